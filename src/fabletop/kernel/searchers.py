"""Searching on a backend: one call from a re-dealt table to what was found out about each choice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from fabletop.kernel.backend import as_array
from fabletop.kernel.record import Record
from fabletop.kernel.rng import Seed
from fabletop.kernel.rules import KernelRules
from fabletop.kernel.search import NONE, ROOT, Node, Thought, considering, searching

EXPLORE = 700
"""How much a rarely tried choice is worth trying, in thousandths; see ``search.promise_of``."""
MOST_CHOICES = 1000
"""Room for all choices of one question."""
NODES_A_TURN = 8
"""A turn of thought adds at most a node for each player of a common step."""


@dataclass(frozen=True)
class Found:
    """What a search found out about one choice."""

    action: int
    visits: int
    worth: int


class Searcher:
    """A search, or a consideration, on one backend. Threads may use it at the same time."""

    def __init__(self, rules: KernelRules, making: Callable[[KernelRules], Callable[..., None]]) -> None:
        self.rules = rules
        self.search = making(rules)

    def __call__(
        self, world: Record, seat: int, seed: Seed, turns: int, *, deepest: int = 1, taste: int = 1
    ) -> list[Found]:
        """Every choice that the seat has at a table re-dealt for it, after so many turns of thought."""
        thought = Thought()
        thought.seed.become(seed)
        thought.nodes, thought.most_nodes = 1, turns * NODES_A_TURN + MOST_CHOICES
        thought.deepest, thought.explore, thought.taste = deepest, EXPLORE, taste
        return self.run(world, seat, turns, thought)

    def run(self, world: Record, seat: int, turns: int, thought: Thought) -> list[Found]:
        nodes: Any = [Node() for _ in range(thought.most_nodes)]
        nodes[ROOT].child = NONE
        self.search(([world, self.rules.table()], [[0] * self.rules.verbs], nodes, [thought]), seat, turns)
        return choices_below(nodes, seat)

    def get_ready(self) -> None:
        """Whatever takes time before the first search."""


class CpuSearcher(Searcher):
    def __init__(self, rules: KernelRules, making: Callable[[KernelRules], Callable[..., None]]) -> None:
        from fabletop.kernel.compiled import compiled

        super().__init__(rules, making)
        self.search = compiled(self.search)

    def run(self, world: Record, seat: int, turns: int, thought: Thought) -> list[Found]:
        import numpy as np

        tables, masks = np.zeros(2, self.rules.table.dtype), np.zeros((1, self.rules.verbs), np.int64)
        tables[:1] = as_array(world)
        nodes = np.zeros(int(thought.most_nodes), Node.dtype)
        nodes["child"][ROOT] = NONE
        self.search((tables, masks, nodes, as_array(thought)), seat, turns)
        return choices_below(nodes.view(np.recarray), seat)

    def get_ready(self) -> None:
        self(self.rules.table(), 0, Seed(), 0)


def choices_below(nodes: Any, seat: int) -> list[Found]:
    """What a seat can choose first, in the tree whose root comes first."""
    found, index = [], int(nodes[ROOT].child)
    while index != NONE:
        node = nodes[index]
        if node.seat == seat:
            found.append(Found(int(node.action), int(node.visits), int(node.worth)))
        index = int(node.sibling)
    return found


@cache
def searcher_on(backend: str, rules: KernelRules) -> Searcher:
    """A search of a game."""
    return (CpuSearcher if backend == "cpu" else Searcher)(rules, searching)


@cache
def considerer_on(backend: str, rules: KernelRules) -> Searcher:
    """How much each choice is liked in a game, added up over so many worlds."""
    return (CpuSearcher if backend == "cpu" else Searcher)(rules, considering)
