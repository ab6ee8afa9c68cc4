"""One player's place in a window: what there is to resolve, in which order (docs/rules/grimm-forest: grimm.gather)."""

from __future__ import annotations

from fabletop.games.grimm.rules.asking import allows, answers, ask_about
from fabletop.games.grimm.rules.fables import condition_holds, no_effect
from fabletop.games.grimm.rules.facts import FACT_RESOLVED, FACT_TURN_BEGUN
from fabletop.games.grimm.rules.moments import (
    acts_at_start,
    do_job,
    fable_at_end,
    fable_before_collect,
    fable_on_reveal,
    friend_acts_at_end,
    friend_after_reveal,
    friend_at_build_end,
    friend_at_build_start,
    friend_at_end,
    friend_at_start,
    next_turn_acts_at_end,
    next_turn_at_end,
    next_turn_at_start,
    places_at_start,
    speaks_at_end,
    unique_acts_at_end,
    unique_at_end,
)
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import (
    AFTER_REVEAL,
    ASK_RESOLVE,
    AT_BUILD,
    AT_START,
    BEFORE_COLLECT,
    BUILD_END,
    BUILD_START,
    DREAM,
    EFFECT_FABLE,
    EFFECT_FRIEND,
    EFFECT_NEXT_TURN,
    EFFECT_UNIQUE,
    END_OF_GATHER,
    JOB_EFFECTS,
    JOB_SLOT,
    JOB_TURN,
    NO_CARD,
    ON_REVEAL,
    RESOLVE,
)
from fabletop.games.grimm.rules.words import add_job, friend_card, is_single, locations
from fabletop.kernel.bits import bit, has, lowest
from fabletop.kernel.dispatch import at
from fabletop.kernel.log import Log, note
from fabletop.kernel.rule import called_rule, rule

ACTIONS = 2
"""Actions of a Build turn."""


@at(do_job, JOB_SLOT)
@called_rule
def begin_slot(table: GrimmTable, log: Log | None, seat: int) -> None:
    """A player's place in the window that is open."""
    window = table.window
    if window == AT_START:
        begin_slot_at_start(table, log, seat)
    elif window == ON_REVEAL:
        if table.played[seat] != NO_CARD:
            fable_on_reveal(table, log, seat, table.played[seat])
    elif window == AFTER_REVEAL:
        friend_after_reveal(table, log, seat, table.friend[seat])
    elif window == BEFORE_COLLECT:
        fable_before_collect(table, log, seat, table.played[seat])
    elif window == END_OF_GATHER:
        begin_slot_at_end(table, log, seat)
    elif window == BUILD_START:
        friend_at_build_start(table, log, seat, table.friend[seat])
    elif window == AT_BUILD:
        begin_turn(table, log, seat)
    elif window == BUILD_END:
        friend_at_build_end(table, seat, table.friend[seat])


@called_rule
def begin_slot_at_start(table: GrimmTable, log: Log | None, seat: int) -> None:
    """Fairy Food of the round before, and a Friend that speaks at the start of the round."""
    table.effects = 0
    if places_at_start(table.matured[seat]):
        table.effects |= bit(EFFECT_NEXT_TURN)
    table.acting_friend = table.friend[seat]
    if acts_at_start(table, seat, table.friend[seat]):
        table.effects |= bit(EFFECT_FRIEND)
        add_job(table, JOB_EFFECTS, seat, 0, 0)
    else:
        friend_at_start(table, log, seat, table.friend[seat])
        if table.effects != 0:
            add_job(table, JOB_EFFECTS, seat, 0, 0)


@called_rule
def begin_slot_at_end(table: GrimmTable, log: Log | None, seat: int) -> None:
    """All effects of a player that act at the end of gathering are fixed when the player's place comes."""
    table.effects = 0
    if next_turn_acts_at_end(table, seat, table.matured[seat]):
        table.effects |= bit(EFFECT_NEXT_TURN)
    for location in range(locations(table)):
        if table.unique_of[location] == seat and unique_acts_at_end(table, location, table.unique[location]):
            table.effects |= bit(EFFECT_UNIQUE + location)
    table.acting_friend = table.friend[seat]
    if friend_acts_at_end(table, seat, table.friend[seat]):
        table.effects |= bit(EFFECT_FRIEND)
    if speaks_at_end(table.played[seat]):
        if condition_holds(table, seat, table.played[seat]):
            table.effects |= bit(EFFECT_FABLE)
        else:
            no_effect(log, seat, table.played[seat])
    if table.effects != 0:
        add_job(table, JOB_EFFECTS, seat, 0, 0)


@rule
def card_of_effect(table: GrimmTable, seat: int, effect: int) -> int:
    """The Fable that an effect belongs to, or ``DREAM`` for the Friend."""
    if effect == EFFECT_NEXT_TURN:
        return table.matured[seat]
    if effect == EFFECT_FRIEND:
        return DREAM
    if effect == EFFECT_FABLE:
        return table.played[seat]
    return table.unique[effect - EFFECT_UNIQUE]


@allows(ASK_RESOLVE, RESOLVE)
@called_rule
def cards_to_resolve(table: GrimmTable, seat: int) -> int:
    cards = 0
    for effect in range(EFFECT_FABLE + 1):
        if has(table.effects, effect):
            cards |= bit(card_of_effect(table, seat, effect))
    return cards


@at(do_job, JOB_EFFECTS)
@called_rule
def resolve_effects(table: GrimmTable, log: Log | None, seat: int) -> None:
    """The owner chooses the order, one at a time, while more than one effect is left."""
    if table.acting_friend != table.friend[seat]:
        table.effects &= ~bit(EFFECT_FRIEND)
    if table.effects == 0:
        return
    if is_single(cards_to_resolve(table, seat)):
        add_job(table, JOB_EFFECTS, seat, 0, 0)
        resolve(table, log, seat, lowest(table.effects))
    else:
        ask_about(table, ASK_RESOLVE, seat, NO_CARD)


@answers(ASK_RESOLVE)
@called_rule
def resolve_chose(table: GrimmTable, log: Log | None, seat: int, thing: int) -> None:
    effect = 0
    while not has(table.effects, effect) or card_of_effect(table, seat, effect) != thing:
        effect += 1
    add_job(table, JOB_EFFECTS, seat, 0, 0)
    resolve(table, log, seat, effect)


@called_rule
def resolve(table: GrimmTable, log: Log | None, seat: int, effect: int) -> None:
    table.effects &= ~bit(effect)
    card = card_of_effect(table, seat, effect)
    note(log, FACT_RESOLVED, seat, friend_card(table.friend[seat]) if card == DREAM else card, 0)
    if table.window == AT_START:
        resolve_at_start(table, log, seat, effect)
    else:
        resolve_at_end(table, log, seat, effect)


@rule
def resolve_at_start(table: GrimmTable, log: Log | None, seat: int, effect: int) -> None:
    if effect == EFFECT_FRIEND:
        friend_at_start(table, log, seat, table.friend[seat])
    else:
        next_turn_at_start(table, seat, table.matured[seat])


@called_rule
def resolve_at_end(table: GrimmTable, log: Log | None, seat: int, effect: int) -> None:
    if effect == EFFECT_NEXT_TURN:
        next_turn_at_end(table, seat, table.matured[seat])
    elif effect == EFFECT_FRIEND:
        friend_at_end(table, log, seat, table.friend[seat])
    elif effect != EFFECT_FABLE:
        unique_at_end(table, log, effect - EFFECT_UNIQUE, table.unique[effect - EFFECT_UNIQUE], seat)
    else:
        fable_at_end(table, log, seat, table.played[seat])


@called_rule
def begin_turn(table: GrimmTable, log: Log | None, seat: int) -> None:
    """Two actions, and what cards have added or taken."""
    table.actions = max(0, ACTIONS + table.bonus[seat])
    table.used = 0
    note(log, FACT_TURN_BEGUN, seat, table.actions, 0)
    add_job(table, JOB_TURN, seat, 0, 0)
