"""A real server for the application to play at."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.ordeals import PATIENT
from tests.server.test_process import serving


@pytest.fixture(scope="package")
def server_data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="package")
def url(server_data: Path) -> Iterator[str]:
    with serving("--data", str(server_data), environment=PATIENT, quiet=True) as (_, address):
        yield address
