"""A table as a picture in plain values: zones with things in them, for clients that draw every game alike.

A board is made from a view and so shows nothing that its viewer cannot know.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fabletop.contract.words import Message, Question

Tint = Literal["amber", "teal", "indigo", "green", "red", "gold", "shade", "plain"]
Place = Literal["table", "rival", "own", "hand", "aside"]


Form = Literal["card", "pile", "goods", "house", "annex", "place"]
"""A card, a pile of cards face down, resources, a house, a house beside the usual sites, a part of the landscape."""


class Drawing(Struct, frozen=True):
    """A sign in strokes, as paths of SVG in a square of 512."""

    shape: str
    fill: str = ""
    """The colour inside, if it is not the ink."""
    lines: str = ""
    """More ink on top."""
    texture: str = ""
    """What a house of it looks like: upright, level or brick."""


class Sign(Struct, frozen=True):
    """What tells one family of cards from another: a letter, a shape and a colour, never one of them alone."""

    letter: Message
    shape: str
    """One character that every letter-cell can show."""
    tint: Tint
    drawn: Drawing | None = None
    """For who can draw more than letters."""


class Look(Struct, frozen=True):
    """How a card looks where it is drawn small."""

    rank: str = ""
    """Its number, or what it scores."""
    sign: Sign | None = None
    """Suit, faction or sort."""
    corner: Sign | None = None
    """A second family that it belongs to."""
    friend: Sign | None = None
    """The family of the card that it goes with."""
    caption: Message | None = None
    """Its name where the sign says the rest; else the name is as in the card list."""


PLAIN_LOOK = Look()


class Thing(Struct, frozen=True, kw_only=True):
    """A card, a Location, a house: something that lies in a zone."""

    name: str = ""
    """As choices write it, and the card list if it is a card; nothing where nobody may see what it is."""
    title: Message | None = None
    """What it is called, if it is no card of the list."""
    lines: tuple[Line, ...] = ()
    """What is to be said about it here."""
    is_up: bool = True
    """A card face down may all the same be known to who looks."""
    count: int = 1
    """So many alike."""
    stack: tuple[str, ...] | None = None
    """For what is built up: the stuff of each layer from the lowest, by names that have a look."""
    form: Form = "card"
    back: Tint = "plain"
    """The colour of its back, if not the game's."""


class Told(Struct, frozen=True, kw_only=True):
    """What is said in words where there is little room, and shown where there is more."""

    said: Message
    things: tuple[Thing, ...] = ()
    title: Message | None = None
    """What stands above the things, if that is not what is said."""
    short: str = ""
    """The same in a sign or two, for a seal on a card."""


Line = Message | Told


def said(line: Line) -> Message:
    """The words of a line, whether it could be shown as things or not."""
    return line.said if isinstance(line, Told) else line


class Track(Struct, frozen=True):
    """The steps of something that goes on, and which one is now."""

    steps: tuple[Message, ...]
    at: int


class Band(Struct, frozen=True):
    """A stretch of a scale, from a number on."""

    first: int
    name: Message
    is_dark: bool = False
    """Does nobody want to end there?"""


class Meter(Struct, frozen=True):
    """A scale in bands, with the number that each seat has reached."""

    last: int
    bands: tuple[Band, ...]
    marks: tuple[int, ...]


class Zone(Struct, frozen=True, kw_only=True):
    """A part of the table."""

    title: Message
    place: Place
    """Everybody's part, a rival's, the viewer's own, the cards that the viewer holds, or what can stand aside."""
    seat: int | None = None
    """Whose part it is, if somebody's."""
    things: tuple[Thing, ...] = ()
    empty: tuple[Thing, ...] = ()
    """Sites on which nothing stands yet, for who has room to show them."""
    lines: tuple[Line, ...] = ()
    refs: tuple[str, ...] = ()
    """The kinds of references with which choices point at the things in this zone."""
    track: Track | None = None
    meter: Meter | None = None


class Pointed(Struct, frozen=True):
    """What a question points at, so that it can be shown on the table."""

    refs: frozenset[tuple[str, str]] = frozenset()
    rival: int | None = None
    """The one whom the question is about: then nothing of others is meant."""

    def at(self, zone: Zone, thing: Thing) -> bool:
        return self.names(zone, thing.name) or self.names(zone, "")

    def names(self, zone: Zone, name: str) -> bool:
        is_another = zone.place == "rival" and self.rival is not None and zone.seat != self.rival
        return not is_another and any((kind, name) in self.refs for kind in zone.refs)


def pointed_by(question: Question | None) -> Pointed:
    """What the choices of a question point at, and the rival that it names."""
    if question is None:
        return Pointed()
    rival = question.prompt.args.get("rival")
    refs = frozenset((ref.kind, ref.name) for choice in question.choices for ref in choice.refs)
    return Pointed(refs, rival if isinstance(rival, int) else None)
