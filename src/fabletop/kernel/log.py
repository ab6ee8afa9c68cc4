"""The fact log: what just happened and who may know it, in numbers."""

from __future__ import annotations

from typing import Annotated

from fabletop.kernel.record import Long, Record, Small, Tiny
from fabletop.kernel.rule import rule

EVERYONE = -1
CAPACITY = 128


class LogEntry(Record):
    """One fact."""

    first: Long
    second: Long
    fact: Tiny
    audience: Tiny
    """The seat that may know, or ``EVERYONE``."""
    seat: Tiny
    """Whom it is about."""


class Log(Record):
    """The facts of one action, in order."""

    entries: Annotated[list[LogEntry], LogEntry, CAPACITY]
    count: Small
    """Facts noted; more than ``CAPACITY`` means that some did not fit."""


@rule
def note(log: Log | None, fact: int, seat: int, first: int, second: int) -> None:
    """Note a fact that everyone sees; bots and playouts, who need none, pass no log."""
    if log is not None:
        put_entry(log, fact, EVERYONE, (seat, first, second))


@rule
def whisper(log: Log | None, fact: int, seat: int, first: int, second: int) -> None:
    """Note a fact that only the seat itself learns."""
    if log is not None:
        put_entry(log, fact, seat, (seat, first, second))


@rule
def put_entry(log: Log, fact: int, audience: int, what: tuple[int, int, int]) -> None:
    """Write a fact into the log, or count it where there is no room left."""
    if log.count < CAPACITY:
        entry = log.entries[log.count]
        entry.fact = fact
        entry.audience = audience
        entry.seat = what[0]
        entry.first = what[1]
        entry.second = what[2]
    log.count += 1


def facts_of(log: Log) -> list[LogEntry]:
    """What was noted, in order."""
    return log.entries[: count_of_facts(log.count)]


def count_of_facts(count: int) -> int:
    """How many facts were noted; more than a log holds are an error."""
    if count > CAPACITY:
        raise OverflowError(f"one action noted {count} facts; a log holds {CAPACITY}")
    return count
