"""Games of bots: one of them, or a deal that is played from every seat in turn."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from threading import Event as Flag

import msgspec
from msgspec import Struct

from fabletop.bots import bot_named, situation_of
from fabletop.contract import Event, Face, Game, Message, OptionValue, branch_of

Options = Mapping[str, OptionValue]
NEVER = Flag()
"""A flag that nobody raises."""


class Stopped(Exception):
    """Somebody wants no more games."""


class Played(Struct, frozen=True):
    """What came of one game, seat by seat."""

    points: list[int]
    winners: list[int]
    choices: list[int]
    """How often each seat had a choice."""
    seconds: list[float]
    """How long each thought in all."""
    had: list[list[int]]
    """The cards that came to each, by their places in the game's list of cards."""
    decisions: int
    """How often anybody was asked, also where there was nothing to choose."""

    def share(self, seat: int) -> float:
        """Of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Deal(Struct, frozen=True):
    """One deal of a duel, with the challenger on every seat in turn among copies of the champion."""

    challenger: str
    champion: str
    number: int
    games: list[Played]
    """In the first the challenger has seat 0, in the second seat 1."""

    @property
    def share(self) -> float:
        """Of the win, that the challenger took on average."""
        return sum(game.share(seat) for seat, game in enumerate(self.games)) / len(self.games)


def play_deal(game: Game, options: Options, seats: int, deal: tuple[str, str, int], seed: str, stop: Flag) -> Deal:
    challenger, champion, number = deal
    rotations = [[challenger if seat == own else champion for seat in range(seats)] for own in range(seats)]
    return Deal(
        challenger, champion, number, [play_game(game, names, options, f"{seed}#{number}", stop) for names in rotations]
    )


def play_game(game: Game, names: Sequence[str], options: Options, seed: str, stop: Flag = NEVER) -> Played:
    """One game of bots."""
    position, events = game.open(options, len(names), seed)
    had = Had(game.face, len(names))
    had.look_at(events)
    bots = [bot_named(name, patient=True) for name in names]
    choices, seconds = [0] * len(names), [0.0] * len(names)
    while questions := game.questions(position):
        if stop.is_set():
            raise Stopped
        question = questions[0]
        choice = question.choices[0].number
        if len(question.choices) > 1:
            own = branch_of(seed, f"question {position.revision}")
            situation = situation_of(game, position, question, own, backend="cpu")
            begun = time.perf_counter()
            choice = bots[question.seat].choose(situation)
            seconds[question.seat] += time.perf_counter() - begun
            choices[question.seat] += 1
        had.look_at(game.play(position, question.seat, choice))
    result = game.result(position)
    assert result is not None
    spent = [round(time, 6) for time in seconds]
    cards = [sorted(cards) for cards in had.cards]
    return Played(list(result.points), list(result.winners), choices, spent, cards, position.revision)


def warm_up(game: Game, names: Sequence[str], options: Options, seats: int) -> None:
    """Let every bot choose once, so that no compiler is taken for a thinker."""
    position, _ = game.open(options, seats, "warm up")
    while questions := game.questions(position):
        question = questions[0]
        if len(question.choices) > 1:
            for name in sorted(set(names)):
                bot_named(name, patient=True).choose(situation_of(game, position, question, "warm up", backend="cpu"))
            return
        game.play(position, question.seat, question.choices[0].number)


class Had:
    """Which cards have come to each seat so far."""

    def __init__(self, face: Face, seats: int) -> None:
        self.brings = face.brings
        self.places = {key_of(card.name): place for place, card in enumerate(face.cards())} if face.brings else {}
        self.cards: list[set[int]] = [set() for _ in range(seats)]

    def look_at(self, events: Sequence[Event]) -> None:
        for event in events:
            argument = self.brings.get(event.message.id)
            if argument is not None:
                seat, card = event.message.args["seat"], event.message.args[argument]
                assert isinstance(seat, int)
                assert isinstance(card, Message)
                self.cards[seat].add(self.places[key_of(card)])


def key_of(card: Message) -> bytes:
    return msgspec.json.encode(card)
