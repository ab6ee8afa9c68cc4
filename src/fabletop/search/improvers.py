"""Networks and their better selves, ready to be asked about one table."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from fabletop.bodies.arenas import questions_of
from fabletop.bodies.batching import Players
from fabletop.kernel.actions import marked_actions
from fabletop.kernel.record import Record, as_array
from fabletop.kernel.rng import Seed
from fabletop.kernel.rules import KernelRules
from fabletop.networks.shape import Network
from fabletop.search.improvement import RolloutSettings, improving
from fabletop.search.searchers import ANYWHERE

TABLES = 3


@cache
def _calls(rules: KernelRules) -> dict[str, Any]:
    from fabletop.bodies.compiler import compiled

    return {name: compiled(function, rules) for name, function in improving(rules).items()}


def as_arguments(rules: KernelRules, network: Network) -> tuple[Any, ...]:
    """The network as compiled code takes it."""
    width = len(network.trunk[0].bias)
    deeper = network.trunk[1:]
    weights = np.stack([layer.weight for layer in deeper]) if deeper else np.zeros((0, width, width), np.float32)
    biases = np.stack([layer.bias for layer in deeper]) if deeper else np.zeros((0, width), np.float32)
    columns = np.full(rules.actions, -1, np.int16)
    columns[network.columns] = np.arange(len(network.columns))
    policy = np.ascontiguousarray(network.policy.weight.T), network.policy.bias
    first = network.trunk[0].weight, network.trunk[0].bias
    value = np.ascontiguousarray(network.value.weight[:, 0]), network.value.bias
    return questions_of(rules), first, (weights, biases), policy, columns, value


class Improver:
    """A network for one game. Threads may use it at the same time."""

    def __init__(self, rules: KernelRules, network: Network) -> None:
        self.rules, self.calls = rules, _calls(rules)
        self.arguments = as_arguments(rules, network)
        self.width = len(network.trunk[0].bias)

    def get_ready(self) -> None:
        """Compile what a first question would wait for."""
        state = self.about(self.rules.table(), 0, Seed())
        state.consider()
        worlds, _ = state.draw_worlds(0)
        if self.rules.endgame is not None:
            self.calls["list_worlds"](state.work, 0, worlds, np.zeros(0, np.float64))
        state.rollout_values(worlds, np.zeros(0, np.int64), np.zeros(0, np.int64), (ANYWHERE, 0.5, (0.0, 1.0)))

    def about(self, world: Record, seat: int, seed: Seed) -> Improvement:
        return Improvement(self, world, seat, seed)


class Improvement:
    """One question: the network's own chances, and what each choice came to in the worlds tried so far."""

    def __init__(self, improver: Improver, world: Record, seat: int, seed: Seed) -> None:
        rules = improver.rules
        self.improver, self.seat, self.rules, self.world = improver, seat, rules, world
        self.tables = np.zeros(TABLES, rules.table.dtype)
        self.tables[:1] = as_array(world)
        self.masks = np.zeros((1, rules.action_kinds), np.int64)
        seen, row = np.zeros(rules.observation, np.int8), np.zeros(improver.width, np.float32)
        self.chances = np.zeros(rules.actions + 1, np.float64)
        start = Players()
        start.seed.become(seed)
        self.states = as_array(start)
        self.seeds = as_array(seed)
        self.seeds["stream"] += 1 << 40
        self.work = (
            self.tables,
            self.masks,
            improver.arguments,
            (seen, row, row.copy(), self.chances),
            self.states,
        )

    def consider(self) -> dict[int, float]:
        """The chance of each choice, as the network sees it."""
        self.improver.calls["consider"](self.work, self.seat)
        actions = marked_actions([int(word) for word in self.masks[0]])
        total = self.chances[-1]
        return {action: float(self.chances[action] / total) for action in actions}

    def draw_worlds(self, count: int) -> tuple[Any, Any]:
        """So many worlds, or all if there are no more and the game can tell; and logarithms of how likely each is."""
        listed = self.listed()
        if 0 < listed <= count:
            worlds, likely = np.zeros(listed, self.rules.table.dtype), np.zeros(listed, np.float64)
            self.improver.calls["list_worlds"](self.work, self.seat, worlds, likely)
            return worlds, likely
        worlds, likely = np.zeros(count, self.rules.table.dtype), np.zeros(count, np.float64)
        self.improver.calls["draw_worlds"](self.work, self.seat, worlds, likely, self.seeds)
        return worlds, likely

    def listed(self) -> int:
        """How many numbers the worlds of the seat have, or 0 if the game cannot tell."""
        endgame = self.rules.endgame
        return 0 if endgame is None else int(endgame.worlds(self.world, self.seat))

    def rollout_values(self, worlds: Any, picks: Any, choices: Any, given: RolloutSettings) -> Any:
        """What each choice was worth in each picked world, of 10,000.

        Games are played on so many rounds ahead; beyond that the network says what it expects beside an equal share.
        """
        values = np.zeros((len(picks), len(choices)), np.float64)
        self.improver.calls["rollout_values"](self.work, self.seat, (worlds, picks), given, (choices, values))
        return values
