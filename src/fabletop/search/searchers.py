"""Searching on a backend: from a re-dealt table to what was found out about each choice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from fabletop.kernel.record import Record, as_array
from fabletop.kernel.rng import Seed
from fabletop.kernel.rules import KernelRules
from fabletop.search.tree import NONE, ROOT, Node, SearchState, thinking

EXPLORE = 700
"""How much a rarely tried choice is worth trying, in thousandths; see ``tree.promise_of``."""
MOST_CHOICES = 1000
"""Room for all choices of one question."""
NODES_A_TURN = 8
"""A turn of thought adds at most a node for each player of a common step."""
ANYWHERE = 10_000
"""More steps than any tree has, and more rounds than any game."""


@dataclass(frozen=True)
class SearchSettings:
    """How to think; the parts of one search make all of these."""

    deepest: int = ANYWHERE
    """Steps of the tree that are looked at."""
    playout_choices: int = 1
    """Of how many choices everybody is expected to make the best-liked one, where the tree ends; 0: of all."""
    stay: int = 1
    """Turns on one re-dealt table."""
    apart: bool = False
    """Has each re-dealt table a tree of its own below the first choice?"""
    explore: int = EXPLORE
    ahead: int = ANYWHERE
    """Rounds that are looked ahead, this one counted."""
    trust: int = 0
    """How much a choice that is liked promises before it has been tried often."""
    lone: bool = False
    """Does the tree have only the own choices? Others are then expected to follow the heuristic policy."""


HEURISTIC = SearchSettings(deepest=0)
"""The heuristic of each choice, added up over as many worlds as there are turns."""
FLAT = SearchSettings(deepest=1)
"""Monte Carlo without a tree."""
DEEP = SearchSettings()
"""One tree for all worlds: information-set Monte Carlo tree search."""
PER_WORLD = SearchSettings(stay=40, apart=True)
"""A tree for each world, as if all cards lay open there: perfect-information Monte Carlo."""


@dataclass(frozen=True)
class Found:
    """What a search found out about one choice."""

    action: int
    visits: int
    value: int


class Search:
    """One question being thought about: more turns can always be added."""

    def __init__(self, think: Callable[..., None], work: Any, nodes: Any, seat: int) -> None:
        self.think_on, self.work, self.nodes, self.seat = think, work, nodes, seat

    def think(self, turns: int) -> None:
        self.think_on(self.work, self.seat, turns)

    def found(self) -> list[Found]:
        """Every choice that the seat was seen to have."""
        found, index = [], int(self.nodes[ROOT].child)
        while index != NONE:
            node = self.nodes[index]
            if node.seat == self.seat:
                found.append(Found(int(node.action), int(node.visits), int(node.value)))
            index = int(node.sibling)
        return found


class Searcher:
    """Searches on one backend. Threads may use it at the same time."""

    def __init__(self, rules: KernelRules) -> None:
        self.rules = rules
        self.think = thinking(rules)

    def __call__(
        self, world: Record, seat: int, seed: Seed, turns: int, settings: SearchSettings = DEEP
    ) -> list[Found]:
        """Every choice that the seat has at a table re-dealt for it, after so many turns of thought."""
        search = self.begin(world, seat, seed, turns, settings)
        search.think(turns)
        return search.found()

    def begin(self, world: Record, seat: int, seed: Seed, most_turns: int, settings: SearchSettings) -> Search:
        state = SearchState()
        state.seed.become(seed)
        state.nodes, state.most_nodes = 1, most_turns * NODES_A_TURN + MOST_CHOICES
        state.deepest, state.playout_choices, state.stay = settings.deepest, settings.playout_choices, settings.stay
        state.apart, state.explore, state.ahead = int(settings.apart), settings.explore, settings.ahead
        state.trust, state.lone = settings.trust, int(settings.lone)
        return self.begun(world, seat, state)

    def begun(self, world: Record, seat: int, state: SearchState) -> Search:
        """A search and the rows it works on: tables, masks, nodes and thoughts."""
        tables, masks = [world, self.rules.table(), self.rules.table()], [[0] * self.rules.action_kinds]
        nodes = [Node() for _ in range(state.most_nodes)]
        nodes[ROOT].child = NONE
        return Search(self.think, (tables, masks, nodes, [state]), nodes, seat)

    def get_ready(self) -> None:
        """Whatever takes time before the first search."""


class CpuSearcher(Searcher):
    def __init__(self, rules: KernelRules) -> None:
        from fabletop.bodies.compiler import compiled

        super().__init__(rules)
        self.think = compiled(self.think)

    def begun(self, world: Record, seat: int, state: SearchState) -> Search:
        import numpy as np

        tables, masks = np.zeros(3, self.rules.table.dtype), np.zeros((1, self.rules.action_kinds), np.int64)
        tables[:1] = as_array(world)
        nodes = np.zeros(int(state.most_nodes), Node.dtype)
        nodes["child"][ROOT] = NONE
        return Search(self.think, (tables, masks, nodes, as_array(state)), nodes.view(np.recarray), seat)

    def get_ready(self) -> None:
        self(self.rules.table(), 0, Seed(), 0)


@cache
def searcher_on(backend: str, rules: KernelRules) -> Searcher:
    """Searches of a game."""
    return (CpuSearcher if backend == "cpu" else Searcher)(rules)
