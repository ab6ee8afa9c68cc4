"""What is said over the socket of a table, in both directions. Every message names itself in its field ``do``."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from fabletop.contract import Event, Message
from fabletop.match import MatchView
from fabletop.match.entries import LONGEST_TOKEN, OwnCommand

VERSION = 2
"""Goes up when old clients would misunderstand the server."""
LARGEST = 4096
"""Bytes of a message to the server."""

Token = Annotated[str, Meta(min_length=1, max_length=LONGEST_TOKEN)]
Words = Annotated[str, Meta(max_length=500)]


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="sit"):
    """Take an empty seat, the first one if none is named; the server knows the name."""

    seat: int | None = None
    words: str = ""


PlayerCommand = TakeSeat | OwnCommand
"""What a person can do at a table."""


class Spoken(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Something that a client says."""

    token: Token
    """The client's own name for it: sent twice, a command is done once."""


class Order(Spoken, frozen=True, tag="command"):
    """Do something. The answer is an update with the same token, ``done`` or ``refused``."""

    command: PlayerCommand


class Say(Spoken, frozen=True, tag="say"):
    """Say a ready-made phrase, or words of one's own."""

    phrase: Annotated[str, Meta(max_length=64)] = ""
    text: Words = ""


class Mute(Spoken, frozen=True, tag="mute"):
    """Hear no more of what somebody says, at any table."""

    seat: int


class Unmute(Spoken, frozen=True, tag="unmute"):
    """Hear somebody again."""

    seat: int


class Report(Spoken, frozen=True, tag="report"):
    """Tell the people who run the server about somebody."""

    seat: int
    why: Words
    said: Words = ""


class Look(Spoken, frozen=True, tag="look"):
    """At a table on one device: look through the eyes of one of its seats, or of the public. The answer is a hello."""

    seat: int | None
    heard: int = -1
    """How many events these eyes have been told."""


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ping"):
    """A sign of life. Whoever gives one is taken for gone after a minute without another."""


class Pong(Struct, frozen=True, tag_field="do", tag="pong"):
    """The answer to a sign of life."""


ClientMessage = Ping | Order | Say | Mute | Unmute | Report | Look


class Said(Struct, frozen=True, tag_field="do", tag="said"):
    """Something that was said at the table."""

    id: int
    seat: int | None
    """Nobody's if who said it has left the table."""
    name: str
    time: int
    phrase: str | None
    text: str | None


class Hello(Struct, frozen=True, tag_field="do", tag="hello"):
    """The first message of the server: how things stand, and what a client has missed that says what it has heard."""

    version: int
    view: MatchView
    missed: tuple[Event, ...] | None
    """Nothing where too much was missed, or all is new."""
    talk: tuple[Said, ...]
    may_sit: bool
    """May who listens take a seat, if one is empty?"""
    mine: tuple[int, ...]
    """The seats through whose eyes who listens may look."""
    bots_in: int | None = None
    """Milliseconds until bots take the seats that are then empty, where a table waits only so long."""


class Update(Struct, frozen=True, tag_field="do", tag="update", omit_defaults=True):
    """What happened, and how things stand now. The view counts in ``heard`` the events told so far."""

    events: tuple[Event, ...]
    view: MatchView
    token: str | None = None
    """The command of this client that brought it about."""


class Done(Struct, frozen=True, tag_field="do", tag="done"):
    """It is done, or was before."""

    token: str


class RefusedOrder(Struct, frozen=True, tag_field="do", tag="refused"):
    """It is not done, and why. Nothing has changed."""

    token: str | None
    """None where it could not be read."""
    why: Message
    clause: str | None = None
    """The clause of docs/rules that says so."""


class Bye(Struct, frozen=True, tag_field="do", tag="bye"):
    """The last message before the server closes the socket."""

    why: Message


ServerMessage = Hello | Update | Done | RefusedOrder | Said | Pong | Bye
