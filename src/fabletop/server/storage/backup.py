"""Backups: one file of JSON lines for any database, so that a server can also move from SQLite to PostgreSQL."""

from __future__ import annotations

import base64
import contextlib
import gzip
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import LargeBinary, Table, func, insert, select, text

from fabletop.contract import BadFile, bad, fault_of, message
from fabletop.server.storage.database import Database
from fabletop.server.storage.migrating import newest
from fabletop.server.storage.schema import metadata

FORMAT = "fabletop backup"
MANY = 1000
"""Rows that are stored at a time."""


async def back_up(database: Database, file: Path) -> int:
    """Write one moment of the whole database; gives the number of rows. The file is there whole or not at all."""
    if file.exists():
        raise bad("error-backup-there", file=str(file))
    draft, rows = file.with_name(file.name + ".part"), 0
    try:
        with gzip.open(draft, "wb") as out:
            out.write(line({"format": FORMAT, "form": newest()}))
            async with database.reading() as connection:
                if not database.is_sqlite:
                    await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
                for table in metadata.sorted_tables:
                    async for row in await connection.stream(select(table)):
                        out.write(line({"table": str(table.name), "row": [written(value) for value in row]}))
                        rows += 1
            out.write(line({"rows": rows}))
        os.replace(draft, file)
    except OSError as error:
        raise bad("error-file-unwritable", file=str(file), why=fault_of(error)) from None
    finally:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
    return rows


async def restore(database: Database, file: Path) -> int:
    """Fill an empty database from a backup, all or nothing."""
    lines = read_lines(file)
    form = next(lines).get("form", "")
    if form != newest():
        raise bad("error-backup-form", form=str(form), known=newest())
    async with database.writing() as connection:
        for table in metadata.tables.values():
            if await connection.scalar(select(func.count()).select_from(table)):
                raise bad("error-backup-not-empty")
        rows = 0
        for table, group in groups(lines, file):
            await connection.execute(insert(table), group)
            rows += len(group)
        if not database.is_sqlite:
            await count_on(connection)
    return rows


async def count_on(connection: Any) -> None:
    """PostgreSQL numbers new rows by counters of its own, which know nothing of restored rows."""
    for name in ("talk", "reports"):
        last = f"(SELECT COALESCE(MAX(id), 0) + 1 FROM {name})"
        await connection.execute(text(f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), {last}, false)"))


def groups(lines: Iterator[dict[str, Any]], file: Path) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """Rows of one table at a time; the last line must say as many as there were."""
    rows, group, current = 0, list[dict[str, Any]](), ""
    for found in lines:
        if found.get("table", "") != current or len(group) >= MANY:
            if group:
                yield metadata.tables[current], group
            group, current = [], found.get("table", "")
        if current:
            table = metadata.tables[current]
            values = zip(table.columns, found["row"], strict=True)
            group.append({column.name: read(column.type, value) for column, value in values})
            rows += 1
        elif found.get("rows") == rows:
            return
    raise bad("error-backup-file", file=str(file))


def read_lines(file: Path) -> Iterator[dict[str, Any]]:
    try:
        with gzip.open(file, "rb") as lines:
            head = msgspec.json.decode(lines.readline())
            if head.get("format") != FORMAT:
                raise bad("error-backup-file", file=str(file))
            yield head
            for found in lines:
                yield msgspec.json.decode(found)
    except OSError as error:
        if error.errno is None:  # what gzip says of its own
            raise bad("error-backup-file", file=str(file)) from None
        raise BadFile(str(file), None, message("error-file-unreadable", why=fault_of(error))) from None
    except (EOFError, zlib.error, msgspec.DecodeError, AttributeError):
        raise bad("error-backup-file", file=str(file)) from None


def line(value: Any) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def written(value: Any) -> Any:
    return base64.b64encode(value).decode() if isinstance(value, bytes) else value


def read(kind: Any, value: Any) -> Any:
    return base64.b64decode(value) if isinstance(kind, LargeBinary) and value is not None else value
