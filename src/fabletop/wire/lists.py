"""What clients ask for and get over HTTP about tables."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fabletop.contract import OptionValue
from fabletop.match import ClockRule
from fabletop.match.results import MatchResult
from fabletop.match.settings import GRACE, STAND_IN
from fabletop.match.views import Fairness

Name = Annotated[str, Meta(max_length=64)]
Level = Annotated[str, Meta(max_length=16)]
Called = Annotated[str, Meta(max_length=100)]
Options = Annotated[dict[Name, OptionValue], Meta(max_length=64)]
Texts = Annotated[dict[Name, Annotated[str, Meta(max_length=60_000)]], Meta(max_length=8)]
Seats = Annotated[int, Meta(ge=1, le=16)]


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table that its host opens, sitting on the first seat."""

    game: Name
    seats: Seats
    options: Options = {}
    texts: Texts = {}
    """Decks and the like that the options name."""
    clock: ClockRule = ClockRule()
    stand_in: Level = STAND_IN
    grace: int = GRACE
    access: Literal["open", "link"] = "link"
    talk: Literal["none", "phrases", "free"] = "phrases"
    bots: Annotated[tuple[Level, ...], Meta(max_length=16)] = ()
    """The levels of bots on the last seats."""
    beside: Annotated[tuple[Called, ...], Meta(max_length=16)] = ()
    """Names of people who play on the host's device and hand it on. Such a table must be full; it begins at once."""
    rated: bool | None = None
    """Rated or casual; unsaid, a table open to all is rated where it can be."""


class PlayOn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match against bots that goes on from a moment of one that is over."""

    choices: Annotated[int, Meta(ge=0, le=100_000)]
    """How many choices of the old match stand."""
    seat: int
    """Where one wants to sit."""
    level: Level = STAND_IN


class PlayNow(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match against bots, begun at once."""

    game: Name
    seats: Seats
    level: Level = STAND_IN
    options: Options = {}
    texts: Texts = {}
    rated: bool = False


class QuickMatch(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match against whoever is there; bots take the seats that stay empty."""

    game: Name
    seats: Seats
    rated: bool | None = None
    """Rated or casual alone; unsaid, a rated one if that can be, or whoever waits."""


class Intent(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A rated match that somebody thinks of."""

    game: Name
    seats: Seats
    level: Level | None = None
    """Of the bots on all other seats; without one, people sit there."""
    options: Options = {}


class Prospect(Struct, frozen=True):
    """What somebody may know of a rated match before it."""

    why: str | None
    """Why it cannot be rated, in one sentence."""
    left: int | None
    """How many matches against these bots will still count for them today."""


class Opened(Struct, frozen=True):
    """Where a table is. The links are told once: the server keeps only what it needs to know them again."""

    id: str
    link: str | None = None
    """Whoever has it may sit down."""
    watch: str | None = None
    """Whoever has it may watch."""


class TableRow(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    seats: int
    options: dict[str, OptionValue]
    status: Literal["open", "playing", "finished"]
    players: tuple[str | None, ...]
    """Names of those who sit; a bot by its level; nobody where a seat is free."""
    clock: ClockRule
    talk: str
    rated: bool
    created: int
    folk: tuple[str, ...] = ()
    """Who the bots are, by seat; empty where none sits."""
    awaited: bool = False
    """Is an answer of whoever asks awaited?"""


class FinishedMatch(Struct, frozen=True, kw_only=True):
    """A match that is over, with all that it takes to play it again."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, OptionValue]
    texts: dict[str, str]
    players: tuple[str, ...]
    result: MatchResult
    fairness: Fairness
    choices: tuple[tuple[int, str], ...]
    """Seat and notation of every choice that stands."""
    happened: tuple[tuple[int, int, str], ...]
    """What the choices do not show: after how many choices, at which seat, what."""
    created: int
    next_match: str | None
    folk: tuple[str, ...] = ()
    """Who the bots are, by seat; empty where none sits."""
