"""How many points a round of The Fox in the Forest a bot takes from another, in matches on duplicate deals.

    python -m benchmarks.rounds response.onnx master [--deals 40] [--seed rounds]

A name that ends in .onnx is the network in that file, which plays by its chances: a best response to a frozen network,
say, against the master that thinks with that network. What anybody takes from a bot is a lower bound of what somebody
who knows it could take.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from fabletop.bots import Bot, Situation, bot_named
from fabletop.bots.masters import NetworkBot
from fabletop.catalog import game_named
from fabletop.lab.deals import NEVER, played_by
from fabletop.networks.shape import read_network
from fabletop.search.improvers import Improver

FOX = game_named("fox")


@dataclass
class Counting:
    """A bot that remembers which round it was asked in last."""

    bot: Bot
    rounds: int = 0

    def choose(self, situation: Situation) -> int:
        world: Any = situation.world
        self.rounds = world.round
        return self.bot.choose(situation)


def sitting(name: str) -> Bot:
    if name.endswith(".onnx"):
        return NetworkBot(Improver(FOX.rules, read_network(Path(name))))
    return bot_named(name, patient=True)


def margin(challenger: Bot, champion: Bot, seed: str) -> tuple[int, int]:
    """Points that the challenger was ahead, and rounds, in two matches with the same cards."""
    ahead = rounds = 0
    for seat in range(2):
        counting = Counting(challenger)
        bots = [counting, champion] if seat == 0 else [champion, counting]
        points = played_by(FOX, bots, {}, seed, NEVER).points
        ahead, rounds = ahead + points[seat] - points[1 - seat], rounds + counting.rounds
    return ahead, rounds


def mean_and_error(margins: list[tuple[int, int]]) -> tuple[float, float]:
    """Of points a round: the ratio of the sums, and its standard error over deals."""
    ahead, rounds = np.array(margins, float).T
    mean = ahead.sum() / rounds.sum()
    return float(mean), float((ahead - mean * rounds).std(ddof=1) / rounds.mean() / len(margins) ** 0.5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("challenger")
    parser.add_argument("champion")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--seed", default="rounds")
    given = parser.parse_args()
    bots = sitting(given.challenger), sitting(given.champion)
    margins = [margin(*bots, f"{given.seed}#{number}") for number in range(given.deals)]
    mean, error = mean_and_error(margins)
    rounds = sum(rounds for _, rounds in margins)
    print(f"{given.challenger} takes {mean:+.2f} ± {error:.2f} points a round from {given.champion}", end="")
    print(f" ({given.deals} deals, {rounds} rounds)", flush=True)


if __name__ == "__main__":
    main()
