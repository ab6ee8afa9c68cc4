"""A deck in plain values: what each card is called, scores and does."""

from __future__ import annotations

import re
from enum import StrEnum

from msgspec import Struct

from fabletop.games.fairytale.rules.terms import Category, Scoring

CATEGORY_WORDS = {category: category.name.replace("_", " ").title() for category in Category if category.name != "ANY"}
"""How a deck writes the factions and types: Holy Empire, Home."""
ANY_WORD = "any"

SETS = ("basic", "expert", "expert110", "own")
"""The printed set that a card comes from; a card that comes from none is a player's own."""
ORIGINS = ("sourced", "deduced", "reconstructed", "placeholder")
"""How well a field is known, the best first."""
SURE = ORIGINS[:2]
"""What is sourced, or follows from what is, needs no remark."""


class EffectKind(StrEnum):
    HUNT = "HUNT"
    UNFLIP = "UNFLIP"
    FLIP = "FLIP"
    DRAW = "DRAW"
    ALMIGHTY = "ALMIGHTY"
    COUNTS_AS = "COUNTS AS"


class Effect(Struct, frozen=True):
    """One thing a card does."""

    kind: EffectKind
    everyone: bool = False
    """ALL, not only the player of the card."""
    number: int = 0
    """How many cards are turned or drawn; a hunt takes all."""
    target: Category = Category.ANY
    names: tuple[str, ...] = ()
    """For COUNTS AS: the other names under which the card is counted."""


class Points(Struct, frozen=True):
    """How a card scores; conditions hold all together or the card is worth nothing."""

    scoring: Scoring
    value: int
    counted: str = ""
    """For COUNT: the card of which each is worth the value."""
    most_of: Category = Category.ANY
    least: int = 0
    least_of: tuple[Category, ...] = ()
    needed: tuple[str, ...] = ()


class Origin(Struct, frozen=True):
    """How well each field of a card is known, one of ``ORIGINS``; empty where nobody says."""

    name: str = ""
    faction: str = ""
    type: str = ""
    copies: str = ""
    points: str = ""
    effect: str = ""
    link: str = ""


class DeckCard(Struct, frozen=True, kw_only=True):
    """A card of a deck, all its copies together."""

    id: str = ""
    name: str
    faction: Category
    type: Category
    set: str = "own"
    copies: int
    points: Points
    effects: tuple[Effect, ...] = ()
    friend: str = ""
    """The card it is linked with, one scoring for the other."""
    origin: Origin = Origin()

    def effect(self, kind: EffectKind) -> Effect | None:
        """Its effect of a kind; a card has at most one."""
        return next((effect for effect in self.effects if effect.kind is kind), None)


class Deck(Struct, frozen=True):
    """A deck; the number of a card is its place in the list, from 1."""

    title: str
    cards: tuple[DeckCard, ...]

    @property
    def size(self) -> int:
        return sum(card.copies for card in self.cards)


def slug(name: str) -> str:
    """A name as one word of small letters: Dragon's Lair is dragons-lair. No two cards of a deck share it."""
    return re.sub(r"[\W_]+", "-", re.sub("['’]", "", name.casefold())).strip("-")


def most_drawn(deck: Deck) -> int:
    """The most cards that the DRAW effects of a deck can take in a game: every copy played once."""
    drawing = ((card.copies, card.effect(EffectKind.DRAW)) for card in deck.cards)
    return sum(copies * effect.number for copies, effect in drawing if effect)
