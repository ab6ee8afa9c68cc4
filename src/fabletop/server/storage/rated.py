"""Ratings as they are stored, and the leaderboards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import Select, bindparam, select, update
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


Rate = Callable[[Sequence[Skill], Sequence[int]], Sequence[Skill]]
"""From the skills and places at a table to the new skills."""


class Ratings:
    """The table of ratings."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def settle(self, match: str, places: Mapping[str, int], rate: Rate, newcomer: Skill) -> bool:
        """Put the result of a match into the ratings, once, whoever asks and how often."""
        time = now()
        async with self.database.writing() as connection:
            mark = update(matches).where(matches.c.id == match, matches.c.rated.is_(None)).values(rated=time)
            done = await connection.execute(mark.returning(matches.c.game))
            game = done.scalar()
            if game is None:
                return False
            before = await self._held(connection, game, sorted(places), newcomer)
            order = list(before)
            after = rate([before[player] for player in order], [places[player] for player in order])
            skills = dict(zip(order, after, strict=True))
            await connection.execute(
                NEW_SKILL, [skill_row(game, p, skill, places[p] == 1) for p, skill in skills.items()]
            )
            await connection.execute(NOTE, [note_row(match, p, before[p], skill) for p, skill in skills.items()])
        return True

    async def _held(
        self, connection: AsyncConnection, game: str, who: Sequence[str], newcomer: Skill
    ) -> dict[str, Skill]:
        """The skills of these players, which nobody else can change until this transaction ends."""
        skill = {"mu": newcomer.mu, "sigma": newcomer.sigma, "shown": newcomer.shown}
        rows = [{"player": p, "game": game, **skill, "matches": 0, "wins": 0, "updated": now()} for p in who]
        await connection.execute(insert_or_ignore(self.database, ratings), rows)
        columns = (ratings.c.player, ratings.c.mu, ratings.c.sigma, ratings.c.shown)
        wanted = select(*columns).where(ratings.c.game == game, ratings.c.player.in_(who)).order_by(ratings.c.player)
        return {player: Skill(*rest) for player, *rest in await connection.execute(wanted.with_for_update())}

    async def leaderboard(self, game: str, *, limit: int = 50, least_matches: int = 1) -> list[Standing]:
        wanted = standings().where(ratings.c.game == game, ratings.c.matches >= least_matches)
        return await self._found(wanted.order_by(ratings.c.shown.desc(), ratings.c.player).limit(limit))

    async def of_player(self, player: str) -> list[Standing]:
        return await self._found(standings().where(ratings.c.player == player).order_by(ratings.c.game))

    async def _found(self, wanted: Select[Any]) -> list[Standing]:
        async with self.database.reading() as connection:
            return [Standing(*row) for row in await connection.execute(wanted)]


NEW_SKILL = (
    update(ratings)
    .where(ratings.c.player == bindparam("who"), ratings.c.game == bindparam("what"))
    .values(matches=ratings.c.matches + 1, wins=ratings.c.wins + bindparam("won"))
)
NOTE = update(seats).where(seats.c.match == bindparam("at"), seats.c.player == bindparam("who"))


def skill_row(game: str, player: str, skill: Skill, won: bool) -> dict[str, Any]:
    new = {"mu": skill.mu, "sigma": skill.sigma, "shown": skill.shown, "updated": now()}
    return {"who": player, "what": game, "won": int(won), **new}


def note_row(match: str, player: str, before: Skill, after: Skill) -> dict[str, Any]:
    """How a match changed somebody's rating."""
    return {"at": match, "who": player, "rating_before": before.shown, "rating_after": after.shown}


def standings() -> Select[Any]:
    who = (ratings.c.player, players.c.kind, players.c.name)
    what = (ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.shown, ratings.c.matches, ratings.c.wins)
    return select(*who, *what).join(players, players.c.id == ratings.c.player)
