"""Bring the database to the newest form, once, however many workers start at the same time."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

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
    """Take the steps that are missing."""
    form = form_of(connection)
    if form == newest():
        return
    if form is not None and form not in forms():
        raise bad("error-database-newer", form=form)
    from alembic import command  # slow to import, and seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def form_of(connection: Connection) -> str | None:
    """The last step that this database has taken."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    form: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return form


def forms() -> list[str]:
    """All steps in order, by the numbers that their files begin with."""
    return sorted(file.name.partition("_")[0] for file in (SCRIPTS / "versions").glob("[0-9]*.py"))


def newest() -> str:
    return forms()[-1]
