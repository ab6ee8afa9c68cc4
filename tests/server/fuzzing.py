"""Schemathesis against a running server: every operation it describes, with data that fits and data that does not."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import httpx

from tests.server.ordeals import PATIENT
from tests.server.test_process import serving

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
GOODBYES = ("/api/logout", "/api/me/erase")
"""Whoever asks for these is nobody afterwards; strangers try them."""


def fuzz(folder: Path, examples: int, phases: str, seed: int | None, *, is_known: bool) -> str:
    """Ask a new server everything, as a stranger or as a guest; gives what there is to complain of.

    Without a seed the same is asked every time.
    """
    with serving("--data", str(folder), environment=PATIENT) as (process, url):
        words = ["--checks", CHECKS, "--max-examples", str(examples), "--phases", phases]
        words += ["--mode", "all", "--no-color"]
        words += ["--generation-deterministic"] if seed is None else ["--seed", str(seed)]
        words += known_words(url) if is_known else []
        done = run([f"{url}/api/schema/openapi.json", *words], folder)
        process.send_signal(signal.SIGTERM)
        _, complaints = process.communicate(timeout=60)
    if done.returncode or "generated" not in done.stdout:
        return f"status {done.returncode}\n{done.stdout[-6000:]}\n{done.stderr[-2000:]}\n{complaints[-2000:]}"
    return complaints


def known_words(url: str) -> list[str]:
    cookie = httpx.post(f"{url}/api/me", json={"name": "Masha"}).cookies["fabletop"]
    return ["--header", f"Cookie: fabletop={cookie}", *(word for path in GOODBYES for word in ("--exclude-path", path))]


def run(words: Sequence[str], folder: Path) -> subprocess.CompletedProcess[str]:
    program = str(Path(sys.executable).parent / "schemathesis")
    return subprocess.run([program, "run", *words], capture_output=True, text=True, cwd=folder)
