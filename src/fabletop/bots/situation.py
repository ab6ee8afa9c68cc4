"""What a bot is given: what its seat sees, what it is asked, a re-dealt table, a generator of its own and some time."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace

from fabletop.bodies.backend import redealer_on
from fabletop.contract import Game, Position, Question, View, branch_of, read_seed
from fabletop.kernel.record import Record

BOT_SECONDS = 1.0
"""That people like to wait for a bot, at most."""


@dataclass(frozen=True)
class Situation:
    """One question to one seat. Nothing in it depends on what the seat cannot know."""

    game: Game
    view: View
    question: Question
    world: Record
    """A table that fits all the seat knows, drawn at random: never the true one, but by accident."""
    seed: str
    """Where the bot's own chance begins; it tells nothing of the table's."""
    budget: float | None = None
    """Seconds to think. Without a limit a bot takes its usual number of turns, and decides alike on any machine."""

    @property
    def seat(self) -> int:
        return self.question.seat

    @property
    def chance(self) -> random.Random:
        """The bot's own chance, from the beginning each time: whoever is asked again answers the same."""
        return random_of(self)

    def worlds(self, count: int) -> Iterator[Record]:
        """More tables that fit all the seat knows. They are re-dealt from a world, which tells nothing new."""
        for number in range(count):
            world: Record = self.world.copy()
            self.game.rules.resample(world, self.seat, read_seed(f"{branch_of(self.seed, 'worlds')}#{number}"))
            yield world


def situation_of(
    game: Game,
    position: Position,
    question: Question,
    seed: str,
    budget: float | None = None,
    *,
    backend: str = "python",
) -> Situation:
    """Trusted code makes the world; the true table goes no further. What that takes is taken off the budget."""
    begun = time.monotonic()
    redeal = redealer_on(backend, game.rules)
    world = redeal(position.table, question.seat, read_seed(branch_of(seed, "world")))
    view = game.view(position, question.seat)
    left = None if budget is None else max(0.0, budget - (time.monotonic() - begun))
    return Situation(game, view, question, world, bot_seed(seed), left)


def random_of(situation: Situation) -> random.Random:
    """The bot's own chance, for what is decided outside a search."""
    return chance_of(situation.seed)


def bot_seed(seed: str) -> str:
    """Where a bot's own chance begins."""
    return branch_of(seed, "thought")


def chance_of(seed: str) -> random.Random:
    return random.Random(branch_of(seed, "mood"))


def in_time_left(situation: Situation, since: float) -> Situation:
    """The same with less time, if there is a limit: some has gone by since a moment of the monotonic clock."""
    if situation.budget is None:
        return situation
    return replace(situation, budget=situation.budget - (time.monotonic() - since))
