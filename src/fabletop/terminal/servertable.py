"""A table of a server. The line comes back by itself, asks for what it has missed, and loses no command."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from fabletop.catalog import game_named
from fabletop.contract import Event, Game, message
from fabletop.records.matches import MatchRecord
from fabletop.terminal.account import REQUEST_TIMEOUT, Account
from fabletop.terminal.anytable import Refusal, TableLine
from fabletop.terminal.words import game_with
from fabletop.wire import (
    Bye,
    Done,
    Hello,
    Mute,
    Order,
    PlayerCommand,
    RefusedOrder,
    Report,
    Said,
    Say,
    ServerMessage,
    Unmute,
    Update,
)
from fabletop.wire.sockets import VERSION

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

FIRST_WAIT, LONGEST_WAIT = 0.5, 8.0
"""Seconds before a line that was lost is tried again; twice as long each time."""


@cache
def decoder() -> msgspec.json.Decoder[ServerMessage]:
    return msgspec.json.Decoder(ServerMessage)


class ServerTable(TableLine):
    """Everything known here came over the wire."""

    def __init__(self, account: Account, table: str, query: str = "") -> None:
        super().__init__()
        self.account, self.table, self.query = account, table, query
        self.heard: list[Event] = []
        self.muted: set[int] = set()
        self.promised = ""
        """The fingerprint of the deal's secret, as it was told when we came."""
        self.is_unkept = False
        """Is the match over, and could no copy of its record be had?"""
        self.own = secrets.token_hex(8)
        self.count = 0
        self.unanswered: dict[str, tuple[bytes, asyncio.Future[None]]] = {}
        """Commands by their tokens; they are sent again on a new line, and done once."""
        self.socket: ClientConnection | None = None
        self.is_left = False
        self.hurry = asyncio.Event()
        self.wait = FIRST_WAIT
        self.known_game: tuple[str, Game] | None = None

    @property
    def game(self) -> Game:
        assert self.view is not None
        key = f"{self.view.game} {self.view.options}"
        if self.known_game is None or self.known_game[0] != key:
            self.known_game = key, game_with(game_named(self.view.game), self.view.options)
        return self.known_game[1]

    @property
    def match_address(self) -> str:
        """Where the match can be watched again when it is over."""
        return f"{self.account.url}/match/{self.table}"

    @property
    def told(self) -> list[Event]:
        return self.heard

    async def run(self) -> None:
        from websockets.exceptions import WebSocketException  # who plays at home does not wait for it

        while not self.is_left:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                await self.visit()
            if self.is_left or self.state == "closed":
                return
            self.socket, self.state = None, "lost"
            self.changed()
            self.hurry.clear()
            try:
                await asyncio.wait_for(self.hurry.wait(), self.wait)
            except TimeoutError:
                self.wait = min(self.wait * 2, LONGEST_WAIT)

    async def visit(self) -> None:
        """One line, from hello to its end."""
        from websockets.asyncio.client import connect

        heard = self.view.heard if self.view else 0
        parts = [part for part in (self.query, f"heard={heard}") if part]
        address = f"{self.account.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket?{'&'.join(parts)}"
        headers = {"Cookie": self.account.cookie}
        self.socket = socket = await connect(
            address, additional_headers=headers, open_timeout=REQUEST_TIMEOUT, max_size=None, proxy=None
        )
        try:
            async for body in socket:
                self.hear(decoder().decode(body))
                if self.is_left or self.state == "closed":
                    return
        finally:  # an application that ends cannot wait for the server's goodbye
            socket.transport.abort()

    def hear(self, told: ServerMessage) -> None:
        hearing: dict[type, Callable[[Any], None]] = {
            Hello: self.greeted,
            Update: self.updated,
            Said: self.talk.append,
            RefusedOrder: self.refused,
            Bye: self.dismissed,
        }
        if type(told) in hearing:
            hearing[type(told)](told)
        token = getattr(told, "token", None)
        if isinstance(told, Done | Update) and token in self.unanswered:
            self.settle(token, None)
        self.changed()

    def greeted(self, hello: Hello) -> None:
        if hello.version != VERSION:
            self.dismissed(Bye(message("term-newer")))
            return
        self.state, self.wait = "here", FIRST_WAIT
        self.view, self.may_sit = hello.view, hello.may_sit
        self.promised = self.promised or hello.view.fairness.commitment
        self.heard += hello.missed or ()
        self.talk = list(hello.talk)
        for body, _ in self.unanswered.values():
            self.send(body)

    def updated(self, update: Update) -> None:
        self.heard += update.events
        self.view = update.view

    def refused(self, refusal: RefusedOrder) -> None:
        if refusal.token in self.unanswered:
            self.settle(refusal.token, Refusal(refusal.why, refusal.clause))

    def dismissed(self, bye: Bye) -> None:
        """What begins with “bye” passes; anything else would be said again."""
        if not bye.why.id.startswith("bye-"):
            self.state, self.why_closed = "closed", bye.why
            for token in list(self.unanswered):
                self.settle(token, Refusal(bye.why))

    def settle(self, token: str, refusal: Refusal | None) -> None:
        _, future = self.unanswered.pop(token)
        if future.done():
            return
        if refusal is None:
            future.set_result(None)
        else:
            future.set_exception(refusal)

    async def do(self, command: PlayerCommand) -> None:
        token = self.token()
        await self.order(token, msgspec.json.encode(Order(token, command)))

    async def say(self, *, phrase: str = "", text: str = "") -> None:
        token = self.token()
        await self.order(token, msgspec.json.encode(Say(token, phrase, text)))

    def talk_heard(self) -> list[Said]:
        """What was said, but for those who are muted."""
        return [said for said in self.talk if said.seat is None or said.seat not in self.muted]

    async def mute(self, seat: int, is_muted: bool) -> None:
        """Hear somebody no more, or again."""
        token = self.token()
        await self.order(token, msgspec.json.encode((Mute if is_muted else Unmute)(token, seat)))
        if is_muted:
            self.muted.add(seat)
        else:
            self.muted.discard(seat)

    async def report(self, seat: int, why: str, said: str) -> None:
        """Tell the people who run the server about somebody."""
        token = self.token()
        await self.order(token, msgspec.json.encode(Report(token, seat, why, said)))

    async def order(self, token: str, body: bytes) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.unanswered[token] = body, future
        if self.state == "here":
            self.send(body)
        await future

    def send(self, body: bytes) -> None:
        """What is sent into a line that breaks is sent again on the next one."""
        if self.socket is not None:
            sending = asyncio.ensure_future(self.socket.send(body.decode()))
            sending.add_done_callback(lambda done: done.cancelled() or done.exception())

    def token(self) -> str:
        self.count += 1
        return f"{self.own}-{self.count}"

    def try_now(self) -> None:
        self.wait = FIRST_WAIT
        self.hurry.set()

    def leave(self) -> None:
        self.is_left = True
        self.hurry.set()
        if self.socket is not None:
            closing = asyncio.ensure_future(self.socket.close())
            closing.add_done_callback(lambda done: done.cancelled() or done.exception())

    def record(self) -> MatchRecord | None:
        return None
