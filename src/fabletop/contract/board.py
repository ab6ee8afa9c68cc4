"""A table as a picture in plain values: zones with things in them, for clients that draw every game alike."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fabletop.contract.words import Message

Tint = Literal["amber", "teal", "indigo", "green", "red", "gold", "shade", "plain"]
Place = Literal["table", "rival", "own", "hand", "aside"]


class Sign(Struct, frozen=True):
    """What tells one family of cards from another: a letter, a shape and a colour, never one of them alone."""

    letter: Message
    shape: str
    """One character that every letter-cell can show."""
    tint: Tint


class Look(Struct, frozen=True):
    """How a card looks where it is drawn small."""

    rank: str = ""
    """Its number, or what it scores."""
    sign: Sign | None = None
    """Suit, faction or sort."""
    corner: Sign | None = None
    """A second family that it belongs to."""
    caption: Message | None = None
    """Its name where the sign says the rest; else the name is as in the card list."""


PLAIN_LOOK = Look()


class Thing(Struct, frozen=True, kw_only=True):
    """A card, a Location, a house: something that lies in a zone."""

    name: str = ""
    """As choices write it, and the card list if it is a card; nothing where nobody may see what it is."""
    title: Message | None = None
    """What it is called, if it is no card of the list."""
    lines: tuple[Message, ...] = ()
    """What is to be said about it here."""
    is_up: bool = True
    """A card face down may all the same be known to who looks."""
    count: int = 1
    """So many alike."""
    stack: tuple[str, ...] | None = None
    """For what is built up: the stuff of each layer from the lowest, one character each."""


class Track(Struct, frozen=True):
    """The steps of something that goes on, and which one is now."""

    steps: tuple[Message, ...]
    at: int


class Band(Struct, frozen=True):
    """A stretch of a scale, from a number on."""

    first: int
    name: Message


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
    things: tuple[Thing, ...] = ()
    lines: tuple[Message, ...] = ()
    refs: tuple[str, ...] = ()
    """The kinds of references with which choices point at the things in this zone."""
    track: Track | None = None
    meter: Meter | None = None
