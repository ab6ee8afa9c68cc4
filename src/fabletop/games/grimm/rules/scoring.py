"""The end of the game and its tie-breaks (docs/rules/grimm-forest: grimm.finish)."""

from __future__ import annotations

from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import BRICK, HOUSES, HOUSES_TO_WIN, KINDS, ROOF, WOOD
from fabletop.games.grimm.rules.words import house_of
from fabletop.kernel.rule import called_rule, rule


@rule
def complete_houses(table: GrimmTable, seat: int, kind: int) -> int:
    """A player's complete houses of one kind."""
    return table.houses[seat * HOUSES + house_of(0, kind, ROOF)] + table.houses[seat * HOUSES + house_of(1, kind, ROOF)]


@called_rule
def complete(table: GrimmTable, seat: int) -> int:
    """All of a player's complete houses."""
    houses = 0
    for kind in range(KINDS):
        houses += complete_houses(table, seat, kind)
    return houses


@rule
def is_competing(table: GrimmTable, seat: int) -> bool:
    """Only players with three complete houses or more can win."""
    return complete(table, seat) >= HOUSES_TO_WIN


@called_rule
def is_decided(table: GrimmTable) -> bool:
    for seat in range(table.seats):
        if is_competing(table, seat):
            return True
    return False


@rule
def token_rank(table: GrimmTable, seat: int) -> int:
    """First Builder tokens: the Brick one beats the Wood one, which beats the Straw one."""
    rank = 0
    for kind in range(KINDS):
        if table.builders[kind] == seat + 1:
            rank += 1 << kind
    return rank


@called_rule
def standing(table: GrimmTable, seat: int) -> int:
    """Those who compete are ahead: more Brick houses, then more Wood houses, then the sturdiest token decide."""
    if not is_competing(table, seat):
        return complete(table, seat)
    houses = complete_houses(table, seat, BRICK) << 8 | complete_houses(table, seat, WOOD) << 4
    return 1 << 16 | houses | token_rank(table, seat)


@rule
def round_of(table: GrimmTable) -> int:
    return table.round


@rule
def points(table: GrimmTable, seat: int) -> int:
    """Complete houses."""
    return complete(table, seat)


@called_rule
def place(table: GrimmTable, seat: int) -> int:
    """One more than the players who stand better; level players share a place."""
    ahead = 0
    for other in range(table.seats):
        ahead += int(standing(table, other) > standing(table, seat))
    return 1 + ahead
