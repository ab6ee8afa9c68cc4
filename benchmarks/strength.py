"""How far apart the levels are, with every number of players: the tables of docs/measurements/strength.md.

    python -m benchmarks.strength [--small] [--game fox] [--seats 2] [--levels hard,master] [--deals 20]
        [--save FOLDER] [--threads 2]

Each level challenges the one below it on duplicate deals, so that how far two are apart is found without the others:
``--levels`` names those that play, the weakest first. With ``--save`` it goes on where it stopped. The exit status
is 1 if the lower end of an interval is not above the equal share, unless there were only the two deals of ``--small``.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from fabletop.bots import BOTS
from fabletop.catalog import all_games, game_named
from fabletop.contract import Game, OptionValue
from fabletop.lab.standings import Duel
from fabletop.lab.tournament import Tournament, tournament

LADDER = tuple(BOTS)
DEALS = {"fox": {2: 40}, "fairytale": {2: 40, 3: 30, 4: 30, 5: 12}, "grimm": {2: 40, 3: 30, 4: 40}}
YARDSTICKS = {"fox": (("ismcts:1000", "hard"), ("random", "hard"))}
SMALL = 2
FIVE = {"deck": "expert100"}
"""Fairy Tale for five needs more cards than the basic deck has."""


def options_for(game: Game, seats: int) -> dict[str, OptionValue]:
    return dict(FIVE) if game.about.id == "fairytale" and seats == 5 else {}


def measured(game: Game, bots: tuple[str, ...], seats: int, deals: int, arguments: argparse.Namespace) -> Tournament:
    options = options_for(game, seats)
    name = f"{game.about.id}-{seats}-{'-'.join(bots)}.jsonl".replace(":", "")
    return tournament(
        game.for_options(options),
        bots,
        seats=seats,
        deals=SMALL if arguments.small else deals,
        options=options,
        seed="strength",
        threads=arguments.threads,
        ladder=True,
        save=arguments.save / name if arguments.save else None,
    )


def row(game: str, found: Duel) -> str:
    share = f"{100 * found.share:.1f} % ({100 * found.low:.1f} to {100 * found.high:.1f})"
    equal, points = f"{100 * found.equal_share:.1f} %", f"{found.points:.1f} to {found.other_points:.1f}"
    names = f"`{found.challenger}` against `{found.champion}`"
    cells = (game, found.seats, names, share, equal, points, f"{found.milliseconds:.1f}", found.deals)
    return f"| {' | '.join(map(str, cells))} |"


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--small", action="store_true", help="two deals of everything")
    parser.add_argument("--game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--deals", type=int, help="of every duel, instead of those that the tables have")
    parser.add_argument("--levels", default=",".join(LADDER))
    parser.add_argument("--save", type=Path)
    parser.add_argument("--threads", type=int, default=2)
    return parser.parse_args()


def main() -> None:
    arguments = asked()
    if arguments.save:
        arguments.save.mkdir(parents=True, exist_ok=True)
    levels = tuple(arguments.levels.split(","))
    games = [game_named(arguments.game)] if arguments.game else all_games()
    print("| game | seats | duel | share of the win (95 %) | equal | points | ms a choice | deals |")
    print("|---|---|---|---|---|---|---|---|", flush=True)
    rated: list[tuple[str, int, Tournament]] = []
    duels: list[Duel] = []
    for game in games:
        for seats, deals in DEALS[game.about.id].items():
            if arguments.seats in (None, seats):
                found = measured(game, levels, seats, arguments.deals or deals, arguments)
                rated.append((game.about.id, seats, found))
                duels += found.duels
                print(*(row(game.about.id, duel) for duel in found.duels), sep="\n", flush=True)
        for pair in YARDSTICKS.get(game.about.id, ()) if levels == LADDER else ():
            (duel,) = measured(game, pair, 2, DEALS[game.about.id][2], arguments).duels
            duels.append(duel)
            print(row(game.about.id, duel), flush=True)
    print("\n| game | seats | ratings (95 %) |\n|---|---|---|")
    for name, seats, found in rated:
        told = (f"`{one.bot}` {one.rating:.0f} ({one.rating_low:.0f} to {one.rating_high:.0f})" for one in found.bots)
        print(f"| {name} | {seats} | {', '.join(told)} |")
    unsure = [duel for duel in duels if duel.low <= duel.equal_share]
    if unsure and not arguments.small:
        sys.exit("\n".join(f"{duel.challenger} is not surely better than {duel.champion}" for duel in unsure))


if __name__ == "__main__":
    main()
