"""How many moves a second one worker on one core takes, how late they arrive, and what it needs for that.

    python -m benchmarks.load --tables 100,500,2000 --peer

Every table is a match of The Fox in the Forest between two sockets. At full speed all players answer at once; at a
pace each table makes so many moves a second, as people would. The server has one core, the players have another. With
``--peer``, a boardgame.io server with the same game in memory stands beside ours in the same run.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable
from functools import partial

from benchmarks.loading.boardgame import PeerTable
from benchmarks.loading.fabletop import FoxTable, People
from benchmarks.loading.servers import own_server, peer_server, usage_of
from benchmarks.loading.tables import MOVES_OF_A_MATCH, Load, Table
from msgspec import Struct

MOST_MOVES = 6_000
"""Moves a second for which spare tables are set up."""
WARM_UP = 0.25
"""The part of the time that is not counted."""
HEAD = "server        tables   pace   moves/s      p50      p99   us a move   core   players   memory   at a table"


class Found(Struct):
    """What was measured at one server."""

    name: str
    tables: int
    pace: float
    moves: float
    p50: float
    p99: float
    core: float
    """How much of its core the server used."""
    players: float
    """How much of theirs the players used: where that is all, they are what binds."""
    megabytes: float
    least: int
    median: int
    most: int

    def row(self) -> str:
        pace = f"{self.pace:g}/s" if self.pace else "full"
        return (
            f"{self.name:<13} {self.tables:>6} {pace:>6} {self.moves:>9,.0f} {self.p50:>5.1f} ms {self.p99:>5.1f} ms "
            f"{1e6 * self.core / self.moves:>11.0f} {self.core:>6.0%} {self.players:>9.0%} {self.megabytes:>5.0f} MB   "
            f"{self.least} to {self.most}, {self.median} in the middle"
        )


async def measure(name: str, pid: int, load: Load, tables: int, seconds: float) -> Found:
    """Let all play for some seconds."""
    spare = 0 if load.pace else max(0, int(MOST_MOVES * seconds * (1 + WARM_UP) / MOVES_OF_A_MATCH) - tables // 2)
    await load.open(tables, spare)
    await asyncio.sleep(1)
    load.begin()
    await asyncio.sleep(seconds * WARM_UP)
    load.count_anew()
    begun, before, own = time.perf_counter(), usage_of(pid), time.process_time()
    await asyncio.sleep(seconds)
    passed, after, players = time.perf_counter() - begun, usage_of(pid), time.process_time() - own
    load.is_over = True
    delays, made = sorted(load.delays), sorted(load.made)
    return Found(
        name=name,
        tables=tables,
        pace=load.pace,
        moves=len(delays) / passed,
        p50=1000 * delays[len(delays) // 2],
        p99=1000 * delays[int(len(delays) * 0.99)],
        core=(after.seconds - before.seconds) / passed,
        players=players / passed,
        megabytes=after.megabytes,
        least=made[0],
        median=made[len(made) // 2],
        most=made[-1],
    )


def run(name: str, pid: int, new_table: Callable[[Load], Table], pace: float, tables: int, seconds: float) -> Found:
    async def work() -> Found:
        return await measure(name, pid, Load(new_table, pace), tables, seconds)

    try:
        import uvloop
    except ImportError:
        return asyncio.run(work())
    return uvloop.run(work())


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split(",")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=numbers, default=[100, 500, 2000])
    parser.add_argument(
        "--pace", type=float, nargs="+", default=[0, 1], help="moves a second at each table; 0: at once"
    )
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--peer", action="store_true", help="measure a boardgame.io server too")
    parser.add_argument("--core", type=int, default=0, help="the core of the server")
    asked, more = parser.parse_known_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that no server is left behind
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0) - {asked.core}) or [asked.core])
    print(HEAD, flush=True)
    for pace in asked.pace:
        for tables in asked.tables:
            with own_server(asked.core, more) as (pid, host):
                ours = run("fabletop", pid, partial(FoxTable, People(host)), pace, tables, asked.seconds)
                print(ours.row(), flush=True)
            if asked.peer:
                with peer_server(asked.core) as (pid, host):
                    peer = run("boardgame.io", pid, partial(PeerTable, host), pace, tables, asked.seconds)
                    print(peer.row(), flush=True)
                print(f"{'':>13} {tables:>6}        {ours.moves / peer.moves:>8.2f} times as many moves", flush=True)


if __name__ == "__main__":
    main()
