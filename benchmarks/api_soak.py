"""Every operation of the HTTP API with very much made-up data, as a stranger and as a guest, also one after the other.

python -m benchmarks.api_soak [--examples 100] [--seed 1]

Schemathesis makes the data from what the server says of itself; an error of the server, or an answer that it does not
describe, ends the run with status 1.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from tests.server.fuzzing import fuzz


def main() -> None:
    read = argparse.ArgumentParser(description="Ask a server everything.")
    read.add_argument("--examples", type=int, default=100, help="for each operation")
    read.add_argument("--seed", type=int, default=1)
    asked = read.parse_args()
    for is_known in (False, True):
        who, begun = "guest" if is_known else "stranger", time.perf_counter()
        with tempfile.TemporaryDirectory() as folder:
            phases = "examples,coverage,fuzzing,stateful"
            complaints = fuzz(Path(folder), asked.examples, phases, asked.seed, is_known=is_known)
        if complaints:
            sys.exit(complaints)
        print(f"as a {who}: nothing to complain of, in {time.perf_counter() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main()
