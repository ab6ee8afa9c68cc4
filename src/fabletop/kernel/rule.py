"""``@rule``: a plain function that is also compiled when compiled code calls it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

RULES: list[Callable[..., Any]] = []
"""Every rule declared so far; a compiling backend reads it, nobody else needs it."""

CALLED: set[Callable[..., Any]] = set()
"""The rules that stay functions when compiled."""

FLOAT_KERNELS: list[Callable[..., Any]] = []
"""Functions that only machines run; unlike rules they may calculate with fractions."""


def rule(function: F) -> F:
    """Mark a function as written in the subset that runs interpreted, compiled and on a GPU.

    Compiled, it becomes part of whatever calls it.
    """
    RULES.append(function)
    return function


def called_rule(function: F) -> F:
    """A rule that is long or has many callers: compiled once and called, so that code does not multiply."""
    CALLED.add(function)
    return rule(function)


def float_kernel(function: F) -> F:
    """A function with fractions, such as a network's, for compiled code and GPUs: compiled once and called."""
    FLOAT_KERNELS.append(function)
    CALLED.add(function)
    return function
