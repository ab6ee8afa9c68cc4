"""The main screens as they look, letter by letter. ``FABLETOP_SNAPSHOTS=write`` draws them anew."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from fabletop.records.matches import read_record
from fabletop.terminal.app import FabletopApp
from fabletop.terminal.screens.asking import CurtainScreen
from fabletop.terminal.screens.replaying import ReplayScreen
from fabletop.terminal.screens.start import StartScreen
from tests.terminal.driving import LARGE, SMALL, app_at, app_of, choose, table_of, text_on, until, until_asked

SNAPSHOTS = Path(__file__).parent / "snapshots"
PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"
SIZES = {"80x24": SMALL, "120x40": LARGE}
Steps = Callable[[Pilot[None]], Awaitable[None]]


def compare(app: FabletopApp, size: tuple[int, int], name: str, steps: Steps) -> None:
    """Do what it takes to come to a screen, and compare its letters with those on file."""
    seen = ""

    async def run() -> None:
        nonlocal seen
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await steps(pilot)
            await pilot.pause()
            seen = text_on(app)

    asyncio.run(run())
    assert app.trouble is None, app.trouble
    file = SNAPSHOTS / f"{name}.txt"
    if os.environ.get("FABLETOP_SNAPSHOTS") == "write":
        file.write_text(seen + "\n", "utf-8")
    lines = seen.splitlines()
    assert len(lines) <= size[1]
    assert seen.splitlines() == file.read_text("utf-8").splitlines(), f"\n{seen}"


async def no_steps(pilot: Pilot[None]) -> None:
    pass


def keys(*pressed: str) -> Steps:
    async def press(pilot: Pilot[None]) -> None:
        await pilot.press(*pressed)

    return press


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("game", "seats", "language", "answers"),
    [
        ("fox", "you,random", "en", [3, 1]),
        ("fairytale", "you,random,random", "ru", [1, 2, 1, 1, 1, 1, 1]),
        ("grimm", "you,random,random", "en", [1, 1, 5, 2, 1]),
    ],
)
def test_the_table(game: str, seats: str, language: str, answers: list[int], size: str, tmp_path: Path) -> None:
    table = table_of(game, seats, language)

    async def play(pilot: Pilot[None]) -> None:
        for answer in answers:
            assert await until_asked(pilot, table)
            asked = table.view.asked  # type: ignore[union-attr]
            assert asked is not None
            count = len(asked.question.choices)
            await choose(pilot, min(answer, count), count)
            await until(pilot, lambda asked=asked: table.view.asked is None or table.view.asked.id != asked.id)  # type: ignore[misc, union-attr]
        assert await until_asked(pilot, table)
        await pilot.pause()

    compare(app_at(table, tmp_path, language), SIZES[size], f"{game}-{language}-{size}", play)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("name", "pressed"),
    [
        ("help", ["question_mark"]),
        ("rules", ["r", "slash", *"monarch"]),
        ("picture", ["r", "slash", *"card: its"]),
        ("cards", ["r", "c"]),
    ],
)
def test_screens_to_read(name: str, pressed: list[str], size: str, tmp_path: Path) -> None:
    app = app_at(table_of("fox", "you,random"), tmp_path)
    compare(app, SIZES[size], f"{name}-en-{size}", keys(*pressed))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_first_page(language: str, size: str, tmp_path: Path) -> None:
    compare(app_of(StartScreen, tmp_path, language), SIZES[size], f"start-{language}-{size}", no_steps)


@pytest.mark.parametrize("size", SIZES)
def test_the_curtain(size: str, tmp_path: Path) -> None:
    table = table_of("fox", "you=Anna,you=Boris")

    async def wait(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(pilot.app.screen, CurtainScreen), "the curtain")

    compare(app_at(table, tmp_path), SIZES[size], f"curtain-en-{size}", wait)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "language"), [("fairytale", "en"), ("grimm", "ru")])
def test_a_replay(game: str, language: str, size: str, tmp_path: Path) -> None:
    record = read_record(PLAYTHROUGHS / f"{game}.fable")
    app = app_of(lambda: ReplayScreen(record, at=20), tmp_path, language)
    compare(app, SIZES[size], f"replay-{game}-{language}-{size}", keys("right"))
