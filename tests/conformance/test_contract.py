"""Every game keeps every promise of the contract, for every seat count, option set and backend."""

from __future__ import annotations

import pytest

from fabletop.catalog import all_games
from fabletop.conformance import PROMISES, Case, broken_promises, cases
from fabletop.speech import LANGUAGES, Speech
from tests.toys.highest import HIGHEST

GAMES = (*all_games(), HIGHEST)


@pytest.mark.parametrize("case", [case for game in GAMES for case in cases(game, 2)], ids=str)
def test_every_promise_is_kept(case: Case) -> None:
    assert broken_promises(case) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_promise_has_words(language: str) -> None:
    say = Speech(language)
    assert [name for name in PROMISES if not say.bundle.has_message(f"promise-{name}")] == []
