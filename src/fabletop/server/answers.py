"""What every answer has in common: headers that keep browsers careful, a count, a line in the log."""

from __future__ import annotations

import time
from typing import Any

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import Message, Scope

from fabletop.server import metrics
from fabletop.server.logs import tell

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
SECURE = {"strict-transport-security": "max-age=31536000"}
BEGUN = "begun"


async def before_answer(message: Message, scope: Scope) -> None:
    """Runs before each part of an answer is sent; the first part carries status and headers."""
    if message["type"] != "http.response.start" or scope["type"] != ScopeType.HTTP:
        return
    headers = MutableScopeHeaders.from_message(message)
    secure = scope["litestar_app"].state.settings.is_secure
    for name, value in (HEADERS | SECURE if secure else HEADERS).items():
        headers[name] = value
    if scope["path"].startswith("/api/"):
        headers["cache-control"] = "no-store"
    count(scope["method"], scope.get("path_template") or "other", message["status"], scope["state"].get(BEGUN))


def count(method: str, route: str, status: int, begun: float | None) -> None:
    """Only the pattern of the address is told: the address itself may be a secret link."""
    metrics.requests.labels(method, route, status).inc()
    fields: dict[str, Any] = {"method": method, "route": route, "status": status}
    if begun is not None:
        seconds = time.perf_counter() - begun
        metrics.request_seconds.observe(seconds)
        fields["ms"] = round(1000 * seconds, 1)
    tell("request", **fields)
