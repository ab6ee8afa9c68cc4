"""Chains of cases that nobody writes by hand.

What a card does is declared beside its functions; interpreted code, a CPU and a GPU all need a plain chain of ``if`` to
find it. A game writes down each moment as a rule with a name, parameters and what happens where nobody speaks
(``moment``); a function says beside itself at which moment it speaks, and for whom (``at``). When all of them are
known, ``write_chains`` makes the chains from that, as source, once. A traceback shows it like any other code.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from inspect import signature
from types import FunctionType
from typing import Any, TypeVar

from fabletop.kernel.rule import called_rule, rule

F = TypeVar("F", bound=Callable[..., Any])
MOST_IN_A_SET = 62
"""Cases up to this number can share a test whether one of them is at hand."""


def written(name: str, source: str, home: Mapping[str, Any], known: Mapping[str, Any]) -> FunctionType:
    """A function from its source, which belongs to a module (its globals ``home``) and may call what is ``known``."""
    file = f"{home['__file__']}:{name}"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    space = {"__name__": home["__name__"], "__file__": home["__file__"], **known}
    exec(compile(source, file, "exec"), space)
    made: FunctionType = space[name]
    return made


@dataclass(frozen=True)
class Case:
    """What is called at a moment, and how its result is used."""

    function: Callable[..., Any]
    use: str = "return {}"


@dataclass
class Chain:
    """A moment, and who speaks at it."""

    moment: FunctionType
    by: tuple[str, ...]
    """The parameters that tell cases apart."""
    otherwise: FunctionType
    """What happens where nobody speaks."""
    asks: Callable[..., Any] | None = None
    """Where the chain only tells whether there is a case: of which moment."""
    cases: dict[tuple[int, ...], Case] = field(default_factory=dict)
    is_written: bool = False

    @property
    def parameters(self) -> tuple[str, ...]:
        return parameters_of(self.moment)

    @property
    def has_body(self) -> bool:
        """Is there more to do where nobody speaks than to give always the same?"""
        return operations(self.otherwise) != operations(lambda: None)

    def call(self, function: Callable[..., Any]) -> str:
        """A call of a function, handed what it names; any other name stands for the first parameter left over."""
        wanted = parameters_of(function)
        numbers = [name for name in self.parameters if self.moment.__annotations__.get(name) == "int"]
        left = iter([name for name in numbers if name not in wanted and name not in self.by])
        given = ", ".join(name if name in self.parameters else next(left) for name in wanted)
        return f"{local_name(function)}({given})"

    def source(self) -> str:
        lines = [f"def {self.moment.__name__}({', '.join(self.parameters)}):", f'    """{self.moment.__doc__}"""']
        if self.asks is None:
            lines += self.lines(self.by, self.cases, "    ")
            lines.append(
                f"    return {self.call(self.otherwise) if self.has_body else self.otherwise(*self.parameters)}"
            )
        else:
            speakers = sum(1 << number for number in speakers_at(self.asks))
            lines.append(f"    return {speakers} >> {self.by[0]} & 1 == 1")
        return "\n".join([*lines, ""])

    def lines(self, by: tuple[str, ...], cases: Mapping[tuple[int, ...], Case], indent: str) -> Iterator[str]:
        """The tests of the first parameter, and below each what its case does; first those that need no other test.

        They stand one after another: a compiler makes one jump of that, but not of halves and halves of halves.
        """
        below: dict[int, dict[tuple[int, ...], Case]] = {}
        for values, case in cases.items():
            if values:
                below.setdefault(values[0], {})[values[1:]] = case
        for case, together in self.shared(below):
            yield f"{indent}if {sum(1 << value for value in together)} >> {by[0]} & 1 == 1:"
            yield from self.does(case, f"{indent}    ")
            below = {value: rest for value, rest in below.items() if value not in together}
        for value in sorted(below, key=lambda value: (() not in below[value], value)):
            yield f"{indent}if {by[0]} == {value}:"
            yield from self.lines(by[1:], below[value], f"{indent}    ")
        if () in cases:
            yield from self.does(cases[()], indent)

    def shared(self, below: Mapping[int, Mapping[tuple[int, ...], Case]]) -> list[tuple[Case, set[int]]]:
        """Functions that speak for several values, which one test finds."""
        found: dict[Case, set[int]] = {}
        for value, rest in below.items():
            if set(rest) == {()} and value <= MOST_IN_A_SET:
                found.setdefault(rest[()], set()).add(value)
        return [(case, values) for case, values in found.items() if len(values) > 1]

    def does(self, case: Case, indent: str) -> Iterator[str]:
        use = case.use.format(self.call(case.function))
        yield f"{indent}{use}"
        if not use.startswith("return"):
            yield f"{indent}return"

    def write(self) -> None:
        """Give the moment its body."""
        space = self.moment.__globals__
        called: list[Callable[..., Any]] = [self.otherwise, *(case.function for case in self.cases.values())]
        space.update({local_name(function): function for function in called})
        self.moment.__code__ = written(self.moment.__name__, self.source(), space, {}).__code__
        self.is_written = True


_chains: dict[Callable[..., Any], Chain] = {}


def parameters_of(function: Callable[..., Any]) -> tuple[str, ...]:
    code = function.__code__
    return code.co_varnames[: code.co_argcount]


def operations(function: Callable[..., Any]) -> bytes:
    """What a function does, whatever it does it with."""
    return function.__code__.co_code[::2]


def local_name(function: Callable[..., Any]) -> str:
    """What a function is called in the module of a chain, where nothing else has such a name."""
    return f"_{function.__module__.rpartition('.')[2]}_{function.__name__}"


def moment(*by: str, called: bool = True) -> Callable[[F], F]:
    """A rule that calls whoever speaks at it, told apart by these parameters; its body is for where nobody does.

    A short one, or one with a single caller through which every choice passes, is not ``called`` but part of that.
    """

    def enter(function: F) -> F:
        _chains[function] = _new_chain(function, by)
        return called_rule(function) if called else rule(function)

    return enter


def whether_speaks(asked: Callable[..., Any]) -> Callable[[F], F]:
    """A rule of one parameter that tells whether anybody speaks for it at a moment."""

    def enter(function: F) -> F:
        _chains[function] = _new_chain(function, parameters_of(function))
        _chains[function].asks = asked
        return rule(function)

    return enter


def _new_chain(function: Callable[..., Any], by: tuple[str, ...]) -> Chain:
    assert isinstance(function, FunctionType)
    otherwise = FunctionType(function.__code__, function.__globals__, f"{function.__name__}_otherwise")
    otherwise.__module__ = function.__module__
    chain = Chain(function, by, otherwise)
    if chain.has_body:
        rule(otherwise)
    return chain


def at(spoken: Callable[..., Any], *cases: int | tuple[int, ...], use: str = "return {}") -> Callable[[F], F]:
    """A function that speaks at a moment for these cases.

    It is handed the moment's parameters that it names; any other name stands for the first of its numbers left
    over, but for those that tell cases apart.
    """

    def enter(function: F) -> F:
        chain = _chains[spoken]
        for case in cases:
            values = case if isinstance(case, tuple) else (case,)
            if values in chain.cases:
                raise ValueError(f"{spoken.__name__} {values}: {chain.cases[values].function.__name__} speaks already")
            chain.cases[values] = Case(function, use)
        chain.is_written = False
        return function

    return enter


def always(spoken: Callable[..., Any], *cases: int) -> None:
    """At a moment that asks a question, the answer for these cases is yes."""
    at(spoken, *cases)(yes)


@rule
def yes() -> bool:
    return True


def cases_at(spoken: Callable[..., Any]) -> Mapping[tuple[int, ...], Case]:
    """All who speak at a moment."""
    return _chains[spoken].cases


def speakers_at(spoken: Callable[..., Any]) -> Iterable[int]:
    """For whom there is a case at a moment, by its first parameter."""
    return sorted({values[0] for values in _chains[spoken].cases})


def write_chains() -> None:
    """Write the chains of all moments whose cases have changed."""
    for chain in _chains.values():
        if not chain.is_written or chain.asks is not None:
            chain.write()


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
