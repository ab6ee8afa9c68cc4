"""Statements that SQLite and PostgreSQL both know but SQL does not."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite

from fabletop.server.storage.database import Database


def insert_or_ignore(database: Database, table: Table) -> Any:
    """Insert; a row whose key is taken stays as it is."""
    return dialect_insert(database, table).on_conflict_do_nothing()


def upsert(database: Database, table: Table, *, only_newer: str = "") -> Any:
    """Insert; a row whose key is taken is replaced, if need be only by one with a greater number in a column."""
    insert = dialect_insert(database, table)
    keys = [column.name for column in table.primary_key]
    change = {column.name: insert.excluded[column.name] for column in table.columns if column.name not in keys}
    newer = insert.excluded[only_newer] > table.c[only_newer] if only_newer else None
    return insert.on_conflict_do_update(index_elements=keys, set_=change, where=newer)


def dialect_insert(database: Database, table: Table) -> Any:
    return sqlite.insert(table) if database.is_sqlite else postgresql.insert(table)
