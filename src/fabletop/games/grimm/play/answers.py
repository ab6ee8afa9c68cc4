"""How much a sensible player likes each answer, one kind of answer after another; see ``heuristic.py``."""

from __future__ import annotations

from fabletop.games.grimm.play.values import (
    chance_alone,
    is_wanted,
    missing,
    stock_at,
    strength,
    value_of_bundle,
    value_of_each,
    value_of_friend,
    value_of_more,
    value_of_place,
    value_of_playing,
    value_of_stock,
)
from fabletop.games.grimm.rules.fables import (
    BRIDGE_TROLL,
    CONSULT_THE_ORACLE,
    FAIRY_FOOD,
    HIRED_HELP,
    WOLF,
    is_monster,
    spares_its_owner,
    total_gathered,
)
from fabletop.games.grimm.rules.friends import (
    FAIRY_GODMOTHER,
    GOLDILOCKS,
    LITTLE_MERMAID,
    RAPUNZEL,
    RED_RIDING_HOOD,
    RUMPELSTILTSKIN,
    SLEEPING_BEAUTY,
    THE_GINGERBREAD_MAN,
    THE_WOOD_CUTTER,
    THUMBELINA,
)
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import (
    BASIC_PLACES,
    BUILD,
    DRAW_ACTION,
    FOUNDATION,
    GAIN,
    GIVE,
    HELP_0,
    HELP_3,
    KINDS,
    NO_CARD,
    NO_SCRAPS,
    NO_TRADE,
    NOBODY,
    NOWHERE,
    PART,
    PLACES,
    REWARD_FABLES,
    REWARD_RESOURCES,
    ROOF,
    STAY,
    STOP_ACTION,
    STRAW,
    TAKE,
    USE,
    WALLS,
    WOOD,
)
from fabletop.games.grimm.rules.words import (
    corner_of,
    friend_card,
    kind_of,
    location_of,
    locations,
    pigs_at,
    section_of,
    total_goods,
)
from fabletop.kernel.bits import has, popcount
from fabletop.kernel.rule import called_rule, rule

PATIENCE = 6
"""What a Fable must be worth to be played out of a small hand."""
UNWANTED_SECTION, SECTION, SECTION_OF_WALLS, SECTION_OF_ROOF = 8, 60, 90, 200
A_FABLE = 6
"""What drawing a Fable is worth to an empty hand."""
ACTIONS_WASTED = -200
"""Nobody sensible ends a Build turn with something left to do."""


# Gathering.


@called_rule
def like_gathering(table: GrimmTable, seat: int, location: int, fable: int) -> int:
    """Go where there is most to hope for, with a Fable that will work there."""
    value = value_of_place(table, seat, location) + tie_break_of(table, seat, location)
    if fable == NO_CARD:
        return value + max(0, PATIENCE - 2 * table.held[seat])
    return value + value_of_playing(table, seat, fable, chance_alone(table, seat, location))


@rule
def tie_break_of(table: GrimmTable, seat: int, location: int) -> int:
    """Up to a resource: players differ from each other and from round to round, or all would come to one Location."""
    return (table.round + 7 * seat + 3 * location & 7) * 3 // 2


@called_rule
def like_place(table: GrimmTable, seat: int, card: int, location: int) -> int:
    """A Monster goes to strong rivals and to riches, never to the own pig; anything else to the own Location."""
    if card == FAIRY_FOOD:
        return value_of_place(table, seat, location)
    is_here = location_of(table.assigned[seat]) == location
    if not is_monster(card):
        return int(is_here)
    harm = stock_at(table, location)
    for other in range(table.seats):
        if other != seat and location_of(table.assigned[other]) == location:
            harm += 5 + strength(table, other) // 4
            harm += stock_at(table, location) if card == WOLF or card == BRIDGE_TROLL else 0
    return harm - 100 if is_here and not spares_its_owner(card) else harm


@rule
def like_swapping(table: GrimmTable, seat: int, first: int, second: int) -> int:
    """Swap the own Gather card for a better one."""
    if first != seat and second != seat:
        return 0
    other = first + second - seat
    old, new = location_of(table.assigned[seat]), location_of(table.assigned[other])
    return value_of_stock(table, seat, new, 1) - value_of_stock(table, seat, old, 1) if old != new else 0


@called_rule
def like_going(table: GrimmTable, seat: int, location: int) -> int:
    """Flee from a Monster to the best share; staying with it is bad."""
    if location == STAY:
        return value_of_stock(table, seat, table.pigs[seat], 1 + popcount(pigs_at(table, table.pigs[seat]))) // 4
    return value_of_stock(table, seat, location, 1 + popcount(pigs_at(table, location)))


@rule
def like_locking(table: GrimmTable, seat: int, kept: int) -> int:
    """Keep the Gather cards of the two best Locations."""
    value = 0
    for location in range(locations(table)):
        if has(kept, location):
            value += value_of_place(table, seat, location)
    return value


# Building.


@called_rule
def like_doing(table: GrimmTable, seat: int, action_kind: int, thing: int) -> int:
    """In a Build turn: finish houses, then other sections, then a Friend's gift, then the resource that is missing."""
    if action_kind == BUILD:
        return like_building(table, seat, thing)
    if HELP_0 <= action_kind <= HELP_3:
        helper = action_kind - HELP_0
        more = -1 if helper == seat else 5 + strength(table, helper) // 8
        return like_building(table, seat, thing) + more
    if action_kind == USE:
        return like_special(table, seat, thing)
    if action_kind == PART:
        return like_parting(table, seat, thing)
    if thing == STOP_ACTION:
        return ACTIONS_WASTED
    return A_FABLE - 2 * table.held[seat] if thing == DRAW_ACTION else 0


@called_rule
def like_building(table: GrimmTable, seat: int, house: int) -> int:
    """Sections of houses that are wanted, the highest first; a cheap site is better."""
    if section_of(house) == ROOF:
        return SECTION_OF_ROOF + kind_of(house)
    if not is_wanted(table, seat, kind_of(house)):
        return UNWANTED_SECTION
    value = SECTION_OF_WALLS if section_of(house) == WALLS else SECTION
    return value + kind_of(house) + 5 * corner_of(house) * int(section_of(house) == FOUNDATION)


@called_rule
def like_special(table: GrimmTable, seat: int, friend: int) -> int:
    """What a Friend's Special Action brings."""
    if friend == LITTLE_MERMAID:
        return value_of_each(table, seat)
    if friend == THE_WOOD_CUTTER:
        return value_of_more(table, seat, WOOD, 2)
    if friend == RAPUNZEL:
        value = 0
        for kind in range(KINDS):
            value += value_of_more(table, seat, kind, table.stored[kind])
        return value
    if friend == RUMPELSTILTSKIN:
        return like_spinning(table, seat)
    if friend == FAIRY_GODMOTHER:
        return A_FABLE + 8 - 2 * table.held[seat]
    if friend == GOLDILOCKS or friend == RED_RIDING_HOOD:
        return A_FABLE + (4 if friend == GOLDILOCKS else 1) - 2 * table.held[seat]
    return value_of_friend(friend)


@rule
def like_spinning(table: GrimmTable, seat: int) -> int:
    """All straw becomes the better of the two others."""
    straw = table.goods[seat * KINDS + STRAW]
    best = max(value_of_more(table, seat, WOOD, straw), value_of_more(table, seat, KINDS - 1, straw))
    return best + value_of_more(table, seat, STRAW, -straw)


@rule
def like_parting(table: GrimmTable, seat: int, friend: int) -> int:
    """A Friend is given up for two resources only if they finish a house now."""
    value = -value_of_friend(friend)
    for kind in range(KINDS):
        gap = missing(table, seat, kind)
        if table.actions > 0 and 1 <= gap <= 2 and gap + table.goods[seat * KINDS + kind] <= 6:
            value = 150
    return value


@rule
def like_reward(table: GrimmTable, seat: int, reward: int) -> int:
    """Three resources, two Fables or a Friend, whatever is needed most."""
    if reward == REWARD_RESOURCES:
        return value_of_each(table, seat)
    if reward == REWARD_FABLES:
        return 2 * A_FABLE - 2 * table.held[seat]
    return 20 - value_of_friend(table.friend[seat])


@called_rule
def like_bestowing(table: GrimmTable, seat: int, friend: int, taker: int) -> int:
    """Keep a Friend who is better than the own one; else put it in the place of a strong rival's better one."""
    gain = value_of_friend(friend) - value_of_friend(table.friend[taker])
    return 4 * gain + 2 if taker == seat else strength(table, taker) // 8 - 2 * gain - 2


# Resources.


@called_rule
def like_goods(table: GrimmTable, seat: int, action_kind: int, asked: tuple[int, int], bundle: int) -> int:
    """Get what is needed most, give what is needed least; rather nothing to a rival who needs it."""
    card, rival = asked
    if action_kind == GAIN or action_kind == TAKE:
        return value_of_bundle(table, seat, bundle, 1)
    value = value_of_bundle(table, seat, bundle, -1)
    if action_kind == GIVE:
        return 4 * value - value_of_bundle(table, rival, bundle, 1)
    return value + 30 if card == HIRED_HELP and bundle != 0 else value


@rule
def like_trading(table: GrimmTable, seat: int, trade: int) -> int:
    """Two for three is good if the two are not needed more."""
    if trade == NO_TRADE:
        return 0
    return value_of_more(table, seat, trade // KINDS, -2) + value_of_more(table, seat, trade % KINDS, 3)


@called_rule
def like_offering(table: GrimmTable, seat: int, offer: int) -> int:
    """A gift is good if whatever comes back is worth more than what was given; it helps the taker, too."""
    if offer == 0:
        return 0
    taker, kind, count = (offer - 1) // (KINDS * KINDS), (offer - 1) // KINDS % KINDS, (offer - 1) % KINDS + 1
    back = 1000
    for other in range(KINDS):
        if other != kind and table.goods[taker * KINDS + other] >= count:
            back = min(back, value_of_more(table, seat, other, count))
    if back == 1000:
        return -1
    return back + value_of_more(table, seat, kind, -count) - value_of_more(table, taker, kind, count) // 4


@rule
def like_scraps(table: GrimmTable, seat: int, scrap: int) -> int:
    """The resource that is needed most."""
    if scrap == NO_SCRAPS:
        return 0
    return value_of_more(table, seat, scrap if scrap < BASIC_PLACES else scrap - BASIC_PLACES, 1)


# Other players.


@called_rule
def like_target(table: GrimmTable, seat: int, card: int, rival: int) -> int:
    """The strong and the rich; a free Fable is for oneself."""
    if card == friend_card(SLEEPING_BEAUTY):
        return int(rival == seat)
    if card == BRIDGE_TROLL:
        return 8 * total_gathered(table, rival) + strength(table, rival)
    return 4 * min(2, total_goods(table, rival)) + strength(table, rival)


@called_rule
def like_deciding(table: GrimmTable, seat: int, asked: tuple[int, int], yes: int) -> int:
    """No is 0; yes is worth what it brings."""
    card, rival = asked
    if yes == 0:
        return 0
    if rival != NOBODY:
        is_here = table.pigs[seat] == table.spot[rival]
        return 1 if is_here and table.pigs[seat] != NOWHERE else -1
    if card == CONSULT_THE_ORACLE:
        return 1
    here = value_of_place(table, seat, location_of(table.assigned[seat]))
    if card == friend_card(THE_GINGERBREAD_MAN):
        return value_of_each(table, seat) + 10 * int(table.seats == PLACES) - here
    return value_elsewhere(table, seat) - here if card == friend_card(THUMBELINA) else 1


@rule
def value_elsewhere(table: GrimmTable, seat: int) -> int:
    """What the other Locations are worth on average."""
    here, value = location_of(table.assigned[seat]), 0
    for location in range(locations(table)):
        if location != here:
            value += value_of_place(table, seat, location)
    return value // (locations(table) - 1)


@rule
def like_blowing(seat: int, victim: int, house: int) -> int:
    """A rival's highest section, of the own ones the lowest."""
    height = 4 * section_of(house) + kind_of(house)
    return -height if victim == seat else height
