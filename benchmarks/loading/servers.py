"""Servers on a core of their own, and what they use."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import httpx
from msgspec import Struct

PEER = Path(__file__).parent.parent / "boardgame"
PATIENCE = 60.0


class Usage(Struct):
    """What the process that answers has used so far."""

    seconds: float
    megabytes: float


def usage_of(pid: int) -> Usage:
    """Of a process and its children, the largest: the one that answers."""
    found = Usage(0, 0)
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        megabytes = int(fields[21]) * os.sysconf("SC_PAGE_SIZE") / 2**20
        if (int(folder.name) == pid or int(fields[1]) == pid) and megabytes > found.megabytes:
            found = Usage((int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), megabytes)
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


@contextmanager
def running(command: list[str], core: int, port: int, environment: Mapping[str, str]) -> Iterator[tuple[int, str]]:
    """A server on one core, once it answers: its process and its address."""
    process = subprocess.Popen(
        ["taskset", "-c", str(core), *command],
        stdout=subprocess.DEVNULL,
        env={**os.environ, **environment},
        start_new_session=True,
    )
    try:
        end = time.monotonic() + PATIENCE
        while not answers(port):
            if process.poll() is not None or time.monotonic() > end:
                raise SystemExit(f"{command[0]} does not answer")
            time.sleep(0.1)
        yield process.pid, f"127.0.0.1:{port}"
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def answers(port: int) -> bool:
    try:
        httpx.get(f"http://127.0.0.1:{port}/ready")
    except httpx.TransportError:
        return False
    return True


@contextmanager
def own_server(core: int, words: list[str]) -> Iterator[tuple[int, str]]:
    port = free_port()
    limits = {"FABLETOP_REQUESTS_PER_MINUTE": "1000000", "FABLETOP_MESSAGES_PER_MINUTE": "1000000"}
    with tempfile.TemporaryDirectory(prefix="fabletop-load-") as data:
        command = [sys.executable, "-m", "fabletop", "serve", "--port", str(port), "--data", data, *words]
        with running(command, core, port, {**limits, "FABLETOP_LOG_LEVEL": "error"}) as found:
            yield found


@contextmanager
def peer_server(core: int) -> Iterator[tuple[int, str]]:
    """A boardgame.io server; its packages are fetched first if they are not there."""
    if shutil.which("npm") is None:
        raise SystemExit("boardgame.io needs Node with npm; without --peer our own server is measured alone")
    if not (PEER / "node_modules").is_dir():
        fetch = ["npm", "install", "--no-save", "--no-package-lock", "--omit=optional", "--silent"]
        subprocess.run(fetch, cwd=PEER, check=True)
    port = free_port()
    with running(["node", str(PEER / "serve.js"), str(port)], core, port, {}) as found:
        yield found
