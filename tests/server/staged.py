"""A real server on a stage: its clock and its ids follow a script, and so does how its tables are re-dealt.

What goes over its sockets can then be compared, byte by byte, with what goes over those of another one.
"""

from __future__ import annotations

import hashlib
import itertools
import os
import secrets
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import granian
import msgspec
from msgspec import Struct

from fabletop.contract import Event, read_seed
from fabletop.match import Entry, Match
from fabletop.match.undo import position_after

STAGE = "FABLETOP_STAGE"
"""Names the folder in which a script may lie."""
BEGIN, TICK = 1_700_000_000_000, 10
"""The first millisecond of the stage's clock, and how many go by with each line in the log of the newest match.

That somebody has gone from an older one is noticed by a real timer, sooner on one server than on the other.
"""


class Redeal(Struct, frozen=True):
    """Another table: drawn by a seed from all that a seat cannot tell from the true one."""

    seed: str
    chance: bytes | None = None
    """The true table's generator, where what is drawn next will be seen."""
    table: bytes | None = None
    """The true table, where every other one would soon show."""


class Redeals(Struct):
    """How one match is re-dealt, by revision."""

    eyes: int
    by_revision: dict[int, Redeal] = {}


class Script(Struct):
    """What a stage is told while it is played on."""

    skipped: int = 0
    """Milliseconds that have gone by besides."""
    redeals: dict[str, Redeals] = {}
    """By the promise of a match, which is its name here."""


def read_script(folder: Path) -> Script:
    file = folder / "script.json"
    return msgspec.json.decode(file.read_bytes(), type=Script) if file.exists() else Script()


def write_script(folder: Path, script: Script) -> None:
    """At once: somebody may be reading."""
    draft = folder / "script.draft"
    draft.write_bytes(msgspec.json.encode(script))
    draft.replace(folder / "script.json")


def redeal(match: Match, eyes: int, how: Redeal) -> None:
    """Replace everything that a seat cannot know. Before the first choice, the deal itself is another one."""
    kind = type(match.position.table)
    if how.table is not None:
        match.position.table = kind.unpacked(how.table)
    else:
        match.game.rules.resample(match.position.table, eyes, read_seed(how.seed))
    if how.chance is not None:
        match.position.table.rng = type(match.position.table.rng).unpacked(how.chance)
    match.owed = None
    if not match.line:
        match.start = position_after(match.game, match.position, ())


class Stage:
    """Puts the script in the place of time and chance."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.lines = 0
        self.matches: list[str] = []
        self.ids = itertools.count()

    def now_ns(self) -> int:
        return (BEGIN + TICK * self.lines + read_script(self.folder).skipped) * 1_000_000

    def token(self, size: int = 32) -> str:
        return hashlib.sha256(f"stage {next(self.ids)}".encode()).hexdigest()[: 2 * size]

    def set(self) -> None:
        from fabletop.server import held as tables
        from fabletop.server.storage import database
        from fabletop.server.storage.log import MatchLog

        append, apply = MatchLog.append, Match.apply

        async def counted(log: Any, match: str, revision: int, bodies: Sequence[bytes], *more: Any) -> None:
            if match not in self.matches:
                self.matches.append(match)
            self.lines += match == self.matches[-1]
            await append(log, match, revision, bodies, *more)

        def applied(match: Match, entry: Entry) -> tuple[Event, ...]:
            told = apply(match, entry)
            plan = read_script(self.folder).redeals.get(match.settings.commitment)
            if plan is not None and match.revision in plan.by_revision:
                redeal(match, plan.eyes, plan.by_revision[match.revision])
            return told

        for target, name, value in [
            (database, "time", SimpleNamespace(time_ns=self.now_ns)),
            (secrets, "token_hex", self.token),
            (secrets, "token_urlsafe", self.token),
            (MatchLog, "append", counted),
            (Match, "apply", applied),
            (tables, "SWEEP", 0.1),
        ]:
            setattr(target, name, value)


def app() -> Any:
    """What the worker serves."""
    from fabletop.server.running import app_of_environment

    made = app_of_environment()
    Stage(Path(os.environ[STAGE])).set()
    return made


def main() -> None:
    """The program, but for what its worker serves."""
    from fabletop.__main__ import run
    from fabletop.server import running

    def on_stage(_: str, **more: Any) -> Any:
        return granian.Granian(f"{app.__module__}:{app.__name__}", **more)

    running.Granian = on_stage  # type: ignore[assignment, attr-defined]
    run()


if __name__ == "__main__":
    app.__module__ = "tests.server.staged"
    main()
