"""The application without a terminal: keys go in, the letters on its screen come out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from textual.pilot import Pilot

from fabletop.catalog import game_named
from fabletop.contract import OptionValue
from fabletop.terminal.anytable import TableLine
from fabletop.terminal.app import FabletopApp
from fabletop.terminal.hometable import HomeTable
from fabletop.terminal.screens.page import KeyedScreen
from fabletop.terminal.screens.table import TableScreen
from fabletop.terminal.seats import read_seats
from fabletop.text.speech import Speech

SMALL, LARGE = (80, 24), (120, 40)
LONGEST_WAIT = 3000
"""Turns of the event loop; only something that never comes takes so many."""


def table_of(
    game: str, seats: str, language: str = "en", options: dict[str, OptionValue] | None = None, seed: str = "tulip"
) -> HomeTable:
    players = read_seats(seats, game_named(game), Speech(language))
    return HomeTable(game, players, options or {}, seed, pace=0)


def app_at(table: TableLine, records: Path, language: str = "en", **more: object) -> FabletopApp:
    return app_of(lambda: TableScreen(table), records, language, **more)


def app_of(first: Callable[[], KeyedScreen], records: Path, language: str = "en", **more: object) -> FabletopApp:
    return FabletopApp(first, language=language, records=records, **more)  # type: ignore[arg-type]


def text_on(app: FabletopApp) -> str:
    """The letters on the screen."""
    return "\n".join(strip.text.rstrip() for strip in app.screen._compositor.render_strips()).rstrip()


async def until(pilot: Pilot[None], is_so: Callable[[], object], what: str = "it") -> None:
    """Wait for a state, however long the machine takes."""
    for _ in range(LONGEST_WAIT):
        if is_so():
            return
        trouble = getattr(pilot.app, "trouble", None)
        assert trouble is None, trouble.details.read_text("utf-8") if trouble.details else trouble.what
        await pilot.pause(0.01)
    raise AssertionError(f"{what} never came; the screen is:\n{text_on(pilot.app)}")  # type: ignore[arg-type]


async def until_asked(pilot: Pilot[None], table: TableLine) -> bool:
    """Wait for a question or the end; is it a question?"""
    screen = pilot.app.screen

    def is_so() -> bool:
        view = table.view
        if view is None:
            return False
        asked = view.asked.id if view.asked is not None else ""
        return view.phase == "over" or bool(asked and getattr(screen, "asked_id", "") == asked)

    await until(pilot, is_so, "a question")
    return table.view is not None and table.view.phase != "over"


async def choose(pilot: Pilot[None], number: int, of: int) -> None:
    """Type the number of a choice, as a person does."""
    await pilot.press(*str(number))
    if number * 10 <= of:
        await pilot.press("enter")
