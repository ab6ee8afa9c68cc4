"""Bots think in threads of their own, for a bounded time; one that fails is replaced by a simpler one."""

from __future__ import annotations

import asyncio
import logging
import os
from concurrent.futures import ThreadPoolExecutor

from fabletop.bots import BOTS, characters_named
from fabletop.contract import bad
from fabletop.match import Answer
from fabletop.match.requests import DecisionRequest
from fabletop.server import metrics
from fabletop.server.logs import tell

LONGEST = 5.0
"""Seconds after which a bot is given up; it is asked to take one at most."""
SIMPLER = ("easy", "random")


def refuse_level(level: str) -> None:
    """Strangers choose among the levels; searches of any size are for the lab."""
    if level not in BOTS and level not in characters_named():
        raise bad("error-level", level=level[:20], allowed=", ".join(BOTS))


class BotsFailed(Exception):
    """Not even the simplest bot has an answer."""


class Thinkers:
    """The threads in which bots think."""

    def __init__(self, patience: float = LONGEST) -> None:
        self.patience = patience
        self.pool = self.new_pool()

    def new_pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(max(2, os.cpu_count() or 1), thread_name_prefix="bot")

    async def answer(self, decision_request: DecisionRequest, match: str) -> Answer:
        """The answer of the bot that sits there, or of the first simpler one that has any."""
        for level in dict.fromkeys((decision_request.level, *SIMPLER)):
            try:
                return await self.answer_of(decision_request, level)
            except Exception as error:
                metrics.bot_failures.labels(level).inc()
                tell(
                    "bot failed",
                    logging.ERROR,
                    match=match,
                    game=decision_request.game.about.id,
                    bot=level,
                    question=decision_request.question,
                    error=repr(error),
                )
        raise BotsFailed(match)

    async def answer_of(self, decision_request: DecisionRequest, level: str) -> Answer:
        thinking = asyncio.get_running_loop().run_in_executor(self.pool, decision_request.answer, level)
        try:
            return await asyncio.wait_for(thinking, self.patience)
        except TimeoutError:
            self.leave_pool()
            raise

    def leave_pool(self) -> None:
        """A thread cannot be stopped: leave it behind with its pool, so that others find free ones."""
        self.pool.shutdown(wait=False)
        self.pool = self.new_pool()

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
