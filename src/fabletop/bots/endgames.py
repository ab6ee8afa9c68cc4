"""Bots that solve the end of a game: they play out every world that fits, and choose what is best on average."""

from __future__ import annotations

import time
from dataclasses import dataclass

from fabletop.bots.situation import Situation
from fabletop.contract import read_seed
from fabletop.search.searchers import Found
from fabletop.search.solvers import solver_on

CHUNK = 20
"""Worlds between two looks at the clock."""


@dataclass(frozen=True)
class EndgameBot:
    """Solves at most so many worlds: all there are, or as many of them as this, drawn evenly."""

    most_worlds: int
    backend: str = "cpu"

    def choose(self, situation: Situation) -> int:
        return self.best_of(situation)[0]

    def best_of(self, situation: Situation) -> list[int]:
        """The choices than which none is better; often several come to the same."""
        choices = situation.question.choices
        if len(choices) == 1:
            return [choices[0].number]
        found = self.solve(situation)
        most = max(choice.value for choice in found)
        return sorted(choice.action for choice in found if choice.value == most)

    def solve(self, situation: Situation) -> list[Found]:
        """What every choice is worth, over all worlds or as many as there is time for."""
        end = time.monotonic() + situation.budget if situation.budget is not None else None
        listed = worlds_listed(situation, self.most_worlds)
        solver = solver_on(self.backend, situation.game.rules)
        search = solver.begin(situation.world, situation.seat, read_seed(situation.seed), listed)
        left = listed or self.most_worlds
        while left > 0:
            search.think(min(CHUNK, left))
            left -= CHUNK
            if end is not None and time.monotonic() >= end and search.found():
                break
        return search.found()


def worlds_listed(situation: Situation, most: int) -> int:
    """How many numbers the worlds of the seat have, or 0 if they are too many to look at each."""
    endgame = situation.game.rules.endgame
    assert endgame is not None
    count = endgame.worlds(situation.world, situation.seat)
    return count if count <= most else 0


def is_endgame(situation: Situation, steps: int) -> bool:
    """Are so few steps left that the rest can be solved?"""
    endgame = situation.game.rules.endgame
    return endgame is not None and endgame.left(situation.world) <= steps
