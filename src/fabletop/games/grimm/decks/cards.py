"""What is in the box, in plain values: the two decks and the die, and how well each thing about them is known."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeVar

import msgspec
from msgspec import Struct

ORIGINS = ("sourced", "deduced", "reconstructed", "placeholder")
"""How well a field is known, the best first."""


class Level(StrEnum):
    SIMPLE = "simple"
    ADVANCED = "advanced"


class FableType(StrEnum):
    NORMAL = "normal"
    MONSTER = "monster"
    NEXT_TURN = "next-turn"
    UNIQUE = "unique"
    """A Unique Location."""


class Origin(Struct, frozen=True, forbid_unknown_fields=True):
    """How well each field of a card is known, one of ``ORIGINS``; empty where nobody says."""

    name: str = ""
    type: str = ""
    figures: str = ""
    special_action: str = ""
    copies: str = ""
    level: str = ""
    effect: str = ""


class Card(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card of either deck, all its copies together."""

    name: str
    level: Level
    copies: int
    origin: Origin


class Fable(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    type: FableType
    figures: int = 0
    """How many figures of the Monster there are; where they run out, the card stands for one."""


class Friend(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    special_action: bool = False


Kind = TypeVar("Kind", bound=Card)


class Box(Struct, frozen=True):
    """The cards in the order of their numbers, from 1, and the Prince Regal die."""

    fables: tuple[Fable, ...]
    friends: tuple[Friend, ...]
    faces: tuple[int, int, int]
    """Faces of the die with straw, wood and brick."""
    faces_origin: str = ""

    @property
    def size(self) -> int:
        """How many Fables there are, all copies together."""
        return sum(fable.copies for fable in self.fables)

    def simple(self) -> Box:
        """What is left for beginners: no Advanced card, neither Fable nor Friend."""
        return msgspec.structs.replace(
            self, fables=tuple(map(_if_simple, self.fables)), friends=tuple(map(_if_simple, self.friends))
        )


def _if_simple(card: Kind) -> Kind:
    return card if card.level is Level.SIMPLE else msgspec.structs.replace(card, copies=0)
