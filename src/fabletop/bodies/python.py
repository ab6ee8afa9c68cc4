"""The body for play: plain objects, interpreted. Nothing has to be compiled, so nobody waits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fabletop.bodies.playout import Scratch, Tally, playing
from fabletop.kernel.log import Log, LogEntry, facts_of
from fabletop.kernel.record import Record
from fabletop.kernel.rng import Seed
from fabletop.kernel.rules import KernelRules


class PythonTables:
    """Plain bodies, interpreted."""

    def __init__(self, rules: KernelRules, count: int) -> None:
        self.rules = rules
        self.rows: list[Any] = [rules.table() for _ in range(count)]

    def deal(self, index: int, options: Record, seats: int, seed: Seed) -> list[LogEntry]:
        log = Log()
        self.rules.deal(self.rows[index], options, seats, seed, log)
        return facts_of(log)

    def act(self, index: int, seat: int, action: int) -> list[LogEntry]:
        log = Log()
        self.rules.act(self.rows[index], seat, action, log)
        return facts_of(log)

    def legal(self, index: int, seat: int) -> list[int]:
        mask = [0] * self.rules.action_kinds
        self.rules.legal(self.rows[index], seat, mask)
        return mask

    def ask(self, name: str, index: int, *arguments: int) -> int:
        return int(self.rules.call(name)(self.rows[index], *arguments))

    def resample(self, index: int, seat: int, seed: Seed) -> None:
        self.rules.resample(self.rows[index], seat, seed)

    def observe(self, index: int, seat: int) -> list[int]:
        out = [0] * self.rules.observation
        self.rules.observe(self.rows[index], seat, out)
        return out

    def bytes_of(self, index: int) -> bytes:
        packed: bytes = self.rows[index].pack()
        return packed

    def load(self, index: int, data: bytes) -> None:
        self.rows[index] = self.rules.table.unpacked(data)


def python_player(rules: KernelRules, checked: bool) -> Callable[..., Tally]:
    play_games = playing(rules, checked=checked)

    def play(options: Record, seats: int, seed: Seed, first: int, count: int) -> Tally:
        scratch = Scratch()
        scratch.seed.become(seed)
        play_games(([rules.table()], [[0] * rules.action_kinds], [scratch]), [options], seats, first, count)
        return scratch.tally

    return play


def python_redealer(rules: KernelRules) -> Callable[[Any, int, Seed], Any]:
    def redeal(table: Any, seat: int, seed: Seed) -> Any:
        world = table.copy()
        rules.resample(world, seat, seed)
        return world

    return redeal
