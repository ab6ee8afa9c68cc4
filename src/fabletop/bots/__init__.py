"""Players that think. A bot gets its own view and its own question, never the table."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from typing import Protocol

from fabletop.contract import Question, View, bad


class Bot(Protocol):
    """Anything that answers questions."""

    def choose(self, view: View, question: Question) -> int:
        """The number of one of the question's choices."""
        ...


class RandomBot:
    """Any allowed choice, each as likely as the others."""

    def __init__(self, seed: str) -> None:
        self.random = random.Random(hashlib.sha256(f"random bot {seed}".encode()).digest())

    def choose(self, view: View, question: Question) -> int:
        return self.random.choice(question.choices).number


BOTS: dict[str, Callable[[str], Bot]] = {"random": RandomBot}


def bot_named(name: str, seed: str) -> Bot:
    if name not in BOTS:
        raise bad("error-bot-unknown", bot=name, allowed=", ".join(["you", *BOTS]))
    return BOTS[name](seed)
