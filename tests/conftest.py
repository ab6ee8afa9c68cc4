"""Compiled code of a test run is kept apart from the player's, and shared by the workers of the run."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest

os.environ.setdefault("FABLETOP_CACHE", str(Path(tempfile.gettempdir()) / "fabletop-tests"))

from fabletop.bots import readiness  # after the cache has its place


@pytest.fixture(autouse=True)
def no_background_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether compiled thought is ready is a matter of time; in tests it never is, unless they wait for it."""
    monkeypatch.setattr(readiness, "is_ready", lambda rules, kind=readiness.SEARCH: False)
