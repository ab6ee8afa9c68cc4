"""The wire of a socket as the server gave it: once somebody is let in, what goes over it needs no framework."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, Protocol

BARE = "fabletop.wire"
"""Under this name the scope of a socket has its wire."""

App = Callable[[Any, Any, Any], Awaitable[None]]


class Wire(Protocol):
    """As much of a socket as a line needs."""

    @property
    def receive(self) -> Callable[[], Awaitable[Any]]: ...

    @property
    def send(self) -> Callable[[Any], Awaitable[None]]: ...


class BareWire(NamedTuple):
    receive: Callable[[], Awaitable[Any]]
    send: Callable[[Any], Awaitable[None]]


def with_bare_wires(app: App) -> App:
    """Leave the wire of every socket in its scope, before the framework wraps it."""

    async def serve(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            scope[BARE] = BareWire(receive, send)
        await app(scope, receive, send)

    return serve


def wire_of(socket: Any) -> Wire:
    """Where nobody left the bare one, the framework's."""
    wire: Wire = socket.scope.get(BARE) or socket
    return wire
