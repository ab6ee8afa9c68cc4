"""Players by name: bots of ours, and bots that people bring along."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

from fabletop.bots import BOTS, YARDSTICKS, Bot, bot_named, is_styled, refuse_unknown_bot
from fabletop.bots.own.added import AddedBot, added_networks, file_of, is_added, refuse_other_game
from fabletop.bots.own.faults import BotFault
from fabletop.bots.own.guard import MOVE_TIMEOUT, Outside, OwnBot
from fabletop.bots.own.lines import LOUNGE, LineBot, read_address
from fabletop.bots.own.python import PythonBot, split
from fabletop.contract import Game, bad

PROGRAM, SOCKET = "cmd:", "tcp://"
IN_PYTHON = re.compile(r"(.+\.py|[A-Za-z_][\w.]*):[A-Za-z_][\w.]*")


def is_own(name: str) -> bool:
    """Is this the name of a bot that somebody brings along?"""
    kind = name.partition(":")[0]
    if kind in YARDSTICKS or kind in BOTS or is_styled(name):
        return False
    return name.startswith((PROGRAM, SOCKET)) or IN_PYTHON.fullmatch(name) is not None or is_added(name)


def player_named(name: str, *, patient: bool = False, patience: float = MOVE_TIMEOUT) -> Bot:
    """A bot of ours or of one's own."""
    return OwnBot(outside_named(name), patience) if is_own(name) else bot_named(name, patient=patient)


def outside_named(name: str, *, is_fresh: bool = False) -> Outside:
    if is_added(name):
        return AddedBot(name)
    return (LineBot if name.startswith((PROGRAM, SOCKET)) else PythonBot)(name, is_fresh=is_fresh)


def fresh_player(name: str, *, patience: float = MOVE_TIMEOUT) -> Bot:
    """A bot that has never been asked anything: another process, another object."""
    if not is_own(name):
        return bot_named(name, patient=True)
    return OwnBot(outside_named(name, is_fresh=True), patience)


def refuse_unknown_player(name: str, game: Game | None = None) -> None:
    """Complain about a bot that does not exist, or that is not ready to play; better said before the games."""
    if not is_own(name):
        refuse_other(name, game)
    elif is_added(name):
        if game is not None:
            refuse_other_game(name, game)
    elif name.startswith((PROGRAM, SOCKET)):
        refuse_unready(name)
    else:
        PythonBot(name)


def refuse_other(name: str, game: Game | None = None) -> None:
    """Complain about a name that is no bot's, and say how a bot of one's own would be named."""
    if name.partition(":")[0] in (*BOTS, *YARDSTICKS) or is_styled(name):
        refuse_unknown_bot(name, game)
        return
    ours = ["you", *BOTS, *added_networks(), *(f"{kind}:N" for kind in YARDSTICKS)]
    raise bad(
        "error-bot-unknown", bot=name, allowed=", ".join([*ours, "FILE.py:CLASS", "cmd:COMMAND", "tcp://HOST:PORT"])
    )


def refuse_unready(name: str) -> None:
    if name.startswith(SOCKET):
        read_address(name)
    try:
        LOUNGE.bring_back(name, LOUNGE.fetch(name))
    except BotFault as error:
        raise bad("error-bot-unready", why=error.fault.told(name)) from None


def source_of(name: str) -> tuple[str, str] | None:
    """The file of a bot and what stands in it; nothing for bots that are in no file."""
    place = split(name)[0]
    if not is_own(name) or is_added(name) or name.startswith((PROGRAM, SOCKET)) or not place.endswith(".py"):
        return None
    return place, Path(place).read_text("utf-8")


def digest_of(name: str) -> str | None:
    """What a bot in a file is, so that nobody mixes up the games of two of them; nothing for others."""
    if is_added(name):
        files = [file_of(name, game) for game in added_networks()[name]]
        return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()
    source = source_of(name)
    return None if source is None else hashlib.sha256(source[1].encode()).hexdigest()
