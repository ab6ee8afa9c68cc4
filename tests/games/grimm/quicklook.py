"""Tables of The Grimm Forest on compiled rules, and a quick look at what a seat knows: in numbers."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from fabletop.bodies.cpu import CpuTables
from fabletop.contract import read_seed
from fabletop.games.grimm.game import GRIMM
from fabletop.games.grimm.numbers import RULES
from fabletop.kernel.actions import action_of
from fabletop.kernel.log import CAPACITY, EVERYONE
from fabletop.kernel.record import as_array
from fabletop.text.speech import Speech

TRUE, WORLD, HERE, THERE = range(4)
"""Rows of tables: the true one, one re-dealt for a seat, and two to try things on."""
SPARE_SEEDS = 64


class Flawed(Exception):
    """Something is wrong; it says what."""


@cache
def tables() -> CpuTables:
    return CpuTables(RULES, 4)


@cache
def spare_seeds() -> list[Any]:
    """Seeds to re-deal tables from."""
    return [as_array(read_seed(f"interactions#{number}")) for number in range(SPARE_SEEDS)]


def to_act_of(rows: CpuTables, row: int) -> list[int]:
    return members(int(rows.rows["to_act"][row]))


def marked_of(rows: CpuTables, row: int, seat: int) -> list[int]:
    """As ``marked_actions`` gives them, but quick where little is marked."""
    rows.calls["legal"](rows.rows, row, seat, rows.mask)
    mask: list[int] = rows.mask[0].tolist()
    return [
        action_of(action_kind, thing) for action_kind, things in enumerate(mask) if things for thing in members(things)
    ]


def members(things: int) -> list[int]:
    return [thing for thing in range(things.bit_length()) if things >> thing & 1]


def carry_out(rows: CpuTables, row: int, seat: int, action: int) -> Any:
    """Make a choice; gives the facts as they lie in the log."""
    rows.log["count"] = 0
    rows.calls["act"](rows.rows, row, seat, action, rows.log)
    count = int(rows.log["count"][0])
    if count > CAPACITY:
        raise Flawed(f"one choice led to {count} facts")
    return rows.log["entries"][0][:count]


def refuse_broken_invariants(rows: CpuTables, row: int, what: str) -> None:
    """Complain if a table is not sound, or somebody is asked and cannot answer."""
    number = rows.ask("invariant", row)
    if number:
        raise Flawed(f"{what}: {Speech()(RULES.invariants[number - 1])}")
    for seat in to_act_of(rows, row):
        rows.calls["legal"](rows.rows, row, seat, rows.mask)
        if not rows.mask.any():
            raise Flawed(f"{what}: seat {seat} is asked and has no answer")


class QuickLook:
    """What a seat knows of the true table, in numbers."""

    def __init__(self, rows: CpuTables, seat: int, chance: random.Random) -> None:
        self.rows, self.seat, self.chance = rows, seat, chance

    def look(self) -> None:
        """A world of the seat is sound, looks the same, and is made of what the seat knows alone."""
        self.redeal(TRUE, WORLD, self.seed())
        refuse_broken_invariants(self.rows, WORLD, f"a world of seat {self.seat}")
        if self.known(WORLD) != self.known(TRUE):
            raise Flawed(f"seat {self.seat} can tell a re-dealt table from the true one")
        if not self.redealt_alike(TRUE, WORLD):
            raise Flawed(f"two tables that look the same to seat {self.seat} are re-dealt differently from one seed")
        if to_act := to_act_of(self.rows, TRUE):
            self.look_ahead(self.chance.choice(to_act))

    def look_ahead(self, actor: int) -> None:
        """One choice later, on the true table and on the other: whoever is told the same knows the same."""
        here = self.chance.choice(marked_of(self.rows, TRUE, actor))
        others = marked_of(self.rows, WORLD, actor)
        is_same = actor == self.seat or (here in others and self.chance.random() < 0.5)
        there = here if is_same else self.chance.choice(others)
        if self.told(TRUE, HERE, actor, here) != self.told(WORLD, THERE, actor, there):
            return
        refuse_broken_invariants(self.rows, THERE, f"a world of seat {self.seat} after {notation(there)}")
        deeds = f"when seat {actor} chooses {notation(here)} or, on a table it cannot tell apart, {notation(there)}"
        if self.known(HERE) != self.known(THERE):
            raise Flawed(f"seat {self.seat} is told the same, but knows different things, {deeds}")
        if not self.redealt_alike(HERE, THERE):
            raise Flawed(f"seat {self.seat} is told the same, but tables are re-dealt differently, {deeds}")

    def seed(self) -> Any:
        return self.chance.choice(spare_seeds())

    def redeal(self, source: int, row: int, seed: Any) -> None:
        self.rows.rows[row] = self.rows.rows[source]
        self.rows.calls["resample"](self.rows.rows, row, self.seat, seed)

    def redealt_alike(self, first: int, second: int) -> bool:
        seed = self.seed()
        self.redeal(first, HERE, seed)
        self.redeal(second, THERE, seed)
        return self.rows.bytes_of(HERE) == self.rows.bytes_of(THERE)

    def known(self, row: int) -> tuple[bytes, bytes]:
        """The observation and the mask of the seat."""
        self.rows.calls["observe"](self.rows.rows, row, self.seat, self.rows.out)
        self.rows.calls["legal"](self.rows.rows, row, self.seat, self.rows.mask)
        return self.rows.out.tobytes(), self.rows.mask.tobytes()

    def told(self, source: int, row: int, actor: int, action: int) -> bytes:
        """Make a choice on another row; gives the facts that the seat may know."""
        self.rows.rows[row] = self.rows.rows[source]
        facts = carry_out(self.rows, row, actor, action)
        audience = facts["audience"]
        visible: bytes = facts[(audience == EVERYONE) | (audience == self.seat)].tobytes()
        return visible


def notation(action: int) -> str | None:
    return GRIMM.face.notation(action)
