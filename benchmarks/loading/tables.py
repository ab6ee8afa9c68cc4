"""Tables that play by themselves: whoever is asked answers, and the time until the other seat hears of it is noted."""

from __future__ import annotations

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable

MOVES_OF_A_MATCH = 180
"""A match to 35 points takes some more."""


class Table(ABC):
    """Two seats. What they speak is up to the server."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.place = -1
        """Which of the tables in play this one is; none while it is spare."""
        self.answer: Callable[[], None] | None = None
        """What is to be sent next."""
        self.actor = -1
        self.begun = 0.0

    @abstractmethod
    async def open(self) -> None:
        """Set up a match and shake hands with both seats, up to the first question."""

    def heard(self, seat: int) -> None:
        """A seat hears of what the other one did."""
        if self.actor not in (-1, seat):
            self.load.delays.append(time.perf_counter() - self.begun)
            self.load.made[self.place] += 1
            self.actor = -1

    def asked(self, seat: int, answer: Callable[[], None]) -> None:
        """A seat is asked something, and has this to send."""

        def act() -> None:
            if self.load.is_over:
                self.answer = act
                return
            self.actor, self.begun = seat, time.perf_counter()
            answer()

        self.answer = act
        if self.place >= 0 and not self.load.is_over:
            self.go_on()

    def go_on(self) -> None:
        """Send what is to be sent: at once, or as people would."""
        assert self.answer is not None
        act, self.answer = self.answer, None
        if self.load.pace:
            asyncio.get_running_loop().call_later(random.uniform(0, 2) / self.load.pace, act)
        else:
            act()

    def over(self) -> None:
        self.load.over(self)


class Load:
    """So many tables at one server; where a match is over, a spare table takes its place."""

    def __init__(self, new_table: Callable[[Load], Table], pace: float) -> None:
        self.new_table, self.pace = new_table, pace
        self.delays: list[float] = []
        self.made: list[int] = []
        """Moves at each place."""
        self.is_over = True
        self.tables: list[Table] = []
        self.spare: deque[Table] = deque()
        self.ended = 0

    async def open(self, tables: int, spare: int, at_once: int = 8) -> None:
        places = asyncio.Semaphore(at_once)

        async def one() -> Table:
            async with places:
                table = self.new_table(self)
                await table.open()
                return table

        opened = await asyncio.gather(*[one() for _ in range(tables + spare)])
        self.tables, self.spare = opened[:tables], deque(opened[tables:])
        self.made = [0] * tables
        for place, table in enumerate(self.tables):
            table.place = place

    def over(self, table: Table) -> None:
        self.ended += 1
        if self.spare and table.place >= 0:
            fresh = self.spare.popleft()
            fresh.place, self.tables[table.place] = table.place, fresh
            table.place = -1
            if not self.is_over:
                fresh.go_on()

    def begin(self) -> None:
        self.is_over = False
        for table in self.tables:
            if table.answer is not None:
                table.go_on()

    def count_anew(self) -> None:
        self.delays.clear()
        self.made = [0] * len(self.made)
