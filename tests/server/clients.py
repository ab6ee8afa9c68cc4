"""A client of an application in this very process and event loop."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
from litestar import Litestar


class Client(httpx.AsyncClient):
    """Asks the application itself, without a socket; errors that nobody foresaw come as answers, as in earnest."""

    def __init__(self, app: Litestar) -> None:
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)  # type: ignore[arg-type]
        super().__init__(transport=transport, base_url="http://table.test")
        self.app = app


@asynccontextmanager
async def client_of(app: Litestar) -> AsyncIterator[Client]:
    """From the start of the application to its end."""
    async with app.lifespan(), Client(app) as client:
        yield client
