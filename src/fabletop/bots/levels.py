"""The levels: a beginner, somebody who follows the heuristic, and somebody who thinks ahead."""

from __future__ import annotations

import time
from dataclasses import dataclass

from fabletop.bots import readiness
from fabletop.bots.characters import character_of, leaning_to
from fabletop.bots.endgames import EndgameBot, is_endgame
from fabletop.bots.searchers import order_of, think
from fabletop.bots.situation import Situation, in_time_left, random_of
from fabletop.contract.tuning import Tuning
from fabletop.search.searchers import ANYWHERE, HEURISTIC, SearchSettings


@dataclass(frozen=True)
class HeuristicBot:
    """Does what is liked best on average over some re-dealt tables; looks no choice ahead."""

    worlds: int | None = None
    """As many as suit the game, if nobody says."""
    has_lapses: bool = False
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
        if self.has_lapses and chance.random() < tuning.lapse:
            return chance.choice(found[: (len(found) + 1) // 2]).action
        return found[0].action

    def leanings(self, situation: Situation) -> dict[int, int]:
        """How much more its character likes each choice."""
        character = character_of(situation, self.character)
        if character is None:
            return {}
        return {choice.number: leaning_to(character, situation, choice) for choice in situation.question.choices}


@dataclass(frozen=True)
class ThinkerBot:
    """Searches, expecting sound habits of everybody, and solves endgames; until that is compiled, follows habits."""

    patient: bool = False

    def choose(self, situation: Situation) -> int:
        if not (self.patient or readiness.is_ready(situation.game.rules)):
            return HeuristicBot().choose(situation)
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
    return HeuristicBot(worlds=1, has_lapses=True, patient=patient, character=character)


def medium(patient: bool, character: str = "") -> HeuristicBot:
    """Sound habits, and a fair idea of what is hidden."""
    return HeuristicBot(patient=patient, character=character)


def hard(patient: bool) -> ThinkerBot:
    """Thinks ahead."""
    return ThinkerBot(patient)
