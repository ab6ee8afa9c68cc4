"""Before the start: sitting down and standing up, bots, words for the deal."""

from __future__ import annotations

import msgspec

from fabletop.bots import refuse_unknown_bot
from fabletop.contract import keeps_promise, message, refuse_words
from fabletop.match.chairs import Chair
from fabletop.match.commands import Command, own_seat, refuse_all_but_host, refuse_unless, refused
from fabletop.match.rated import refuse_unmeasured
from fabletop.match.settings import BotPlayer, Person
from fabletop.match.state import MatchState


def refuse_seat(match: MatchState, seat: int) -> None:
    if not 0 <= seat < match.settings.seats:
        raise refused("refused-match-no-seat", seats=match.settings.seats)


def refuse_bot(match: MatchState, level: str) -> None:
    refuse_unknown_bot(level, match.game)
    if match.settings.rated:
        refuse_unmeasured((level,), match.game, match.settings.seats, match.settings.options)


class Sit(Command, frozen=True, tag="sit"):
    """Take an empty seat, the first one if none is named."""

    name: str
    seat: int | None = None
    words: str = ""

    def settled(self, match: MatchState, by: str | None, now: int) -> Command:
        refuse_unless(match, "open")
        if by is None:
            raise refused("refused-match-not-seated")
        Person(by, self.name).refuse()
        refuse_words(self.words)
        if match.seat_of(by) is not None:
            raise refused("refused-match-seated")
        empty = [seat for seat, chair in enumerate(match.chairs) if chair.seated is None]
        if self.seat is not None:
            refuse_seat(match, self.seat)
        if not empty:
            raise refused("refused-match-full")
        if self.seat not in (None, *empty):
            raise refused("refused-match-taken")
        return msgspec.structs.replace(self, seat=empty[0] if self.seat is None else self.seat)

    def happen(self, match: MatchState, by: str | None, at: int) -> None:
        assert by is not None
        assert self.seat is not None
        match.chairs[self.seat] = Chair(Person(by, self.name), self.words)
        match.tell(message("match-sat", name=self.name))


class StandUp(Command, frozen=True, tag="stand-up"):
    """Leave one's seat before the start."""

    def check(self, match: MatchState, by: str | None, now: int) -> None:
        refuse_unless(match, "open")
        own_seat(match, by)

    def happen(self, match: MatchState, by: str | None, at: int) -> None:
        seat = own_seat(match, by)
        match.tell(message("match-stood-up", name=match.name_at(seat)))
        match.chairs[seat] = Chair()


class SeatBot(Command, frozen=True, tag="seat-bot"):
    """The host puts a bot on a seat where no person sits."""

    seat: int
    level: str

    def check(self, match: MatchState, by: str | None, now: int) -> None:
        refuse_unless(match, "open")
        refuse_all_but_host(match, by)
        refuse_seat(match, self.seat)
        refuse_bot(match, self.level)
        if match.chairs[self.seat].person is not None:
            raise refused("refused-match-taken")

    def happen(self, match: MatchState, by: str | None, at: int) -> None:
        match.chairs[self.seat] = Chair(BotPlayer(self.level))
        match.tell(message("match-bot-seated", name=match.called_at(self.seat)))


class EmptySeat(Command, frozen=True, tag="empty-seat"):
    """The host sends a bot or a person away from a seat."""

    seat: int

    def check(self, match: MatchState, by: str | None, now: int) -> None:
        refuse_unless(match, "open")
        refuse_all_but_host(match, by)
        refuse_seat(match, self.seat)
        if match.chairs[self.seat].seated is None:
            raise refused("refused-match-empty")

    def happen(self, match: MatchState, by: str | None, at: int) -> None:
        match.tell(message("match-seat-emptied", name=match.called_at(self.seat)))
        match.chairs[self.seat] = Chair()


class AddWords(Command, frozen=True, tag="add-words"):
    """Add words of one's own to the deal; the last ones count."""

    words: str

    def check(self, match: MatchState, by: str | None, now: int) -> None:
        refuse_unless(match, "open")
        own_seat(match, by)
        refuse_words(self.words)

    def happen(self, match: MatchState, by: str | None, at: int) -> None:
        seat = own_seat(match, by)
        match.chairs[seat].words = self.words
        match.tell(message("match-words-added", seat=seat))


class Start(Command, frozen=True, tag="start"):
    """Begin to play. The server adds the secret that it has promised; clients leave it out."""

    fill: str | None = None
    """The level of the bots that take the empty seats."""
    secret: str = ""

    def check(self, match: MatchState, by: str | None, now: int) -> None:
        refuse_unless(match, "open")
        refuse_all_but_host(match, by)
        if self.fill is not None:
            refuse_bot(match, self.fill)
        elif any(chair.seated is None for chair in match.chairs):
            raise refused("refused-match-not-full")
        if match.settings.beginning is None and not keeps_promise(self.secret, match.settings.commitment):
            raise refused("refused-match-secret")

    def happen(self, match: MatchState, by: str | None, at: int) -> None:
        for chair in match.chairs:
            if chair.seated is None and self.fill is not None:
                chair.seated = BotPlayer(self.fill)
        match.deal(self.secret, at)
