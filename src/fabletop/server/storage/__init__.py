"""Everything that is kept. The log of a match is its truth; the rest lists, remembers and counts."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import text

from fabletop.contract import FabletopError, bad, fault_of
from fabletop.server.storage.database import Database, now, read_url
from fabletop.server.storage.log import Closed, LostRace, MatchLog, UnknownMatch
from fabletop.server.storage.matches import Matches
from fabletop.server.storage.migrating import migrate
from fabletop.server.storage.players import NameTaken, Players
from fabletop.server.storage.rated import Known, Ratings, Skill
from fabletop.server.storage.rows import (
    Ban,
    Change,
    LogLine,
    Match,
    Played,
    Player,
    Promise,
    Report,
    Said,
    Seat,
    Snapshot,
    Standing,
)
from fabletop.server.storage.said import Moderation, Talk

__all__ = [
    "Ban",
    "Change",
    "Closed",
    "Database",
    "Known",
    "LogLine",
    "LostRace",
    "Match",
    "NameTaken",
    "Played",
    "Player",
    "Promise",
    "Report",
    "Said",
    "Seat",
    "Skill",
    "Snapshot",
    "Standing",
    "Storage",
    "UnknownMatch",
    "now",
    "open_storage",
]


class Storage:
    """One database and what is in it, a part for each matter."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.log = MatchLog(database)
        self.matches = Matches(database)
        self.players = Players(database)
        self.ratings = Ratings(database)
        self.talk = Talk(database)
        self.moderation = Moderation(database)

    async def is_well(self) -> bool:
        """Does the database answer?"""
        async with self.database.reading() as connection:
            return bool(await connection.scalar(text("SELECT 1")) == 1)

    async def close(self) -> None:
        await self.log.close()
        await self.database.close()


async def ready(database: Database) -> None:
    """Bring the database to the newest form, or say in one sentence why it cannot be had; drivers may tell secrets."""
    try:
        await migrate(database)
    except FabletopError:
        raise
    except Exception as error:
        raise bad("error-database-silent", why=fault_of(error)) from error


@asynccontextmanager
async def open_storage(url: str) -> AsyncIterator[Storage]:
    """The storage at an address, brought to the newest form; closed when the block ends, with all appends stored."""
    storage = Storage(Database(read_url(url)))
    try:
        await ready(storage.database)
        yield storage
    finally:
        await storage.close()
