"""The same rules compiled for an NVIDIA GPU: one thread a table. No GPU is needed to compile."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numba
import numpy as np

from fabletop.kernel.batch import batching
from fabletop.kernel.compiled import register_rules
from fabletop.kernel.playout import Scratch, playing
from fabletop.kernel.rng import Seed
from fabletop.kernel.rules import KernelRules

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # type: ignore[attr-defined]  # numba-cuda 0.30 still asks for what numpy 2.5 removed

from numba import cuda

THREADS = 128
"""Threads in a block."""
CAPABILITY = (9, 0)
"""Hopper, such as the H100 and the H200."""


def playing_on_gpu(rules: KernelRules) -> Callable[..., None]:
    """A kernel in which every thread plays the games of its own streams.

    A thread has its table to itself in local memory, which the GPU lays out so that threads in step read side by side.
    """
    play_games = playing(rules, checked=False)
    register_rules()
    play = cuda.jit(device=True)(play_games)
    table_type, scratch_type = numba.from_dtype(rules.table.dtype), numba.from_dtype(Scratch.dtype)
    verbs = rules.verbs

    def play_many(scratches: Any, options: Any, shape: Any) -> None:
        seats, first, games = shape
        thread = cuda.grid(1)
        if thread < len(scratches):
            tables = cuda.local.array(1, table_type)
            masks = cuda.local.array((1, verbs), numba.int64)
            own = cuda.local.array(1, scratch_type)
            own[0] = scratches[thread]
            play((tables, masks, own), options, seats, first + thread * games, games)
            scratches[thread] = own[0]

    return play_many


def knowing_on_gpu(rules: KernelRules) -> Callable[..., None]:
    """A kernel in which every thread re-deals its own table and observes it."""
    reimagine, observe = rules.reimagine, rules.observe
    register_rules()

    def know_many(tables: Any, seat: int, seeds: Any, outs: Any) -> None:
        thread = cuda.grid(1)
        if thread < len(tables):
            reimagine(tables[thread], seat, seeds[thread])
            observe(tables[thread], seat, outs[thread])

    return know_many


class GpuMachine:
    """One thread a table. The arrays live on the GPU; torch, CuPy and JAX take them as they are."""

    def __init__(self, rules: KernelRules) -> None:
        self.kernels = {name: cuda.jit(over_grid(one)) for name, one in batching(rules).items()}

    def arrays(self, host: dict[str, Any]) -> dict[str, Any]:
        return {name: cuda.to_device(array) for name, array in host.items()}

    def run(self, name: str, rows: tuple[Any, ...], options: Any, seats: int) -> None:
        blocks = -(-len(rows[0]) // THREADS)
        self.kernels[name][blocks, THREADS](rows, options, seats)


def over_grid(one: Callable[..., None]) -> Callable[..., None]:
    """A kernel in which every thread looks after its own table."""
    register_rules()
    own = cuda.jit(device=True)(one)

    def every(rows: Any, options: Any, seats: int) -> None:
        thread = cuda.grid(1)
        if thread < len(rows[0]):
            own(rows, thread, options, seats)

    return every


def ptx_of(rules: KernelRules) -> dict[str, str]:
    """Assembly for a GPU, not optimised, or an error that names the construct that has no translation."""
    tables = numba.from_dtype(rules.table.dtype)[::1]
    numbers = numba.types.UniTuple(numba.types.int64, 3)
    scratches, options = numba.from_dtype(Scratch.dtype)[::1], numba.from_dtype(rules.options.dtype)[::1]
    seeds, outs = numba.from_dtype(Seed.dtype)[::1], numba.types.int8[:, ::1]
    return {
        "play": _ptx(playing_on_gpu(rules), (scratches, options, numbers)),
        "know": _ptx(knowing_on_gpu(rules), (tables, numba.types.int64, seeds, outs)),
    }


def _ptx(kernel: Callable[..., None], arguments: tuple[Any, ...]) -> str:
    with _any_device(), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        text, _ = cuda.compile_ptx(kernel, arguments, cc=CAPABILITY, opt=False)
    return str(text)


@contextmanager
def _any_device() -> Iterator[None]:
    """Device functions ask which GPU is present even when the target is named; without one, the target answers."""
    from numba.cuda import compiler, dispatcher

    class Target:
        compute_capability = CAPABILITY

    kept = [
        (module, module.get_current_device)
        for module in (compiler, dispatcher)
        if hasattr(module, "get_current_device")
    ]
    try:
        for module, _ in kept:
            module.get_current_device = Target
        yield
    finally:
        for module, original in kept:
            module.get_current_device = original
