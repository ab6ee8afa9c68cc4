"""Who may ask: pages of this server, and programs that are no browser."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


def is_foreign(headers: Mapping[str, str], public_url: str = "") -> bool:
    """Does a page of another site ask? Browsers say so; programs without pages send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") in ("cross-site", "same-site")
    if public_url and origin == public_url:
        return False
    return not host_of(origin) or host_of(origin) != headers.get("host", "").lower()


def host_of(origin: str) -> str:
    """The host and port of an origin, as a Host header has them."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return ""
    return parts.netloc.lower() if parts.scheme in ("http", "https") else ""


def sender_of(headers: Mapping[str, str], peer: str, proxies: int) -> str:
    """The address that a request came from: what the outermost of our own proxies saw."""
    if not proxies:
        return peer
    seen = [part.strip() for part in headers.get("x-forwarded-for", "").split(",") if part.strip()]
    return seen[-proxies] if len(seen) >= proxies else peer
