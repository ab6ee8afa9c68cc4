"""How well the network that comes along foresees what a bot does, if it is more or less sure of itself.

    python -m benchmarks.foresight [--game fox] [--seats 2] [--bot hard] [--games 8]

The bot plays itself. For each power to which the network's chances are raised (``Care.confidence``): the mean logarithm
of the chance of what the bot did, where it had a choice. At 0 every choice is expected alike.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from benchmarks.distil import gathered, watch_game

from fabletop.bots.bare import FEATURES, POLICY
from fabletop.bots.shipped import shipped_session
from fabletop.catalog import game_named

CONFIDENCES = (1.0, 0.5, 0.33, 0.25, 0.17, 0.0)


def mean_logarithm(policy: Any, allowed: Any, chosen: Any, confidence: float) -> float:
    weights = np.where(allowed, policy * confidence, -np.inf)
    weights -= weights.max(1, keepdims=True)
    logarithms = weights - np.log(np.exp(weights).sum(1, keepdims=True))
    return float(logarithms[np.arange(len(chosen)), chosen].mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="fox")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--games", type=int, default=8)
    given = parser.parse_args()
    game = game_named(given.game)
    watched = [one for number in range(given.games) for one in watch_game(game, given.bot, number, given.seats)]
    features, allowed, chosen = (part.numpy() for part in gathered(game, watched))
    (policy,) = shipped_session(game.rules).run([POLICY], {FEATURES: features.astype(np.float32)})
    had_a_choice = allowed.sum(1) > 1
    rows = policy[had_a_choice], allowed[had_a_choice], chosen[had_a_choice]
    print(f"{had_a_choice.sum()} choices of {given.bot} in {given.games} games of {given.game} for {given.seats}")
    for confidence in CONFIDENCES:
        print(f"confidence {confidence:.2f}: {mean_logarithm(*rows, confidence):.2f}", flush=True)


if __name__ == "__main__":
    main()
