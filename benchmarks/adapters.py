"""PettingZoo, OpenSpiel and batches beside what they are held against, in turns, on one core.

    python -m benchmarks.adapters [--seconds 1] [--rounds 5] [--games fox,fairytale,grimm] [--parts zoo,openspiel,batch]

- steps of PettingZoo's own card games, with the same loop around them (they need the extra ``bench``); those in which
  an agent whose game is over takes its leave are not counted, which is half of all steps of Leduc hold'em;
- an OpenSpiel game in Python that does nothing, in which people choose in turn or at the same time as often as in the
  game it stands beside: what OpenSpiel's Python API costs by itself;
- random games inside the kernel, against the same games as steps of a batch.

Rates are per CPU second. Of several rounds, in which all take turns, the best counts: others can only slow it down.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
import warnings
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from fabletop.adapters.batch import Batch
from fabletop.bodies.backend import player_on
from fabletop.contract import read_seed

CLASSIC = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
TABLES = 256
"""Of a batch."""
BATCH_STEPS = 100
ZOO_TARGET, OPENSPIEL_TARGET, BATCH_TARGET = 10.0, 2.0, 0.5
Work = Callable[[], int]
"""Does some of what is measured, and tells how many steps that was."""


def best_rates(works: dict[str, Work], seconds: float, rounds: int) -> dict[str, float]:
    """Steps per CPU second, in turns."""
    best = dict.fromkeys(works, 0.0)
    for work in works.values():
        work()
    for _ in range(rounds):
        for name, work in works.items():
            steps, begun = 0, time.thread_time()
            while (spent := time.thread_time() - begun) < seconds:
                steps += work()
            best[name] = max(best[name], steps / spent)
    return best


def zoo_work(module: Any) -> Work:
    """A game of random players, as PettingZoo's documentation writes the loop; steps of the dead are not counted."""
    env, dice = module.env(), random.Random(1)

    def play() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(dice.choice(seen["action_mask"].nonzero()[0]))
                steps += 1
        return steps

    return play


def classic_works() -> dict[str, Work]:
    found = {}
    for name in CLASSIC:
        try:
            module = import_module(f"pettingzoo.classic.{name}")
            found[name] = zoo_work(module)
        except Exception as error:  # what is missing says so in its own way
            print(f"{name} is left out: {error}", file=sys.stderr)
    return found


def openspiel_work(game: Any) -> Work:
    """A game of random players, as OpenSpiel's examples write the loop."""
    dice = random.Random(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(dice.choice(outcomes)[0])
            elif state.is_simultaneous_node():
                players = range(game.num_players())
                state.apply_actions([dice.choice(state.legal_actions(player) or (0,)) for player in players])
                steps += len(players)
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                steps += 1
        return steps

    return play


def decisions_of(game: Any, games: int = 20) -> tuple[int, int]:
    """How many decisions were made in turn and how many at the same time, in some random games."""
    dice, alone, together = random.Random(2), 0, 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_simultaneous_node():
                players = range(game.num_players())
                state.apply_actions([dice.choice(state.legal_actions(player) or (0,)) for player in players])
                together += len(players)
            else:
                alone += not state.is_chance_node()
                state.apply_action(dice.choice(state.legal_actions()))
    return alone, together


def batch_work(name: str) -> Work:
    batch = Batch(name, TABLES, 2, seed="bench", threads=1)

    def play() -> int:
        for _ in range(BATCH_STEPS):
            batch.step_at_random()
        return BATCH_STEPS * TABLES

    return play


def kernel_work(name: str) -> Work:
    game = Batch(name, 1, 2).game
    play, options, seed = player_on("cpu", game.rules), game.set_up({}, 2), read_seed("bench")
    return lambda: play(options, 2, seed, 0, 1000).decisions


def zoo(games: list[str], given: argparse.Namespace) -> list[dict[str, Any]]:
    warnings.simplefilter("ignore")
    works = classic_works()
    classic = list(works)
    works |= {name: zoo_work(import_module(f"fabletop.adapters.{name}_v0")) for name in games}
    rates = best_rates(works, given.seconds, given.rounds)
    quickest = max((rates[name] for name in classic), default=0.0)
    rows = [{"what": f"PettingZoo {name}", "rate": rates[name]} for name in classic]
    for name in games:
        row = {"what": f"PettingZoo, ours: {name}", "rate": rates[name]}
        if quickest:
            row |= {"ratio": rates[name] / quickest, "target": ZOO_TARGET, "met": rates[name] / quickest >= ZOO_TARGET}
        rows.append(row)
    return rows


def openspiel(games: list[str], given: argparse.Namespace) -> list[dict[str, Any]]:
    import_module("fabletop.adapters.openspiel")
    pyspiel, empty = import_module("pyspiel"), import_module("benchmarks.empty_game")
    works = {"empty": openspiel_work(empty.EmptyGame()), "empty, together": openspiel_work(empty.EmptyTogetherGame())}
    for name in games:
        works[name] = openspiel_work(pyspiel.load_game(f"fabletop_{name}"))
    rates = best_rates(works, given.seconds, given.rounds)
    rows = [{"what": f"OpenSpiel, {name}", "rate": rates[name]} for name in list(works)[:2]]
    for name in games:
        alone, together = decisions_of(pyspiel.load_game(f"fabletop_{name}"))
        beside = (alone + together) / (alone / rates["empty"] + together / rates["empty, together"])
        ratio = beside / rates[name]
        told = f"{alone / (alone + together):.0%} in turn"
        row = {"what": f"OpenSpiel, ours: {name}, times the empty game, {told}", "rate": rates[name], "ratio": ratio}
        rows.append(row | {"target": OPENSPIEL_TARGET, "met": ratio <= OPENSPIEL_TARGET})
    return rows


def batch(games: list[str], given: argparse.Namespace) -> list[dict[str, Any]]:
    rows = []
    for name in games:
        rates = best_rates({"kernel": kernel_work(name), "batch": batch_work(name)}, given.seconds, given.rounds)
        ratio = rates["batch"] / rates["kernel"]
        rows.append({"what": f"{name} inside the kernel", "rate": rates["kernel"]})
        row = {"what": f"{name} as a batch of {TABLES:,}", "rate": rates["batch"], "ratio": ratio}
        rows.append(row | {"target": BATCH_TARGET, "met": ratio >= BATCH_TARGET})
    return rows


PARTS = {"zoo": zoo, "openspiel": openspiel, "batch": batch}


def line_of(row: dict[str, Any]) -> str:
    told = f"{row['what']:<62} {row['rate']:>12,.0f} /s"
    if "ratio" in row:
        sign = "<=" if row["target"] == OPENSPIEL_TARGET else ">="
        told += f"  {row['ratio']:8.2f}  target {sign} {row['target']:g}  {'met' if row['met'] else 'MISSED'}"
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", default="fox,fairytale,grimm")
    parser.add_argument("--parts", default=",".join(PARTS))
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    rows = []
    for part in given.parts.split(","):
        for row in PARTS[part](given.games.split(","), given):
            rows.append(row)
            print(line_of(row), flush=True)
    if given.json:
        given.json.write_text(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
