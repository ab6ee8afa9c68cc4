"""The levels: a beginner, somebody with sound habits, and somebody who thinks ahead."""

from __future__ import annotations

import hashlib
import random

from fabletop.bots.searchers import DEEP, SearchBot, is_ready
from fabletop.bots.situation import Situation
from fabletop.contract import branch_of, read_seed
from fabletop.kernel.searchers import considerer_on

WORLDS = 20
"""Re-dealt tables that a player of habits looks at."""
LAPSE = 0.5
"""How often a beginner is content with any choice of the better half."""
TASTE = 3
"""Of how many choices a thinker expects the best-liked one of everybody, playing on in thought."""
TURNS = 3000
"""Turns of thought of a thinker."""


class HabitBot:
    """Does what is liked best on average over some re-dealt tables; looks no choice ahead."""

    def __init__(self, seed: str, *, worlds: int = WORLDS, lapse: float = 0.0) -> None:
        self.seed, self.worlds, self.lapse = seed, worlds, lapse
        self.random = random.Random(hashlib.sha256(f"habits {seed}".encode()).digest())
        self.asked = 0

    def choose(self, situation: Situation) -> int:
        self.asked += 1
        choices = situation.question.choices
        if len(choices) == 1:
            return choices[0].number
        seed = read_seed(branch_of(self.seed, f"question {self.asked}"))
        consider = considerer_on("python", situation.game.rules)
        found = consider(situation.world, situation.seat, seed, self.worlds)
        self.random.shuffle(found)
        found.sort(key=lambda choice: -choice.worth)
        if self.random.random() < self.lapse:
            return self.random.choice(found[: (len(found) + 1) // 2]).action
        return found[0].action


class ThinkerBot:
    """Searches, expecting sound habits of everybody; until the compiled search is ready, follows habits."""

    def __init__(self, seed: str, *, patient: bool = False) -> None:
        self.patient = patient
        self.habits = HabitBot(seed)
        self.search = SearchBot(seed, turns=TURNS, deepest=DEEP, taste=TASTE, patient=True)

    def choose(self, situation: Situation) -> int:
        is_simple = len(situation.question.choices) == 1
        if is_simple or self.patient or is_ready(situation.game.rules):
            return self.search.choose(situation)
        return self.habits.choose(situation)


def easy(seed: str, patient: bool) -> HabitBot:
    """A beginner: sound habits, one guess at what is hidden, and lapses."""
    return HabitBot(f"easy bot {seed}", worlds=1, lapse=LAPSE)


def medium(seed: str, patient: bool) -> HabitBot:
    """Sound habits, and a fair idea of what is hidden."""
    return HabitBot(f"medium bot {seed}")


def hard(seed: str, patient: bool) -> ThinkerBot:
    """Thinks ahead."""
    return ThinkerBot(f"hard bot {seed}", patient=patient)
