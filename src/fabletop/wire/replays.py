"""A match that is over, moment by moment, through chosen eyes."""

from __future__ import annotations

from msgspec import Struct

from fabletop.contract import Event, Message, OptionValue, View
from fabletop.match.results import MatchResult
from fabletop.match.views import Fairness


class ReplayStep(Struct, frozen=True):
    """What happened with one choice, and the table after it; the first step is the deal."""

    seat: int | None
    """Who chose."""
    events: tuple[Event, ...]
    view: View
    lines: tuple[Message, ...]


class Replay(Struct, frozen=True, kw_only=True):
    """Some steps of a match, and what is the same for all of them."""

    id: str
    game: str
    options: dict[str, OptionValue]
    players: tuple[str, ...]
    folk: tuple[str, ...]
    """Who the bots are, by seat; empty where none sits."""
    result: MatchResult
    fairness: Fairness
    seat: int | None
    """Whose eyes; nobody's for the public and for everything open."""
    total: int
    """How many steps there are."""
    first: int
    """The number of the first step given."""
    steps: tuple[ReplayStep, ...]
