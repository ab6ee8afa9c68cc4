"""Random games as a sequence of moments, the same on every backend."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property

import msgspec

from fabletop.bodies.backend import BACKENDS, Tables, tables_on
from fabletop.contract import (
    BadInput,
    Event,
    Game,
    Option,
    OptionValue,
    Position,
    every_choice_of,
    pairwise_choices_of,
    read_seed,
)
from fabletop.kernel.actions import marked_actions
from fabletop.kernel.log import LogEntry
from fabletop.kernel.rng import Seed


@dataclass(frozen=True)
class Case:
    """One way to begin a game."""

    game: Game
    seats: int
    options: dict[str, OptionValue]
    seed: str

    def __str__(self) -> str:
        options = ", ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.seats} seats, {options or 'no options'}, seed {self.seed}"

    @cached_property
    def kernel_seed(self) -> Seed:
        return read_seed(self.seed)


MOST_KINDS = 200
"""With more option sets than this, only so many are looked at that every two values meet."""


def cases(game: Game, games: int, *, all_kinds: bool = False) -> Iterator[Case]:
    """So many games for every seat count, and for every option set that the game takes or for enough of them."""
    for seats in game.about.seats:
        for options in kinds(game, seats, all_kinds):
            for number in range(games):
                yield Case(game, seats, options, f"check {game.about.id}#{number}")


def kinds(game: Game, seats: int, all_kinds: bool) -> list[dict[str, OptionValue]]:
    """The option sets that make a difference for so many players, or enough of them."""
    declared = tuple(settled(option) if game.is_idle(option.name, seats) else option for option in game.about.options)
    every = [options for options in every_choice_of(declared) if is_taken(game, options, seats)]
    if all_kinds or len(every) <= MOST_KINDS:
        return every
    return [options for options in pairwise_choices_of(declared) if is_taken(game, options, seats)]


def settled(option: Option) -> Option:
    """An option that can only be what it is if nobody says."""
    return msgspec.structs.replace(option, values=(option.default,), limits=None)


def is_taken(game: Game, options: dict[str, OptionValue], seats: int) -> bool:
    """Can such a table be?"""
    try:
        game.refuse_table(options, seats)
    except BadInput:
        return False
    return True


@dataclass
class Moment:
    """A game before one choice is made, with everything a promise may look at."""

    case: Case
    position: Position
    tables: dict[str, Tables]
    random: random.Random
    choices: list[tuple[int, int]] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    facts: dict[str, list[LogEntry]] = field(default_factory=dict)
    """The facts of the last choice, on each backend."""
    fooled: set[int] = field(default_factory=set)
    """Seats whose re-dealt tables have differed from the true one in what others know, face-down answers aside."""
    saves: list[bytes] = field(default_factory=list)
    """The position as it was saved at every earlier revision."""
    worlds: dict[int, tuple[int, Position]] = field(default_factory=dict)
    """The last world of each seat, with the revision at which it was made."""

    @property
    def game(self) -> Game:
        return self.case.game

    @property
    def seats(self) -> range:
        return range(self.position.seats)

    def twin(self) -> Position:
        """A copy to try things on."""
        return replace(self.position, table=self.position.table.copy())

    def redealt(self, seat: int, position: Position | None = None, seed: Seed | None = None) -> Position:
        """A table re-dealt from what the seat knows."""
        source = position or self.position
        world = replace(source, table=source.table.copy())
        self.game.rules.resample(world.table, seat, seed or self.fresh_seed())
        return world

    def world(self, seat: int) -> Position:
        """A table re-dealt from what the seat knows, for promises that look at it and leave it as it is."""
        if self.worlds.get(seat, (-1,))[0] != self.position.revision:
            self.worlds[seat] = self.position.revision, self.redealt(seat)
        return self.worlds[seat][1]

    def fresh_seed(self) -> Seed:
        return read_seed(f"world#{self.random.getrandbits(50)}")


def some_moments(case: Case, looks: int) -> set[int]:
    """So many moments of the game by their numbers, the first and the last among them."""
    last = sum(1 for _ in walk(case, ())) - 1
    between = range(1, last)
    return {0, last, *random.Random(str(case)).sample(between, min(len(between), max(looks - 2, 0)))}


def walk(case: Case, backends: tuple[str, ...] = BACKENDS) -> Iterator[Moment]:
    """Every moment of one random game, the end included."""
    game = case.game
    position, events = game.open(case.options, case.seats, case.seed)
    tables = {name: tables_on(name, game.rules, 1) for name in backends}
    options = game.set_up(case.options, case.seats)
    facts = {name: rows.deal(0, options, case.seats, case.kernel_seed) for name, rows in tables.items()}
    moment = Moment(case, position, tables, random.Random(f"looks at {case}"), events=list(events), facts=facts)
    chance = random.Random(str(case))
    yield moment
    while not game.rules.finished(position.table) and len(moment.choices) <= game.about.most_decisions:
        seat = chance.choice(game.to_act(position))
        choice = chance.choice(marked_actions(game.legal(position, seat)))
        moment.saves.append(game.save(position))
        moment.choices.append((seat, choice))
        moment.events = list(game.play(position, seat, choice))
        moment.facts = {name: rows.act(0, seat, choice) for name, rows in tables.items()}
        yield moment
