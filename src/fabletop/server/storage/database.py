"""Connections: SQLite in a file or PostgreSQL by address, with one way to read and one to write."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from contextvars import ContextVar
from pathlib import Path
from threading import Thread
from typing import Any
from weakref import WeakSet

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from fabletop.contract import bad, fault_of
from fabletop.server.storage.pen import Line, Pen, set_pragmas

DRIVERS = ("sqlite+aiosqlite", "postgresql+asyncpg")
LOCK_TIMEOUT = 30
"""Seconds that a writer waits for another one."""
GOODBYE = 5
"""Seconds that a connection is given to end."""
READERS = 4
PRAGMAS = {
    "busy_timeout": str(LOCK_TIMEOUT * 1000),
    "journal_mode": "WAL",
    "synchronous": "FULL",
    "foreign_keys": "ON",
    "cache_size": "-16000",
}


def now() -> int:
    return time.time_ns() // 1_000_000


def read_url(text: str) -> URL:
    """The address of a database, or one sentence about what is wrong with it."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise bad("error-database", allowed=", ".join(DRIVERS)) from None
    short = {"sqlite": DRIVERS[0], "postgresql": DRIVERS[1], "postgres": DRIVERS[1]}
    url = url.set(drivername=short.get(url.drivername, url.drivername))
    if url.drivername not in DRIVERS or not url.database or url.database == ":memory:":
        raise bad("error-database", allowed=", ".join(DRIVERS))
    return url


class Database:
    """Reads run side by side. With SQLite one write runs at a time, so that writers queue here and not in the file."""

    def __init__(self, url: URL, *, connections: int = 8) -> None:
        self.url = url
        self.is_sqlite = url.drivername == DRIVERS[0]
        self.turn = asyncio.Lock()
        """Whose turn it is to write into a SQLite file."""
        self.queue = asyncio.Lock()
        """Where all but the logs wait for it, one by one, so that a move waits for one of them at most."""
        self.joint: ContextVar[AsyncConnection | None] = ContextVar("joint", default=None)
        """The transaction in which a task writes several things together."""
        self.pen: Pen | None = None
        self.threads: WeakSet[Thread] = WeakSet()
        """In which the driver of SQLite waits for the file."""
        if self.is_sqlite:
            refuse_broken_file(Path(url.database or ""))
            self.readers = sqlite_engine(url, "BEGIN", READERS, self.threads)
            self.writers = sqlite_engine(url, "BEGIN IMMEDIATE", 1, self.threads)
            self.pen = Pen(url.database or "", PRAGMAS)
        else:
            self.readers = self.writers = create_async_engine(
                url,
                pool_size=connections,
                max_overflow=connections,
                pool_pre_ping=True,
                hide_parameters=True,
                connect_args={"timeout": LOCK_TIMEOUT},
            )

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """One moment of the database, for as long as the block runs."""
        async with self.readers.connect() as connection:
            yield connection

    @asynccontextmanager
    async def together(self) -> AsyncIterator[None]:
        """One transaction for all that is written in the block."""
        async with self.writing() as connection:
            mark = self.joint.set(connection)
            try:
                yield
            finally:
                self.joint.reset(mark)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it is stored when the block ends, or nothing."""
        joint = self.joint.get()
        if joint is not None:
            yield joint
            return
        if not self.is_sqlite:
            async with self.writers.begin() as connection:
                yield connection
            return
        async with self.queue, self.turn, self.writers.begin() as connection:
            yield connection

    async def write_lines(self, pen: Pen, lines: Sequence[Line]) -> None:
        """The same for lines of logs in a SQLite file."""
        async with self.turn:
            await pen.write(lines)

    async def close(self) -> None:
        if self.pen is not None:
            await self.pen.close()
        await self.readers.dispose()
        if self.writers is not self.readers:
            await self.writers.dispose()
        for thread in list(self.threads):  # one that was cut off still tells this event loop what it found
            await asyncio.to_thread(thread.join, GOODBYE)


def refuse_broken_file(file: Path) -> None:
    """Try a file, new or old, before any thread that would wait for it is started."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(file, timeout=LOCK_TIMEOUT)) as probe:
            probe.execute("PRAGMA schema_version")
    except (OSError, sqlite3.Error) as error:
        raise bad("error-database-silent", why=fault_of(error)) from None


def sqlite_engine(url: URL, begin: str, connections: int, threads: WeakSet[Thread]) -> AsyncEngine:
    engine = create_async_engine(
        url, pool_size=connections, max_overflow=0, pool_timeout=LOCK_TIMEOUT, hide_parameters=True
    )

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, record: Any) -> None:
        """Transactions begin when we say so, not when the driver guesses."""
        threads.add(connection.driver_connection._thread)
        connection.isolation_level = None
        cursor = connection.cursor()
        set_pragmas(cursor.execute, PRAGMAS)
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return engine
