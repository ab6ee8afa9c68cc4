"""How a match ended, which is not always how the game did."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fabletop.contract import Message, Result

How = Literal["played", "resigned", "abandoned"]


class MatchResult(Struct, frozen=True):
    """Who came where. Whoever resigned stands behind all who did not, whatever the stand-in reached."""

    how: How
    places: tuple[int, ...]
    """1 is first; empty where nobody won."""
    points: tuple[int, ...] = ()
    """What the game counted; empty where it did not come to its end."""
    why: tuple[Message, ...] = ()
    resigned: tuple[int, ...] = ()


def result_of(how: How, result: Result | None, seats: int, resigned: set[int]) -> MatchResult:
    if how == "abandoned":
        return MatchResult(how, (), resigned=tuple(sorted(resigned)))
    places = result.places if result else (1,) * seats
    ranks = [(seat in resigned, 0 if seat in resigned else place) for seat, place in enumerate(places)]
    return MatchResult(
        how,
        places=tuple(1 + sum(other < rank for other in ranks) for rank in ranks),
        points=result.points if result else (),
        why=result.why if result else (),
        resigned=tuple(sorted(resigned)),
    )
