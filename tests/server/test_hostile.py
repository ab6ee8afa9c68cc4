"""Hostile input: no error of the server, no change, every message answered or the socket closed with a reason."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.hostile import besiege
from tests.server.ordeals import PATIENT
from tests.server.test_process import serving

pytestmark = pytest.mark.anyio
MESSAGES = 4800


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


def test_schemathesis_finds_no_error_of_the_server(tmp_path: Path) -> None:
    with serving("--data", str(tmp_path), environment=PATIENT) as (process, url):
        command = [str(Path(sys.executable).parent / "schemathesis"), "run", f"{url}/api/schema/openapi.json"]
        checks = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
        words = ["--checks", checks, "--max-examples", "8", "--seed", "1", "--generation-deterministic", "--phases"]
        done = subprocess.run([*command, *words, "examples,fuzzing"], capture_output=True, text=True, cwd=tmp_path)
        process.send_signal(signal.SIGTERM)
        _, complaints = process.communicate(timeout=60)
    assert done.returncode == 0, done.stdout[-6000:]
    assert complaints == ""
