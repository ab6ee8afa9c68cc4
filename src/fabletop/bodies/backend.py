"""Ways to run the same rules: ``python`` interprets them, ``cpu`` compiles them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from fabletop.bodies.cpu import CpuTables, cpu_player, cpu_redealer
from fabletop.bodies.playout import Tally
from fabletop.bodies.python import PythonTables, python_player, python_redealer
from fabletop.kernel.log import LogEntry
from fabletop.kernel.record import Record
from fabletop.kernel.rng import Seed
from fabletop.kernel.rules import KernelRules

BACKENDS = ("python", "cpu")


class Tables(Protocol):
    """A row of tables of one game; the same calls leave the same bytes on every backend."""

    def deal(self, index: int, options: Record, seats: int, seed: Seed) -> list[LogEntry]: ...
    def act(self, index: int, seat: int, action: int) -> list[LogEntry]: ...
    def legal(self, index: int, seat: int) -> list[int]: ...
    def ask(self, name: str, index: int, *arguments: int) -> int:
        """The answer of ``owes``, ``finished``, ``points``, ``place`` or ``invariant``."""
        ...

    def resample(self, index: int, seat: int, seed: Seed) -> None: ...
    def observe(self, index: int, seat: int) -> list[int]: ...
    def bytes_of(self, index: int) -> bytes: ...
    def load(self, index: int, data: bytes) -> None: ...


def tables_on(backend: str, rules: KernelRules, count: int) -> Tables:
    return PythonTables(rules, count) if backend == "python" else CpuTables(rules, count)


def player_on(backend: str, rules: KernelRules, *, checked: bool = False) -> Callable[..., Tally]:
    """A function ``(options, seats, seed, first, count)`` that plays random games and adds them up.

    Compiled, it holds no lock, so that threads can each play their own streams.
    """
    return python_player(rules, checked) if backend == "python" else cpu_player(rules, checked)


def redealer_on(backend: str, rules: KernelRules) -> Callable[[Any, int, Seed], Any]:
    """A function ``(table, seat, seed)`` that gives a table re-dealt from what the seat knows."""
    return python_redealer(rules) if backend == "python" else cpu_redealer(rules)
