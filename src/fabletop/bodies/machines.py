"""What batches run on: the CPU's threads, or one thread a table on a GPU."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, Protocol

from fabletop.bodies.batching import DEAL, ROWS, Players, functions_of
from fabletop.kernel.record import as_array
from fabletop.kernel.rng import Seed
from fabletop.kernel.rule import rule
from fabletop.kernel.rules import KernelRules

CHUNK = 256
"""Tables that a thread steps before it asks for more: fewer, and the handing out takes longer than the stepping."""


class Machine(Protocol):
    """Runs one of the functions of a batch for every table."""

    def arrays(self, host: dict[str, Any]) -> dict[str, Any]:
        """The arrays where the machine wants them."""
        ...

    def fill(self, array: Any, values: Any) -> None:
        """Overwrite one of its arrays with a number or with the numbers of another array."""
        ...

    def run(self, name: str, rows: tuple[Any, ...], options: Any, seats: int) -> None: ...

    def wait(self) -> None:
        """Until everything that was begun is done."""
        ...


class CpuMachine:
    """Slices of the batch on the threads of the CPU; compiled code holds no lock."""

    def __init__(self, rules: KernelRules, threads: int) -> None:
        self.calls = _cpu_calls(rules)
        self.threads = threads
        self.pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def arrays(self, host: dict[str, Any]) -> dict[str, Any]:
        return host

    def fill(self, array: Any, values: Any) -> None:
        array[:] = values

    def run(self, name: str, rows: tuple[Any, ...], options: Any, seats: int) -> None:
        call, count = self.calls[name], len(rows[0])
        if self.pool is None or count <= CHUNK:
            call(rows, 0, count, options, seats)
            return
        size = max(CHUNK, -(-count // self.threads))
        for part in [
            self.pool.submit(call, rows, start, min(start + size, count), options, seats)
            for start in range(0, count, size)
        ]:
            part.result()

    def wait(self) -> None:
        """Nothing is under way when a call has returned."""


@cache
def _cpu_calls(rules: KernelRules) -> dict[str, Callable[..., None]]:
    from fabletop.bodies.compiler import compiled

    return {name: compiled(over_slice(one)) for name, one in functions_of(rules).items()}


def over_slice(one: Callable[..., None]) -> Callable[..., None]:
    one = rule(one)

    def every(rows: Any, first: int, last: int, options: Any, seats: int) -> None:
        for index in range(first, last):
            one(rows, index, options, seats)

    return every


def host_arrays(rules: KernelRules, count: int, seats: int, seed: Seed) -> dict[str, Any]:
    """The arrays of a batch, nothing dealt yet."""
    import numpy as np

    first = Players()
    first.seed.become(seed)
    players = np.repeat(as_array(first), count)
    players["seed"]["stream"] += np.arange(count)
    shapes = {
        "tables": ((), rules.table.dtype),
        "masks": ((rules.action_kinds,), np.int64),
        "observations": ((rules.observation,), np.int8),
        "rewards": ((seats,), np.int16),
        "asked": ((), np.int8),
        "finished": ((), np.int8),
        "actions": ((), np.int16),
        "refused": ((), np.int8),
    }
    arrays: dict[str, Any] = {name: np.zeros((count, *shape), kind) for name, (shape, kind) in shapes.items()}
    arrays["actions"][:] = DEAL
    return {name: players if name == "players" else arrays[name] for name in ROWS}


def machine_on(backend: str, rules: KernelRules, threads: int = 1) -> Machine:
    if backend == "cuda":
        from fabletop.bodies.cuda import GpuMachine

        return GpuMachine(rules)
    return CpuMachine(rules, threads)
