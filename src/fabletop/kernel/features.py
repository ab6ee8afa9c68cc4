"""What a network is told: an observation spread out into many a yes or no, each one question about one number of it.

A feature depends on the observation alone, so that no network can be told what its seat does not know.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from fabletop.kernel.bits import has
from fabletop.kernel.rule import called_rule, rule

EQUAL, AT_LEAST, AGO, SHORT_OF, AMONG = range(5)
COLUMNS = 6


class Feature(NamedTuple):
    """One yes or no."""

    kind: int
    slot: int
    """The number of the observation that it is about."""
    value: int
    base: int = 0
    """Another number of the observation, for ``AGO``, ``SHORT_OF`` and ``AMONG``."""
    stride: int = 0
    places: int = 0


class Symmetry(NamedTuple):
    """New places of features, secrets and actions; what stood at ``features[i]`` comes to place ``i``."""

    features: tuple[int, ...]
    secrets: tuple[int, ...]
    actions: tuple[int, ...]
    """For each action number the one that takes its place."""


def no_symmetries() -> tuple[Symmetry, ...]:
    """For games in which every card is different."""
    return ()


def always(options: Any) -> bool:
    """For games whose symmetries hold whatever a table agrees on."""
    return True


def equal(slot: int, *values: int) -> list[Feature]:
    """Is the number this one? For each of the values."""
    return [Feature(EQUAL, slot, value) for value in values]


def at_least(slot: int, *values: int) -> list[Feature]:
    """Is a number so great, for each of these values?"""
    return [Feature(AT_LEAST, slot, value) for value in values]


def ago(slot: int, now: int, *values: int) -> list[Feature]:
    """Did what the number dates, from 1, happen so long ago?"""
    return [Feature(AGO, slot, value, now) for value in values]


def short_of(slot: int, goal: int, *values: int) -> list[Feature]:
    """Is the number at least so much less than the goal?"""
    return [Feature(SHORT_OF, slot, value, goal) for value in values]


def among(slot: int, turn: int, stride: int, places: int, *values: int) -> list[Feature]:
    """Is a value among the numbers of the present turn, at the given places of its row?"""
    return [Feature(AMONG, slot, value, turn, stride, places) for value in values]


@rule
def is_among(seen: Any, first: int, stride: int, places: int, value: int) -> bool:
    """Is a value among the numbers from the first on, at the given places?"""
    for place in range(stride):
        if has(places, place) and seen[first + place] == value:
            return True
    return False


@rule
def feature_of(seen: Any, asked: Any) -> int:
    """The answer to one question about an observation."""
    kind, slot, value, base = int(asked[0]), int(asked[1]), int(asked[2]), int(asked[3])
    number = int(seen[slot])
    if kind == EQUAL:
        return int(number == value)
    if kind == AT_LEAST:
        return int(number >= value)
    if kind == AGO:
        return int(number > 0 and int(seen[base]) - number == value)
    if kind == SHORT_OF:
        return int(int(seen[base]) - number >= value)
    stride = int(asked[4])
    return int(is_among(seen, slot + int(seen[base]) * stride, stride, int(asked[5]), value))


@called_rule
def spread(seen: Any, features: Any, out: Any) -> None:
    """Answer all questions."""
    for index in range(len(features)):
        out[index] = feature_of(seen, features[index])
