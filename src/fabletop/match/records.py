"""A match that is over as a record that anyone can replay and verify."""

from __future__ import annotations

from fabletop.match.commands import refused
from fabletop.match.match import Match
from fabletop.records.matches import Continued, FairDeal, MatchRecord


def record_of(match: Match) -> MatchRecord:
    """The record holds the secret and every card, so there is none before the end."""
    if match.phase != "over":
        raise refused("refused-match-not-over")
    if not match.seed:
        raise refused("refused-match-not-dealt")
    beginning = match.settings.beginning
    words = tuple(chair.words for chair in match.chairs)
    return MatchRecord(
        match.game,
        match.settings.seats,
        match.seed,
        match.settings.options,
        players={seat: match.name_at(seat) for seat in range(match.settings.seats)},
        choices=[(made.seat, made.choice) for made in match.line],
        fair=None if beginning else FairDeal(match.settings.commitment, match.secret, words),
        happened=list(match.happened),
        continued=Continued(beginning.match, len(beginning.choices)) if beginning else None,
    )
