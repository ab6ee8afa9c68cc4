"""No leak on the wire: over real sockets, a seat and a spectator hear the same of a match and of its re-dealt twin."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import pytest

from fabletop.match import MatchCommand, Start, decode
from fabletop.server.storage import open_storage
from tests.server.ordeals import PATIENT
from tests.server.players import Guest, Room, Seat
from tests.server.staged import STAGE, Redeals, read_script, write_script
from tests.server.test_process import serving
from tests.server.twins import Act, Twins, redealt_first

pytestmark = pytest.mark.anyio
TABLES = [("fox", ("Ann", "Bob"), 1), ("fairytale", ("Ann", "Bob", "Cyd"), 0), ("grimm", ("Ann", "Bob"), 0)]
SECONDS = 600
CLOCK = {"kind": "decision", "seconds": SECONDS}
TALKATIVE = 50
"""Something is said now and then up to so many acts: talk has its limits."""
AWAY = 5
"""Every so many acts a line breaks, misses one, and comes back."""


@dataclass
class Ear:
    """Everything that one listener hears, over all its lines."""

    guest: Guest
    table: str
    link: dict[str, str]
    line: Seat
    kept: list[str] = field(default_factory=list)

    async def rest(self) -> None:
        """Hear all that was sent so far."""
        await self.line.send(do="ping")
        await self.line.listen_until(lambda told: bool(told["do"] == "pong"))

    async def go(self) -> int:
        """Hang up; gives how many events were heard."""
        await self.line.leave()
        self.guest.seats.remove(self.line)
        self.kept += self.line.heard
        return int(self.line.view["heard"])

    async def come(self, **heard: int) -> None:
        self.line = await self.guest.come(self.table, **self.link, **heard)

    @property
    def all(self) -> list[str]:
        return self.kept + self.line.heard


class House:
    """One of the two servers, with everybody at a table of it."""

    def __init__(self, url: str, folder: Path) -> None:
        self.room, self.folder = Room(url), folder
        self.seats: list[Seat] = []
        self.ears: list[Ear] = []

    @property
    def database(self) -> str:
        return f"sqlite:///{self.folder}/fabletop.db"

    async def open(self, game: str, names: tuple[str, ...], eyes: int) -> None:
        """A table, full; the seat that is looked through has two lines, and the spectator one."""
        self.seats = await self.room.gathered(game, *names, clock=CLOCK, stand_in="random", talk="free", grace=3600)
        table = self.seats[0].table
        (spectator,) = await self.room.guests("Zoe")
        watch = {"watch": self.room.links[table]["watch"]}
        seat = self.seats[eyes]
        self.ears = [
            Ear(seat.guest, table, {}, seat),
            Ear(seat.guest, table, {}, await seat.guest.come(table)),
            Ear(spectator, table, watch, await spectator.come(table, **watch)),
        ]

    @property
    def promise(self) -> str:
        return str(self.seats[0].view["fairness"]["commitment"])

    async def do(self, seat: int, command: MatchCommand) -> None:
        told = await self.seats[seat].ask(do="command", command=msgspec.to_builtins(command))
        assert told["do"] in ("update", "done"), told

    async def skip(self, milliseconds: int, eyes: int, heard: int) -> None:
        """Let time go by, until a bot has decided for the eyes."""
        script = read_script(self.folder)
        script.skipped += milliseconds
        write_script(self.folder, script)
        await self.seats[eyes].until(lambda view: bool(view["heard"] == heard))

    async def say(self, seat: int, **words: str) -> None:
        assert (await self.seats[seat].ask(do="say", **words))["do"] == "done"

    async def rest(self) -> None:
        for ear in self.ears:
            await ear.rest()


@pytest.fixture(scope="module")
def stages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[tuple[str, Path]]]:
    """Two servers with one clock and one source of ids."""
    with contextlib.ExitStack() as stack:
        found = []
        for name in ("true", "twin"):
            folder = tmp_path_factory.mktemp(name)
            environment = PATIENT | {STAGE: str(folder)}
            running = serving("--data", str(folder), environment=environment, quiet=True, program="tests.server.staged")
            found.append((stack.enter_context(running)[1], folder))
        yield found


@pytest.fixture
async def houses(stages: list[tuple[str, Path]]) -> AsyncIterator[list[House]]:
    found = [House(url, folder) for url, folder in stages]
    yield found
    for house in found:
        await house.room.__aexit__()


async def imagined(house: House, eyes: int, seed: str) -> Twins:
    """How the match will go, from what is in the log so far."""
    async with open_storage(house.database) as storage:
        log = [decode(row.body) for row in await storage.log.read(house.seats[0].table)]
    twins = Twins(log, eyes, seed)
    twins.play()
    return twins


def tell(house: House, redeals: Redeals) -> None:
    script = read_script(house.folder)
    script.redeals[house.promise] = redeals
    write_script(house.folder, script)


@pytest.mark.parametrize(("game", "names", "eyes"), TABLES)
async def test_every_byte_of_a_whole_match_is_the_same_on_re_dealt_tables(
    houses: list[House], game: str, names: tuple[str, ...], eyes: int
) -> None:
    """Greetings, fresh views, what was missed, moves, offers, undo, talk and clocks."""
    true, twin = houses
    for house in houses:
        await house.open(game, names, eyes)
    tell(twin, redealt_first(len(names) + 1, eyes))
    for house in houses:
        await house.do(0, Start())
    twins = await imagined(true, eyes, f"wire {game}")
    tell(twin, twins.redeals)
    await play(houses, twins)
    for here, there in zip(true.ears, twin.ears, strict=True):
        assert here.all == there.all
    assert true.ears[0].line.view["phase"] == "over"
    assert twins.differed > len(twins.true.line) / 2
    heard = "".join(true.ears[0].all)
    for said in ("match-time-up", "match-paused", "match-declined", '"do":"said"', '"missed":[{', '"missed":null'):
        assert said in heard + "".join(true.ears[1].all), said
    assert "match-undone" in heard or "match-taken-back" in heard


async def play(houses: list[House], twins: Twins) -> None:
    """Everything that was imagined, at both tables; lines break in between, miss an act and come back."""
    for number, act in enumerate(twins.acts):
        place = 1 + number // AWAY % 2 if number % AWAY == 0 else None
        heard = set() if place is None else {await house.ears[place].go() for house in houses}
        await perform(houses, act, twins)
        if number % 7 == 0 and number < TALKATIVE:
            words = {"phrase": "talk-wow"} if number % 2 else {"text": "hm"}
            for house in houses:
                await house.say(number % len(house.seats), **words)
        if place is not None:
            (known,) = heard
            for house in houses:
                await house.ears[place].come(**({"heard": known} if number // AWAY % 4 < 2 else {}))
        for house in houses:
            await house.rest()


async def perform(houses: list[House], act: Act, twins: Twins) -> None:
    for house, command in zip(houses, (act.true, act.twin), strict=True):
        if act.seat is None:
            await house.skip(1000 * SECONDS, twins.eyes, twins.heard_then)
        else:
            await house.do(act.seat, command)
