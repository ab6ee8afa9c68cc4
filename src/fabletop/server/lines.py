"""A line: the server's end of one socket. What is sent waits in an outbox, so that a slow client holds up nobody."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec

from fabletop.contract import Message
from fabletop.server.storage import Player
from fabletop.wire import Bye

MOST_WAITING = 400
"""Messages in the outbox of a client that does not listen, before it is cut off."""
NORMAL, POLICY, TOO_LARGE, RESTART, TOO_SLOW = 1000, 1008, 1009, 1012, 1013

encode = msgspec.json.Encoder().encode


class Wire(Protocol):
    """As much of a socket as a line needs."""

    send: Callable[[Any], Awaitable[None]]


class Line:
    """One client at one table."""

    def __init__(self, wire: Wire, player: Player | None, *, may_sit: bool) -> None:
        self.wire = wire
        self.player = player
        self.player_id = player.id if player else ""
        self.may_sit = may_sit
        self.looks_as: int | None = None
        """Through the eyes of which seat it looks, at a table on one device."""
        self.muted: set[str] = set()
        self.outbox: deque[bytes] = deque()
        self.news = asyncio.Event()
        self.code: int | None = None
        """The code with which it will be closed, once it is to be."""
        self.pinged: float | None = None
        """When the client last gave a sign of life, if it gives any."""

    def send(self, body: bytes) -> None:
        if self.code is not None:
            return
        if len(self.outbox) >= MOST_WAITING:
            self.outbox.clear()
            self.code = TOO_SLOW
        else:
            self.outbox.append(body)
        self.news.set()

    def close(self, code: int, why: Message) -> None:
        """Say why, and hang up when that is sent."""
        self.send(encode(Bye(why)))
        self.code = self.code or code
        self.news.set()

    async def write(self) -> None:
        """Send what there is to send until the line is to be closed."""
        with contextlib.suppress(Exception):  # whatever breaks a line, its reader notices
            while True:
                while self.outbox:
                    await self.wire.send({"type": "websocket.send", "text": self.outbox.popleft().decode()})
                if self.code is not None:
                    return
                self.news.clear()
                await self.news.wait()

    async def hang_up(self) -> None:
        with contextlib.suppress(Exception):  # the client may have done so
            await self.wire.send({"type": "websocket.close", "code": self.code or NORMAL, "reason": ""})
