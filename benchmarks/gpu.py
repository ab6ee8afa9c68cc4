"""The rules on an NVIDIA GPU: equal to the CPU record by record, and how fast.

    python -m benchmarks.gpu [--json FILE] [--docs] [--games fox,fairytale,grimm] [--decisions 10000000]
    python -m benchmarks.gpu --read FILE --docs

Every part of every game is a process of its own, since compiling takes longer than measuring; what uses the GPU waits
for its turn. Needs a GPU and numba-cuda; the steps with a policy in the loop need torch, CuPy and JAX, as far as they
are there. ``--docs`` writes the tables of docs/measurements/batches.md. ``--rehearse`` runs what needs no GPU.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
from benchmarks.gpu_table import write_table

from fabletop.adapters.batch import Batch
from fabletop.bodies.backend import player_on
from fabletop.bodies.playout import Scratch
from fabletop.catalog import game_named
from fabletop.contract import read_seed
from fabletop.kernel.record import as_array

SEATS = 2
PARITY_TABLES = 20_000
LOOKS = 50
"""How often all records of a batch are compared."""
WHOLE_RUN = {"fox": 10_000_000, "fairytale": 2_000_000, "grimm": 400_000}
"""Games of one measurement, or a few more."""
SIZES = tuple(1 << power for power in range(14, 20))
"""How many threads play at once."""
BLOCKS = (64, 128, 256)
VARIANTS = {
    "fox": ("calls", "inlined"),
    "fairytale": ("calls", "calls-128", "calls-64", "inlined"),
    "grimm": ("calls", "calls-128", "calls-64", "inlined"),
}
"""Ways to compile the playouts: rules called or all inlined, and at most so many registers a thread."""
POLICY_TABLES, POLICY_STEPS = 1 << 16, 100


def parity(name: str, given: argparse.Namespace) -> dict[str, Any]:
    """The same random games on both, step by step; every record, mask, reward and observation must be equal."""
    compiling = subprocess.Popen([sys.executable, "-m", "benchmarks.gpu", "--job", f"{name}:compile"])
    gpu = Batch(name, PARITY_TABLES, SEATS, backend=given.backend, seed="parity")
    gpu.observe()
    compiled_in = time.perf_counter() - BEGUN
    compiling.wait()
    cpu = Batch(name, PARITY_TABLES, SEATS, seed="parity")
    steps = -(-given.decisions // PARITY_TABLES)
    with turn(given):
        began = time.perf_counter()
        for step in range(steps):
            for batch in (cpu, gpu):
                batch.step_at_random()
            if step % (steps // LOOKS or 1) == 0 or step == steps - 1:
                compare(name, step, cpu, gpu)
        seconds = time.perf_counter() - began
    games = int(cpu.players["games"].sum())
    return {"decisions": steps * PARITY_TABLES, "games": games, "seconds": seconds, "compiled_in": compiled_in}


def compare(name: str, step: int, cpu: Batch, gpu: Batch) -> None:
    for batch in (cpu, gpu):
        batch.observe()
    for row in ("tables", "players", "masks", "observations", "rewards", "asked", "finished", "actions", "refused"):
        if getattr(cpu, row).tobytes() != on_host(getattr(gpu, row)).tobytes():
            raise SystemExit(f"{name}: {row} differ after step {step}")


def on_host(array: Any) -> Any:
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array


def compile_for_cpu(name: str, given: argparse.Namespace) -> dict[str, Any]:
    Batch(name, 1, SEATS).observe()
    return {}


def playouts(name: str, given: argparse.Namespace) -> dict[str, Any]:
    """Whole random games inside one kernel; a sample of the tallies is compared with the CPU's."""
    from numba import cuda

    from fabletop.bodies.cuda import launch, playing_on_gpu

    game = game_named(name)
    how, _, registers = given.variant.partition("-")
    kernel = cuda.jit(playing_on_gpu(game.rules), max_registers=int(registers or 0) or None)
    options = cuda.to_device(as_array(game.set_up({}, SEATS)))

    def play(threads: int, block: int, games: int) -> tuple[float, Any]:
        scratches = cuda.to_device(np.repeat(as_array(fresh_scratch()), threads))
        cuda.synchronize()
        began = time.perf_counter()
        launch(kernel, threads, block, (scratches, options, (SEATS, 0, games)), calls=how == "calls")
        cuda.synchronize()
        return time.perf_counter() - began, scratches

    play(32, 32, 1)
    found: dict[str, Any] = {"compiled_in": time.perf_counter() - BEGUN, "rates": {}}
    (compiled,) = kernel.overloads.values()
    found["registers"], found["local_bytes"] = compiled.regs_per_thread, compiled.local_mem_per_thread
    with turn(given):
        for threads in SIZES:
            games = max(1, WHOLE_RUN[name] // threads)
            for block in BLOCKS:
                seconds, scratches = min((play(threads, block, games) for _ in range(2)), key=lambda ran: ran[0])
                found["rates"][f"{threads}/{block}"] = threads * games / seconds
        tallies = scratches.copy_to_host()["tally"]
    check_tallies(name, tallies, games)
    found["games_per_second"] = max(found["rates"].values())
    found["decisions_per_game"] = int(tallies["decisions"].sum()) / int(tallies["games"].sum())
    return found


def fresh_scratch() -> Scratch:
    start = Scratch()
    start.seed.become(read_seed("playouts"))
    return start


def check_tallies(name: str, tallies: Any, games: int) -> None:
    game = game_named(name)
    play, options = player_on("cpu", game.rules), game.set_up({}, SEATS)
    for thread in range(0, len(tallies), max(1, len(tallies) // 500)):
        ours = play(options, SEATS, read_seed("playouts"), thread * games, games)
        if ours.pack() != tallies[thread].tobytes():
            raise SystemExit(f"{name}: the games of thread {thread} differ")


def policy(name: str, given: argparse.Namespace) -> dict[str, Any]:
    """Steps with a small network between them, in each library that is there, all without copying."""
    from benchmarks.gpu_policies import LIBRARIES

    count = given.decisions // 1000 if given.rehearse else POLICY_TABLES
    batch = Batch(name, count, SEATS, backend=given.backend, seed="policy")
    batch.observe()
    batch.allowed()
    found: dict[str, Any] = {"tables": count, "compiled_in": time.perf_counter() - BEGUN}
    with turn(given):
        for library, prepare in LIBRARIES.items():
            try:
                decide, shared = prepare(batch)
            except ImportError:
                continue
            found[library] = {"shared": shared, "steps_per_second": count * POLICY_STEPS / timed(batch, decide)}
        found["random"] = {"steps_per_second": count * POLICY_STEPS / timed(batch, None)}
    if on_host(batch.refused).any():
        raise SystemExit(f"{name}: a choice was refused")
    return found


def timed(batch: Batch, decide: Callable[[], None] | None) -> float:
    """Seconds of the steps; without a policy random players choose."""

    def run(number: int) -> float:
        began = time.perf_counter()
        for _ in range(number):
            if decide is None:
                batch.step_at_random()
            else:
                batch.observe()
                batch.allowed()
                decide()
        on_host(batch.finished)
        return time.perf_counter() - began

    run(3)
    return run(POLICY_STEPS)


JOBS: dict[str, Callable[[str, argparse.Namespace], dict[str, Any]]] = {
    "parity": parity,
    "policy": policy,
    "playouts": playouts,
    "compile": compile_for_cpu,
}
BEGUN = time.perf_counter()


@contextmanager
def turn(given: argparse.Namespace) -> Iterator[None]:
    """One process at a time measures."""
    with Path(given.lock).open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def jobs_of(given: argparse.Namespace) -> list[tuple[str, str, str]]:
    jobs = []
    for name in reversed(given.games.split(",")):  # the longest first
        jobs += [(name, part, "") for part in ("parity", "policy") if part in given.parts]
        if "playouts" in given.parts and not given.rehearse:
            jobs += [(name, "playouts", variant) for variant in VARIANTS[name]]
    return jobs


def run_all(given: argparse.Namespace) -> dict[str, Any]:
    """Every job in a process of its own, all at once; as each ends, what it found."""
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        passed = ["--lock", f"{folder}/turn", "--decisions", str(given.decisions)]
        passed += ["--rehearse"] if given.rehearse else []
        running = {}
        room = {**os.environ, "XLA_PYTHON_CLIENT_PREALLOCATE": "false"}  # JAX would take three quarters of the memory
        for name, part, variant in jobs_of(given):
            answer = Path(folder) / f"{name}-{part}-{variant}.json"
            command = [sys.executable, "-m", "benchmarks.gpu", "--job", f"{name}:{part}", "--json", str(answer)]
            running[name, part, variant] = subprocess.Popen([*command, "--variant", variant, *passed], env=room), answer
        while running:
            for job, (process, answer) in list(running.items()):
                if process.poll() is not None:
                    del running[job]
                    name, part, variant = job
                    mine = json.loads(answer.read_text()) if answer.exists() else {"failed": "it crashed"}
                    found.setdefault(name, {})[f"{part} {variant}".strip()] = mine
                    print(f"{time.perf_counter() - BEGUN:6.1f} s", *job, mine, flush=True)
                    if given.json:
                        given.json.write_text(json.dumps(found, indent=1))
            time.sleep(0.1)
    return found


def run_job(given: argparse.Namespace) -> dict[str, Any]:
    name, _, part = given.job.partition(":")
    try:
        return JOBS[part](name, given)
    except (Exception, SystemExit) as error:
        return {"failed": f"{type(error).__name__}: {error}"[-3000:]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default="fox,fairytale,grimm")
    parser.add_argument("--parts", default="parity,policy,playouts")
    parser.add_argument("--decisions", type=int, default=10_000_000, help="compared with the CPU, of each game")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--docs", action="store_true")
    parser.add_argument("--read", type=Path, help="measure nothing, take the figures from this file")
    parser.add_argument("--rehearse", action="store_true", help="the CPU plays the GPU's part")
    parser.add_argument("--job", help=argparse.SUPPRESS)
    parser.add_argument("--variant", default="", help=argparse.SUPPRESS)
    parser.add_argument("--lock", default=os.devnull, help=argparse.SUPPRESS)
    given = parser.parse_args()
    given.backend = "cpu" if given.rehearse else "cuda"
    if given.job:
        found = run_job(given)
        if given.json:
            given.json.write_text(json.dumps(found))
        return
    found = json.loads(given.read.read_text()) if given.read else run_all(given)
    if given.docs:
        write_table(found)
    if any("failed" in part for parts in found.values() for part in parts.values()):
        sys.exit(1)


if __name__ == "__main__":
    main()
