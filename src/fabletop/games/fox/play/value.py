"""What a score is worth on the way to the target: the chance to win the match, for those who look one round ahead."""

from __future__ import annotations

from functools import cache
from math import comb

from fabletop.games.fox.rules.scoring import place, points_for
from fabletop.games.fox.rules.state import FoxTable
from fabletop.games.fox.rules.terms import MOST_TARGET, SEATS, TREASURES, TRICKS, rival_of
from fabletop.kernel.rule import rule

WON = 10_000


@cache
def rounds() -> list[tuple[int, int, float]]:
    """How rounds between equals end, roughly: tricks as by tossing a coin, treasures with the tricks."""
    found: dict[tuple[int, int], float] = {}
    for tricks in range(TRICKS + 1):
        for treasures in range(TREASURES + 1):
            chance = comb(TRICKS, tricks) / 2**TRICKS * comb(TREASURES, treasures)
            share = tricks / TRICKS
            chance *= share**treasures * (1 - share) ** (TREASURES - treasures)
            mine = points_for(tricks) + treasures
            other = points_for(TRICKS - tricks) + TREASURES - treasures
            found[mine, other] = found.get((mine, other), 0.0) + chance
    return [(mine, other, chance) for (mine, other), chance in found.items()]


@cache
def chance_to_win(mine: int, other: int) -> float:
    """The chance to win for a player who needs so many more points, and the rival so many."""
    if mine <= 0 or other <= 0:
        return 0.5 if mine == other else float(mine < other)
    if mine > other:
        return 1 - chance_to_win(other, mine)
    return sum(chance * chance_to_win(mine - got, other - gave) for got, gave, chance in rounds())


CHANCES = tuple(
    tuple(round(WON * chance_to_win(mine, other)) for other in range(MOST_TARGET + 1))
    for mine in range(MOST_TARGET + 1)
)
"""By the points that a player and the rival still need."""


@rule
def phase(table: FoxTable) -> int:
    """A search looks to the end of the round."""
    return table.round


@rule
def needed(table: FoxTable, seat: int) -> int:
    return max(0, table.options.target - table.scores[seat])


@rule
def value(table: FoxTable, seat: int) -> int:
    """The win if the match is over, half of it for a draw; else the chance to win it."""
    if table.to_act != 0:
        return CHANCES[needed(table, seat)][needed(table, rival_of(seat))]
    winners = 0
    for player in range(SEATS):
        winners += int(place(table, player) == 1)
    return WON // winners if place(table, seat) == 1 else 0
