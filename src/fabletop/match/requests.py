"""What a bot needs to decide, taken away from the match, and the answer that it gives."""

from __future__ import annotations

from dataclasses import dataclass

from fabletop.bots import bot_named, situation_of
from fabletop.bots.situation import BOT_SECONDS
from fabletop.contract import Game, IllegalChoice, Position
from fabletop.match.play import Answer


@dataclass(frozen=True)
class DecisionRequest:
    """Everything for one decision of a bot. It may be had in another thread: it shares nothing with the match."""

    game: Game
    position: Position
    seat: int
    question: str
    level: str
    seed: str
    is_at_zero: bool = False
    """Is it for somebody whose time is up? Then the game has the first word."""

    def answer(self, level: str | None = None, budget: float | None = BOT_SECONDS) -> Answer:
        """Let the bot think for so many seconds at most, or another one in its place."""
        asked = self.game.question(self.position, self.seat)
        chosen = self.game.at_zero(asked) if self.is_at_zero and level in (None, self.level) else None
        if chosen is None:
            situation = situation_of(self.game, self.position, asked, self.seed, budget)
            chosen = bot_named(level or self.level).choose(situation)
        reason = self.game.refusal(self.position, self.seat, chosen)
        if reason is not None:
            raise IllegalChoice(self.seat, chosen, reason)
        return Answer(self.question, chosen)
