"""Players that think. A bot gets its own view, its own question and a re-dealt table, never the true one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from fabletop.bots.levels import easy, hard, medium, skilled
from fabletop.bots.searchers import SearchBot
from fabletop.bots.situation import Situation, bot_seed, chance_of, random_of, situation_of
from fabletop.catalog import all_games
from fabletop.contract import Game, bad
from fabletop.search.searchers import DEEP, FLAT, PER_WORLD

__all__ = [
    "BOTS",
    "LEVELS",
    "STYLED",
    "YARDSTICKS",
    "Bot",
    "RandomBot",
    "SearchBot",
    "Situation",
    "bot_named",
    "characters_named",
    "is_styled",
    "refuse_unknown_bot",
    "situation_of",
]

MOST_TURNS = 1_000_000


class Bot(Protocol):
    """Anything that answers questions. It keeps nothing in mind between two of them."""

    def choose(self, situation: Situation) -> int:
        """The number of one of the question's choices."""
        ...


class RandomBot:
    """Any allowed choice, each as likely as the others."""

    def choose(self, situation: Situation) -> int:
        return random_of(situation).choice(situation.question.choices).number

    def any_of(self, choices: Sequence[int], seed: str) -> int:
        """The same for whoever has the numbers of the choices, and the seed that a situation is made with."""
        return chance_of(bot_seed(seed)).choice(choices)


def any_choice(patient: bool) -> Bot:
    return RandomBot()


def master(patient: bool) -> Bot:
    """Has learned the game. What it thinks with takes a while to import, so that only who plays one waits for it."""
    from fabletop.bots.masters import MasterLevel

    return MasterLevel(patient)


BOTS: dict[str, Callable[[bool], Bot]] = {
    "random": any_choice,
    "easy": easy,
    "medium": medium,
    "skilled": skilled,
    "hard": hard,
    "master": master,
}
"""Bots by name, from the weakest to the strongest. A patient one waits for the compiler."""
LEVELS = tuple(name for name in BOTS if name != "random")
"""Those that people choose among, from the weakest to the strongest."""
STYLED = {"easy": easy, "medium": medium}
"""Levels that a character may have: ``easy-swan``."""
YARDSTICKS = {"flat": FLAT, "pimc": PER_WORLD, "ismcts": DEEP}
"""Plain searches, by name and turns of thought: ``ismcts:1000``."""


def is_styled(name: str) -> bool:
    """Is this, or would it be, a level with a character?"""
    level, dash, _ = name.partition("-")
    return bool(dash) and level in STYLED


def characters_named(game: Game | None = None) -> list[str]:
    """The names of all bots with a character, or of those that play a game."""
    games = all_games() if game is None else (game,)
    return [f"{level}-{character.name}" for level in STYLED for one in games for character in one.characters]


def refuse_unknown_bot(name: str, game: Game | None = None) -> None:
    """Complain about a bot that does not exist, and about a character that is a stranger to a game."""
    kind, colon, turns = name.partition(":")
    if name in BOTS:
        return
    if is_styled(name):
        known = characters_named(game)
        if name not in known:
            raise bad("error-bot-character", bot=name, allowed=", ".join([*STYLED, *known]))
        return
    if kind not in YARDSTICKS or not colon or not turns.isascii() or not turns.isdigit():
        raise bad(
            "error-bot-unknown", bot=name, allowed=", ".join(["you", *BOTS, *(f"{kind}:N" for kind in YARDSTICKS)])
        )
    if not 1 <= int(turns) <= MOST_TURNS:
        raise bad("error-bot-turns", bot=name, most=MOST_TURNS)


def bot_named(name: str, *, patient: bool = False) -> Bot:
    """A bot. A patient one waits for the compiler instead of thinking less meanwhile."""
    refuse_unknown_bot(name)
    if name in BOTS:
        return BOTS[name](patient)
    if is_styled(name):
        level, _, character = name.partition("-")
        return STYLED[level](patient, character)
    kind, _, turns = name.partition(":")
    return SearchBot(int(turns), YARDSTICKS[kind], patient)
