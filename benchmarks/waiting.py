"""How long a person waits for ``hard``: from a cold start, while another process compiles on the same core, and after.

    python -m benchmarks.waiting [--game fox] [--seconds 90]

Everything runs on one core. The longest wait should be below 1.5 s.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time

from fabletop.bots import bot_named, situation_of
from fabletop.bots.readiness import is_ready
from fabletop.catalog import all_games, game_named
from fabletop.contract import Game

BUDGET = 1.0
MOST = 1.5


def longest_waits(game: Game, seconds: float) -> dict[str, list[float]]:
    """How long each choice took, before the compiled search was ready and after."""
    seats, bot, number = game.about.seats[-1], bot_named("hard"), 0
    options = {"deck": "expert100"} if game.about.id == "fairytale" else {}
    game = game.for_options(options)
    waits: dict[str, list[float]] = {"meanwhile": [], "compiled": []}
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        position, _ = game.open(options, seats, f"waiting#{number}")
        number += 1
        while time.monotonic() < end and (questions := game.questions(position)):
            when = "compiled" if is_ready(game.rules) else "meanwhile"
            begun = time.monotonic()
            situation = situation_of(game, position, questions[0], f"waiting {position.revision}", BUDGET)
            choice = bot.choose(situation)
            waits[when].append(time.monotonic() - begun)
            game.play(position, questions[0].seat, choice)
    return waits


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game")
    parser.add_argument("--seconds", type=float, default=90.0)
    arguments = parser.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    with tempfile.TemporaryDirectory() as folder:
        os.environ["FABLETOP_CACHE"] = folder
        for game in [game_named(arguments.game)] if arguments.game else all_games():
            for when, waits in longest_waits(game, arguments.seconds).items():
                if waits:
                    mean, most = sum(waits) / len(waits), max(waits)
                    told = "as it should be" if most < MOST else "too long"
                    print(
                        f"{game.about.id} {when}: {len(waits)} choices, mean {mean:.3f} s, longest {most:.3f} s, {told}"
                    )


if __name__ == "__main__":
    main()
