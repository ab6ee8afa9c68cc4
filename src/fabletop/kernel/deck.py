"""Decks: drawn from the top, buried at the bottom."""

from __future__ import annotations

from typing import Protocol

from fabletop.kernel.record import Record, Small
from fabletop.kernel.rng import Rng, below
from fabletop.kernel.rule import rule

NO_CARD = 0


class Deck(Record):
    """Cards ``top`` up to ``bottom`` of the row ``cards``, which a game's own deck adds with its length."""

    top: Small
    bottom: Small


class HasCards(Protocol):
    top: int
    bottom: int
    cards: list[int]


@rule
def shuffle(cards: list[int], first: int, end: int, rng: Rng) -> None:
    """Put the cards from ``first`` up to ``end`` into an order drawn evenly from all orders."""
    for last in range(end - 1, first, -1):
        other = first + below(rng, last - first + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


@rule
def deck_size(deck: HasCards) -> int:
    return deck.bottom - deck.top


@rule
def draw(deck: HasCards) -> int:
    card = deck.cards[deck.top]
    deck.cards[deck.top] = NO_CARD
    deck.top += 1
    return card


@rule
def put_at_bottom(deck: HasCards, card: int) -> None:
    deck.cards[deck.bottom] = card
    deck.bottom += 1
