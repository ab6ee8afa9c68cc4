"""The tables of a training on a GPU: equal to the CPU's number by number, and how fast each part of an iteration is.

    python -m benchmarks.arenas [--games fox,fairytale,grimm] [--device cuda] [--tables 4096] [--steps 48] [--json FILE]

With ``--device cpu`` it rehearses the same on two arenas of the CPU. The exit status is 1 if anything differs.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import torch

from fabletop.catalog import game_named
from fabletop.contract import Game
from fabletop.training.arena import Arena, machine_for
from fabletop.training.settings import Kind, Reward, Settings, parse_settings
from fabletop.training.trainer import Trainer

COMPARED = ("features", "secrets", "masks", "asked", "actions", "rewards", "ended")


def arena_on(device: str, game: Game, kind: Kind, tables: int, threads: int) -> Arena:
    return Arena(
        game,
        kind,
        count=tables,
        steps=1,
        seed="parity#0",
        reward=Reward(1.0, 0.01),
        machine=machine_for(game, device, threads),
        device=device,
    )


def parity(game: Game, settings: Settings, arguments: argparse.Namespace) -> dict[str, Any]:
    """The same random choices on both."""
    kind = settings.tables.kinds[-1]
    began = time.perf_counter()
    cpu = arena_on("cpu", game, kind, arguments.tables, arguments.threads)
    other = arena_on(arguments.device, game, kind, arguments.tables, arguments.threads)
    torch.manual_seed(0)
    for step in range(arguments.steps):
        for arena in (cpu, other):
            arena.memory.asked[0] = -1
            arena.run("look", arena.rows[0])
            arena.run("answer", arena.rows[0])
        allowed = cpu.columns.allowed(cpu.memory.masks[0])
        chosen = cpu.columns.actions[(torch.rand(allowed.shape) * allowed).argmax(-1)].to(torch.int16)
        for arena in (cpu, other):
            arena.memory.actions[0] = chosen.to(arena.device)
            arena.run("step", arena.rows[0])
        for name in COMPARED:
            mine, theirs = getattr(cpu.memory, name), getattr(other.memory, name).cpu()
            close = torch.allclose(mine, theirs, atol=1e-5) if mine.is_floating_point() else torch.equal(mine, theirs)
            if not close:
                raise SystemExit(f"{game.about.id} for {kind}: {name} differ after step {step}")
    return {"equal_decisions": arguments.tables * arguments.steps, "seconds": round(time.perf_counter() - began, 1)}


def speed(game: Game, settings: Settings, arguments: argparse.Namespace) -> dict[str, Any]:
    """An iteration, part by part, after one that compiles and records."""
    trainer = Trainer(game, settings, arguments.device)
    decisions = len(trainer.arenas) * settings.tables.count * settings.tables.steps

    def timed(part: Callable[[], object]) -> float:
        if arguments.device == "cuda":
            torch.cuda.synchronize()
        began = time.perf_counter()
        part()
        if arguments.device == "cuda":
            torch.cuda.synchronize()
        return round(time.perf_counter() - began, 4)

    def iterate() -> None:
        trainer.play()
        trainer.learn(0.0)

    first = timed(iterate)
    play, learn = timed(trainer.play), timed(lambda: trainer.learn(0.0))
    return {
        "decisions": decisions,
        "first_seconds": first,
        "play_seconds": play,
        "learn_seconds": learn,
        "decisions_per_second": round(decisions / (play + learn)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default="fox,fairytale,grimm")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--tables", type=int, default=4096)
    parser.add_argument("--steps", type=int, default=48)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    found: dict[str, Any] = {}
    for name in arguments.games.split(","):
        game = game_named(name)
        text = files("fabletop.training").joinpath("configs", f"{name}-{arguments.device}.toml").read_text("utf-8")
        settings = parse_settings(text, name, name)
        told = found.setdefault(name, {})
        for part in (parity, speed):
            try:
                told[part.__name__] = part(game, settings, arguments)
            except (Exception, SystemExit) as error:
                told[part.__name__] = {"failed": f"{type(error).__name__}: {error}"[-2000:]}
            print(name, part.__name__, told[part.__name__], flush=True)
            if arguments.json:
                arguments.json.write_text(json.dumps(found, indent=1))
    sys.exit(any("failed" in part for told in found.values() for part in told.values()))


if __name__ == "__main__":
    main()
