"""What promises compare: everything in a position, and everything that somebody is given of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from operator import attrgetter
from typing import Any

import msgspec

from fabletop.contract import Event, Game, Position
from fabletop.kernel.record import Record, RecordType


def visible(events: tuple[Event, ...], seat: int) -> bytes:
    return msgspec.json.encode([event for event in events if event.is_for(seat)])


def observation(game: Game, position: Position, seat: int) -> list[int]:
    out = [0] * game.rules.observation
    game.rules.observe(position.table, seat, out)
    return out


def knows(game: Game, position: Position, seat: int) -> tuple[bytes, list[int], list[int], bytes]:
    """Everything that a seat is given: its view, its mask, its observation and its question."""
    asked = game.questions(position) if game.rules.owes(position.table, seat) else ()
    questions = [question for question in asked if question.seat == seat]
    return (
        msgspec.json.encode(game.view(position, seat)),
        game.legal(position, seat),
        observation(game, position, seat),
        msgspec.json.encode(questions),
    )


def public(game: Game, position: Position) -> bytes:
    return msgspec.json.encode(game.view(position, None))


def everything_in(game: Game, position: Position) -> tuple[Any, ...]:
    """What a save would hold, as numbers to compare with those of a twin: packing them takes four times as long."""
    return position.seats, position.revision, position.noticed, numbers_of(game.rules.table)(position.table)


@cache
def numbers_of(kind: RecordType) -> Callable[[Record], tuple[Any, ...]]:
    """A function that reads all numbers of a record."""
    plain = attrgetter("__class__", *(name for name, nested in dotted_fields(kind) if nested is None))
    rows = [(attrgetter(name), numbers_of(nested)) for name, nested in dotted_fields(kind) if nested is not None]
    return lambda record: (plain(record), [[inner(item) for item in row(record)] for row, inner in rows])


def dotted_fields(kind: RecordType, before: str = "") -> Iterator[tuple[str, RecordType | None]]:
    """Every number and row of a record and of the records in it; for a row of records, their kind."""
    for field in kind.fields:
        if field.nested is not None and field.count is None:
            yield from dotted_fields(field.nested, f"{before}{field.name}.")
        else:
            yield before + field.name, field.nested
