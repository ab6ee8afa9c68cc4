"""What stands before every route: too often, from a strange page, or not at all."""

from __future__ import annotations

import time
from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from fabletop.server.answers import BEGUN
from fabletop.server.limits import Limit, neighbourhood
from fabletop.server.origins import SAFE_METHODS, is_foreign, sender_of
from fabletop.server.refusals import refuse
from fabletop.server.settings import Settings
from fabletop.server.shared import Buckets, SharedLimiter

LOGINS = Limit(burst=10, per_minute=10)
GUESTS = Limit(burst=60, per_minute=60)
REPORTS = Limit(burst=10, per_minute=1)
TABLES = Limit(burst=30, per_minute=20)
TALK = Limit(burst=5, per_minute=20)
FREE = "/assets/"
"""Files of the page, which cost next to nothing: a whole class behind one address may load them at once."""


class Limits:
    """All limits on how often, but for those of a single socket."""

    def __init__(self, settings: Settings) -> None:
        often = settings.requests_per_minute
        asking = Limit(burst=max(1, often / 5), per_minute=often)
        self.requests = SharedLimiter("requests", asking)
        self.people = SharedLimiter("people", asking)
        self.logins = SharedLimiter("logins", LOGINS)
        self.guests = SharedLimiter("guests", GUESTS)
        self.reports = SharedLimiter("reports", REPORTS)
        self.talk = SharedLimiter("talk", TALK)
        opening = Limit(max(TABLES.burst, often / 20), max(TABLES.per_minute, often / 30))
        self.tables = SharedLimiter("tables", opening)

    def share(self, buckets: Buckets | None) -> None:
        """Count together with other workers."""
        for limiter in vars(self).values():
            limiter.buckets = buckets


def sender(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Whose limits a request counts against when nobody is logged in."""
    peer = connection.client.host if connection.client else ""
    return neighbourhood(sender_of(connection.headers, peer, connection.app.state.settings.proxies))


class Doorkeeper(ASGIMiddleware):
    """Refuses requests and sockets of foreign pages, and of whoever asks too often."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        scope["state"][BEGUN] = time.perf_counter()
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        settings: Settings = connection.app.state.settings
        changes = scope["type"] == ScopeType.WEBSOCKET or scope.get("method") not in SAFE_METHODS
        if changes and is_foreign(connection.headers, settings.public_url):
            raise refuse(403, "error-foreign-page")
        if not connection.url.path.startswith(FREE):
            await connection.app.state.limits.requests.refuse_too_often(sender(connection))
        await next_app(scope, receive, send)
