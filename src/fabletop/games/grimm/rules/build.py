"""Building: sections, costs, sites, First Builder tokens (docs/rules/grimm-forest: grimm.build)."""

from __future__ import annotations

from fabletop.games.grimm.rules.asking import ask_all_about
from fabletop.games.grimm.rules.facts import FACT_BUILT, FACT_FIRST_BUILDER
from fabletop.games.grimm.rules.friends import walls_surcharge_to
from fabletop.games.grimm.rules.goods import give, lose
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import (
    ASK_REWARD,
    FOUNDATION,
    HOUSES,
    JOB_GAIN_FRIEND,
    KINDS,
    NO_CARD,
    NOBODY,
    ROOF,
    SECTIONS,
    SITES,
    WALLS,
)
from fabletop.games.grimm.rules.words import (
    add_job,
    corner_of,
    friend_card,
    heap_of_one,
    house_of,
    kind_of,
    section_of,
)
from fabletop.kernel.bits import bit, has
from fabletop.kernel.log import Log, note
from fabletop.kernel.rule import called_rule, rule

ON_CORNER = HOUSES // 2
"""Houses on Cutting Corners are numbered after those on ordinary sites."""
ALL_HOUSES = (1 << HOUSES) - 1
FOUNDATIONS = sum(1 << house for house in range(0, HOUSES, SECTIONS))


@rule
def houses_like(table: GrimmTable, seat: int, house: int) -> int:
    """How many houses of a sort a player has."""
    return table.houses[seat * HOUSES + house]


@rule
def has_unfinished(table: GrimmTable, seat: int, kind: int) -> bool:
    """Has a player an unfinished house of a kind, on any site?"""
    return has(unfinished_kinds(sorts_of_houses(table, seat)), house_of(0, kind, FOUNDATION))


@rule
def has_room(table: GrimmTable, seat: int, house: int) -> bool:
    return has(sections_with_room(table, seat), house)


@rule
def is_in_supply(table: GrimmTable, house: int) -> bool:
    return has(sections_in_supply(table), house)


@rule
def sites_used(table: GrimmTable, seat: int, corner: int) -> int:
    used = 0
    for house in range(ON_CORNER):
        used += houses_like(table, seat, corner * ON_CORNER + house)
    return used


@rule
def has_free_site(table: GrimmTable, seat: int, corner: int) -> bool:
    return sites_used(table, seat, corner) < (table.corners[seat] if corner == 1 else SITES)


@rule
def sorts_of_houses(table: GrimmTable, seat: int) -> int:
    """The set of houses of which a player has any."""
    houses = 0
    for house in range(HOUSES):
        houses |= int(houses_like(table, seat, house) > 0) << house
    return houses


@rule
def unfinished_kinds(houses: int) -> int:
    """Of a set of houses: the Foundations of all kinds, on both sorts of sites, of which one is unfinished anywhere."""
    started = (houses | houses >> WALLS) & FOUNDATIONS
    return (started | started >> ON_CORNER | started << ON_CORNER) & FOUNDATIONS


@rule
def free_sites(table: GrimmTable, seat: int) -> int:
    """The Foundations for which a player has a free site."""
    foundations = 0
    if has_free_site(table, seat, 0):
        foundations |= FOUNDATIONS & (1 << ON_CORNER) - 1
    if table.corners[seat] > 0 and has_free_site(table, seat, 1):
        foundations |= FOUNDATIONS & ~((1 << ON_CORNER) - 1)
    return foundations


@called_rule
def sections_with_room(table: GrimmTable, seat: int) -> int:
    """A Foundation needs a free site and no unfinished house of its kind; Walls and Roof need what comes below."""
    houses = sorts_of_houses(table, seat)
    return free_sites(table, seat) & ~unfinished_kinds(houses) | houses << WALLS & ALL_HOUSES & ~FOUNDATIONS


@rule
def sections_in_supply(table: GrimmTable) -> int:
    sections = 0
    for section in range(ON_CORNER):
        sections |= int(table.sections[section] > 0) << section
    return sections | sections << ON_CORNER


@rule
def price(corner: int, section: int) -> int:
    """2, 4 or 6 to the Supply, one less on Cutting Corners."""
    return 2 * (section + 1) - corner


@rule
def surcharge(table: GrimmTable, seat: int, section: int) -> int:
    """What opponents of somebody who asks for more must pay for Walls on top."""
    return int(section == WALLS and walls_surcharge_to(table, seat) != NOBODY)


@rule
def cost(table: GrimmTable, seat: int, house: int) -> int:
    """All that a section costs a player."""
    section = section_of(house)
    return price(corner_of(house), section) + surcharge(table, seat, section)


@rule
def affordable(table: GrimmTable, seat: int, help: int) -> int:
    """The sections whose cost a player has; ``help`` is what somebody else pays of each."""
    houses = 0
    for section in range(SECTIONS):
        more = surcharge(table, seat, section) - help
        for corner in range(2):
            for kind in range(KINDS):
                can_pay = table.goods[seat * KINDS + kind] >= price(corner, section) + more
                houses |= int(can_pay) << house_of(corner, kind, section)
    return houses


@called_rule
def buildable(table: GrimmTable, seat: int, help: int) -> int:
    """The sections a player can build, as houses they will be."""
    return sections_with_room(table, seat) & sections_in_supply(table) & affordable(table, seat, help)


@called_rule
def buildable_with(table: GrimmTable, seat: int, helper: int) -> int:
    """The sections a player can build if another pays one resource of them; the own seat stands for nobody."""
    if helper == seat:
        return buildable(table, seat, 0)
    houses, helped = 0, buildable(table, seat, 1)
    for house in range(HOUSES):
        if helped >> house & 1 == 1 and table.goods[helper * KINDS + kind_of(house)] > 0:
            houses |= bit(house)
    return houses


@called_rule
def pay_for(table: GrimmTable, log: Log | None, seat: int, house: int, helper: int) -> None:
    """The price goes to the Supply, the surcharge to whom it is due; a helper pays one resource of it all."""
    kind, section = kind_of(house), section_of(house)
    if helper != seat:
        give(table, log, helper, seat, heap_of_one(kind, 1), friend_card(table.friend[seat]))
    lose(table, log, seat, heap_of_one(kind, price(corner_of(house), section)), NO_CARD)
    if surcharge(table, seat, section) == 1:
        owner = walls_surcharge_to(table, seat)
        give(table, log, seat, owner, heap_of_one(kind, 1), friend_card(table.friend[owner]))


@called_rule
def build_section(table: GrimmTable, log: Log | None, seat: int, house: int, helper: int) -> None:
    """Pay and put the section on; Walls bring a Friend, the first Roof of a kind a bonus."""
    note(log, FACT_BUILT, seat, house, 0 if helper == seat else helper + 1)
    pay_for(table, log, seat, house, helper)
    if section_of(house) != FOUNDATION:
        table.houses[seat * HOUSES + house - 1] -= 1
    table.houses[seat * HOUSES + house] += 1
    table.sections[house % (KINDS * SECTIONS)] -= 1
    if section_of(house) == WALLS:
        add_job(table, JOB_GAIN_FRIEND, seat, NO_CARD, 0)
    elif section_of(house) == ROOF:
        claim_first_builder(table, log, seat, kind_of(house))


@rule
def claim_first_builder(table: GrimmTable, log: Log | None, seat: int, kind: int) -> None:
    """The first Roof of each kind brings its token and a reward."""
    if table.builders[kind] == 0:
        table.builders[kind] = seat + 1
        note(log, FACT_FIRST_BUILDER, seat, kind, 0)
        ask_all_about(table, ASK_REWARD, seat, NO_CARD, (NOBODY, 0, kind, 0))
