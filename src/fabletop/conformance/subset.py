"""The part of Python that rules are written in: what runs interpreted, compiled and on a GPU alike."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterator
from typing import Any

from fabletop.kernel import actions, bits, rng, sharing, table
from fabletop.kernel.rule import RULES

STATEMENTS = (
    ast.FunctionDef,
    ast.Return,
    ast.Assign,
    ast.AugAssign,
    ast.AnnAssign,
    ast.If,
    ast.While,
    ast.For,
    ast.Break,
    ast.Continue,
    ast.Pass,
    ast.Expr,
    ast.Assert,
    ast.Match,
)
EXPRESSIONS = (
    ast.BoolOp,
    ast.BinOp,
    ast.UnaryOp,
    ast.Compare,
    ast.IfExp,
    ast.Call,
    ast.Attribute,
    ast.Subscript,
    ast.Name,
    ast.Constant,
    ast.Tuple,
)
PATTERNS = (ast.MatchValue, ast.MatchAs, ast.MatchOr)
PARTS = (ast.arguments, ast.arg, ast.match_case, ast.expr_context, ast.boolop, ast.unaryop, ast.operator, ast.cmpop)
FORBIDDEN = (ast.Pow, ast.Div, ast.MatMult, ast.In, ast.NotIn)
TWO_BODIED = (
    actions.any_marked,
    table.copy_table,
    bits.popcount,
    bits.lowest,
    bits.highest,
    bits.nth,
    rng.make_block,
    sharing.shares_options,
)
"""Functions that have another body when compiled."""
BUILTINS = ("range", "len", "min", "max", "int", "abs", "enumerate")


def outside_subset(function: Callable[..., Any]) -> list[str]:
    """A sentence for each construct of a rule that does not work everywhere."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    definition = tree.body[0]
    assert isinstance(definition, ast.FunctionDef)
    first = function.__code__.co_firstlineno
    where = f"{function.__module__}.{function.__name__}"
    found = (item for statement in definition.body for node in walk(statement) for item in complaints(function, node))
    return [f"{where}, line {first + line - 1}: {what}" for line, what in found]


def walk(node: ast.AST) -> Iterator[ast.AST]:
    """Everything under a statement but its annotations, which are for readers."""
    yield node
    for name, value in ast.iter_fields(node):
        if name not in ("annotation", "returns"):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from walk(child)


def complaints(function: Callable[..., Any], node: ast.AST) -> Iterator[tuple[int, str]]:
    line = getattr(node, "lineno", 1)
    name = type(node).__name__
    if isinstance(node, FORBIDDEN) or not isinstance(node, STATEMENTS + EXPRESSIONS + PATTERNS + PARTS):
        yield line, f"{name} does not work everywhere"
    elif isinstance(node, ast.FunctionDef):
        yield line, "a function inside a rule does not work everywhere"
    elif isinstance(node, ast.Constant) and not isinstance(node.value, int | str | type(None)):
        yield line, f"the constant {node.value!r} is not a whole number"
    elif isinstance(node, ast.Subscript) and isinstance(node.slice, ast.UnaryOp):
        yield line, "places of a row are counted from its front"
    elif isinstance(node, ast.Call):
        yield from call_complaints(function, node)
    elif isinstance(node, ast.Compare) and compares_identity(node):
        yield line, "only None can be compared with 'is'"


def compares_identity(node: ast.Compare) -> bool:
    """Does it ask whether two things other than None are one and the same?"""
    asks = any(isinstance(operator, ast.Is | ast.IsNot) for operator in node.ops)
    return asks and not all(isinstance(side, ast.Constant) and side.value is None for side in node.comparators)


def call_complaints(function: Callable[..., Any], node: ast.Call) -> Iterator[tuple[int, str]]:
    if node.keywords:
        yield node.lineno, "arguments by name do not work everywhere"
    if not isinstance(node.func, ast.Name):
        yield node.lineno, "methods do not work everywhere"
    elif node.func.id not in BUILTINS and not is_rule(meaning(function, node.func.id)):
        yield node.lineno, f"{node.func.id} is neither a rule nor one of {', '.join(BUILTINS)}"


def rules_called_by(function: Callable[..., Any]) -> Iterator[Callable[..., Any]]:
    """The rules among what a rule calls by name, wherever they stand."""
    code = function.__code__
    for name in code.co_names + code.co_freevars:
        if (called := meaning(function, name)) in RULES:
            yield called


def meaning(function: Callable[..., Any], name: str) -> Any:
    """What a name stands for inside a function."""
    return inspect.getclosurevars(function).nonlocals.get(name, function.__globals__.get(name))


def is_rule(called: Any) -> bool:
    return called in RULES or called in TWO_BODIED
