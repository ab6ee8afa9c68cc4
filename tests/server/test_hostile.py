"""Hostile input: no error of the server, no change, every message answered or the socket closed with a reason."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from tests.server.fuzzing import fuzz
from tests.server.hostile import besiege
from tests.server.ordeals import PATIENT
from tests.server.test_process import serving

pytestmark = pytest.mark.anyio
MESSAGES = 4800
EXAMPLES = 6


async def test_hostile_messages_change_nothing(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/fabletop.db"
    with serving("--database", database, environment=PATIENT) as (process, url):
        outcomes = await besiege(url, database, MESSAGES, "siege")
        process.send_signal(signal.SIGTERM)
        _, complaints = process.communicate(timeout=60)
    assert complaints == ""
    assert outcomes["refused"] > MESSAGES / 2
    assert outcomes["closed"] > 0
    assert 0 < outcomes["done"] < MESSAGES / 20, "what was done before, and nothing else"


@pytest.mark.parametrize("is_known", [False, True], ids=["stranger", "guest"])
def test_schemathesis_finds_no_error_of_the_server(tmp_path: Path, is_known: bool) -> None:
    assert fuzz(tmp_path, EXAMPLES, "examples,coverage,fuzzing", seed=None, is_known=is_known) == ""
