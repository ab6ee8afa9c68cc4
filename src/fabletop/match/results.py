"""How a match ended, which is not always how the game did."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fabletop.contract import Message, Result, message

How = Literal["played", "resigned", "abandoned"]


class MatchResult(Struct, frozen=True):
    """Who came where. Whoever resigned, or at a rated table was not there at the end, stands behind all others,
    whatever the stand-in reached.
    """

    how: How
    places: tuple[int, ...]
    """1 is first; empty where nobody won."""
    points: tuple[int, ...] = ()
    """What the game counted; empty where it did not come to its end."""
    why: tuple[Message, ...] = ()
    resigned: tuple[int, ...] = ()
    away: tuple[int, ...] = ()
    """Whose bots played on to the end of a rated match."""


def result_of(how: How, result: Result | None, seats: int, resigned: set[int], away: set[int]) -> MatchResult:
    if how == "abandoned":
        return MatchResult(how, (), resigned=tuple(sorted(resigned)))
    places, behind = result.places if result else (1,) * seats, resigned | away
    ranks = [(seat in behind, 0 if seat in behind else place) for seat, place in enumerate(places)]
    return MatchResult(
        how,
        places=tuple(1 + sum(other < rank for other in ranks) for rank in ranks),
        points=result.points if result else (),
        why=(*(result.why if result else ()), *(message("match-lost-away", seat=seat) for seat in sorted(away))),
        resigned=tuple(sorted(resigned)),
        away=tuple(sorted(away)),
    )
