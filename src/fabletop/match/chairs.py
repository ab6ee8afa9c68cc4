"""A chair at the table: who sits on it, who plays for them, and whether they are there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from fabletop.match.settings import BotPlayer, Person, Seated

Why = Literal["left", "time", "moment", "resigned"]
"""Why a bot stands in: its owner is gone, has no time left, had none for this decision, or has resigned."""


@dataclass
class Chair:
    seated: Seated = None
    words: str = ""
    """What its owner adds to the deal."""
    gone_since: int | None = None
    stand_in: Why | None = None

    @property
    def person(self) -> Person | None:
        return self.seated if isinstance(self.seated, Person) else None

    @property
    def is_person_there(self) -> bool:
        """Is there somebody at this chair who takes part?"""
        return self.gone_since is None and self.takes_part

    @property
    def is_at_zero(self) -> bool:
        """Is somebody here whose time is up?"""
        return self.stand_in in ("time", "moment")

    @property
    def is_left_to_a_bot(self) -> bool:
        """Does a bot play on here until its owner comes?"""
        return self.stand_in in ("left", "time")

    @property
    def takes_part(self) -> bool:
        return isinstance(self.seated, Person) and self.stand_in != "resigned"

    def bot(self, stand_in: str) -> str | None:
        """The level of the bot that plays here now, if one does."""
        if isinstance(self.seated, BotPlayer):
            return self.seated.level
        return None if self.stand_in is None else stand_in
