"""The house stands as docs/decisions/0014-house.md says; ``make bench-house`` counts the same."""

from __future__ import annotations

import pytest
from benchmarks.house import circles, strangers_in_rules

from fabletop.catalog import OWN


def test_nothing_imports_itself_in_circles() -> None:
    assert circles() == []


@pytest.mark.parametrize("game", OWN)
def test_rules_hold_rules_alone(game: str) -> None:
    assert list(strangers_in_rules(game)) == []
