"""How people do: leaderboards, profiles and histories."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import FromPath, FromQuery, QueryParameter
from msgspec import Struct

from fabletop.server import ratings
from fabletop.server.dependencies import TheShelf, TheStorage
from fabletop.server.refusals import refuse
from fabletop.server.storage import Played, Player, Standing, Storage
from fabletop.server.troubles import TROUBLES

Limit = Annotated[int, QueryParameter(ge=1, le=100, description="How many at most.")]
Before = Annotated[int | None, QueryParameter(ge=0, le=2**53, description="Only what was created before this time.")]


class Profile(Struct, frozen=True):
    """What everybody may know of a player."""

    player: Player
    ratings: list[Standing]


@get("/api/leaderboards/{game:str}", responses=TROUBLES)
async def leaderboard(game: FromPath[str], shelf: TheShelf, storage: TheStorage, limit: Limit = 50) -> list[Standing]:
    """The strongest players of a game, people and bots on one scale."""
    return await ratings.leaderboard(storage, shelf.game(game).about.id, limit)


@get("/api/players/{id:str}", responses=TROUBLES)
async def profile(id: FromPath[str], storage: TheStorage) -> Profile:
    """A player and their ratings."""
    return Profile(await known(storage, id), await ratings.standings_of(storage, id))


@get("/api/players/{id:str}/matches", responses=TROUBLES)
async def history(
    id: FromPath[str], storage: TheStorage, game: FromQuery[str | None] = None, before: Before = None, limit: Limit = 50
) -> list[Played]:
    """A player's matches from the newest on; for the next page, ``before`` is the last one's time."""
    await known(storage, id)
    return await storage.matches.history(id, game=game, before=before, limit=limit)


async def known(storage: Storage, player: str) -> Player:
    found = await storage.players.get(player)
    if found is None:
        raise refuse(404, "error-player-unknown")
    return found


ROUTES = [leaderboard, profile, history]
