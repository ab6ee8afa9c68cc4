"""Tables of The Grimm Forest, built and spoken to in words."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from fabletop.contract import Event, Game, Message, OptionValue, Position, Question, Result, Value, read_seed
from fabletop.games.grimm.game import GRIMM
from fabletop.games.grimm.words.view import GrimmView
from fabletop.kernel.actions import marked_actions
from fabletop.text.speech import Speech

SAY = Speech("en")

TABLES: list[tuple[int, dict[str, OptionValue]]] = [
    (2, {}),
    (2, {"prince": "after", "supply": "limited", "cancel": "self", "gift": "any-mix", "copies": "56-b"}),
    (3, {}),
    (3, {"monsters": "stacking", "wolf": "victim", "flute": "not-played", "frog": "must-keep", "turn": "all-actions"}),
    (4, {}),
    (4, {"advanced": False, "cancel": "present", "supply": "limited", "frog_from": "deck", "vault": "any-mix"}),
]
"""Tables that between them have every number of players and every value of an option."""


class TableKind:
    """A game in progress, and everything that was told since the test began."""

    def __init__(self, game: Game, position: Position, told: Sequence[Event] = ()) -> None:
        self.game, self.position = game, position
        self.told = list(told)

    @property
    def seats(self) -> range:
        return range(self.position.seats)

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.game.to_act(self.position)

    @property
    def finished(self) -> bool:
        return not self.to_act

    @property
    def result(self) -> Result:
        result = self.game.result(self.position)
        assert result is not None, "the game is not over"
        return result

    def play(self, *choices: str) -> list[Event]:
        """Choices as a scene writes them, ``1: gather fields`` or ``place forest``; gives all that they led to."""
        events: list[Event] = []
        for text in choices:
            head, colon, tail = text.partition(": ")
            seat, choice = (int(head), tail) if colon else (self.to_act[0], text)
            events += self.choose(seat, self.number(choice))
        return events

    def number(self, choice: str) -> int:
        number = self.game.read_choice(choice)
        assert number is not None, f"{choice} is not a choice"
        return number

    def choose(self, seat: int, number: int) -> tuple[Event, ...]:
        events = self.game.play(self.position, seat, number)
        self.told += events
        return events

    def marked(self, seat: int) -> list[int]:
        return marked_actions(self.game.legal(self.position, seat))

    def legal(self, seat: int) -> set[str]:
        return {str(self.game.face.notation(action)) for action in self.marked(seat)}

    def question(self, seat: int | None = None) -> Question:
        asked = self.to_act[0] if seat is None else seat
        return next(question for question in self.game.questions(self.position) if question.seat == asked)

    def refused(self, choice: str, seat: int | None = None) -> str:
        """The reason why a seat, or the one that is asked, may not choose this."""
        reason = self.game.refusal(self.position, self.to_act[0] if seat is None else seat, self.number(choice))
        assert reason is not None, f"{choice} is allowed"
        return SAY.say(reason.message)

    def view(self, seat: int | None = None) -> GrimmView:
        """What a seat sees, or the public."""
        view: GrimmView = self.game.view(self.position, seat).table
        return view

    @property
    def truth(self) -> GrimmView:
        """The whole table, all cards open."""
        view: GrimmView = self.game.reveal(self.position).table
        return view

    def copy(self) -> TableKind:
        """The same game at the same moment, to try something on."""
        return TableKind(self.game, replace(self.position, table=self.position.table.copy()), self.told)

    def at_random(self, seed: object) -> Iterator[tuple[Event, ...]]:
        """Choices made by chance, one after another until the game is over, and what each led to."""
        chance = random.Random(str(seed))
        while not self.finished:
            seat = chance.choice(self.to_act)
            yield self.choose(seat, chance.choice(self.marked(seat)))


def new_game(seed: object = "once", seats: int = 3, /, **options: OptionValue) -> TableKind:
    """A game as it is dealt."""
    game = GRIMM.for_options(options)
    return TableKind(game, *game.open(options, seats, str(seed)))


def arranged(seats: int = 3, options: dict[str, OptionValue] | None = None, /, **words: Any) -> TableKind:
    """A table as the words of a scene say; what cannot be is refused."""
    table = new_game("a scene", seats, **(options or {}))
    table.game.face.arrange(table.position.table, seats, words, read_seed("a scene"))
    assert table.game.rules.invariant(table.position.table) == 0, "this table cannot be"
    table.told.clear()
    return table


def facts(events: Iterable[Event], name: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The arguments of the events with this name, about one seat or any; cards by their names."""
    found = [event.message.args for event in events if event.message.id == f"grimm-{name}"]
    told = [{key: plain(value) for key, value in args.items()} for args in found]
    return [args for args in told if seat is None or args["seat"] == seat]


def plain(value: Value) -> Any:
    """An argument of a message: a card by its name, numbers and words as they are."""
    if isinstance(value, Message):
        return SAY.say(value)
    return [plain(part) for part in value] if isinstance(value, tuple) else value


def heard(events: Iterable[Event], seat: int | None) -> list[Event]:
    """What a seat, or the public, is told."""
    return [event for event in events if event.is_for(seat)]
