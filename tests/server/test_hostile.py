"""Hostile input: no error of the server, no change, every message answered or the socket closed with a reason."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from fabletop.server.storage import open_storage
from tests.server.hostile import Villain
from tests.server.ordeals import PATIENT
from tests.server.players import Room
from tests.server.test_process import serving

pytestmark = pytest.mark.anyio
MESSAGES = int(os.environ.get("FABLETOP_HOSTILE_MESSAGES", "4000"))


async def test_hostile_messages_change_nothing(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/fabletop.db"
    with serving("--database", database, environment=PATIENT) as (process, url):
        async with Room(url) as room:
            ann, bob = await room.seated("fox", "Ann", "Bob")
            asked, other = (ann, bob) if ann.view["asked"] else (bob, ann)
            (eve,) = await room.guests("Eve")
            opened = await eve.post("/api/tables", game="fox", seats=2, access="open")
            before = await revisions(database, ann.table, opened["id"])
            villains = [
                Villain(other.guest, other.table, asked.view["asked"], "seated"),
                Villain(ann.guest, opened["id"], asked.view["asked"], "watching"),
            ]
            villains[1].made.remove(villains[1].not_mine)  # at an open table, sitting down would be right
            for villain in villains:
                await villain.attack(MESSAGES // 2)
            assert await revisions(database, ann.table, opened["id"]) == before
            assert (await asked.answer(asked.view["asked"]["question"]["choices"][0]["number"]))["do"] == "update"
            outcomes = villains[0].outcomes + villains[1].outcomes
            assert outcomes["refused"] > MESSAGES / 2
            assert outcomes["closed"] > 0
            assert outcomes["done"] == 0
        process.send_signal(signal.SIGTERM)
        _, complaints = process.communicate(timeout=60)
    assert complaints == ""


async def revisions(database: str, *tables: str) -> list[int | None]:
    async with open_storage(database) as storage:
        return [await storage.log.last_revision(table) for table in tables]


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
