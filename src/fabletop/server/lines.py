"""A line: the server's end of one socket. What is sent waits in an outbox, so that a slow client holds up nobody."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque

import msgspec

from fabletop.contract import Message
from fabletop.server.storage import Player
from fabletop.server.wires import Wire
from fabletop.wire import Bye

MOST_WAITING = 400
"""Messages in the outbox of a client that does not listen, before it is cut off."""
NORMAL, POLICY, TOO_LARGE, RESTART, TOO_SLOW = 1000, 1008, 1009, 1012, 1013

encode = msgspec.json.Encoder().encode


class Line:
    """One client at one table."""

    def __init__(self, wire: Wire, player: Player | None, *, may_sit: bool) -> None:
        self.wire = wire
        self.player = player
        self.player_id = player.id if player else ""
        self.may_sit = may_sit
        self.looks_as: int | None = None
        """Through the eyes of which seat it looks, at a table on one device."""
        self.in_words = False
        """Does it want the table in words beside every view?"""
        self.muted: set[str] = set()
        self.outbox: deque[bytes] = deque()
        self.under_way: asyncio.Future[None] | None = None
        """The last message given to the wire, which may still be on its way."""
        self.waiter: asyncio.Future[None] | None = None
        """Where the writer waits for something to send."""
        self.code: int | None = None
        """The code with which it will be closed, once it is to be."""
        self.is_gone = False
        """Has it been closed?"""
        self.pinged: float | None = None
        """When the client last gave a sign of life, if it gives any."""

    def send(self, body: bytes) -> None:
        if self.code is not None:
            return
        if self.is_free and not self.outbox:
            self.begin(body)
            return
        if len(self.outbox) >= MOST_WAITING:
            self.outbox.clear()
            self.code = TOO_SLOW
        else:
            self.outbox.append(body)
        self.wake()

    @property
    def is_free(self) -> bool:
        return self.under_way is None or self.under_way.done()

    def begin(self, body: bytes) -> None:
        """Give a message to the wire. Nobody need be woken to see it arrive: whoever sends the next looks."""
        try:
            self.under_way = asyncio.ensure_future(self.wire.send({"type": "websocket.send", "text": body.decode()}))
        except Exception:  # whatever breaks a line, its reader notices
            return
        if isinstance(self.under_way, asyncio.Task):
            self.under_way.add_done_callback(look_away)

    def wake(self) -> None:
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    def close(self, code: int, why: Message) -> None:
        """Say why, and hang up when that is sent."""
        self.send(encode(Bye(why)))
        self.code = self.code or code
        self.wake()

    async def write(self) -> None:
        """Send what there is to send until the line is to be closed."""
        with contextlib.suppress(Exception):  # whatever breaks a line, its reader notices
            while True:
                while self.outbox:
                    await self.arrival()
                    self.begin(self.outbox.popleft())
                if self.code is not None:
                    await self.arrival()
                    return
                self.waiter = asyncio.get_running_loop().create_future()
                await self.waiter

    async def arrival(self) -> None:
        """Wait until the last message has left, or raise what broke it."""
        if self.under_way is not None:
            await self.under_way

    async def hang_up(self) -> None:
        with contextlib.suppress(Exception):  # the client may have done so
            await self.wire.send({"type": "websocket.close", "code": self.code or NORMAL, "reason": ""})
        self.is_gone = True


def look_away(sending: asyncio.Task[None]) -> None:
    """Whatever broke it, the reader of the line notices."""
    if not sending.cancelled():
        sending.exception()
