"""Limits of a person hold over all workers, and still hold in each of them while the broker is away."""

from __future__ import annotations

import contextlib
import itertools
import secrets
from collections.abc import AsyncIterator, Callable

import pytest

from fabletop.server.app import make_app
from fabletop.server.guards import LOGINS
from fabletop.server.limits import Limit
from fabletop.server.refusals import Refusal
from fabletop.server.settings import Settings
from fabletop.server.shared import Buckets, SharedLimiter
from tests.server.clients import Client, client_of

pytestmark = pytest.mark.anyio
FEW = Limit(burst=3, per_minute=0.5)


@pytest.fixture
async def buckets(redis_url: str) -> AsyncIterator[Buckets]:
    opened = Buckets(redis_url)
    yield opened
    await opened.close()


def limiters(*buckets: Buckets | None) -> list[SharedLimiter]:
    """The same limit at several workers."""
    kind = secrets.token_hex(4)
    found = [SharedLimiter(kind, FEW) for _ in buckets]
    for limiter, shared in zip(found, buckets, strict=True):
        limiter.buckets = shared
    return found


async def taken(who: str, *workers: SharedLimiter) -> int:
    """How often somebody may do it who asks one worker after the other."""
    for times, worker in enumerate(itertools.cycle(workers)):
        try:
            await worker.refuse_too_often(who)
        except Refusal:
            return times
    return -1


async def test_a_limit_is_one_whichever_worker_is_asked(buckets: Buckets, redis_url: str) -> None:
    other = Buckets(redis_url)
    workers = limiters(buckets, other)
    assert await taken("ann", *workers) == 3
    assert await taken("bob", *reversed(workers)) == 3
    assert await taken("ann", workers[1]) == 0
    await other.close()


async def test_nobody_is_kept_by_name_and_nothing_for_long(buckets: Buckets) -> None:
    (worker,) = limiters(buckets)
    await worker.refuse_too_often("192.0.2.7")
    (key,) = await buckets.redis.keys(f"fabletop:{worker.kind}:*")
    assert b"192.0.2.7" not in key
    assert 0 < await buckets.redis.pttl(key) <= 361_000


async def test_without_a_broker_that_answers_each_worker_counts_for_itself() -> None:
    away = Buckets("unix:///no/such/socket")
    first, second = limiters(away, None)
    assert await taken("ann", first) == 3
    assert away.silent_until > 0
    assert await taken("ann", second) == 3
    await away.close()


async def test_passwords_cannot_be_tried_at_one_worker_after_the_other(
    new_postgres: Callable[[], str], redis_url: str
) -> None:
    settings = Settings(database=new_postgres(), broker=redis_url, requests_per_minute=100_000)
    async with contextlib.AsyncExitStack() as stack:
        workers: list[Client] = [await stack.enter_async_context(client_of(make_app(settings))) for _ in range(2)]
        name = secrets.token_hex(6)
        statuses = [
            (await workers[number % 2].post("/api/login", json={"name": name, "password": "x"})).status_code
            for number in range(int(LOGINS.burst) + 2)
        ]
    assert statuses.count(429) >= 1
    assert statuses[-1] == 429
    assert statuses.count(403) <= LOGINS.burst + 1
