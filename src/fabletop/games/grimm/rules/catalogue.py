"""The one table of cards, ``cards.toml``, as the rules read it: how many there are, which is which, of which type.

A Fable's number, or a Friend's, is its place in the table, from 1.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

CARDS = tomllib.loads(Path(__file__).with_name("cards.toml").read_text("utf-8"))
"""All that the table says."""
FABLE_NAMES: tuple[str, ...] = tuple(row["name"] for row in CARDS["fable"])
FRIEND_NAMES: tuple[str, ...] = tuple(row["name"] for row in CARDS["friend"])
UNSEEN_VALUE = 8
"""What a Fable is worth that nobody has seen."""
LONELY_VALUE = 3
"""What it is worth to have no Friend at all."""
FABLE_VALUES: tuple[int, ...] = (0, *(row.get("value", 0) for row in CARDS["fable"]), UNSEEN_VALUE)
"""By number; the first is for none, the last for an unseen one."""
FRIEND_VALUES: tuple[int, ...] = (LONELY_VALUE, *(row.get("value", 0) for row in CARDS["friend"]))


LATER_FRIENDS = sum(1 << number for number in range(CARDS["friends_in_box"] + 1, len(FRIEND_NAMES) + 1))
"""The set of Friends who have come since the printed box."""


def fable(name: str) -> int:
    """The number of a Fable."""
    return FABLE_NAMES.index(name) + 1


def friend(name: str) -> int:
    """The number of a Friend."""
    return FRIEND_NAMES.index(name) + 1


def fables_with(field: str, value: str) -> tuple[int, ...]:
    """The Fables of which the table says that."""
    return tuple(number for number, row in enumerate(CARDS["fable"], 1) if row.get(field) == value)


def set_of_fables(field: str, value: str) -> int:
    """The same as a set."""
    return sum(1 << number for number in fables_with(field, value))
