"""Fairy-tale table games to play and to study."""

from importlib import import_module
from typing import Any

__version__ = "0.1.0"
__all__ = ["open_record", "open_table"]


def __getattr__(name: str) -> Any:
    """What people who study games begin with; nobody else waits for it to load."""
    if name in __all__:
        return getattr(import_module("fabletop.study.notebook"), name)
    raise AttributeError(name)
