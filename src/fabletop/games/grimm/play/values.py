"""What things are worth to a sensible player, in tenths of a resource: resources, cards, places, rivals.

Nothing here is a rule of the game; ``heuristic.py`` weighs answers with it.
"""

from __future__ import annotations

from fabletop.games.grimm.rules.build import ON_CORNER, price
from fabletop.games.grimm.rules.catalogue import FABLE_VALUES, FRIEND_VALUES
from fabletop.games.grimm.rules.fables import (
    BIG_BAD_WOLF,
    DRAGON,
    GRANDMAS_HOUSE,
    HIRED_HELP,
    IF_ALONE,
    IF_OTHERS,
    LONELY_CASTLE,
    MYSTERIOUS_STRANGER,
    NIGHT_AT_THE_TAVERN,
    ROYAL_WEDDING,
    TAXATION,
    WANDERING_TRADER,
    is_monster,
)
from fabletop.games.grimm.rules.friends import (
    ALADDIN,
    FROG_PRINCE,
    PINOCCHIO,
    RAPUNZEL,
    SNOW_WHITE,
    THE_GOLDEN_GOOSE,
    THE_SEVEN_DWARFS,
)
from fabletop.games.grimm.rules.scoring import complete
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import (
    BRICK,
    HOUSES,
    HOUSES_TO_WIN,
    KINDS,
    MARKET,
    NO_GATHER_CARD,
    ROOF,
    SECTIONS,
    WALLS,
)
from fabletop.games.grimm.rules.words import in_bundle, location_of, locations, total_goods
from fabletop.kernel.bits import has
from fabletop.kernel.rule import called_rule, rule

SURE = 64
"""A chance of 1."""
WANTED, UNWANTED = 10, 4
"""A resource of a kind that goes into the houses still to be finished, and any other."""
NEXT_PAID, ALL_PAID = 8, 15
"""What it is worth to have all that the next section, or the whole house, costs."""
A_HOUSE_AHEAD = 18
"""What a finished house says of how near a player is to winning, beside what was paid for it."""
HOUSE = price(0, 0) + price(0, WALLS) + price(0, ROOF)


# Resources.


@rule
def to_finish(table: GrimmTable, seat: int, kind: int) -> int:
    """What the unfinished house of a kind still costs, or else a new one."""
    house = seat * HOUSES + kind * SECTIONS
    if table.houses[house + WALLS] > 0:
        return price(0, ROOF)
    if table.houses[house] > 0:
        return price(0, WALLS) + price(0, ROOF)
    if table.houses[house + ON_CORNER + WALLS] > 0:
        return price(1, ROOF)
    if table.houses[house + ON_CORNER] > 0:
        return price(1, WALLS) + price(1, ROOF)
    return HOUSE


@rule
def next_price(left: int) -> int:
    """What the next section costs of a house that still costs so much."""
    if left > price(0, WALLS) + price(0, ROOF):
        return price(0, 0)
    return left - price(0, ROOF) if left > price(0, ROOF) else left


@rule
def missing(table: GrimmTable, seat: int, kind: int) -> int:
    """Resources that a player does not have yet for the house of a kind; below 0 if some are left over."""
    return to_finish(table, seat, kind) - table.goods[seat * KINDS + kind]


@rule
def houses_to_go(table: GrimmTable, seat: int) -> int:
    return max(1, HOUSES_TO_WIN - complete(table, seat))


@called_rule
def is_wanted(table: GrimmTable, seat: int, kind: int) -> bool:
    """Is the house of a kind among the nearest ones that a player still needs?"""
    here, nearer = 4 * missing(table, seat, kind) - kind, 0
    for other in range(KINDS):
        nearer += int(4 * missing(table, seat, other) - other < here)
    return nearer < houses_to_go(table, seat)


@rule
def value_of_goods(left: int, rate: int, count: int) -> int:
    """What so many resources of a kind are worth, whose house still costs so much."""
    value = rate * min(count, left) + UNWANTED * max(0, count - left)
    if count >= next_price(left):
        value += NEXT_PAID
    return value + ALL_PAID if count >= left else value


@called_rule
def value_of_more(table: GrimmTable, seat: int, kind: int, count: int) -> int:
    """What so many more resources of a kind, or fewer, are worth to a player."""
    if count == 0:
        return 0
    has_now, left = table.goods[seat * KINDS + kind], to_finish(table, seat, kind)
    rate = UNWANTED
    if is_wanted(table, seat, kind):
        rate = WANTED + max(0, HOUSE - left + has_now) // (2 * houses_to_go(table, seat))
    return value_of_goods(left, rate, has_now + count) - value_of_goods(left, rate, has_now)


@rule
def value_of_bundle(table: GrimmTable, seat: int, bundle: int, sign: int) -> int:
    """What a bundle is worth to a player who gets it (1), or loses it (-1)."""
    value = 0
    for kind in range(KINDS):
        value += value_of_more(table, seat, kind, sign * in_bundle(bundle, kind))
    return value


@rule
def value_of_each(table: GrimmTable, seat: int) -> int:
    """A resource of each kind."""
    return value_of_bundle(table, seat, 21, 1)


# Players.


@called_rule
def strength(table: GrimmTable, seat: int) -> int:
    """How near a player is to winning: everything paid for and everything at hand, finished houses above all."""
    paid = 0
    for kind in range(KINDS):
        paid += HOUSE - to_finish(table, seat, kind)
    return A_HOUSE_AHEAD * complete(table, seat) + paid + total_goods(table, seat)


@rule
def leads(table: GrimmTable, seat: int) -> bool:
    """Is everybody else a house behind? Then Monsters are better kept for whoever comes near."""
    own = strength(table, seat)
    for other in range(table.seats):
        if other != seat and strength(table, other) + A_HOUSE_AHEAD > own:
            return False
    return True


@rule
def rivals_goods(table: GrimmTable, seat: int) -> int:
    goods = 0
    for other in range(table.seats):
        goods += 0 if other == seat else total_goods(table, other)
    return goods


@rule
def value_of_friend(friend: int) -> int:
    return FRIEND_VALUES[friend]


# Places.


@rule
def stock_at(table: GrimmTable, location: int) -> int:
    first = location * KINDS
    return table.stock[first] + table.stock[first + 1] + table.stock[first + 2]


@called_rule
def chance_alone(table: GrimmTable, seat: int, location: int) -> int:
    """How likely no rival comes: by the cards laid, and where none lies, the more is there the more are drawn there."""
    stock, total = stock_at(table, location) + 2, 0
    for place in range(locations(table)):
        total += stock_at(table, place) + 2
    alone = SURE
    for other in range(table.seats):
        if other != seat:
            if table.assigned[other] == NO_GATHER_CARD:
                alone -= alone * stock // total
            elif location_of(table.assigned[other]) == location:
                alone = 0
    return alone


@called_rule
def value_of_stock(table: GrimmTable, seat: int, location: int, part: int) -> int:
    """What one part of all that lies on a Location is worth to a player."""
    if location != MARKET:
        return value_of_more(table, seat, location, table.stock[location * KINDS + location] // part)
    value = 0
    for kind in range(KINDS):
        value += value_of_more(table, seat, kind, table.stock[MARKET * KINDS + kind])
    return value // part


@rule
def value_of_crop(table: GrimmTable, seat: int, location: int, alone: int) -> int:
    """What a player may hope to gather at a Location: all of it alone, or else half."""
    value = value_of_stock(table, seat, location, 2) * (SURE - alone)
    if alone > 0:
        value += value_of_stock(table, seat, location, 1) * alone
    if table.matured[seat] == HIRED_HELP:
        value *= 2
    return value // SURE


@rule
def value_of_cards_at(table: GrimmTable, location: int, alone: int) -> int:
    """What cards that lie on a Location promise those who come."""
    value = 0
    for other in range(table.seats):
        value += 30 * int(table.food[other] == location)
    if table.unique[location] == GRANDMAS_HOUSE:
        value += 15
    elif table.unique[location] == LONELY_CASTLE:
        value += 30 * alone // SURE
    elif table.unique[location] == ROYAL_WEDDING:
        value += 8
    return value


@rule
def value_to_friend(table: GrimmTable, seat: int, location: int, alone: int) -> int:
    """What the own Friend gives for being there, alone or with others."""
    friend = table.friend[seat]
    if friend == PINOCCHIO and table.named == location + 1:
        return 20
    if friend == ALADDIN:
        return 30 * (alone if table.wish == 1 else SURE - alone) // SURE
    if friend == THE_GOLDEN_GOOSE or friend == THE_SEVEN_DWARFS or friend == RAPUNZEL:
        return 10 * alone // SURE
    if friend == FROG_PRINCE or friend == SNOW_WHITE:
        return 10 * (SURE - alone) // SURE
    return 0


@called_rule
def value_of_place(table: GrimmTable, seat: int, location: int) -> int:
    """What a player may hope for at a Location, all in all."""
    alone = chance_alone(table, seat, location)
    value = value_of_crop(table, seat, location, alone) + value_of_cards_at(table, location, alone)
    return value + value_to_friend(table, seat, location, alone)


# Fables.


@rule
def value_in_hand(fable: int) -> int:
    """What a Fable is worth to somebody who does not know yet when to play it."""
    return FABLE_VALUES[fable]


@called_rule
def value_of_playing(table: GrimmTable, seat: int, fable: int, alone: int) -> int:
    """What a Fable is worth now to somebody who is alone this likely."""
    value = FABLE_VALUES[fable]
    if fable == MYSTERIOUS_STRANGER or fable == NIGHT_AT_THE_TAVERN:
        value = max(0, value - value_of_friend(table.friend[seat]))
    elif fable == DRAGON or fable == TAXATION:
        value = min(24, rivals_goods(table, seat))
    elif fable == HIRED_HELP or fable == WANDERING_TRADER:
        value = value if total_goods(table, seat) >= 2 else 0
    elif fable == BIG_BAD_WOLF:
        value = min(16, targets_for_wolf(table, seat))
    if is_monster(fable) and leads(table, seat):
        value = value // 4
    if has(IF_ALONE, fable):
        return value * alone // SURE
    return value * (SURE - alone) // SURE if has(IF_OTHERS, fable) else value


@rule
def targets_for_wolf(table: GrimmTable, seat: int) -> int:
    """Straw and Wood paid into rivals' unfinished houses; finished ones count much."""
    paid = 0
    for other in range(table.seats):
        if other != seat:
            for kind in range(BRICK):
                paid += HOUSE - to_finish(table, other, kind)
            paid += 4 * complete(table, other)
    return paid
