"""A table that somebody sits at or watches, wherever it is: what the screens know of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Literal

from fabletop.contract import Event, FabletopError, Game, Message
from fabletop.match import MatchView
from fabletop.records.matches import MatchRecord
from fabletop.wire import PlayerCommand, Said

State = Literal["joining", "here", "lost", "closed"]


class Refusal(FabletopError):
    """The table refuses something; nothing has changed."""

    def __init__(self, why: Message, clause: str | None = None) -> None:
        super().__init__(why)
        self.clause = clause


class TableLine(ABC):
    """What is known of a table, and what can be done there. All of it happens in one thread."""

    def __init__(self) -> None:
        self.state: State = "joining"
        self.why_closed: Message | None = None
        self.view: MatchView | None = None
        self.talk: list[Said] = []
        self.may_sit = False
        self.is_home = False
        self.changed: Callable[[], None] = lambda: None
        """Called whenever anything here is new."""

    @property
    @abstractmethod
    def game(self) -> Game:
        """The game that is played, with the cards of its options; there is a view when this is asked."""

    @property
    @abstractmethod
    def told(self) -> list[Event]:
        """Everything that the viewer has been told."""

    @abstractmethod
    async def run(self) -> None:
        """Keep the table going until it is left."""

    @abstractmethod
    async def do(self, command: PlayerCommand) -> None:
        """Do something as the viewer; when this returns it is done. Raises ``Refusal``."""

    def next_person(self) -> int | None:
        """The person at this keyboard to whom the screen must be handed, if it is another one."""
        return None

    def record(self) -> MatchRecord | None:
        """The record of what was played so far, if it can be had."""
        return None

    @abstractmethod
    def leave(self) -> None:
        """Nobody looks any more."""
