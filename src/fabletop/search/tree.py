"""Search for any game: what to choose, seen from one seat, by playing on re-dealt tables.

Information-set Monte Carlo tree search: every turn re-deals what the seat cannot know, walks down one tree of choices,
adds a choice, plays the game on at random to its horizon, and adds up who gained by which choice. Players who answer at
the same time choose from numbers of their own, as if they knew nothing of each other's answers; below such a step the
tree goes on by the searching seat's own answer. A choice counts how often it could have been made, because it is not
allowed in every world. All of it is whole numbers, so every backend comes to the same decision.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from fabletop.kernel.actions import NO_ACTION, action_of, any_marked, argument_of, is_marked, kind_of_action
from fabletop.kernel.bits import bit, has, highest, lowest, without_lowest
from fabletop.kernel.questions import MOST_SEATS
from fabletop.kernel.record import Long, Middle, Record, Tiny
from fabletop.kernel.rng import PlayoutRng, Rng, Seed, start_playout_rng
from fabletop.kernel.rule import called_rule, rule
from fabletop.kernel.rules import KernelRules
from fabletop.kernel.table import copy_table

ROOT = 0
NONE = -1
LONGEST_PATH = 400
"""Choices of one turn that are remembered; the rest is played at random."""
SCALE = 10_000
"""The value of a game that is won."""
LOG_SCALE = 1 << 10
PREJUDICED = 8
"""After so many turns a prejudice counts half."""
LEAST_PROMISE = -(1 << 40)


class Node(Record):
    """A choice of one player, made after the choices above it."""

    value: Long
    """What the games through it were worth to the player who chose, added up."""
    action: Middle
    visits: Middle
    chances: Middle
    """How often it could have been chosen."""
    child: Middle
    """The first choice below, or ``NONE``."""
    sibling: Middle
    fancy: Middle
    """How much it was liked where it was first made, if that counts."""
    seat: Tiny


class SearchState(Record):
    """What a search needs beside its tables, masks and nodes."""

    seed: Seed
    playout_source: Rng
    playout_rng: PlayoutRng
    nodes: Long
    """Nodes in use."""
    most_nodes: Long
    deepest: Long
    """How many steps of the tree are looked at: 1 for a flat search, 0 to ask only the heuristic of each choice."""
    stay: Long
    """Turns spent on one re-dealt table."""
    apart: Long
    """1 when each re-dealt table has a tree of its own below the first choice, 0 when one tree serves all."""
    ahead: Long
    """How many rounds are looked ahead; what comes after is left to the game's ``value``."""
    turns: Long
    """Turns so far."""
    explore: Long
    """How much a rarely tried choice is worth trying: thousandths."""
    playout_choices: Long
    """Of how many random choices the one that is liked best is made, when the game is played on: 1 for any, 0 for the
    best-liked of all."""
    trust: Long
    """How much a choice that is liked promises before it has been tried often."""
    lone: Long
    """1 when the tree has only the choices of the seat that thinks: others follow the heuristic policy."""
    path: Annotated[list[int], Middle, LONGEST_PATH]
    steps: Long
    """Nodes on the path of this turn."""
    values: Annotated[list[int], Long, MOST_SEATS]
    """What this turn came to for each seat that chose on the path."""
    grown: Long
    """1 when this turn has added a node to the line it follows."""


@rule
def root_of(number: int) -> int:
    """The whole part of a square root."""
    if number < 2:
        return number
    guess = 1 << (highest(number) // 2 + 1)
    better = (guess + number // guess) // 2
    while better < guess:
        guess = better
        better = (guess + number // guess) // 2
    return guess


@rule
def logarithm(number: int) -> int:
    """About the natural logarithm of a positive number, times ``LOG_SCALE``."""
    whole = highest(number)
    part = (number << 10 >> whole) - LOG_SCALE
    return (whole * LOG_SCALE + part) * 710 >> 10


@rule
def promise_of(node: Node, explore: int) -> int:
    """The mean value of a choice and a bonus for having been tried rarely (UCB, counting only when it was allowed)."""
    bonus = root_of(logarithm(node.chances + 1) * LOG_SCALE // node.visits)
    return node.value // node.visits + bonus * explore * SCALE // (1000 * LOG_SCALE)


@rule
def prejudice_of(node: Node, trust: int) -> int:
    """What a choice promises by being liked, less and less the oftener it has been tried."""
    return node.fancy * trust // (node.visits + PREJUDICED)


@called_rule
def new_node(nodes: list[Node], state: SearchState, parent: int, replayed_action: tuple[int, int]) -> int:
    """Put a choice (seat, action) below another; gives ``NONE`` when there is no room."""
    if state.nodes == state.most_nodes:
        return NONE
    index = state.nodes
    node = nodes[index]
    node.value = 0
    node.action = replayed_action[1]
    node.seat = replayed_action[0]
    node.visits = 0
    node.chances = 1
    node.child = NONE
    node.fancy = 0
    node.sibling = nodes[parent].child
    nodes[parent].child = index
    state.nodes += 1
    return index


@called_rule
def choose(nodes: list[Node], state: SearchState, work: tuple[int, int, int], mask: list[int]) -> int:
    """The node of the choice that a seat makes below a parent; choices never tried come first, at random.

    ``work`` is the parent, the seat and the number of action kinds. The mask loses the choices that were tried.
    """
    parent, seat, action_kinds = work
    best, most = NONE, LEAST_PROMISE
    index = nodes[parent].child
    while index != NONE:
        node = nodes[index]
        if node.seat == seat and is_marked(mask, node.action):
            mask[kind_of_action(node.action)] &= ~bit(argument_of(node.action))
            node.chances += 1
            promise = promise_of(node, state.explore) + prejudice_of(node, state.trust)
            if promise > most:
                best, most = index, promise
        index = node.sibling
    untried = any_marked(mask, action_kinds, state.playout_rng)
    if untried != NO_ACTION:
        grown = new_node(nodes, state, parent, (seat, untried))
        if grown != NONE:
            state.grown = 1
            return grown
    return best


@rule
def remember(state: SearchState, node: int) -> None:
    state.path[state.steps] = node
    state.steps += 1


def heuristic_policy(rules: KernelRules) -> Callable[..., int]:
    heuristic, action_kinds = rules.heuristic, rules.action_kinds

    @called_rule
    def heuristic_policy_of(table: Any, seat: int, mask: Any) -> int:
        """Of all choices the one that is liked best."""
        best, most = NO_ACTION, LEAST_PROMISE
        for action_kind in range(action_kinds):
            things = mask[action_kind]
            while things != 0:
                action = action_of(action_kind, lowest(things))
                fancy = heuristic(table, seat, action)
                if fancy > most:
                    best, most = action, fancy
                things = without_lowest(things)
        return best

    return heuristic_policy_of


def _heuristic(rules: KernelRules) -> Callable[..., int]:
    heuristic, action_kinds, heuristic_policy_of = rules.heuristic, rules.action_kinds, heuristic_policy(rules)

    @rule
    def heuristic_choice(table: Any, seat: int, mask: Any, state: SearchState) -> int:
        """Of some choices at random, or of all, the one that is liked best."""
        if state.playout_choices == 0:
            return heuristic_policy_of(table, seat, mask)
        best = any_marked(mask, action_kinds, state.playout_rng)
        if state.playout_choices > 1:
            most = heuristic(table, seat, best)
            for _ in range(state.playout_choices - 1):
                other = any_marked(mask, action_kinds, state.playout_rng)
                fancy = heuristic(table, seat, other)
                if fancy > most:
                    best, most = other, fancy
        return best

    return heuristic_choice


@rule
def node_of(nodes: list[Node], state: SearchState, seat: int, action: int) -> int:
    """The node of a choice below the root, made if there is none."""
    index = nodes[ROOT].child
    while index != NONE and nodes[index].action != action:
        index = nodes[index].sibling
    return new_node(nodes, state, ROOT, (seat, action)) if index == NONE else index


@rule
def forget_what_follows(nodes: list[Node]) -> None:
    """In another world other things may follow the first choices."""
    index = nodes[ROOT].child
    while index != NONE:
        nodes[index].child = NONE
        index = nodes[index].sibling


def _considering(rules: KernelRules) -> Callable[..., None]:
    legal, heuristic, action_kinds = rules.legal, rules.heuristic, rules.action_kinds

    @called_rule
    def like_each(table: Any, mask: Any, nodes: Any, state: SearchState, seat: int) -> None:
        """Every choice counts how much it is liked at this table."""
        legal(table, seat, mask)
        for action_kind in range(action_kinds):
            things = mask[action_kind]
            while things != 0:
                action = action_of(action_kind, lowest(things))
                node = nodes[node_of(nodes, state, seat, action)]
                node.visits += 1
                node.value += heuristic(table, seat, action)
                things = without_lowest(things)

    return like_each


def thinking(rules: KernelRules) -> Callable[..., None]:
    """A function that thinks by these rules."""
    resample, legal, act = rules.resample, rules.legal, rules.act
    phase, round_of, value = rules.phase, rules.round_of, rules.value
    heuristic, action_kinds = rules.heuristic, rules.action_kinds
    heuristic_choice, like_each = _heuristic(rules), _considering(rules)

    @rule
    def goes_on(table: Any, until: tuple[int, int]) -> bool:
        """Is a table on this side of the horizon: a phase that does not change, and the first round too far ahead?"""
        return table.to_act != 0 and phase(table) == until[0] and round_of(table) < until[1]

    @called_rule
    def play_on(table: Any, mask: Any, state: SearchState, until: tuple[int, int]) -> None:
        """Random choices to the horizon, or those that are liked."""
        while goes_on(table, until):
            seat = lowest(table.to_act)
            legal(table, seat, mask)
            act(table, seat, heuristic_choice(table, seat, mask, state), None)

    @called_rule
    def answer(table: Any, mask: Any, nodes: Any, state: SearchState, place: tuple[int, int]) -> int:
        """One seat answers below a node, by the tree if there is room; gives the node of its answer or ``NONE``."""
        parent, seat = place
        legal(table, seat, mask)
        node = choose(nodes, state, (parent, seat, action_kinds), mask)
        if node == NONE:
            legal(table, seat, mask)
            act(table, seat, any_marked(mask, action_kinds, state.playout_rng), None)
            return NONE
        remember(state, node)
        if state.trust > 0 and nodes[node].visits == 0:
            nodes[node].fancy = heuristic(table, seat, nodes[node].action)
        act(table, seat, nodes[node].action, None)
        return node

    @called_rule
    def let_others_answer(table: Any, mask: Any, state: SearchState, others: int) -> None:
        """Others do what they like, outside the tree."""
        while others != 0:
            seat = lowest(others)
            legal(table, seat, mask)
            act(table, seat, heuristic_choice(table, seat, mask, state), None)
            others = without_lowest(others)

    @called_rule
    def walk_alone(table: Any, mask: Any, nodes: Any, state: SearchState, goal: tuple[int, tuple[int, int]]) -> None:
        """Follow the tree of one seat's own choices until one is new."""
        seat, until = goal
        node, depth = ROOT, 0
        while goes_on(table, until) and state.grown == 0 and node != NONE and depth < state.deepest:
            if state.steps == LONGEST_PATH:
                return
            let_others_answer(table, mask, state, table.to_act & ~bit(seat))
            if has(table.to_act, seat):
                node = answer(table, mask, nodes, state, (node, seat))
                depth += 1

    @called_rule
    def walk_down(table: Any, mask: Any, nodes: Any, state: SearchState, goal: tuple[int, tuple[int, int]]) -> None:
        """Follow the tree, step by step, until a choice is new; others answer a common step first, unseen."""
        seat, until = goal
        node, depth = ROOT, 0
        while goes_on(table, until) and state.grown == 0 and node != NONE and depth < state.deepest:
            main = seat if has(table.to_act, seat) else lowest(table.to_act)
            others = table.to_act & ~bit(main)
            if state.steps + 8 > LONGEST_PATH:
                return
            while others != 0:
                answer(table, mask, nodes, state, (node, lowest(others)))
                others = without_lowest(others)
            state.grown = 0
            node = answer(table, mask, nodes, state, (node, main))
            depth += 1

    @called_rule
    def learn(table: Any, nodes: Any, state: SearchState) -> None:
        """Every choice on the path counts what the game came to for the player who made it."""
        judged = 0
        for step in range(state.steps):
            node = nodes[state.path[step]]
            if not has(judged, node.seat):
                judged |= bit(node.seat)
                state.values[node.seat] = value(table, node.seat)
            node.visits += 1
            node.value += state.values[node.seat]

    def think(work: Any, seat: int, turns: int) -> None:
        """So many more turns for a seat; ``work`` is rows of each part.

        The first table is what the seat was given, the second is the world of this turn, the third is played on.
        """
        tables, masks, nodes, states = work
        mask, state = masks[0], states[0]
        if state.turns == 0:
            start_playout_rng(state.playout_rng, state.playout_source, state.seed)
        until = (phase(tables[0]), round_of(tables[0]) + state.ahead)
        for _ in range(turns):
            if state.turns % state.stay == 0:
                state.seed.stream += 1
                copy_table(tables, 0, 1)
                resample(tables[1], seat, state.seed)
                if state.apart == 1:
                    forget_what_follows(nodes)
            state.turns += 1
            if state.deepest == 0:
                like_each(tables[1], mask, nodes, state, seat)
            else:
                copy_table(tables, 1, 2)
                state.steps = 0
                state.grown = 0
                if state.lone == 1:
                    walk_alone(tables[2], mask, nodes, state, (seat, until))
                else:
                    walk_down(tables[2], mask, nodes, state, (seat, until))
                play_on(tables[2], mask, state, until)
                learn(tables[2], nodes, state)

    return think
