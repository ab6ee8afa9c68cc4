"""The socket of a table: who comes, what they say, and that everything is answered."""

from __future__ import annotations

import asyncio
import time
from typing import Any, assert_never

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import Struct

from fabletop.contract import FabletopError, IllegalChoice, Message
from fabletop.match import MatchCommand, SeatBot, Sit, Start, view_of
from fabletop.server import metrics
from fabletop.server.dependencies import COOKIE
from fabletop.server.guards import Limits
from fabletop.server.held import Tables, watch_link
from fabletop.server.limits import Limit, Limiter, whole_seconds
from fabletop.server.lines import POLICY, RESTART, TOO_LARGE, Line, encode
from fabletop.server.live import LiveTable
from fabletop.server.lobby import may_sit
from fabletop.server.logs import EVENTS
from fabletop.server.people import People
from fabletop.server.refusals import refuse, refuse_for_now
from fabletop.server.storage import Player, now
from fabletop.server.storage.matches import secret_hash
from fabletop.server.talk import read_words
from fabletop.server.talking import heard_by, say
from fabletop.server.thinking import refuse_level
from fabletop.server.wires import wire_of
from fabletop.wire import (
    ClientMessage,
    Done,
    Hello,
    Look,
    Mute,
    Order,
    Ping,
    PlayerCommand,
    Pong,
    RefusedOrder,
    Report,
    Said,
    Say,
    TakeSeat,
    Unmute,
)
from fabletop.wire.sockets import LARGEST, VERSION

Socket = WebSocket[Any, Any, Any]
MOST_TROUBLES = 50
"""Messages that make no sense, or come too often, before a socket is closed."""
LONGEST_NUMBER = 9
WANTED = "yes"
"""What a client adds to its address as ``words`` if it wants the table told in words, too."""
LINGER = 0.25
"""Seconds to let a client that is sent away read why, while what it still sends is thrown away."""

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Named(Struct):
    """As much of a message as can be read of one that cannot."""

    token: str = ""


_names = msgspec.json.Decoder(Named)


async def serve_table(socket: Socket, name: str) -> None:
    """Everything from the first to the last message of one client."""
    state = socket.app.state
    await socket.accept()
    try:
        player = await known(socket, state.people)
        table, line = await welcome(socket, state.tables, name, player)
    except FabletopError as error:
        line = Line(wire_of(socket), None, may_sit=False)
        line.close(RESTART if state.tables.is_closing else POLICY, error.message)
        await line.write()
        await line.hang_up()
        return
    visit = Visit(table, line, state.people, state.limits)
    await visit.run()


async def known(socket: Socket, people: People) -> Player | None:
    player = await people.known_by(socket.cookies.get(COOKIE))
    if player is not None:
        await people.refuse_banned(player)
    return player


async def welcome(socket: Socket, tables: Tables, name: str, player: Player | None) -> tuple[LiveTable, Line]:
    """The table and a line to it, for those who may come."""
    if tables.is_closing:
        raise refuse(503, "bye-restart")
    table = await tables.table(name)
    if table is None:
        raise refuse(404, "error-table-unknown")
    hashed = secret_hash(socket.query_params.get("link", ""))
    line = Line(wire_of(socket), player, may_sit=may_sit(table, player, hashed))
    if not line.may_sit and not may_watch(table, socket.query_params.get("watch", ""), hashed):
        raise refuse(403, "error-table-private")
    if player is not None:
        line.muted = await tables.storage.moderation.muted_by(player.id)
    line.in_words = socket.query_params.get("words", "") == WANTED
    talk = await heard_by(table, tables.storage, line)
    eyes = socket.query_params.get("seat", "")
    if eyes:
        look(table, line, read_number(eyes))
    line.send(hello(table, line, read_number(socket.query_params.get("heard", "")), talk))
    table.attach(line)
    return table, line


def hello(table: LiveTable, line: Line, heard: int, talk: tuple[Said, ...]) -> bytes:
    """How things stand for the eyes of a line that have been told so many events."""
    match, seat = table.match, table.audience_of(line)
    view, missed = view_of(match, seat, now(), in_words=line.in_words), match.missed(seat, heard)
    mine = match.seats_held_by(line.player_id)
    return encode(Hello(VERSION, view, missed, talk, line.may_sit, mine, table.bots_in(now())))


def look(table: LiveTable, line: Line, seat: int | None) -> None:
    """Look through other eyes from now on: those of one's own device alone."""
    if seat is not None and seat not in table.match.seats_held_by(line.player_id):
        raise refuse(403, "error-seat-not-yours")
    line.looks_as = seat if table.match.settings.shared else None


def may_watch(table: LiveTable, watch: str, hashed_link: str) -> bool:
    link = table.promise.link
    return table.match.settings.access == "open" or (
        link is not None and (hashed_link == link or watch == watch_link(link))
    )


def read_number(text: str) -> int:
    """A seat, or how many events a client has heard; a number that none has if it does not say."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER else -1


class Visit:
    """One client at one table, from coming to going."""

    def __init__(self, table: LiveTable, line: Line, people: People, limits: Limits) -> None:
        self.table, self.line = table, line
        self.people, self.limits = people, limits
        often = table.tables.settings.messages_per_minute
        self.pace = Limiter(Limit(burst=max(20, often / 6), per_minute=often))
        self.troubles = 0

    async def run(self) -> None:
        metrics.sockets.inc()
        writing = asyncio.create_task(self.line.write())
        reading = asyncio.create_task(self.read())
        try:
            await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
            if not reading.done():
                await asyncio.wait((reading,), timeout=LINGER)
        finally:
            metrics.sockets.dec()
            writing.cancel()
            reading.cancel()
            if not self.table.tables.is_closing:
                self.table.detach(self.line)
            await asyncio.wait((writing, reading))
            await self.line.hang_up()

    async def read(self) -> None:
        """Read until the client goes or is sent away."""
        receive = self.line.wire.receive
        try:
            while True:
                heard = await receive()
                if heard["type"] != "websocket.receive":
                    return
                if self.line.code is None:
                    await self.hear(heard.get("text") or heard.get("bytes") or b"")
        except WebSocketDisconnect:
            return
        except Exception as error:
            EVENTS.exception("unforeseen", exc_info=error, extra={"fields": {"route": "socket"}})
            self.line.close(POLICY, Message("error-server"))

    async def hear(self, body: str | bytes) -> None:
        """One message; whatever it is, it is answered."""
        if len(body) > LARGEST:
            self.line.close(TOO_LARGE, Message("error-too-large"))
            return
        try:
            wait = self.pace.take("", time.monotonic())
            if wait:
                self.troubles += 1
                raise refuse_for_now(whole_seconds(wait))
            await self.obey(_decoder.decode(body))
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            self.troubles += 1
            self.refuse(body, Message("error-message", {"why": str(error)[:200]}))
        except FabletopError as error:
            clause = error.reason.clause if isinstance(error, IllegalChoice) else None
            self.refuse(body, error.message, clause)
        if self.troubles > MOST_TROUBLES:
            self.line.close(POLICY, Message("bye-nonsense"))

    def refuse(self, body: str | bytes, why: Message, clause: str | None = None) -> None:
        self.line.send(encode(RefusedOrder(token_in(body), why, clause)))

    async def obey(self, message: ClientMessage) -> None:
        if isinstance(message, Ping):
            self.line.pinged = time.monotonic()
            self.line.send(encode(Pong()))
            return
        player = self.line.player
        if player is None:
            raise refuse(401, "error-nobody")
        if isinstance(message, Order):
            if isinstance(message.command, TakeSeat):  # by the name of today
                player = await self.people.storage.players.get(player.id) or player
            by = self.table.speaker_of(self.line)
            await self.table.do(self.read_command(message.command, player), by, message.token, self.line)
            return
        if isinstance(message, Look):
            look(self.table, self.line, message.seat)
            talk = await heard_by(self.table, self.people.storage, self.line)
            self.line.send(hello(self.table, self.line, message.heard, talk))
            self.line.send(encode(Done(message.token)))
            return
        if isinstance(message, Say):
            await say(self.table, player, message)
        else:
            await self.judge(message, player)
        self.line.send(encode(Done(message.token)))

    def read_command(self, command: PlayerCommand, player: Player) -> MatchCommand:
        """The command as the match takes it: the server knows names, and what strangers may ask for."""
        if isinstance(command, TakeSeat):
            if not self.line.may_sit:
                raise refuse(403, "error-table-private")
            if self.table.match.settings.rated and player.kind != "account":
                raise refuse(403, "error-rated-account")
            return Sit(player.name, command.seat, command.words)
        if isinstance(command, SeatBot):
            refuse_level(command.level)
        if isinstance(command, Start) and command.fill is not None:
            refuse_level(command.fill)
        return command

    async def judge(self, message: Mute | Unmute | Report, player: Player) -> None:
        """Mute, hear again or report somebody at the table."""
        other = self.player_at(message.seat)
        moderation = self.people.storage.moderation
        match message:
            case Mute():
                await moderation.mute(player.id, other)
                self.line.muted.add(other)
            case Unmute():
                await moderation.unmute(player.id, other)
                self.line.muted.discard(other)
            case Report():
                why, said = read_words(message.why), read_words(message.said) if message.said else None
                await self.limits.reports.refuse_too_often(player.id)
                await moderation.report(player.id, other, why, match=self.table.name, said=said)
            case _:
                assert_never(message)

    def player_at(self, seat: int) -> str:
        chairs = self.table.match.chairs
        person = chairs[seat].person if 0 <= seat < len(chairs) else None
        if person is None:
            raise refuse(404, "error-player-unknown")
        return person.id


def token_in(body: str | bytes) -> str | None:
    try:
        return _names.decode(body).token[:64] or None
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None
