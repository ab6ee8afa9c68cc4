"""What stands before every route: too often, from a strange page, or not at all."""

from __future__ import annotations

import time
from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from fabletop.server.answers import BEGUN
from fabletop.server.limits import Limit, Limiter, neighbourhood, whole_seconds
from fabletop.server.origins import SAFE_METHODS, is_foreign, sender_of
from fabletop.server.refusals import refuse, refuse_for_now
from fabletop.server.settings import Settings

LOGINS = Limit(burst=10, per_minute=10)
GUESTS = Limit(burst=60, per_minute=60)
REPORTS = Limit(burst=10, per_minute=1)
TABLES = Limit(burst=30, per_minute=20)
FREE = "/assets/"
"""Files of the page, which cost next to nothing: a whole class behind one address may load them at once."""


class Limits:
    """All limits on how often, in one worker."""

    def __init__(self, settings: Settings) -> None:
        often = settings.requests_per_minute
        self.requests = Limiter(Limit(burst=max(1, often / 5), per_minute=often))
        self.people = Limiter(Limit(burst=max(1, often / 5), per_minute=often))
        self.logins = Limiter(LOGINS)
        self.guests = Limiter(GUESTS)
        self.reports = Limiter(REPORTS)
        self.tables = Limiter(Limit(max(TABLES.burst, often / 20), max(TABLES.per_minute, often / 30)))


def refuse_too_often(limiter: Limiter, who: str) -> None:
    wait = limiter.take(who, time.monotonic())
    if wait:
        raise refuse_for_now(whole_seconds(wait))


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
            refuse_too_often(connection.app.state.limits.requests, sender(connection))
        await next_app(scope, receive, send)
