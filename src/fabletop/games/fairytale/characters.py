"""Characters of Fairy Tale: each has a favourite faction. A point is liked as much as 16."""

from __future__ import annotations

from functools import cache

from fabletop.contract import Character, Fancy
from fabletop.games.fairytale.decks import Deck
from fabletop.games.fairytale.rules.terms import Category

FAVOURITES = {
    "dragon": Category.DRAGONVALE,
    "fairy": Category.FAIRYWOOD,
    "knight": Category.HOLY_EMPIRE,
    "shadow": Category.SHADOW,
}
KEPT, PLAYED = 20, 12
"""How much more a card of the favourite faction is liked in the draft, and on the table."""


@cache
def characters_of(deck: Deck) -> tuple[Character, ...]:
    return tuple(Character(name, fancies_of(deck, faction)) for name, faction in FAVOURITES.items())


def fancies_of(deck: Deck, faction: Category) -> tuple[Fancy, ...]:
    cards = [card.name for card in deck.cards if card.faction == faction]
    return (
        Fancy(tuple(f"keep {card}" for card in cards), KEPT),
        Fancy(tuple(f"{action_kind} {card}" for action_kind in ("play", "unflip") for card in cards), PLAYED),
        Fancy(tuple(f"flip {card}" for card in cards), -PLAYED),
    )
