"""Tables over HTTP: opening and finding them, and what is left of those that are over."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import MediaType, get, post, websocket
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from fabletop.contract import FabletopError
from fabletop.server.dependencies import Language, Me, TheLimits, TheLobby, TheShelf, Visitor
from fabletop.server.offers import read_pairs
from fabletop.server.replaying import PUBLIC, replay_of
from fabletop.server.sockets import Socket, serve_table
from fabletop.server.routes.games import Pairs
from fabletop.server.troubles import TROUBLES
from fabletop.text.speech import Speech
from fabletop.wire import FinishedMatch, NewTable, Opened, PlayNow, PlayOn, Prospect, QuickMatch, Replay, TableRow

First = Annotated[int, QueryParameter(ge=0, le=100_000, description="The number of the first step.")]
Count = Annotated[int, QueryParameter(name="limit", ge=1, le=200)]


@post("/api/tables", responses=TROUBLES)
async def open_table(data: JSONBody[NewTable], me: Me, lobby: TheLobby, limits: TheLimits) -> Opened:
    """Open a table and sit on its first seat."""
    await limits.tables.refuse_too_often(me.id)
    return await lobby.open(me, data)


@post("/api/play", responses=TROUBLES)
async def play_now(data: JSONBody[PlayNow], me: Me, lobby: TheLobby, limits: TheLimits) -> Opened:
    """Play against bots, at once."""
    await limits.tables.refuse_too_often(me.id)
    return await lobby.play(me, data)


@post("/api/quick", responses=TROUBLES)
async def quick_match(data: JSONBody[QuickMatch], me: Me, lobby: TheLobby, limits: TheLimits) -> Opened:
    """Play against whoever is there; after some seconds bots take the seats that stay empty."""
    await limits.tables.refuse_too_often(me.id)
    return await lobby.quick(me, data)


@get("/api/games/{game:str}/prospect", responses=TROUBLES)
async def prospect(
    game: FromPath[str],
    visitor: Visitor,
    lobby: TheLobby,
    shelf: TheShelf,
    language: Language,
    seats: Annotated[int, QueryParameter(ge=1, le=16)],
    level: FromQuery[str | None] = None,
    pairs: Pairs = None,
) -> Prospect:
    """Whether a match of mine could be rated at such a table, against bots of a level or with people; and if not, why."""
    known, options = shelf.game(game).about.id, read_pairs(pairs or [])
    try:
        return Prospect(None, await lobby.prospect(visitor, known, seats, level, options))
    except FabletopError as error:
        return Prospect(Speech(language).say(error.message), None)


@get("/api/tables", responses=TROUBLES)
async def open_tables(lobby: TheLobby, game: FromQuery[str | None] = None, count: Count = 50) -> list[TableRow]:
    """Tables at which anybody may sit down, from the newest on."""
    return await lobby.open_tables(game, count)


@get("/api/tables/mine", responses=TROUBLES)
async def my_tables(me: Me, lobby: TheLobby) -> list[TableRow]:
    """The matches that I play or wait for."""
    return await lobby.tables_of(me)


@get("/api/matches/{id:str}", responses=TROUBLES)
async def finished_match(id: FromPath[str], lobby: TheLobby) -> FinishedMatch:
    """A match that is over, with all that it takes to play it again."""
    return await lobby.finished(id)


@post("/api/matches/{id:str}/play", responses=TROUBLES)
async def play_on(id: FromPath[str], data: JSONBody[PlayOn], me: Me, lobby: TheLobby, limits: TheLimits) -> Opened:
    """Play on against bots from a moment of a match that is over."""
    await limits.tables.refuse_too_often(me.id)
    return await lobby.play_on(me, id, data)


@get("/api/matches/{id:str}/record", media_type=MediaType.TEXT, responses=TROUBLES)
async def match_record(id: FromPath[str], lobby: TheLobby) -> str:
    """The record of a match that is over; ``fabletop verify`` checks it."""
    return await lobby.record(id)


@get("/api/matches/{id:str}/replay", responses=TROUBLES)
async def replay(id: FromPath[str], lobby: TheLobby, eyes: FromQuery[str] = PUBLIC, first: First = 0) -> Replay:
    """A match that is over, a hundred steps at a time, through the eyes of a seat, the public or all."""
    match = await lobby.replayable(id)
    return await asyncio.to_thread(replay_of, id, match, eyes, first)


@websocket("/api/tables/{id:str}/socket")
async def table_socket(socket: Socket, id: FromPath[str]) -> None:
    """A line to a table: see docs/server.md."""
    await serve_table(socket, id)


ROUTES = [
    open_table,
    play_now,
    quick_match,
    prospect,
    open_tables,
    my_tables,
    finished_match,
    play_on,
    match_record,
    replay,
    table_socket,
]
