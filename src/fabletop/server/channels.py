"""News between workers: in memory for one process, through Redis for several."""

from __future__ import annotations

from litestar.channels import ChannelsBackend, ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from fabletop.server.settings import Settings


def make_channels(settings: Settings) -> ChannelsPlugin:
    """Any worker publishes to any channel; whoever listens on any worker hears it."""
    return ChannelsPlugin(backend=make_backend(settings.broker), arbitrary_channels_allowed=True)


def make_backend(broker: str) -> ChannelsBackend:
    if not broker:
        return MemoryChannelsBackend()
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis

    url = broker.replace("valkey", "redis", 1)
    return RedisChannelsPubSubBackend(redis=Redis.from_url(url))
