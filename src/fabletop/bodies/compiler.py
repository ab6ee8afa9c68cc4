"""The compiler: Numba over the same functions. Nothing a person waits for imports this."""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.typing.templates import infer, infer_global, make_overload_template
from numba.extending import intrinsic, overload
from numba.np import arrayobj

from fabletop.kernel import actions, bits, rng, sharing, table
from fabletop.kernel.bits import nth_steadily
from fabletop.kernel.rng import make_block_by_words
from fabletop.kernel.rule import CALLED, FLOAT_KERNELS, RULES

CACHES_KEPT = 4
ADDRESS = 8
"""Bytes of an address."""
UNCOUNTED = {"_nrt": False}
"""Rules allocate nothing, so no references need counting."""
UNWRAPPED = {"no_cfunc_wrapper": True, "no_cpython_wrapper": True, **UNCOUNTED}
"""Rules are called from compiled code alone and need no doors to the outside."""
_registered: set[int] = set()


def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function as machine code, kept on disk under the hash of the sources it came from."""
    register_rules()
    numba.config.CACHE_DIR = str(cache_folder())  # type: ignore[attr-defined]  # set by numba at run time
    made: Callable[..., Any] = numba.njit(cache=True, nogil=True, pipeline_class=_RuleCompiler, **UNCOUNTED)(function)
    return made


def register_rules() -> None:
    """Tell Numba about the rules declared since the last call."""
    for function in [*RULES, *FLOAT_KERNELS]:
        if id(function) not in _registered:
            _registered.add(id(function))
            _register(function, {"forceinline": function not in CALLED, **UNWRAPPED, "pipeline_class": _PartCompiler})


def _register(function: Callable[..., Any], options: dict[str, Any]) -> None:
    """As Numba's ``register_jitable`` does, with the differences below."""

    def body(*arguments):  # type: ignore[no-untyped-def]
        return function

    made = make_overload_template(function, body, options, strict=False, inline="never")
    template = type(made.__name__, (_RuleTemplate, made), {"_impl_cache": _ForAnyCaller()})
    infer(template)
    infer_global(function, types.Function(template))


class _RuleTemplate:
    """How Numba types the call of a rule: numbers of any width are passed as wide ones, so that one body serves all."""

    def generic(self, arguments, keywords):  # type: ignore[no-untyped-def]
        wide = tuple(types.int64 if isinstance(kind, types.Integer) else kind for kind in arguments)
        return super().generic(wide, keywords)  # type: ignore[misc]


class _ForAnyCaller(dict[Any, Any]):
    """Compiled bodies by argument types. Numba's keys end with the flags of the caller, which do not matter here."""

    def __getitem__(self, key: tuple[Any, ...]) -> Any:
        return super().__getitem__(key[:-1])

    def __setitem__(self, key: tuple[Any, ...], value: Any) -> None:
        super().__setitem__(key[:-1], value)


class _Part(JITCodeLibrary):  # type: ignore[misc]  # numba has no types
    """The code of a rule, which only serves to be linked into other code: no machine code is made of it alone."""

    def _optimize_final_module(self) -> None:
        """Left to the whole that it becomes part of."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0

    @property
    def codegen(self) -> _Part:
        return self

    def set_env(self, name: str, environment: Any) -> None:
        """There is no machine code that could have one."""


@contextmanager
def _indices_as_they_are() -> Iterator[None]:
    """Numba asks of every index whether it counts from the end of the row; in rules none does, and asking is dear."""
    kept = arrayobj.fix_integer_index
    arrayobj.fix_integer_index = lambda context, builder, kind, index, size: context.cast(
        builder, index, kind, types.intp
    )
    try:
        yield
    finally:
        arrayobj.fix_integer_index = kept


class _RuleCompiler(Compiler):  # type: ignore[misc]
    """Compiles rules and what they are called from."""

    def _compile_core(self) -> Any:
        with _indices_as_they_are():
            return super()._compile_core()


class _PartCompiler(_RuleCompiler):
    """Compiles a rule into a part."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.state.library = _Part(self.state.targetctx.codegen(), "rule")
        self.state.library.enable_object_caching()


def cache_folder() -> Path:
    """Numba notices edits of one file only, so the folder itself is named after all sources that rules stand in."""
    root = cache_root()
    folder = root / sources_hash()
    if not folder.exists():
        folder.mkdir(parents=True, exist_ok=True)
        _forget_old_caches(folder)
    return folder


def cache_root() -> Path:
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(os.environ.get("FABLETOP_CACHE") or Path(home) / "fabletop") / "compiled"


def sources_hash() -> str:
    folders = sorted({Path(function.__code__.co_filename).parent for function in RULES} | {Path(__file__).parent})
    digest = hashlib.sha256(f"{sys.version}{numba.__version__}".encode())
    for folder in folders:
        for source in sorted([*folder.glob("*.py"), *folder.glob("*.toml")]):
            digest.update(source.name.encode() + b"\0" + source.read_bytes())
    return digest.hexdigest()[:20]


def _forget_old_caches(mine: Path) -> None:
    """Keep mine and the newest others. Folders made within one tick of the clock have the same age."""
    others = [folder for folder in mine.parent.iterdir() if folder != mine]
    with suppress(FileNotFoundError):  # another process may be tidying up too
        newest_first = sorted(others, key=lambda folder: -folder.stat().st_mtime)
        for folder in newest_first[CACHES_KEPT - 1 :]:
            shutil.rmtree(folder, ignore_errors=True)


def _one_instruction(name: str) -> Callable[..., Any]:
    """An LLVM bit-counting instruction on a 64-bit number, as a function that compiled code can call."""

    def typed(typingctx, bits):  # type: ignore[no-untyped-def]
        def build(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
            zero_is_undefined = [] if name == "ctpop" else [context.get_constant(types.boolean, 1)]
            return getattr(builder, name)(arguments[0], *zero_is_undefined)

        return types.int64(types.int64), build

    made: Callable[..., Any] = intrinsic(typed)
    return made


class SharingTable(types.Record):  # type: ignore[misc]
    """A table that holds, in the place of its options, the address of options that all tables share."""

    def __init__(self, kind: Any) -> None:
        saved = kind.fields["options"].type.size - ADDRESS
        super().__init__(list(_closed_up(kind, saved)), kind.size - saved, kind.aligned)
        self.name = f"Sharing{self.name}"

    @property
    def dtype(self) -> np.dtype[Any]:
        return np.dtype(f"V{self.size}")


def _closed_up(kind: Any, saved: int) -> Iterator[Any]:
    """The fields of a record, those behind the options moved up."""
    border = kind.fields["options"].offset
    for name, field in kind.fields.items():
        offset = field.offset - saved if field.offset > border else field.offset
        yield name, {"type": field.type, "offset": offset, "alignment": field.alignment}


def _copy_row(tables, source, target):  # type: ignore[no-untyped-def]
    tables[target] = tables[source]


_ctpop, _cttz, _ctlz = _one_instruction("ctpop"), _one_instruction("cttz"), _one_instruction("ctlz")

overload(actions.any_marked)(
    lambda mask, action_kinds, playout_rng: (
        lambda mask, action_kinds, playout_rng: actions.any_marked_at_once(mask, action_kinds, playout_rng)
    )
)
overload(table.copy_table)(lambda tables, source, target: _copy_row)
overload(sharing.shares_options)(
    lambda table: (lambda table: True) if isinstance(table, SharingTable) else (lambda table: False)
)
overload(rng.make_block)(lambda rng: lambda rng: make_block_by_words(rng))
overload(bits.popcount)(lambda bits: lambda bits: _ctpop(bits))
overload(bits.lowest)(lambda bits: lambda bits: _cttz(bits))
overload(bits.highest)(lambda bits: lambda bits: 63 - _ctlz(bits))
overload(bits.nth)(lambda bits, index: lambda bits, index: nth_steadily(bits, index))
