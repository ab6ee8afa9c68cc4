"""Bots as strangers write them: good ones and bad ones."""

from __future__ import annotations

import itertools
import threading

from fabletop.bots import Situation
from fabletop.contract import Choice


class Last:
    """Takes the last choice."""

    def choose(self, situation: Situation) -> Choice:
        return situation.question.choices[-1]


def first(situation: Situation) -> str:
    return situation.question.choices[0].notation


class Chancy:
    """Any choice, by the chance it is given."""

    def choose(self, situation: Situation) -> int:
        return situation.chance.choice(situation.question.choices).number


class Forgetful:
    """Fails now and then in all ways that are quick."""

    def choose(self, situation: Situation) -> object:
        answers = [first(situation), "banana", None, 10**9, 1 / 0 if situation.view.revision % 5 == 0 else True]
        return answers[situation.view.revision % 5]


class Sleeper:
    """Never answers."""

    def choose(self, situation: Situation) -> int:
        threading.Event().wait()
        return 0


class Fickle:
    """Counts how often it was asked."""

    def __init__(self) -> None:
        self.count = itertools.count()

    def choose(self, situation: Situation) -> Choice:
        choices = situation.question.choices
        return choices[next(self.count) % len(choices)]


class Newborn:
    """Every one of them is different."""

    born = itertools.count()

    def __init__(self) -> None:
        self.number = next(self.born)

    def choose(self, situation: Situation) -> Choice:
        choices = situation.question.choices
        return choices[self.number % len(choices)]


class Worldly:
    """Decides by all that lies on the table it is given."""

    def choose(self, situation: Situation) -> Choice:
        choices = situation.question.choices
        return choices[sum(situation.world.pack()) % len(choices)]


lump = 7
