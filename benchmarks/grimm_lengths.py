"""How long games of The Grimm Forest are if everybody chooses at random, or builds whenever it is possible.

    python -m benchmarks.grimm_lengths [--games 300] [--seed lengths]

Prints a table of rounds: 5 %, median and 95 % of the games, and the longest. Game number 17 of a row has the seed
``lengths#17``, as in ``fabletop simulate``.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from fabletop.contract import OptionValue, read_seed
from fabletop.games.grimm.game import GRIMM
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import ACTION_KINDS, BUILD, HELP_0, HELP_3
from fabletop.kernel.actions import any_marked
from fabletop.kernel.bits import lowest
from fabletop.kernel.rng import PlayoutRng, Rng, playout_below, start_playout_rng

SEATS = (2, 3, 4)
OPTIONS: dict[str, OptionValue] = {"turn": "all-actions"}
"""Chance that may end a turn before tells nothing of how long people play."""
IN_TEN = 8
"""How often in ten times a keen builder builds."""
BUILDS = (BUILD, *range(HELP_0, HELP_3 + 1))

Policy = Callable[[list[int], PlayoutRng], int]
"""Chooses one of the marked actions."""


def at_random(mask: list[int], playout_rng: PlayoutRng) -> int:
    """Every choice is as likely as the others."""
    return any_marked(mask, ACTION_KINDS, playout_rng)


def keen(mask: list[int], playout_rng: PlayoutRng) -> int:
    """Build something with probability 0.8 whenever it is possible; otherwise do anything else."""
    builds = [things if action_kind in BUILDS else 0 for action_kind, things in enumerate(mask)]
    if not any(builds):
        return at_random(mask, playout_rng)
    others = [0 if action_kind in BUILDS else things for action_kind, things in enumerate(mask)]
    return at_random(builds if playout_below(playout_rng, 10) < IN_TEN else others, playout_rng)


POLICIES: dict[str, Policy] = {"uniformly random choices": at_random, "builds with probability 0.8": keen}


@dataclass(frozen=True)
class Lengths:
    """The rounds of many games at one kind of table."""

    rounds: list[int]
    """In order of length."""
    shared: int
    """Games that nobody won alone."""

    def part(self, percent: int) -> int:
        """So many percent of the games had no more rounds than this."""
        return self.rounds[(len(self.rounds) - 1) * percent // 100]

    @property
    def parts(self) -> tuple[int, int, int]:
        return self.part(5), self.part(50), self.part(95)

    @property
    def shared_percent(self) -> float:
        return 100 * self.shared / len(self.rounds)

    def __str__(self) -> str:
        return f"{' / '.join(map(str, self.parts))} ({self.rounds[-1]}), {self.shared_percent:.1f} % shared"


def lengths(seats: int, games: int, policy: Policy, seed: str = "lengths") -> Lengths:
    played = [ending(seats, policy, f"{seed}#{number}") for number in range(games)]
    return Lengths(sorted(rounds for rounds, _ in played), sum(is_shared for _, is_shared in played))


def ending(seats: int, policy: Policy, seed: str) -> tuple[int, bool]:
    """How many rounds a game had, and whether several won it."""
    table, mask, playout_rng, start = GrimmTable(), [0] * ACTION_KINDS, PlayoutRng(), read_seed(seed)
    start_playout_rng(playout_rng, Rng(), start)
    GRIMM.rules.deal(table, GRIMM.set_up(OPTIONS, seats), seats, start, None)
    while table.to_act:
        seat = lowest(table.to_act)
        GRIMM.rules.legal(table, seat, mask)
        GRIMM.rules.act(table, seat, policy(mask, playout_rng), None)
    winners = sum(GRIMM.rules.place(table, seat) == 1 for seat in range(seats))
    return table.round + 1, winners > 1


def rows(games: int, seed: str) -> Iterator[list[str]]:
    for name, policy in POLICIES.items():
        yield [name, *(str(lengths(seats, games, policy, seed)) for seats in SEATS)]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how long games of The Grimm Forest are.")
    parser.add_argument("--games", type=int, default=300, help="games of each kind (default 300)")
    parser.add_argument("--seed", default="lengths", help="any text; the same seed gives the same table")
    given = parser.parse_args()
    head = ["policy", *(f"{seats} players" for seats in SEATS)]
    print(f"| {' | '.join(head)} |\n|{'---|' * len(head)}")
    for row in rows(given.games, given.seed):
        print(f"| {' | '.join(row)} |", flush=True)


if __name__ == "__main__":
    main()
