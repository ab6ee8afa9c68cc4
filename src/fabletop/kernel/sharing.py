"""Options that many tables have in common."""

from __future__ import annotations

from typing import Any


def shares_options(table: Any) -> bool:
    """Are a table's options those it was given, and need not be copied? On a GPU alone; see ``cuda.py``."""
    return False
