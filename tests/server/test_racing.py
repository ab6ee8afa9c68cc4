"""Several workers on PostgreSQL and Redis: the history of each match is one sequence, whatever the broker does."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import math
import random
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import pytest

from fabletop.match import Answer, Match, decode
from fabletop.server.storage import open_storage
from tests.server import services
from tests.server.ordeals import PATIENT
from tests.server.players import Guest, Room, Seat
from tests.server.test_process import serving

pytestmark = pytest.mark.anyio
WORKERS = "4"
TABLES = [("fox", ("Ann", "Bob"), ()), ("fairytale", ("Cyd", "Dan", "Eve"), ()), ("grimm", ("Fay",), ("random",))]
MOVES, WITHOUT_NEWS = 30, 15
"""Commands that are acknowledged before the broker goes, and while it is away."""
PATIENCE = 240
LINES = 3
"""Sockets of each person, most likely at different workers."""


class Broker:
    """A Redis that can be taken away and brought back."""

    def __init__(self, folder: Path) -> None:
        self.socket = folder / "redis"
        self.stack = contextlib.ExitStack()

    def start(self) -> None:
        program = services.program("redis-server", "valkey-server")
        command = [
            program,
            "--port",
            "0",
            "--unixsocket",
            str(self.socket),
            "--save",
            "",
            "--dir",
            str(self.socket.parent),
        ]
        self.stack.enter_context(services.running(command, None, self.answers))

    def answers(self) -> bool:
        ask = [services.program("redis-cli", "valkey-cli"), "-s", str(self.socket), "ping"]
        try:
            return b"PONG" in subprocess.run(ask, capture_output=True, timeout=services.PATIENCE).stdout
        except subprocess.TimeoutExpired:
            return False

    def stop(self) -> None:
        self.stack.close()


class Order:
    """What was sent before what was answered, over all clients: they share one process, so it can be told."""

    def __init__(self) -> None:
        self.moments = itertools.count()
        self.sent: dict[str, int] = {}
        self.answered: dict[str, int] = {}
        self.acknowledged = asyncio.Condition()
        self.count = 0

    async def note(self, token: str) -> None:
        async with self.acknowledged:
            self.answered[token] = next(self.moments)
            self.count += 1
            self.acknowledged.notify_all()

    async def more(self, commands: int) -> None:
        """Wait until so many more commands were acknowledged."""
        enough = self.count + commands
        async with self.acknowledged:
            await self.acknowledged.wait_for(lambda: self.count >= enough)


class Racer:
    """One socket of somebody who sends answers as fast as possible, also to questions that others answer meanwhile."""

    def __init__(self, seat: Seat, number: int, order: Order) -> None:
        self.seat, self.order = seat, order
        self.chance = random.Random(f"{seat.guest.name} {number}")
        self.tokens = (f"r-{seat.guest.name}-{number}-{count}" for count in itertools.count())
        self.acknowledged: list[str] = []
        self.events: dict[int, Any] = {}
        """What was told, by its place in all that this seat is told."""

    async def race(self) -> None:
        while self.seat.view["phase"] != "over":
            asked = self.seat.view["asked"]
            if asked is None:
                await self.hear()
                continue
            choice = self.chance.choice(asked["question"]["choices"])["number"]
            await self.ask({"do": "answer", "question": asked["id"], "choice": choice})

    async def ask(self, command: dict[str, Any]) -> None:
        token = next(self.tokens)
        self.order.sent[token] = next(self.order.moments)
        await self.seat.send(do="command", token=token, command=command)
        told = await self.hear()
        while told.get("token") != token:
            told = await self.hear()
        if told["do"] != "refused":
            self.acknowledged.append(token)
            await self.order.note(token)

    async def hear(self) -> dict[str, Any]:
        """Nothing is lost, doubled or out of order: the view counts the events that came."""
        heard = self.seat.view["heard"]
        told = await self.seat.listen()
        if told["do"] == "update":
            assert told["view"]["heard"] == heard + len(told["events"])
            self.events |= {heard + place: event for place, event in enumerate(told["events"])}
        return told


async def race(room: Room, order: Order, game: str, names: tuple[str, ...], bots: tuple[str, ...]) -> list[Racer]:
    players = await room.seated(game, *names, bots=bots, grace=3600)
    seats = [await player.guest.come(player.table) for player in players for _ in range(LINES)]
    return [Racer(seat, number, order) for number, seat in enumerate(seats)]


async def during(racing: asyncio.Future[Any], what: str, order: Order, commands: int) -> None:
    """Wait for so many more commands; what ends the race before, or holds it up, is told at once."""
    waiting = asyncio.ensure_future(order.more(commands))
    await asyncio.wait((racing, waiting), timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    if waiting.done():
        return
    waiting.cancel()
    if racing.done():
        racing.result()
        pytest.fail(f"all matches were over {what}, after {order.count} commands")
    fail_slow(racing, what, order)


async def until_over(racing: asyncio.Future[Any], order: Order) -> None:
    await asyncio.wait((racing,), timeout=PATIENCE)
    if not racing.done():
        fail_slow(racing, "until the end", order)
    racing.result()


def fail_slow(racing: asyncio.Future[Any], what: str, order: Order) -> NoReturn:
    racing.cancel()
    pytest.fail(f"{PATIENCE} seconds were not enough {what}: {order.count} commands were acknowledged")


async def test_the_history_of_each_match_is_one_sequence(new_postgres: Callable[[], str], tmp_path: Path) -> None:
    database, broker, order = new_postgres(), Broker(tmp_path), Order()
    broker.start()
    words = ["--workers", WORKERS, "--database", database, "--broker", f"unix://{broker.socket}"]
    try:
        with serving(*words, environment=PATIENT, quiet=True) as (_, url):
            async with Room(url) as room:
                racers = [racer for table in TABLES for racer in await race(room, order, *table)]
                racing = asyncio.gather(*(racer.race() for racer in racers))
                await during(racing, "before the broker went", order, MOVES)
                await asyncio.to_thread(broker.stop)
                await during(racing, "while the broker was away", order, WITHOUT_NEWS)
                await asyncio.to_thread(broker.start)
                await until_over(racing, order)
                people = {
                    racer.seat.guest: (await racer.seat.guest.http.get("/api/me")).json()["id"] for racer in racers
                }
        await check(database, racers, people, order)
    finally:
        broker.stop()


async def check(database: str, racers: list[Racer], people: dict[Guest, str], order: Order) -> None:
    async with open_storage(database) as storage:
        for table in {racer.seat.table for racer in racers}:
            rows = await storage.log.read(table)
            entries = [decode(row.body) for row in rows]
            assert [row.revision for row in rows] == list(range(len(rows)))
            assert Match.from_log(entries).phase == "over"
            questions = [entry.command.question for entry in entries if isinstance(entry.command, Answer)]
            assert len(questions) == len(set(questions))
            here = [racer for racer in racers if racer.seat.table == table]
            for racer in here:
                mine = [e.token for e in entries if e.by == people[racer.seat.guest] and e.token in racer.acknowledged]
                assert mine == racer.acknowledged
            raced = [entry.token for entry in entries if entry.token.startswith("r-")]
            assert sorted(raced) == sorted(token for racer in here for token in racer.acknowledged)
            check_order(raced, order)
            check_events(here)
            assert len({str(racer.seat.view["result"]) for racer in here}) == 1


def check_order(raced: list[str], order: Order) -> None:
    """What was answered before something else was sent stands before it."""
    earliest = math.inf
    for token in reversed(raced):
        assert order.sent[token] < earliest
        earliest = min(earliest, order.answered[token])


def check_events(here: list[Racer]) -> None:
    """All lines of a seat were told the same, in the same order."""
    told: dict[tuple[Guest, int], Any] = {}
    for racer in here:
        for place, event in racer.events.items():
            assert told.setdefault((racer.seat.guest, place), event) == event
