"""UNFLIP and FLIP: players turn their own cards, all at the same time (fairytale.unflip, fairytale.flip).

There are four stages: UNFLIP with a named target and without, FLIP with a named target and without. In each, the
effects that concern a seat add up to demands of so many cards of a category. They are met one card at a time, category
by category; what is chosen is marked, and turns when everybody has chosen.
"""

from __future__ import annotations

from fabletop.games.fairytale.rules.cards import (
    acting_card,
    all_places,
    is_single,
    names_at,
    place_of_name,
    places_of,
)
from fabletop.games.fairytale.rules.state import CardList, FairytaleTable, Row
from fabletop.games.fairytale.rules.terms import (
    ANY,
    ASK_FLIP,
    ASK_UNFLIP,
    DRAWING,
    FLIP_ANY,
    FLIP_NAMED,
    FLIPPED,
    SHADOW,
    UNFLIP_ANY,
    UNFLIP_NAMED,
    UNFLIPPED,
)
from fabletop.kernel.bits import bit, has, lowest, popcount, without_lowest
from fabletop.kernel.log import Log, note
from fabletop.kernel.questions import ask_together
from fabletop.kernel.rule import called_rule, rule

NOTHING = -1
BITS = 8
"""Demands of a seat are kept in one number, so many bits a category."""
FACTION_DEMANDS = (1 << BITS * (SHADOW + 1)) - 1


@rule
def turns_down(stage: int) -> bool:
    return stage == FLIP_NAMED or stage == FLIP_ANY


def stages_of(deck: CardList, card: int) -> int:
    """The stages in which a card acts, as a set; a card list has it written down."""
    stages = 0
    if deck.unflips[card] > 0:
        stages |= bit(UNFLIP_ANY if deck.unflips_of[card] == ANY else UNFLIP_NAMED)
    if deck.flips[card] > 0:
        stages |= bit(FLIP_ANY if deck.flips_of[card] == ANY else FLIP_NAMED)
    if deck.draws[card] > 0:
        stages |= bit(DRAWING)
    return stages


@rule
def demands_on(table: FairytaleTable, seat: int) -> int:
    """How many cards of each category the seat is to turn in this stage."""
    return demands_on_all(table) + demand_on_player(table, acting_card(table, seat))


@rule
def demands_on_all(table: FairytaleTable) -> int:
    """What the cards of this reveal ask of every player in this stage."""
    demands = 0
    if turns_down(table.stage):
        for player in range(table.seats):
            card = acting_card(table, player)
            if table.options.deck.flips_all[card] == 1:
                demands += demand_to_turn_down(table, card)
    return demands


@rule
def demand_on_player(table: FairytaleTable, card: int) -> int:
    """What a card asks in this stage of the one who played it, and of nobody else."""
    if not turns_down(table.stage):
        return demand_to_turn_up(table, card)
    return 0 if table.options.deck.flips_all[card] == 1 else demand_to_turn_down(table, card)


@rule
def demand_to_turn_up(table: FairytaleTable, card: int) -> int:
    """What a card says to turn in this stage of UNFLIP."""
    deck = table.options.deck
    return deck.unflips[card] * bit(BITS * deck.unflips_of[card]) if has(deck.stages[card], table.stage) else 0


@rule
def demand_to_turn_down(table: FairytaleTable, card: int) -> int:
    """What a card says to turn in this stage of FLIP."""
    deck = table.options.deck
    return deck.flips[card] * bit(BITS * deck.flips_of[card]) if has(deck.stages[card], table.stage) else 0


@rule
def demand_for(demands: int, category: int) -> int:
    return demands >> BITS * int(category) & (1 << BITS) - 1


@rule
def total_of(demands: int) -> int:
    total = 0
    for category in range(ANY + 1):
        total += demand_for(demands, category)
    return total


@rule
def first_category(demands: int) -> int:
    return lowest(demands) // BITS


@rule
def without_first(demands: int) -> int:
    """What is left when the first demand is dealt with."""
    return demands - bit(BITS * first_category(demands))


@rule
def other_way_up(table: FairytaleTable, row: Row) -> int:
    """The places of cards that this stage could turn."""
    return row.up if turns_down(table.stage) else all_places(row) & ~row.up


@rule
def turnable(table: FairytaleTable, row: Row) -> int:
    """Those that are not chosen yet."""
    return other_way_up(table, row) & ~row.marked


@rule
def mixes_kinds(demands: int) -> bool:
    """Do some demands name factions and others types? Only then can one card meet either of two demands."""
    return demands & FACTION_DEMANDS != 0 and demands & ~FACTION_DEMANDS != 0


@rule
def most_met(table: FairytaleTable, row: Row, places: int, demands: int) -> int:
    """How many of the demands the cards at these places can meet, by Hall's theorem: any set of categories can be
    served by no more cards than belong to it."""
    worst = 0
    for categories in range(1 << ANY):
        wanted, served = 0, 0
        rest = categories
        while rest != 0:
            category = lowest(rest)
            wanted += demand_for(demands, category)
            served |= places_of(table, row, places, category)
            rest = without_lowest(rest)
        worst = max(worst, wanted - popcount(served))
    return total_of(demands) - worst


@called_rule
def places_to_choose(table: FairytaleTable, row: Row) -> int:
    """The places that may be chosen for the first demand that is left: none that would make a later one fail."""
    places = places_of(table, row, turnable(table, row), first_category(row.demands))
    return places_that_spare_the_rest(table, row, places) if mixes_kinds(row.demands) else places


@called_rule
def places_that_spare_the_rest(table: FairytaleTable, row: Row, places: int) -> int:
    """Those places that can be chosen for the first demand without making a later one fail."""
    free = turnable(table, row)
    most = most_met(table, row, free, row.demands)
    later = without_first(row.demands)
    allowed = 0
    while places != 0:
        place = bit(lowest(places))
        if most_met(table, row, free & ~place, later) == most - 1:
            allowed |= place
        places = without_lowest(places)
    return allowed


@called_rule
def next_category(table: FairytaleTable, row: Row) -> int:
    """Mark what leaves no choice; gives the category of the next card to choose, or ``NOTHING``."""
    while row.demands != 0:
        category = first_category(row.demands)
        places = places_to_choose(table, row)
        if places != 0:
            is_scarce = popcount(places) <= demand_for(row.demands, category)
            if not is_scarce and not is_single(names_at(row, places)):
                return category
            row.marked |= bit(lowest(places))
        row.demands = without_first(row.demands)
    return NOTHING


@called_rule
def begin_turning(table: FairytaleTable, log: Log | None) -> None:
    """Whoever has a choice is asked for the first card."""
    kind = ASK_FLIP if turns_down(table.stage) else ASK_UNFLIP
    on_all = demands_on_all(table)
    for seat in range(table.seats):
        row = table.rows[seat]
        row.demands = on_all + demand_on_player(table, acting_card(table, seat))
        category = next_category(table, row)
        if category != NOTHING:
            ask_together(table, kind, seat, category)


@rule
def choose_to_turn(table: FairytaleTable, row: Row, name: int) -> None:
    row.marked |= bit(place_of_name(row, turnable(table, row), name))
    row.demands = without_first(row.demands)


@called_rule
def end_turning(table: FairytaleTable, log: Log | None) -> None:
    """All chosen cards turn over together."""
    fact = FLIPPED if turns_down(table.stage) else UNFLIPPED
    for seat in range(table.seats):
        row = table.rows[seat]
        row.up ^= row.marked
        while row.marked != 0:
            note(log, fact, seat, row.cards[lowest(row.marked)], 0)
            row.marked = without_lowest(row.marked)
