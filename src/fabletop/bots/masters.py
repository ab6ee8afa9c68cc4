"""Bots with a trained network: as it is, or one step better by trying every choice out."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from fabletop.bots import readiness
from fabletop.bots.bare import most_likely
from fabletop.bots.levels import hard
from fabletop.bots.shipped import shipped_improver, shipped_network, shipped_session
from fabletop.bots.situation import Situation, random_of
from fabletop.contract import read_seed
from fabletop.contract.tuning import CAREFUL, Care
from fabletop.search.improvers import Improvement, Improver
from fabletop.search.searchers import ANYWHERE

HARDLY = 0.3
"""What a mixture has so much less often than its commonest choice is not done at all."""


@dataclass(frozen=True, eq=False)
class NetworkBot:
    """Does what its network does: by its chances, or always what it likes best."""

    improver: Improver
    is_sure: bool = False

    def choose(self, situation: Situation) -> int:
        chances = improving(self.improver, situation).consider()
        if self.is_sure:
            return max(chances, key=lambda action: (chances[action], -action))
        actions = list(chances)
        return random_of(situation).choices(actions, [chances[action] for action in actions])[0]


def improving(improver: Improver, situation: Situation) -> Improvement:
    return improver.about(situation.world, situation.seat, read_seed(situation.seed))


@dataclass(frozen=True, eq=False)
class MasterBot:
    """Imagines what is hidden by what others did, then tries every sensible choice in the same worlds."""

    improver: Improver
    care: Care = CAREFUL

    def choose(self, situation: Situation) -> int:
        choices = situation.question.choices
        if len(choices) == 1:
            return choices[0].number
        end = None if situation.budget is None else time.monotonic() + situation.budget
        thought = improving(self.improver, situation)
        chances = thought.consider()
        tried = sensible(chances, self.care.candidate_threshold)
        if len(tried) == 1:
            return tried[0]
        left, found = self.rollout_values(thought, tried, chances, (end, 1 / len(situation.view.points)))
        if self.care.mixes and has_rivals_to_guess(situation):
            return random_of(situation).choices(left, regret_matched(found))[0]
        return left[int(found.mean(0).argmax())]

    def rollout_values(
        self, thought: Improvement, tried: list[int], chances: dict[int, float], given: tuple[float | None, float]
    ) -> tuple[list[int], Any]:
        """The choices that may be the best, and what each was worth in every world, with a little for being liked.

        What has fallen behind beyond doubt is not tried any more; given when to stop and an equal share.
        """
        care, (end, equal) = self.care, given
        worlds, likely = thought.draw_worlds(care.sampled_worlds)
        picks = picked(likely * care.likelihood_temperature, care.worlds)
        actions = np.array(tried, np.int64)
        liked = care.prior_weight * np.log([chances[action] for action in tried])
        found, settings = (
            np.zeros((0, len(tried))),
            (rounds_ahead(care), equal, (care.heuristic_share, care.confidence)),
        )
        for start in range(0, len(picks), care.chunk):
            more = thought.rollout_values(worlds, picks[start : start + care.chunk], actions, settings)
            found = np.concatenate((found, more + liked))
            kept = promising(found, care.pruning_threshold)
            actions, liked, found = actions[kept], liked[kept], found[:, kept]
            if len(actions) == 1 or (end is not None and time.monotonic() >= end):
                break
        return actions.tolist(), found


def has_rivals_to_guess(situation: Situation) -> bool:
    """Do others choose at the same time?"""
    rules, seats = situation.game.rules, range(len(situation.view.points))
    return any(seat != situation.seat and rules.owes(situation.world, seat) for seat in seats)


def rounds_ahead(care: Care) -> int:
    return ANYWHERE if care.ahead is None else care.ahead


@dataclass(frozen=True)
class MasterLevel:
    """A master with the network that comes along, which plays alone while the rest is compiled; else ``hard``."""

    patient: bool = False

    def choose(self, situation: Situation) -> int:
        rules = situation.game.rules
        network, improver = shipped_network(rules), shipped_improver(rules)
        if network is None or improver is None:
            return hard(self.patient).choose(situation)
        if not (self.patient or readiness.is_ready(rules, readiness.MASTERY)):
            return most_likely(situation, shipped_session(rules), network.columns.tolist())
        care = situation.game.tuning.care_for(len(situation.view.points))
        return MasterBot(improver, care).choose(situation)


def sensible(chances: dict[int, float], least: float) -> list[int]:
    """The choices that are worth trying."""
    most = max(chances.values())
    return sorted(action for action, chance in chances.items() if chance >= min(least, most))


def picked(likely: Any, count: int) -> Any:
    """So many of the worlds, each as often as it is likely, in an order that any part of is a fair selection."""
    chances = np.exp(likely - likely.max())
    steps = (np.arange(count) + 0.5) / count * chances.sum()
    places = np.minimum(np.searchsorted(np.cumsum(chances), steps), len(likely) - 1)
    stride = next(number for number in range(int(count * 0.618) | 1, 2 * count + 3) if np.gcd(number, count) == 1)
    return places[np.arange(count) * stride % count]


def promising(found: Any, sure: float) -> Any:
    """Which choices may still be the best? Differences are taken world by world."""
    if len(found) < 40:
        return np.ones(found.shape[1], bool)
    behind = found[:, [int(found.mean(0).argmax())]] - found
    return behind.mean(0) <= sure * behind.std(0) / len(found) ** 0.5


def regret_matched(found: Any) -> list[float]:
    """How often to make each choice: more often what one would have liked better in the worlds so far.

    In each world others have chosen as the network predicts. The mean of the mixtures by which one would have gone
    through them, of which later ones count more as they know more, is what nobody who guesses it gains much by. What
    is hardly ever in it is left out: mostly it got there before it was found out.
    """
    regret, total = np.zeros(found.shape[1]), np.zeros(found.shape[1])
    for number, values in enumerate(found, 1):
        wished = np.maximum(regret, 0)
        mixture = wished / wished.sum() if wished.any() else np.full(len(wished), 1 / len(wished))
        total += number * mixture
        regret += values - mixture @ values
    total[total < HARDLY * total.max()] = 0
    mixed: list[float] = (total / total.sum()).tolist()
    return mixed
