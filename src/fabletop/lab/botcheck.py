"""A bot put through its paces: whole games of every kind, the same question twice, a fresh start, re-dealt tables."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain

from msgspec import Struct

from fabletop.bots import Bot, situation_of
from fabletop.bots.own import MOVE_TIMEOUT, Fault, OwnBot, faults_of, fresh_player, player_named, refuse_unknown_player
from fabletop.contract import BadInput, Game, OptionValue, Position, Question, branch_of, every_choice_of, read_seed
from fabletop.lab.faults import FaultCount, counted

Options = Mapping[str, OptionValue]
LOOKS = 8
"""Moments of a game at which a bot is asked again, of those at which there is something to choose."""
PROMISES = ("answers", "repeats", "fresh", "fair")


class Tried(Struct, frozen=True):
    """How a bot did in one game, on all seats."""

    game: str
    seats: int
    choices: int
    faults: int
    milliseconds: float
    """For a choice, on average."""
    slowest: float
    broken: list[str]
    """Promises it did not keep: answers, repeats, fresh or fair."""
    where: list[str]
    """The kind of the question at which each was broken first."""


class BotCheck(Struct, frozen=True):
    bot: str
    games: list[Tried]
    faults: list[FaultCount]
    kept: list[str]
    broken: list[str]


def check_bot(
    name: str,
    games: Sequence[Game],
    *,
    seed: str = "check",
    patience: float = MOVE_TIMEOUT,
    progress: Callable[[int], None] = lambda games: None,
) -> BotCheck:
    """One game for each number of players of each game."""
    refuse_unknown_player(name)
    rows, faults = list[Tried](), list[Fault]()
    for game, seats, options in tables(games):
        trial = Trial(name, game, seats, options, f"{seed}#{len(rows)}", patience)
        rows.append(trial.run())
        faults += trial.faults
        progress(1)
    broken = [promise for promise in PROMISES if any(promise in row.broken for row in rows)]
    kept = [promise for promise in PROMISES if promise not in broken]
    return BotCheck(name, rows, [counted(name, faults)] if faults else [], kept, broken)


def tables(games: Sequence[Game]) -> Iterator[tuple[Game, int, Options]]:
    """Every number of players, with the usual options or the first that go with so many."""
    for game in games:
        for seats in game.about.seats:
            usual: list[Options] = [{}]
            yield next(
                (game.for_options(options), seats, options)
                for options in chain(usual, every_choice_of(game.about.options))
                if can_be(game, options, seats)
            )


def can_be(game: Game, options: Options, seats: int) -> bool:
    try:
        game.for_options(options).set_up(options, seats)
    except BadInput:
        return False
    return True


@dataclass
class Trial:
    """One game, in which the bot has all seats."""

    name: str
    game: Game
    seats: int
    options: Options
    seed: str
    patience: float
    faults: list[Fault] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    broken: dict[str, str] = field(default_factory=dict)
    """Broken promises, and at what question first."""

    def run(self) -> Tried:
        position, _ = self.game.open(self.options, self.seats, self.seed)
        bot = player_named(self.name, patient=True, patience=self.patience)
        try:
            while questions := self.game.questions(position):
                question = questions[0]
                self.game.play(position, question.seat, self.chosen(bot, position, question))
        finally:
            close(bot)
        return Tried(
            game=self.game.about.id,
            seats=self.seats,
            choices=len(self.times),
            faults=len(self.faults),
            milliseconds=round(1000 * sum(self.times) / max(1, len(self.times)), 4),
            slowest=round(1000 * max(self.times, default=0.0), 4),
            broken=list(self.broken),
            where=list(self.broken.values()),
        )

    def chosen(self, bot: Bot, position: Position, question: Question) -> int:
        if len(question.choices) == 1:
            return question.choices[0].number
        choice = self.asked(bot, position, question, self.times)
        faults = faults_of(bot)
        self.faults += faults
        if faults:
            self.note("answers", question)
        elif is_looked_at(len(self.times)):
            self.ask_again(bot, position, question, choice)
        return choice

    def asked(self, bot: Bot, position: Position, question: Question, times: list[float] | None = None) -> int:
        seed = branch_of(self.seed, f"question {position.revision}")
        situation = situation_of(self.game, position, question, seed)
        begun = time.perf_counter()
        choice = bot.choose(situation)
        if times is not None:
            times.append(time.perf_counter() - begun)
        return choice

    def ask_again(self, bot: Bot, position: Position, question: Question, choice: int) -> None:
        """The same question again, to the same bot and to a fresh one, and at a table re-dealt for its seat."""
        if self.asked(bot, position, question) != choice:
            self.note("repeats", question)
            return
        world = self.game.load(self.game.save(position))
        self.game.rules.resample(world.table, question.seat, read_seed(branch_of(self.seed, "another deal")))
        asked = next(other for other in self.game.questions(world) if other.seat == question.seat)
        if self.asked(bot, world, asked) != choice:
            self.note("fair", question)
        fresh = fresh_player(self.name, patience=self.patience)
        try:
            if self.asked(fresh, position, question) != choice:
                self.note("fresh", question)
        finally:
            close(fresh)
        self.faults += faults_of(bot) + faults_of(fresh)

    def note(self, promise: str, question: Question) -> None:
        self.broken.setdefault(promise, question.kind)


def is_looked_at(number: int) -> bool:
    """The first choices of a game, and then ever fewer: 1, 2, 4, 8…"""
    return number & (number - 1) == 0 and number < 1 << LOOKS


def close(bot: Bot) -> None:
    if isinstance(bot, OwnBot):
        bot.close()
