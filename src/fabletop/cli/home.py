"""A game at home, in the terminal."""

from __future__ import annotations

import gc
import sys
from collections.abc import Mapping
from pathlib import Path

from fabletop.catalog import game_named
from fabletop.contract import OptionValue
from fabletop.text.speech import Speech

NO_OPTIONS: Mapping[str, OptionValue] = {}


def is_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def play_at_home(
    what: str | None,
    seats: str = "",
    options: Mapping[str, OptionValue] = NO_OPTIONS,
    seed: str | None = None,
    *,
    language: str,
    folder: Path | None = None,
) -> int:
    """A game, or the page on which one is chosen. Nothing is tidied up until it can be seen."""
    gc.disable()
    from fabletop.terminal.keeping import records_folder
    from fabletop.terminal.running import at_home, at_the_start, run_app
    from fabletop.terminal.seats import read_seats

    records = folder or records_folder()
    if what is None:
        return run_app(at_the_start(), language=language, records=records)
    players = read_seats(seats, game_named(what), Speech(language))
    return run_app(at_home(what, players, options, seed), language=language, records=records)
