"""Nothing acknowledged is lost, however often the server is killed."""

from __future__ import annotations

import pytest

from tests.server.ordeals import kill_again_and_again


@pytest.mark.anyio
async def test_every_acknowledged_command_survives_a_killed_server(database_url: str) -> None:
    assert await kill_again_and_again(database_url, kills=3, tables=3, seed=database_url[:6]) > 0
