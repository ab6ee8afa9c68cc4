"""Actions are numbered verb by verb, 64 objects to a verb; a mask holds one bit set per verb."""

from __future__ import annotations

from fabletop.kernel.bits import has, lowest, nth, popcount, without_lowest
from fabletop.kernel.rng import Whim, whim_below
from fabletop.kernel.rule import rule

OBJECTS = 64
"""Numbers set aside for the objects of a verb; the last one stays unused, so that no bit set is negative."""
NO_ACTION = -1


@rule
def action_of(verb: int, thing: int) -> int:
    return verb << 6 | thing


@rule
def verb_of(action: int) -> int:
    return action >> 6


@rule
def object_of(action: int) -> int:
    return action & (OBJECTS - 1)


# The number of verbs is an argument, so that a compiler that knows it can do without loops.


@rule
def clear(mask: list[int], verbs: int) -> None:
    for verb in range(verbs):
        mask[verb] = 0


@rule
def mark(mask: list[int], verb: int, things: int) -> None:
    """Allow a verb with all these objects, a bit set."""
    mask[verb + 0] = things  # a GPU takes a number as an index, but no enum member


@rule
def is_marked(mask: list[int], action: int) -> bool:
    return has(mask[verb_of(action)], object_of(action))


@rule
def count_marked(mask: list[int], verbs: int) -> int:
    marked = 0
    for verb in range(verbs):
        if mask[verb] != 0:
            marked += popcount(mask[verb])
    return marked


@rule
def take_action(mask: list[int], verbs: int) -> int:
    """The first action that is marked still, marked no longer; ``NO_ACTION`` when there is none."""
    for verb in range(verbs):
        if mask[verb] != 0:
            thing = lowest(mask[verb])
            mask[verb] = without_lowest(mask[verb])
            return action_of(verb, thing)
    return NO_ACTION


def any_marked(mask: list[int], verbs: int, whim: Whim) -> int:
    """One marked action, each as likely as the others."""
    first = verb = verbs
    marked = count = 0
    while verb:
        verb -= 1
        if mask[verb]:
            first, count = verb, popcount(mask[verb])
            marked += count
    if not marked:
        return NO_ACTION
    index = whim_below(whim, marked)
    while index >= count:  # not an object of the first verb that has any
        index -= count
        first += 1
        count = popcount(mask[first])
    return first * OBJECTS + nth(mask[first], index)


@rule
def any_marked_at_once(mask: list[int], verbs: int, whim: Whim) -> int:
    """The body of ``any_marked`` for machines: they look at many words at once if nothing hangs on any of them."""
    used = marked = 0
    for verb in range(verbs):
        used |= int(mask[verb] != 0) << verb
    rest = used
    while rest:
        marked += popcount(mask[lowest(rest)])
        rest &= rest - 1
    if not marked:
        return NO_ACTION
    index = whim_below(whim, marked)
    verb = lowest(used)
    while index >= popcount(mask[verb]):
        index -= popcount(mask[verb])
        used &= used - 1
        verb = lowest(used)
    return verb * OBJECTS + nth(mask[verb], index)


def marked_actions(mask: list[int]) -> list[int]:
    """All marked actions in order, for the face and the tests."""
    actions = []
    for verb, things in enumerate(mask):
        rest, first = things, action_of(verb, 0) - 1
        while rest:
            actions.append(first + (rest & -rest).bit_length())
            rest &= rest - 1
    return actions
