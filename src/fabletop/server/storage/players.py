"""Players and the cookies by which they are known."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Select, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from fabletop.server.storage.database import Database, now
from fabletop.server.storage.matches import secret_hash
from fabletop.server.storage.rows import Player
from fabletop.server.storage.schema import mutes, players, ratings, reports, sessions, talk
from fabletop.server.storage.statements import insert_or_ignore

COLUMNS = [players.c[name] for name in Player.__struct_fields__]


class NameTaken(Exception):
    """Another account has this name."""


class Players:
    """The tables of players and sessions."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def create_guest(self, player: str, name: str) -> Player:
        guest = Player(player, "guest", name, now())
        async with self.database.writing() as connection:
            await connection.execute(insert(players).values(msgspec.structs.asdict(guest)))
        return guest

    async def bot(self, level: str) -> Player:
        """The bot of a level, a player like any other: it has a history and a rating."""
        bot = Player(f"bot:{level}", "bot", level, now())
        found = await self.get(bot.id)
        if found is None:
            async with self.database.writing() as connection:
                await connection.execute(insert_or_ignore(self.database, players).values(msgspec.structs.asdict(bot)))
        return found or bot

    async def get(self, player: str) -> Player | None:
        return await self._one(select(*COLUMNS).where(players.c.id == player))

    async def rename(self, player: str, name: str) -> None:
        """Give a guest another name; that of an account is what they log in with, and stays."""
        async with self.database.writing() as connection:
            here = (players.c.id == player) & (players.c.kind == "guest")
            await connection.execute(update(players).where(here).values(name=name))

    async def become_account(self, player: str, name: str, password: str) -> bool:
        """Make an account of a guest, who keeps everything; false if it is no guest any more."""
        values = {"kind": "account", "name": name, "login": login_of(name), "password": password}
        here = (players.c.id == player) & (players.c.kind == "guest")
        try:
            async with self.database.writing() as connection:
                done = await connection.execute(update(players).where(here).values(values))
        except IntegrityError:
            raise NameTaken from None
        return done.rowcount == 1

    async def change_password(self, player: str, password: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(players).where(players.c.id == player).values(password=password))

    async def account(self, name: str) -> tuple[Player, str] | None:
        """The account of that name, and the hash of its password."""
        async with self.database.reading() as connection:
            wanted = select(*COLUMNS, players.c.password).where(players.c.login == login_of(name))
            row = (await connection.execute(wanted)).first()
        return (Player(*row[:-1]), row[-1]) if row else None

    async def start_session(self, player: str, token: str, expires: int) -> None:
        """From now on, who shows the token is the player. Only its hash is kept."""
        values = {"token": secret_hash(token), "player": player, "created": now(), "expires": expires}
        async with self.database.writing() as connection:
            await connection.execute(delete(sessions).where(sessions.c.expires < values["created"]))
            await connection.execute(insert(sessions).values(values))

    async def of_session(self, token: str) -> Player | None:
        known = (sessions.c.token == secret_hash(token)) & (sessions.c.expires >= now())
        return await self._one(select(*COLUMNS).join(sessions, sessions.c.player == players.c.id).where(known))

    async def end_session(self, token: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(sessions).where(sessions.c.token == secret_hash(token)))

    async def end_other_sessions(self, player: str, token: str) -> None:
        others = (sessions.c.player == player) & (sessions.c.token != secret_hash(token))
        async with self.database.writing() as connection:
            await connection.execute(delete(sessions).where(others))

    async def rows_of(self, player: str) -> dict[str, list[dict[str, Any]]]:
        """What else is kept of a player, but for secrets: sessions, talk, mutes and reports."""
        found = {}
        async with self.database.reading() as connection:
            for table in (sessions, talk, mutes, reports):
                columns = [column for column in table.columns if column is not sessions.c.token]
                rows = await connection.execute(select(*columns).where(table.c.player == player))
                found[str(table.name)] = [dict(row._mapping) for row in rows]
        return found

    async def erase(self, player: str) -> None:
        """Forget a person. Their matches stay, for they are also others'; who they were is gone."""
        nobody = {"kind": "erased", "name": "", "login": None, "password": None}
        async with self.database.writing() as connection:
            for table in (sessions, talk, mutes, ratings, reports):
                await connection.execute(delete(table).where(table.c.player == player))
            await connection.execute(delete(mutes).where(mutes.c.muted == player))
            await connection.execute(update(reports).where(reports.c.reported == player).values(said=None))
            await connection.execute(update(players).where(players.c.id == player).values(nobody))

    async def _one(self, wanted: Select[Any]) -> Player | None:
        async with self.database.reading() as connection:
            row = (await connection.execute(wanted)).first()
        return Player(*row) if row else None


def login_of(name: str) -> str:
    """Names that look alike but for capitals are one name."""
    return name.casefold()
