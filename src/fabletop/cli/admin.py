"""``fabletop admin``: for those who run a server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Literal, TypeVar

from cyclopts import App, Parameter

from fabletop.cli.output import language_or_default, number_between, print_json
from fabletop.contract import bad
from fabletop.server.closing import close_table
from fabletop.server.settings import read_settings
from fabletop.server.storage import Storage, now, open_storage
from fabletop.server.storage.backup import back_up, restore
from fabletop.text.speech import Speech

T = TypeVar("T")
LONGEST_WHY = 500
DAY = 24 * 60 * 60 * 1000
admin = App(name="admin", help="Look after a server: its tables, its people, its data.", help_format="plaintext")

Database = Annotated[str | None, Parameter(name="--database", help="sqlite:///FILE or postgresql+asyncpg://…")]
Config = Annotated[Path | None, Parameter(name="--config", help="A TOML file with settings.")]
Json = Annotated[bool, Parameter(name="--json", negative="", help="Print one JSON document and nothing else.")]
Lang = Annotated[str | None, Parameter(name="--lang", help="en or ru; else as the environment says.")]


def with_storage(database: str | None, config: Path | None, work: Callable[[Storage], Awaitable[T]]) -> T:
    """Do something with the storage of the server that these settings are for."""
    settings = read_settings({"database": database}, file=config)

    async def run() -> T:
        async with open_storage(settings.database_url) as storage:
            return await work(storage)

    return asyncio.run(run())


def day(time: int) -> str:
    return datetime.fromtimestamp(time / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def refuse_long_words(why: str, least: int = 0) -> None:
    if not least <= len(why) <= LONGEST_WHY:
        raise bad("error-talk-length", most=LONGEST_WHY)


@admin.command
def tables(
    *,
    status: Literal["open", "playing", "finished"] = "playing",
    limit: int = 50,
    database: Database = None,
    config: Config = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """List the tables, the newest first."""
    number_between("limit", limit, 1, 10_000)
    found = with_storage(database, config, lambda storage: storage.matches.listed(status, limit=limit))
    if json:
        print_json(found)
        return
    say = Speech(language_or_default(lang))
    for match in found:
        print(say("admin-table", id=match.id, game=match.game, status=match.status, created=day(match.created)))
    if not found:
        print(say("admin-no-tables"))


@admin.command
def close(
    table: str,
    *,
    why: Annotated[str, Parameter(help="What everybody at the table will be told.")] = "",
    database: Database = None,
    config: Config = None,
    lang: Lang = None,
) -> None:
    """Close a table, named by id, while the server runs; nobody wins, and its record is kept."""
    refuse_long_words(why)
    with_storage(database, config, lambda storage: close_table(storage, table, why))
    print(Speech(language_or_default(lang))("admin-table-closed", id=table))


@admin.command
def reports(
    *,
    close: Annotated[int | None, Parameter(help="The number of a report that is dealt with.")] = None,
    database: Database = None,
    config: Config = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """List what people complain of, or close one complaint."""
    say = Speech(language_or_default(lang))
    if close is not None:
        if not with_storage(database, config, lambda storage: storage.moderation.close_report(close)):
            raise bad("error-admin-report", number=str(close))
        print(say("admin-report-closed", number=str(close)))
        return
    found = with_storage(database, config, lambda storage: storage.moderation.open_reports())
    if json:
        print_json(found)
        return
    for one in found:
        told = {"reported": one.reported, "player": one.player, "match": one.match or "–", "said": one.said or ""}
        print(say("admin-report", number=str(one.id), why=one.why, **told))
    if not found:
        print(say("admin-no-reports"))


@admin.command
def ban(
    player: str,
    *,
    why: Annotated[str, Parameter(help="What the player will be told.")],
    days: Annotated[int | None, Parameter(help="For how long; else for good.")] = None,
    database: Database = None,
    config: Config = None,
    lang: Lang = None,
) -> None:
    """Let a player, named by id, play no more."""
    if days is not None:
        number_between("days", days, 1, 100_000)
    refuse_long_words(why, least=1)
    until = None if days is None else now() + days * DAY

    async def work(storage: Storage) -> None:
        if await storage.players.get(player) is None:
            raise bad("error-admin-player", player=player)
        await storage.moderation.ban(player, why, until)

    with_storage(database, config, work)
    say = Speech(language_or_default(lang))
    print(
        say("admin-banned", player=player)
        if until is None
        else say("admin-banned-until", player=player, until=day(until))
    )


@admin.command
def unban(player: str, *, database: Database = None, config: Config = None, lang: Lang = None) -> None:
    """Let a player play again."""
    if not with_storage(database, config, lambda storage: storage.moderation.unban(player)):
        raise bad("error-admin-not-banned", player=player)
    print(Speech(language_or_default(lang))("admin-unbanned", player=player))


@admin.command(name="backup")
def backup_command(file: Path, *, database: Database = None, config: Config = None, lang: Lang = None) -> None:
    """Write everything into one file, while the server runs."""
    rows = with_storage(database, config, lambda storage: back_up(storage.database, file))
    print(Speech(language_or_default(lang))("admin-backup", rows=rows, file=str(file)))


@admin.command(name="restore")
def restore_command(file: Path, *, database: Database = None, config: Config = None, lang: Lang = None) -> None:
    """Fill an empty database from a backup."""
    rows = with_storage(database, config, lambda storage: restore(storage.database, file))
    print(Speech(language_or_default(lang))("admin-restored", rows=rows))
