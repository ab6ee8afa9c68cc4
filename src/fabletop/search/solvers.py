"""Solving endgames on a backend: from a re-dealt table to what every choice is worth."""

from __future__ import annotations

from functools import cache
from typing import Any

from fabletop.kernel.record import Record, as_array
from fabletop.kernel.rng import Seed
from fabletop.kernel.rules import KernelRules
from fabletop.search.endgame import LEVELS, Level, solving
from fabletop.search.searchers import MOST_CHOICES, Search
from fabletop.search.tree import NONE, ROOT, Node, SearchState


class Solver:
    """Solves endgames on one backend. Threads may use it at the same time."""

    def __init__(self, rules: KernelRules) -> None:
        self.rules = rules
        self.solve = solving(rules)

    def begin(self, world: Record, seat: int, seed: Seed, listed: int) -> Search:
        """A search whose turns are worlds: all that are listed, or any that fit if none are."""
        state = SearchState()
        state.seed.become(seed)
        state.nodes, state.most_nodes = 1, MOST_CHOICES
        work, nodes = self.rows(world, state)

        def think(work: Any, seat: int, worlds: int) -> None:
            self.solve(work, seat, listed, worlds)

        return Search(think, work, nodes, seat)

    def rows(self, world: Record, state: SearchState) -> tuple[Any, Any]:
        """What a search works on: tables, masks, levels, nodes and thoughts; and the nodes once more, to be read."""
        tables = [world, *(self.rules.table() for _ in range(LEVELS - 1))]
        masks = [[0] * self.rules.action_kinds for _ in range(LEVELS)]
        nodes = [Node() for _ in range(MOST_CHOICES)]
        nodes[ROOT].child = NONE
        return (tables, masks, [Level() for _ in range(LEVELS)], nodes, [state]), nodes

    def get_ready(self) -> None:
        """Whatever takes time before the first endgame."""


class CpuSolver(Solver):
    def __init__(self, rules: KernelRules) -> None:
        from fabletop.bodies.compiler import compiled

        super().__init__(rules)
        self.solve = compiled(self.solve, rules)

    def rows(self, world: Record, state: SearchState) -> tuple[Any, Any]:
        import numpy as np

        tables, masks = np.zeros(LEVELS, self.rules.table.dtype), np.zeros((LEVELS, self.rules.action_kinds), np.int64)
        tables[:1] = as_array(world)
        nodes = np.zeros(MOST_CHOICES, Node.dtype)
        nodes["child"][ROOT] = NONE
        levels = np.zeros(LEVELS, Level.dtype)
        return (tables, masks, levels, nodes, as_array(state)), nodes.view(np.recarray)

    def get_ready(self) -> None:
        self.begin(self.rules.table(), 0, Seed(), 0).think(0)


@cache
def solver_on(backend: str, rules: KernelRules) -> Solver:
    """Endgames of a game that lists its worlds."""
    return (CpuSolver if backend == "cpu" else Solver)(rules)
