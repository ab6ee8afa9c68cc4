"""Kill a server again and again while people play at it; every acknowledged command must be there, in order, once.

python -m benchmarks.kill_soak [--kills 100] [--tables 6] [--seed soak] [--database sqlite|postgres]

Runs on SQLite and on a PostgreSQL of its own, unless one of them is named.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server import services
from tests.server.ordeals import kill_again_and_again


def told(kill: int, entries: int) -> None:
    print(f"  killed {kill + 1} times, {entries} entries in the logs of the tables at hand", flush=True)


@contextmanager
def sqlite() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        yield f"sqlite:///{Path(folder) / 'fabletop.db'}"


@contextmanager
def postgres() -> Iterator[str]:
    with services.postgres() as new_database:
        yield new_database()


DATABASES = {"sqlite": sqlite, "postgres": postgres}


def main() -> None:
    read = argparse.ArgumentParser(description="Kill a server again and again while people play at it.")
    read.add_argument("--kills", type=int, default=100)
    read.add_argument("--tables", type=int, default=6)
    read.add_argument("--seed", default="soak")
    read.add_argument("--database", choices=DATABASES, help="only this one")
    asked = read.parse_args()
    for name in [asked.database] if asked.database else DATABASES:
        print(name, flush=True)
        with DATABASES[name]() as database:
            work = kill_again_and_again(database, asked.kills, asked.tables, asked.seed, told)
            print(f"  {asyncio.run(work)} acknowledged commands, none lost, none doubled, all in order", flush=True)


if __name__ == "__main__":
    main()
