"""Real processes: started, asked, killed, started again."""

from __future__ import annotations

import io
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType

import httpx
import pytest
import segno

from fabletop.cli import serve as cli_serve
from fabletop.server.settings import Settings
from fabletop.server.storage import open_storage
from fabletop.text.speech import Speech
from tests.server.players import Room

PATIENCE = 60
ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def serving(
    *words: str,
    environment: Mapping[str, str] = MappingProxyType({}),
    quiet: bool = False,
    program: str = "fabletop",
    port: int | None = None,
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server from its first answer on; gives the process, the first of a group of its own, and the address."""
    port = port or free_port()
    command = [sys.executable, "-m", program, "serve", "--port", str(port), "--lang", "en", *words]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=None if quiet else subprocess.PIPE,
        text=True,
        start_new_session=True,
        cwd=ROOT,
        env={**os.environ, "FABLETOP_LOG_LEVEL": "debug", **environment},
    )
    try:
        url = f"http://127.0.0.1:{port}"
        end = time.monotonic() + PATIENCE
        while not answers(url):
            assert process.poll() is None, process.communicate()
            assert time.monotonic() < end, "no answer"
            time.sleep(0.05)
        yield process, url
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/ready").status_code == 200
    except httpx.TransportError:
        return False


def test_a_killed_server_remembers_and_a_stopped_one_says_goodbye(tmp_path: Path) -> None:
    with serving("--data", str(tmp_path)) as (process, url), httpx.Client(base_url=url) as client:
        me = client.post("/api/me", json={"name": "Masha"}).json()
        cookies = dict(client.cookies)
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    with serving("--data", str(tmp_path)) as (process, url), httpx.Client(base_url=url, cookies=cookies) as client:
        assert client.get("/api/me").json() == me
        assert client.post("/api/me/account", json={"name": "Masha", "password": "correct horse"}).status_code == 201
        process.send_signal(signal.SIGTERM)
        out, err = process.communicate(timeout=PATIENCE)
    assert out.splitlines()[0] == f"fabletop is at {url}"
    events = [json.loads(line)["event"] for line in err.splitlines()]
    assert events[0] == "started"
    assert events[-1] == "stopped"
    for secret in (cookies["fabletop"], "correct horse", "argon2"):
        assert secret not in err


def test_the_whole_network_gets_an_address_and_a_picture(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli_serve, "network_address", lambda: "192.0.2.7")
    cli_serve.tell_address(Settings(host="0.0.0.0", port=8123), Speech("en"))
    own, network, *picture, stop = capsys.readouterr().out.splitlines()
    assert (own, stop) == ("fabletop is at http://127.0.0.1:8123", "Ctrl+C stops it.")
    assert network == "Others in this network: http://192.0.2.7:8123"
    drawn = io.StringIO()
    segno.make("http://192.0.2.7:8123", micro=False).terminal(drawn, compact=True)
    assert picture == drawn.getvalue().splitlines()
    cli_serve.tell_address(Settings(host="127.0.0.1"), Speech("ru"))
    assert len(capsys.readouterr().out.splitlines()) == 2


def test_a_server_for_the_whole_network_answers_there(tmp_path: Path) -> None:
    with serving("--data", str(tmp_path), "--host", "0.0.0.0") as (process, _):
        process.send_signal(signal.SIGTERM)
        out, _ = process.communicate(timeout=PATIENCE)
    assert out.splitlines()[0].startswith("fabletop is at http://127.0.0.1:")


@pytest.mark.anyio
@pytest.mark.parametrize("words", [(), ("--workers", "2")])
async def test_everybody_is_told_when_a_server_stops(
    words: tuple[str, ...], tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """And what was acknowledged until then is there afterwards."""
    if words:
        words += ("--database", request.getfixturevalue("new_postgres")(), "--broker")
        words += (request.getfixturevalue("redis_url"),)
    else:
        words = ("--data", str(tmp_path))
    with serving(*words, environment={"FABLETOP_REQUESTS_PER_MINUTE": "100000"}) as (process, url):
        room = Room(url)
        seats = [seat for _ in range(5) for seat in await room.seated("fox", "Ann", "Bob")]
        asked = next(seat for seat in seats if seat.view["asked"])
        told = await asked.answer(asked.view["asked"]["question"]["choices"][0]["number"])
        process.send_signal(signal.SIGTERM)
        for seat in seats:
            code, last = await seat.closed()
            assert (code, last) == (1012, {"do": "bye", "why": {"id": "bye-restart", "args": {}}})
        process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
    with serving(*words) as (_, url):
        asked.guest.url = url
        again = await asked.guest.come(asked.table)
        assert again.view["heard"] >= told["view"]["heard"]
        await again.leave()
    await room.__aexit__()


def test_several_workers_serve_as_one(tmp_path: Path, new_postgres: Callable[[], str], redis_url: str) -> None:
    words = ["--workers", "2", "--database", new_postgres(), "--broker", redis_url]
    with serving(*words) as (_, url):
        cookies = dict(httpx.post(f"{url}/api/me", json={}).cookies)
        for _ in range(10):
            assert httpx.get(f"{url}/api/me", cookies=cookies).status_code == 200
        numbers = httpx.get(f"{url}/metrics").text
    assert 'fabletop_requests_total{method="GET",route="/api/me",status="200"} 10.0' in numbers


@pytest.mark.anyio
async def test_nothing_acknowledged_is_lost_when_the_program_is_killed(database_url: str) -> None:
    acknowledged: dict[str, int] = {}
    for lines in (1, 500, 2000):
        command = [sys.executable, "-m", "tests.server.appender", database_url]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
            assert process.stdout is not None
            for _ in range(lines):
                name, revision = process.stdout.readline().split()
                acknowledged[name] = int(revision)
            process.kill()
            for line in process.stdout:
                if line.endswith("\n"):
                    name, revision = line.split()
                    acknowledged[name] = int(revision)
        async with open_storage(database_url) as storage:
            for name, last in acknowledged.items():
                log = await storage.log.read(name)
                assert [int(entry.body) for entry in log] == list(range(len(log)))
                assert len(log) > last


def test_other_commands_do_not_wait_for_the_server() -> None:
    code = "import sys, fabletop.cli.main as c; c.main(['games']); print({'litestar', 'sqlalchemy'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.splitlines()[-1] == "set()"
