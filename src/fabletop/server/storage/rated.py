"""Ratings as they are stored, and the leaderboards."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Select, and_, bindparam, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fabletop.server.storage.database import Database, now
from fabletop.server.storage.rows import Standing
from fabletop.server.storage.schema import matches, players, ratings, seats
from fabletop.server.storage.statements import insert_or_ignore


class Skill(Struct, frozen=True):
    """What is believed of a player: how strong, how surely, and the number that people see."""

    mu: float
    sigma: float
    shown: float


class Known(Struct, frozen=True):
    """What is known of somebody before a match goes into the ratings."""

    skill: Skill
    matches: int
    """How many have counted so far."""
    met: Mapping[str, int]
    """How many rated matches of the last day they had begun before this one, by the opponent in them."""


Reckon = Callable[[Mapping[str, Known]], Mapping[str, Skill]]
"""From what is known of the people at a table to the new skills of those for whom the match counts."""
DAY = 24 * 60 * 60 * 1000


class Ratings:
    """The table of ratings."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def settle(self, match: str, places: Mapping[str, int], reckon: Reckon, newcomer: Skill) -> bool:
        """Put the result of a match into the ratings, once, whoever asks and how often.

        ``places`` has everybody who is rated here: people, whose skills are reckoned, and bots, whose matches are only
        counted. Whoever is no account (any more) is passed over.
        """
        time = now()
        async with self.database.writing() as connection:
            mark = update(matches).where(matches.c.id == match, matches.c.rated.is_(None)).values(rated=time)
            row = (await connection.execute(mark.returning(matches.c.game, matches.c.begun))).first()
            if row is None:
                return False
            kinds = await self._kinds(connection, places)
            people = sorted(player for player, kind in kinds.items() if kind == "account")
            bots = sorted(player for player, kind in kinds.items() if kind == "bot")
            await self._have_rows(connection, row.game, sorted([*people, *bots]), newcomer)
            known = await self._known(connection, match, row.game, row.begun or time, people)
            after = reckon(known)
            noted = [note_row(match, p, known[p].skill, skill) for p, skill in after.items()]
            changed = [skill_row(row.game, p, skill) | won_row(places[p]) for p, skill in after.items()]
            counted = [{"who": p, "what": row.game, **won_row(places[p])} for p in bots if after]
            for statement, rows in ((NEW_SKILL, changed), (COUNTED, counted), (NOTE, noted)):
                if rows:
                    await connection.execute(statement, rows)
        return True

    async def _kinds(self, connection: AsyncConnection, who: Collection[str]) -> dict[str, str]:
        found = await connection.execute(select(players.c.id, players.c.kind).where(players.c.id.in_(who)))
        return {row.id: row.kind for row in found}

    async def _have_rows(self, connection: AsyncConnection, game: str, who: Collection[str], newcomer: Skill) -> None:
        skill = {"mu": newcomer.mu, "sigma": newcomer.sigma, "shown": newcomer.shown}
        rows = [{"player": p, "game": game, **skill, "matches": 0, "wins": 0, "updated": now()} for p in who]
        if rows:
            await connection.execute(insert_or_ignore(self.database, ratings), rows)

    async def _known(
        self, connection: AsyncConnection, match: str, game: str, begun: int, who: Collection[str]
    ) -> dict[str, Known]:
        """What is known of these people; nobody else can change it until this transaction ends."""
        columns = (ratings.c.player, ratings.c.matches, ratings.c.mu, ratings.c.sigma, ratings.c.shown)
        wanted = select(*columns).where(ratings.c.game == game, ratings.c.player.in_(who)).order_by(ratings.c.player)
        rows = (await connection.execute(wanted.with_for_update())).all()
        before = or_(matches.c.begun < begun, and_(matches.c.begun == begun, matches.c.id < match))
        met = await self._met(connection, who, and_(matches.c.begun > begun - DAY, before))
        return {
            row.player: Known(Skill(row.mu, row.sigma, row.shown), row.matches, met.get(row.player, {})) for row in rows
        }

    async def _met(
        self, connection: AsyncConnection, who: Collection[str], when: ColumnElement[bool]
    ) -> dict[str, dict[str, int]]:
        """In how many rated matches of a time each of these met each of their opponents."""
        own, other = seats.alias("own"), seats.alias("other")
        wanted = (
            select(own.c.player, other.c.player, func.count(matches.c.id.distinct()))
            .select_from(matches)
            .join(own, own.c.match == matches.c.id)
            .join(other, other.c.match == matches.c.id)
            .where(matches.c.counts, when, own.c.player.in_(who), other.c.player != own.c.player)
            .group_by(own.c.player, other.c.player)
        )
        met: dict[str, dict[str, int]] = {}
        for player, opponent, times in await connection.execute(wanted):
            met.setdefault(player, {})[opponent] = times
        return met

    async def met_today(self, player: str) -> dict[str, int]:
        """How many rated matches somebody has begun in the last day, by the opponent in them."""
        async with self.database.reading() as connection:
            return (await self._met(connection, [player], matches.c.begun > now() - DAY)).get(player, {})

    async def leaderboard(self, game: str, *, limit: int = 50, least_matches: int = 1) -> list[Standing]:
        """The accounts that have played, from the strongest on."""
        wanted = standings().where(ratings.c.game == game, ratings.c.matches >= least_matches)
        ordered = wanted.where(players.c.kind == "account").order_by(ratings.c.shown.desc(), ratings.c.player)
        return await self._found(ordered.limit(limit))

    async def bots(self, game: str) -> list[Standing]:
        """The bots that were met in rated matches; what is stored says only how often."""
        return await self._found(standings().where(ratings.c.game == game, players.c.kind == "bot"))

    async def of_player(self, player: str) -> list[Standing]:
        return await self._found(standings().where(ratings.c.player == player).order_by(ratings.c.game))

    async def _found(self, wanted: Select[Any]) -> list[Standing]:
        async with self.database.reading() as connection:
            return [Standing(*row) for row in await connection.execute(wanted)]


HERE = (ratings.c.player == bindparam("who"), ratings.c.game == bindparam("what"))
COUNTS = {"matches": ratings.c.matches + 1, "wins": ratings.c.wins + bindparam("won")}
COUNTED = update(ratings).where(*HERE).values(**COUNTS)
NEW_SKILL = (
    update(ratings)
    .where(*HERE)
    .values(**COUNTS, **{name: bindparam(f"new_{name}") for name in ("mu", "sigma", "shown", "updated")})
)
NOTE = (
    update(seats)
    .where(seats.c.match == bindparam("at"), seats.c.player == bindparam("who"))
    .values(rating_before=bindparam("before"), rating_after=bindparam("after"))
)


def won_row(place: int) -> dict[str, int]:
    return {"won": int(place == 1)}


def skill_row(game: str, player: str, skill: Skill) -> dict[str, Any]:
    new = {"new_mu": skill.mu, "new_sigma": skill.sigma, "new_shown": skill.shown, "new_updated": now()}
    return {"who": player, "what": game, **new}


def note_row(match: str, player: str, before: Skill, after: Skill) -> dict[str, Any]:
    """How a match changed somebody's rating."""
    return {"at": match, "who": player, "before": before.shown, "after": after.shown}


def standings() -> Select[Any]:
    who = (ratings.c.player, players.c.kind, players.c.name)
    what = (ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.shown, ratings.c.matches, ratings.c.wins)
    return select(*who, *what).join(players, players.c.id == ratings.c.player)
