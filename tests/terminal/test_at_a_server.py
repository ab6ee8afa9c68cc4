"""The application at a table of a real server, with a second client that has no browser."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
from textual.pilot import Pilot

from fabletop.match import Start
from fabletop.terminal.account import Account, phrases_of
from fabletop.terminal.app import FabletopApp
from fabletop.terminal.fetching import record_of_match
from fabletop.terminal.screens.result import ResultScreen
from fabletop.terminal.screens.table import TableScreen
from fabletop.terminal.servertable import ServerTable
from fabletop.wire import NewTable, Opened
from tests.terminal.driving import LARGE, SMALL, app_at, choose, text_on, until, until_asked
from tests.terminal.neighbour import Neighbour


async def take_back(pilot: Pilot[None], table: ServerTable, neighbour: Neighbour) -> None:
    await pilot.press("u")
    undone = {"match-taken-back", "match-undone"}  # a card that asks its player again is taken back without consent
    await until(pilot, lambda: undone & {event.message.id for event in table.told}, "the undo")


async def lose_the_line(pilot: Pilot[None], table: ServerTable, neighbour: Neighbour) -> None:
    assert table.socket is not None
    table.socket.transport.abort()
    await until(pilot, lambda: table.state == "lost", "the loss")
    table.try_now()
    await until(pilot, lambda: table.state == "here", "the line")
    await pilot.resize_terminal(*LARGE)


async def greet(pilot: Pilot[None], table: ServerTable, neighbour: Neighbour) -> None:
    await pilot.press("t", "down", "enter")
    await until(pilot, lambda: "talk-good-luck" in neighbour.heard, "the greeting")


async def answer(pilot: Pilot[None], table: ServerTable) -> None:
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen)
    assert table.view is not None
    asked = table.view.asked
    assert asked is not None
    await choose(pilot, 1, len(asked.question.choices))
    await until(pilot, lambda: table.view.asked is not asked and not screen.pending, "the answer")  # type: ignore[union-attr]


def test_a_whole_match_with_undo_talk_a_lost_line_and_another_size(url: str, tmp_path: Path) -> None:
    account = Account(url, "Anna", "en", tmp_path / "guests.json")
    asked = NewTable(game="fox", seats=2, options={"target": 16}, talk="free")
    opened = msgspec.json.decode(account.post("/api/tables", asked), type=Opened)
    table = ServerTable(account, opened.id, f"link={opened.link}")
    app = app_at(table, tmp_path, phrases=phrases_of(account))
    neighbour = Neighbour(url, opened)
    asyncio.run(play_it(app, table, neighbour))
    neighbour.leave()
    assert app.trouble is None, app.trouble
    heard = [event.message.id for event in table.told]
    assert heard.count("match-over-played") == 1
    assert heard.count("match-started") == 1
    record = record_of_match(account, opened.id)
    assert record.fair is not None
    assert record.players == {0: "Anna", 1: "Boris"}


async def play_it(app: FabletopApp, table: ServerTable, neighbour: Neighbour) -> None:
    """From the waiting room to the result."""
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: table.view is not None and table.view.seat == 0, "the table")
        await until(pilot, lambda: "host" in text_on(app), "the room")
        neighbour.start()
        await until(pilot, lambda: table.view.seats[1].kind == "person", "the neighbour")  # type: ignore[union-attr]
        await pilot.press("m", "1")
        await until(pilot, lambda: table.view.phase == "playing", "the start")  # type: ignore[union-attr]
        happenings = {3: take_back, 5: lose_the_line, 6: greet}
        made = 0
        while await until_asked(pilot, table):
            happening = happenings.pop(made, None)
            if happening is not None:
                await happening(pilot, table, neighbour)
            else:
                await answer(pilot, table)
            made += happening is None
        assert not happenings
        await until(pilot, lambda: isinstance(app.screen, ResultScreen), "the result")
        await pilot.pause()
        await until(pilot, lambda: "Boris" in text_on(app))
        await until(pilot, lambda: "target of 16" in text_on(app))
        await pilot.press("escape", "q")


def test_who_comes_back_is_the_same_guest(url: str, tmp_path: Path) -> None:
    file = tmp_path / "guests.json"
    first = Account(url, "Anna", "en", file)
    assert Account(url, None, "en", file).cookie == first.cookie
    assert file.stat().st_mode & 0o077 == 0
    file.write_text("nonsense")
    assert Account(url, None, "en", file).cookie != first.cookie


def test_what_the_server_refuses_is_told_and_the_game_goes_on(url: str, tmp_path: Path) -> None:
    account = Account(url, "Anna", "en")
    opened = msgspec.json.decode(
        account.post("/api/tables", NewTable(game="grimm", seats=2, bots=("easy",))), type=Opened
    )
    table = ServerTable(account, opened.id, f"link={opened.link}")
    app = app_at(table, tmp_path)

    async def play() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await until(pilot, lambda: table.view is not None and table.view.seat == 0, "the table")
            await table.do(Start())
            assert await until_asked(pilot, table)
            await pilot.press("u")
            await until(pilot, lambda: "✗" in text_on(app), "the refusal")
            await until(pilot, lambda: "no choice that could be taken back" in text_on(app))
            await pilot.press("p")
            await until(pilot, lambda: table.view.phase == "paused", "the pause")  # type: ignore[union-attr]
            await pilot.press("p")
            await until(pilot, lambda: table.view.phase == "playing", "the end of the pause")  # type: ignore[union-attr]
            await pilot.press("m")
            await pilot.pause()
            await until(pilot, lambda: "Resign" in text_on(app))

    asyncio.run(play())
    assert app.trouble is None
    assert table.socket is not None
    assert table.socket.transport.is_closing()


def test_a_table_that_is_not_for_us_is_left_with_a_sentence(url: str, tmp_path: Path) -> None:
    owner, stranger = Account(url, "Anna", "en"), Account(url, "Eve", "en")
    opened = msgspec.json.decode(owner.post("/api/tables", NewTable(game="fox", seats=2)), type=Opened)
    table = ServerTable(stranger, opened.id)
    app = app_at(table, tmp_path)

    async def play() -> None:
        async with app.run_test(size=SMALL):
            while app.closed is None:
                await asyncio.sleep(0.01)

    asyncio.run(play())
    assert app.closed
