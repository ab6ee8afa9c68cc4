"""Bots that search: they play on from re-dealt tables and choose what served them best."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from fabletop.bots import readiness
from fabletop.bots.situation import Situation
from fabletop.contract import read_seed
from fabletop.search.searchers import Found, SearchSettings, searcher_on

CHUNK = 200
"""Turns between two looks at the clock."""
MEANWHILE = 60
"""Turns of an interpreted search, while the compiled one is being made."""


@dataclass(frozen=True)
class SearchBot:
    """At most so many turns of thought for every choice, fewer when time is short or the choice is settled."""

    turns: int
    settings: SearchSettings
    patient: bool = False

    def choose(self, situation: Situation) -> int:
        choices = situation.question.choices
        if len(choices) == 1:
            return choices[0].number
        is_quick = self.patient or readiness.is_ready(situation.game.rules)
        found = think(
            situation, self.turns if is_quick else min(self.turns, MEANWHILE), self.settings, is_quick=is_quick
        )
        return max(found, key=order_of).action


def think(
    situation: Situation,
    turns: int,
    settings: SearchSettings,
    *,
    is_quick: bool,
    clock: Callable[[], float] = time.monotonic,
) -> list[Found]:
    """What is found in so many turns, or in the time there is, or until more turns cannot change the choice."""
    end = clock() + situation.budget if situation.budget is not None else None
    searcher, chunk = searcher_on("cpu" if is_quick else "python", situation.game.rules), CHUNK if is_quick else 1
    search = searcher.begin(situation.world, situation.seat, read_seed(situation.seed), turns, settings)
    left, longest = turns, 0.0
    while left > 0:
        begun = clock()
        search.think(min(chunk, left))
        left -= chunk
        longest = max(longest, clock() - begun)
        if is_settled(search.found(), left) or (end is not None and clock() + longest > end):
            break
    return search.found()


def is_settled(found: list[Found], left: int) -> bool:
    """Is one choice so far ahead that the turns that are left cannot change it?"""
    second, first = sorted([0, 0, *(choice.visits for choice in found)])[-2:]
    return first - second > left


def order_of(choice: Found) -> tuple[int, int, int]:
    """Most visits first; what is left to decide is decided alike everywhere."""
    return choice.visits, choice.value, -choice.action
