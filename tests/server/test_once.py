"""Several workers hold a table, and do at the same moment what nobody at it does: it is done once."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Callable
from typing import Any, Literal, cast

import pytest

from fabletop.contract import commitment_of
from fabletop.match import (
    Answer,
    ClockRule,
    Continue,
    Entry,
    Person,
    Propose,
    Resign,
    StandIn,
    Start,
    TablePlan,
    TimeUp,
    Went,
    decode,
    settings_for,
)
from fabletop.server import held as held_tables
from fabletop.server import live, lobby
from fabletop.server.app import make_app
from fabletop.server.held import Tables
from fabletop.server.lines import Line
from fabletop.server.lobby import Lobby
from fabletop.server.settings import Settings
from fabletop.server.storage import Player
from fabletop.wire import QuickMatch

pytestmark = pytest.mark.anyio
WORKERS = 4
PATIENCE = 120
RUNNING: tuple[Literal["open", "playing"], ...] = ("open", "playing")
ANN, BOB = Player("ann", "guest", "Ann", 0), Player("bob", "guest", "Bob", 0)


@pytest.fixture(autouse=True)
def nobody_waits_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "COURTESY", 0.0)
    monkeypatch.setattr(held_tables, "SWEEP", 0.1)


@pytest.fixture
async def workers(new_postgres: Callable[[], str], redis_url: str) -> AsyncIterator[list[Tables]]:
    """As many workers as one process can be."""
    settings = Settings(database=new_postgres(), broker=redis_url, workers=WORKERS)
    async with contextlib.AsyncExitStack() as stack:
        apps = [make_app(settings) for _ in range(WORKERS)]
        for app in apps:
            await stack.enter_async_context(app.lifespan())
        for player in (ANN, BOB):
            await apps[0].state.storage.players.create_guest(player.id, player.name)
        yield [app.state.tables for app in apps]


class Deaf:
    """A socket that nobody reads."""

    async def send(self, message: Any) -> None:
        """It goes nowhere."""


async def held(workers: list[Tables], name: str, *players: Player) -> None:
    """Every worker holds the table, and has a line to these people."""
    for worker in workers:
        table = await worker.table(name)
        assert table is not None
        for player in players:
            line = Line(cast(Any, Deaf()), player, may_sit=True)
            line.is_gone = True  # nobody will wait for it to hear a goodbye
            table.attach(line)


async def begun(workers: list[Tables], clock: ClockRule, *players: Player, grace: int = 3600) -> str:
    """A match of Ann and Bob, held by every worker."""
    secret = secrets.token_hex(32)
    seated = (Person("ann", "Ann"), Person("bob", "Bob"))
    asked = TablePlan(game="fox", seats=2, seated=seated, clock=clock, stand_in="random", grace=grace)
    opened = await workers[0].set_up(settings_for(asked, commitment=commitment_of(secret), host="ann"), secret, {})
    await held(workers, opened.id, *players)
    table = await workers[0].table(opened.id)
    assert table is not None
    await table.do(Start(), by="ann")
    return opened.id


async def log_until(workers: list[Tables], name: str, is_it: Callable[[list[Entry]], bool]) -> list[Entry]:
    """The log of a match, once it looks like that and nobody has anything more to say about it."""
    async with asyncio.timeout(PATIENCE):
        while True:
            entries = [decode(row.body) for row in await workers[0].storage.log.read(name)]
            if is_it(entries):
                return entries
            await asyncio.sleep(0.05)


def commands(entries: list[Entry], kind: type) -> list[Any]:
    return [entry.command for entry in entries if isinstance(entry.command, kind)]


async def test_a_clock_at_zero_fires_once_and_one_bot_decides(workers: list[Tables]) -> None:
    name = await begun(workers, ClockRule("decision", 1), ANN, BOB)
    assert all(name in worker.live for worker in workers)
    entries = await log_until(workers, name, lambda entries: len(commands(entries, Answer)) >= 4)
    fired = [entry.command for entry in entries if isinstance(entry.command, TimeUp | Answer)]
    assert len(fired) >= 8
    for up, answer in zip(fired[::2], fired[1::2], strict=False):
        assert isinstance(up, TimeUp)
        assert isinstance(answer, Answer)
        assert answer.question.startswith(f"{up.seat}.")
    questions = [answer.question for answer in commands(entries, Answer)]
    assert len(questions) == len(set(questions))


async def test_somebody_goes_once_and_one_bot_stands_in(workers: list[Tables], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "UNSEEN", 0)
    name = await begun(workers, ClockRule(), ANN, grace=0)
    entries = await log_until(workers, name, lambda entries: bool(commands(entries, StandIn)))
    assert commands(entries, Went) == [Went("bob")]
    assert commands(entries, StandIn) == [StandIn(1)]


async def test_bots_fill_a_table_once(workers: list[Tables], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "QUICK_WAIT", 0)
    opened = await Lobby(workers[0]).quick(ANN, QuickMatch(game="fox", seats=2))
    await held(workers, opened.id, ANN)
    entries = await log_until(workers, opened.id, lambda entries: bool(commands(entries, Start)))
    assert [command.fill for command in commands(entries, Start)] == ["medium"]


async def test_a_rematch_is_opened_once_and_a_bot_sits_down_for_whoever_went(
    workers: list[Tables], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "UNSEEN", 0)
    monkeypatch.setattr(held_tables, "REMATCH_WAIT", 0)
    name = await begun(workers, ClockRule(), ANN)
    await log_until(workers, name, lambda entries: bool(commands(entries, Went)))
    table = await workers[1].table(name)
    assert table is not None
    await table.do(Resign(), by="ann")
    await table.do(Propose("rematch"), by="ann")
    entries = await log_until(workers, name, lambda entries: bool(commands(entries, Continue)))
    (continued,) = commands(entries, Continue)
    await held(workers, continued.match, ANN)
    begun_again = await log_until(workers, continued.match, lambda entries: bool(commands(entries, Start)))
    assert [command.fill for command in commands(begun_again, Start)] == ["random"]
    matches = workers[0].storage.matches
    async with asyncio.timeout(PATIENCE):  # whoever was slower takes its table away again
        while [row.id for status in RUNNING for row in await matches.listed(status)] != [continued.match]:
            await asyncio.sleep(0.05)
