"""The others at a table of a server: whom one need not hear, the deal of all, the clocks, and the match after."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec
import pytest
from textual.pilot import Pilot

from fabletop.contract import commitment_of, seed_of
from fabletop.match import ClockRule, Resign, Start
from fabletop.match.views import Fairness
from fabletop.records.matches import read_record
from fabletop.terminal.account import Account
from fabletop.terminal.app import FabletopApp
from fabletop.terminal.fairness import is_fair, verdict_words
from fabletop.terminal.screens.asking import MenuScreen, WordsScreen
from fabletop.terminal.screens.reading import TextScreen
from fabletop.terminal.screens.result import ResultScreen
from fabletop.terminal.screens.table import TableScreen
from fabletop.terminal.servertable import ServerTable
from fabletop.text.speech import Speech
from fabletop.wire import NewTable, Opened, Say
from tests.terminal.driving import LARGE, app_at, text_on, until, until_asked
from tests.terminal.neighbour import Neighbour

Play = Callable[[Pilot[None]], Awaitable[None]]


def opened_by(account: Account, asked: NewTable) -> tuple[ServerTable, Opened]:
    opened = msgspec.json.decode(account.post("/api/tables", asked), type=Opened)
    return ServerTable(account, opened.id, f"link={opened.link}"), opened


@contextmanager
def beside(url: str, opened: Opened) -> Iterator[Neighbour]:
    neighbour = Neighbour(url, opened)
    neighbour.start()
    try:
        yield neighbour
    finally:
        neighbour.leave()


def run(app: FabletopApp, play: Play) -> None:
    async def playing() -> None:
        async with app.run_test(size=LARGE) as pilot:
            await play(pilot)

    asyncio.run(playing())
    assert app.trouble is None, app.trouble


async def choose_in_menu(pilot: Pilot[None], name: str) -> None:
    """One of the answers of the menu that is open or about to open."""
    await until(pilot, lambda: isinstance(pilot.app.screen, MenuScreen), "the menu")
    screen = pilot.app.screen
    assert isinstance(screen, MenuScreen)
    names = [answer for answer, _ in screen.answers]
    await pilot.press(str(names.index(name) + 1))
    await until(pilot, lambda: pilot.app.screen is not screen, "the end of the menu")


async def do_about_the_neighbour(pilot: Pilot[None], what: str) -> None:
    await pilot.press("m")
    await choose_in_menu(pilot, "about 1")
    await choose_in_menu(pilot, what)


async def write(pilot: Pilot[None], words: str) -> None:
    await until(pilot, lambda: isinstance(pilot.app.screen, WordsScreen) and pilot.app.focused, "the question")
    await pilot.press(*("space" if letter == " " else letter for letter in words), "enter")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_neighbour_is_muted_heard_again_and_reported(
    language: str, url: str, server_data: Path, tmp_path: Path
) -> None:
    table, opened = opened_by(Account(url, "Anna", "en"), NewTable(game="fox", seats=2, talk="free"))
    app, say = app_at(table, tmp_path, language), Speech(language)

    def has_heard(words: str) -> bool:
        return any(said.text == words for said in table.talk)

    async def play(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: table.view is not None and table.view.seats[1].kind == "person", "the neighbour")
        neighbour.send(Say("a", text="one"))
        await until(pilot, lambda: has_heard("one"), "the first words")
        await until(pilot, lambda: "” Boris: one" in text_on(app), "the first words on the table")
        await pilot.press("t")
        neighbour.send(Say("d", text="and more"))
        await until(pilot, lambda: "Boris: and more" in text_on(app), "what is said while one reads")
        await pilot.press("escape")
        await do_about_the_neighbour(pilot, "mute")
        await until(pilot, lambda: say("term-muted", name="Boris") in text_on(app), "the silence")
        assert not table.talk_heard()
        neighbour.send(Say("b", text="two"))
        await until(pilot, lambda: "two" in neighbour.heard, "the second words")
        await do_about_the_neighbour(pilot, "mute")
        await until(pilot, lambda: say("term-unmuted", name="Boris") in text_on(app), "the end of the silence")
        neighbour.send(Say("c", text="three"))
        await until(pilot, lambda: has_heard("three"), "the third words")
        assert not has_heard("two")
        await do_about_the_neighbour(pilot, "report")
        await write(pilot, f"bad jokes {language}")
        await until(pilot, lambda: say("web-talk-reported") in text_on(app), "the thanks")

    with beside(url, opened) as neighbour:
        run(app, play)
    with closing(sqlite3.connect(server_data / "fabletop.db")) as storage:
        told = storage.execute("select why, said from reports where match = ?", [opened.id]).fetchall()
    assert told == [(f"bad jokes {language}", "three")]


async def begin_and_resign(pilot: Pilot[None], table: ServerTable) -> None:
    """The shortest match."""
    await until(pilot, lambda: table.view is not None and table.view.seats[1].kind == "person", "the neighbour")
    await table.do(Start())
    await table.do(Resign())
    await until(pilot, lambda: isinstance(pilot.app.screen, ResultScreen), "the result")


def test_words_for_the_deal_its_check_and_a_record_that_is_kept(url: str, tmp_path: Path) -> None:
    table, opened = opened_by(Account(url, "Anna", "en"), NewTable(game="fox", seats=2))
    app = app_at(table, tmp_path)

    async def play(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: table.view is not None and table.view.seat == 0, "the table")
        await pilot.press("m")
        await choose_in_menu(pilot, "words")
        await write(pilot, "seven crows")
        await until(pilot, lambda: "seven crows · –" in text_on(app), "the words")
        await begin_and_resign(pilot, table)
        await until(pilot, lambda: "✓ It fits" in text_on(app), "the verdict")
        await until(pilot, lambda: "The record of this game is in" in text_on(app), "the record")
        await pilot.press("f")
        await until(pilot, lambda: isinstance(app.screen, TextScreen) and "Secret:" in text_on(app), "the secret")
        await until(pilot, lambda: table.promised in text_on(app))

    with beside(url, opened):
        run(app, play)
    (kept,) = tmp_path.glob("*.fable")
    assert kept == app.saved
    record = read_record(kept)
    assert record.fair is not None
    assert tuple(record.fair.words) == ("seven crows", "")
    assert record.players == {0: "Anna", 1: "Boris"}


def test_after_a_rematch_one_key_leads_to_the_next_match(url: str, tmp_path: Path) -> None:
    table, opened = opened_by(Account(url, "Anna", "en"), NewTable(game="fox", seats=2))
    app = app_at(table, tmp_path)

    async def play(pilot: Pilot[None]) -> None:
        await begin_and_resign(pilot, table)
        await pilot.press("m")
        await until(pilot, lambda: "The next match is ready" in text_on(app), "the rematch")
        app.simulate_key("n")  # the pilot would wait for the screen that goes
        while app.table is table or not isinstance(app.screen, TableScreen) or app.screen.table is table:
            await asyncio.sleep(0.01)
        following = app.table
        assert following is not None
        await until(pilot, lambda: following.view is not None and following.view.phase == "playing", "the next match")
        assert following.view is not None
        assert following.view.seat == 1
        await until(pilot, lambda: "The Fox in the Forest" in text_on(app), "the board")

    with beside(url, opened):
        run(app, play)


def test_who_is_asked_for_a_rematch_reads_it_below_the_result(url: str, tmp_path: Path) -> None:
    """And who goes at once has the record all the same."""
    table, opened = opened_by(Account(url, "Anna", "en"), NewTable(game="fox", seats=2))
    app = app_at(table, tmp_path)

    async def play(pilot: Pilot[None]) -> None:
        neighbour.asks_for_rematch = True
        await begin_and_resign(pilot, table)
        await until(pilot, lambda: "Boris asks for a rematch" in text_on(app), "the offer")
        await pilot.press("a")
        await until(pilot, lambda: "The next match is ready" in text_on(app), "the rematch")
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, TableScreen), "the table")
        await until(pilot, lambda: "The next match is ready" in text_on(app), "the way on")
        await pilot.press("q")

    with beside(url, opened) as neighbour:
        run(app, play)
    assert app.saved is not None
    assert read_record(app.saved).fair is not None


def test_the_clock_is_shown_and_runs(url: str, tmp_path: Path) -> None:
    clock = ClockRule(kind="bank", seconds=3000)
    table, _ = opened_by(Account(url, "Anna", "en"), NewTable(game="fox", seats=2, bots=("easy",), clock=clock))
    app = app_at(table, tmp_path)

    def shown() -> int | None:
        """Seconds on the clock, as it can be read."""
        found = re.search(r"you .*?(\d\d):(\d\d)", text_on(app))
        return int(found[1]) * 60 + int(found[2]) if found else None

    async def play(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: table.view is not None and table.view.seat == 0, "the table")
        await table.do(Start())
        assert await until_asked(pilot, table)
        await until(pilot, shown, "the clock")
        view, first = table.view, shown()
        assert first is not None
        assert 2000 < first <= 3000
        await until(pilot, lambda: (shown() or first) < first, "a second")
        assert table.view is view, "nothing came from the server"

    run(app, play)


def test_a_deal_that_does_not_fit_its_promise_is_told() -> None:
    promised, words, say = commitment_of("wolf"), ("crows", ""), Speech("en")
    fair = Fairness(promised, words, "wolf", seed_of("wolf", words))
    assert is_fair(fair, promised)
    assert verdict_words(fair, promised, say).startswith("✓")
    unfair = [
        Fairness(promised, words, "wolf", seed_of("wolf", ("", ""))),
        Fairness(promised, words, "fox", seed_of("fox", words)),
        Fairness(commitment_of("fox"), words, "fox", seed_of("fox", words)),
    ]
    for told in unfair:
        assert verdict_words(told, promised, say).startswith("✗")
    assert verdict_words(Fairness(promised, words, None, None), promised, say) == ""
