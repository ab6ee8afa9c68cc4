"""Tables over HTTP: opening and finding them, and what is left of those that are over."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import MediaType, get, post, websocket
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from fabletop.contract import FabletopError
from fabletop.server.dependencies import Language, Me, TheLimits, TheLobby, Visitor
from fabletop.server.replaying import OWN, PUBLIC, own_eyes, replay_of
from fabletop.server.sockets import Socket, serve_table
from fabletop.server.troubles import TROUBLES
from fabletop.text.speech import Speech
from fabletop.wire import (
    FinishedMatch,
    Intent,
    NewTable,
    Opened,
    PlayNow,
    PlayOn,
    Prospect,
    QuickMatch,
    Replay,
    TableRow,
)

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


@post("/api/prospect", status_code=200, responses=TROUBLES)
async def prospect(data: JSONBody[Intent], visitor: Visitor, lobby: TheLobby, language: Language) -> Prospect:
    """Whether such a match of mine can be rated, and if not, why."""
    try:
        return Prospect(None, await lobby.prospect(visitor, data))
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
async def replay(
    id: FromPath[str], visitor: Visitor, lobby: TheLobby, eyes: FromQuery[str] = PUBLIC, first: First = 0
) -> Replay:
    """A match that is over, a hundred steps at a time, through the eyes of a seat, the public or all.

    ``own`` are those of whoever asks, or the public's if they did not play.
    """
    match = await lobby.replayable(id)
    seen = own_eyes(match, visitor.id if visitor else None) if eyes == OWN else eyes
    return await asyncio.to_thread(replay_of, id, match, seen, first)


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
