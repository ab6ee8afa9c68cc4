"""What a game that is not over promises each player, for searches that look only some rounds ahead.

The numbers were fitted to games of players with sound habits: who won, seen from the beginning of each round.
"""

from __future__ import annotations

from fabletop.games.grimm.play.values import (
    HOUSE,
    is_wanted,
    next_price,
    to_finish,
    value_in_hand,
    value_of_friend,
)
from fabletop.games.grimm.rules.scoring import place, points, token_rank
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import FABLE_ROW, KINDS
from fabletop.games.grimm.rules.words import total_goods
from fabletop.kernel.rule import called_rule, rule
from fabletop.kernel.rules import value_by

DOUBLE = 16
"""So much more in prospect makes a player twice as likely to win."""
PARTS_OF_DOUBLE = tuple(round(1024 * 2 ** (part / DOUBLE)) for part in range(DOUBLE))
LEAST = 12 * DOUBLE
"""Who is further behind than this is no more hopeless."""
MISSING, UNBUILT, LEFT_OVER, TOKEN = 11, 6, 2, 7
FAR_AWAY = 8
"""The last resources that are missing count most: far from the end, much can still happen."""
SURE = 10_000

value_of_end = value_by(points, place)


@rule
def unbuilt(left: int) -> int:
    """Sections of a house that still costs so much."""
    if left == next_price(left):
        return 1
    return 3 if left == HOUSE else 2


@called_rule
def building_prospect(table: GrimmTable, seat: int) -> int:
    """What is missing for the nearest houses that a player needs, and what must be built."""
    lacking, sections, useful = 0, 0, 0
    for kind in range(KINDS):
        if is_wanted(table, seat, kind):
            left, goods = to_finish(table, seat, kind), table.goods[seat * KINDS + kind]
            useful += min(left, goods)
            lacking += max(0, left - goods)
            sections += unbuilt(left)
    idle = total_goods(table, seat) - useful
    return lacking * lacking // FAR_AWAY - MISSING * lacking - UNBUILT * sections - LEFT_OVER * idle


@called_rule
def open_prospect(table: GrimmTable, seat: int) -> int:
    """How well a player stands by what lies open, in parts of a doubled chance: houses, resources, tokens, Friend."""
    friend = value_of_friend(table.friend[seat]) * 3 // 2
    return building_prospect(table, seat) + TOKEN * token_rank(table, seat) + friend


@called_rule
def prospect(table: GrimmTable, seat: int) -> int:
    """The same, with the Fables in hand."""
    hand = 0
    for name in range(FABLE_ROW):
        hand += table.hands[seat * FABLE_ROW + name] * value_in_hand(name)
    return open_prospect(table, seat) + hand * 2 // 5


@rule
def weight_of(prospect: int, best: int) -> int:
    """A number proportional to a player's chance."""
    above = max(0, prospect - best + LEAST)
    return PARTS_OF_DOUBLE[above % DOUBLE] << above // DOUBLE


@called_rule
def chance_of(table: GrimmTable, seat: int) -> int:
    """How likely a player is to win a game that is going on."""
    best = prospect(table, 0)
    for other in range(1, table.seats):
        best = max(best, prospect(table, other))
    total = 0
    for other in range(table.seats):
        total += weight_of(prospect(table, other), best)
    return SURE * weight_of(prospect(table, seat), best) // total


@rule
def value(table: GrimmTable, seat: int) -> int:
    """The share of the win, or the chance of it while the game goes on."""
    return value_of_end(table, seat) if table.to_act == 0 else chance_of(table, seat)
