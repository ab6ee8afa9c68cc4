"""The application: everything put together for one worker."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from fabletop import __version__
from fabletop.catalog import all_games
from fabletop.contract import Game
from fabletop.server.answers import before_answer
from fabletop.server.dependencies import DEPENDENCIES
from fabletop.server.guards import Doorkeeper, Limits
from fabletop.server.held import Tables
from fabletop.server.lobby import Lobby
from fabletop.server.logs import tell
from fabletop.server.metrics import count_commit
from fabletop.server.offers import Shelf
from fabletop.server.people import People
from fabletop.server.routes import ROUTES
from fabletop.server.settings import Settings
from fabletop.server.shared import Buckets
from fabletop.server.storage import open_storage
from fabletop.server.talk import TableTalk
from fabletop.server.troubles import HANDLERS


def make_app(settings: Settings, games: Sequence[Game] | None = None) -> Litestar:
    """A server of these games, or of all that are installed."""
    shelf = Shelf(all_games() if games is None else games)
    known = {"settings": settings, "shelf": shelf, "limits": Limits(settings)}
    return Litestar(
        ROUTES,
        state=State(known),
        dependencies=DEPENDENCIES,
        middleware=[Doorkeeper()],
        exception_handlers=HANDLERS,
        before_send=[before_answer],
        lifespan=[working],
        request_max_body_size=settings.largest_request,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="fabletop",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
    )


@asynccontextmanager
async def working(app: Litestar) -> AsyncIterator[None]:
    """From the opening of the storage to its closing; what was acknowledged is stored in between."""
    settings: Settings = app.state.settings
    begun = time.perf_counter()
    app.state.closing = asyncio.Event()
    async with open_storage(settings.database_url) as storage:
        storage.log.on_commit = count_commit
        app.state.storage = storage
        app.state.people = People(storage)
        limits: Limits = app.state.limits
        app.state.talk = TableTalk(storage, limits.talk, free_talk=settings.free_talk)
        tables = app.state.tables = Tables(storage, settings, app.state.talk)
        app.state.lobby = Lobby(tables)
        buckets = Buckets(settings.broker) if settings.broker else None
        limits.share(buckets)
        tables.start()
        tell("started", seconds=round(time.perf_counter() - begun, 3), settings=settings.shown())
        yield
        app.state.closing.set()
        await tables.close()
        if buckets is not None:
            await buckets.close()
    tell("stopped")
