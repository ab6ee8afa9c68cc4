"""Games on disk: one line of JSON that says what is played, then one for every deal, game or run of games."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

from fabletop import __version__
from fabletop.bots.own import digest_of
from fabletop.contract import BadFile, Game, OptionValue, bad, fault_of, message, read_options, read_text

Row = TypeVar("Row", bound=Struct)
FORMAT = "fabletop tournament 1"
LARGEST = 1 << 31
TOURNAMENT = "tournament"


class Plan(Struct, frozen=True):
    """What is played. How many deals of it may change from run to run."""

    game: str
    rules: int
    seats: int
    bots: list[str]
    seed: str
    options: dict[str, OptionValue]
    texts: dict[str, str]
    """Digests of what is read beside the options: a deck of one's own, a bot in a file."""
    program: str
    """The version of fabletop whose bots play."""
    format: str = FORMAT
    kind: str = TOURNAMENT
    """Or simulation."""


def planned(
    game: Game, bots: Sequence[str], seats: int, options: Mapping[str, OptionValue], seed: str, kind: str = TOURNAMENT
) -> Plan:
    """What is to be played, or a complaint if that cannot be."""
    game.set_up(options, seats)
    full = read_options(game.about.options, options)
    texts = {name: hashlib.sha256(text.encode()).hexdigest() for name, text in game.texts(full).items()}
    brought = {name: digest for name in bots if (digest := digest_of(name)) is not None}
    return Plan(
        game=game.about.id,
        rules=game.about.rules_version,
        seats=seats,
        bots=list(bots),
        seed=seed,
        options=full,
        texts=texts | brought,
        program=__version__,
        kind=kind,
    )


def saved_plan(path: Path) -> Plan | None:
    """What a file says it holds; nothing if there is no such file, or nothing in it."""
    if not path.exists() or path.stat().st_size == 0:
        return None
    try:
        plan = msgspec.json.decode("".join(complete_lines(path)[:1]), type=Plan)
    except msgspec.MsgspecError:
        plan = None
    if plan is None or plan.format != FORMAT:
        raise BadFile(str(path), 1, message("error-save-format"))
    return plan


def complete_lines(path: Path) -> list[str]:
    """All lines but one that was cut off."""
    return read_text(path, LARGEST).split("\n")[:-1]


class Save:
    """The file of a plan, which it makes or goes on with. Another tournament's is refused."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        refuse_unwritable(path)
        saved = saved_plan(path)
        if saved is None:
            path.write_bytes(msgspec.json.encode(plan) + b"\n")
        else:
            self.refuse_other(saved, plan)
            self.drop_cut_off_line()

    def refuse_other(self, saved: Plan, plan: Plan) -> None:
        for name in plan.__struct_fields__:
            was, now = getattr(saved, name), getattr(plan, name)
            if was != now:
                raise bad("error-save-other", file=str(self.path), what=name, saved=told(was), given=told(now))

    def drop_cut_off_line(self) -> None:
        with self.path.open("rb+") as file:
            file.truncate(file.read().rfind(b"\n") + 1)

    def rows(self, kind: type[Row]) -> list[Row]:
        """All that has been played."""
        found = []
        for number, line in enumerate(complete_lines(self.path)[1:], 2):
            try:
                found.append(msgspec.json.decode(line, type=kind))
            except msgspec.MsgspecError:
                raise BadFile(str(self.path), number, message("error-save-deal")) from None
        return found

    def add(self, row: Struct) -> None:
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(row) + b"\n")


def refuse_unwritable(path: Path) -> None:
    """Better said before the games than after them."""
    is_new = not path.exists()
    try:
        path.open("ab").close()
        if is_new:
            path.unlink()
    except OSError as error:
        raise bad("error-file-unwritable", file=str(path), why=fault_of(error)) from None


def told(value: object) -> str:
    """One value of a plan, on one line."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
