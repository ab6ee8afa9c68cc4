"""The way of the Gather cards through this round, drawn anew for one seat.

The trail says what happened to them, and which of them the seat knows. All else is drawn evenly, step by step: what was
laid, changed or dealt again is any card of the pool, and Little Mermaid's bargain is any that fits what was seen of it.
Where that leads to something the seat knows to be otherwise, all is drawn again from the beginning.
"""

from __future__ import annotations

from fabletop.games.grimm.rules.gathercards import (
    assign,
    begin_gathering,
    exchange,
    is_fresh,
    lock_in_pool,
    lockable,
    random_of_pool,
    unlock_in_pool,
)
from fabletop.games.grimm.rules.state import GrimmTable, Step
from fabletop.games.grimm.rules.terms import (
    NO_GATHER_CARD,
    NOBODY,
    STEP_LOCKED,
    STEP_SHOWN_SPARE,
    STEP_SWAPPED,
    STEP_UNLOCKED,
)
from fabletop.games.grimm.rules.words import gather_card, location_of, owner_of
from fabletop.kernel.bits import bit, has, nth, popcount
from fabletop.kernel.rng import below
from fabletop.kernel.rule import called_rule, rule

NONE = -1
BARGAIN = 2
"""Gather cards that Little Mermaid's owner keeps."""


@called_rule
def retrace(table: GrimmTable, seat: int) -> None:
    """Replace everything about Gather cards that the seat cannot know."""
    are_back = no_cards_lie(table)
    if table.steps == 0:
        strike_bargain(table, seat, NONE)
    else:
        while not retraced(table, seat):
            pass
    if are_back:
        begin_gathering(table)
    forget_proofs_of_others(table, seat)


@rule
def no_cards_lie(table: GrimmTable) -> bool:
    lying = 0
    for player in range(table.seats):
        lying += int(table.assigned[player] != NO_GATHER_CARD)
    return lying == 0


@called_rule
def retraced(table: GrimmTable, seat: int) -> bool:
    """Go through the trail once; gives whether everything fits."""
    strike_bargain(table, seat, NONE)
    take_own_cards(table)
    for index in range(table.steps):
        step = table.trail[index]
        if not takes_step(table, seat, step, index) or not is_as_known(table, seat, step):
            return False
    return True


@rule
def take_own_cards(table: GrimmTable) -> None:
    """At the beginning of the round everybody has the own cards, but for those under Little Mermaid."""
    locked = locked_at(table, NONE)
    for player in range(table.seats):
        table.pools[player] = lockable(table, player) << gather_card(player, 0) & ~locked
        table.assigned[player] = NO_GATHER_CARD


@called_rule
def takes_step(table: GrimmTable, seat: int, step: Step, index: int) -> bool:
    """Do again what was done, with unknown cards; gives whether it could be done."""
    actor = int(step.actor)
    if step.kind == STEP_SWAPPED:
        exchange(table, actor, int(step.other))
    elif step.kind == STEP_LOCKED:
        strike_bargain(table, seat, index)
        lock_for(table, actor, int(step.shown))
    elif step.kind == STEP_UNLOCKED:
        unlock_in_pool(table, actor)
    elif step.kind == STEP_SHOWN_SPARE:
        return has(table.pools[actor], int(step.shown)) and table.assigned[actor] != step.shown
    elif actor != NOBODY and is_fresh(step, actor):
        card = int(step.cards[actor]) if has(int(step.known[actor]), seat) else random_of_pool(table, actor)
        if not has(table.pools[actor], card):
            return False
        assign(table, actor, card, locked_at(table, index))
    return True


@rule
def is_as_known(table: GrimmTable, seat: int, step: Step) -> bool:
    """Compare what lies there with what the seat knows, and write down the rest."""
    if step.kind == STEP_UNLOCKED:
        return True
    for player in range(table.seats):
        if not has(int(step.known[player]), seat):
            step.cards[player] = table.assigned[player]
        elif step.cards[player] != table.assigned[player]:
            return False
    return True


# Little Mermaid: from one bargain to its end, what is kept stays the same.


@rule
def bargain_end(table: GrimmTable, index: int) -> int:
    """The step behind an index in which Little Mermaid left, or ``NONE``."""
    for later in range(index + 1, table.steps):
        kind = table.trail[later].kind
        if kind == STEP_UNLOCKED:
            return later
        if kind == STEP_LOCKED:
            return NONE
    return NONE


@rule
def is_struck_later(table: GrimmTable, index: int) -> bool:
    """Is the next thing that happens to Little Mermaid behind an index that she comes?"""
    for later in range(index + 1, table.steps):
        if table.trail[later].kind == STEP_LOCKED:
            return True
        if table.trail[later].kind == STEP_UNLOCKED:
            return False
    return False


@called_rule
def strike_bargain(table: GrimmTable, seat: int, index: int) -> None:
    """Draw which cards were kept by whoever had Little Mermaid since a step, or since before the first one."""
    end = bargain_end(table, index)
    if end != NONE:
        step = table.trail[end]
        if step.actor != seat:
            step.shown = any_bargain(table, int(step.actor), int(step.cards[seat]))
        write_bargain(table, index, int(step.shown))
    elif table.kept != 0 and not is_struck_later(table, index):
        owner = table.locker
        if owner != seat:
            table.kept = any_bargain(table, owner, table.proven[seat])
        write_bargain(table, index, table.kept)


@rule
def write_bargain(table: GrimmTable, index: int, kept: int) -> None:
    if index != NONE:
        table.trail[index].shown = kept


@rule
def any_bargain(table: GrimmTable, owner: int, proven: int) -> int:
    """Two Locations with those that the owner is known to have kept."""
    kept = proven
    while popcount(kept) < BARGAIN:
        others = lockable(table, owner) & ~kept
        kept |= bit(nth(others, below(table.rng, popcount(others))))
    return kept


@rule
def locked_at(table: GrimmTable, index: int) -> int:
    """The cards that belong under Little Mermaid at a step, a set."""
    end = bargain_end(table, index)
    if end != NONE:
        return locked_by(table, int(table.trail[end].actor), int(table.trail[end].shown))
    if table.kept != 0 and not is_struck_later(table, index):
        return locked_by(table, table.locker, table.kept)
    return 0


@rule
def locked_by(table: GrimmTable, owner: int, kept: int) -> int:
    return (lockable(table, owner) & ~kept) << gather_card(owner, 0)


@rule
def lock_for(table: GrimmTable, actor: int, kept: int) -> None:
    """Lock with a bargain that may be over by now; what is kept now stays as it is."""
    now = table.kept
    table.kept = kept
    lock_in_pool(table, actor)
    table.kept = now


# What others have seen of the bargain.


@called_rule
def forget_proofs_of_others(table: GrimmTable, seat: int) -> None:
    """Others have seen what everybody saw, and in this round what the trail says."""
    owner = table.locker
    for observer in range(table.seats):
        for index in range(table.steps):
            step = table.trail[index]
            if step.kind == STEP_UNLOCKED and observer != seat and observer != step.actor:
                step.cards[observer] = step.cards[step.actor]
        if observer != seat and table.kept != 0 and observer != owner:
            table.proven[observer] = table.proven[owner] | seen_on_trail(table, observer, owner)


@rule
def seen_on_trail(table: GrimmTable, observer: int, owner: int) -> int:
    """The Locations of own cards of Little Mermaid's owner that the observer saw in this round, a set."""
    seen = 0
    for index in range(table.steps):
        step = table.trail[index]
        if step.kind == STEP_LOCKED:
            return 0
        for player in range(table.seats):
            card = int(step.cards[player])
            if card != NO_GATHER_CARD and has(int(step.known[player]), observer) and owner_of(card) == owner:
                seen |= bit(location_of(card))
    return seen
