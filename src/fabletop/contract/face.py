"""The face of a game: words built on its numbers. A game overrides what it wants to say better."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from fabletop.contract.board import PLAIN_LOOK, Look, Zone
from fabletop.contract.errors import bad
from fabletop.contract.words import CardFace, Count, Event, Message, Move, Reason, Ref, message
from fabletop.kernel.actions import argument_of, kind_of_action
from fabletop.kernel.log import EVERYONE, LogEntry


@dataclass(frozen=True)
class Moved:
    """What a fact moved: an event's part that needs no words."""

    moves: tuple[Move, ...] = ()
    counts: tuple[Count, ...] = ()
    about: str = ""


def told(entry: LogEntry, said: Message, clause: str | None, moved: Moved = Moved()) -> Event:  # noqa: B008
    """A fact in words, for those who may know it."""
    audience = None if entry.audience == EVERYONE else entry.audience
    return Event(said, audience, clause, moved.moves, moved.counts, moved.about)


class Face(ABC):
    """Defaults that make any game playable: choices are written ``kind argument``, events carry their numbers."""

    game: str
    action_kinds: tuple[str, ...]
    """Words for the action kinds; an empty word is left out of the notation."""
    things: Mapping[int, str]
    """Words for the arguments that choices name."""
    facts: Mapping[int, str]
    """Message ids of the facts in the log."""
    observed: ClassVar[tuple[tuple[str, int], ...]] = ()
    """The parts of an observation, each with its length: what a network's input means."""
    clauses: ClassVar[Mapping[int, str]] = {}
    """The clause of docs/rules that each fact comes from."""
    accent: ClassVar[str] = "#4a5d24"
    """The colour of the game in pictures: of its backs and headings."""
    brings: ClassVar[Mapping[str, str]] = {}
    """Events that bring a card to their seat, and the argument that is the card: so one can count which cards win."""

    def notation(self, action: int) -> str | None:
        """The written form of a choice, or nothing if no choice has this number."""
        action_kind, thing = kind_of_action(action), argument_of(action)
        if action_kind < 0 or action_kind >= len(self.action_kinds) or thing not in self.things:
            return None
        return f"{self.action_kinds[action_kind]} {self.things[thing]}".strip()

    def kind(self, table: Any, seat: int) -> str:
        """The kind of the question that is open for the seat."""
        return "choose"

    def prompt(self, table: Any, seat: int) -> Message:
        return message(f"{self.game}-ask-{self.kind(table, seat)}")

    def about(self, table: Any, seat: int) -> str:
        """The card that the open question is about, as the card list has it."""
        return ""

    def label(self, action: int) -> Message:
        return message(
            f"{self.game}-choice-{self.action_kinds[kind_of_action(action)] or 'play'}",
            thing=self.noun(argument_of(action)),
        )

    def noun(self, thing: int) -> Message:
        return message(f"{self.game}-thing", name=self.things[thing])

    def refs(self, action: int) -> tuple[Ref, ...]:
        return (Ref("card", self.things[argument_of(action)]),)

    def tried(self, table: Any, seat: int) -> tuple[int, ...]:
        """Choices a person might think of now, allowed or not."""
        return ()

    def refusal(self, table: Any, seat: int, action: int) -> Reason:
        """Why a choice that exists is not allowed to the seat, whose question is open."""
        return Reason(message("refused-not-now"))

    def refusals(self, table: Any, seat: int, tried: Sequence[int]) -> Sequence[Reason]:
        """The same for several of the choices that were tried, where a game can tell them at once."""
        return [self.refusal(table, seat, action) for action in tried]

    def event(self, table: Any, entry: LogEntry) -> Event:
        args = {"seat": entry.seat, "first": entry.first, "second": entry.second}
        said = Message(f"{self.game}-{self.facts[entry.fact]}", args)
        return told(entry, said, self.clauses.get(entry.fact), self.moved(table, entry))

    def moved(self, table: Any, entry: LogEntry) -> Moved:
        """What a fact moved, for the audience of the fact and by what it may know."""
        return Moved()

    @abstractmethod
    def view(self, table: Any, seats: int, eyes: frozenset[int]) -> Any:
        """The game's part of a view for those who see with the eyes of these seats."""

    def views(self, table: Any, seats: int) -> Callable[[frozenset[int]], Any]:
        """The same for one pair of eyes after the other, where a game can gather once what all of them see."""
        return lambda eyes: self.view(table, seats, eyes)

    def describe(self, view: Any, seat: int | None) -> tuple[Message, ...]:
        """The game's part of a view line by line, for clients that speak text."""
        return (message("view-plain", text=repr(view)),)

    def board(self, view: Any, seat: int | None) -> tuple[Zone, ...]:
        """The game's part of a view as a picture, for clients that draw; without one they show the lines."""
        return ()

    def look(self, card: str) -> Look:
        """How a card of the list looks, by its notation, or another thing of the board, by its name."""
        return PLAIN_LOOK

    def why_result(self, table: Any, seats: int) -> tuple[Message, ...]:
        return ()

    def cards(self) -> tuple[CardFace, ...]:
        return ()

    def about_cards(self) -> tuple[Message, ...]:
        """What should be said below the list of cards."""
        return ()

    def arrange(self, table: Any, seats: int, words: Mapping[str, Any], seed: Any) -> None:
        """Change a freshly dealt table into the position that a scene describes."""
        raise bad("error-scene-no-positions", game=self.game)
