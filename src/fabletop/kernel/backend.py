"""Ways to run the same rules: ``python`` interprets them, ``cpu`` compiles them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Protocol

from fabletop.kernel.crossings import crossings, spread_mask
from fabletop.kernel.log import CAPACITY, Entry, Log
from fabletop.kernel.playout import Scratch, Tally, playing
from fabletop.kernel.record import Record
from fabletop.kernel.rng import Seed
from fabletop.kernel.rules import KernelRules

BACKENDS = ("python", "cpu")


class Tables(Protocol):
    """A row of tables of one game; the same calls leave the same bytes on every backend."""

    def deal(self, index: int, options: Record, seats: int, seed: Seed) -> list[Entry]: ...
    def act(self, index: int, seat: int, action: int) -> list[Entry]: ...
    def legal(self, index: int, seat: int) -> list[int]: ...
    def ask(self, name: str, index: int, *arguments: int) -> int:
        """The answer of ``owes``, ``finished``, ``points``, ``place`` or ``flaw``."""
        ...

    def reimagine(self, index: int, seat: int, seed: Seed) -> None: ...
    def observe(self, index: int, seat: int) -> list[int]: ...
    def bytes_of(self, index: int) -> bytes: ...
    def load(self, index: int, data: bytes) -> None: ...


def tables_on(backend: str, rules: KernelRules, count: int) -> Tables:
    return PythonTables(rules, count) if backend == "python" else CpuTables(rules, count)


def player_on(backend: str, rules: KernelRules, *, checked: bool = False) -> Callable[..., Tally]:
    """A function ``(options, seats, seed, first, count)`` that plays random games and adds them up.

    Compiled, it holds no lock, so that threads can each play their own streams.
    """
    return _python_player(rules, checked) if backend == "python" else _cpu_player(rules, checked)


def redealer_on(backend: str, rules: KernelRules) -> Callable[[Any, int, Seed], Any]:
    """A function ``(table, seat, seed)`` that gives a table re-dealt from what the seat knows."""
    return _python_redealer(rules) if backend == "python" else _cpu_redealer(rules)


def facts_of(log: Log) -> list[Entry]:
    return log.entries[: count_of_facts(log.count)]


def count_of_facts(count: int) -> int:
    if count > CAPACITY:
        raise OverflowError(f"one action noted {count} facts; a log holds {CAPACITY}")
    return count


class PythonTables:
    """Plain bodies, interpreted."""

    def __init__(self, rules: KernelRules, count: int) -> None:
        self.rules = rules
        self.rows: list[Any] = [rules.table() for _ in range(count)]

    def deal(self, index: int, options: Record, seats: int, seed: Seed) -> list[Entry]:
        log = Log()
        self.rules.deal(self.rows[index], options, seats, seed, log)
        return facts_of(log)

    def act(self, index: int, seat: int, action: int) -> list[Entry]:
        log = Log()
        self.rules.act(self.rows[index], seat, action, log)
        return facts_of(log)

    def legal(self, index: int, seat: int) -> list[int]:
        mask = [0] * self.rules.verbs
        self.rules.legal(self.rows[index], seat, mask)
        return mask

    def ask(self, name: str, index: int, *arguments: int) -> int:
        return int(self.rules.call(name)(self.rows[index], *arguments))

    def reimagine(self, index: int, seat: int, seed: Seed) -> None:
        self.rules.reimagine(self.rows[index], seat, seed)

    def observe(self, index: int, seat: int) -> list[int]:
        out = [0] * self.rules.observation
        self.rules.observe(self.rows[index], seat, out)
        return out

    def bytes_of(self, index: int) -> bytes:
        packed: bytes = self.rows[index].pack()
        return packed

    def load(self, index: int, data: bytes) -> None:
        self.rows[index] = self.rules.table.unpacked(data)


class CpuTables:
    """Numpy bodies, compiled; every call crosses into compiled code once."""

    def __init__(self, rules: KernelRules, count: int) -> None:
        import numpy as np

        self.rules = rules
        self.calls = calls_of(rules)
        self.rows = np.zeros(count, rules.table.dtype)
        self.log = np.zeros(1, Log.dtype)
        self.mask = np.zeros((1, rules.verbs), np.int64)
        self.out = np.zeros((1, rules.observation), np.int8)

    def deal(self, index: int, options: Record, seats: int, seed: Seed) -> list[Entry]:
        self.log["count"] = 0
        self.calls["deal"](self.rows, index, as_array(options), seats, as_array(seed), self.log)
        return self._facts()

    def act(self, index: int, seat: int, action: int) -> list[Entry]:
        self.log["count"] = 0
        self.calls["act"](self.rows, index, seat, action, self.log)
        return self._facts()

    def _facts(self) -> list[Entry]:
        count = count_of_facts(int(self.log["count"][0]))
        return [Entry.unpack(entry.tobytes()) for entry in self.log["entries"][0][:count]]

    def legal(self, index: int, seat: int) -> list[int]:
        self.calls["legal"](self.rows, index, seat, self.mask)
        return [int(word) for word in self.mask[0]]

    def ask(self, name: str, index: int, *arguments: int) -> int:
        return int(self.calls[name](self.rows, index, *arguments))

    def reimagine(self, index: int, seat: int, seed: Seed) -> None:
        self.calls["reimagine"](self.rows, index, seat, as_array(seed))

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
    from fabletop.kernel.compiled import compiled

    return {name: compiled(function) for name, function in crossings(rules).items()}


@cache
def mask_spreader() -> Callable[..., None]:
    """``spread_mask``, compiled."""
    from fabletop.kernel.compiled import compiled

    return compiled(spread_mask)


def as_array(record: Record) -> Any:
    """A numpy row of one, holding what the plain record holds."""
    import numpy as np

    return np.frombuffer(record.pack(), type(record).dtype).copy()


def _python_player(rules: KernelRules, checked: bool) -> Callable[..., Tally]:
    play_games = playing(rules, checked=checked)

    def play(options: Record, seats: int, seed: Seed, first: int, count: int) -> Tally:
        scratch = Scratch()
        scratch.seed.become(seed)
        play_games(([rules.table()], [[0] * rules.verbs], [scratch]), [options], seats, first, count)
        return scratch.tally

    return play


@cache
def _cpu_player(rules: KernelRules, checked: bool) -> Callable[..., Tally]:
    import numpy as np

    from fabletop.kernel.compiled import compiled

    play_games = playing(rules, checked=checked)
    machine = compiled(play_games)

    def play(options: Record, seats: int, seed: Seed, first: int, count: int) -> Tally:
        start = Scratch()
        start.seed.become(seed)
        tables, masks = np.zeros(1, rules.table.dtype), np.zeros((1, rules.verbs), np.int64)
        scratches = as_array(start)
        machine((tables, masks, scratches), as_array(options), seats, first, count)
        return Scratch.unpack(scratches.tobytes()).tally

    return play


def _python_redealer(rules: KernelRules) -> Callable[[Any, int, Seed], Any]:
    def redeal(table: Any, seat: int, seed: Seed) -> Any:
        world = table.copy()
        rules.reimagine(world, seat, seed)
        return world

    return redeal


@cache
def _cpu_redealer(rules: KernelRules) -> Callable[[Any, int, Seed], Any]:
    from fabletop.kernel.compiled import compiled

    reimagine = compiled(crossings(rules)["reimagine"])

    def redeal(table: Any, seat: int, seed: Seed) -> Any:
        rows = as_array(table)
        reimagine(rows, 0, seat, as_array(seed))
        return rules.table.unpacked(rows.tobytes())

    return redeal


def add_tallies(tallies: Sequence[Tally]) -> Tally:
    total = Tally()
    for tally in tallies:
        total.games += tally.games
        total.decisions += tally.decisions
        total.longest = max(total.longest, tally.longest)
        total.points = [a + b for a, b in zip(total.points, tally.points, strict=True)]
        total.wins = [a + b for a, b in zip(total.wins, tally.wins, strict=True)]
        total.shared += tally.shared
        if tally.flaw and not total.flaw:
            total.flaw, total.flawed_stream = tally.flaw, tally.flawed_stream
    return total
