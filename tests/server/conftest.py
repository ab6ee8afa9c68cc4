"""One test body for every database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from fabletop.server.storage import Storage, open_storage
from tests.server import services
from tests.server.ordeals import PATIENT
from tests.server.players import Room
from tests.server.test_process import serving


@pytest.fixture(scope="session")
def new_postgres() -> Iterator[Callable[[], str]]:
    with services.postgres() as new_database:
        yield new_database


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    with services.redis() as url:
        yield url


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all tests of a file: tables do not know each other."""
    with serving("--data", str(tmp_path_factory.mktemp("server")), environment=PATIENT, quiet=True) as (_, address):
        yield address


@pytest.fixture
async def room(url: str) -> AsyncIterator[Room]:
    async with Room(url) as opened:
        yield opened


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/fabletop.db"
    new_database: Callable[[], str] = request.getfixturevalue("new_postgres")
    return new_database()


@pytest.fixture
async def storage(database_url: str, anyio_backend: str) -> AsyncIterator[Storage]:
    async with open_storage(database_url) as opened:
        yield opened
