"""A picture of a view, as data: what lies where, in cards, goods, houses and tracks; ``fabletop.drawing`` draws it.

A picture is made from a view and so shows nothing that its viewer cannot know. Its rows lie one below the other, the
zones of a row beside each other, the parts of a zone from left to right as far as there is room.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from fabletop.contract.words import Message

Label = str | Message


class Mark(Struct, frozen=True):
    """The sign of a suit, a faction or a thing: a letter, a shape and a colour, so that none is needed alone."""

    letter: Label
    shape: str
    """A path of SVG in a square of 512."""
    ink: str
    fill: str = ""
    """The colour inside, if it is not the ink."""
    lines: str = ""
    """More ink on top, in the same square."""
    texture: str = ""
    """What a house of it looks like: upright, level or brick."""


class CardShown(Struct, frozen=True):
    """A card as it lies there: a back where nothing is known of it."""

    card: str | None = None
    """As choices and views write it."""
    name: Label = ""
    rank: str = ""
    mark: Mark | None = None
    is_up: bool = True
    """A card face down that the viewer knows shows a corner."""
    badge: str = ""
    """A number on its lower edge: what it is worth now, or how many lie there."""
    seat: int | None = None
    """Whose it is, where the zone does not say so."""
    back: str = ""
    """The colour of its back, if not the picture's."""


class Cards(Struct, frozen=True):
    """Cards side by side, or overlapping where there are many."""

    cards: tuple[CardShown, ...]
    title: Label = ""
    is_large: bool = False
    is_choice: bool = True
    """Are these the cards of which the viewer, if asked, is to choose?"""


class Goods(Struct, frozen=True):
    """So many of each thing."""

    counts: tuple[tuple[Mark, int], ...]
    title: Label = ""


class House(Struct, frozen=True):
    """A foundation, walls and a roof, as far as it stands; an empty site has no height."""

    height: int = 0
    mark: Mark | None = None
    is_extra: bool = False
    """Does it stand beside the usual sites?"""


class Houses(Struct, frozen=True):
    houses: tuple[House, ...]
    title: Label = ""


class Band(Struct, frozen=True):
    """Some neighbouring steps of a track."""

    title: Message
    steps: int
    is_dark: bool = False


class Track(Struct, frozen=True):
    """Numbered steps from 0, in bands, with the seats that stand on them."""

    bands: tuple[Band, ...]
    seats: tuple[int, ...]
    """The step of each seat."""
    title: Label = ""


class Tags(Struct, frozen=True):
    """Short remarks."""

    texts: tuple[Message, ...]
    title: Label = ""


class Lines(Struct, frozen=True):
    """Whole sentences, one below the other."""

    texts: tuple[Message, ...]
    title: Label = ""


Part = Cards | Goods | Houses | Track | Tags | Lines


class Zone(Struct, frozen=True):
    """A place of the table; the zone of a seat bears its name and points."""

    parts: tuple[Part, ...]
    seat: int | None = None
    title: Label = ""


class Picture(Struct, frozen=True):
    """The whole table."""

    rows: tuple[tuple[Zone, ...], ...]
    accent: str = "#4a5d24"
    """The colour of the game: of its backs and headings."""


BACK = CardShown()


def backs(count: int, back: str = "") -> tuple[CardShown, ...]:
    """So many cards of which nothing is known."""
    return (CardShown(back=back),) * count


Rows = tuple[tuple[Zone, ...], ...]


def rows_of(shared: Zone, seats: Sequence[Zone], has_viewer: bool) -> Rows:
    """What everybody shares and the seats of the others in rows of two, the viewer's own seat in the last row."""
    others, own = (seats[:-1], seats[-1:]) if has_viewer else (seats, ())
    rows = paired([shared, *others]) if len(others) % 2 else ((shared,), *paired(others))
    return (*rows, *((zone,) for zone in own))


def paired(zones: Sequence[Zone]) -> Rows:
    return tuple(tuple(zones[at : at + 2]) for at in range(0, len(zones), 2))


def others_first(seats: int, seat: int | None) -> list[int]:
    """The seats in the order of a picture: clockwise from the viewer's left, the viewer last."""
    first = 0 if seat is None else seat + 1
    return [(first + offset) % seats for offset in range(seats)]
