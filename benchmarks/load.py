"""How many moves a second one worker on one core takes, how late they arrive, and what it needs for that.

    python -m benchmarks.load --tables 100,500,2000 --peer

Every table is a match of The Fox in the Forest between two sockets. At full speed all players answer at once; at a
pace each table makes so many moves a second, as people would. The server has one core, the players have another. With
``--peer``, a boardgame.io server with the same game in memory stands beside ours: they take turns of a second or two,
so that a machine that is slower for a while is slower for both.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from functools import partial

from benchmarks.loading.boardgame import PeerTable
from benchmarks.loading.fabletop import FoxTable, People
from benchmarks.loading.servers import Usage, own_server, peer_server, usage_of
from benchmarks.loading.tables import MOVES_OF_A_MATCH, Load, Table

MOST_MOVES = 6_000
"""Moves a second for which spare tables are set up."""
WARM_UP = 0.25
"""The part of a turn that is not counted."""
HEAD = "server        tables   pace   moves/s      p50      p99   us a move   core   players   memory   at a table"

Opener = Callable[[Load], Table]


class Contestant:
    """One server under its load, with what was measured in its turns so far."""

    def __init__(self, name: str, pid: int, new_table: Opener, pace: float) -> None:
        self.name, self.pid = name, pid
        self.load = Load(new_table, pace)
        self.delays: list[float] = []
        self.made: list[int] = []
        self.seconds = self.core = self.players = 0.0

    async def open(self, tables: int, seconds: float) -> None:
        is_full_speed = not self.load.pace
        needed = int(MOST_MOVES * seconds * (1 + WARM_UP) / MOVES_OF_A_MATCH) - tables // 2
        await self.load.open(tables, max(0, needed) if is_full_speed else 0)
        self.made = [0] * tables

    async def take_turn(self, seconds: float) -> None:
        self.load.begin()
        await asyncio.sleep(seconds * WARM_UP)
        self.load.count_anew()
        begun, before, own = time.perf_counter(), usage_of(self.pid), time.process_time()
        await asyncio.sleep(seconds)
        self.seconds += time.perf_counter() - begun
        self.core += usage_of(self.pid).seconds - before.seconds
        self.players += time.process_time() - own
        self.load.is_over = True
        self.delays += self.load.delays
        self.made = [sum(pair) for pair in zip(self.made, self.load.made, strict=True)]
        await asyncio.sleep(seconds * WARM_UP)  # what is on its way arrives

    @property
    def moves(self) -> float:
        return len(self.delays) / self.seconds

    def row(self, usage: Usage) -> str:
        pace = f"{self.load.pace:g}/s" if self.load.pace else "full"
        delays, made = sorted(self.delays), sorted(self.made)
        p50, p99 = (1000 * delays[int(len(delays) * part)] for part in (0.5, 0.99))
        return (
            f"{self.name:<13} {len(made):>6} {pace:>6} {self.moves:>9,.0f} {p50:>5.1f} ms {p99:>5.1f} ms "
            f"{1e6 * self.core / len(delays):>11.0f} {self.core / self.seconds:>6.0%} "
            f"{self.players / self.seconds:>9.0%} {usage.megabytes:>5.0f} MB   "
            f"{made[0]} to {made[-1]}, {made[len(made) // 2]} in the middle"
        )


async def compete(contestants: list[Contestant], tables: int, seconds: float, turns: int) -> None:
    for one in contestants:
        await one.open(tables, seconds)
    await asyncio.sleep(1)
    for _ in range(turns):
        for one in contestants:
            await one.take_turn(seconds / turns)


def run(work: Callable[[], Coroutine[None, None, None]]) -> None:
    try:
        import uvloop
    except ImportError:
        asyncio.run(work())
    else:
        uvloop.run(work())


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split(",")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=numbers, default=[100, 500, 2000])
    parser.add_argument(
        "--pace", type=float, nargs="+", default=[0, 1], help="moves a second at each table; 0: at once"
    )
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--turns", type=int, default=8)
    parser.add_argument("--peer", action="store_true", help="measure a boardgame.io server too")
    parser.add_argument("--core", type=int, default=0, help="the core of the server")
    asked, more = parser.parse_known_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that no server is left behind
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0) - {asked.core}) or [asked.core])
    print(HEAD, flush=True)
    for pace in asked.pace:
        for tables in asked.tables:
            with ExitStack() as stack:
                pid, host = stack.enter_context(own_server(asked.core, more))
                contestants = [Contestant("fabletop", pid, partial(FoxTable, People(host)), pace)]
                if asked.peer:
                    pid, host = stack.enter_context(peer_server(asked.core))
                    contestants.append(Contestant("boardgame.io", pid, partial(PeerTable, host), pace))
                run(partial(compete, contestants, tables, asked.seconds, asked.turns if asked.peer else 1))
                for one in contestants:
                    print(one.row(usage_of(one.pid)), flush=True)
                if asked.peer:
                    ours, peer = contestants
                    print(
                        f"{'':>13} {tables:>6}        {ours.moves / peer.moves:>8.2f} times as many moves", flush=True
                    )


if __name__ == "__main__":
    main()
