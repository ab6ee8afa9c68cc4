"""Rules are written in the part of Python that works interpreted, compiled and on a GPU."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fabletop.bodies.playout import playing
from fabletop.catalog import all_games
from fabletop.conformance import outside_subset
from fabletop.kernel.rule import RULES
from tests.toys import highest

for game in (*all_games(), highest.HIGHEST):
    playing(game.rules, checked=True)


@pytest.mark.parametrize("function", RULES, ids=lambda rule: f"{rule.__module__}.{rule.__name__}")
def test_every_rule_stays_in_the_subset(function: Callable[..., Any]) -> None:
    assert outside_subset(function) == []


def comprehends(table: Any) -> int:
    return sum([card for card in table.cards])


def divides(table: Any) -> float:
    half: float = table.cards / 2
    return half


def slices(table: Any) -> None:
    table.cards[1:3] = table.cards[0:2]


def counts_from_the_end(table: Any) -> int:
    return int(table.cards[-1])


def names_arguments(table: Any) -> int:
    return int(max(table.cards, key=lambda card: card))


def calls_a_method(table: Any) -> None:
    table.cards.append(1)


def calls_a_stranger(table: Any) -> None:
    comprehends(table)


def raises(table: Any) -> None:
    raise ValueError


def uses_a_fraction(table: Any) -> None:
    table.card = 0.5


@pytest.mark.parametrize(
    ("function", "complaint"),
    [
        (comprehends, "ListComp"),
        (divides, "Div"),
        (slices, "Slice"),
        (counts_from_the_end, "counted from its front"),
        (names_arguments, "arguments by name"),
        (calls_a_method, "methods"),
        (calls_a_stranger, "comprehends is neither a rule"),
        (raises, "Raise"),
        (uses_a_fraction, "0.5 is not a whole number"),
    ],
)
def test_a_construct_outside_the_subset_is_named_with_its_line(function: Callable[..., Any], complaint: str) -> None:
    found = outside_subset(function)
    assert any(complaint in sentence for sentence in found)
    first = function.__code__.co_firstlineno
    assert any(f"line {line}" in found[0] for line in range(first, first + 4))
