"""Whole games by keys alone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from textual.pilot import Pilot

from fabletop.contract import OptionValue
from fabletop.records.matches import read_record
from fabletop.terminal.hometable import HomeTable
from fabletop.terminal.screens.result import ResultScreen
from fabletop.terminal.screens.table import TableScreen
from tests.terminal.driving import SMALL, app_at, choose, table_of, text_on, until, until_asked

GAMES: list[tuple[str, str, dict[str, OptionValue]]] = [
    ("fox", "you,random", {"target": 16}),
    ("fairytale", "you,random,random", {}),
    ("grimm", "you,random", {}),
]
WON = {"en": ("won", "draw"), "ru": ("обед", "Ничья", "выигр")}


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_a_whole_game_by_keys(
    game: str, seats: str, options: dict[str, OptionValue], language: str, tmp_path: Path
) -> None:
    table = table_of(game, seats, language, options)
    app = app_at(table, tmp_path, language)

    async def play() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            made = 0
            while await until_asked(pilot, table):
                await answer(pilot, table, made)
                made += 1
            await until(pilot, lambda: isinstance(app.screen, ResultScreen), "the result")
            await pilot.pause()
            await until(pilot, lambda: any(word in text_on(app) for word in WON[language]), "the result")
            await pilot.press("q")
            await pilot.pause()

    asyncio.run(play())
    assert app.trouble is None, app.trouble
    assert app.saved is not None
    record = read_record(app.saved)
    assert len(record.choices) == len(table.match.line)


async def answer(pilot: Pilot[None], table: HomeTable, made: int) -> None:
    """By turns with arrows and with numbers."""
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen)
    assert table.view is not None
    asked = table.view.asked
    assert asked is not None
    count = len(asked.question.choices)
    if made % 2 or any(item.reason for item in screen.items):
        await choose(pilot, 1 + made % count, count)
    else:
        await pilot.press("right", "enter")
    await until(pilot, lambda: not screen.pending and has_moved_on(table, asked.id), "the answer")


def has_moved_on(table: HomeTable, asked: str) -> bool:
    view = table.view
    assert view is not None
    return view.phase == "over" or view.asked is None or view.asked.id != asked
