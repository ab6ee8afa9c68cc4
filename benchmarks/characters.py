"""Does a character change the style of a level and not its strength? See docs/measurements/strength.md.

    python -m benchmarks.characters [--game fox] [--seats 2] [--deals 100] [--level easy] [--only swan] [--save FOLDER]

Every character meets the plain level, and the level on the other side: a beginner somebody with sound habits, and the
other way round. The exit status is 1 if a character is on the wrong side of that neighbour.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from benchmarks.strength import measured, row

from fabletop.bots import STYLED
from fabletop.catalog import GAMES, game_named
from fabletop.lab.standings import Duel

NEIGHBOUR = {"easy": "medium", "medium": "easy"}


def is_out_of_place(found: Duel) -> bool:
    """Does a beginner beat sound habits, or the other way round?"""
    is_weaker = found.challenger.startswith("easy-") and found.champion == "medium"
    is_stronger = found.challenger.startswith("medium-") and found.champion == "easy"
    return (is_weaker and found.share >= found.equal_share) or (is_stronger and found.share <= found.equal_share)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--level", choices=tuple(STYLED))
    parser.add_argument("--only", help="the name of one character")
    parser.add_argument("--save", type=Path)
    parser.add_argument("--threads", type=int, default=1)
    arguments = parser.parse_args()
    arguments.small = False
    if arguments.save:
        arguments.save.mkdir(parents=True, exist_ok=True)
    print("| game | seats | duel | share of the win (95 %) | equal | points | ms a choice | deals |")
    print("|---|---|---|---|---|---|---|---|", flush=True)
    misplaced = 0
    for game in [game_named(arguments.game)] if arguments.game else GAMES:
        for level in [arguments.level] if arguments.level else STYLED:
            for character in game.characters:
                if arguments.only in (None, character.name):
                    for champion in (level, NEIGHBOUR[level]):
                        pair = (champion, f"{level}-{character.name}")
                        (duel,) = measured(game, pair, arguments.seats, arguments.deals, arguments).duels
                        print(row(game.about.id, duel), flush=True)
                        misplaced += is_out_of_place(duel)
    sys.exit(1 if misplaced else 0)


if __name__ == "__main__":
    main()
