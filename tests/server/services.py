"""A real PostgreSQL and a real Redis, started in a folder of their own and ended with the tests."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

SERVER_USER = "postgres"
PATIENCE = 30


def program(*names: str) -> str:
    """Where a program is; without it the test is skipped, or fails where services are demanded."""
    folders = [str(folder) for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    path = os.pathsep.join([os.environ.get("PATH", ""), *folders])
    for name in names:
        found = shutil.which(name, path=path)
        if found:
            return found
    why = f"{' or '.join(names)} is not installed: run tools/services, or install it by hand"
    if os.environ.get("FABLETOP_NEED_SERVICES"):
        pytest.fail(why)
    pytest.skip(why)


def someone() -> str | None:
    """PostgreSQL refuses to run as root."""
    return SERVER_USER if os.geteuid() == 0 else None


@contextmanager
def folder_of(user: str | None) -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix="fabletop-"))
    try:
        if user is not None:
            os.chown(folder, pwd.getpwnam(user).pw_uid, -1)
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def running(
    command: list[str], user: str | None, answers: Callable[[], bool], farewell: int = signal.SIGKILL
) -> Iterator[subprocess.Popen[bytes]]:
    """A server from its first answer to the end of the block, when it goes at once: what it keeps is thrown away."""
    process = subprocess.Popen(command, user=user, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        end = time.monotonic() + PATIENCE
        while not answers():
            assert process.poll() is None, f"{command[0]} ended by itself"
            assert time.monotonic() < end, f"{command[0]} does not answer"
            time.sleep(0.02)
        yield process
    finally:
        process.send_signal(farewell)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def postgres() -> Iterator[Callable[[], str]]:
    """Gives a function that empties the database and gives its address."""
    user = someone()
    with folder_of(user) as folder:
        data = folder / "data"
        make = [program("initdb"), "-D", str(data), "-U", SERVER_USER, "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(make, user=user, check=True, stdout=subprocess.DEVNULL)
        tools = ["-h", str(folder), "-U", SERVER_USER]
        ready = [program("pg_isready"), *tools]
        quick = ["-c", "fsync=off", "-c", "listen_addresses=", "-c", "max_connections=200"]
        start = [program("postgres"), "-D", str(data), "-k", str(folder), *quick]
        empty = [program("psql"), *tools, "-q", "-c", "SET client_min_messages = error", "-c"]

        def new_database() -> str:
            """The same one every time, for an empty schema is made sooner than a database."""
            subprocess.run([*empty, "DROP SCHEMA public CASCADE; CREATE SCHEMA public"], check=True)
            return f"postgresql+asyncpg://{SERVER_USER}@/{SERVER_USER}?host={folder}"

        def is_ready() -> bool:
            return subprocess.run(ready, stdout=subprocess.DEVNULL).returncode == 0

        with running(start, user, is_ready, farewell=signal.SIGQUIT):  # its processes go with it
            yield new_database


@contextmanager
def redis() -> Iterator[str]:
    """Gives the address of a Redis, or of a Valkey, which is the same to us."""
    with folder_of(None) as folder:
        socket = folder / "redis"
        start = [program("redis-server", "valkey-server"), "--port", "0", "--unixsocket", str(socket), "--save", ""]
        with running([*start, "--dir", str(folder)], None, socket.exists):
            yield f"unix://{socket}"
