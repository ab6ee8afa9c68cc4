"""Setting up the game (docs/rules/grimm-forest: grimm.setup)."""

from __future__ import annotations

from fabletop.games.grimm.rules.frienddeck import clear_pile
from fabletop.games.grimm.rules.noticed import game_begun
from fabletop.games.grimm.rules.state import GrimmTable, Options
from fabletop.games.grimm.rules.story import begin_round, clear_round, restock
from fabletop.games.grimm.rules.terms import (
    FABLE_ROW,
    FRIEND_COUNT,
    HOUSES,
    KINDS,
    MOST_FABLES,
    MOST_JOBS,
    MOST_SEATS,
    MOST_STEPS,
    NO_CARD,
    NO_FRIEND,
    NO_GATHER_CARD,
    NOBODY,
    NOWHERE,
    PLACES,
    PLENTY,
    SECTION_COPIES,
    SECTIONS,
)
from fabletop.kernel.bits import has
from fabletop.kernel.log import Log
from fabletop.kernel.rng import TABLE_DOMAIN, Seed, below, shuffle, start
from fabletop.kernel.rule import called_rule, rule
from fabletop.kernel.sharing import shares_options

LIMITED_STRAW, LIMITED_WOOD, LIMITED_BRICK = 45, 35, 30
"""The tokens in the box."""


@called_rule
def deal(table: GrimmTable, options: Options, seats: int, seed: Seed, log: Log | None) -> None:
    """Lay out the Locations, shuffle both decks, choose the First Player; then the first round begins."""
    start(table.rng, seed, TABLE_DOMAIN)
    if not shares_options(table):
        copy_options(table.options, options)
    table.seats = seats
    clear_table(table)
    gather_decks(table)
    shuffle(table.fables.cards, 0, table.fables.bottom, table.rng)
    shuffle(table.friends.cards, 0, table.friends.bottom, table.rng)
    table.first = below(table.rng, seats)
    restock(table, None)
    begin_round(table, log)


@rule
def copy_options(mine: Options, given: Options) -> None:
    for fable in range(FABLE_ROW):
        mine.copies[fable] = given.copies[fable]
    for kind in range(KINDS):
        mine.faces[kind] = given.faces[kind]
    mine.friends = given.friends
    mine.stacking = given.stacking
    mine.prince = given.prince
    mine.supply = given.supply
    mine.wolf = given.wolf
    mine.cancel = given.cancel
    mine.gift = given.gift
    mine.flute = given.flute
    mine.frog = given.frog
    mine.frog_from = given.frog_from
    mine.turn = given.turn
    mine.vault = given.vault


@called_rule
def clear_table(table: GrimmTable) -> None:
    """Nothing is left of a game before."""
    table.to_act = 0
    table.asked = 0
    table.round = 0
    table.window = 0
    table.jobs = 0
    table.looking = 0
    table.offered = 0
    table.steps = 0
    table.kept = 0
    table.locker = NOBODY
    table.last = 0
    table.last_seat = NOBODY
    table.dreamed = NO_CARD
    table.dreamer = NOBODY
    table.dream_known = 0
    table.cancelled = 0
    table.exempt = 0
    table.drafts = 0
    clear_pile(table)
    clear_seats(table)
    clear_supply(table)
    clear_rows(table)
    clear_agenda(table)
    clear_trail(table)
    clear_round(table)
    game_begun(table)


@rule
def clear_seats(table: GrimmTable) -> None:
    for seat in range(MOST_SEATS):
        table.held[seat] = 0
        table.friend[seat] = NO_FRIEND
        table.pools[seat] = 0
        table.assigned[seat] = NO_GATHER_CARD
        table.proven[seat] = 0
        table.laid[seat] = NO_CARD
        table.peeked[seat] = 0
        table.played[seat] = NO_CARD
        table.spot[seat] = NOWHERE
        table.parked[seat] = NO_CARD
        table.matured[seat] = NO_CARD
        table.food[seat] = NOWHERE
        table.pigs[seat] = NOWHERE
        table.bonus[seat] = 0
        table.corners[seat] = 0


@rule
def clear_supply(table: GrimmTable) -> None:
    is_limited = table.options.supply == 1
    table.supply[0] = LIMITED_STRAW if is_limited else PLENTY
    table.supply[1] = LIMITED_WOOD if is_limited else PLENTY
    table.supply[2] = LIMITED_BRICK if is_limited else PLENTY
    for place in range(KINDS * SECTIONS):
        table.sections[place] = SECTION_COPIES


@rule
def clear_rows(table: GrimmTable) -> None:
    for kind in range(KINDS):
        table.stored[kind] = 0
        table.toll[kind] = 0
        table.builders[kind] = 0
    for place in range(MOST_SEATS * KINDS):
        table.goods[place] = 0
        table.gathered[place] = 0
    for location in range(PLACES):
        table.unique[location] = NO_CARD
        table.unique_of[location] = NOBODY
    for place in range(PLACES * KINDS):
        table.stock[place] = 0
    for place in range(MOST_SEATS * HOUSES):
        table.houses[place] = 0
    for place in range(MOST_SEATS * FABLE_ROW):
        table.hands[place] = 0
    for fable in range(FABLE_ROW):
        table.pile[fable] = 0


@rule
def clear_agenda(table: GrimmTable) -> None:
    for place in range(MOST_JOBS):
        task = table.agenda[place]
        task.job = 0
        task.seat = 0
        task.card = 0
        task.other = 0


@rule
def clear_trail(table: GrimmTable) -> None:
    for place in range(MOST_STEPS):
        step = table.trail[place]
        step.kind = 0
        step.actor = 0
        step.other = 0
        step.shown = 0
        for seat in range(MOST_SEATS):
            step.cards[seat] = 0
            step.known[seat] = 0


@called_rule
def gather_decks(table: GrimmTable) -> None:
    """Every copy of every Fable in one pile, every Friend in another."""
    fables, friends = table.fables, table.friends
    fables.top = 0
    fables.bottom = 0
    for fable in range(1, FABLE_ROW):
        for _ in range(table.options.copies[fable]):
            fables.cards[fables.bottom] = fable
            fables.bottom += 1
    for place in range(fables.bottom, MOST_FABLES):
        fables.cards[place] = NO_CARD
    for place in range(MOST_FABLES):
        fables.known[place] = 0
    friends.top = 0
    friends.bottom = 0
    for friend in range(1, FRIEND_COUNT + 1):
        if has(table.options.friends, friend):
            friends.cards[friends.bottom] = friend
            friends.bottom += 1
    for place in range(friends.bottom, FRIEND_COUNT):
        friends.cards[place] = NO_FRIEND
