"""What the storage hands out: plain values, one struct for each kind of row."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

Kind = Literal["guest", "account", "bot", "erased"]
Status = Literal["open", "playing", "finished"]


class Player(Struct, frozen=True):
    """Somebody who plays. Their secrets stay in the storage."""

    id: str
    kind: Kind
    name: str
    created: int


class LogLine(Struct, frozen=True):
    """One line of a match's log."""

    revision: int
    time: int
    body: bytes


class Snapshot(Struct, frozen=True):
    """The state of a match after a revision, as a cache."""

    revision: int
    body: bytes


class Match(Struct, frozen=True, kw_only=True):
    """What the lobby and the histories know of a match; what happened in it is in its log."""

    id: str
    game: str
    rules_version: int
    seats: int
    options: Mapping[str, Any] = {}
    texts: Mapping[str, str] = {}
    """What an old match needs to be played again when the program has changed: its deck, for one."""
    status: Status = "open"
    public: bool = False
    free_seats: int = 0
    host: str | None = None
    about: Mapping[str, Any] = {}
    """What else the lobby should tell."""
    result: Mapping[str, Any] | None = None
    created: int = 0
    updated: int = 0
    finished: int | None = None
    awake: bool = False
    """Is there something to be done at the table, whether or not somebody asks?"""
    counts: bool = False
    """Is it rated?"""
    begun: int | None = None
    """When the cards were dealt."""


class Promise(Struct, frozen=True):
    """What the server knows of a match and tells nobody."""

    link: str | None
    """The SHA-256 of the private link."""
    secret: str
    """What the deal follows from."""


class Change(Struct, frozen=True):
    """What a line of the log changes in the listing of its match; what is None stays as it is."""

    status: Status | None = None
    free_seats: int | None = None
    public: bool | None = None
    about: Mapping[str, Any] | None = None
    result: Mapping[str, Any] | None = None
    finished: int | None = None
    awake: bool | None = None
    begun: int | None = None


class Seat(Struct, frozen=True):
    """Who sat where, and how it ended for them."""

    seat: int
    player: str
    kind: Kind
    name: str
    points: int | None
    place: int | None
    rating_before: float | None
    rating_after: float | None
    somebody: str = ""
    """Who a bot was."""


class Played(Struct, frozen=True):
    """A match in somebody's history."""

    match: str
    game: str
    status: Status
    created: int
    finished: int | None
    seats: tuple[Seat, ...]


class Standing(Struct, frozen=True):
    """A player's rating in one game."""

    player: str
    kind: Kind
    name: str
    game: str
    mu: float
    sigma: float
    shown: float
    matches: int
    wins: int


class Said(Struct, frozen=True):
    """Something said at a table: a ready-made phrase or free words."""

    id: int
    player: str
    time: int
    phrase: str | None
    text: str | None


class Report(Struct, frozen=True):
    """A complaint about a player."""

    id: int
    player: str
    reported: str
    match: str | None
    said: str | None
    why: str
    created: int


class Ban(Struct, frozen=True):
    """Why somebody may not play, and until when; None is for good."""

    player: str
    created: int
    until: int | None
    why: str
