"""Bring the database to the newest form, once, however many workers start at the same time."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from fabletop.contract import bad
from fabletop.server.storage.database import Database

SCRIPTS = Path(__file__).parent / "migrations"
LOCK = 0x7AB1E
"""The number under which workers of this program wait for each other in PostgreSQL."""


async def migrate(database: Database) -> None:
    """Who comes second waits, and finds nothing left to do. Either all steps are taken or none."""
    async with database.writing() as connection:
        if not database.is_sqlite:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await connection.run_sync(upgrade)


def upgrade(connection: Connection) -> None:
    form = form_of(connection)
    if form == newest():
        return
    if form is not None and form not in known():
        raise bad("error-database-newer", form=form)
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def form_of(connection: Connection) -> str | None:
    """The last step that this database has taken."""
    return MigrationContext.configure(connection).get_current_revision()


def known() -> set[str]:
    return {step.revision for step in ScriptDirectory(str(SCRIPTS)).walk_revisions()}


def newest() -> str:
    head = ScriptDirectory(str(SCRIPTS)).get_current_head()
    assert head is not None
    return head
