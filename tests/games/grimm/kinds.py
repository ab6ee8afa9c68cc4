"""Kinds of tables of The Grimm Forest: for any number of players, every two values of options meet at one of them."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from fabletop.conformance.moments import kinds
from fabletop.contract import OptionValue
from fabletop.games.grimm.decks import FABLE_NAMES, parse_box
from fabletop.games.grimm.game import ADVANCED, COPIES, GRIMM, GrimmGame
from fabletop.games.grimm.rules.state import Options

OWN = "own"


@dataclass(frozen=True, eq=False)
class Kind:
    """One way to set up a table."""

    number: int
    seats: int
    game: GrimmGame
    options: Mapping[str, OptionValue]

    def __str__(self) -> str:
        options = ", ".join(f"{name}={value}" for name, value in self.options.items())
        return f"kind {self.number} of table for {self.seats}: {options}"

    @cached_property
    def record(self) -> Options:
        record = self.game.set_up(self.options, self.seats)
        assert isinstance(record, Options)
        return record

    @property
    def copies(self) -> list[int]:
        return self.record.copies

    @property
    def friends(self) -> int:
        return self.record.friends


@cache
def kinds_for(seats: int) -> list[Kind]:
    """Each set of options with the copies that it names, and again with copies of its own."""
    chosen = kinds(GRIMM, seats, all_kinds=False)
    plain = [Kind(number, seats, GRIMM.for_options(options), options) for number, options in enumerate(chosen)]
    return plain + [with_own_copies(kind, len(plain)) for kind in plain]


def with_own_copies(kind: Kind, more: int) -> Kind:
    """The same with one to four copies of each Fable, Advanced ones too."""
    number = kind.number + more
    chance = random.Random(f"{kind}")
    copies = {name: chance.choice((1, 2, 2, 3, 4)) for name in FABLE_NAMES}
    lines = [f"fables = {sum(copies.values())}", "[copies]", *(f'"{name}" = {count}' for name, count in copies.items())]
    options = {**kind.options, COPIES: OWN, ADVANCED: True}
    game = GRIMM.with_box(OWN, parse_box("\n".join(lines), OWN), options)
    return Kind(number, kind.seats, game, options)
