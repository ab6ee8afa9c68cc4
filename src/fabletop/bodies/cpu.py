"""The body for the lab and for bots: numpy records and machine code, made by Numba when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from fabletop.bodies.crossings import crossings, spread_mask
from fabletop.bodies.playout import Scratch, Tally, playing
from fabletop.kernel.log import Log, LogEntry, count_of_facts
from fabletop.kernel.record import Record, as_array
from fabletop.kernel.rng import Seed
from fabletop.kernel.rules import KernelRules


class CpuTables:
    """Numpy bodies, compiled; every call crosses into compiled code once."""

    def __init__(self, rules: KernelRules, count: int) -> None:
        import numpy as np

        self.rules = rules
        self.calls = calls_of(rules)
        self.rows = np.zeros(count, rules.table.dtype)
        self.log = np.zeros(1, Log.dtype)
        self.mask = np.zeros((1, rules.action_kinds), np.int64)
        self.out = np.zeros((1, rules.observation), np.int8)

    def deal(self, index: int, options: Record, seats: int, seed: Seed) -> list[LogEntry]:
        self.log["count"] = 0
        self.calls["deal"](self.rows, index, as_array(options), seats, as_array(seed), self.log)
        return self._facts()

    def act(self, index: int, seat: int, action: int) -> list[LogEntry]:
        self.log["count"] = 0
        self.calls["act"](self.rows, index, seat, action, self.log)
        return self._facts()

    def _facts(self) -> list[LogEntry]:
        count = count_of_facts(int(self.log["count"][0]))
        return [LogEntry.unpack(entry.tobytes()) for entry in self.log["entries"][0][:count]]

    def legal(self, index: int, seat: int) -> list[int]:
        self.calls["legal"](self.rows, index, seat, self.mask)
        return [int(word) for word in self.mask[0]]

    def ask(self, name: str, index: int, *arguments: int) -> int:
        return int(self.calls[name](self.rows, index, *arguments))

    def resample(self, index: int, seat: int, seed: Seed) -> None:
        self.calls["resample"](self.rows, index, seat, as_array(seed))

    def observe(self, index: int, seat: int) -> list[int]:
        self.calls["observe"](self.rows, index, seat, self.out)
        return [int(number) for number in self.out[0]]

    def bytes_of(self, index: int) -> bytes:
        return bytes(self.rows[index].tobytes())

    def load(self, index: int, data: bytes) -> None:
        import numpy as np

        self.rows[index] = np.frombuffer(data, self.rules.table.dtype)[0]


@cache
def calls_of(rules: KernelRules) -> dict[str, Callable[..., Any]]:
    """The rules, compiled, by name: functions over rows of tables and the number of one."""
    from fabletop.bodies.compiler import compiled

    return {name: compiled(function, rules) for name, function in crossings(rules).items()}


@cache
def mask_spreader() -> Callable[..., None]:
    """``spread_mask``, compiled."""
    from fabletop.bodies.compiler import compiled

    return compiled(spread_mask)


@cache
def cpu_player(rules: KernelRules, checked: bool) -> Callable[..., Tally]:
    import numpy as np

    from fabletop.bodies.compiler import compiled

    play_games = playing(rules, checked=checked)
    machine = compiled(play_games, rules)

    def play(options: Record, seats: int, seed: Seed, first: int, count: int) -> Tally:
        start = Scratch()
        start.seed.become(seed)
        tables, masks = np.zeros(1, rules.table.dtype), np.zeros((1, rules.action_kinds), np.int64)
        scratches = as_array(start)
        machine((tables, masks, scratches), as_array(options), seats, first, count)
        return Scratch.unpack(scratches.tobytes()).tally

    return play


@cache
def cpu_redealer(rules: KernelRules) -> Callable[[Any, int, Seed], Any]:
    from fabletop.bodies.compiler import compiled

    resample = compiled(crossings(rules)["resample"], rules)

    def redeal(table: Any, seat: int, seed: Seed) -> Any:
        rows = as_array(table)
        resample(rows, 0, seat, as_array(seed))
        return rules.table.unpacked(rows.tobytes())

    return redeal
