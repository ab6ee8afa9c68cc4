"""How many moves a second one worker on one core takes, how late they arrive, and what it needs for that.

    python -m benchmarks.load --tables 100 500 2000 --pace 0 --seconds 15

Every table is a match of The Fox in the Forest between two sockets. With ``--pace 0`` all players answer at once, else
each table makes so many moves a second, as people would. The server runs on one core, the players on another.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import os
import random
import signal
import socket
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from msgspec import Struct

TABLES_OF_A_PERSON = 15
TABLE = {"game": "fox", "seats": 2, "grace": 3600, "options": {"target": 35}}


class Choice(Struct):
    number: int


class Question(Struct):
    choices: tuple[Choice, ...]


class Asked(Struct):
    id: str
    question: Question


class View(Struct):
    phase: str
    asked: Asked | None
    seat: int | None


class Told(Struct):
    do: str
    view: View | None = None
    token: str | None = None


_decoder = msgspec.json.Decoder(Told)


class Player(asyncio.Protocol):
    """One socket; as little client as possible, so that the server is what is measured."""

    def __init__(self, table: Table, path: str, host: str, cookie: str) -> None:
        self.table = table
        key = base64.b64encode(os.urandom(16)).decode()
        self.hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        ).encode()
        self.buffer = bytearray()
        self.is_open = False
        self.sent = 0
        self.heard_of: str | None = ""
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        transport.write(self.hello)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self.buffer.startswith(b"HTTP/1.1 101"), bytes(self.buffer[:200])
            del self.buffer[: end + 4]
            self.is_open = True
        for body in self.frames():
            self.table.heard(self, _decoder.decode(body))

    def frames(self) -> Iterator[bytes]:
        while len(self.buffer) >= 2:
            size, start = self.buffer[1] & 127, 2
            if size == 126:
                if len(self.buffer) < 4:
                    return
                size, start = struct.unpack_from(">H", self.buffer, 2)[0], 4
            elif size == 127:
                if len(self.buffer) < 10:
                    return
                size, start = struct.unpack_from(">Q", self.buffer, 2)[0], 10
            if len(self.buffer) < start + size:
                return
            body = bytes(self.buffer[start : start + size])
            is_text = self.buffer[0] & 15 == 1
            del self.buffer[: start + size]
            if is_text:
                yield body

    async def answered(self) -> None:
        """Wait until the last command was answered."""
        while self.heard_of != str(self.sent):
            await asyncio.sleep(0.002)

    def send(self, command: bytes) -> None:
        self.sent += 1
        body = b'{"do":"command","token":"%d","command":%s}' % (self.sent, command)
        head = struct.pack(">BBH", 0x81, 0x80 | 126, len(body)) if len(body) > 125 else bytes([0x81, 0x80 | len(body)])
        self.transport.write(head + b"\x00\x00\x00\x00" + body)


class Table:
    """Two players who answer with the first choice; the time from a command to the other's news is noted."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.players: list[Player] = []
        self.actor: Player | None = None
        self.begun = 0.0
        self.next: tuple[Player, Asked] | None = None
        """Who is asked what, while nobody plays."""

    def heard(self, player: Player, told: Told) -> None:
        if told.do == "refused":
            raise AssertionError(told)
        player.heard_of = told.token or player.heard_of
        if not player.ready.done():
            player.ready.set_result(None)
        if self.actor is not None and player is not self.actor and told.view is not None:
            self.load.noted(time.perf_counter() - self.begun)
            self.actor = None
        if told.view is None or told.view.asked is None or told.view.phase != "playing":
            if told.view is not None and told.view.phase == "over" and player is self.players[0]:
                self.load.over(self)
            return
        self.next = player, told.view.asked
        if not self.load.pace:
            self.answer(*self.next)
        elif not self.load.is_over:
            asyncio.get_running_loop().call_later(random.uniform(0, 2) / self.load.pace, self.answer, *self.next)

    def go_on(self) -> None:
        if self.next is not None:
            self.answer(*self.next)

    def answer(self, player: Player, asked: Asked) -> None:
        if self.load.is_over:
            return
        self.next = None
        self.actor, self.begun = player, time.perf_counter()
        number = asked.question.choices[0].number
        player.send(b'{"do":"answer","question":"%s","choice":%d}' % (asked.id.encode(), number))


class Load:
    """So many tables at one server."""

    def __init__(self, url: str, pace: float) -> None:
        self.url, self.pace = url, pace
        self.host = url.removeprefix("http://")
        self.delays: list[float] = []
        self.ended = 0
        self.is_over = True
        self.couples: list[tuple[httpx.AsyncClient, httpx.AsyncClient]] = []
        self.tables: list[Table] = []

    def noted(self, delay: float) -> None:
        self.delays.append(delay)

    def over(self, table: Table) -> None:
        self.ended += 1
        asyncio.get_running_loop().create_task(self.again(table))

    async def again(self, table: Table) -> None:
        """Another match for a table whose match is over."""
        if not self.is_over:
            self.tables.append(await self.new_table(len(self.tables)))

    async def person(self) -> httpx.AsyncClient:
        client = httpx.AsyncClient(base_url=self.url, timeout=60)
        (await client.post("/api/me", json={})).raise_for_status()
        return client

    async def new_table(self, number: int) -> Table:
        """A match, begun, with a socket for each player."""
        while len(self.couples) <= number // TABLES_OF_A_PERSON:
            self.couples.append((await self.person(), await self.person()))
        host, guest = self.couples[number // TABLES_OF_A_PERSON]
        opened = (await host.post("/api/tables", json=TABLE)).json()
        table = Table(self)
        for client in (host, guest):
            path = f"/api/tables/{opened['id']}/socket?link={opened['link']}"
            cookie = f"fabletop={client.cookies['fabletop']}"
            player = Player(table, path, self.host, cookie)
            name, _, port = self.host.partition(":")
            await asyncio.get_running_loop().create_connection(lambda player=player: player, name, int(port))  # type: ignore[misc]
            table.players.append(player)
            await player.ready
        table.players[1].send(b'{"do":"sit"}')
        await table.players[1].answered()
        table.players[0].send(b'{"do":"start"}')
        return table

    async def open(self, tables: int) -> None:
        for number in range(tables):
            self.tables.append(await self.new_table(number))

    async def measure(self, seconds: float, pid: int) -> tuple[float, Usage, Usage]:
        """Let all play for some seconds; gives how many moves were made in each."""
        self.is_over = False
        for table in self.tables:
            table.go_on()
        await asyncio.sleep(seconds / 5)
        self.delays.clear()
        begun, before = time.perf_counter(), usage_of(pid)
        await asyncio.sleep(seconds)
        made = len(self.delays) / (time.perf_counter() - begun)
        self.is_over = True
        return made, before, usage_of(pid)


class Usage(Struct):
    """What a worker has used so far."""

    seconds: float
    megabytes: float


def usage_of(pid: int) -> Usage:
    """Of the worker, the largest child of a server."""
    found = Usage(0, 0)
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            if int(fields[1]) == pid and int(fields[21]) * 4 / 1024 > found.megabytes:
                ticks = int(fields[11]) + int(fields[12])
                found = Usage(ticks / os.sysconf("SC_CLK_TCK"), int(fields[21]) * 4 / 1024)
        except (OSError, ValueError, IndexError):
            continue
    return found


@contextmanager
def server(core: int, words: list[str]) -> Iterator[tuple[int, str]]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="fabletop-load-") as data:
        command = ["taskset", "-c", str(core), sys.executable, "-m", "fabletop", "serve", "--port", str(port)]
        limits = {"FABLETOP_REQUESTS_PER_MINUTE": "1000000", "FABLETOP_MESSAGES_PER_MINUTE": "1000000"}
        process = subprocess.Popen(
            [*command, "--data", data, *words],
            stdout=subprocess.DEVNULL,
            env={**os.environ, **limits, "FABLETOP_LOG_LEVEL": "error"},
            start_new_session=True,
        )
        try:
            url = f"http://127.0.0.1:{port}"
            while True:
                try:
                    if httpx.get(f"{url}/ready").status_code == 200:
                        break
                except httpx.TransportError:
                    time.sleep(0.1)
            yield process.pid, url
        finally:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


async def run(url: str, pid: int, tables: int, pace: float, seconds: float) -> None:
    load = Load(url, pace)
    await load.open(tables)
    await asyncio.sleep(1)
    made, before, after = await load.measure(seconds, pid)
    delays = sorted(load.delays)
    p50, p99 = (1000 * delays[int(len(delays) * part)] for part in (0.5, 0.99))
    busy = after.seconds - before.seconds
    print(
        f"{tables:>5} tables, pace {pace:g}: {made:8,.0f} moves/s, p50 {p50:6.1f} ms, p99 {p99:6.1f} ms, "
        f"mean {1000 * statistics.mean(delays):6.1f} ms, {1e6 * busy / len(delays):4.0f} us of the core a move, "
        f"core {100 * busy / seconds:.0f} % ours, {after.megabytes:.0f} MB, {load.ended} matches ended",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 500, 2000])
    parser.add_argument("--pace", type=float, default=0, help="moves a second at each table; 0: as fast as possible")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--core", type=int, default=0, help="the core of the server")
    asked, more = parser.parse_known_args()
    cores = sorted(os.sched_getaffinity(0) - {asked.core})
    for tables in asked.tables:
        with server(asked.core, more) as (pid, url):
            os.sched_setaffinity(0, cores or [asked.core])
            asyncio.run(run(url, pid, tables, asked.pace, asked.seconds))


if __name__ == "__main__":
    main()
