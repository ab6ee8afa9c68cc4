"""Everything a person is shown, as plain values: messages with ids and arguments, never sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Union

from msgspec import Struct, field

Value = Union[int, str, "Message", tuple["Message", ...]]


class Message(Struct, frozen=True):
    """A sentence to be: its id in the Fluent files and its arguments.

    Arguments named ``seat`` and ``rival`` are seats; a client puts names, or "you", in their place.
    """

    id: str
    args: Mapping[str, Value] = {}


def message(message_id: str, **args: Value) -> Message:
    """A message from its id and its arguments by name."""
    return Message(message_id, args)


class Reason(Struct, frozen=True):
    """Why a choice is refused: its code is the id of the message."""

    message: Message
    clause: str | None = None
    """The clause of docs/rules that says so."""

    @property
    def code(self) -> str:
        return self.message.id


class Ref(Struct, frozen=True):
    """Something on the table that a choice points at, for highlighting."""

    kind: str
    name: str


class Choice(Struct, frozen=True):
    """One answer to a question."""

    number: int
    notation: str
    label: Message
    refs: tuple[Ref, ...] = ()


class Refused(Struct, frozen=True):
    """Something a person might try that is not allowed now, and why."""

    choice: Choice
    reason: Reason


class Question(Struct, frozen=True):
    """What one seat is asked. It describes itself, so that any client can draw any question of any game."""

    seat: int
    kind: str
    prompt: Message
    choices: tuple[Choice, ...]
    refused: tuple[Refused, ...] = ()
    about: str = ""
    """The card that it is about, as the card list has it."""


def place(kind: str, *of: int | str) -> str:
    """The name of a place where things lie or numbers stand: ``deck``, ``hand:0``, ``stock:forest``."""
    return ":".join((kind, *map(str, of)))


ALL = 0
"""In place of a number: as many as lie there."""


class Move(Struct, frozen=True, omit_defaults=True):
    """A thing, or so many that nobody tells apart, went from one place to another, or was turned where it lies."""

    thing: str = ""
    """As views name it; nothing where whoever hears of it may not know it, or need not."""
    source: str = field(default="", name="from")
    """Nothing where that does not matter."""
    to: str = ""
    up: bool = True
    """Does it lie there with its face up?"""
    seen_by: int | None = None
    """The one seat that may look at it there, face down; nobody named means everyone."""
    number: int = 1


class Count(Struct, frozen=True, omit_defaults=True):
    """A number changed."""

    place: str
    by: int
    what: str = ""
    """Of what, where more than one thing is counted there."""
    source: str = field(default="", name="from")
    """Where as many fewer are now."""


class Event(Struct, frozen=True, omit_defaults=True):
    """A fact in the past tense, born with its audience.

    An event for everyone says all that moved; a whispered one names things that others have moved without a name.
    """

    message: Message
    audience: int | None = None
    """The one seat that may know it; nobody named means everyone."""
    clause: str | None = None
    """The clause of docs/rules that it comes from."""
    moves: tuple[Move, ...] = ()
    counts: tuple[Count, ...] = ()
    about: str = ""
    """The card that speaks or is to blame, as the card list has it."""

    def is_for(self, seat: int | None) -> bool:
        return self.audience is None or self.audience == seat


class View(Struct, frozen=True, kw_only=True):
    """What one seat, or the public, may see: built from nothing by addition."""

    game: str
    seat: int | None
    """Whose eyes; nobody's are the public's."""
    revision: int
    """How many choices everybody could notice: who has given half an answer does not show."""
    points: tuple[int, ...]
    owes: tuple[int, ...]
    """The seats whose answer is awaited."""
    finished: bool
    table: Any
    """The game's own part, a struct."""


class Written(Struct, frozen=True):
    """A part of a view with one written form, its ``str``: what scenes and tests say of it."""


def as_written(part: Any) -> Any:
    """A part of a view in plain values, with that in words which has a written form."""
    match part:
        case Written():
            return str(part)
        case Struct():
            return {name: as_written(getattr(part, name)) for name in part.__struct_fields__}
        case dict():
            return {str(key): as_written(value) for key, value in part.items()}
        case list() | tuple():
            return [as_written(item) for item in part]
        case _:
            return part


class Result(Struct, frozen=True):
    """How a game ended."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    """1 is first; level players share a place."""
    why: tuple[Message, ...] = ()
    """What decided it."""

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class CardFace(Struct, frozen=True):
    """A card as the card list shows it."""

    notation: str
    name: Message
    text: Message | None
    copies: int = 1
    kind: Message | None = None
    """What sort of card it is."""
    note: Message | None = None
    """What else should be known about it: which of its fields are guesses, for one."""
    is_guess: bool = False
    """Is what it says a guess, at least in part? It carries ``GUESS`` wherever that is read."""


GUESS = "≈"
