"""``@rule``: a plain function that is also compiled when compiled code calls it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

RULES: list[Callable[..., Any]] = []
"""Every rule declared so far; a compiling backend reads it, nobody else needs it."""


def rule(function: F) -> F:
    """Mark a function as written in the subset that runs interpreted, compiled and on a GPU."""
    RULES.append(function)
    return function
