"""Kill a server again and again while people play at it; every acknowledged command must be there, in order, once.

python -m benchmarks.kill_soak [--kills 100] [--tables 6] [--seed soak]

Runs on SQLite and on a PostgreSQL of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile

from tests.server import services
from tests.server.ordeals import kill_again_and_again


def told(kill: int, entries: int) -> None:
    print(f"  killed {kill + 1} times, {entries} entries in the logs of the tables at hand", flush=True)


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("--kills", type=int, default=100)
    read.add_argument("--tables", type=int, default=6)
    read.add_argument("--seed", default="soak")
    asked = read.parse_args()
    with tempfile.TemporaryDirectory() as folder, services.postgres() as new_database:
        for database in (f"sqlite:///{folder}/fabletop.db", new_database()):
            print(database.partition(":")[0])
            work = kill_again_and_again(database, asked.kills, asked.tables, asked.seed, told)
            print(f"  {asyncio.run(work)} acknowledged commands, none lost, none doubled, all in order")


if __name__ == "__main__":
    main()
