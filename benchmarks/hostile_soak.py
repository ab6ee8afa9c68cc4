"""Malformed, out-of-turn, oversized, replayed and forged messages to the tables of a server, in great number.

python -m benchmarks.hostile_soak [--messages 100000] [--seed soak]

Every one must be answered or the socket closed with a reason; nothing may change, and the server has nothing to
complain of.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
import time

from tests.server.hostile import besiege
from tests.server.ordeals import PATIENT
from tests.server.test_process import serving


def main() -> None:
    read = argparse.ArgumentParser(description="Send hostile messages to a server.")
    read.add_argument("--messages", type=int, default=100_000)
    read.add_argument("--seed", default="soak")
    asked = read.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/fabletop.db"
        with serving("--database", database, environment=PATIENT) as (process, url):
            begun = time.perf_counter()
            outcomes = asyncio.run(besiege(url, database, asked.messages, asked.seed))
            seconds = time.perf_counter() - begun
            process.send_signal(signal.SIGTERM)
            _, complaints = process.communicate(timeout=60)
    if complaints:
        sys.exit(complaints)
    told = ", ".join(f"{count:,} {outcome}" for outcome, count in outcomes.most_common())
    print(f"{asked.messages:,} hostile messages in {seconds:.0f} s: {told}; nothing changed, no error")


if __name__ == "__main__":
    main()
