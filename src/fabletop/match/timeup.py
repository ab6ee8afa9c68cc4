"""Running out of time: a bot decides for one moment, or plays on until the seat is taken again.

Who decides is the bot of the table's ``stand_in``, as for any seat that a bot plays: ``Match.due`` asks for it, and
``DecisionRequest.answer`` gives the game the first word.
"""

from __future__ import annotations

from fabletop.contract import message
from fabletop.match.commands import Command, own_seat, refuse_all_but_server, refuse_unless, refused
from fabletop.match.seating import refuse_seat
from fabletop.match.state import MatchState


class TimeUp(Command, frozen=True, tag="time-up"):
    """A clock has reached zero: a bot makes this decision, or with an empty bank plays on."""

    seat: int

    def check(self, match: MatchState, by: str | None, now: int) -> None:
        refuse_all_but_server(by)
        refuse_unless(match, "playing")
        refuse_seat(match, self.seat)
        runs_out = match.clocks[self.seat].runs_out
        if runs_out is None or now < runs_out:
            raise refused("refused-match-too-early")

    def happen(self, match: MatchState, by: str | None, at: int) -> None:
        match.stand_in(self.seat, "time" if match.settings.clock.kind == "bank" else "moment")
        match.tell(message("match-time-up", seat=self.seat, clock=match.settings.clock.kind))


class Reclaim(Command, frozen=True, tag="reclaim"):
    """Take the seat again after one's bank ran out; it then holds one increment, or ten seconds if that is more."""

    def check(self, match: MatchState, by: str | None, now: int) -> None:
        refuse_unless(match, "playing", "paused")
        if match.chairs[own_seat(match, by)].stand_in != "time":
            raise refused("refused-match-no-stand-in")

    def happen(self, match: MatchState, by: str | None, at: int) -> None:
        seat = own_seat(match, by)
        match.stand_in(seat, None)
        match.clocks[seat].reclaim()
        match.tell(message("match-reclaimed", seat=seat))
