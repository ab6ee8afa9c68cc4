"""The log: what was done, by whom and when. Every accepted command is one entry."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from fabletop.contract import bad
from fabletop.match.leaving import Abandon, CameBack, Close, Forfeit, Resign, StandIn, Went
from fabletop.match.offers import Agree, Continue, Decline, Propose, Resume
from fabletop.match.play import Answer, TakeBack
from fabletop.match.seating import AddWords, EmptySeat, SeatBot, Sit, StandUp, Start
from fabletop.match.settings import Settings
from fabletop.match.timeup import Reclaim, TimeUp

OwnCommand = (
    StandUp
    | SeatBot
    | EmptySeat
    | AddWords
    | Start
    | Answer
    | TakeBack
    | Propose
    | Agree
    | Decline
    | Resume
    | Resign
    | Reclaim
    | Abandon
)
"""What people do at a table as they ask for it; ``Sit`` needs a name, which others know better."""
ServerCommand = Went | CameBack | StandIn | TimeUp | Continue | Forfeit | Close
"""What nobody but the server does."""
MatchCommand = Sit | OwnCommand | ServerCommand
LONGEST_TOKEN = 64


class Opened(Struct, frozen=True, tag_field="do", tag="open", forbid_unknown_fields=True):
    """A table is set up."""

    settings: Settings


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the log; its revision is its place, counted from 0."""

    at: int
    """Milliseconds since 1970, as the server's clock had it; never less than in the entry before."""
    by: str | None
    """The id of a person; nobody means the server."""
    command: Opened | MatchCommand
    token: str = ""
    """The client's own name for the command: sent twice, it is done once."""


def opening(settings: Settings, at: int) -> Entry:
    """The first entry of a log."""
    return Entry(at=at, by=None, command=Opened(settings))


_decoder = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    """An entry as a line to keep."""
    return msgspec.json.encode(entry)


def decode(data: bytes) -> Entry:
    """An entry from the line that keeps it."""
    try:
        return _decoder.decode(data)
    except msgspec.DecodeError as error:
        raise bad("error-match-entry", why=str(error)) from None
