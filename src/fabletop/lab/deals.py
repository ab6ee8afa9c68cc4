"""Games of bots: one of them, or a deal that is played from every seat in turn."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from threading import Event as Flag

import msgspec
from msgspec import Struct

from fabletop.bots import Bot, situation_of
from fabletop.bots.own import MOVE_TIMEOUT, Fault, OwnBot, faults_of, player_named
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
    faults: list[list[Fault]] = []
    """What bots of one's own did wrong on each seat; nothing where nobody did."""

    def share(self, seat: int) -> float:
        """Of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def faults_at(self, seat: int) -> list[Fault]:
        return self.faults[seat] if self.faults else []


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


def play_deal(
    game: Game,
    options: Options,
    seats: int,
    deal: tuple[str, str, int],
    seed: str,
    stop: Flag = NEVER,
    patience: float = MOVE_TIMEOUT,
) -> Deal:
    challenger, champion, number = deal
    rotations = [[challenger if seat == own else champion for seat in range(seats)] for own in range(seats)]
    games = [play_game(game, names, options, f"{seed}#{number}", stop, patience) for names in rotations]
    return Deal(challenger, champion, number, games)


def play_game(
    game: Game, names: Sequence[str], options: Options, seed: str, stop: Flag = NEVER, patience: float = MOVE_TIMEOUT
) -> Played:
    """One game of bots."""
    with seated(names, patience) as bots:
        return played_by(game, bots, options, seed, stop)


@contextmanager
def seated(names: Sequence[str], patience: float = MOVE_TIMEOUT) -> Iterator[list[Bot]]:
    """Bots for one game; those that somebody brought along go home afterwards."""
    bots = [player_named(name, patient=True, patience=patience) for name in names]
    try:
        yield bots
    finally:
        for bot in bots:
            if isinstance(bot, OwnBot):
                bot.close()


def played_by(game: Game, bots: Sequence[Bot], options: Options, seed: str, stop: Flag) -> Played:
    position, events = game.open(options, len(bots), seed)
    had = Had(game.face, len(bots))
    had.look_at(events)
    choices, seconds = [0] * len(bots), [0.0] * len(bots)
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
    faults = [faults_of(bot) for bot in bots]
    return Played(
        list(result.points),
        list(result.winners),
        choices,
        spent,
        cards,
        position.revision,
        faults if any(faults) else [],
    )


def warm_up(game: Game, names: Sequence[str], options: Options, seats: int, patience: float = MOVE_TIMEOUT) -> None:
    """Let every bot choose once, so that no compiler is taken for a thinker."""
    position, _ = game.open(options, seats, "warm up")
    while questions := game.questions(position):
        question = questions[0]
        if len(question.choices) > 1:
            situation = situation_of(game, position, question, "warm up", backend="cpu")
            with seated(sorted(set(names)), patience) as bots:
                for bot in bots:
                    bot.choose(situation)
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
