"""For those who run the server: is it well, and what is it doing?"""

from __future__ import annotations

from litestar import Response, get
from litestar.datastructures import State

from fabletop import __version__
from fabletop.server import metrics
from fabletop.server.dependencies import TheStorage
from fabletop.server.logs import tell


@get("/health", include_in_schema=False)
async def health() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok", "version": __version__}


@get("/ready", include_in_schema=False)
async def ready(state: State, storage: TheStorage) -> Response[dict[str, str]]:
    """Send people here: the database answers, and the server is not about to go."""
    try:
        well = not state.closing.is_set() and await storage.is_well()
    except Exception as error:
        tell("database does not answer", error=type(error).__name__)
        well = False
    return Response({"status": "ok" if well else "unavailable"}, status_code=200 if well else 503)


@get("/metrics", include_in_schema=False)
async def numbers() -> Response[bytes]:
    """For Prometheus."""
    return Response(metrics.page(), media_type=metrics.CONTENT_TYPE)


ROUTES = [health, ready, numbers]
