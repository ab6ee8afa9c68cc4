"""News between workers. A lost one does no harm: the log is the truth, and everybody looks into it now and then."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import Struct

from fabletop.contract import bad, fault_of
from fabletop.server.logs import tell

if TYPE_CHECKING:
    from redis.asyncio import Redis

CHANNEL = "fabletop"
FIRST_WAIT, LONGEST_WAIT = 0.1, 5.0
FIRST_TIMEOUT = 10.0
"""Seconds that the broker has to answer when the server starts."""
MOST_WAITING = 10_000

What = Literal["moved", "said", "where", "here"]
"""A log has grown, something was said; is somebody at a table there, and yes."""


class News(Struct, frozen=True, array_like=True):
    """What one worker tells all others."""

    sender: str
    what: What
    match: str
    player: str = ""


_decoder = msgspec.json.Decoder(News)


def redis_address(address: str) -> str:
    """A Valkey is a Redis to the library."""
    return address.replace("valkey", "redis", 1)


async def refuse_silent_broker(address: str) -> None:
    """Ask the broker before anybody relies on it. One that goes away later is waited for."""
    if not address:
        return
    from redis.asyncio import Redis
    from redis.exceptions import RedisError

    try:
        async with Redis.from_url(redis_address(address), socket_connect_timeout=FIRST_TIMEOUT) as redis:
            await redis.ping()
    except (RedisError, OSError, ValueError) as error:
        raise bad("error-broker-silent", why=fault_of(error)) from None


class Broker:
    """Tells and hears news by Redis, as often as that may go away and come back; without an address there is nobody."""

    def __init__(self, address: str, hear: Callable[[News], None]) -> None:
        self.address = redis_address(address)
        self.name = secrets.token_hex(6)
        self.hear = hear
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self.tasks: list[asyncio.Task[None]] = []
        self.silent = asyncio.Event()
        """Is set while news of others cannot come."""

    @property
    def has_others(self) -> bool:
        return bool(self.address)

    def start(self) -> None:
        if self.has_others:
            self.silent.set()
            self.tasks = [asyncio.create_task(self.keep_on(work)) for work in (self.publish, self.listen)]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def tell(self, what: What, match: str, player: str = "") -> None:
        if self.has_others:
            with contextlib.suppress(asyncio.QueueFull):
                self.outbox.put_nowait(msgspec.json.encode(News(self.name, what, match, player)))

    async def keep_on(self, work: Callable[[Redis], object]) -> None:
        """Begin again whenever the connection breaks."""
        from redis.asyncio import Redis
        from redis.exceptions import RedisError

        wait = FIRST_WAIT
        while True:
            try:
                async with Redis.from_url(self.address) as redis:
                    await redis.ping()
                    wait = FIRST_WAIT
                    await work(redis)  # type: ignore[misc]
            except (RedisError, OSError) as error:
                tell("broker does not answer", error=type(error).__name__)
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def publish(self, redis: Redis) -> None:
        while True:
            await redis.publish(CHANNEL, await self.outbox.get())

    async def listen(self, redis: Redis) -> None:
        async with redis.pubsub(ignore_subscribe_messages=True) as line:
            await line.subscribe(CHANNEL)
            self.silent.clear()
            try:
                async for heard in line.listen():
                    news = _decoder.decode(heard["data"])
                    if news.sender != self.name:
                        self.hear(news)
            finally:
                self.silent.set()
