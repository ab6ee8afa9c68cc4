"""The house stands as docs/decisions/0014-house.md says; ``make bench-house`` counts the same."""

from __future__ import annotations

import pytest
from benchmarks.house import MOST_FILES, circles, files_of_a_card, regexes_over_views, strangers_in_rules

from fabletop.catalog import OWN


def test_nothing_imports_itself_in_circles() -> None:
    assert circles() == []


@pytest.mark.parametrize("game", OWN)
def test_rules_hold_rules_alone(game: str) -> None:
    assert list(strangers_in_rules(game)) == []


def test_a_new_card_touches_few_files() -> None:
    assert 1 < len(files_of_a_card()) <= MOST_FILES


def test_boards_of_the_page_parse_no_view() -> None:
    assert list(regexes_over_views()) == []
