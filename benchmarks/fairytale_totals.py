"""How random games of Fairy Tale end: the winning score, its spread, and whether any seat has an advantage.

    python -m benchmarks.fairytale_totals [--games 100000] [--seed totals]

Prints the table of docs/measurements/random-play.md. Game number 17 of a row has the seed ``totals#17``, as in
``fabletop simulate``.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import erfc, exp, pi, sqrt
from statistics import fmean, pstdev
from typing import Any

from fabletop.bodies.playout import Scratch
from fabletop.catalog import game_named
from fabletop.contract import Game, read_seed
from fabletop.games.fairytale.decks import BUILT_IN
from fabletop.kernel.actions import any_marked
from fabletop.kernel.bits import lowest
from fabletop.kernel.record import Record
from fabletop.kernel.rng import start_playout_rng
from fabletop.kernel.rules import KernelRules

HEAD = ("deck", "players", "winning score", "spread", "any score", "shared wins", "wins alone, by seat", "p")


@dataclass(frozen=True)
class Totals:
    """What came of many games at one kind of table."""

    deck: str
    scores: list[tuple[int, ...]]
    """The points of all seats, game by game."""

    @property
    def seats(self) -> int:
        return len(self.scores[0])

    @property
    def winning(self) -> list[int]:
        return [max(points) for points in self.scores]

    @property
    def wins(self) -> list[int]:
        """Games that each seat won alone."""
        alone = [points for points in self.scores if points.count(max(points)) == 1]
        return [sum(points[seat] == max(points) for points in alone) for seat in range(self.seats)]

    def cells(self) -> list[str]:
        wins, games = self.wins, len(self.scores)
        shares = " ".join(f"{100 * number / games:.2f}" for number in wins)
        return [
            self.deck,
            str(self.seats),
            f"{fmean(self.winning):.2f}",
            f"{pstdev(self.winning):.2f}",
            f"{fmean(point for points in self.scores for point in points):.2f}",
            f"{100 - 100 * sum(wins) / games:.2f} %",
            f"{shares} %",
            f"{chance_of_unevenness(wins):.2f}",
        ]


def chance_of_unevenness(counts: Sequence[int]) -> float:
    """How often fair seats would win as unevenly as this, or more so: Pearson's chi-square test for 2 to 5 seats."""
    even = sum(counts) / len(counts)
    x = sum((count - even) ** 2 / even for count in counts)
    match len(counts):
        case 2:
            return erfc(sqrt(x / 2))
        case 3:
            return exp(-x / 2)
        case 4:
            return erfc(sqrt(x / 2)) + sqrt(2 * x / pi) * exp(-x / 2)
        case 5:
            return exp(-x / 2) * (1 + x / 2)
        case seats:
            raise ValueError(f"no formula for {seats} seats")


def scoring(rules: KernelRules) -> Callable[..., None]:
    """A function that plays random games, the same that ``fabletop simulate`` plays, and writes down all scores."""
    deal, legal, act, points, action_kinds = rules.deal, rules.legal, rules.act, rules.points, rules.action_kinds

    def play_games(work: Any, options: Any, seats: int, first: int, scores: Any) -> None:
        tables, masks, scratches = work
        table, mask, scratch = tables[0], masks[0], scratches[0]
        for game in range(len(scores) // seats):
            scratch.seed.stream = first + game
            start_playout_rng(scratch.playout_rng, scratch.playout_source, scratch.seed)
            deal(table, options[0], seats, scratch.seed, None)
            while table.to_act:
                seat = lowest(table.to_act)
                legal(table, seat, mask)
                act(table, seat, any_marked(mask, action_kinds, scratch.playout_rng), None)
            for seat in range(seats):
                scores[game * seats + seat] = points(table, seat)

    return play_games


def scores_of(game: Game, options: Record, seats: int, games: int, seed: str, compiling: bool) -> list[tuple[int, ...]]:
    """The points of all seats in games 0, 1, 2 … of a seed."""
    scratch, rules, play = Scratch(), game.rules, scoring(game.rules)
    scratch.seed.become(read_seed(seed))
    scores: Any = [0] * (games * seats)
    if compiling:
        import numpy as np

        from fabletop.bodies.compiler import compiled
        from fabletop.kernel.record import as_array

        scores = np.zeros(games * seats, np.int64)
        work = np.zeros(1, rules.table.dtype), np.zeros((1, rules.action_kinds), np.int64), as_array(scratch)
        machine(compiled, play)(work, as_array(options), seats, 0, scores)
    else:
        play(([rules.table()], [[0] * rules.action_kinds], [scratch]), [options], seats, 0, scores)
    return [tuple(int(point) for point in scores[at : at + seats]) for at in range(0, games * seats, seats)]


_machines: list[Callable[..., None]] = []


def machine(compiled: Callable[..., Any], play: Callable[..., None]) -> Callable[..., None]:
    """The compiled function; compiling it once is enough."""
    if not _machines:
        _machines.append(compiled(play))
    return _machines[0]


def totals(games: int, seed: str, compiling: bool = True) -> Iterator[Totals]:
    """Every deck with every number of players that it is for."""
    fairytale = game_named("fairytale")
    for deck in BUILT_IN:
        for seats in fairytale.about.seats:
            if (deck, seats) != ("basic", 5):
                options = fairytale.set_up({"deck": deck, "draft": "two-stage"}, seats)
                yield Totals(deck, scores_of(fairytale, options, seats, games, seed, compiling))


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how random games of Fairy Tale end.")
    parser.add_argument("--games", type=int, default=100_000, help="games of each kind (default 100,000)")
    parser.add_argument("--seed", default="totals", help="any text; the same seed gives the same table")
    given = parser.parse_args()
    print(f"| {' | '.join(HEAD)} |\n|{'---|' * len(HEAD)}")
    for row in totals(given.games, given.seed):
        print(f"| {' | '.join(row.cells())} |", flush=True)


if __name__ == "__main__":
    main()
