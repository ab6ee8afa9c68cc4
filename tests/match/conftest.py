"""The toy sits at the tables as if another package had brought it."""

from __future__ import annotations

import pytest

from fabletop import catalog
from tests.toys.highest import HIGHEST


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "other_games", lambda: {"highest": HIGHEST})
