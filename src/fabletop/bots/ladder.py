"""Where the ladder measured the levels: the numbers of docs/strength.md, for everything that reckons with them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from fabletop.contract import Game, OptionValue

FILE = Path(__file__).with_name("ladder.toml")


class Ladder(Struct, frozen=True, forbid_unknown_fields=True):
    """The levels of one game with one number of seats."""

    levels: dict[str, int]
    """400 more make one ten times as strong; ``random`` has 0."""
    options: dict[str, OptionValue] = {}
    """What was agreed on beside the defaults."""


@cache
def ladders() -> dict[str, dict[str, Ladder]]:
    """By game, and by the number of seats, written out."""
    return msgspec.convert(tomllib.loads(FILE.read_text("utf-8")), dict[str, dict[str, Ladder]])


def ladder_for(game: Game, seats: int, options: Mapping[str, OptionValue]) -> Ladder | None:
    """The ladder of a table, if levels were measured at such a one: other options make another game."""
    found = ladders().get(game.about.id, {}).get(str(seats))
    if found is None:
        return None
    usual = {option.name: option.default for option in game.about.options} | found.options
    return found if usual | dict(options) == usual else None


def is_measured(level: str, game: Game, seats: int, options: Mapping[str, OptionValue]) -> bool:
    """Is it known how strong a bot is at such a table?"""
    found = ladder_for(game, seats, options)
    return found is not None and level in found.levels
