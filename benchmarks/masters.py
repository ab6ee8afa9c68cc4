"""How strong a trained network is: bare, sure of itself, and as a master, against yardsticks on duplicate deals.

    python -m benchmarks.masters NETWORK.onnx [--game fox] [--seats 2] [--deals 100] [--rivals ismcts:1000,hard]
        [--as net,sure,master] [--worlds 160] [--sampled-worlds 320] [--least 0.01] [--prior-weight 30]
        [--likelihood-temperature 1.0] [--ahead 1] [--confidence 1.0] [--heuristic-share 0] [--sure 2.5]
        [--no-mixes] [--option deck=expert110] [--save FOLDER]

A master takes the care that the game's tuning says, but for what is given here. With ``--save`` it goes on where it
stopped. The rival ``ismcts:second`` thinks about every choice for a second of a core's time.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from fabletop.bots import BOTS, MOST_TURNS, YARDSTICKS, Bot, Situation
from fabletop.bots.masters import MasterBot, NetworkBot
from fabletop.bots.searchers import order_of, think
from fabletop.catalog import game_named
from fabletop.contract import Game, OptionValue
from fabletop.lab.standings import Duel
from fabletop.lab.tournament import tournament
from fabletop.networks.shape import read_network
from fabletop.search.improvers import Improver

CARE = {"worlds": int, "sampled_worlds": int, "least": float, "prior_weight": float, "likelihood_temperature": float}
CARE |= {"ahead": int, "confidence": float, "heuristic_share": float, "sure": float}
HEADING = "| duel | share of the win (95 %) | points | ms a choice | deals |\n|---|---|---|---|---|"


@dataclass(frozen=True)
class Timed:
    """A search that stops when it has used its seconds of a core, whoever else is busy, or its choice is settled."""

    seconds: float

    def choose(self, situation: Situation) -> int:
        if len(situation.question.choices) == 1:
            return situation.question.choices[0].number
        hurried = replace(situation, budget=self.seconds)
        found = think(hurried, MOST_TURNS, YARDSTICKS["ismcts"], is_quick=True, clock=time.thread_time)
        return max(found, key=order_of).action


def told_of(duel: Duel) -> str:
    """A row of the table under the heading."""
    share = f"{100 * duel.share:.1f} % ({100 * duel.low:.1f} to {100 * duel.high:.1f})"
    points = f"{duel.points:.2f} to {duel.other_points:.2f}"
    pair = f"`{duel.challenger}` against `{duel.champion}`"
    return f"| {pair} | {share} | {points} | {duel.milliseconds:.1f} | {duel.deals} |"


def duelled(
    game: Game, pair: tuple[str, str], given: argparse.Namespace, seed: str, options: Mapping[str, OptionValue]
) -> str:
    """A row for the second of a pair, who challenges the first; with ``--save`` it goes on where it stopped."""
    save = None
    if given.save:
        given.save.mkdir(parents=True, exist_ok=True)
        save = given.save / f"{pair[1]}-{pair[0]}.jsonl".replace(":", "").replace(" ", "-")
    found = tournament(
        game,
        pair,
        seats=given.seats,
        deals=given.deals,
        options=options,
        seed=seed,
        threads=given.threads,
        ladder=True,
        save=save,
    )
    return told_of(found.duels[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("network", type=Path)
    parser.add_argument("--game", default="fox")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--rivals", default="ismcts:1000,ismcts:10000")
    parser.add_argument("--as", dest="kinds", default="net,sure,master")
    for name, kind in CARE.items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=kind)
    parser.add_argument("--mixes", action=argparse.BooleanOptionalAction)
    parser.add_argument("--option", action="append", default=[], help="of the game, such as deck=expert110")
    parser.add_argument("--seed", default="masters")
    parser.add_argument("--save", type=Path)
    parser.add_argument("--threads", type=int, default=1)
    arguments = parser.parse_args()
    game = game_named(arguments.game)
    improver = Improver(game.rules, read_network(arguments.network))
    given = {name: getattr(arguments, name) for name in (*CARE, "mixes") if getattr(arguments, name) is not None}
    care = replace(game.tuning.care_for(arguments.seats), **given)
    bots: dict[str, Callable[[bool], Bot]] = {
        "net": lambda patient: NetworkBot(improver),
        "sure": lambda patient: NetworkBot(improver, is_sure=True),
        "master": lambda patient: MasterBot(improver, care),
        "ismcts:second": lambda patient: Timed(1.0),
    }
    BOTS.update(bots)
    options = dict(option.split("=") for option in arguments.option)
    print(HEADING, flush=True)
    for kind in arguments.kinds.split(","):
        for rival in arguments.rivals.split(","):
            print(duelled(game, (rival, kind), arguments, arguments.seed, options), flush=True)


if __name__ == "__main__":
    main()
