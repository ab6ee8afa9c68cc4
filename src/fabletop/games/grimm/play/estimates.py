"""What anybody can reckon of a player from what lies open: how near to winning, what is missing, what pays where."""

from __future__ import annotations

from fabletop.games.grimm.knowledge.observation import MOST
from fabletop.games.grimm.play.value import open_prospect
from fabletop.games.grimm.play.values import is_wanted, missing, strength, value_of_stock
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import KINDS, PLACES
from fabletop.games.grimm.rules.words import locations
from fabletop.kernel.rule import called_rule, rule

STRENGTH, PROSPECT, MISSING, IS_WANTED, ALONE = 0, 1, 2, 2 + KINDS, 2 + 2 * KINDS
SHARED = ALONE + PLACES
ESTIMATES = SHARED + PLACES
"""Numbers for each player: strength, prospect in halves, of each kind what is missing for its house and whether that is
wanted, and what the stock of each Location is worth to its only visitor, or to one of two."""


@rule
def within(number: int) -> int:
    return max(-MOST, min(MOST, number))


@called_rule
def estimate(table: GrimmTable, player: int, out: list[int], first: int) -> None:
    """Fill in the numbers of one player."""
    out[first + STRENGTH] = within(strength(table, player))
    out[first + PROSPECT] = within(open_prospect(table, player) // 2)
    for kind in range(KINDS):
        out[first + MISSING + kind] = within(missing(table, player, kind))
        out[first + IS_WANTED + kind] = int(is_wanted(table, player, kind))
    for location in range(locations(table)):
        out[first + ALONE + location] = within(value_of_stock(table, player, location, 1))
        out[first + SHARED + location] = within(value_of_stock(table, player, location, 2))
