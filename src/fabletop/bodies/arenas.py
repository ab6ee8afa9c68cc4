"""Arenas on a backend: the tables of ``fabletop.bodies.episodes`` on the CPU's threads or on a GPU."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, Protocol

from fabletop.bodies.episodes import Learner, estimating_advantages, learning
from fabletop.bodies.machines import CpuMachine, over_slice
from fabletop.kernel.features import COLUMNS
from fabletop.kernel.record import Record, as_array
from fabletop.kernel.rng import Seed
from fabletop.kernel.rules import KernelRules


class LearningMachine(Protocol):
    """Runs one of the functions of an arena for every table."""

    def on_device(self, array: Any) -> Any:
        """An array where the machine wants it."""
        ...

    def seen_as(self, tensor: Any) -> Any:
        """A tensor of torch as the functions take it, sharing its memory."""
        ...

    def run(self, name: str, rows: tuple[Any, ...], options: Any, seats: int) -> None: ...


class CpuArenas(CpuMachine):
    """Slices of the tables on the threads of the CPU."""

    def __init__(self, rules: KernelRules, threads: int) -> None:
        self.calls = _cpu_calls(rules)
        self.threads = threads
        self.pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def on_device(self, array: Any) -> Any:
        return array

    def seen_as(self, tensor: Any) -> Any:
        return tensor.numpy()


@cache
def _cpu_calls(rules: KernelRules) -> dict[str, Callable[..., None]]:
    from fabletop.bodies.compiler import compiled

    functions = {**learning(rules), **estimating_advantages()}
    return {name: compiled(over_slice(one), rules) for name, one in functions.items()}


def arenas_on(backend: str, rules: KernelRules, threads: int = 1) -> LearningMachine:
    if backend == "cuda":
        from fabletop.bodies.cuda import GpuArenas

        return GpuArenas(rules)
    return CpuArenas(rules, threads)


def questions_of(rules: KernelRules) -> Any:
    """The features of a game as rows of numbers."""
    import numpy as np

    assert rules.learning is not None
    return np.array([list(feature) for feature in rules.learning.features], np.int16).reshape(-1, COLUMNS)


def learners(seed: Seed, count: int) -> Any:
    """What each table needs beside its record; table ``i`` plays the games of the streams ``i``, ``i + count``…"""
    import numpy as np

    first = Learner()
    first.seed.become(seed)
    rows = np.repeat(as_array(first), count)
    rows["seed"]["stream"] += np.arange(count)
    return rows


def empty_tables(rules: KernelRules, count: int) -> Any:
    import numpy as np

    return np.zeros(count, rules.table.dtype)


def option_row(options: Record) -> Any:
    return as_array(options)
