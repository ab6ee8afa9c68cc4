"""Durable moves per second: many tables, each waiting for its last line to be stored before it sends the next.

python -m benchmarks.storage [--tables 100] [--moves 100] [--database URL] [--synchronous FULL|NORMAL]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time

from fabletop.server.storage import Match, Storage, database, open_storage

BODY = b'{"seat":0,"question":17,"choice":9}'


async def play(storage: Storage, match: str, moves: int, waits: list[float]) -> None:
    for revision in range(moves):
        begun = time.perf_counter()
        await storage.log.append(match, revision, [BODY])
        waits.append(time.perf_counter() - begun)


async def measure(url: str, tables: int, moves: int) -> dict[str, float]:
    async with open_storage(url) as storage:
        names = [f"bench-{time.time_ns():x}-{n}"[-24:] for n in range(tables)]
        for name in names:
            await storage.matches.create(Match(id=name, game="fox", rules_version=1, seats=2))
        waits: list[float] = []
        begun, worked = time.perf_counter(), time.process_time()
        await asyncio.gather(*(play(storage, name, moves, waits) for name in names))
        seconds, busy = time.perf_counter() - begun, time.process_time() - worked
    waits.sort()
    return {
        "tables": tables,
        "moves": len(waits),
        "moves_per_second": round(len(waits) / seconds),
        "p50_ms": round(1000 * waits[len(waits) // 2], 2),
        "p99_ms": round(1000 * waits[len(waits) * 99 // 100], 2),
        "cpu_us_per_move": round(1e6 * busy / len(waits), 1),
    }


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("--tables", type=int, nargs="*", default=[1, 100, 500, 2000])
    read.add_argument("--moves", type=int, default=100)
    read.add_argument("--database")
    read.add_argument("--synchronous", choices=["FULL", "NORMAL"], default=database.PRAGMAS["synchronous"])
    given = read.parse_args()
    database.PRAGMAS["synchronous"] = given.synchronous
    for tables in given.tables:
        with tempfile.TemporaryDirectory() as folder:
            url = given.database or f"sqlite:///{folder}/fabletop.db"
            print(json.dumps(asyncio.run(measure(url, tables, given.moves))))


if __name__ == "__main__":
    main()
