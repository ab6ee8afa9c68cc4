"""Matches as the lobby and the histories list them, and who sat where."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, Select, bindparam, delete, func, insert, select, update

from fabletop.server.storage.database import Database, now
from fabletop.server.storage.rows import Change, Match, Played, Promise, Seat, Status
from fabletop.server.storage.schema import entries, matches, players, seats
from fabletop.server.storage.statements import upsert

JSON_COLUMNS = ("options", "texts", "about", "result")
COLUMNS = [matches.c[name] for name in Match.__struct_fields__]


def columns_of(change: Change, time: int) -> dict[str, Any]:
    """The columns that a change fills."""
    columns: dict[str, Any] = {"updated": time}
    for name in change.__struct_fields__:
        value = getattr(change, name)
        if value is not None:
            columns[name] = stored(name, value)
    return columns


def secret_hash(token: str) -> str:
    """What is kept of a secret that somebody carries, such as a cookie or a private link."""
    return hashlib.sha256(token.encode()).hexdigest()


class Matches:
    """The table of matches."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(
        self, match: Match, first: Sequence[bytes] = (), link: str | None = None, secret: str | None = None
    ) -> Match:
        """A new match with the first lines of its log, in one step; of a private link only the hash is kept."""
        time = now()
        match = msgspec.structs.replace(match, created=time, updated=time)
        values = {name: stored(name, getattr(match, name)) for name in Match.__struct_fields__}
        rows = [{"match": match.id, "revision": n, "time": time, "body": body} for n, body in enumerate(first)]
        async with self.database.writing() as connection:
            hidden = {"link": secret_hash(link) if link else None, "secret": secret}
            await connection.execute(insert(matches).values(values | hidden))
            if rows:
                await connection.execute(insert(entries), rows)
        return match

    async def get(self, match: str) -> Match | None:
        return await self._one(select(*COLUMNS).where(matches.c.id == match))

    async def by_link(self, link: str) -> Match | None:
        return await self._one(select(*COLUMNS).where(matches.c.link == secret_hash(link)))

    async def promise(self, match: str) -> Promise | None:
        """What nobody else may know of a match that is set up."""
        wanted = select(matches.c.link, matches.c.secret).where(matches.c.id == match)
        async with self.database.reading() as connection:
            row = (await connection.execute(wanted)).first()
        return Promise(row.link, row.secret or "") if row else None

    async def change(self, match: str, change: Change) -> None:
        """Tell the listing what the log says already."""
        values = columns_of(change, now())
        async with self.database.writing() as connection:
            await connection.execute(update(matches).where(matches.c.id == match).values(values))

    async def awake(self, after: str = "", *, quiet_since: int, limit: int) -> list[str]:
        """Matches with something to be done, in the order of their ids, to whose logs nothing came since a time."""
        last = select(func.max(entries.c.time)).where(entries.c.match == matches.c.id).scalar_subquery()
        wanted = select(matches.c.id).where(matches.c.awake, matches.c.id > after, last <= quiet_since)
        async with self.database.reading() as connection:
            return list(await connection.scalars(wanted.order_by(matches.c.id).limit(limit)))

    async def lying_still(self, since: int, limit: int) -> list[str]:
        """Rated matches that are played and to whose logs nothing came since a time."""
        last = select(func.max(entries.c.time)).where(entries.c.match == matches.c.id).scalar_subquery()
        old = (matches.c.counts, matches.c.begun <= since, matches.c.status == "playing", last <= since)
        async with self.database.reading() as connection:
            return list(await connection.scalars(select(matches.c.id).where(*old).limit(limit)))

    async def finished_among(self, ids: Sequence[str]) -> list[str]:
        """Those of these matches that are listed as finished."""
        wanted = select(matches.c.id).where(matches.c.id.in_(ids), matches.c.status == "finished")
        async with self.database.reading() as connection:
            return list(await connection.scalars(wanted))

    async def running_of(self, player: str, limit: int = 50) -> list[Match]:
        """The matches at which somebody sits, from the newest on, but for those that are over."""
        mine = select(seats.c.match).where(seats.c.player == player)
        wanted = select(*COLUMNS).where(matches.c.status != "finished", matches.c.id.in_(mine))
        async with self.database.reading() as connection:
            rows = await connection.execute(wanted.order_by(matches.c.created.desc()).limit(limit))
            return [match_of(row) for row in rows]

    async def listed(
        self, status: Status, *, public: bool | None = None, before: int | None = None, limit: int = 50
    ) -> list[Match]:
        """Matches from the newest on; ``before`` is the time of the last one of the page before."""
        wanted = select(*COLUMNS).where(matches.c.status == status)
        if public is not None:
            wanted = wanted.where(matches.c.public == public)
        if before is not None:
            wanted = wanted.where(matches.c.created < before)
        async with self.database.reading() as connection:
            rows = await connection.execute(wanted.order_by(matches.c.created.desc()).limit(limit))
            return [match_of(row) for row in rows]

    async def count(self, status: Status) -> int:
        wanted = select(func.count()).select_from(matches).where(matches.c.status == status)
        async with self.database.reading() as connection:
            return await connection.scalar(wanted) or 0

    async def delete(self, match: str) -> None:
        """Take a match away with its log, as if it had never been."""
        async with self.database.writing() as connection:
            await connection.execute(delete(matches).where(matches.c.id == match))

    async def sit(self, match: str, seat: int, player: str) -> None:
        """Somebody has a seat; who had it before has it no more."""
        time = select(matches.c.created).where(matches.c.id == match).scalar_subquery()
        values = {"match": match, "seat": seat, "player": player, "created": time}
        async with self.database.writing() as connection:
            await connection.execute(upsert(self.database, seats).values(values))

    async def seat_all(self, match: str, seated: Mapping[int, str]) -> None:
        """Who sits where now, by seat; whoever sat there before does no more."""
        async with self.database.writing() as connection:
            time = await connection.scalar(select(matches.c.created).where(matches.c.id == match))
            await connection.execute(delete(seats).where(seats.c.match == match, seats.c.seat.not_in(seated)))
            rows = [
                {"match": match, "seat": seat, "player": player, "created": time} for seat, player in seated.items()
            ]
            if rows:
                await connection.execute(upsert(self.database, seats), rows)

    async def stand_up(self, match: str, seat: int) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(seats).where(seats.c.match == match, seats.c.seat == seat))

    async def ended(self, match: str, points: Sequence[int | None], places: Sequence[int]) -> None:
        """Note in the histories how it ended; the log says it already."""
        ends = enumerate(zip(points, places, strict=True))
        rows = [{"at": match, "number": seat, "points": score, "place": place} for seat, (score, place) in ends]
        here = (seats.c.match == bindparam("at")) & (seats.c.seat == bindparam("number"))
        async with self.database.writing() as connection:
            await connection.execute(update(seats).where(here), rows)

    async def seats_of(self, match: str) -> list[Seat]:
        async with self.database.reading() as connection:
            return [seat for _, seat in map(seat_of, await connection.execute(seats_in([match])))]

    async def history(
        self, player: str, *, game: str | None = None, before: int | None = None, limit: int = 50
    ) -> list[Played]:
        """A player's matches from the newest on, each with everybody who sat there."""
        columns = (matches.c.id, matches.c.game, matches.c.status, matches.c.created, matches.c.finished)
        wanted = (
            select(*columns, matches.c.about)
            .join(seats, seats.c.match == matches.c.id)
            .where(seats.c.player == player)
            .distinct()
        )
        if game is not None:
            wanted = wanted.where(matches.c.game == game)
        if before is not None:
            wanted = wanted.where(seats.c.created < before)
        async with self.database.reading() as connection:
            found = (await connection.execute(wanted.order_by(matches.c.created.desc()).limit(limit))).all()
            rows = [seat_of(row) for row in await connection.execute(seats_in([row.id for row in found]))]
        return [
            Played(*row[:-1], called(row.about, tuple(seat for match, seat in rows if match == row.id)))
            for row in found
        ]

    async def _one(self, wanted: Select[Any]) -> Match | None:
        async with self.database.reading() as connection:
            row = (await connection.execute(wanted)).first()
        return match_of(row) if row else None


def stored(name: str, value: Any) -> Any:
    return msgspec.json.encode(value).decode() if name in JSON_COLUMNS and value is not None else value


def match_of(row: Row[Any]) -> Match:
    values = dict(row._mapping)
    for name in JSON_COLUMNS:
        values[name] = None if values[name] is None else msgspec.json.decode(values[name])
    return Match(**values)


def called(about: str, found: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """People who played on one device are called as they were there, and bots as who they were."""
    told = msgspec.json.decode(about)
    folk = told.get("folk", ())
    found = tuple(
        msgspec.structs.replace(seat, somebody=folk[seat.seat]) if seat.kind == "bot" and folk else seat
        for seat in found
    )
    if not told.get("shared"):
        return found
    names = told["players"]
    return tuple(
        seat if seat.kind in ("bot", "erased") else msgspec.structs.replace(seat, name=names[seat.seat])
        for seat in found
    )


def seats_in(ids: Sequence[str]) -> Select[Any]:
    who = (seats.c.match, seats.c.seat, seats.c.player, players.c.kind, players.c.name)
    how = (seats.c.points, seats.c.place, seats.c.rating_before, seats.c.rating_after)
    wanted = select(*who, *how).join(players, players.c.id == seats.c.player)
    return wanted.where(seats.c.match.in_(ids)).order_by(seats.c.match, seats.c.seat)


def seat_of(row: Row[Any]) -> tuple[str, Seat]:
    values: list[Any] = list(row)
    return values[0], Seat(*values[1:])
