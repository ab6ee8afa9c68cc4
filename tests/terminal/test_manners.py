"""What goes on around a game in the application: curtain, undo, watching, replays, errors, languages, sizes."""

from __future__ import annotations

import asyncio
import json
import os
import pty
import re
import select
import signal
import sys
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest
from msgspec import structs
from textual.pilot import Pilot

from fabletop.catalog import OWN
from fabletop.contract import Choice, Message, Question
from fabletop.match.views import Asked
from fabletop.records.matches import read_record
from fabletop.terminal.hometable import HomeTable
from fabletop.terminal.running import go_on_from
from fabletop.terminal.screens.asking import CurtainScreen
from fabletop.terminal.screens.reading import SearchScreen
from fabletop.terminal.screens.replaying import ReplayScreen
from fabletop.terminal.screens.start import StartScreen
from fabletop.terminal.screens.table import TableScreen
from fabletop.terminal.troubles import Trouble, TroubleApp
from fabletop.terminal.words import names_at, only_choice
from fabletop.text.speech import Speech
from tests.terminal.driving import SMALL, app_at, app_of, choose, table_of, text_on, until, until_asked

QUESTION = Question(
    seat=0, kind="lead", prompt=Message("fox-ask-lead"), choices=(Choice(0, "9K", Message("fox-card"), ()),), refused=()
)
PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"


SIGNS = {"B": "♪B", "K": "⚷K", "M": "☾M"}


def shown(table: HomeTable, seat: int, seen: str) -> list[bool]:
    """Which cards of a hand can be seen; they are drawn as ``9⚷K`` or ``9 ⚷K``."""
    hand = table.game.view(table.match.position, seat).table.hands[seat]
    return [re.search(rf"(?<!\d){card[:-1]} ?{SIGNS[card[-1]]}", seen) is not None for card in hand]


def test_nobody_sees_the_cards_of_another_at_one_keyboard(tmp_path: Path) -> None:
    table = table_of("fox", "you=Anna,you=Boris")
    app = app_at(table, tmp_path)

    async def play() -> None:
        async with app.run_test(size=SMALL) as pilot:
            for _ in range(6):
                while not isinstance(app.screen, CurtainScreen):
                    if table.view is not None and table.view.asked is not None:
                        await choose(pilot, 1, len(table.view.asked.question.choices))
                    await pilot.pause(0.01)
                await pilot.pause()
                person = table.next_person()
                assert person is not None
                seen = text_on(app)
                assert ("Anna", "Boris")[person] in seen
                for seat in (0, 1):
                    assert not any(shown(table, seat, seen))
                await pilot.press("enter")
                await until(pilot, lambda: isinstance(app.screen, TableScreen) and table.viewer is not None)
                assert await until_asked(pilot, table)
                await pilot.pause()
                seen = text_on(app)
                assert all(shown(table, person, seen)), seen
                assert not any(shown(table, 1 - person, seen)), seen
                await choose(pilot, 1, len(table.view.asked.question.choices))  # type: ignore[union-attr]

    asyncio.run(play())
    assert app.trouble is None


def test_a_choice_is_taken_back_alone_and_with_the_others(tmp_path: Path) -> None:
    table = table_of("fox", "you=Anna,you=Boris")
    app = app_at(table, tmp_path)

    async def play() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await until(pilot, lambda: isinstance(app.screen, CurtainScreen))
            await pilot.press("enter")
            assert await until_asked(pilot, table)
            first = table.viewer
            await choose(pilot, 1, 13)
            await until(pilot, lambda: len(table.match.line) == 1)
            await until(pilot, lambda: isinstance(app.screen, CurtainScreen))
            await pilot.press("u")
            await until(pilot, lambda: not table.match.line or table.match.offers, "the undo")
            if table.match.offers:
                await pilot.press("1")
            await until(pilot, lambda: not table.match.line, "the undo")
            await until(pilot, lambda: table.viewer == first or isinstance(app.screen, CurtainScreen))

    asyncio.run(play())
    assert app.trouble is None


def test_the_language_changes_everywhere_at_once(tmp_path: Path) -> None:
    app = app_at(table_of("fairytale", "you,random"), tmp_path)

    async def play() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            keep = {language: Speech(language)("fairytale-ask-keep", to="left") for language in ("en", "ru")}
            await until(pilot, lambda: keep["en"] in text_on(app))
            await pilot.press("f2")
            await pilot.pause()
            await until(pilot, lambda: keep["ru"] in text_on(app))
            await until(pilot, lambda: keep["en"] not in text_on(app))
            await pilot.press("r")
            await pilot.pause()
            assert isinstance(app.screen, SearchScreen)
            await until(pilot, lambda: "Правила" in text_on(app))
            await pilot.press("f2", "escape")
            await pilot.pause()
            await until(pilot, lambda: keep["en"] in text_on(app))

    asyncio.run(play())


def test_russian_letters_on_the_same_keys_do_the_same(tmp_path: Path) -> None:
    app = app_at(table_of("fox", "you,random"), tmp_path, "ru")

    async def play() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            await pilot.press("к")
            await pilot.pause()
            assert isinstance(app.screen, SearchScreen)

    asyncio.run(play())


def test_every_size_shows_the_question_and_the_game_goes_on(tmp_path: Path) -> None:
    table = table_of("grimm", "you,random,random")
    app = app_at(table, tmp_path)

    async def play() -> None:
        async with app.run_test(size=SMALL) as pilot:
            for number, size in enumerate([(120, 40), (60, 20), (200, 60), (40, 14), (80, 24), (30, 10)]):
                assert await until_asked(pilot, table)
                await pilot.resize_terminal(*size)
                await pilot.pause()
                seen = text_on(app)
                assert max(map(len, seen.splitlines())) <= size[0]
                assert "1 " in seen
                question = table.view.asked.question  # type: ignore[union-attr]
                await choose(pilot, 1, len(question.choices))
                await until(pilot, lambda number=number: len(table.match.line) > number)  # type: ignore[misc]

    asyncio.run(play())
    assert app.trouble is None


def test_a_refused_card_says_why(tmp_path: Path) -> None:
    table = table_of("fox", "you,random")
    app = app_at(table, tmp_path)

    async def play() -> None:
        async with app.run_test(size=SMALL) as pilot:
            while await until_asked(pilot, table):
                screen = pilot.app.screen
                assert isinstance(screen, TableScreen)
                refused = [at for at, item in enumerate(screen.items) if item.reason is not None]
                question = table.view.asked  # type: ignore[union-attr]
                assert question is not None
                if refused:
                    while screen.aimed != refused[0]:
                        await pilot.press("right")
                    before = len(table.match.line)
                    await pilot.press("enter")
                    await pilot.pause()
                    await until(pilot, lambda: "✗" in text_on(app))
                    await until(pilot, lambda: "(fox." in text_on(app))
                    assert len(table.match.line) == before
                    return
                await choose(pilot, 1, len(question.question.choices))
                await until(pilot, lambda question=question: table.view.asked is not question)  # type: ignore[misc, union-attr]

    asyncio.run(play())


def test_the_mouse_aims_and_chooses(tmp_path: Path) -> None:
    table = table_of("fox", "you,random")
    app = app_at(table, tmp_path)

    async def play() -> None:
        async with app.run_test(size=SMALL) as pilot:
            assert await until_asked(pilot, table)
            await pilot.pause()
            before = len(table.match.line)
            screen = pilot.app.screen
            assert isinstance(screen, TableScreen)
            corner = screen.query_one("#items").region.offset
            allowed = next(at for at, item in enumerate(screen.items) if item.reason is None)
            await pilot.click(offset=(corner.x + 6 * (allowed + 1) + 2, corner.y + 1))
            await pilot.pause()
            assert screen.aimed == allowed + 1
            for _ in range(2):
                await pilot.click(offset=(corner.x + 6 * allowed + 2, corner.y + 1))
            await until(pilot, lambda: len(table.match.line) > before)

    asyncio.run(play())


def test_watching_bots_with_other_eyes_and_a_pause(tmp_path: Path) -> None:
    table = table_of("fox", "random,random")
    app = app_at(table, tmp_path)

    async def play() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await pilot.press("p")
            await until(pilot, lambda: not table.goes_on.is_set())
            await pilot.pause()
            await until(pilot, lambda: "Paused" in text_on(app) or table.match.phase == "over")
            await pilot.press("e")
            await pilot.pause()
            assert table.viewer == 0
            assert all(shown(table, 0, text_on(app)))
            await pilot.press("e", "e")
            assert table.viewer is None
            before = len(table.match.line)
            await pilot.press("p")
            await until(pilot, lambda: len(table.match.line) > before + 3, "more moves")

    asyncio.run(play())


def test_a_replay_steps_jumps_and_changes_eyes(tmp_path: Path) -> None:
    record = read_record(PLAYTHROUGHS / "fox.fable")
    screen = ReplayScreen(record)
    app = app_of(lambda: screen, tmp_path)

    async def play() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await pilot.press("right", "right", "left")
            assert screen.at == 1
            await pilot.press("pagedown", *"37", "enter")
            assert screen.at == 37
            await pilot.press("end")
            assert screen.at == screen.last
            await pilot.press("home")
            assert screen.at == 0
            assert screen.eyes == "all"
            await pilot.pause()
            assert text_on(app).count("♪B") > 5
            await pilot.press("e")
            await pilot.pause()
            assert screen.eyes == "public"
            assert text_on(app).count("♪B") <= 1
            await pilot.press("e")
            assert screen.seat == 0

    asyncio.run(play())


def test_a_game_left_is_kept_and_goes_on(tmp_path: Path) -> None:
    table = table_of("fairytale", "you,random,random")
    app = app_at(table, tmp_path)

    async def play(pilot: Pilot[None]) -> None:
        for _ in range(3):
            assert await until_asked(pilot, table)
            asked = table.view.asked  # type: ignore[union-attr]
            assert asked is not None
            await choose(pilot, 1, len(asked.question.choices))
            await until(pilot, lambda asked=asked: table.view.asked is not asked)  # type: ignore[misc, union-attr]
        await until_asked(pilot, table)
        await pilot.press("q", "2")

    async def run() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await play(pilot)

    asyncio.run(run())
    assert app.saved is not None
    record = read_record(app.saved)
    resumed = HomeTable.resumed(record, pace=0)
    assert [(made.seat, made.choice) for made in resumed.match.line] == record.choices
    assert resumed.view is not None
    assert resumed.view.seat == 0
    assert resumed.game.save(resumed.match.position) == table.game.save(table.match.position)


def test_the_first_page_begins_a_game(tmp_path: Path) -> None:
    app = app_of(StartScreen, tmp_path)

    async def play() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await pilot.press("right", "down", "right", "down", "down", "left", "enter")
            await until(pilot, lambda: isinstance(app.screen, TableScreen), "the table")
            table = app.table
            assert isinstance(table, HomeTable)
            assert table.match.settings.game == "fairytale"
            assert table.match.settings.seats == 3
            assert [player.name for player in table.players] == ["you", "master", "master"]

    asyncio.run(play())


def test_the_first_page_offers_the_characters_of_a_game(tmp_path: Path) -> None:
    """Those of the level and the game that are chosen; what is not at home there is left aside."""
    app = app_of(StartScreen, tmp_path)

    async def play() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await pilot.press("down", "down", "down", "right", "down", "right")
            await until(pilot, lambda: "Humble Swan" in text_on(app), "a character")
            await pilot.press("up", "right")
            await until(pilot, lambda: "Character of the bots" not in text_on(app), "no characters of a thinker")
            await pilot.press("left", "enter")
            await until(pilot, lambda: isinstance(app.screen, TableScreen), "the table")
            table = app.table
            assert isinstance(table, HomeTable)
            assert [player.name for player in table.players] == ["you", "medium-swan"]
            await until(pilot, lambda: "Humble Swan" in text_on(app), "its name at the table")

    asyncio.run(play())


def test_a_number_is_typed_on_the_first_page_and_refused_with_a_sentence_where_it_is_not_allowed(
    tmp_path: Path,
) -> None:
    """Those offered first are a key away; whatever else an option allows is typed."""
    app = app_of(StartScreen, tmp_path)

    async def play() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await pilot.press(*["down"] * 5)
            await until(pilot, lambda: "a number from 5 to 99" in text_on(app), "what may be typed")
            await pilot.press("right", "right", "right", "4", "enter")
            await until(pilot, lambda: "cannot be “4”" in text_on(app), "the sentence")
            await pilot.press("right", "right", "right", "right")
            assert "‹ 16 ›" in text_on(app)
            await pilot.press("9", "9", "5", "0", "enter")
            await until(pilot, lambda: isinstance(app.screen, TableScreen), "the table")
            table = app.table
            assert isinstance(table, HomeTable)
            assert table.match.settings.options["target"] == 50

    asyncio.run(play())


@pytest.mark.parametrize(
    ("part", "key"), [("detail_words", "right"), ("table_changed", "1"), ("action_choose", "enter")]
)
def test_an_error_anywhere_keeps_the_record_and_shows_no_traceback(
    part: str, key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of("fox", "you,random")
    app = app_at(table, tmp_path / "records")

    def broken(*_: object) -> None:
        raise ZeroDivisionError("the forest is on fire")

    async def play() -> None:
        async with app.run_test(size=SMALL) as pilot:
            assert await until_asked(pilot, table)
            await choose(pilot, 1, len(table.view.asked.question.choices))  # type: ignore[union-attr]
            await until(pilot, lambda: table.match.line)
            assert await until_asked(pilot, table)
            monkeypatch.setattr(TableScreen, part, broken)
            app.simulate_key(key)  # the pilot would wait for an answer, and an application that has ended gives none
            while app.trouble is None:
                await asyncio.sleep(0.01)

    asyncio.run(play())
    assert app.trouble is not None
    assert app.trouble.saved is not None
    assert read_record(app.trouble.saved).choices
    assert "the forest is on fire" in app.trouble.what
    assert app.trouble.details is not None
    assert "ZeroDivisionError" in app.trouble.details.read_text("utf-8")
    assert go_on_from(app) is not None


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_error_screen_says_what_where_and_how_to_go_on(language: str, tmp_path: Path) -> None:
    saved = tmp_path / "fox-1.fable"
    app = TroubleApp(Trouble("bad luck.", None, saved), language, may_go_on=True)
    answers: list[bool | None] = []

    async def look(key: str) -> None:
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            seen = "\n".join(strip.text for strip in app.screen._compositor.render_strips())
            assert "bad luck." in seen
            assert saved.name in seen.replace("\n", "").replace(" ", "")
            assert Speech(language)("term-trouble-again") in seen
            await pilot.press(key)
        answers.append(app.return_value)

    asyncio.run(look("enter"))
    app = TroubleApp(Trouble("bad luck.", None, saved), language, may_go_on=True)
    asyncio.run(look("q"))
    assert answers == [True, False]


BROKEN = """
import sys
from fabletop.terminal.screens.table import TableScreen
def broken(*_):
    raise ZeroDivisionError("the forest is on fire")
TableScreen.action_log = broken
from fabletop.cli.main import main
sys.exit(main(["play", "fox", "--seats", "you,random", "--records", sys.argv[1], "--lang", "en", "--seed", "tulip"]))
"""


HANG_UP = None
"""In place of a key: the window is closed."""


def in_a_terminal(
    command: list[str], talk: Sequence[tuple[bytes, bytes | signal.Signals | None]], patience: float = 120
) -> tuple[int, bytes]:
    """Run a program in a terminal of its own: wait for some words, then press a key or send a signal, and so on."""
    pid, line = pty.fork()
    if pid == 0:
        os.environ |= {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
        os.execv(command[0], command)
    end = time.monotonic() + patience
    seen = talk_to(pid, line, talk, end)
    os.close(line)
    return how_it_ended(pid, end), seen


def talk_to(pid: int, line: int, talk: Sequence[tuple[bytes, bytes | signal.Signals | None]], end: float) -> bytes:
    """Everything that the program has written until it ended or its window was closed."""
    seen, answers = b"", list(talk)
    while time.monotonic() < end:
        if answers and answers[0][0] in seen[-20000:]:
            _, answer = answers.pop(0)
            if answer is HANG_UP:
                return seen
            if isinstance(answer, bytes):
                os.write(line, answer)
            else:
                os.kill(pid, answer)
            seen += b"\n"
        ready, _, _ = select.select([line], [], [], 0.2)
        if ready:
            try:
                part = os.read(line, 65536)
            except OSError:
                return seen
            if not part:
                return seen
            seen += part
    return seen


def how_it_ended(pid: int, end: float) -> int:
    while time.monotonic() < end:
        ended, status = os.waitpid(pid, os.WNOHANG)
        if ended:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.02)
    os.kill(pid, signal.SIGKILL)
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("told", [signal.SIGTERM, HANG_UP])
def test_who_is_told_to_leave_has_the_record(told: signal.Signals | None, plain: bool, tmp_path: Path) -> None:
    """The process is ended, or its window is closed, in the middle of a game."""
    words = ["play", "fox", "--seats", "you,random", "--records", str(tmp_path), "--lang", "en", "--seed", "tulip"]
    command = [sys.executable, "-m", "fabletop", *words, *(["--plain"] if plain else [])]
    talk: list[tuple[bytes, bytes | signal.Signals | None]] = [
        (b"was led", b"1\r" if plain else b"1"),
        (b"You play", told),
    ]
    status, seen = in_a_terminal(command, talk)
    assert b"Traceback" not in seen
    assert status >= 0, "it had to be killed"
    assert told is HANG_UP or status == 0
    (file,) = tmp_path.glob("*.fable")
    assert len(read_record(file).choices) >= 2  # the rival's, who led, and one's own


def test_in_a_real_terminal_an_error_ends_on_the_error_screen(tmp_path: Path) -> None:
    command = [sys.executable, "-c", BROKEN, str(tmp_path / "records")]
    talk = [(b"Quit", b"1"), (b"plays", b"l"), (b"The story was interrupted", b"q")]
    status, seen = in_a_terminal(command, talk)
    assert status == 1
    assert b"The story was interrupted" in seen
    assert b"Traceback" not in seen
    assert b"ZeroDivisionError" in seen
    assert list((tmp_path / "records").glob("*.fable"))


LATE = ("numba", "numpy", "onnxruntime", "cyclopts", "websockets", "urllib.request", "importlib.metadata")
"""What takes longer to load than people like to wait, and draws nothing."""
FIRST_PICTURE = """
import json, sys
from pathlib import Path
from fabletop.terminal.app import FabletopApp
def look(app):
    Path(sys.argv[1]).write_text(json.dumps(list(sys.modules)))
    app.exit()
FabletopApp.tidy_up_again = look
from fabletop.cli.main import main
sys.exit(main(sys.argv[2:]))
"""


@pytest.mark.parametrize("words", [["play"], ["play", "fox"], ["play", "fairytale"], ["play", "grimm"]])
def test_the_first_picture_waits_for_nothing_that_it_does_not_show(tmp_path: Path, words: list[str]) -> None:
    """A compiler, networks, the command line's reader, the web, and the games that nobody has asked for."""
    loaded = tmp_path / "loaded.json"
    command = [sys.executable, "-c", FIRST_PICTURE, str(loaded), *words]
    status, seen = in_a_terminal(command, [])
    assert status == 0
    assert "Русский".encode() in seen
    modules = set(json.loads(loaded.read_text()))
    assert "textual" in modules
    assert not modules.intersection(LATE)
    games = {name for name in OWN if f"fabletop.games.{name}.game" in modules}
    assert games == {words[1] if words[1:] else "fox"}


def is_asked_other(table: HomeTable, asked: str) -> bool:
    return table.view is not None and (table.view.asked is None or table.view.asked.id != asked)


def single_questions(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, seats: str, *, liked: bool) -> tuple[int, int]:
    """A game of Fox in which a person answers only where there is something to choose.

    How many questions with one choice came up, and how many of them the table answered.
    """
    monkeypatch.setattr("fabletop.terminal.screens.table.SEEN", 0.25)
    table = table_of("fox", seats, options={"target": 16})
    app = app_at(table, tmp_path)
    met: list[str] = []
    alone = 0

    async def play() -> None:
        nonlocal alone
        async with app.run_test(size=SMALL) as pilot:
            app.answers_only_choices = liked
            while len(met) < 3 and await until_asked(pilot, table):
                if isinstance(app.screen, CurtainScreen):
                    await pilot.press("enter")
                    continue
                assert table.view is not None
                assert table.view.asked is not None
                asked, choices = table.view.asked.id, table.view.asked.question.choices
                if len(choices) > 1:
                    await choose(pilot, 1, len(choices))
                else:
                    met.append(asked)
                    await pilot.pause(1)
                    if is_asked_other(table, asked):
                        alone += 1
                    else:
                        await choose(pilot, 1, 1)
                await until(pilot, partial(is_asked_other, table, asked))

    asyncio.run(play())
    assert app.trouble is None
    return len(met), alone


def test_a_question_with_one_choice_answers_itself_if_that_is_liked(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert single_questions(monkeypatch, tmp_path, "you,random", liked=True) == (3, 3)


def test_nothing_answers_itself_unasked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert single_questions(monkeypatch, tmp_path, "you,random", liked=False) == (3, 0)


def test_a_quick_answer_would_tell_people_that_there_was_no_choice() -> None:
    view = table_of("fox", "you=Anna,you=Boris").view
    assert view is not None
    with_bots = table_of("fox", "you,random").view
    assert with_bots is not None
    asked = Asked("q", QUESTION)
    assert only_choice(structs.replace(with_bots, asked=asked)) == ("q", QUESTION.choices[0])
    assert only_choice(structs.replace(view, seat=0, asked=asked)) is None
    more = structs.replace(QUESTION, choices=QUESTION.choices * 2)
    assert only_choice(structs.replace(with_bots, asked=Asked("q", more))) is None
    assert only_choice(structs.replace(with_bots, asked=None)) is None


def test_a_replay_after_the_end_opens_through_the_players_own_eyes(tmp_path: Path) -> None:
    table = table_of("fox", "random,you")
    app = app_at(table, tmp_path)

    async def play() -> None:
        async with app.run_test(size=SMALL) as pilot:
            assert await until_asked(pilot, table)
            assert table.view is not None
            await choose(pilot, 1, len(table.view.asked.question.choices))  # type: ignore[union-attr]
            await until(pilot, lambda: len(table.match.line) > 1)
            app.watch_again(app.screen)  # type: ignore[arg-type]
            await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
            assert isinstance(app.screen, ReplayScreen)
            assert app.screen.eyes == "1"

    asyncio.run(play())
    assert app.trouble is None


def test_a_bot_of_ones_own_keeps_its_name_and_the_others_are_somebody(tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text("class Mine:\n    def choose(self, situation):\n        return situation.choices[0]\n")
    table = table_of("grimm", f"you,{mine}:Mine,easy")
    assert table.view is not None
    assert names_at(table.view, "en")[1] == f"{mine}:Mine"
    assert names_at(table.view, "en")[2] == Speech("en")(f"folk-{table.view.seats[2].somebody}")
