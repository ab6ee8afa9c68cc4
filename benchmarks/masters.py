"""How strong a trained network is: bare, sure of itself, and as a master, against yardsticks on duplicate deals.

    python -m benchmarks.masters NETWORK.npz [--game fox] [--seats 2] [--deals 100] [--rivals ismcts:1000,hard]
        [--as net,sure,master] [--worlds 160] [--imagined 320] [--sharpness 1.0] [--faith 30] [--ahead 1]
        [--save FOLDER]

With ``--save`` it goes on where it stopped.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from fabletop.bots import BOTS, Bot
from fabletop.bots.masters import MasterBot, NetworkBot
from fabletop.catalog import game_named
from fabletop.contract.tuning import Care
from fabletop.kernel.networks import read_network
from fabletop.kernel.ponderers import Ponderer
from fabletop.lab.tournament import tournament


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("network", type=Path)
    parser.add_argument("--game", default="fox")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--rivals", default="ismcts:1000,ismcts:10000")
    parser.add_argument("--as", dest="kinds", default="net,sure,master")
    parser.add_argument("--worlds", type=int, default=Care.worlds)
    parser.add_argument("--imagined", type=int, default=Care.imagined)
    parser.add_argument("--sharpness", type=float, default=Care.sharpness)
    parser.add_argument("--faith", type=float, default=Care.faith)
    parser.add_argument("--ahead", type=int, default=Care.ahead)
    parser.add_argument("--seed", default="masters")
    parser.add_argument("--save", type=Path)
    parser.add_argument("--threads", type=int, default=1)
    arguments = parser.parse_args()
    game = game_named(arguments.game)
    ponderer = Ponderer(game.rules, read_network(arguments.network))
    care = Care(
        arguments.worlds,
        arguments.imagined,
        sharpness=arguments.sharpness,
        faith=arguments.faith,
        ahead=arguments.ahead,
    )
    bots: dict[str, Callable[[bool], Bot]] = {
        "net": lambda patient: NetworkBot(ponderer),
        "sure": lambda patient: NetworkBot(ponderer, is_sure=True),
        "master": lambda patient: MasterBot(ponderer, care),
    }
    BOTS.update(bots)
    if arguments.save:
        arguments.save.mkdir(parents=True, exist_ok=True)
    print("| duel | share of the win (95 %) | points | ms a choice | deals |\n|---|---|---|---|---|", flush=True)
    for kind in arguments.kinds.split(","):
        for rival in arguments.rivals.split(","):
            found = tournament(
                game,
                (rival, kind),
                seats=arguments.seats,
                deals=arguments.deals,
                options={},
                seed=arguments.seed,
                threads=arguments.threads,
                ladder=True,
                save=arguments.save / f"{kind}-{rival}.jsonl".replace(":", "") if arguments.save else None,
            )
            (duel,) = found.duels
            share = f"{100 * duel.share:.1f} % ({100 * duel.low:.1f} to {100 * duel.high:.1f})"
            points = f"{duel.points:.2f} to {duel.other_points:.2f}"
            print(
                f"| `{kind}` against `{rival}` | {share} | {points} | {duel.milliseconds:.1f} | {duel.deals} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
