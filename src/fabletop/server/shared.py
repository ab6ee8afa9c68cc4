"""Limits that hold over all workers: the buckets are the broker's, and each worker's own while it does not answer."""

from __future__ import annotations

import hashlib
import time
from typing import TYPE_CHECKING

from fabletop.server.broker import redis_address
from fabletop.server.limits import Limit, Limiter, whole_seconds
from fabletop.server.logs import tell
from fabletop.server.refusals import refuse_for_now

if TYPE_CHECKING:
    from redis.asyncio import Redis

BROKER_TIMEOUT = 0.25
"""Seconds to wait for the broker's answer."""
SILENCE = 5.0
"""Seconds until it is asked again after it had none."""
TAKE = """
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local burst, rate = tonumber(ARGV[1]), tonumber(ARGV[2])
local kept = redis.call('HMGET', KEYS[1], 'tokens', 'time')
local tokens = burst
if kept[1] then
    tokens = math.min(burst, tonumber(kept[1]) + math.max(0, now - tonumber(kept[2])) * rate)
end
local wait = 0
if tokens < 1 then
    wait = (1 - tokens) / rate
else
    tokens = tokens - 1
end
redis.call('HSET', KEYS[1], 'tokens', tokens, 'time', now)
redis.call('PEXPIRE', KEYS[1], math.ceil(1000 * burst / rate) + 1000)
return tostring(wait)
"""
"""A bucket as in ``limits``, in one step that no other worker comes between. A full one is as good as none: it goes."""


class Buckets:
    """Buckets that all workers share. No address and no name is kept in them, only what cannot be turned back."""

    def __init__(self, address: str) -> None:
        from redis.asyncio import Redis

        self.redis: Redis = Redis.from_url(
            redis_address(address), socket_timeout=BROKER_TIMEOUT, socket_connect_timeout=BROKER_TIMEOUT
        )
        self.script = self.redis.register_script(TAKE)
        self.silent_until = 0.0

    async def take(self, kind: str, who: str, limit: Limit) -> float | None:
        """Take a token: gives 0, how many seconds to wait for one, or nothing while the broker is away."""
        from redis.exceptions import RedisError

        if time.monotonic() < self.silent_until:
            return None
        key = f"fabletop:{kind}:{hashlib.sha256(who.encode()).hexdigest()[:32]}"
        try:
            return float(await self.script([key], [limit.burst, limit.per_second]))
        except (RedisError, OSError) as error:
            self.silent_until = time.monotonic() + SILENCE
            tell("limits are each worker's own for now", error=type(error).__name__)
            return None

    async def close(self) -> None:
        await self.redis.aclose()


class SharedLimiter:
    """One kind of thing that may be done only so often, whichever worker is asked for it."""

    def __init__(self, kind: str, limit: Limit) -> None:
        self.kind, self.limit = kind, limit
        self.own = Limiter(limit)
        self.buckets: Buckets | None = None

    async def refuse_too_often(self, who: str) -> None:
        """Count one more for somebody, or say when to come back."""
        wait = await self.buckets.take(self.kind, who, self.limit) if self.buckets else None
        if wait is None:
            wait = self.own.take(who, time.monotonic())
        if wait:
            raise refuse_for_now(whole_seconds(wait))
