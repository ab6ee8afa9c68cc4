"""Building: sections, costs, sites, First Builder tokens (docs/rules/grimm-forest: grimm.build)."""

from __future__ import annotations

from fabletop.games.grimm.rules.friends import walls_surcharge_to
from fabletop.games.grimm.rules.goods import give, lose
from fabletop.games.grimm.rules.state import Table
from fabletop.games.grimm.rules.terms import (
    ASK_REWARD,
    FACT_BUILT,
    FACT_FIRST_BUILDER,
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
    ask_about,
    corner_of,
    heap_of_one,
    house_of,
    kind_of,
    section_of,
)
from fabletop.kernel.bits import bit
from fabletop.kernel.log import Log, note
from fabletop.kernel.rule import called_rule, rule


@rule
def houses_like(table: Table, seat: int, house: int) -> int:
    """How many houses of a sort a player has."""
    return table.houses[seat * HOUSES + house]


@called_rule
def sites_used(table: Table, seat: int, corner: int) -> int:
    used = 0
    for house in range(corner * HOUSES // 2, (corner + 1) * HOUSES // 2):
        used += houses_like(table, seat, house)
    return used


@rule
def has_free_site(table: Table, seat: int, corner: int) -> bool:
    return sites_used(table, seat, corner) < (table.corners[seat] if corner == 1 else SITES)


@rule
def has_unfinished(table: Table, seat: int, kind: int) -> bool:
    """Has a player an unfinished house of a kind, on any site?"""
    unfinished = 0
    for corner in range(2):
        for section in range(ROOF):
            unfinished += houses_like(table, seat, house_of(corner, kind, section))
    return unfinished > 0


@rule
def is_in_supply(table: Table, house: int) -> bool:
    return table.sections[house % (KINDS * SECTIONS)] > 0


@rule
def has_room(table: Table, seat: int, house: int) -> bool:
    """A Foundation needs a free site and no unfinished house of its kind; Walls and Roof need what comes below."""
    if section_of(house) == FOUNDATION:
        return has_free_site(table, seat, corner_of(house)) and not has_unfinished(table, seat, kind_of(house))
    return houses_like(table, seat, house - 1) > 0


@rule
def price(house: int) -> int:
    """2, 4 or 6 to the Supply, one less on Cutting Corners."""
    return 2 * (section_of(house) + 1) - corner_of(house)


@rule
def surcharge_to(table: Table, seat: int, house: int) -> int:
    """Who gets one resource more for this section, or ``NOBODY``."""
    return walls_surcharge_to(table, seat) if section_of(house) == WALLS else NOBODY


@rule
def cost(table: Table, seat: int, house: int) -> int:
    """All that a section costs."""
    return price(house) + int(surcharge_to(table, seat, house) != NOBODY)


@called_rule
def buildable(table: Table, seat: int, help: int) -> int:
    """The sections a player can build, as houses they will be; ``help`` is what somebody else pays of each."""
    houses = 0
    corners = 2 if table.corners[seat] > 0 else 1
    for kind in range(KINDS):
        most = table.goods[seat * KINDS + kind] + help
        for corner in range(corners):
            for section in range(SECTIONS):
                house = house_of(corner, kind, section)
                if (
                    most >= price(house)
                    and is_in_supply(table, house)
                    and has_room(table, seat, house)
                    and most >= cost(table, seat, house)
                ):
                    houses |= bit(house)
    return houses


@called_rule
def buildable_with(table: Table, seat: int, helper: int) -> int:
    """The sections a player can build if another pays one resource of them; the own seat stands for nobody."""
    if helper == seat:
        return buildable(table, seat, 0)
    houses, helped = 0, buildable(table, seat, 1)
    for house in range(HOUSES):
        if helped >> house & 1 == 1 and table.goods[helper * KINDS + kind_of(house)] > 0:
            houses |= bit(house)
    return houses


@called_rule
def pay_for(table: Table, log: Log | None, seat: int, house: int, helper: int) -> None:
    """The price goes to the Supply, the surcharge to whom it is due; a helper pays one resource of it all."""
    kind, receiver = kind_of(house), surcharge_to(table, seat, house)
    if helper != seat:
        give(table, log, helper, seat, heap_of_one(kind, 1), NO_CARD)
    lose(table, log, seat, heap_of_one(kind, price(house)), NO_CARD)
    if receiver != NOBODY:
        give(table, log, seat, receiver, heap_of_one(kind, 1), NO_CARD)


@called_rule
def build_section(table: Table, log: Log | None, seat: int, house: int, helper: int) -> None:
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
def claim_first_builder(table: Table, log: Log | None, seat: int, kind: int) -> None:
    """The first Roof of each kind brings its token and a reward."""
    if table.builders[kind] == 0:
        table.builders[kind] = seat + 1
        note(log, FACT_FIRST_BUILDER, seat, kind, 0)
        ask_about(table, ASK_REWARD, seat, NO_CARD, kind)
