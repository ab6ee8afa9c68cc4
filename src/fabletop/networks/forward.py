"""A network inside compiled code: it adds up only the features that are there, and weighs only what is allowed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp, log
from typing import Any

from fabletop.kernel.actions import action_of, argument_of, kind_of_action
from fabletop.kernel.bits import lowest, without_lowest
from fabletop.kernel.features import feature_of
from fabletop.kernel.rng import playout_below
from fabletop.kernel.rule import float_kernel
from fabletop.kernel.rules import KernelRules

FINE = 1 << 24
"""Steps of a chance."""
UNTAUGHT = -1e30
"""What a network says of actions that came into the rules after it was taught: it does none that it can avoid."""


@float_kernel
def add_features(seen: Any, questions: Any, first: Any, found: Any) -> None:
    """The first layer: most features are not there."""
    weight, bias = first
    for place in range(len(bias)):
        found[place] = bias[place]
    for index in range(len(questions)):
        if feature_of(seen, questions[index]) == 1:
            row = weight[index]
            for place in range(len(bias)):
                found[place] += row[place]
    for place in range(len(bias)):
        found[place] = max(found[place], 0.0)


@float_kernel
def think_deeper(deeper: Any, found: Any, more: Any) -> None:
    """Every further layer adds to what was found."""
    weights, biases = deeper
    for layer in range(len(biases)):
        for place in range(len(found)):
            more[place] = biases[layer, place]
        for source in range(len(found)):
            value = found[source]
            if value != 0.0:
                row = weights[layer, source]
                for place in range(len(found)):
                    more[place] += value * row[place]
        for place in range(len(found)):
            found[place] += max(more[place], 0.0)


@float_kernel
def weigh(row: Any, found: Any) -> Any:
    """A sum of products, in four parts that a machine adds up side by side; the width is a multiple of four."""
    one, two, three, four = row[0] * found[0], row[1] * found[1], row[2] * found[2], row[3] * found[3]
    for place in range(4, len(found), 4):
        one += row[place] * found[place]
        two += row[place + 1] * found[place + 1]
        three += row[place + 2] * found[place + 2]
        four += row[place + 3] * found[place + 3]
    return (one + two) + (three + four)


@dataclass(frozen=True)
class Evaluation:
    """Functions that ask a network."""

    weigh_all: Callable[..., None]
    sample: Callable[..., int]
    chance_of: Callable[..., float]
    value_of: Callable[..., float]


def evaluating(rules: KernelRules) -> Evaluation:
    """Functions that ask a network about tables of a game.

    ``room`` is what they work with: an observation, two rows of the network's width and a number for each action;
    ``network`` is its questions, layers, columns and last layer for the value.
    """
    observe, action_kinds = rules.observe, rules.action_kinds

    @float_kernel
    def think(table: Any, seat: int, network: Any, room: Any) -> None:
        """All but the last layer."""
        questions, first, deeper, _, _, _ = network
        seen, found, more, _ = room
        observe(table, seat, seen)
        add_features(seen, questions, first, found)
        think_deeper(deeper, found, more)

    @float_kernel
    def value_of(table: Any, seat: int, network: Any, room: Any) -> float:
        """What a seat can expect, as the network sees it."""
        think(table, seat, network, room)
        value = network[5]
        expected: float = weigh(value[0], room[1]) + value[1][0]
        return expected

    @float_kernel
    def weigh_all(table: Any, seat: int, mask: Any, network: Any, room: Any) -> None:
        """Chances of all that is allowed, as numbers whose sum is kept in the last place."""
        _, _, _, policy, columns, _ = network
        _, found, _, chances = room
        think(table, seat, network, room)
        most = UNTAUGHT
        for action_kind in range(action_kinds):
            things = mask[action_kind]
            while things != 0:
                action = action_of(action_kind, lowest(things))
                column = columns[action]
                chances[action] = UNTAUGHT
                if column >= 0:
                    chances[action] = weigh(policy[0][column], found) + policy[1][column]
                most = max(most, chances[action])
                things = without_lowest(things)
        total = 0.0
        for action_kind in range(action_kinds):
            things = mask[action_kind]
            while things != 0:
                action = action_of(action_kind, lowest(things))
                chances[action] = exp(chances[action] - most)
                total += chances[action]
                things = without_lowest(things)
        chances[len(chances) - 1] = total

    @float_kernel
    def even_out(mask: Any, chances: Any, confidence: float) -> None:
        """Chances of somebody who is not quite the network: all alike at 0, its own at 1."""
        total = 0.0
        for action_kind in range(action_kinds):
            things = mask[action_kind]
            while things != 0:
                action = action_of(action_kind, lowest(things))
                chances[action] = chances[action] ** confidence
                total += chances[action]
                things = without_lowest(things)
        chances[len(chances) - 1] = total

    @float_kernel
    def sample(table: Any, asked: tuple[int, Any], network: Any, room: Any, playout_rng: Any, confidence: float) -> int:
        """What the network does, by its chances, or somebody who is more or less like it."""
        seat, mask = asked
        weigh_all(table, seat, mask, network, room)
        chances = room[3]
        if confidence != 1.0:
            even_out(mask, chances, confidence)
        left = playout_below(playout_rng, FINE) / FINE * chances[len(chances) - 1]
        chosen = -1
        for action_kind in range(action_kinds):
            things = mask[action_kind]
            while things != 0:
                action = action_of(action_kind, lowest(things))
                if left >= 0.0:
                    chosen = action
                    left -= chances[action]
                things = without_lowest(things)
        return chosen

    @float_kernel
    def chance_of(table: Any, seat: int, mask: Any, network: Any, room: Any, action: int) -> float:
        """The logarithm of the chance that the network does this."""
        weigh_all(table, seat, mask, network, room)
        chances = room[3]
        likely = chances[kind_of_action(action) * 64 + argument_of(action)] / chances[len(chances) - 1]
        return log(max(likely, 1e-6))

    return Evaluation(weigh_all, sample, chance_of, value_of)
