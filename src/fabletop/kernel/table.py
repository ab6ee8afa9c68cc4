"""What most tables have in common; a game may inherit it or declare its own."""

from __future__ import annotations

from typing import Annotated, Any

from fabletop.kernel.questions import MOST_SEATS, Question, ask, ask_too
from fabletop.kernel.record import Record, Small, Tiny
from fabletop.kernel.rng import TABLE_DOMAIN, Rng, Seed, start
from fabletop.kernel.rule import rule


class GameTable(Record):
    """The generator, the number of seats, and a question stack with room for one question to every seat."""

    rng: Rng
    seats: Tiny
    to_act: Tiny
    asked: Small
    questions: Annotated[list[Question], Question, MOST_SEATS]


@rule
def begin(table: GameTable, seats: int, seed: Seed) -> None:
    """Begin a game of so many seats: nobody is asked anything yet."""
    start(table.rng, seed, TABLE_DOMAIN)
    table.seats = seats
    table.to_act = 0
    table.asked = 0


@rule
def ask_all(table: GameTable, kind: int, subject: int) -> None:
    """Ask every seat the same at the same time."""
    ask(table, kind, 0, subject)
    for seat in range(1, table.seats):
        ask_too(table, kind, seat, subject)


def copy_table(tables: Any, source: int, target: int) -> None:
    """One table becomes like another; a machine copies bytes."""
    tables[target].become(tables[source])
