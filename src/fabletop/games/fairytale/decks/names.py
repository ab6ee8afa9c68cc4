"""What cards are called in the player's language."""

from __future__ import annotations

from functools import cache

from fabletop.contract import Message
from fabletop.games.fairytale.decks.cards import slug
from fabletop.games.fairytale.decks.reading import BUILT_IN, built_in


def card_name(name: str) -> Message:
    """A card by its name: one of the game's own is translated, one of a player's deck stays as written."""
    if name in _translated():
        return Message(f"fairytale-card-{slug(name)}")
    return Message("fairytale-own-card", {"name": name})


@cache
def _translated() -> frozenset[str]:
    return frozenset(card.name for deck in BUILT_IN for card in built_in(deck).cards)
