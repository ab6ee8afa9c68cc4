"""What a seat has seen of the packs (docs/rules/fairy-tale: fairytale.secret).

A pack is looked at every time its cards come by. To a seat, the places of a pack are of three kinds: *own*, where it
took the card itself; *unknown*, taken before the seat first saw the pack; and the others, which stand in *groups*
between two looks: the seat knows which cards stand in a group, but not in which place, that is, who took which.
"""

from __future__ import annotations

from fabletop.games.fairytale.rules.draft import (
    SECOND_DEAL,
    discards_too,
    draft_steps,
    end_place,
    first_place,
    is_two_stage,
    pack_held,
    pack_size,
)
from fabletop.games.fairytale.rules.state import FairytaleTable
from fabletop.games.fairytale.rules.terms import DRAFTING, FIRST_STAGE
from fabletop.kernel.rule import rule

UNKNOWN = -1
OWN = -2


@rule
def steps_done(table: FairytaleTable, round: int) -> int:
    """How many steps of the draft of a round have begun."""
    return table.step + 1 if round == table.round and table.stage == DRAFTING else draft_steps(table)


@rule
def rounds_begun(table: FairytaleTable) -> int:
    return min(table.round + 1, table.options.rounds)


@rule
def dealt_end(table: FairytaleTable, round: int) -> int:
    """The place behind the last card of a pack that is dealt already."""
    return end_place(table, steps_done(table, round) - 1)


@rule
def places_taken(table: FairytaleTable, round: int) -> int:
    """The place behind the last card that is taken from the packs of a round."""
    if round == table.round and table.stage == DRAFTING:
        return first_place(table, table.step)
    return pack_size(table)


@rule
def group_of(table: FairytaleTable, seat: int, round: int, pack: int, place: int) -> int:
    """The place where the group begins that a place belongs to, or ``OWN`` or ``UNKNOWN``."""
    begun = steps_done(table, round)
    first_step = SECOND_DEAL if is_two_stage(table) and place >= FIRST_STAGE else 0
    group = UNKNOWN
    for step in range(first_step, begun):
        if pack_held(table, round, seat, step) == pack:
            taken = first_place(table, step)
            if taken > place:
                return group
            is_now = step == begun - 1 and round == table.round and table.stage == DRAFTING
            group = taken + 2 if discards_too(table, step) else taken + 1
            if is_now or place < group:
                return OWN
    return group


@rule
def group_end(table: FairytaleTable, seat: int, round: int, pack: int, group: int) -> int:
    """The place behind the last of a group."""
    end = end_place(table, SECOND_DEAL if group > FIRST_STAGE else 0)
    place = group + 1
    while place < end and group_of(table, seat, round, pack, place) == group:
        place += 1
    return place


@rule
def group_of_step(table: FairytaleTable, viewer: int, round: int, seat: int, step: int) -> int:
    """The group of the place from which a seat kept a card, as the viewer sees it."""
    return group_of(table, viewer, round, pack_held(table, round, seat, step), first_place(table, step))
