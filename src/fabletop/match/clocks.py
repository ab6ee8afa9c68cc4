"""Clocks: what a table agrees on, and one for each seat. Times are whole milliseconds, told from outside."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from msgspec import Struct

from fabletop.contract import bad

SECOND = 1000
LONGEST = 7 * 24 * 3600
LEAST_RECLAIMED = 10
"""Seconds that a bank has at least when its owner takes the seat again after it ran out."""


class ClockRule(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think."""

    kind: Literal["none", "decision", "bank"] = "none"
    seconds: int = 0
    """For each decision, or in the bank at the start."""
    increment: int = 0
    """Seconds that come into the bank with every decision made."""

    def refuse(self) -> None:
        least = 0 if self.kind == "none" else 1
        if not least <= self.seconds <= LONGEST:
            raise bad("error-number", name="seconds", least=least, most=LONGEST, value=self.seconds)
        if not 0 <= self.increment <= LONGEST:
            raise bad("error-number", name="increment", least=0, most=LONGEST, value=self.increment)

    @property
    def is_set(self) -> bool:
        return self.kind != "none"


@dataclass
class Clock:
    """The clock of one seat. It runs while its owner owes an answer and nothing holds up the match."""

    rule: ClockRule
    left: int = 0
    """Milliseconds left when it last stopped."""
    since: int | None = None
    """Since when it runs."""
    is_deciding: bool = False
    """Has the decision begun for which it runs?"""

    def __post_init__(self) -> None:
        self.left = self.rule.seconds * SECOND

    def left_at(self, now: int) -> int:
        return self.left if self.since is None else max(0, self.left - max(0, now - self.since))

    @property
    def runs_out(self) -> int | None:
        """When it will reach zero."""
        return None if self.since is None else self.since + self.left

    def begin_decision(self) -> None:
        if not self.is_deciding:
            self.is_deciding = True
            if self.rule.kind == "decision":
                self.left = self.rule.seconds * SECOND

    def end_decision(self, at: int) -> None:
        self.run(False, at)
        if self.is_deciding and self.rule.kind == "bank":
            self.left += self.rule.increment * SECOND
        self.is_deciding = False

    def forget_decision(self, at: int) -> None:
        """Whatever is decided next is another decision; nothing comes into the bank for this one."""
        self.run(False, at)
        self.is_deciding = False

    def take_back_decision(self) -> None:
        """Go on where the decision ended: taking back an answer is no way to win time."""
        if self.rule.kind == "bank":
            self.left = max(0, self.left - self.rule.increment * SECOND)
        self.is_deciding = True

    def reclaim(self) -> None:
        if self.rule.kind == "bank":
            self.left = max(self.left, max(self.rule.increment, LEAST_RECLAIMED) * SECOND)

    def run(self, should_run: bool, at: int) -> None:
        """Run from now on, or stop now."""
        if should_run and self.since is None:
            self.since = at
        elif not should_run and self.since is not None:
            self.left, self.since = self.left_at(at), None
