"""Random games at every kind of table that a game takes, with every invariant checked after every choice.

    python -m benchmarks.soak fairytale [--games 500000] [--threads 2] [--seed soak]

The games are divided evenly among all seat counts and option sets. A broken invariant ends the run with status 1 and
says which options and which seed deal that game again.
"""

from __future__ import annotations

import argparse
import sys

from fabletop.catalog import game_named
from fabletop.conformance import Case, cases
from fabletop.contract import message, written
from fabletop.lab.simulation import Simulation, simulate
from fabletop.text.speech import Speech


def soak(case: Case, games: int, seed: str, threads: int, backend: str) -> Simulation:
    """So many games at one kind of table."""
    return simulate(
        case.game,
        games=games,
        seats=case.seats,
        options=case.options,
        seed=seed,
        threads=threads,
        backend=backend,
        checked=True,
    )


def told(case: Case) -> str:
    """The table as the command line takes it."""
    options = " ".join(f"--option {name}={written(value)}" for name, value in case.options.items())
    return f"--seats {case.seats} {options}"


def share(games: int, number: int, of: int) -> int:
    """How many games the table with this number gets; the first ones get what does not divide evenly."""
    return games // of + (number < games % of)


def main() -> None:
    parser = argparse.ArgumentParser(description="Look for broken invariants at every kind of table.")
    parser.add_argument("game", help="the id of a game")
    parser.add_argument("--games", type=int, default=500_000, help="games in all (default 500,000)")
    parser.add_argument("--threads", type=int, default=2, help="threads (default 2)")
    parser.add_argument("--seed", default="soak", help="any text")
    parser.add_argument("--backend", default="cpu", help="cpu or python")
    given = parser.parse_args()
    tables = list(cases(game_named(given.game), 1, all_kinds=True))
    games = decisions = 0
    for number, case in enumerate(tables):
        if mine := share(given.games, number, len(tables)):
            found = soak(case, mine, given.seed, given.threads, given.backend)
            games, decisions = games + found.games, decisions + found.decisions
            if found.invariant:
                why = Speech().say(message(found.invariant))
                sys.exit(f"{given.game} {told(case)} --seed {found.broken_seed}: {why}")
    print(
        f"{games:,} games of {given.game} at {len(tables)} kinds of table, {decisions:,} choices: no invariant broken"
    )


if __name__ == "__main__":
    main()
