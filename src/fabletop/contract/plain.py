"""A face made of names alone, for small games and for first drafts of great ones."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from fabletop.contract.face import Face
from fabletop.contract.words import Message, message
from fabletop.kernel.actions import OBJECTS
from fabletop.kernel.bits import has
from fabletop.kernel.questions import NO_ANSWER
from fabletop.kernel.record import Record


@dataclass(frozen=True)
class PlainFace(Face):
    """Choices are written as numbers, and a view shows the fields of the table that are named here."""

    game: str
    public: tuple[str, ...] = ()
    """Numbers, or rows with one for each seat, that everyone sees."""
    own: tuple[str, ...] = ()
    """Rows with a number for each seat, which only that seat sees."""
    facts: Mapping[int, str] = field(default_factory=dict)
    verbs: tuple[str, ...] = ("",)
    things: Mapping[int, str] = field(default_factory=lambda: {thing: str(thing) for thing in range(OBJECTS - 1)})

    def prompt(self, table: Any, seat: int) -> Message:
        return message("plain-ask")

    def label(self, action: int) -> Message:
        return message("plain-choice", choice=self.notation(action) or "")

    def view(self, table: Any, seats: int, eyes: frozenset[int]) -> dict[str, Any]:
        seen = {name: seen_field(table, name, seats) for name in self.public}
        for name in self.own:
            row = seen_field(table, name, seats)
            seen[name] = [row[seat] if seat in eyes else None for seat in range(seats)]
        laid_down = [question for question in table.questions[: table.asked] if question.answer != NO_ANSWER]
        return seen | {"face down": {q.seat: self.notation(q.answer) for q in laid_down if q.seat in eyes}}


def seen_field(table: Record, name: str, seats: int) -> Any:
    """A number, or one for each seat; a ``Long`` is a set, of which the members are shown."""
    (field,) = (field for field in type(table).fields if field.name == name)
    one = members if field.code == "q" else int
    value = getattr(table, name)
    return one(value) if field.count is None else [one(item) for item in value[:seats]]


def members(things: int) -> list[int]:
    return [thing for thing in range(OBJECTS - 1) if has(things, thing)]
