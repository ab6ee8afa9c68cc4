"""Tables of The Fox in the Forest, built and spoken to in words."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from fabletop.catalog import game_named
from fabletop.contract import Event, IllegalChoice, Message, Position, Question, Result, Value, View, read_seed
from fabletop.games.fox.words.view import FoxView
from fabletop.kernel.actions import marked_actions

FOX = game_named("fox")
SEATS = (0, 1)
SUITS = "BKM"
RANKS = range(1, 12)
CARD = re.compile(r"\b\d+[BKM]\b")
CARDS = tuple(f"{rank}{suit}" for suit in SUITS for rank in RANKS)


def rank(card: str) -> int:
    return int(card[:-1])


def suit(card: str) -> str:
    return card[-1]


class TableKind:
    """A game in progress, and everything that was told since the test began."""

    def __init__(self, position: Position, told: Sequence[Event] = ()) -> None:
        self.position = position
        self.told = list(told)

    def play(self, *choices: str) -> tuple[Event, ...]:
        """The asked seat answers with each of these in turn; gives what the last one led to."""
        events: tuple[Event, ...] = ()
        for text in choices:
            number = FOX.read_choice(text)
            assert number is not None, f"{text} is not a choice"
            events = FOX.play(self.position, self.asked, number)
            self.told += events
        return events

    def refusal_of(self, text: str, seat: int | None = None) -> str:
        """The code of the reason for which a choice is refused."""
        number = FOX.read_choice(text)
        assert number is not None, f"{text} is not a choice"
        try:
            FOX.play(self.position, self.asked if seat is None else seat, number)
        except IllegalChoice as refused:
            return refused.reason.code
        raise AssertionError(f"{text} was not refused")

    @property
    def asked(self) -> int:
        """The one seat that owes an answer."""
        (seat,) = FOX.to_act(self.position)
        return seat

    @property
    def question(self) -> Question:
        (question,) = FOX.questions(self.position)
        return question

    @property
    def legal(self) -> set[str]:
        return {choice.notation for choice in self.question.choices}

    @property
    def finished(self) -> bool:
        return self.result is not None

    @property
    def result(self) -> Result | None:
        return FOX.result(self.position)

    def view(self, seat: int | None = None) -> FoxView:
        """What a seat sees, or the public."""
        view: FoxView = FOX.view(self.position, seat).table
        return view

    @property
    def truth(self) -> FoxView:
        """The whole table, hands and deck open."""
        view: FoxView = FOX.reveal(self.position).table
        return view

    def hand(self, seat: int) -> set[str]:
        cards = self.truth.hands[seat]
        assert cards is not None
        return set(cards)

    @property
    def deck(self) -> tuple[str, ...]:
        """The draw deck from the top."""
        cards = self.truth.deck
        assert cards is not None
        return cards

    def at_random(self, seed: str) -> Iterator[tuple[Event, ...]]:
        """Choices made by chance, one after another until the game is over, and what each led to."""
        chance = random.Random(seed)
        while not self.finished:
            choices = marked_actions(FOX.legal(self.position, self.asked))
            events = FOX.play(self.position, self.asked, chance.choice(choices))
            self.told += events
            yield events


def new_game(seed: str = "a forest", **options: int | bool) -> TableKind:
    """A game as it is dealt."""
    return TableKind(*FOX.open(options, 2, seed))


def fox_table(*hands: str, seed: str = "a scene", target: int = 21, memory: bool = False, **words: object) -> TableKind:
    """A table given in the words of a scene; what cannot be is refused."""
    position = FOX.load(dealt(seed, target, memory))
    told = {"hands": list(hands)} if hands else {}
    FOX.face.arrange(position.table, 2, {**told, **words}, read_seed(seed))
    assert FOX.rules.invariant(position.table) == 0, "this table cannot be"
    return TableKind(position)


@cache
def dealt(seed: str, target: int, memory: bool) -> bytes:
    position, _ = FOX.open({"target": target, "memory": memory}, 2, seed)
    return FOX.save(position)


def played_to_the_end(seed: str, **options: int | bool) -> TableKind:
    """A whole game of random choices."""
    table = new_game(seed, **options)
    for _ in table.at_random(seed):
        pass
    return table


def rounds_of(table: TableKind) -> list[list[Event]]:
    """What was told of a game, round by round."""
    rounds: list[list[Event]] = []
    for event in table.told:
        if event.message.id == "fox-round-begun":
            rounds.append([])
        rounds[-1].append(event)
    return rounds


@dataclass(frozen=True)
class Trick:
    """One trick as everybody saw it."""

    leader: int
    led: str
    answer: str
    trump: str
    """The suit of the decree when the winner was named."""
    winner: int

    @property
    def losing_card(self) -> str:
        return self.answer if self.winner == self.leader else self.led


def tricks_of(told: Sequence[Event]) -> list[Trick]:
    """The tricks of one round."""
    trump, plays, tricks = "", [], []
    for event in told:
        args = {name: plain(value) for name, value in event.message.args.items()}
        match event.message.id:
            case "fox-round-begun":
                trump = suit(args["decree"])
            case "fox-decree-swapped":
                trump = suit(args["card"])
            case "fox-played":
                plays.append(args)
            case "fox-trick-won":
                led, answer = plays[-2:]
                tricks.append(Trick(led["seat"], led["card"], answer["card"], trump, args["seat"]))
    return tricks


def facts(events: Sequence[Event], name: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The arguments of the events with this name, about one seat or any; cards as they are written."""
    found = [event.message.args for event in events if event.message.id == f"fox-{name}"]
    told = [{key: plain(value) for key, value in args.items()} for args in found]
    return [args for args in told if seat is None or args["seat"] == seat]


def plain(value: Value) -> Any:
    """An argument of a message: a card as it is written, numbers and words as they are."""
    if isinstance(value, Message):
        return "".join(str(part) for part in value.args.values())
    return [plain(part) for part in value] if isinstance(value, tuple) else value


def heard(events: Sequence[Event], seat: int | None) -> list[Event]:
    """What a seat, or the public, is told."""
    return [event for event in events if event.is_for(seat)]


def cards_told(events: Sequence[Event]) -> set[str]:
    """Every card that the events name."""
    values = [plain(value) for event in events for value in event.message.args.values()]
    return set(CARD.findall(" ".join(map(str, values))))


def cards_shown(view: View) -> set[str]:
    """Every card that a view names anywhere."""
    return set(CARD.findall(msgspec.json.encode(view).decode()))
