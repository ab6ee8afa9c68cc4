"""Tables of Fairy Tale, built and spoken to in words."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from fabletop.catalog import game_named
from fabletop.contract import Event, Game, Message, OptionValue, Position, Question, Result, Value, read_seed
from fabletop.games.fairytale.decks import BUILT_IN, Deck, built_in, parse_deck
from fabletop.games.fairytale.game import FairytaleGame
from fabletop.games.fairytale.words.view import FairytaleView
from fabletop.kernel.actions import marked_actions
from fabletop.text.speech import Speech

GAME = game_named("fairytale")
assert isinstance(GAME, FairytaleGame)
FAIRYTALE: FairytaleGame = GAME
SAY = Speech("en")

QUIET = """\
title = "Quiet"
cards = 100

[[card]]
name = "Lamp"
faction = "Dragonvale"
type = "Home"
copies = 20
points = 1

[[card]]
name = "Owl"
faction = "Fairywood"
type = "Character"
copies = 20
points = 2

[[card]]
name = "Crown"
faction = "Holy Empire"
type = "Story"
copies = 20
points = 3

[[card]]
name = "Bat"
faction = "Shadow"
type = "Character"
copies = 20
points = 4

[[card]]
name = "Oven"
faction = "Shadow"
type = "Home"
copies = 20
points = 5
"""
"""A deck without effects, for tests to put effects in."""
EFFECTS = {
    "Lamp": ["YOU FLIP 2 Home"],
    "Owl": ["YOU UNFLIP 2 any"],
    "Crown": ["ALL FLIP 2 Character"],
    "Bat": ["YOU UNFLIP 1 Shadow", "ALL FLIP 1 any"],
    "Oven": ["YOU UNFLIP 3 Home", "YOU FLIP 1 Shadow"],
}
"""Effects that leave many choices of several cards."""

TABLES: list[tuple[int, dict[str, OptionValue]]] = [
    (2, {"deck": "basic"}),
    (2, {"deck": "expert110", "draft": "plain", "plays": "up-to-three"}),
    (3, {"deck": "expert100", "passing": "left"}),
    (4, {"deck": "expert110", "teams": "pairs-exchange", "plays": "up-to-three"}),
    (4, {"deck": "basic", "teams": "pairs"}),
    (5, {"deck": "expert110"}),
]
"""Tables that between them have every deck, number of players and value of an option but the memory aid."""


class TaleTable:
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

    def play(self, seat: int, *choices: str) -> tuple[Event, ...]:
        """A seat answers with each of these in turn; gives what the last one led to."""
        events: tuple[Event, ...] = ()
        for text in choices:
            number = self.game.read_choice(text)
            assert number is not None, f"{text} is not a choice"
            events = self.choose(seat, number)
        return events

    def choose(self, seat: int, number: int) -> tuple[Event, ...]:
        events = self.game.play(self.position, seat, number)
        self.told += events
        return events

    def marked(self, seat: int) -> list[int]:
        return marked_actions(self.game.legal(self.position, seat))

    def legal(self, seat: int) -> set[str]:
        return {str(self.game.face.notation(action)) for action in self.marked(seat)}

    def question(self, seat: int) -> Question | None:
        return next((question for question in self.game.questions(self.position) if question.seat == seat), None)

    def view(self, seat: int | None = None) -> FairytaleView:
        """What a seat sees, or the public."""
        view: FairytaleView = self.game.view(self.position, seat).table
        return view

    @property
    def truth(self) -> FairytaleView:
        """The whole table, all cards open."""
        view: FairytaleView = self.game.reveal(self.position).table
        return view

    @property
    def deck(self) -> tuple[str, ...]:
        """The deck from the top."""
        cards = self.truth.deck
        assert cards is not None
        return cards

    def observed(self, seat: int) -> tuple[int, ...]:
        out = [0] * self.game.rules.observation
        self.game.rules.observe(self.position.table, seat, out)
        return tuple(out)

    def copy(self) -> TaleTable:
        """The same game at the same moment, to try something on."""
        return TaleTable(self.game, replace(self.position, table=self.position.table.copy()), self.told)

    def at_random(self, seed: object) -> Iterator[tuple[Event, ...]]:
        """Choices made by chance, one after another until the game is over, and what each led to."""
        chance = random.Random(str(seed))
        while not self.finished:
            seat = chance.choice(self.to_act)
            yield self.choose(seat, chance.choice(self.marked(seat)))


def game_with(deck: Deck) -> FairytaleGame:
    """The game with a deck of one's own."""
    return FAIRYTALE.with_deck("own.toml", deck, {})


def with_effects(deck: str, effects: dict[str, list[str]]) -> Deck:
    """A deck in which some cards have effects."""
    for name, texts in effects.items():
        listed = ", ".join(f'"{text}"' for text in texts)
        deck = deck.replace(f'name = "{name}"\n', f'name = "{name}"\neffects = [{listed}]\n')
    return parse_deck(deck, "own.toml")


def new_game(seed: object = "once", seats: int = 4, game: Game = FAIRYTALE, /, **options: OptionValue) -> TaleTable:
    """A game as it is dealt."""
    return TaleTable(game, *game.open(options, seats, str(seed)))


def own_game(deck: Deck, seed: object = "once", seats: int = 4, /, **options: OptionValue) -> TaleTable:
    """The same with a deck of one's own."""
    return new_game(seed, seats, game_with(deck), **{"deck": "own.toml", **options})


def arranged(table: TaleTable, seed: str = "a scene", **words: Any) -> TaleTable:
    """The table as the words of a scene say; what cannot be is refused."""
    game, position = table.game, table.position
    game.face.arrange(position.table, position.seats, words, read_seed(seed))
    assert game.rules.invariant(position.table) == 0, "this table cannot be"
    return TaleTable(game, position)


def over(rows: Sequence[str], game: Game = FAIRYTALE, /, **options: OptionValue) -> TaleTable:
    """A game that is over, with these cards in play."""
    table = new_game("over", len(rows), game, **{"deck": "expert110", **options})
    return arranged(table, stage="over", rows=list(rows))


def played_to_the_end(table: TaleTable, seed: object = "end") -> TaleTable:
    for _ in table.at_random(seed):
        pass
    return table


def facts(events: Iterable[Event], name: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The arguments of the events with this name, about one seat or any; cards by their names."""
    found = [event.message.args for event in events if event.message.id == f"fairytale-{name}"]
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


def names_in(value: Any) -> Iterator[str]:
    """Every name of a card in a view or a part of one, as often as it stands there."""
    value = msgspec.to_builtins(value)
    if isinstance(value, dict):
        for part in value.values():
            yield from names_in(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from names_in(part)
    elif value in KNOWN_NAMES:
        yield value


KNOWN_NAMES = frozenset(card.name for name in BUILT_IN for card in built_in(name).cards)
