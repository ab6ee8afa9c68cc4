"""The pen that writes the logs into a SQLite file: a whole group in one visit to one thread, and few statements."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

Line = tuple[str, int, int, bytes]
"""Match, revision, time and body."""
SIZES = (256, 64, 16, 4, 1)
"""Lines of one statement. Whenever one runs, the thread lets go of the interpreter and must wait to have it again: a
group of hundreds, line by line, would wait hundreds of times."""

MOMENT, MOST_TRIES = 0.02, 250
"""Seconds between two tries to open a file that others open too, and how many of them."""


@cache
def statement(size: int) -> str:
    return 'INSERT INTO entries ("match", revision, time, body) VALUES ' + ", ".join(["(?, ?, ?, ?)"] * size)


def portions(lines: Sequence[Line]) -> Iterator[Sequence[Line]]:
    """The lines in as few portions as there are statements for."""
    at = 0
    for size in SIZES:
        while len(lines) - at >= size:
            yield lines[at : at + size]
            at += size


def values_of(lines: Sequence[Line]) -> list[Any]:
    """In a row. SQLite would store a text, too, where bytes belong; a view of bytes cannot be one of a text."""
    return [value for *key, body in lines for value in (*key, memoryview(body))]


def set_pragmas(execute: Callable[[str], object], pragmas: Mapping[str, str]) -> None:
    """Where several open a new file at once, SQLite lets only one turn to the write-ahead log and makes nobody wait."""
    for name, value in pragmas.items():
        for tries_left in reversed(range(MOST_TRIES)):
            try:
                execute(f"PRAGMA {name} = {value}")
                break
            except sqlite3.OperationalError as error:
                if "locked" not in str(error) or not tries_left:
                    raise
                time.sleep(MOMENT)


class Pen:
    """One connection and the thread that it belongs to."""

    def __init__(self, file: str, pragmas: Mapping[str, str]) -> None:
        self.file, self.pragmas = file, pragmas
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="log")
        self.connection: sqlite3.Connection | None = None

    async def write(self, lines: Sequence[Line]) -> None:
        """All lines are durable when this returns, or none is stored."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.store, lines)

    def store(self, lines: Sequence[Line]) -> None:
        if self.connection is None:
            self.connection = self.opened()
        connection = self.connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            for portion in portions(lines):
                connection.execute(statement(len(portion)), values_of(portion))
            connection.execute("COMMIT")
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")

    def opened(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.file, isolation_level=None)
        set_pragmas(connection.execute, self.pragmas)
        return connection

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.put_down)
        self.thread.shutdown()

    def put_down(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None
