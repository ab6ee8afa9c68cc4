"""What a bot is given: what its seat sees, what it is asked, and a table re-dealt from what the seat knows."""

from __future__ import annotations

from dataclasses import dataclass

from fabletop.contract import Game, Position, Question, View, read_seed
from fabletop.kernel.record import Record


@dataclass(frozen=True)
class Situation:
    """One question to one seat. Nothing in it depends on what the seat cannot know."""

    game: Game
    view: View
    question: Question
    world: Record
    """A table that fits all the seat knows, drawn at random: never the true one, but by accident."""

    @property
    def seat(self) -> int:
        return self.question.seat


def situation_of(game: Game, position: Position, question: Question, seed: str) -> Situation:
    """Trusted code makes the world; the true table goes no further."""
    world: Record = position.table.copy()
    game.rules.reimagine(world, question.seat, read_seed(seed))
    return Situation(game, game.view(position, question.seat), question, world)
