"""The levels: a beginner, somebody with sound habits, and somebody who thinks ahead."""

from __future__ import annotations

from dataclasses import dataclass

from fabletop.bots import readiness
from fabletop.bots.searchers import SearchBot, think
from fabletop.bots.situation import Situation, random_of
from fabletop.kernel.searchers import HABITS, Manner

WORLDS = 20
"""Re-dealt tables that a player of habits looks at."""
LAPSE = 0.5
"""How often a beginner is content with any choice of the better half."""
THOUGHT = Manner(taste=3)
"""A thinker expects everybody to make the best-liked of three choices."""
TURNS = 3000
"""Turns of thought of a thinker."""


@dataclass(frozen=True)
class HabitBot:
    """Does what is liked best on average over some re-dealt tables; looks no choice ahead."""

    worlds: int = WORLDS
    lapse: float = 0.0
    patient: bool = False

    def choose(self, situation: Situation) -> int:
        choices = situation.question.choices
        if len(choices) == 1:
            return choices[0].number
        is_quick = self.patient or readiness.is_ready(situation.game.rules)
        found = think(situation, self.worlds, HABITS, is_quick=is_quick)
        chance = random_of(situation)
        chance.shuffle(found)
        found.sort(key=lambda choice: -choice.worth)
        if chance.random() < self.lapse:
            return chance.choice(found[: (len(found) + 1) // 2]).action
        return found[0].action


@dataclass(frozen=True)
class ThinkerBot:
    """Searches, expecting sound habits of everybody; until the compiled search is ready, follows habits."""

    patient: bool = False

    def choose(self, situation: Situation) -> int:
        if self.patient or readiness.is_ready(situation.game.rules):
            return SearchBot(TURNS, THOUGHT, patient=True).choose(situation)
        return HabitBot().choose(situation)


def easy(patient: bool) -> HabitBot:
    """A beginner: sound habits, one guess at what is hidden, and lapses."""
    return HabitBot(worlds=1, lapse=LAPSE, patient=patient)


def medium(patient: bool) -> HabitBot:
    """Sound habits, and a fair idea of what is hidden."""
    return HabitBot(patient=patient)


def hard(patient: bool) -> ThinkerBot:
    """Thinks ahead."""
    return ThinkerBot(patient)
