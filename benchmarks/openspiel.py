"""Random playouts inside OpenSpiel's C++, run as a program of its own by kernel.py: ``python openspiel.py SECONDS``.

One search of a single simulation whose evaluator plays n rollouts makes OpenSpiel play exactly n random games from a
dealt table, without a step in Python. How many decisions such a game has is counted in Python, over other games. Prints
one line of JSON: for each game its decisions per CPU second.
"""

from __future__ import annotations

import importlib
import json
import random
import sys
import time
from typing import Any

pyspiel: Any = importlib.import_module("pyspiel")

GAMES = ("hearts", "spades")
COUNTED_GAMES = 200
FIRST_ROLLOUTS = 2000


def pass_chance(state: Any, dice: random.Random) -> None:
    """Deal until a player is to decide."""
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choices(outcomes, weights)[0])


def decisions_in_a_game(game: Any, dice: random.Random) -> float:
    """The mean over some random games."""
    decisions = 0
    for _ in range(COUNTED_GAMES):
        state = game.new_initial_state()
        pass_chance(state, dice)
        while not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
            decisions += 1
            pass_chance(state, dice)
    return decisions / COUNTED_GAMES


def seconds_for(game: Any, root: Any, rollouts: int) -> float:
    """CPU seconds of so many native rollouts from the root."""
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=rollouts)
    bot = pyspiel.MCTSBot(
        game, evaluator, uct_c=2.0, max_simulations=1, max_memory_mb=0, solve=False, seed=1, verbose=False
    )
    begun = time.process_time()
    searched = bot.mcts_search(root)
    seconds = time.process_time() - begun
    assert searched.explore_count == 1, "OpenSpiel did not run exactly one simulation"
    return seconds


def decisions_per_second(name: str, seconds: float) -> float:
    game, dice = pyspiel.load_game(name), random.Random(1)
    per_game = decisions_in_a_game(game, dice)
    root = game.new_initial_state()
    pass_chance(root, dice)
    rollouts = round(FIRST_ROLLOUTS * seconds / seconds_for(game, root, FIRST_ROLLOUTS))
    return rollouts * per_game / seconds_for(game, root, rollouts)


if __name__ == "__main__":
    print(json.dumps({name: decisions_per_second(name, float(sys.argv[1])) for name in GAMES}))
