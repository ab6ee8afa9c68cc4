"""What is said at the tables, and what people do about it: mutes, reports, bans."""

from __future__ import annotations

from sqlalchemy import delete, insert, or_, select, update

from fabletop.server.storage.database import Database, now
from fabletop.server.storage.rows import Ban, Report, Said
from fabletop.server.storage.schema import bans, mutes, reports, talk
from fabletop.server.storage.statements import insert_or_ignore, upsert


class Talk:
    """The table of what was said."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def say(self, match: str, player: str, *, phrase: str | None = None, text: str | None = None) -> Said:
        """Keep a phrase or a text, one of the two."""
        time = now()
        values = {"match": match, "player": player, "time": time, "phrase": phrase, "text": text}
        async with self.database.writing() as connection:
            number = await connection.scalar(insert(talk).values(values).returning(talk.c.id))
        assert number is not None
        return Said(number, player, time, phrase, text)

    async def heard(self, match: str, listener: str | None = None, *, after: int = 0, limit: int = 200) -> list[Said]:
        """The last things said at a table, but for those whom the listener has muted."""
        columns = [talk.c[name] for name in Said.__struct_fields__]
        wanted = select(*columns).where(talk.c.match == match, talk.c.id > after)
        if listener is not None:
            muted = select(mutes.c.muted).where(mutes.c.player == listener)
            wanted = wanted.where(talk.c.player.not_in(muted))
        async with self.database.reading() as connection:
            found = [Said(*row) for row in await connection.execute(wanted.order_by(talk.c.id.desc()).limit(limit))]
        return found[::-1]


class Moderation:
    """The tables of mutes, reports and bans."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def mute(self, player: str, muted: str) -> None:
        values = {"player": player, "muted": muted, "created": now()}
        async with self.database.writing() as connection:
            await connection.execute(insert_or_ignore(self.database, mutes).values(values))

    async def unmute(self, player: str, muted: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(mutes).where(mutes.c.player == player, mutes.c.muted == muted))

    async def muted_by(self, player: str) -> set[str]:
        async with self.database.reading() as connection:
            return set(await connection.scalars(select(mutes.c.muted).where(mutes.c.player == player)))

    async def report(
        self, player: str, reported: str, why: str, *, match: str | None = None, said: str | None = None
    ) -> None:
        values = {"player": player, "reported": reported, "why": why, "match": match, "said": said, "created": now()}
        async with self.database.writing() as connection:
            await connection.execute(insert(reports).values(values))

    async def open_reports(self, limit: int = 100) -> list[Report]:
        columns = [reports.c[name] for name in Report.__struct_fields__]
        wanted = select(*columns).where(reports.c.closed.is_(None)).order_by(reports.c.id).limit(limit)
        async with self.database.reading() as connection:
            return [Report(*row) for row in await connection.execute(wanted)]

    async def close_report(self, number: int) -> bool:
        mark = update(reports).where(reports.c.id == number, reports.c.closed.is_(None)).values(closed=now())
        async with self.database.writing() as connection:
            return (await connection.execute(mark)).rowcount == 1

    async def ban(self, player: str, why: str, until: int | None = None) -> None:
        values = {"player": player, "created": now(), "until": until, "why": why}
        async with self.database.writing() as connection:
            await connection.execute(upsert(self.database, bans).values(values))

    async def unban(self, player: str) -> bool:
        async with self.database.writing() as connection:
            return (await connection.execute(delete(bans).where(bans.c.player == player))).rowcount == 1

    async def ban_of(self, player: str) -> Ban | None:
        """The ban that holds now."""
        columns = [bans.c[name] for name in Ban.__struct_fields__]
        holds = or_(bans.c.until.is_(None), bans.c.until > now())
        async with self.database.reading() as connection:
            row = (await connection.execute(select(*columns).where(bans.c.player == player, holds))).first()
        return Ban(*row) if row else None
