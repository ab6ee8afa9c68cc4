"""The logs of the matches: appended in groups, so that many moves share one commit."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, NamedTuple

from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from fabletop.server.storage.database import Database, now
from fabletop.server.storage.matches import columns_of
from fabletop.server.storage.pen import Line
from fabletop.server.storage.rows import Change, LogLine, Snapshot
from fabletop.server.storage.schema import entries, matches, snapshots
from fabletop.server.storage.statements import upsert

GROUP = 1000
"""How many appends share a commit at most."""


class LostRace(Exception):
    """Somebody else wrote this revision first: read the log again, and answer from what it says now."""


class UnknownMatch(Exception):
    """There is no such match to append to."""


class Closed(Exception):
    """The storage takes no more appends: the server is going down."""


class Append(NamedTuple):
    """Lines that wait to be stored, all or none."""

    match: str
    revision: int
    lines: list[Line]
    change: dict[str, Any] | None
    done: asyncio.Future[None]

    @property
    def rows(self) -> list[dict[str, Any]]:
        return [{"match": match, "revision": n, "time": time, "body": body} for match, n, time, body in self.lines]


order = attrgetter("match", "revision")
"""Every worker writes in this order, so that two of them never wait for each other in a circle."""


def ignore(stored: int, lost: int) -> None:
    """Nobody counts."""


class MatchLog:
    """One task writes what the others ask for; while it commits, the next group gathers."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting: deque[Append] = deque()
        self.writer: asyncio.Task[None] | None = None
        self.closed = False
        self.on_commit: Callable[[int, int], None] = ignore

    async def append(self, match: str, revision: int, bodies: Sequence[bytes], change: Change | None = None) -> None:
        """Store lines from a revision on, all or none; they are durable when this returns.

        Raises ``LostRace`` if one of these revisions is there already. A table waits for one append before it asks for
        the next: a line that builds on a lost one must not be stored.
        """
        if self.closed:
            raise Closed
        if not bodies:
            return
        time = now()
        lines = [(match, number, time, body) for number, body in enumerate(bodies, revision)]
        done = asyncio.get_running_loop().create_future()
        self.waiting.append(Append(match, revision, lines, columns_of(change, time) if change else None, done))
        if self.writer is None:
            self.writer = asyncio.create_task(self._write())
        await done

    async def read(self, match: str, after: int = -1) -> list[LogLine]:
        """The lines behind a revision, in order."""
        columns = (entries.c.revision, entries.c.time, entries.c.body)
        wanted = select(*columns).where(entries.c.match == match, entries.c.revision > after)
        async with self.database.reading() as connection:
            return [LogLine(*row) for row in await connection.execute(wanted.order_by(entries.c.revision))]

    async def last_revision(self, match: str) -> int | None:
        wanted = select(func.max(entries.c.revision)).where(entries.c.match == match)
        async with self.database.reading() as connection:
            last: int | None = await connection.scalar(wanted)
        return last

    async def keep_snapshot(self, match: str, snapshot: Snapshot) -> None:
        """A snapshot older than the one that is kept changes nothing."""
        values = {"match": match, "revision": snapshot.revision, "body": snapshot.body}
        async with self.database.writing() as connection:
            await connection.execute(upsert(self.database, snapshots, only_newer="revision"), values)

    async def snapshot(self, match: str) -> Snapshot | None:
        wanted = select(snapshots.c.revision, snapshots.c.body).where(snapshots.c.match == match)
        async with self.database.reading() as connection:
            row = (await connection.execute(wanted)).first()
        return Snapshot(*row) if row else None

    async def close(self) -> None:
        """Take no more, and wait until what was taken is stored."""
        self.closed = True
        if self.writer is not None:
            await self.writer

    async def _write(self) -> None:
        try:
            while self.waiting:
                group = [self.waiting.popleft() for _ in range(min(GROUP, len(self.waiting)))]
                await self._store(sorted(group, key=order))
        finally:
            self.writer = None

    async def _store(self, group: list[Append]) -> None:
        try:
            try:
                await self._store_together(group)
                lost: dict[int, Exception] = {}
            except (IntegrityError, sqlite3.IntegrityError):
                lost = await self._store_apart(group)
        except Exception as error:
            lost = dict.fromkeys(range(len(group)), error)
        self.on_commit(len(group) - len(lost), len(lost))
        for number, append in enumerate(group):
            if append.done.done():
                continue
            if number in lost:
                append.done.set_exception(lost[number])
            else:
                append.done.set_result(None)

    async def _store_together(self, group: list[Append]) -> None:
        pen = self.database.pen
        if pen is not None and not any(append.change for append in group):
            await self.database.write_lines(pen, [line for append in group for line in append.lines])
            return
        async with self.database.writing() as connection:
            await connection.execute(insert(entries), [row for append in group for row in append.rows])
            await change_listings(connection, group)

    async def _store_apart(self, group: list[Append]) -> dict[int, Exception]:
        """One of a group cannot be stored: try each by itself, still in one transaction."""
        lost: dict[int, Exception] = {}
        async with self.database.writing() as connection:
            for number, append in enumerate(group):
                try:
                    async with connection.begin_nested():
                        await connection.execute(insert(entries), append.rows)
                except IntegrityError:
                    lost[number] = await why_refused(connection, append)
            await change_listings(connection, [append for n, append in enumerate(group) if n not in lost])
        return lost


async def why_refused(connection: AsyncConnection, append: Append) -> Exception:
    there = select(matches.c.id).where(matches.c.id == append.match)
    return LostRace(order(append)) if await connection.scalar(there) else UnknownMatch(append.match)


async def change_listings(connection: AsyncConnection, group: list[Append]) -> None:
    for append in group:
        if append.change:
            await connection.execute(update(matches).where(matches.c.id == append.match).values(append.change))
