"""Going away and coming back, and resigning: when a bot stands in, and when it stops."""

from __future__ import annotations

from fabletop.contract import message
from fabletop.match.commands import (
    SERVER,
    Command,
    own_seat,
    refuse_all_but_host,
    refuse_all_but_server,
    refuse_unless,
    refused,
)
from fabletop.match.seating import refuse_seat
from fabletop.match.state import MatchState


class Went(Command, frozen=True, tag="went"):
    """The server sees no connection of somebody any more."""

    player: str

    def check(self, match: MatchState, by: str | None, now: int) -> None:
        refuse_all_but_server(by)
        if match.chairs[own_seat(match, self.player)].gone_since is not None:
            raise refused("refused-match-gone")

    def happen(self, match: MatchState, by: str | None, at: int) -> None:
        seat = own_seat(match, self.player)
        for other in match.seats_held_by(self.player):
            match.chairs[other].gone_since = at
            match.withdraw_offers(other)
        match.tell(message("match-went", seat=seat))


class CameBack(Command, frozen=True, tag="came-back"):
    """The server sees somebody again. A bot that stood in because they were gone makes room."""

    player: str

    def check(self, match: MatchState, by: str | None, now: int) -> None:
        refuse_all_but_server(by)
        if match.chairs[own_seat(match, self.player)].gone_since is None:
            raise refused("refused-match-there")

    def happen(self, match: MatchState, by: str | None, at: int) -> None:
        seat = own_seat(match, self.player)
        match.tell(message("match-came-back", seat=seat))
        for other in match.seats_held_by(self.player):
            match.chairs[other].gone_since = None
            if match.chairs[other].stand_in == "left":
                match.stand_in(other, None)


class StandIn(Command, frozen=True, tag="stand-in"):
    """The server lets a bot play for somebody who has been gone for some time."""

    seat: int

    def check(self, match: MatchState, by: str | None, now: int) -> None:
        refuse_all_but_server(by)
        refuse_unless(match, "playing")
        refuse_seat(match, self.seat)
        since = match.stand_in_from(self.seat)
        if since is None or now < since:
            raise refused("refused-match-too-early")

    def happen(self, match: MatchState, by: str | None, at: int) -> None:
        match.stand_in(self.seat, "left")
        match.tell(message("match-stand-in", seat=self.seat))


class Resign(Command, frozen=True, tag="resign"):
    """Give up. With two seats, or when no other person is left, the match ends; else a bot plays on."""

    def check(self, match: MatchState, by: str | None, now: int) -> None:
        refuse_unless(match, "playing", "paused")
        if not match.chairs[own_seat(match, by)].takes_part:
            raise refused("refused-match-resigned")

    def happen(self, match: MatchState, by: str | None, at: int) -> None:
        give_up(match, (own_seat(match, by),), "match-resigned")


class Forfeit(Command, frozen=True, tag="forfeit"):
    """A rated match has lain still for a day: those for whom it waits have lost it, as if they had resigned."""

    def check(self, match: MatchState, by: str | None, now: int) -> None:
        refuse_all_but_server(by)
        refuse_unless(match, "playing", "paused")
        since = match.forfeit_from
        if since is None or now < since or not match.laggards:
            raise refused("refused-match-too-early")

    def happen(self, match: MatchState, by: str | None, at: int) -> None:
        match.phase, match.moved_at = "playing", at
        give_up(match, match.laggards, "match-forfeited")


def give_up(match: MatchState, seats: tuple[int, ...], said: str) -> None:
    """These people give up: bots play on for them, if anybody is left for whom it matters."""
    for seat in seats:
        match.stand_in(seat, "resigned")
        match.withdraw_offers(seat)
        match.tell(message(said, seat=seat))
    if match.settings.seats == 2 or not any(chair.takes_part for chair in match.chairs):
        match.finish("resigned")


class Abandon(Command, frozen=True, tag="abandon"):
    """Close a table: the host before the start, the server at any time. Nobody wins."""

    def check(self, match: MatchState, by: str | None, now: int) -> None:
        refuse_all_but_host(match, by)
        if by is SERVER:
            refuse_unless(match, "open", "playing", "paused")
        else:
            refuse_unless(match, "open")

    def happen(self, match: MatchState, by: str | None, at: int) -> None:
        match.finish("abandoned")


class Close(Command, frozen=True, tag="close"):
    """Those who run the server close a table, at any time, and may say why. Nobody wins."""

    why: str = ""

    def check(self, match: MatchState, by: str | None, now: int) -> None:
        refuse_all_but_server(by)
        refuse_unless(match, "open", "playing", "paused")

    def happen(self, match: MatchState, by: str | None, at: int) -> None:
        match.tell(message("match-closed-because", why=self.why) if self.why else message("match-closed"))
        match.finish("abandoned")
