"""Limits on how often: a bucket of tokens for everybody who asks."""

from __future__ import annotations

import ipaddress
import math

from msgspec import Struct

MOST_BUCKETS = 100_000


class Limit(Struct, frozen=True):
    """So many at once, and so many a minute in the long run."""

    burst: float
    per_minute: float

    @property
    def per_second(self) -> float:
        return self.per_minute / 60


class Bucket(Struct):
    """How many tokens somebody had, and when."""

    tokens: float
    time: float


class Limiter:
    """One kind of thing that may be done only so often. Time is passed in, in seconds."""

    def __init__(self, limit: Limit) -> None:
        self.limit = limit
        self.buckets: dict[str, Bucket] = {}

    def take(self, who: str, time: float) -> float:
        """Take a token: gives 0, or how many seconds to wait for one."""
        bucket = self.buckets.get(who)
        if bucket is None:
            if len(self.buckets) >= MOST_BUCKETS:
                self.forget_full(time)
            bucket = self.buckets[who] = Bucket(self.limit.burst, time)
        bucket.tokens = self.tokens(bucket, time)
        bucket.time = time
        if bucket.tokens < 1:
            return (1 - bucket.tokens) / self.limit.per_second
        bucket.tokens -= 1
        return 0.0

    def tokens(self, bucket: Bucket, time: float) -> float:
        return min(self.limit.burst, bucket.tokens + max(0.0, time - bucket.time) * self.limit.per_second)

    def forget_full(self, time: float) -> None:
        """A full bucket is as good as none; if all are in use, the oldest go."""
        for who in [who for who, bucket in self.buckets.items() if self.tokens(bucket, time) >= self.limit.burst]:
            del self.buckets[who]
        for who in list(self.buckets)[: max(0, len(self.buckets) - MOST_BUCKETS + MOST_BUCKETS // 10)]:
            del self.buckets[who]


def whole_seconds(wait: float) -> int:
    return max(1, math.ceil(wait))


def neighbourhood(address: str) -> str:
    """Whom a limit by address is for: one IPv4 address, or the network that one home has in IPv6."""
    try:
        found = ipaddress.ip_address(address.split("%")[0])
    except ValueError:
        return "unknown"
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)
