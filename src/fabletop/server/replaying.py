"""Replays of matches that are over."""

from __future__ import annotations

from itertools import islice

from fabletop.contract import Event, Position
from fabletop.match import Match, record_of
from fabletop.match.views import fairness_of
from fabletop.server.refusals import refuse
from fabletop.wire.replays import Replay, ReplayStep

PUBLIC, ALL, OWN = "public", "all", "own"
MOST_STEPS = 100
"""Steps in one answer."""


def own_eyes(match: Match, player: str | None) -> str:
    """The seat where somebody played; on one device nobody's seat is their own."""
    seat = None if player is None or match.settings.shared else match.seat_of(player)
    return PUBLIC if seat is None else str(seat)


def replay_of(name: str, match: Match, eyes: str, first: int) -> Replay:
    """The steps from one on, as a seat, the public, or somebody who sees all cards saw them."""
    record = record_of(match)
    seats = [str(seat) for seat in range(record.seats)]
    if eyes not in (*seats, PUBLIC, ALL):
        raise refuse(400, "error-seat-choice", seat=eyes[:20], allowed=", ".join([*seats, PUBLIC, ALL]))
    seat = int(eyes) if eyes in seats else None
    assert match.result is not None
    played = enumerate(record.replayed())
    return Replay(
        id=name,
        game=record.game.about.id,
        options=match.settings.options,
        players=tuple(match.name_at(number) for number in range(record.seats)),
        folk=match.folk,
        result=match.result,
        fairness=fairness_of(match),
        seat=seat,
        total=len(record.choices) + 1,
        first=first,
        steps=tuple(
            step_of(match, position, events, record.choices[number - 1][0] if number else None, seat, eyes == ALL)
            for number, (position, events) in islice(played, first, first + MOST_STEPS)
        ),
    )


def step_of(
    match: Match, position: Position, events: tuple[Event, ...], maker: int | None, seat: int | None, is_open: bool
) -> ReplayStep:
    view = match.game.reveal(position) if is_open else match.game.view(position, seat)
    told = tuple(event for event in events if is_open or event.is_for(seat))
    return ReplayStep(maker, told, view, tuple(match.game.face.describe(view.table, seat)))
