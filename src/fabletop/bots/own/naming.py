"""Players by name: bots of ours, and bots that people bring along."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

from fabletop.bots import BOTS, YARDSTICKS, Bot, bot_named, refuse_unknown_bot
from fabletop.bots.own.faults import BotFault
from fabletop.bots.own.guard import PATIENCE, Outside, OwnBot
from fabletop.bots.own.lines import LOUNGE, LineBot, read_address
from fabletop.bots.own.python import PythonBot, split
from fabletop.contract import bad

PROGRAM, SOCKET = "cmd:", "tcp://"
IN_PYTHON = re.compile(r"(.+\.py|[A-Za-z_][\w.]*):[A-Za-z_][\w.]*")


def is_own(name: str) -> bool:
    """Is this the name of a bot that somebody brings along?"""
    kind = name.partition(":")[0]
    if kind in YARDSTICKS or kind in BOTS:
        return False
    return name.startswith((PROGRAM, SOCKET)) or IN_PYTHON.fullmatch(name) is not None


def player_named(name: str, *, patient: bool = False, patience: float = PATIENCE) -> Bot:
    """A bot of ours or of one's own."""
    return OwnBot(outside_named(name), patience) if is_own(name) else bot_named(name, patient=patient)


def outside_named(name: str) -> Outside:
    return LineBot(name) if name.startswith((PROGRAM, SOCKET)) else PythonBot(name)


def fresh_player(name: str, *, patience: float = PATIENCE) -> Bot:
    """A bot that has never been asked anything: another process, another object."""
    if not is_own(name):
        return bot_named(name, patient=True)
    outside = LineBot(name, is_fresh=True) if name.startswith((PROGRAM, SOCKET)) else PythonBot(name, is_fresh=True)
    return OwnBot(outside, patience)


def refuse_unknown_player(name: str) -> None:
    """Complain about a bot that does not exist, or that is not ready to play; better said before the games."""
    if not is_own(name):
        refuse_other(name)
    elif name.startswith((PROGRAM, SOCKET)):
        refuse_unready(name)
    else:
        PythonBot(name)


def refuse_other(name: str) -> None:
    """Complain about a name that is no bot's, and say how a bot of one's own would be named."""
    if name.partition(":")[0] in (*BOTS, *YARDSTICKS):
        refuse_unknown_bot(name)
        return
    ours = ["you", *BOTS, *(f"{kind}:N" for kind in YARDSTICKS)]
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
    if not is_own(name) or name.startswith((PROGRAM, SOCKET)) or not place.endswith(".py"):
        return None
    return place, Path(place).read_text("utf-8")


def digest_of(name: str) -> str | None:
    """What a bot in a file is, so that nobody mixes up the games of two of them; nothing for others."""
    source = source_of(name)
    return None if source is None else hashlib.sha256(source[1].encode()).hexdigest()
