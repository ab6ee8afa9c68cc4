"""The round, window after window (docs/rules/grimm-forest: grimm.start to grimm.finish)."""

from __future__ import annotations

from fabletop.games.grimm.rules.collecting import after_collect, collect
from fabletop.games.grimm.rules.commit import open_commit, open_queen, reveal_fables
from fabletop.games.grimm.rules.facts import FACT_ENDED, FACT_LEFT_PLAY, FACT_RESTOCKED, FACT_ROUND_BEGUN, FACT_WENT
from fabletop.games.grimm.rules.friends import judge_pinocchio
from fabletop.games.grimm.rules.gathercards import begin_gathering, show_cards
from fabletop.games.grimm.rules.goods import put_on_location
from fabletop.games.grimm.rules.moments import (
    do_job,
    places_at_start,
    speaks_after_reveal,
    speaks_at_build_end,
    speaks_at_build_start,
    speaks_at_start,
    speaks_before_collect,
    unique_leaves,
)
from fabletop.games.grimm.rules.prince import prince_regal
from fabletop.games.grimm.rules.scoring import is_decided
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import (
    AFTER_COLLECT,
    AFTER_REVEAL,
    AT_COLLECT,
    AT_COMMIT,
    AT_QUEEN,
    AT_RETURN,
    AT_START,
    BEFORE_COLLECT,
    BUILD_END,
    BUILD_START,
    CLEAN_UP,
    JOB_SLOT,
    KINDS,
    NO_CARD,
    NOBODY,
    NOWHERE,
    ON_REVEAL,
    OVER,
    PLACES,
    REFILL,
)
from fabletop.games.grimm.rules.words import (
    add_job,
    heap_of,
    in_turn,
    location_of,
    locations,
)
from fabletop.kernel.bits import bit, has
from fabletop.kernel.log import Log, note
from fabletop.kernel.rule import called_rule, rule


@called_rule
def go_on(table: GrimmTable, log: Log | None) -> None:
    """Do what is on the agenda, window after window, until somebody is asked or the game is over."""
    while table.to_act == 0 and table.window != OVER:
        if table.jobs > 0:
            do_next_job(table, log)
        else:
            open_next_window(table, log)


@called_rule
def do_next_job(table: GrimmTable, log: Log | None) -> None:
    table.jobs -= 1
    task = table.agenda[table.jobs]
    job, seat, card, other = task.job, task.seat, task.card, task.other
    task.job = 0
    task.seat = 0
    task.card = 0
    task.other = 0
    do_job(table, log, seat, card, other, job)


@called_rule
def add_slots(table: GrimmTable) -> None:
    """Everybody who may have something to do in the window has a place in it, in turn order."""
    for index in range(table.seats - 1, -1, -1):
        seat = in_turn(table, index)
        if has_place(table, seat):
            add_job(table, JOB_SLOT, seat, NO_CARD, 0)


@rule
def has_place(table: GrimmTable, seat: int) -> bool:
    """In most windows only certain cards speak."""
    window = table.window
    if window == AT_START:
        return speaks_at_start(table.friend[seat]) or places_at_start(table.matured[seat])
    if window == ON_REVEAL:
        return table.played[seat] != NO_CARD
    if window == AFTER_REVEAL:
        return speaks_after_reveal(table.friend[seat])
    if window == BEFORE_COLLECT:
        return speaks_before_collect(table.played[seat])
    if window == BUILD_START:
        return speaks_at_build_start(table.friend[seat])
    return window != BUILD_END or speaks_at_build_end(table.friend[seat])


@called_rule
def open_next_window(table: GrimmTable, log: Log | None) -> None:
    """The timetable of a round."""
    table.window += 1
    window = table.window
    if window == AT_COMMIT:
        open_commit(table, log)
    elif window == AT_QUEEN:
        open_queen(table, log)
    elif window == ON_REVEAL:
        reveal_fables(table, log)
        add_slots(table)
    elif window == AFTER_REVEAL:
        show_cards(table, log)
        judge_pinocchio(table)
        add_slots(table)
    elif window == BEFORE_COLLECT:
        move_pigs(table, log)
        add_slots(table)
    elif window == AT_COLLECT:
        collect(table, log)
    elif window == AFTER_COLLECT:
        after_collect(table, log)
    elif window == AT_RETURN:
        return_cards(table, log)
    elif window == CLEAN_UP:
        end_or_clean_up(table, log)
    else:
        add_slots(table)


@called_rule
def begin_round(table: GrimmTable, log: Log | None) -> None:
    """A round begins; then the game goes on until somebody is asked."""
    open_round(table, log)
    go_on(table, log)


@called_rule
def open_round(table: GrimmTable, log: Log | None) -> None:
    """Prince Regal comes (with two players), then everybody has a place at the start of the round."""
    table.window = AT_START
    begin_gathering(table)
    note(log, FACT_ROUND_BEGUN, table.first, table.round + 1, 0)
    if table.options.prince == 0:
        prince_regal(table, log)
    add_slots(table)


@called_rule
def begin_build(table: GrimmTable, log: Log | None) -> None:
    """The Build phase begins; for scenes."""
    table.window = BUILD_START
    add_slots(table)
    go_on(table, log)


@rule
def move_pigs(table: GrimmTable, log: Log | None) -> None:
    """The pigs that have not gone yet go where their Gather cards say."""
    for index in range(table.seats):
        seat = in_turn(table, index)
        if not has(table.moved, seat):
            table.pigs[seat] = location_of(table.assigned[seat])
            note(log, FACT_WENT, seat, table.pigs[seat], NO_CARD)


@called_rule
def return_cards(table: GrimmTable, log: Log | None) -> None:
    """Unique Locations are checked, Gather cards go back, spent Fables to the pile, Monsters off the Locations."""
    leaving = uniques_that_leave(table)
    for index in range(table.seats):
        seat = in_turn(table, index)
        to_pile(table, log, seat, table.played[seat], NOWHERE)
        to_pile(table, log, seat, table.matured[seat], table.food[seat])
        table.played[seat] = NO_CARD
        table.matured[seat] = NO_CARD
        table.food[seat] = NOWHERE
        table.spot[seat] = NOWHERE
    for location in range(PLACES):
        if has(leaving, location):
            to_pile(table, log, table.unique_of[location], table.unique[location], location)
            table.unique[location] = NO_CARD
            table.unique_of[location] = NOBODY
    table.cancelled = 0
    table.exempt = 0
    begin_gathering(table)


@rule
def to_pile(table: GrimmTable, log: Log | None, seat: int, fable: int, location: int) -> None:
    if fable != NO_CARD:
        table.pile[fable] += 1
        note(log, FACT_LEFT_PLAY, seat, fable, location)


@called_rule
def uniques_that_leave(table: GrimmTable) -> int:
    """Looked at while the Monsters still stand on their Locations."""
    monsters = leaving = 0
    for seat in range(table.seats):
        if table.spot[seat] != NOWHERE:
            monsters |= bit(table.spot[seat])
    for location in range(locations(table)):
        if table.unique[location] != NO_CARD and unique_leaves(table, location, table.unique[location], monsters):
            leaving |= bit(location)
    return leaving


@called_rule
def end_or_clean_up(table: GrimmTable, log: Log | None) -> None:
    """With three complete houses somewhere the game is over; else everything is made ready for the next round."""
    if is_decided(table):
        table.window = OVER
        note(log, FACT_ENDED, 0, 0, 0)
        return
    table.first = in_turn(table, 1)
    table.round += 1
    clear_round(table)
    note(log, FACT_RESTOCKED, table.first, 0, 0)
    restock(table, log)
    open_round(table, log)


@called_rule
def clear_round(table: GrimmTable) -> None:
    """Pigs go home, Next Turn cards wait for their turn, and what belonged to the round is forgotten."""
    table.moved = 0
    table.monsters = 0
    table.must_play = 0
    table.wish = 0
    table.named = 0
    table.robbed = 0
    table.loot = 0
    table.effects = 0
    table.acting_friend = 0
    table.actions = 0
    table.used = 0
    for seat in range(table.seats):
        table.pigs[seat] = NOWHERE
        table.matured[seat] = table.parked[seat]
        table.parked[seat] = NO_CARD
        table.bonus[seat] = 0
    for place in range(table.seats * KINDS):
        table.gathered[place] = 0
    for kind in range(KINDS):
        table.toll[kind] = 0


@called_rule
def restock(table: GrimmTable, log: Log | None) -> None:
    """New resources come to the basic Locations, then to the Market."""
    for location in range(locations(table)):
        straw, wood, brick = REFILL[location]
        put_on_location(table, log, NOBODY, location, heap_of(straw, wood, brick), NO_CARD)
