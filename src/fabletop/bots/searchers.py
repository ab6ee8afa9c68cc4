"""Bots that search: they play on from re-dealt tables and choose what served them best."""

from __future__ import annotations

import threading

from fabletop.bots.situation import Situation
from fabletop.contract import branch_of, read_seed
from fabletop.kernel.rules import KernelRules
from fabletop.kernel.searchers import Searcher, searcher_on

FLAT, DEEP = 1, 10_000
"""How many steps of the tree a flat search looks at, and a deep one."""
MEANWHILE = 60
"""Turns of thought of an interpreted search, while the compiled one is being made."""


class SearchBot:
    """So many turns of thought for every choice, in a tree or flat."""

    def __init__(self, seed: str, *, turns: int, deepest: int, taste: int = 1, patient: bool = False) -> None:
        self.seed, self.turns, self.deepest, self.taste, self.patient = seed, turns, deepest, taste, patient
        self.asked = 0

    def choose(self, situation: Situation) -> int:
        self.asked += 1
        choices = situation.question.choices
        if len(choices) == 1:
            return choices[0].number
        search, turns = self.searcher(situation.game.rules)
        seed = read_seed(branch_of(self.seed, f"question {self.asked}"))
        found = search(situation.world, situation.seat, seed, turns, deepest=self.deepest, taste=self.taste)
        return max(found, key=lambda choice: (choice.visits, choice.worth, -choice.action)).action

    def searcher(self, rules: KernelRules) -> tuple[Searcher, int]:
        """The compiled search, or a short interpreted one until that is ready: nobody waits for a compiler."""
        if self.patient or is_ready(rules):
            return searcher_on("cpu", rules), self.turns
        return searcher_on("python", rules), min(self.turns, MEANWHILE)


_ready: dict[str, threading.Event] = {}


def is_ready(rules: KernelRules) -> bool:
    """Is the compiled search of a game at hand? If nobody has asked before, somebody goes to make it."""
    if rules.game not in _ready:
        _ready[rules.game] = threading.Event()
        threading.Thread(target=_get_ready, args=(rules,), daemon=True).start()
    return _ready[rules.game].is_set()


def _get_ready(rules: KernelRules) -> None:
    searcher_on("cpu", rules).get_ready()
    _ready[rules.game].set()
