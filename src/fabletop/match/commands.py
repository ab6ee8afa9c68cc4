"""What can be done at a table. Every kind of command says when it is refused and what it does, next to each other."""

from __future__ import annotations

from msgspec import Struct

from fabletop.contract import FabletopError, Message, Value
from fabletop.match.state import MatchState

SERVER = None
"""The author of commands that nobody at the table does: clocks, bots, who is connected."""


class CommandRefused(FabletopError):
    """The match refuses a command; nothing has changed."""


def refused(message_id: str, **args: Value) -> CommandRefused:
    return CommandRefused(Message(message_id, args))


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Something that somebody does."""

    def settled(self, match: MatchState, by: str | None, now: int) -> Command:
        """The command as the log shall hold it, or an error that says why not. Changes nothing."""
        self.check(match, by, now)
        return self

    def check(self, match: MatchState, by: str | None, now: int) -> None:
        """Raise what speaks against it."""

    def happen(self, match: MatchState, by: str | None, at: int) -> None:
        """Do it. This depends on the match alone: what was refused never comes here."""


def refuse_all_but_server(by: str | None) -> None:
    if by is not SERVER:
        raise refused("refused-match-server")


def refuse_all_but_host(match: MatchState, by: str | None) -> None:
    if by not in (SERVER, match.settings.host):
        raise refused("refused-match-host")


def refuse_unless(match: MatchState, *phases: str) -> None:
    """Refuse what cannot be done before the start, during a pause, after the end…"""
    if match.phase not in phases:
        raise refused(f"refused-match-{match.phase}")


def own_seat(match: MatchState, by: str | None) -> int:
    """The seat of somebody who must have one."""
    seat = match.seat_of(by)
    if seat is None:
        raise refused("refused-match-not-seated")
    return seat
