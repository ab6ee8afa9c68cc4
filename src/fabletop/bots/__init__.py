"""Players that think. A bot gets its own view, its own question and a re-dealt table, never the true one."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from typing import Protocol

from fabletop.bots.levels import easy, hard, medium
from fabletop.bots.searchers import DEEP, FLAT, SearchBot
from fabletop.bots.situation import Situation, situation_of
from fabletop.contract import bad

__all__ = ["BOTS", "Bot", "RandomBot", "SearchBot", "Situation", "bot_named", "refuse_unknown_bot", "situation_of"]

MOST_TURNS = 1_000_000


class Bot(Protocol):
    """Anything that answers questions."""

    def choose(self, situation: Situation) -> int:
        """The number of one of the question's choices."""
        ...


class RandomBot:
    """Any allowed choice, each as likely as the others."""

    def __init__(self, seed: str) -> None:
        self.random = random.Random(hashlib.sha256(f"random bot {seed}".encode()).digest())

    def choose(self, situation: Situation) -> int:
        return self.random.choice(situation.question.choices).number


def any_choice(seed: str, patient: bool) -> Bot:
    return RandomBot(seed)


BOTS: dict[str, Callable[[str, bool], Bot]] = {"random": any_choice, "easy": easy, "medium": medium, "hard": hard}
"""Bots by name, from the weakest to the strongest."""
SEARCHERS = {"flat": FLAT, "ismcts": DEEP}
"""Yardsticks, by name and turns of thought: ``ismcts:1000``."""


def refuse_unknown_bot(name: str) -> None:
    kind, colon, turns = name.partition(":")
    if name in BOTS:
        return
    if kind not in SEARCHERS or not colon or not turns.isascii() or not turns.isdigit():
        raise bad(
            "error-bot-unknown", bot=name, allowed=", ".join(["you", *BOTS, *(f"{kind}:N" for kind in SEARCHERS)])
        )
    if not 1 <= int(turns) <= MOST_TURNS:
        raise bad("error-bot-turns", bot=name, most=MOST_TURNS)


def bot_named(name: str, seed: str, *, patient: bool = False) -> Bot:
    """A bot with a generator of its own. A patient one waits for the compiler instead of thinking less meanwhile."""
    refuse_unknown_bot(name)
    kind, _, turns = name.partition(":")
    if name in BOTS:
        return BOTS[name](seed, patient)
    return SearchBot(f"{kind} bot {seed}", turns=int(turns), deepest=SEARCHERS[kind], patient=patient)
