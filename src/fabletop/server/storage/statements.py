"""Statements that SQLite and PostgreSQL both know but SQL does not."""

from __future__ import annotations

from functools import cache
from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite

from fabletop.server.storage.database import Database


def insert_or_ignore(database: Database, table: Table) -> Any:
    """Insert; a row whose key is taken stays as it is."""
    return _insert_or_ignore(database.is_sqlite, table)


def upsert(database: Database, table: Table, *, only_newer: str = "") -> Any:
    """Insert; a row whose key is taken is replaced, if need be only by one with a greater number in a column."""
    return _upsert(database.is_sqlite, table, only_newer)


# To build a statement takes longer than to run it; one that was built before is also understood sooner.


@cache
def _insert_or_ignore(is_sqlite: bool, table: Table) -> Any:
    return dialect_insert(is_sqlite, table).on_conflict_do_nothing()


@cache
def _upsert(is_sqlite: bool, table: Table, only_newer: str) -> Any:
    insert = dialect_insert(is_sqlite, table)
    keys = [column.name for column in table.primary_key]
    change = {column.name: insert.excluded[column.name] for column in table.columns if column.name not in keys}
    newer = insert.excluded[only_newer] > table.c[only_newer] if only_newer else None
    return insert.on_conflict_do_update(index_elements=keys, set_=change, where=newer)


def dialect_insert(is_sqlite: bool, table: Table) -> Any:
    return sqlite.insert(table) if is_sqlite else postgresql.insert(table)
