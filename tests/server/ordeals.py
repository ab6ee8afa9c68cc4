"""Players who go on whatever happens to the server, and remember what it has acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import subprocess
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from fabletop.match import Match, decode
from fabletop.server.storage import open_storage
from tests.server.players import Guest, Seat
from tests.server.test_process import serving

KINDS: Sequence[tuple[str, int, int]] = (
    ("fox", 2, 0),
    ("fairytale", 3, 1),
    ("grimm", 2, 0),
    ("fox", 2, 1),
    ("grimm", 3, 1),
)
"""Game, seats, and bots on some of them."""
PATIENT = {
    "FABLETOP_REQUESTS_PER_MINUTE": "1000000",
    "FABLETOP_MESSAGES_PER_MINUTE": "1000000",
    "FABLETOP_LOG_LEVEL": "error",
}
GONE = (ConnectionClosed, InvalidHandshake, OSError, AssertionError, TimeoutError)


class Witness:
    """Somebody at one table, over all restarts."""

    def __init__(self, guest: Guest, table: str, seed: str) -> None:
        self.guest, self.table = guest, table
        self.chance = random.Random(seed)
        self.id = ""
        self.acknowledged: list[str] = []
        self.pending: dict[str, Any] | None = None
        self.sent = 0
        self.is_over = False

    async def play(self, url: str, noted: Callable[[], None]) -> None:
        """Play until the match is over or the server is gone; what was not answered is sent again."""
        self.guest.url = url
        seat = await self.guest.come(self.table)
        while True:
            if self.pending is not None:
                await self.settle(seat, noted)
            elif seat.view["phase"] == "over":
                self.is_over = True
                return
            elif seat.view["asked"] is None:
                await seat.listen()
            else:
                self.pending = self.next_command(seat)

    def next_command(self, seat: Seat) -> dict[str, Any]:
        self.sent += 1
        token = f"w{self.sent}"
        if seat.view["may_undo"] and self.chance.random() < 0.05:
            return {"token": token, "command": {"do": "propose", "what": "undo"}}
        choice = self.chance.choice(seat.view["asked"]["question"]["choices"])["number"]
        return {"token": token, "command": {"do": "answer", "question": seat.view["asked"]["id"], "choice": choice}}

    async def settle(self, seat: Seat, noted: Callable[[], None]) -> None:
        assert self.pending is not None
        told = await seat.ask(do="command", **self.pending)
        if told["do"] != "refused":
            self.acknowledged.append(self.pending["token"])
            noted()
        self.pending = None


async def sit_down(url: str, number: int) -> list[Witness]:
    """People at a new table of some kind, begun."""
    game, seats, bots = KINDS[number % len(KINDS)]
    guests = [await Guest(url, f"p{number}-{seat}").arrive() for seat in range(seats - bots)]
    more = {"bots": ["easy"] * bots, "stand_in": "random", "grace": 3600}
    opened = await guests[0].post("/api/tables", game=game, seats=seats, **more)
    lines = [await guest.come(opened["id"], link=opened["link"]) for guest in guests]
    for line in lines[1:]:
        await line.command("sit")
    assert (await lines[0].command("start"))["do"] == "update"
    witnesses = [Witness(guest, opened["id"], f"{number} {seat}") for seat, guest in enumerate(guests)]
    for witness, line in zip(witnesses, lines, strict=True):
        witness.id = (await witness.guest.http.get("/api/me")).json()["id"]
        await line.leave()
    return witnesses


async def check_logs(database: str, witnesses: Sequence[Witness]) -> int:
    """Every acknowledged command is in its log, in order, once, and every log is a match; gives the entries."""
    total = 0
    async with open_storage(database) as storage:
        for table in {witness.table for witness in witnesses}:
            rows = await storage.log.read(table)
            assert [row.revision for row in rows] == list(range(len(rows)))
            entries = [decode(row.body) for row in rows]
            Match.from_log(entries)
            total += len(entries)
            for witness in witnesses:
                if witness.table == table:
                    mine = [entry.token for entry in entries if entry.by == witness.id and entry.token[:1] == "w"]
                    extra = [token for token in mine if token not in witness.acknowledged]
                    assert [token for token in mine if token not in extra] == witness.acknowledged
                    assert extra in ([], [witness.pending["token"]] if witness.pending else [])
    return total


async def kill_again_and_again(
    database: str, kills: int, tables: int, seed: str, told: Callable[[int, int], None] = lambda kill, entries: None
) -> int:
    """Play while the server is killed; gives how many commands were acknowledged."""
    chance = random.Random(seed)
    witnesses: list[Witness] = []
    finished: list[Witness] = []
    number = 0
    acknowledged = 0
    for kill in range(kills):
        with serving("--database", database, environment=PATIENT, quiet=True) as (process, url):
            while len(witnesses) < 2 * tables:
                witnesses += await sit_down(url, number)
                number += 1
            await play_until(url, witnesses, chance.randrange(1, 200), lambda: end(process))
        finished += [witness for witness in witnesses if witness.is_over]
        witnesses = [witness for witness in witnesses if not witness.is_over]
        entries = await check_logs(database, witnesses + finished)
        told(kill, entries)
        acknowledged += sum(len(witness.acknowledged) for witness in finished)
        for witness in finished:
            await close(witness.guest)
        finished = []
    for witness in witnesses:
        await close(witness.guest)
    return acknowledged + sum(len(witness.acknowledged) for witness in witnesses)


async def end(process: subprocess.Popen[str]) -> None:
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()


async def close(guest: Guest) -> None:
    for seat in guest.seats:
        with contextlib.suppress(Exception):
            await seat.leave()
    guest.seats.clear()
    await guest.http.aclose()


async def play_until(
    url: str, witnesses: Sequence[Witness], commands: int, then: Callable[[], Awaitable[None]]
) -> None:
    """Let all play, and do something when so many commands were acknowledged, or when all matches are over."""
    left, enough = commands, asyncio.Event()

    def noted() -> None:
        nonlocal left
        left -= 1
        if left <= 0:
            enough.set()

    async def playing(witness: Witness) -> None:
        with contextlib.suppress(*GONE):
            await witness.play(url, noted)
        for seat in witness.guest.seats:
            with contextlib.suppress(Exception):
                await seat.leave()
        witness.guest.seats.clear()

    tasks = [asyncio.create_task(playing(witness)) for witness in witnesses]
    everybody = asyncio.gather(*tasks)
    waiting = asyncio.create_task(enough.wait())
    await asyncio.wait((everybody, waiting), return_when=asyncio.FIRST_COMPLETED, timeout=120)
    assert enough.is_set() or everybody.done(), "nothing goes on"
    await then()
    waiting.cancel()
    await everybody
