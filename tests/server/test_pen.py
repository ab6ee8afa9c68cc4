"""How lines get into a SQLite file: few statements, all or none, and before whatever else waits."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text

from fabletop.server.storage import Match, open_storage
from fabletop.server.storage.pen import Line, Pen, portions

pytestmark = pytest.mark.anyio

SCHEMA = (
    'CREATE TABLE entries ("match" TEXT, revision INTEGER, time INTEGER, body BLOB, PRIMARY KEY ("match", revision))'
)


def lines(count: int, first: int = 0) -> list[Line]:
    return [("m", first + number, 7, b"%d" % number) for number in range(count)]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    with sqlite3.connect(tmp_path / "lines.db") as connection:
        connection.execute(SCHEMA)
    return tmp_path / "lines.db"


def stored(file: Path) -> list[tuple[int, bytes]]:
    with sqlite3.connect(file) as connection:
        return connection.execute("SELECT revision, body FROM entries ORDER BY revision").fetchall()


@pytest.mark.parametrize("count", [0, 1, 3, 4, 5, 63, 64, 100, 256, 1000])
def test_portions_are_all_lines_in_order_and_few(count: int) -> None:
    found = list(portions(lines(count)))
    assert [line for portion in found for line in portion] == lines(count)
    assert len(found) <= 3 + 3 * 3 + count // 256


async def test_all_lines_of_a_group_are_stored_or_none(file: Path) -> None:
    pen = Pen(str(file), {})
    await pen.write(lines(70))
    with pytest.raises(sqlite3.IntegrityError):
        await pen.write(lines(70, first=69))
    assert stored(file) == [(number, b"%d" % number) for number in range(70)]
    await pen.write(lines(1, first=70))
    await pen.close()
    assert len(stored(file)) == 71


async def test_a_move_waits_for_one_other_transaction_at_most(tmp_path: Path) -> None:
    async with open_storage(f"sqlite:///{tmp_path}/fabletop.db") as storage:
        await storage.matches.create(Match(id="m", game="fox", rules_version=1, seats=2))
        order: list[str] = []

        async def other() -> None:
            async with storage.database.writing() as connection:
                await connection.execute(text("SELECT 1"))
            order.append("other")

        async def move() -> None:
            await storage.log.append("m", 0, [b"x"])
            order.append("move")

        async with storage.database.turn:
            others = [asyncio.create_task(other()) for _ in range(6)]
            await asyncio.sleep(0)
            moving = asyncio.create_task(move())
            while not storage.log.writer:
                await asyncio.sleep(0)
            await asyncio.sleep(0)
        await asyncio.gather(moving, *others)
        assert order.index("move") <= 1
