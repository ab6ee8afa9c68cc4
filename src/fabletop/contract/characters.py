"""Characters of bots: what somebody likes beside what a sensible player likes, among the choices that are allowed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

When = Callable[[Any, int], bool]
"""Of the table as a seat sees it, and the seat."""


def always(table: Any, seat: int) -> bool:
    return True


@dataclass(frozen=True)
class Fancy:
    """Choices that somebody likes more than others do, or less."""

    choices: tuple[str, ...]
    """As the game writes them, with ``*`` for anything."""
    more: int
    """By so much, counted as the game's ``heuristic`` counts."""
    asked: str = "*"
    """Only in questions of this kind."""
    when: When = always


@dataclass(frozen=True)
class Wish:
    """Something on the table that somebody would like to grow, or not to."""

    of: Callable[[Any, int], int]
    """A number on the table as the seat sees it."""
    more: int
    """How much each step up is liked, counted as the game's ``heuristic`` counts."""
    when: When = always


@dataclass(frozen=True)
class Character:
    """A style of play for the lower levels: one plan, and a weakness that a person could have."""

    name: str
    """As in ``easy-swan``; its words are the messages ``character-swan`` and ``character-swan-about``."""
    fancies: tuple[Fancy, ...] = ()
    wishes: tuple[Wish, ...] = ()
