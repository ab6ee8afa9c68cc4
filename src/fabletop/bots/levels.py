"""The levels: those who follow the heuristic, those who think ahead, and who does now the one and now the other."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from fabletop.bots import readiness
from fabletop.bots.characters import character_of, leaning_to
from fabletop.bots.endgames import EndgameBot, is_endgame
from fabletop.bots.searchers import order_of, think
from fabletop.bots.situation import Situation, in_time_left, random_of
from fabletop.contract.tuning import Lapses, Tuning
from fabletop.search.searchers import ANYWHERE, HEURISTIC, SearchSettings

LapseRate = Callable[[Lapses], float]
"""Which of a game's numbers says how often a level has a lapse."""


def never(lapses: Lapses) -> float:
    return 0.0


@dataclass(frozen=True)
class HeuristicBot:
    """Does what is liked best on average over some re-dealt tables; looks no choice ahead."""

    worlds: int | None = None
    """As many as suit the game, if nobody says."""
    lapse: LapseRate = never
    """How often it is content with any choice of the better half."""
    patient: bool = False
    character: str = ""
    """Somebody's style, or nobody's."""

    def choose(self, situation: Situation) -> int:
        choices, tuning = situation.question.choices, situation.game.tuning
        if len(choices) == 1:
            return choices[0].number
        is_quick = self.patient or readiness.is_ready(situation.game.rules)
        found = think(situation, self.worlds or tuning.worlds, HEURISTIC, is_quick=is_quick)
        chance = random_of(situation)
        chance.shuffle(found)
        leanings = self.leanings(situation)
        found.sort(key=lambda choice: -(choice.value + choice.visits * leanings.get(choice.action, 0)))
        if chance.random() < self.lapse(lapses_at(situation)):
            return chance.choice(found[: (len(found) + 1) // 2]).action
        return found[0].action

    def leanings(self, situation: Situation) -> dict[int, int]:
        """How much more its character likes each choice."""
        character = character_of(situation, self.character)
        if character is None:
            return {}
        return {choice.number: leaning_to(character, situation, choice) for choice in situation.question.choices}


def lapses_at(situation: Situation) -> Lapses:
    return situation.game.tuning.lapses_for(len(situation.view.points))


@dataclass(frozen=True)
class ThinkerBot:
    """Searches, expecting sound habits of everybody, and solves endgames; until that is compiled, follows habits."""

    patient: bool = False
    lapse: LapseRate = never
    """How often it follows habits instead."""

    def choose(self, situation: Situation) -> int:
        is_quick = self.patient or readiness.is_ready(situation.game.rules)
        if not is_quick or random_of(situation).random() < self.lapse(lapses_at(situation)):
            return HeuristicBot(patient=self.patient).choose(situation)
        begun = time.monotonic()
        best = self.best_of(situation)
        if len(best) == 1:
            return best[0]
        tuning, left = situation.game.tuning, in_time_left(situation, begun)
        found = think(left, tuning.turns, search_settings_of(tuning), is_quick=True)
        return max((choice for choice in found if choice.action in best), key=order_of).action

    def best_of(self, situation: Situation) -> list[int]:
        """The choices that are worth a thought: all, but in an endgame those that come to the same as the best."""
        tuning = situation.game.tuning
        if is_endgame(situation, tuning.endgame):
            return EndgameBot(tuning.endgame_worlds).best_of(situation)
        return [choice.number for choice in situation.question.choices]


def search_settings_of(tuning: Tuning) -> SearchSettings:
    """How a thinker thinks about a game."""
    return SearchSettings(
        playout_choices=tuning.playout_choices,
        explore=tuning.explore,
        stay=tuning.stay,
        ahead=ANYWHERE if tuning.ahead is None else tuning.ahead,
        trust=tuning.trust,
        lone=tuning.lone,
    )


def easy(patient: bool, character: str = "") -> HeuristicBot:
    """A beginner: sound habits, one guess at what is hidden, and lapses."""
    return HeuristicBot(worlds=1, lapse=lambda lapses: lapses.easy, patient=patient, character=character)


def medium(patient: bool, character: str = "") -> HeuristicBot:
    """Sound habits, a fair idea of what is hidden, and where a game needs it a lapse."""
    return HeuristicBot(lapse=lambda lapses: lapses.medium, patient=patient, character=character)


def skilled(patient: bool) -> ThinkerBot:
    """Thinks ahead now and then."""
    return ThinkerBot(patient, lapse=lambda lapses: lapses.skilled)


def hard(patient: bool) -> ThinkerBot:
    """Thinks ahead."""
    return ThinkerBot(patient)
