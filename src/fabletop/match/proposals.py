"""What is offered at a table, and how often a seat may ask."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from fabletop.match.clocks import SECOND

What = Literal["undo", "pause", "rematch"]
FIRST_WAIT, LONGEST_WAIT = 10, 600
"""Seconds to wait after a first refusal, twice as many after each further one, and at most so many."""


@dataclass
class Offer:
    """Something one seat proposes, and who has agreed so far."""

    seat: int
    agreed: set[int] = field(default_factory=set)
    back_to: int = 0
    """For undo: how many choices would remain."""


@dataclass
class Patience:
    """How often the offers of a seat were refused, and since when it may ask again."""

    refusals: int = 0
    asks_from: int = 0

    def refuse(self, at: int) -> None:
        self.refusals += 1
        self.asks_from = at + min(FIRST_WAIT * 2 ** (self.refusals - 1), LONGEST_WAIT) * SECOND
