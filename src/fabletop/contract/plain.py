"""A face made of names alone, for small games and for first drafts of great ones."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from fabletop.contract.face import Face, Moved
from fabletop.contract.words import Message, Move, message, place
from fabletop.kernel.actions import ARGUMENTS
from fabletop.kernel.bits import has
from fabletop.kernel.log import LogEntry
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
    moves: Mapping[int, tuple[str, str]] = field(default_factory=dict)
    """Facts whose first number is a thing: from which row of their seat it went to which other."""
    action_kinds: tuple[str, ...] = ("",)
    things: Mapping[int, str] = field(default_factory=lambda: {thing: str(thing) for thing in range(ARGUMENTS - 1)})

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

    def moved(self, table: Any, entry: LogEntry) -> Moved:
        if entry.fact not in self.moves:
            return Moved()
        source, to = self.moves[entry.fact]
        return Moved((Move(str(entry.first), place(source, entry.seat), place(to, entry.seat)),))

    def describe(self, view: dict[str, Any], seat: int | None) -> tuple[Message, ...]:
        """What concerns nobody alone, then a line for each seat; each field in the game's words for it."""
        fields = {name: view[name] for name in (*self.public, *self.own)}
        seats = max((len(row) for row in fields.values() if isinstance(row, list)), default=0)
        shared = [self.seen(name, number) for name, number in fields.items() if not isinstance(number, list)]
        return (*shared, *(self.seat_line(view, fields, one) for one in range(seats)))

    def seat_line(self, view: dict[str, Any], fields: dict[str, Any], seat: int) -> Message:
        rows = {name: row[seat] for name, row in fields.items() if isinstance(row, list)}
        seen = [self.seen(name, value) for name, value in rows.items() if value is not None]
        seen += [message("plain-face-down", choice=laid) for one, laid in view["face down"].items() if int(one) == seat]
        return message("plain-seat", seat=seat, seen=tuple(seen))

    def seen(self, name: str, value: int | list[int]) -> Message:
        numbers = value if isinstance(value, list) else [value]
        return message(f"{self.game}-see-{name}", value=" ".join(map(str, numbers)) or "–")


def seen_field(table: Record, name: str, seats: int) -> Any:
    """A number, or one for each seat; a ``Long`` is a set, of which the members are shown."""
    (field,) = (field for field in type(table).fields if field.name == name)
    one = members if field.code == "q" else int
    value = getattr(table, name)
    return one(value) if field.count is None else [one(item) for item in value[:seats]]


def members(things: int) -> list[int]:
    return [thing for thing in range(ARGUMENTS - 1) if has(things, thing)]
