"""A ceiling for honest players: ``hard`` with open cards, against bots that see what their seats may see.

    python -m benchmarks.cheater [--game fox] [--seats 2] [--deals 40] [--rivals hard,master] [--threads 1]
        [--save FOLDER]

The cheater plays a game in which nothing is ever re-dealt, so that every table it thinks about is the true one; to
everybody else the same table is re-dealt as always. It lives here and nowhere else.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from benchmarks.masters import HEADING, duelled

from fabletop.bodies.backend import redealer_on
from fabletop.bots import BOTS, Bot, Situation, bot_named
from fabletop.catalog import game_named
from fabletop.contract import Game, branch_of, read_seed
from fabletop.kernel.rule import rule


@rule
def leave_as_it_is(table: Any, seat: int, seed: Any) -> None:
    """All cards lie open."""


@dataclass(frozen=True)
class Honest:
    """Sees only what its seat may see of a game with open cards."""

    game: Game
    bot: Bot

    def choose(self, situation: Situation) -> int:
        redeal = redealer_on("cpu", self.game.rules)
        world = redeal(situation.world, situation.seat, read_seed(branch_of(situation.seed, "honest")))
        return self.bot.choose(replace(situation, game=self.game, world=world))


def honest(game: Game, name: str, patient: bool) -> Bot:
    return Honest(game, bot_named(name, patient=patient))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="fox")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--rivals", default="hard,master")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--save", type=Path)
    given = parser.parse_args()
    game = game_named(given.game)
    table = replace(game, rules=replace(game.rules, resample=leave_as_it_is))
    BOTS["cheater"] = BOTS["hard"]
    print(HEADING, flush=True)
    for rival in given.rivals.split(","):
        name = f"honest {rival}"
        BOTS[name] = partial(honest, game, rival)
        print(duelled(table, (name, "cheater"), given, "cheater", {}), flush=True)


if __name__ == "__main__":
    main()
