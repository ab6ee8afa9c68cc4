"""A match: the fold of its log."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from fabletop.contract import Event, branch_of
from fabletop.match.commands import refused
from fabletop.match.entries import LONGEST_TOKEN, Entry, MatchCommand, Opened
from fabletop.match.leaving import StandIn
from fabletop.match.offers import settle_offers
from fabletop.match.requests import DecisionRequest
from fabletop.match.seating import Start
from fabletop.match.state import MatchState
from fabletop.match.timeup import TimeUp
from fabletop.match.undo import position_after


class Due(Struct, frozen=True):
    """What the world outside must do next: send a command at a time, or let a bot think at once."""

    at: int
    command: StandIn | TimeUp | None = None
    seat: int | None = None
    """The seat whose bot must think; ``match.decision_request`` has what it needs."""


class Match(MatchState):
    """A table in the state that its log leads to. ``decide`` changes nothing, ``apply`` nothing but the match."""

    decided: tuple[int, Entry | None] = (-1, None)
    """The last entry that was decided here, and at which revision: its choice need not be checked again."""

    @classmethod
    def from_log(cls, entries: Iterable[Entry]) -> Match:
        """The match that a whole log makes."""
        first, *rest = entries
        match = cls.opened(first)
        for entry in rest:
            match.apply(entry)
        return match

    @classmethod
    def opened(cls, entry: Entry) -> Match:
        """The match that the first entry of a log makes."""
        assert isinstance(entry.command, Opened)
        match = cls(entry.command.settings)
        match.revision, match.last_at = 1, entry.at
        return match

    def decide(
        self, command: MatchCommand, *, by: str | None, now: int, token: str = "", secret: str | None = None
    ) -> Entry:
        """The entry that a command becomes, to be stored as ``revision``; or an error that says why not.

        ``secret`` is the server's: it belongs to ``Start`` and never comes from a client.
        """
        if len(token) > LONGEST_TOKEN:
            raise refused("refused-match-token", longest=LONGEST_TOKEN)
        if token and (by, token) in self.done:
            raise refused("refused-match-done")
        if isinstance(command, Start):
            command = Start(command.fill, secret or "")
        now = max(now, self.last_at)
        settled = command.settled(self, by, now)
        entry = Entry(at=now, by=by, command=settled, token=token)  # type: ignore[arg-type]
        self.decided = self.revision, entry
        return entry

    def is_done(self, by: str | None, token: str) -> bool:
        """Was a command with this token accepted before? It is then answered as it was, and not done again."""
        return bool(token) and (by, token) in self.done

    def apply(self, entry: Entry) -> tuple[Event, ...]:
        """Carry out the next entry of the log; gives what is to be told, each with its audience."""
        assert not isinstance(entry.command, Opened)
        self.told = []
        self.is_checked = self.decided[0] == self.revision and self.decided[1] is entry
        entry.command.happen(self, entry.by, entry.at)
        settle_offers(self, entry.at)
        self.settle_clocks(entry.at)
        if entry.token:
            self.done[entry.by, entry.token] = self.revision
        self.revision += 1
        self.last_at = entry.at
        return tuple(self.told)

    def due(self) -> tuple[Due, ...]:
        """What must be done next, and when, if nothing else happens before."""
        if self.phase != "playing" or self.is_waiting:
            return ()
        dues = [Due(self.last_at, seat=seat) for seat in self.to_act if self.bot_at(seat) is not None]
        for seat, clock in enumerate(self.clocks):
            if (at := clock.runs_out) is not None:
                dues.append(Due(at, TimeUp(seat)))
        for seat in range(self.settings.seats):
            if (at := self.stand_in_from(seat)) is not None:
                dues.append(Due(at, StandIn(seat)))
        return tuple(dues)

    def decision_request(self, seat: int) -> DecisionRequest:
        """What the bot at a seat that owes an answer needs to decide."""
        level, question = self.bot_at(seat), self.question_id(seat)
        assert level is not None
        seed = branch_of(self.secret, f"question {question}")
        position, is_at_zero = position_after(self.game, self.position, ()), self.chairs[seat].is_at_zero
        return DecisionRequest(self.game, position, seat, question, level, seed, is_at_zero)
