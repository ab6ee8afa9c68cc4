"""Decks: drawn from the top, buried at the bottom."""

from __future__ import annotations

from typing import Protocol

from fabletop.kernel.record import Record, Small
from fabletop.kernel.rng import shuffle
from fabletop.kernel.rule import rule

__all__ = ["NO_CARD", "Deck", "HasCards", "deck_size", "draw", "put_at_bottom", "shuffle"]

NO_CARD = 0


class Deck(Record):
    """Cards ``top`` up to ``bottom`` of the row ``cards``, which a game's own deck adds with its length."""

    top: Small
    bottom: Small


class HasCards(Protocol):
    """A record with a deck in it."""

    top: int
    bottom: int
    cards: list[int]


@rule
def deck_size(deck: HasCards) -> int:
    """How many cards are left."""
    return deck.bottom - deck.top


@rule
def draw(deck: HasCards) -> int:
    """Take the top card."""
    card = deck.cards[deck.top]
    deck.cards[deck.top] = NO_CARD
    deck.top += 1
    return card


@rule
def put_at_bottom(deck: HasCards, card: int) -> None:
    """Put a card under all others."""
    deck.cards[deck.bottom] = card
    deck.bottom += 1
