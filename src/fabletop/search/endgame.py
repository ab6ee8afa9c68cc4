"""Endgames of two: what each choice is worth in every world that fits, each world played out as if all cards lay open.

A world fixes all that was left to chance, so each is solved exactly (alpha-beta: a player need not look further at a
choice once the other has a better one elsewhere). Every choice adds up its worths, times the weight of the world.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fabletop.kernel.actions import NO_ACTION, count_marked, take_action
from fabletop.kernel.bits import lowest
from fabletop.kernel.record import Long, Record, Tiny
from fabletop.kernel.rule import called_rule, rule
from fabletop.kernel.rules import KernelRules
from fabletop.kernel.table import copy_table
from fabletop.search.tree import node_of

GIVEN, WORLD, TOP = 0, 1, 2
"""The table that the seat was given, the world that is looked at, and the first table of the line that is tried."""
LEVELS = 60
"""Choices one after another, of those that are choices: no endgame has more."""
BOUND = 1 << 20
"""More than anything is worth."""
STRIDE = 1_000_003
"""Steps between two worlds, so that any of them are a fair selection; a prime, so that none is left out."""


class Level(Record):
    """A player who chooses, and what is certain without looking further."""

    low: Long
    """The seat can have this much elsewhere."""
    high: Long
    """The rival can keep the seat down to this elsewhere."""
    player: Tiny


@rule
def settle(level: Level, seat: int, value: int) -> None:
    """The player at a level may choose something that is worth so much to the seat."""
    if level.player == seat:
        level.low = max(level.low, value)
    else:
        level.high = min(level.high, value)


@rule
def settled_at(level: Level, seat: int) -> int:
    return level.low if level.player == seat else level.high


def _playing_forced(rules: KernelRules) -> Callable[..., bool]:
    legal, act, phase, action_kinds = rules.legal, rules.act, rules.phase, rules.action_kinds

    @called_rule
    def is_played_out(table: Any, mask: Any, until: int) -> bool:
        """Play on while there is no choice; is nothing left to choose? The mask holds the choices otherwise."""
        while table.to_act and phase(table) == until:
            player = lowest(table.to_act)
            legal(table, player, mask)
            if count_marked(mask, action_kinds) > 1:
                return False
            act(table, player, take_action(mask, action_kinds), None)
        return True

    return is_played_out


def _solving_world(rules: KernelRules) -> Callable[..., int]:
    act, value, action_kinds = rules.act, rules.value, rules.action_kinds
    is_played_out = _playing_forced(rules)

    @called_rule
    def value_of_line(tables: Any, masks: Any, levels: Any, seat: int, until: int) -> int:
        """What the top table is worth to the seat if both play as well as they can."""
        if is_played_out(tables[TOP], masks[TOP], until):
            return int(value(tables[TOP], seat))
        here = TOP
        levels[here].low, levels[here].high = -BOUND, BOUND
        levels[here].player = lowest(tables[here].to_act)
        while True:
            level = levels[here]
            action = take_action(masks[here], action_kinds) if level.low < level.high else NO_ACTION
            if action == NO_ACTION:
                if here == TOP:
                    return settled_at(level, seat)
                here -= 1
                settle(levels[here], seat, settled_at(level, seat))
                continue
            below = here + 1
            copy_table(tables, here, below)
            act(tables[below], level.player, action, None)
            if is_played_out(tables[below], masks[below], until):
                settle(level, seat, value(tables[below], seat))
            else:
                levels[below].low, levels[below].high = level.low, level.high
                levels[below].player = lowest(tables[below].to_act)
                here = below

    return value_of_line


def _weighing(rules: KernelRules) -> Callable[..., None]:
    legal, act, phase, action_kinds = rules.legal, rules.act, rules.phase, rules.action_kinds
    value_of_line = _solving_world(rules)

    @called_rule
    def weigh_each(tables: Any, masks: Any, levels: Any, notes: Any, asked: tuple[int, int]) -> None:
        """Every choice of the seat counts what it is worth in this world."""
        nodes, states = notes
        seat, weight = asked
        until = phase(tables[WORLD])
        legal(tables[WORLD], seat, masks[WORLD])
        action = take_action(masks[WORLD], action_kinds)
        while action != NO_ACTION:
            copy_table(tables, WORLD, TOP)
            act(tables[TOP], seat, action, None)
            node = nodes[node_of(nodes, states[0], seat, action)]
            node.visits += weight
            node.value += weight * value_of_line(tables, masks, levels, seat, until)
            action = take_action(masks[WORLD], action_kinds)

    return weigh_each


def solving(rules: KernelRules) -> Callable[..., None]:
    """A function that solves endgames by these rules."""
    endgame, resample = rules.endgame, rules.resample
    assert endgame is not None
    world, weigh_each = endgame.world, _weighing(rules)

    def solve(work: Any, seat: int, listed: int, more: int) -> None:
        """So many more worlds for a seat: of the listed ones, or any that fit if none are listed."""
        tables, masks, levels, nodes, states = work
        state = states[0]
        for _ in range(more):
            copy_table(tables, GIVEN, WORLD)
            weight = 1
            if listed > 0:
                weight = world(tables[WORLD], seat, state.turns * STRIDE % listed)
            else:
                state.seed.stream += 1
                resample(tables[WORLD], seat, state.seed)
            state.turns += 1
            if weight > 0:
                weigh_each(tables, masks, levels, (nodes, states), (seat, weight))

    return solve
