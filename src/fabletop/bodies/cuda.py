"""The same rules compiled for an NVIDIA GPU: one thread a table. No GPU is needed to compile."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from typing import Any

import numba
import numpy as np

from fabletop.bodies.batching import functions_of
from fabletop.bodies.compiler import SharingTable, register_rules
from fabletop.bodies.episodes import Learner, estimating_advantages, learning
from fabletop.bodies.playout import Scratch, playing
from fabletop.kernel.features import feature_of
from fabletop.kernel.rng import Seed
from fabletop.kernel.rule import CALLED
from fabletop.kernel.rules import KernelRules

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # type: ignore[attr-defined]  # numba-cuda 0.30 still asks for what numpy 2.5 removed

from numba import cuda
from numba.core import types
from numba.core.datamodel.models import RecordModel
from numba.cuda import cgutils, models
from numba.cuda.extending import intrinsic
from numba.cuda.lowering import CUDALower
from numba.cuda.np import arrayobj

THREADS = 128
"""Threads in a block."""
FEW_THREADS = 64
"""In a block of a training, which has fewer tables than a GPU has room for threads."""
CAPABILITY = (9, 0)
"""Hopper, such as the H100 and the H200."""
WORTH_SHARING = 64
"""Bytes of options that are better shared than copied."""
ALIGNED = 16
"""Bytes: where a thread's own records begin."""

models.register_model(SharingTable)(RecordModel)


@arrayobj.registry.lower_getattr(SharingTable, "options")
def _shared_options(context, builder, kind, table):  # type: ignore[no-untyped-def]
    """The options at the address that the table holds in their place."""
    wanted = context.get_value_type(kind.typeof("options"))
    return builder.load(cgutils.get_record_member(builder, table, kind.offset("options"), wanted))


@intrinsic
def _share_options(typing, table, options):  # type: ignore[no-untyped-def]
    """Let a table know the address of its options."""

    def build(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
        place = cgutils.get_record_member(builder, arguments[0], signature.args[0].offset("options"), arguments[1].type)
        builder.store(arguments[1], place)
        return context.get_dummy_value()

    return types.void(table, options), build


@contextmanager
def as_rules(calls: bool = True) -> Iterator[None]:
    """Compiles as ``compiled.py`` does: indices as they are, since no rule counts the places of a row from its end,
    and rules that are to be called as calls, which the GPU's compiler would else multiply."""
    kept, lower = arrayobj.fix_integer_index, CUDALower.lower_function_body

    def lower_as_call(self: Any) -> Any:
        if calls and self.func_ir.func_id.func in CALLED:
            self.function.attributes.add("noinline")
        return lower(self)

    arrayobj.fix_integer_index = lambda context, builder, kind, index, size: context.cast(
        builder, index, kind, types.intp
    )
    CUDALower.lower_function_body = lower_as_call
    try:
        yield
    finally:
        arrayobj.fix_integer_index = kept
        CUDALower.lower_function_body = lower


def playing_on_gpu(rules: KernelRules) -> Callable[..., None]:
    """A kernel in which every thread plays the games of its own streams.

    A thread has its table to itself in local memory, which the GPU lays out so that threads in step read side by side.
    Long options it shares with all others, since every thread may be looking at another card.
    """
    play_games = playing(rules, checked=False)
    register_rules()
    play = cuda.jit(device=True)(play_games)
    table_type, scratch_type = numba.from_dtype(rules.table.dtype), numba.from_dtype(Scratch.dtype)
    action_kinds, sharing = rules.action_kinds, rules.options.size >= WORTH_SHARING
    if sharing:
        table_type = SharingTable(table_type)

    def play_many(scratches: Any, options: Any, shape: Any) -> None:
        seats, first, games = shape
        thread = cuda.grid(1)
        if thread < len(scratches):
            tables = cuda.local.array(1, table_type, ALIGNED)
            masks = cuda.local.array((1, action_kinds), numba.int64)
            own = cuda.local.array(1, scratch_type, ALIGNED)
            if sharing:
                _share_options(tables[0], options[0])
            own[0] = scratches[thread]
            play((tables, masks, own), options, seats, first + thread * games, games)
            scratches[thread] = own[0]

    return play_many


def knowing_on_gpu(rules: KernelRules) -> Callable[..., None]:
    """A kernel in which every thread re-deals its own table and observes it."""
    resample, observe = rules.resample, rules.observe
    register_rules()

    def know_many(tables: Any, seat: int, seeds: Any, outs: Any) -> None:
        thread = cuda.grid(1)
        if thread < len(tables):
            resample(tables[thread], seat, seeds[thread])
            observe(tables[thread], seat, outs[thread])

    return know_many


class GpuMachine:
    """One thread a table. The arrays live on the GPU; torch, CuPy and JAX take them as they are."""

    def __init__(self, rules: KernelRules) -> None:
        self.kernels = {name: cuda.jit(over_grid(one)) for name, one in functions_of(rules).items()}

    def arrays(self, host: dict[str, Any]) -> dict[str, Any]:
        return {name: cuda.to_device(array) for name, array in host.items()}

    def fill(self, array: Any, values: Any) -> None:
        if isinstance(values, int):
            _fill[-(-len(array) // THREADS), THREADS](array, values)
        elif hasattr(values, "__cuda_array_interface__"):
            given = cuda.as_cuda_array(values, sync=False)
            _copy[-(-len(array) // THREADS), THREADS](array, given)
        else:
            array.copy_to_device(np.ascontiguousarray(values, array.dtype))

    def run(self, name: str, rows: tuple[Any, ...], options: Any, seats: int) -> None:
        launch(self.kernels[name], len(rows[0]), THREADS, (rows, options, seats))

    def wait(self) -> None:
        cuda.synchronize()


def launch(kernel: Any, threads: int, block: int, arguments: tuple[Any, ...], *, calls: bool = True) -> None:
    """Run a kernel made of rules; the first time it is compiled. With ``calls`` that takes half the time.

    Whole games run twice as fast without.
    """
    with nullcontext() if kernel.overloads else as_rules(calls):
        kernel[-(-threads // block), block](*arguments)


@cuda.jit
def _fill(array, value):  # type: ignore[no-untyped-def]
    thread = cuda.grid(1)
    if thread < len(array):
        array[thread] = value


@cuda.jit
def _copy(array, values):  # type: ignore[no-untyped-def]
    thread = cuda.grid(1)
    if thread < len(array):
        array[thread] = values[thread]


def is_there() -> bool:
    """Is there a GPU that can be used?"""
    return bool(cuda.is_available())


LEARNING = ("step", "look", "answer", "advantages")
"""What a training runs."""


class GpuArenas:
    """Arenas of ``fabletop.bodies.episodes``, on the stream that torch is using, so that a graph can record them."""

    def __init__(self, rules: KernelRules) -> None:
        made = {**learning(rules), **estimating_advantages()}
        made.pop("answer")
        self.kernels = {name: cuda.jit(over_grid(one)) for name, one in made.items()}
        self.kernels["answer"] = cuda.jit(answering())

    def on_device(self, array: Any) -> Any:
        return cuda.to_device(array)

    def seen_as(self, tensor: Any) -> Any:
        return cuda.as_cuda_array(tensor, sync=False)

    def run(self, name: str, rows: tuple[Any, ...], options: Any, seats: int) -> None:
        import torch

        threads = len(rows[0]) * len(rows[11]) if name == "answer" else len(rows[0])
        stream = cuda.external_stream(torch.cuda.current_stream().cuda_stream)
        kernel = self.kernels[name]
        with nullcontext() if kernel.overloads else as_rules():
            kernel[-(-threads // FEW_THREADS), FEW_THREADS, stream](rows, options, seats)


def answering() -> Callable[..., None]:
    """A kernel in which every thread answers one question about one table: threads in step write side by side."""
    register_rules()

    def every(rows: Any, options: Any, seats: int) -> None:
        thread = cuda.grid(1)
        questions = len(rows[11])
        table = thread // questions
        if table < len(rows[0]):
            question = thread - table * questions
            rows[4][table][question] = feature_of(rows[3][table], rows[11][question])

    return every


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
    seeds, outs = numba.from_dtype(Seed.dtype)[::1], numba.types.int8[:, ::1]
    return {
        "play": play_ptx_of(rules),
        "know": _ptx(knowing_on_gpu(rules), (tables, numba.types.int64, seeds, outs)),
    }


def play_ptx_of(rules: KernelRules, *, optimised: bool = False) -> str:
    """Assembly of the kernel that plays whole games."""
    numbers = numba.types.UniTuple(numba.types.int64, 3)
    scratches, options = numba.from_dtype(Scratch.dtype)[::1], numba.from_dtype(rules.options.dtype)[::1]
    return _ptx(playing_on_gpu(rules), (scratches, options, numbers), optimised)


def ptx_of_learning(rules: KernelRules, names: Sequence[str] = LEARNING) -> dict[str, str]:
    """The same of what a training runs."""
    made = {name: over_grid(one) for name, one in {**learning(rules), **estimating_advantages()}.items()} | {
        "answer": answering()
    }
    tiny, numbers, reals = numba.types.int8, numba.types.int64, numba.types.float32
    rows = (
        numba.from_dtype(rules.table.dtype)[::1],
        numba.from_dtype(Learner.dtype)[::1],
        numbers[:, ::1],
        tiny[:, ::1],
        tiny[:, ::1],
        tiny[:, ::1],
        numbers[:, ::1],
        tiny[::1],
        numba.types.int16[::1],
        reals[:, ::1],
        tiny[::1],
        numba.types.int16[:, ::1],
        reals[::1],
    )
    flat, cube = reals[:, ::1], reals[:, :, ::1]
    estimated = (flat, flat, tiny[:, ::1], cube, tiny[:, ::1], flat, flat, flat, reals[::1])
    others = numba.from_dtype(rules.options.dtype)[::1], numbers
    kinds = {name: numba.types.Tuple(estimated if name == "advantages" else rows) for name in names}
    return {name: _ptx(made[name], (kinds[name], *others)) for name in names}


def _ptx(kernel: Callable[..., None], arguments: tuple[Any, ...], optimised: bool = False) -> str:
    with _any_device(), as_rules(), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        text, _ = cuda.compile_ptx(kernel, arguments, cc=CAPABILITY, opt=optimised)
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
