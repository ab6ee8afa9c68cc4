"""Hands as sets of cards: dealt, kept secret, and dealt anew for somebody who knows only one of them."""

from __future__ import annotations

from typing import Annotated

from fabletop.kernel.actions import action_of, kind_of_action
from fabletop.kernel.bits import bit, nth, popcount
from fabletop.kernel.questions import MOST_SEATS, NO_ANSWER
from fabletop.kernel.record import Long
from fabletop.kernel.rng import TABLE_DOMAIN, Rng, Seed, below, start
from fabletop.kernel.rule import rule
from fabletop.kernel.table import GameTable

DOUBLED = -1


class HandTable(GameTable):
    """A table of hands that only their owners see."""

    hands: Annotated[list[int], Long, MOST_SEATS]
    left: Long
    """The cards that were not dealt, which nobody sees."""


@rule
def one_of(cards: int, rng: Rng) -> int:
    """A member of a set that is not empty, each equally likely."""
    return nth(cards, below(rng, popcount(cards)))


@rule
def some_of(cards: int, count: int, rng: Rng) -> int:
    """So many members of a set, every choice of them equally likely."""
    chosen = 0
    for _ in range(count):
        chosen |= bit(one_of(cards & ~chosen, rng))
    return chosen


@rule
def deal_hands(table: HandTable, size: int, cards: int) -> None:
    """Deal so many of these cards to every seat; the others are left."""
    for seat in range(table.seats):
        table.hands[seat] = some_of(cards, size, table.rng)
        cards &= ~table.hands[seat]
    table.left = cards


@rule
def resample_hands(table: HandTable, seat: int, seed: Seed) -> None:
    """The ``resample`` of games that hide only hands, cards not dealt, and answers face down, each a card of the hand.

    It is right where nothing that happened tells more about the hands than their sizes, and where all the answers of
    one step are of the same kind.
    """
    start(table.rng, seed, TABLE_DOMAIN)
    for other in range(table.seats):
        if other != seat:
            table.left |= table.hands[other]
    for other in range(table.seats):
        if other != seat:
            table.hands[other] = some_of(table.left, popcount(table.hands[other]), table.rng)
            table.left &= ~table.hands[other]
    for index in range(table.asked):
        question = table.questions[index]
        if question.seat != seat and question.answer != NO_ANSWER:
            question.answer = action_of(kind_of_action(question.answer), one_of(table.hands[question.seat], table.rng))


@rule
def gathered(sets: list[int], seats: int, cards: int) -> int:
    """These cards and a set of every seat taken together, or ``DOUBLED`` if a card comes twice."""
    for seat in range(seats):
        if cards & sets[seat]:
            return DOUBLED
        cards |= sets[seat]
    return cards
