"""Chains of cases that nobody writes by hand.

What a card does is declared beside its functions; interpreted code, a CPU and a GPU all need a plain chain of ``if`` to
find it. Such a chain is made here from the declarations, as source, once, when the game is imported. A traceback shows
it like any other code.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable, Iterable, Mapping
from inspect import signature
from types import FunctionType
from typing import Any, TypeVar

from fabletop.kernel.rule import called_rule, rule

F = TypeVar("F", bound=Callable[..., Any])


def written(name: str, source: str, home: Mapping[str, Any], known: Mapping[str, Any]) -> FunctionType:
    """A function from its source, which belongs to a module (its globals ``home``) and may call what is ``known``."""
    file = f"{home['__file__']}:{name}"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    space = {"__name__": home["__name__"], "__file__": home["__file__"], **known}
    exec(compile(source, file, "exec"), space)
    made: FunctionType = space[name]
    return made


def chain(
    name: str,
    says: str,
    parameters: Iterable[str],
    cases: Mapping[tuple[int, ...], Callable[..., Any]],
    *,
    by: tuple[str, ...],
    home: Mapping[str, Any],
    otherwise: str = "",
) -> Callable[..., Any]:
    """A rule that calls the function of the case at hand.

    ``by`` are the parameters that tell cases apart, ``cases`` gives a function for their values, and every function is
    handed the parameters that it names. ``otherwise`` is what a rule without a case gives.
    """
    head = f'def {name}({", ".join(parameters)}):\n    """{says}"""\n'
    rows = [
        f"    if {' and '.join(f'{what} == {value}' for what, value in zip(by, values, strict=True))}:\n"
        f"        return {function.__name__}({', '.join(signature(function).parameters)})\n"
        for values, function in cases.items()
    ]
    source = head + "".join(rows) + (f"    return {otherwise}\n" if otherwise else "")
    return called_rule(written(name, source, home, {function.__name__: function for function in cases.values()}))


_heard: dict[Callable[..., Any], list[Callable[..., Any]]] = {}


def announcement(function: F) -> F:
    """Something that rules make known and do not care who hears: it does what its hearers do, and else nothing.

    So a room that stands on the rules, such as what players remember, is called by them without being known to them.
    """
    _heard[function] = []
    return rule(function)


def hears(announced: Callable[..., Any]) -> Callable[[F], F]:
    """A rule that is called, with the same arguments, whenever something is announced."""

    def enter(hearer: F) -> F:
        assert isinstance(announced, FunctionType)
        hearers = _heard[announced]
        hearers.append(hearer)
        names = {f"_{announced.__name__}_{number}": one for number, one in enumerate(hearers)}
        given = ", ".join(signature(announced).parameters)
        source = f"def {announced.__name__}({given}):\n" + "".join(f"    {name}({given})\n" for name in names)
        announced.__globals__.update(names)
        announced.__code__ = written(announced.__name__, source, announced.__globals__, {}).__code__
        return hearer

    return enter
