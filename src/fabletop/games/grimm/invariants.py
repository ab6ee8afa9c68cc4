"""What must be true of every table of The Grimm Forest, whatever was played."""

from __future__ import annotations

from fabletop.games.grimm.knowledge.memory import MIXED, tokens_at
from fabletop.games.grimm.rules.build import sites_used
from fabletop.games.grimm.rules.deal import LIMITED_BRICK, LIMITED_STRAW, LIMITED_WOOD
from fabletop.games.grimm.rules.fables import CUTTING_CORNERS
from fabletop.games.grimm.rules.state import GrimmTable, Memory
from fabletop.games.grimm.rules.terms import (
    AT_RETURN,
    BRICK,
    DREAM,
    DREAMED,
    FABLE_ROW,
    HOUSES,
    KINDS,
    MOST_JOBS,
    MOST_SEATS,
    MOST_STEPS,
    NO_CARD,
    NO_FRIEND,
    NO_GATHER_CARD,
    NOBODY,
    NOWHERE,
    OVER,
    PLACES,
    PLENTY,
    SECTION_COPIES,
    SECTIONS,
    SITES,
    STEP_UNLOCKED,
    STRAW,
)
from fabletop.games.grimm.rules.words import (
    everyone,
    gather_card,
    kind_of,
    locations,
    section_of,
)
from fabletop.kernel.bits import bit, has, popcount
from fabletop.kernel.rule import called_rule, rule

INVARIANTS = (
    "grimm-invariant-fables",
    "grimm-invariant-hands",
    "grimm-invariant-friends",
    "grimm-invariant-resources",
    "grimm-invariant-sections",
    "grimm-invariant-sites",
    "grimm-invariant-monsters",
    "grimm-invariant-memory",
    "grimm-invariant-gather",
    "grimm-invariant-trail",
    "grimm-invariant-bargain",
    "grimm-invariant-agenda",
    "grimm-invariant-questions",
)


MARKET_CARDS = 0x8888
"""The Gather cards of the Market, a set."""


@called_rule
def invariant(table: GrimmTable) -> int:
    """The number of the first broken promise, or 0."""
    if not fables_are_whole(table):
        return 1
    if not hands_match(table):
        return 2
    if not friends_are_whole(table):
        return 3
    if not resources_are_whole(table):
        return 4
    found = flaw_of_places(table)
    return found if found != 0 else flaw_of_knowledge(table)


@rule
def flaw_of_places(table: GrimmTable) -> int:
    if not sections_are_whole(table):
        return 5
    if not houses_have_sites(table):
        return 6
    return 0 if monsters_have_room(table) else 7


@rule
def flaw_of_knowledge(table: GrimmTable) -> int:
    if not memories_are_true(table):
        return 8
    if not gather_cards_match(table):
        return 9
    if not trail_matches(table):
        return 10
    if not bargain_holds(table):
        return 11
    if not agenda_fits(table):
        return 12
    return 0 if questions_match(table) else 13


# Fables.


@called_rule
def fables_are_whole(table: GrimmTable) -> bool:
    """Every copy of every Fable is in one place."""
    missing = 0
    for name in range(1, FABLE_ROW):
        missing |= table.options.copies[name] - copies_on_table(table, name)
    return missing == 0


@rule
def copies_on_table(table: GrimmTable, name: int) -> int:
    copies = int(table.pile[name]) + int(table.dreamed == name)
    for place in range(table.fables.top, table.fables.bottom):
        copies += int(table.fables.cards[place] == name)
    for seat in range(table.seats):
        copies += table.hands[seat * FABLE_ROW + name]
        copies += int(table.played[seat] == name) + int(table.parked[seat] == name) + int(table.matured[seat] == name)
        if name == CUTTING_CORNERS:
            copies += table.corners[seat]
    for location in range(PLACES):
        copies += int(table.unique[location] == name)
    return copies


@called_rule
def hands_match(table: GrimmTable) -> bool:
    """Every hand has its size, and the Fable laid from it in it; only Sleeping Beauty's target lays her card."""
    for seat in range(table.seats):
        held = 0
        for name in range(FABLE_ROW):
            held += table.hands[seat * FABLE_ROW + name]
            if table.hands[seat * FABLE_ROW + name] < 0:
                return False
        laid = table.laid[seat]
        if held != table.held[seat] or (laid == DREAM and table.dreamer != seat):
            return False
        if laid != NO_CARD and laid != DREAM and table.hands[seat * FABLE_ROW + laid] == 0:
            return False
    return (table.dreamer == NOBODY) == (table.dreamed == NO_CARD)


# Friends, resources, houses.


@called_rule
def friends_are_whole(table: GrimmTable) -> bool:
    """Every Friend is in the deck, discarded, on offer, or somebody's, and only once."""
    seen, twice = table.offered, 0
    for place in range(table.parted.count):
        twice |= seen & bit(int(table.parted.cards[place]))
        seen |= bit(int(table.parted.cards[place]))
    for place in range(table.friends.top, table.friends.bottom):
        twice |= seen & bit(int(table.friends.cards[place]))
        seen |= bit(int(table.friends.cards[place]))
    for seat in range(table.seats):
        if table.friend[seat] != NO_FRIEND:
            twice |= seen & bit(table.friend[seat])
            seen |= bit(table.friend[seat])
    return twice == 0 and seen == table.options.friends


@rule
def whole_supply(table: GrimmTable, kind: int) -> int:
    """All resources of a kind that there are."""
    if table.options.supply == 0:
        return PLENTY
    if kind == STRAW:
        return LIMITED_STRAW
    return LIMITED_BRICK if kind == BRICK else LIMITED_WOOD


@called_rule
def resources_are_whole(table: GrimmTable) -> bool:
    """Resources go round, and nobody has fewer than none."""
    for kind in range(KINDS):
        total = table.supply[kind] + table.stored[kind]
        least = min(table.supply[kind], table.stored[kind])
        for seat in range(table.seats):
            total += table.goods[seat * KINDS + kind]
            least = min(least, table.goods[seat * KINDS + kind])
        for location in range(PLACES):
            total += table.stock[location * KINDS + kind]
            least = min(least, table.stock[location * KINDS + kind])
        if least < 0 or total != whole_supply(table, kind):
            return False
    return True


@called_rule
def sections_are_whole(table: GrimmTable) -> bool:
    """House sections are in the Supply or in houses."""
    for kind in range(KINDS):
        for section in range(SECTIONS):
            count = int(table.sections[kind * SECTIONS + section])
            for seat in range(table.seats):
                for house in range(HOUSES):
                    if kind_of(house) == kind and section_of(house) >= section:
                        count += table.houses[seat * HOUSES + house]
            if table.sections[kind * SECTIONS + section] < 0 or count != SECTION_COPIES:
                return False
    return True


@called_rule
def houses_have_sites(table: GrimmTable) -> bool:
    """Nobody has more houses than building sites, and every First Builder token lies or belongs to somebody."""
    for kind in range(KINDS):
        if table.builders[kind] < 0 or table.builders[kind] > table.seats:
            return False
    too_many = 0
    for seat in range(table.seats):
        too_many += max(0, sites_used(table, seat, 0) - SITES)
        too_many += max(0, sites_used(table, seat, 1) - table.corners[seat])
    return too_many == 0


@called_rule
def monsters_have_room(table: GrimmTable) -> bool:
    """A Location holds one Monster at most, unless Grandma's House draws in every one."""
    places = 0
    for seat in range(table.seats):
        spot = table.spot[seat]
        if spot != NOWHERE:
            if table.played[seat] == NO_CARD or (has(places, spot) and table.options.stacking == 0):
                return False
            places |= bit(spot)
    return True


# What seats know.


@called_rule
def memories_are_true(table: GrimmTable) -> bool:
    """No hand has fewer cards than tokens, and for all tokens of a name there are cards in their hands.

    The latter is looked at for each two of them together.
    """
    for seat in range(table.seats):
        memory = table.memories[seat]
        for other in range(table.seats):
            if tokens_at(memory, other) > table.held[other]:
                return False
        for token in range(memory.count):
            if memory.names[token] != NO_CARD and not is_true(table, seat, token):
                return False
    return True


@rule
def is_true(table: GrimmTable, seat: int, token: int) -> bool:
    """Are there cards for a token and for each other of its name?"""
    memory = table.memories[seat]
    for other in range(token, memory.count):
        if memory.names[other] == memory.names[token]:
            holders = int(memory.holders[token]) | int(memory.holders[other])
            if not has_cards_for(table, seat, int(memory.names[token]), holders):
                return False
    return True


@rule
def has_cards_for(table: GrimmTable, seat: int, name: int, holders: int) -> bool:
    """Are there as many cards of a name in some hands as tokens that can be nowhere else?"""
    if has(holders, seat):
        return False
    cards = int(has(holders, DREAMED) and table.dreamed == name)
    for other in range(table.seats):
        if has(holders, other):
            cards += table.hands[other * FABLE_ROW + name]
    if has(holders, MIXED):
        cards += mixed_cards(table, seat, name)
    return tokens_within(table.memories[seat], name, holders) <= cards


@rule
def mixed_cards(table: GrimmTable, seat: int, name: int) -> int:
    cards = 0
    for place in range(table.fables.top, table.fables.bottom):
        known = int(table.fables.known[place])
        cards += int(table.fables.cards[place] == name and has(known, MIXED) and not has(known, seat))
    return cards


@rule
def tokens_within(memory: Memory, name: int, holders: int) -> int:
    count = 0
    for token in range(memory.count):
        count += int(memory.names[token] == name and memory.holders[token] & ~holders == 0)
    return count


@called_rule
def gather_cards_match(table: GrimmTable) -> bool:
    """No Gather card is in two pools, and the one laid is in the pool."""
    seen = 0
    for seat in range(table.seats):
        pool, card = table.pools[seat], table.assigned[seat]
        if seen & pool != 0 or pool == 0 or (card != NO_GATHER_CARD and not has(pool, card)):
            return False
        seen |= pool
    every = bit(gather_card(table.seats, 0)) - 1
    return seen & ~every == 0 and (locations(table) == PLACES or seen & MARKET_CARDS == 0)


@called_rule
def trail_matches(table: GrimmTable) -> bool:
    """The last step shows the cards as they lie until they go back, and everybody knows the own one."""
    if table.steps < 0 or table.steps > MOST_STEPS:
        return False
    if table.steps == 0 or table.window >= AT_RETURN:
        return True
    last = table.trail[table.steps - 1]
    for seat in range(table.seats):
        if table.assigned[seat] != NO_GATHER_CARD and not has(int(last.known[seat]), seat):
            return False
        if last.kind != STEP_UNLOCKED and last.cards[seat] != table.assigned[seat]:
            return False
    return True


@called_rule
def bargain_holds(table: GrimmTable) -> bool:
    """Only Little Mermaid's owner keeps two Locations, and nobody has seen another card to be kept."""
    owner = table.locker
    if table.kept != 0 and (owner == NOBODY or popcount(table.kept) != 2):
        return False
    proven = 0
    for seat in range(MOST_SEATS):
        proven |= table.proven[seat]
    return proven & ~table.kept == 0


# What is still to be done.


@called_rule
def agenda_fits(table: GrimmTable) -> bool:
    """The agenda has room, and nothing is left where nothing is to be done."""
    if table.jobs < 0 or table.jobs > MOST_JOBS:
        return False
    jobs = 0
    for place in range(MOST_JOBS):
        jobs += int((table.agenda[place].job != 0) == (place < table.jobs))
    return jobs == MOST_JOBS


@called_rule
def questions_match(table: GrimmTable) -> bool:
    """Somebody is asked until the game is over, and nobody twice."""
    asked = 0
    for index in range(table.asked):
        if has(asked, int(table.questions[index].seat)):
            return False
        asked |= bit(int(table.questions[index].seat))
    return (
        (table.to_act == 0) == (table.window == OVER) and table.to_act & ~asked == 0 and asked & ~everyone(table) == 0
    )
