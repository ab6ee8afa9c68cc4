"""A game as servers and clients know it: seven methods in words over the rules in numbers."""

from __future__ import annotations

import struct
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from msgspec import Struct

from fabletop.contract.characters import Character
from fabletop.contract.errors import IllegalChoice, bad
from fabletop.contract.face import Face
from fabletop.contract.observed import ObservedPart, parts_of
from fabletop.contract.options import Option, OptionValue, fill_record, read_options
from fabletop.contract.seeds import read_seed
from fabletop.contract.tuning import UNTUNED, Tuning
from fabletop.contract.words import Choice, Event, Question, Reason, Refused, Result, View, message
from fabletop.kernel.actions import is_marked, marked_actions
from fabletop.kernel.log import Log, facts_of
from fabletop.kernel.record import Record
from fabletop.kernel.rules import KernelRules

SAVE_HEAD = struct.Struct("<4sHHII")
SAVE_MARK = b"FABL"


class Scratch(threading.local):
    """A log for each thread: to make one takes longer than a move."""

    def __init__(self) -> None:
        self.log = Log()


_scratch = Scratch()


def empty_log() -> Log:
    """A log for facts that are read before the next action of the same thread."""
    _scratch.log.count = 0
    return _scratch.log


class About(Struct, frozen=True):
    """What a game is called and what it offers."""

    id: str
    rules_version: int
    """Goes up when the same choices could lead elsewhere."""
    seats: tuple[int, ...]
    """How many can play."""
    options: tuple[Option, ...] = ()
    most_decisions: int = 1000
    """No game takes more."""
    secrets: bool = True
    """Is anything hidden from a player but the answers that lie face down?"""
    turns: bool = False
    """Is never more than one player asked at a time?"""


@dataclass
class Position:
    """A moment of a game: one record, how many choices led to it, and how many of them everybody could notice."""

    table: Any
    seats: int
    revision: int = 0
    noticed: int = 0


@dataclass(frozen=True)
class Game:
    """One game; all state is in the positions it is given."""

    about: About
    rules: KernelRules
    face: Face
    locale: Path | None = None
    """Where the game keeps its ``en`` and ``ru`` folders of Fluent files."""
    tuning: Tuning = UNTUNED
    """How the levels of bots play it."""
    characters: tuple[Character, ...] = ()
    """Styles that a beginner, or somebody who follows the heuristic, may have."""
    network: Path | None = None
    """What masters play it with, if anybody has taught it."""

    def open(self, options: Mapping[str, OptionValue], seats: int, seed: str) -> tuple[Position, tuple[Event, ...]]:
        """Deal a new game. The same arguments give the same bytes."""
        chosen = self.set_up(options, seats)
        position, log = Position(self.rules.table(), seats), Log()
        self.rules.deal(position.table, chosen, seats, read_seed(seed), log)
        return position, self._events(position, log)

    def for_options(self, options: Mapping[str, OptionValue]) -> Game:
        """The game that these options make of it, for games whose very cards depend on them."""
        return self

    def set_up(self, options: Mapping[str, OptionValue], seats: int) -> Record:
        """The options as the rules take them, or a complaint about a table that cannot be."""
        full = read_options(self.about.options, options)
        self.refuse_seats(seats)
        self.refuse_table(full, seats)
        return fill_record(self.rules.options, self.about.options, full)

    def refuse_table(self, options: Mapping[str, OptionValue], seats: int) -> None:
        """Complain about options that do not go together, or not with so many players."""

    def is_idle(self, option: str, seats: int) -> bool:
        """Does an option make no difference for so many players?"""
        return False

    def texts(self, options: Mapping[str, OptionValue]) -> dict[str, str]:
        """What a record must carry beside its options to be played again one day, by name."""
        return {}

    def with_texts(self, options: Mapping[str, OptionValue], texts: Mapping[str, str]) -> Game:
        """The game as it was when a record took these texts along."""
        return self

    def refuse_seats(self, seats: int) -> None:
        """Complain about a number of players that the game does not take."""
        if seats not in self.about.seats:
            allowed = ", ".join(str(number) for number in self.about.seats)
            raise bad("error-seats", game=self.about.id, seats=seats, allowed=allowed)

    def at_zero(self, question: Question) -> int | None:
        """What is chosen for somebody whose time is up, if the game has a choice for that, such as to pass.

        It follows from what the seat is asked and from nothing else. Where there is none, as in most games, a bot
        decides, of the level that the table has agreed on.
        """
        return None

    def questions(self, position: Position) -> tuple[Question, ...]:
        """What is asked now: nothing (the game is over), one thing, or several things at the same time."""
        return tuple(self.question(position, seat) for seat in self.to_act(position))

    def question(self, position: Position, seat: int) -> Question:
        """What a seat that owes an answer is asked."""
        table = position.table
        legal = marked_actions(self.legal(position, seat))
        not_allowed = [action for action in self.face.tried(table, seat) if action not in legal]
        reasons = self.face.refusals(table, seat, not_allowed) if not_allowed else ()
        return Question(
            seat=seat,
            kind=self.face.kind(table, seat),
            prompt=self.face.prompt(table, seat),
            choices=tuple([self.choice(action) for action in legal]),
            refused=tuple([Refused(self.choice(a), why) for a, why in zip(not_allowed, reasons, strict=True)]),
            about=self.face.about(table, seat),
        )

    def to_act(self, position: Position) -> tuple[int, ...]:
        owes, table = self.rules.owes, position.table
        return tuple([seat for seat in range(position.seats) if owes(table, seat)])

    def legal(self, position: Position, seat: int) -> list[int]:
        mask = [0] * self.rules.action_kinds
        self.rules.legal(position.table, seat, mask)
        return mask

    def play(self, position: Position, seat: int, choice: int) -> tuple[Event, ...]:
        """Carry out a choice, or raise ``IllegalChoice`` and change nothing."""
        reason = self.refusal(position, seat, choice)
        if reason is not None:
            raise IllegalChoice(seat, choice, reason)
        return self.carry_out(position, seat, choice)

    def carry_out(self, position: Position, seat: int, choice: int) -> tuple[Event, ...]:
        """Carry out a choice that is known to be legal."""
        log = empty_log()
        self.rules.act(position.table, seat, choice, log)
        position.revision += 1
        events = self._events(position, log)
        position.noticed += any(event.audience is None for event in events)
        return events

    def refusal(self, position: Position, seat: int, choice: int) -> Reason | None:
        """Why the seat may not choose this now; nothing if it may."""
        if self.rules.finished(position.table):
            return Reason(message("refused-game-over"))
        if not 0 <= seat < position.seats or not self.rules.owes(position.table, seat):
            return Reason(message("refused-not-asked"))
        if not 0 <= choice < self.rules.actions:
            return Reason(message("refused-no-such-choice"))
        if is_marked(self.legal(position, seat), choice):
            return None
        if self.face.notation(choice) is None:
            return Reason(message("refused-no-such-choice"))
        return self.face.refusal(position.table, seat, choice)

    def view(self, position: Position, seat: int | None) -> View:
        """What the seat, or the public, may see. Depends on nothing else."""
        return self.view_for(position)(seat)

    def reveal(self, position: Position) -> View:
        """Everything, for those who study a game that is over. Never for players."""
        return self._views(position)(None, frozenset(range(position.seats)))

    def view_for(self, position: Position) -> Callable[[int | None], View]:
        """Views of a position for any seat and the public, one after the other: what all see alike is gathered once."""
        view = self._views(position)
        return lambda seat: view(seat, frozenset() if seat is None else frozenset((seat,)))

    def result(self, position: Position) -> Result | None:
        table, seats = position.table, range(position.seats)
        if not self.rules.finished(table):
            return None
        return Result(
            points=tuple(self.rules.points(table, seat) for seat in seats),
            places=tuple(self.rules.place(table, seat) for seat in seats),
            why=self.face.why_result(table, position.seats),
        )

    def save(self, position: Position) -> bytes:
        counts = position.seats, position.revision, position.noticed
        head = SAVE_HEAD.pack(SAVE_MARK, self.about.rules_version, *counts)
        packed: bytes = position.table.pack()
        return head + packed

    def load(self, data: bytes) -> Position:
        if len(data) != SAVE_HEAD.size + self.rules.table.size or data[:4] != SAVE_MARK:
            raise bad("error-save-broken", game=self.about.id)
        _, version, seats, revision, noticed = SAVE_HEAD.unpack_from(data)
        if version != self.about.rules_version:
            raise bad("error-rules-version", game=self.about.id, version=version, known=self.about.rules_version)
        return Position(self.rules.table.unpacked(data[SAVE_HEAD.size :]), seats, revision, noticed)

    def read_choice(self, text: str) -> int | None:
        """The number of a written choice, or nothing."""
        return self.notations.get(" ".join(text.split()).casefold())

    def parts_of_observation(self) -> tuple[ObservedPart, ...]:
        """What stands where in an observation; one part, if the game does not say."""
        return tuple(parts_of(self.face.observed or (("all", self.rules.observation),)))

    @cached_property
    def notations(self) -> dict[str, int]:
        """Every written choice and its number."""
        written = ((action, self.face.notation(action)) for action in range(self.rules.actions))
        return {text.casefold(): action for action, text in written if text is not None}

    @cached_property
    def actions(self) -> list[int]:
        """The numbers of all choices that can be written down, in order; a network's policy has a column for each."""
        return sorted(self.notations.values())

    def choice(self, action: int) -> Choice:
        """A choice in words, which are the same at every table."""
        found = self.choices.get(action)
        if found is None:
            notation = self.face.notation(action)
            assert notation is not None, f"choice {action} has no notation"
            found = self.choices[action] = Choice(action, notation, self.face.label(action), self.face.refs(action))
        return found

    @cached_property
    def choices(self) -> dict[int, Choice]:
        """The choices that were put into words so far."""
        return {}

    def _events(self, position: Position, log: Log) -> tuple[Event, ...]:
        return tuple(self.face.event(position.table, entry) for entry in facts_of(log))

    def _views(self, position: Position) -> Callable[[int | None, frozenset[int]], View]:
        table, seats = position.table, position.seats
        seen = self.face.views(table, seats)
        points = tuple([self.rules.points(table, seat) for seat in range(seats)])
        owes, finished = self.to_act(position), bool(self.rules.finished(table))

        def view(seat: int | None, eyes: frozenset[int]) -> View:
            return View(
                game=self.about.id,
                seat=seat,
                revision=position.noticed,
                points=points,
                owes=owes,
                finished=finished,
                table=seen(eyes),
            )

        return view
