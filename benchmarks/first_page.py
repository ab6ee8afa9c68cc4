"""Seconds from the start of a server to its first page, with many matches stored.

python -m benchmarks.first_page [--matches 100000]

One start before is not counted: after an installation from sources Python has yet to compile them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from sqlalchemy import insert

from fabletop.server.storage import open_storage
from fabletop.server.storage.schema import entries, matches

LINES = 30
"""Lines of the log of each match."""
PATIENCE = 60
STARTS = 5


async def fill(folder: Path, number: int) -> None:
    async with open_storage(f"sqlite:///{folder}/fabletop.db") as storage:
        common = {"game": "fox", "rules_version": 1, "seats": 2, "options": "{}", "texts": "{}", "about": "{}"}
        common |= {"public": True, "free_seats": 0}
        for first in range(0, number, 1000):
            names = range(first, min(first + 1000, number))
            rows = [{"id": f"m{n}", "status": "finished", "created": n, "updated": n, **common} for n in names]
            lines = [
                {"match": f"m{n}", "revision": r, "time": n, "body": b"x" * 40} for n in names for r in range(LINES)
            ]
            async with storage.database.writing() as connection:
                await connection.execute(insert(matches), rows)
                await connection.execute(insert(entries), lines)


def seconds_to_page(folder: Path) -> float:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    begun = time.perf_counter()
    command = [sys.executable, "-m", "fabletop", "serve", "--port", str(port), "--data", str(folder)]
    quiet = subprocess.DEVNULL
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    process = subprocess.Popen(command, stdout=quiet, stderr=quiet, env=environment, start_new_session=True)
    try:
        while time.perf_counter() - begun < PATIENCE:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as page:
                    page.read()
                return time.perf_counter() - begun
            except OSError:
                time.sleep(0.01)
        raise TimeoutError
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("--matches", type=int, default=100_000)
    number = read.parse_args().matches
    with tempfile.TemporaryDirectory() as name:
        asyncio.run(fill(Path(name), number))
        _, *seconds = [round(seconds_to_page(Path(name)), 2) for _ in range(1 + STARTS)]
        print(json.dumps({"matches": number, "lines": number * LINES, "seconds": seconds}))


if __name__ == "__main__":
    main()
