"""A board in the words of one language, as rows of panels that are ready to be drawn.

Rows lie one below the other, the panels of a row beside each other, the parts of a panel from left to right as far as
there is room.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from fabletop.contract import Sign
from fabletop.drawing.ink import INK

INKS = {
    "amber": "#8f5300",
    "teal": "#0c655f",
    "indigo": "#3d3f9b",
    "green": "#2f6a2c",
    "red": "#a32430",
    "gold": "#856000",
    "shade": "#221c26",
    "plain": INK,
}
BACKS = {**INKS, "plain": ""}
"""Colours of backs; the plain ones are of the game's colour."""


@dataclass(frozen=True)
class Mark:
    """A sign as it is drawn: its strokes, or the character that stands for them."""

    sign: Sign
    letter: str

    @property
    def ink(self) -> str:
        return INKS[self.sign.tint]

    @property
    def fill(self) -> str:
        return (self.sign.drawn.fill if self.sign.drawn else "") or self.ink

    @property
    def texture(self) -> str:
        return self.sign.drawn.texture if self.sign.drawn else ""


@dataclass(frozen=True)
class CardShown:
    """A card as it lies there: a back where nothing is known of it."""

    name: str = ""
    """In full."""
    caption: str = ""
    """What is written on it, beside its rank and mark."""
    is_known: bool = False
    is_up: bool = True
    """A card face down that the viewer knows shows a corner."""
    rank: str = ""
    mark: Mark | None = None
    corner: str = ""
    """A second family that it belongs to, in a sign or two."""
    friend: Mark | None = None
    """The family of the card that it goes with."""
    is_guess: bool = False
    """Is what it says a guess?"""
    badge: str = ""
    """A number on its edge: what it is worth now, or how many lie there."""
    notes: tuple[str, ...] = ()
    """What is said below it."""
    back: str = ""
    """The colour of its back, if not the game's."""
    is_lit: bool = False
    """Can it be chosen now?"""

    @property
    def is_open(self) -> bool:
        return self.is_known and self.is_up


@dataclass(frozen=True)
class Cards:
    """Cards side by side, or overlapping where there are many."""

    cards: tuple[CardShown, ...]
    is_large: bool = False
    title: str = ""


Spot = Literal["rank", "sign", "picture", "name", "corner", "friend", "badge"]
"""A part of a card's face."""


@dataclass(frozen=True)
class Explained:
    """A card as large as life, and beside it what its parts mean, from the top."""

    card: CardShown
    meanings: tuple[tuple[Spot, str], ...]
    title: str = ""


@dataclass(frozen=True)
class Chips:
    """Cards as small as can be: a line of signs and names."""

    cards: tuple[CardShown, ...]
    title: str = ""


@dataclass(frozen=True)
class Goods:
    """So many of each thing."""

    counts: tuple[tuple[Mark | None, str, int], ...]
    """Its sign, its name and how many."""
    title: str = ""


@dataclass(frozen=True)
class House:
    """Sections from the lowest; an empty site has none."""

    sections: tuple[Mark, ...] = ()
    name: str = ""
    is_extra: bool = False
    """Does it stand beside the usual sites?"""
    is_lit: bool = False


@dataclass(frozen=True)
class Houses:
    houses: tuple[House, ...]
    title: str = ""


@dataclass(frozen=True)
class Stretch:
    """Some neighbouring numbers of a scale."""

    name: str
    steps: int
    is_dark: bool


@dataclass(frozen=True)
class Scale:
    """Numbers from 0, in stretches, with the seats that stand on them."""

    stretches: tuple[Stretch, ...]
    seats: tuple[int, ...]
    """The number of each seat."""
    worth: tuple[int, ...] = ()
    """What each number brings, if that is told."""
    title: str = ""


@dataclass(frozen=True)
class Steps:
    """What comes one after the other, and which is now."""

    steps: tuple[str, ...]
    at: int
    title: str = ""


@dataclass(frozen=True)
class Tags:
    """Short remarks."""

    texts: tuple[str, ...]
    title: str = ""


@dataclass(frozen=True)
class Lines:
    """Whole sentences, one below the other."""

    texts: tuple[str, ...]
    is_small: bool = False
    title: str = ""
    is_beside: bool = False
    """Do they stand beside what comes before them, in what room it leaves?"""


Part = Cards | Explained | Chips | Goods | Houses | Scale | Steps | Tags | Lines


@dataclass(frozen=True)
class Panel:
    """A part of the table; that of a seat tells its points and whether its answer is awaited."""

    title: str
    parts: tuple[Part, ...]
    seat: int | None = None
    is_lit: bool = False


Rows = tuple[tuple[Panel, ...], ...]
