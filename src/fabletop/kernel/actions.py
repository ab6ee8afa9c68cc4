"""Actions are numbered kind by kind, 64 arguments to a kind; a mask holds one set of arguments for each kind."""

from __future__ import annotations

from fabletop.kernel.bits import has, lowest, nth, popcount, without_lowest
from fabletop.kernel.rng import PlayoutRng, playout_below
from fabletop.kernel.rule import rule

ARGUMENTS = 64
"""Numbers set aside for the arguments of a kind; the last one stays unused, so that no bit set is negative."""
NO_ACTION = -1


@rule
def action_of(action_kind: int, thing: int) -> int:
    """The number of an action."""
    return action_kind << 6 | thing


@rule
def kind_of_action(action: int) -> int:
    """The kind of an action."""
    return action >> 6


@rule
def argument_of(action: int) -> int:
    """The argument of an action."""
    return action & (ARGUMENTS - 1)


# The number of kinds is an argument, so that a compiler that knows it can do without loops.


@rule
def clear(mask: list[int], action_kinds: int) -> None:
    """Allow nothing."""
    for action_kind in range(action_kinds):
        mask[action_kind] = 0


@rule
def mark(mask: list[int], action_kind: int, things: int) -> None:
    """Allow a kind of action with all these arguments, a bit set."""
    mask[action_kind + 0] = things  # a GPU takes a number as an index, but no enum member


@rule
def is_marked(mask: list[int], action: int) -> bool:
    """Is this action allowed?"""
    return has(mask[kind_of_action(action)], argument_of(action))


@rule
def count_marked(mask: list[int], action_kinds: int) -> int:
    """How many actions are allowed."""
    marked = 0
    for action_kind in range(action_kinds):
        if mask[action_kind] != 0:
            marked += popcount(mask[action_kind])
    return marked


@rule
def take_action(mask: list[int], action_kinds: int) -> int:
    """The first action that is marked still, marked no longer; ``NO_ACTION`` when there is none."""
    for action_kind in range(action_kinds):
        if mask[action_kind] != 0:
            thing = lowest(mask[action_kind])
            mask[action_kind] = without_lowest(mask[action_kind])
            return action_of(action_kind, thing)
    return NO_ACTION


def any_marked(mask: list[int], action_kinds: int, playout_rng: PlayoutRng) -> int:
    """One marked action, each as likely as the others."""
    first = action_kind = action_kinds
    marked = count = 0
    while action_kind:
        action_kind -= 1
        if mask[action_kind]:
            first, count = action_kind, popcount(mask[action_kind])
            marked += count
    if not marked:
        return NO_ACTION
    index = playout_below(playout_rng, marked)
    while index >= count:  # not an argument of the first kind that has any
        index -= count
        first += 1
        count = popcount(mask[first])
    return first * ARGUMENTS + nth(mask[first], index)


@rule
def any_marked_at_once(mask: list[int], action_kinds: int, playout_rng: PlayoutRng) -> int:
    """The body of ``any_marked`` for machines: they look at many words at once if nothing hangs on any of them."""
    used = marked = 0
    for action_kind in range(action_kinds):
        used |= int(mask[action_kind] != 0) << action_kind
    rest = used
    while rest:
        marked += popcount(mask[lowest(rest)])
        rest &= rest - 1
    if not marked:
        return NO_ACTION
    index = playout_below(playout_rng, marked)
    action_kind = lowest(used)
    while index >= popcount(mask[action_kind]):
        index -= popcount(mask[action_kind])
        used &= used - 1
        action_kind = lowest(used)
    return action_kind * ARGUMENTS + nth(mask[action_kind], index)


def marked_actions(mask: list[int]) -> list[int]:
    """All marked actions in order, for the face and the tests."""
    actions = []
    for action_kind, things in enumerate(mask):
        rest, first = things, action_of(action_kind, 0) - 1
        while rest:
            actions.append(first + (rest & -rest).bit_length())
            rest &= rest - 1
    return actions
