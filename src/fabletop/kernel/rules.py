"""The rules of a game as numbers: what bots, the lab and the adapters run."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from fabletop.kernel.features import Feature, Symmetry, always, no_symmetries
from fabletop.kernel.questions import finished, owes
from fabletop.kernel.record import Record, RecordType, Tiny
from fabletop.kernel.rule import rule


class NoOptions(Record):
    """For games without options, since no record is empty."""

    unused: Tiny


@rule
def observe_nothing(table: Any, seat: int, out: list[int]) -> None:
    """For games that no network plays yet."""


@rule
def no_invariant(table: Any) -> int:
    """For games that know no invariant."""
    return 0


@rule
def one_phase(table: Any) -> int:
    """For games that a search looks at as a whole."""
    return 0


@rule
def no_preference(table: Any, seat: int, action: int) -> int:
    """For games without a heuristic."""
    return 0


def value_by(points: Callable[..., int], place: Callable[..., int]) -> Callable[..., int]:
    """The ``value`` of games in which winning is all: a share of the win, and the margin as a faint tie-break."""

    @rule
    def value(table: Any, seat: int) -> int:
        """Of 10,000; 100 more are for the margin."""
        winners, most = 0, -1000
        for other in range(table.seats):
            winners += int(place(table, other) == 1)
            if other != seat:
                most = max(most, points(table, other))
        share = 10_000 // winners if place(table, seat) == 1 else 0
        return share + 50 + max(-50, min(50, points(table, seat) - most))

    return value


def place_by(points: Callable[..., int]) -> Callable[..., int]:
    """The ``place`` of games without tie-breaks, whose table knows its number of ``seats``."""

    @rule
    def place(table: Any, seat: int) -> int:
        """One more than the seats that have more points."""
        ahead = 0
        for other in range(table.seats):
            ahead += int(points(table, other) > points(table, seat))
        return 1 + ahead

    return place


@dataclass(frozen=True, kw_only=True)
class Endgame:
    """Three more functions, each a ``@rule``, of a game for two who choose in turn and whose end can be solved."""

    left: Callable[..., int]
    """How many steps are left to choose in, in the game's own measure: more is further from the end."""
    worlds: Callable[..., int]
    """How many numbers a seat's worlds have, or 0 when the game cannot list them."""
    world: Callable[..., int]
    """Makes a table the world of that number, and gives its weight: 0 when no world has the number."""


@dataclass(frozen=True, kw_only=True)
class Learning:
    """What a game gives to those who learn it; see ``fabletop.kernel.features``."""

    features: tuple[Feature, ...]
    """What a network is told of an observation: each a yes or no."""
    secrets: int
    """How many yes or no ``reveal`` tells."""
    reveal: Callable[..., None]
    """A ``@rule`` ``(table, seat, out)`` that fills in what the seat cannot see, for the critic of a training alone."""
    symmetries: Callable[[], tuple[Symmetry, ...]] = no_symmetries
    """Ways to rename cards that change nothing, the first of which renames none."""
    is_symmetric: Callable[[Any], bool] = always
    """Do they hold at tables with these options?"""
    rewind: Callable[..., None] | None = None
    """A ``@rule`` ``(table, before)`` that makes another table the beginning of the round, as far as it can be told."""
    replayed_action: Callable[..., int] | None = None
    """A ``@rule`` ``(table, before)``: what was then chosen where the second table has come to."""


@dataclass(frozen=True, kw_only=True)
class KernelRules:
    """The functions of a game over one record, each a ``@rule``. The contract states what ten of them promise.

    Every table has a question stack, so the kernel itself answers ``owes`` and ``finished``.
    """

    game: str
    table: RecordType
    options: RecordType = NoOptions
    action_kinds: int = 1
    """Length of a mask: one set of arguments for each kind of action."""
    observation: int = 0
    """Length of an observation."""
    invariants: tuple[str, ...] = ("invariant-plain",)
    """What ``invariant`` can find, as message ids; number 1 comes first."""

    deal: Callable[..., None]
    legal: Callable[..., None]
    act: Callable[..., None]
    points: Callable[..., int]
    place: Callable[..., Any] = place_by
    """If nobody says, made of the points."""
    resample: Callable[..., None]
    observe: Callable[..., None] = observe_nothing
    invariant: Callable[..., int] = no_invariant
    phase: Callable[..., int] = one_phase
    """A number that changes where a search need not look further, such as that of the round."""
    round_of: Callable[..., int] = one_phase
    """A number that grows, for searches that look only so many rounds ahead."""
    heuristic: Callable[..., int] = no_preference
    """How much a sensible player likes a legal action at a table it could see wholly: more is better."""
    value: Callable[..., Any] = value_by
    """What a finished game, or one beyond the horizon of a search, is worth to a seat: 0 to about 10,000."""
    endgame: Endgame | None = None
    """For games whose last choices can be solved."""
    learning: Learning | None = None
    """For games that networks learn."""
    owes: Callable[..., bool] = owes
    finished: Callable[..., bool] = finished

    def __post_init__(self) -> None:
        if self.place is place_by:
            object.__setattr__(self, "place", place_by(self.points))
        if self.value is value_by:
            object.__setattr__(self, "value", value_by(self.points, self.place))

    @property
    def actions(self) -> int:
        """How many action numbers there are, used or not."""
        return self.action_kinds * 64

    def call(self, name: str) -> Callable[..., Any]:
        function: Callable[..., Any] = getattr(self, name)
        return function
