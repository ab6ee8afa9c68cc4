"""Where the ladder measured the levels: the numbers of docs/strength.md, which each game keeps in a file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from fabletop.catalog import all_games
from fabletop.contract import Game, OptionValue

FILE = "ladder.toml"
"""In the folder of a game, beside its words."""


class Ladder(Struct, frozen=True, forbid_unknown_fields=True):
    """The levels of one game with one number of seats."""

    levels: dict[str, int]
    """400 more make one ten times as strong; ``random`` has 0."""
    options: dict[str, OptionValue] = {}
    """What was agreed on beside the defaults."""


@cache
def read_ladders(file: Path) -> dict[str, Ladder]:
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), dict[str, Ladder]) if file.exists() else {}


def ladders_of(game: Game) -> dict[str, Ladder]:
    """Those of a game, by the number of seats, written out."""
    return read_ladders(game.locale.parent / FILE) if game.locale else {}


def ladders() -> dict[str, dict[str, Ladder]]:
    """Those of all games that have any."""
    return {game.about.id: found for game in all_games() if (found := ladders_of(game))}


def ladder_for(game: Game, seats: int, options: Mapping[str, OptionValue]) -> Ladder | None:
    """The ladder of a table, if levels were measured at such a one: other options make another game."""
    found = ladders_of(game).get(str(seats))
    if found is None:
        return None
    usual = {option.name: option.default for option in game.about.options} | found.options
    return found if usual | dict(options) == usual else None


def is_measured(level: str, game: Game, seats: int, options: Mapping[str, OptionValue]) -> bool:
    """Is it known how strong a bot is at such a table?"""
    found = ladder_for(game, seats, options)
    return found is not None and level in found.levels
