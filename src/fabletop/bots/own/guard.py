"""A bot of one's own, and somebody who chooses in its place when it fails."""

from __future__ import annotations

from typing import Protocol

from fabletop.bots.own.faults import BotFault, Fault
from fabletop.bots.situation import Situation, random_of
from fabletop.contract import Choice, Question

MOVE_TIMEOUT = 10.0
"""Seconds that a bot may take for a choice, if nobody says."""
LAST_STRAW = 3
"""So many failures one after the other, and a bot is not asked again in this game: it would only hold up the others."""


class Outside(Protocol):
    """Something that answers and may fail."""

    def answer(self, situation: Situation, seconds: float) -> object:
        """A choice by its number or notation; ``BotFault`` if there is none in time."""
        ...

    def close(self) -> None: ...


class OwnBot:
    """A bot from outside for one game."""

    def __init__(self, outside: Outside, patience: float = MOVE_TIMEOUT) -> None:
        self.outside, self.patience = outside, patience
        self.faults: list[Fault] = []
        self.failures = 0

    def choose(self, situation: Situation) -> int:
        if self.failures < LAST_STRAW:
            try:
                chosen = self.answer(situation)
            except BotFault as error:
                self.faults.append(error.fault)
                self.failures += 1
            else:
                self.failures = 0
                return chosen
        return random_of(situation).choice(situation.question.choices).number

    def answer(self, situation: Situation) -> int:
        """The number of the choice that the bot answered with."""
        answered = self.outside.answer(situation, self.patience)
        choice = understood(answered, situation.question)
        if choice is None:
            raise BotFault("nonsense", repr(answered))
        return choice.number

    def close(self) -> None:
        self.outside.close()


def understood(answered: object, question: Question) -> Choice | None:
    """A choice by itself, by its number or by its notation, if it is one of the question's."""
    if isinstance(answered, Choice):
        answered = answered.number
    if isinstance(answered, bool) or not isinstance(answered, int | str):
        answered = as_int(answered)
    if isinstance(answered, str):
        written = " ".join(answered.split()).casefold()
        return next((choice for choice in question.choices if choice.notation.casefold() == written), None)
    return next((choice for choice in question.choices if choice.number == answered), None)


def as_int(answered: object) -> int | None:
    """A whole number of another kind, such as numpy's."""
    index = getattr(answered, "__index__", None)
    return int(index()) if index and not isinstance(answered, bool) else None
