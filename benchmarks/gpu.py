"""The rules on an NVIDIA GPU: equal to the CPU record by record, and how fast.

    python -m benchmarks.gpu [--games fox,fairytale,grimm] [--parts playouts,policy,parity] [--json FILE]

Needs a GPU, numba-cuda and, for the steps with a policy in the loop, torch.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from fabletop.catalog import game_named
from fabletop.contract import Game, read_seed
from fabletop.kernel.backend import as_array, player_on
from fabletop.kernel.batches import Batch, machine_on
from fabletop.kernel.playout import Scratch

SEATS = 2
PARITY_TABLES = 20_000
LOOKS = 50
"""How often all records of a batch are compared."""
THREADS = {"fox": 1 << 18, "fairytale": 1 << 19, "grimm": 1 << 17}
GAMES = {"fox": 40, "fairytale": 10, "grimm": 4}


def parity(game: Game, decisions: int) -> dict[str, Any]:
    """The same random games on both, step by step; every record, mask, reward and observation must be equal."""
    options, seed = game.set_up({}, SEATS), read_seed("parity")
    threads = os.cpu_count() or 1
    cpu, gpu = (
        Batch(game.rules, options, SEATS, seed, PARITY_TABLES, machine_on(backend, game.rules, threads))
        for backend in ("cpu", "cuda")
    )
    steps = -(-decisions // PARITY_TABLES)
    for step in range(steps):
        for batch in (cpu, gpu):
            batch.choose_at_random()
            batch.step()
        if step % (steps // LOOKS or 1) == 0 or step == steps - 1:
            for batch in (cpu, gpu):
                batch.look()
            for name in ("tables", "players", "masks", "observations", "rewards", "asked", "finished", "actions"):
                ours, theirs = getattr(cpu, name), getattr(gpu, name).copy_to_host()
                if ours.tobytes() != theirs.tobytes():
                    raise SystemExit(f"{game.about.id}: {name} differ after step {step}")
    return {"decisions": steps * PARITY_TABLES, "games": int(cpu.players["games"].sum())}


def playouts(game: Game) -> dict[str, Any]:
    """Whole random games inside one kernel; a sample of the tallies is compared with the CPU's."""
    from numba import cuda

    from fabletop.kernel.cuda import playing_on_gpu

    threads, games = THREADS[game.about.id], GAMES[game.about.id]
    options, start = game.set_up({}, SEATS), Scratch()
    start.seed.become(read_seed("playouts"))
    kernel = cuda.jit(playing_on_gpu(game.rules))
    given = cuda.to_device(as_array(options))
    best, began = 0.0, time.perf_counter()
    for attempt in range(4):
        scratches = cuda.to_device(np.repeat(as_array(start), threads))
        cuda.synchronize()
        began_run = time.perf_counter()
        kernel[-(-threads // 128), 128](scratches, given, (SEATS, 0, games))
        cuda.synchronize()
        took = time.perf_counter() - began_run
        if attempt:
            best = max(best, threads * games / took)
        else:
            print(f"  compiled and run once in {time.perf_counter() - began:.1f} s", file=sys.stderr)
    tallies = scratches.copy_to_host()["tally"]
    check_tallies(game, options, tallies, games)
    played = int(tallies["games"].sum())
    decisions = int(tallies["decisions"].sum())
    return {"games_per_second": best, "decisions_per_second": best * decisions / played, "games": played}


def check_tallies(game: Game, options: Any, tallies: Any, games: int) -> None:
    play = player_on("cpu", game.rules)
    for thread in range(0, len(tallies), max(1, len(tallies) // 500)):
        ours = play(options, SEATS, read_seed("playouts"), thread * games, games)
        if ours.pack() != tallies[thread].tobytes():
            raise SystemExit(f"{game.about.id}: the games of thread {thread} differ")


def policy_steps(game: Game, count: int = 1 << 16, steps: int = 100) -> dict[str, Any]:
    """Steps with a small network between them, all on the GPU."""
    import torch

    batch = Batch(game.rules, game.set_up({}, SEATS), SEATS, read_seed("policy"), count, machine_on("cuda", game.rules))
    looked, masks, actions = (
        torch.as_tensor(a, device="cuda") for a in (batch.observations, batch.masks, batch.actions)
    )
    network = torch.nn.Sequential(
        torch.nn.Linear(game.rules.observation, 256), torch.nn.ReLU(), torch.nn.Linear(256, game.rules.actions)
    ).to("cuda", torch.bfloat16)
    bits = torch.arange(64, device="cuda")

    def decide() -> None:
        allowed = (masks.unsqueeze(-1) >> bits & 1).flatten(1).bool()
        worth = network(looked.to(torch.bfloat16)).float().masked_fill(~allowed, -1e9)
        gumbel = -torch.log(-torch.log(torch.rand_like(worth).clamp_(1e-9, 1 - 1e-7)))
        actions.copy_((worth + gumbel).argmax(-1))

    def run(number: int) -> float:
        torch.cuda.synchronize()
        began = time.perf_counter()
        for _ in range(number):
            batch.look()
            decide()
            torch.cuda.synchronize()
            batch.step()
        torch.cuda.synchronize()
        return time.perf_counter() - began

    torch.set_grad_enabled(False)
    run(5)
    return {"tables": count, "steps_per_second": count * steps / run(steps)}


PARTS: dict[str, Callable[[Game, int], dict[str, Any]]] = {
    "playouts": lambda game, decisions: playouts(game),
    "policy": lambda game, decisions: policy_steps(game),
    "parity": parity,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default="fox,fairytale,grimm")
    parser.add_argument("--decisions", type=int, default=10_000_000)
    parser.add_argument("--parts", default="playouts,policy,parity")
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    found: dict[str, Any] = {}
    for name in arguments.games.split(","):
        game, mine = game_named(name), found.setdefault(name, {})
        for part in arguments.parts.split(","):
            measure = PARTS[part]
            began = time.perf_counter()
            try:
                mine[part] = measure(game, arguments.decisions)
            except (Exception, SystemExit) as error:
                mine[part] = {"failed": f"{type(error).__name__}: {error}"[-3000:]}
            print(name, part, mine[part], f"{time.perf_counter() - began:.1f} s", flush=True)
            if arguments.json:
                arguments.json.write_text(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
