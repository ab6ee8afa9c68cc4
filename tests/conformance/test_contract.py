"""Every game keeps every promise of the contract, for every seat count, option set and backend."""

from __future__ import annotations

import pytest

from fabletop.catalog import all_games
from fabletop.conformance import PROMISES, Case, broken_promises, cases
from fabletop.contract import Game
from fabletop.text.speech import LANGUAGES, Speech
from tests.toys.highest import HIGHEST

GAMES = (*all_games(), HIGHEST)


MOMENTS = 300
"""Looked at in all cases of a game together; `make soak` looks at every one."""


def cases_of(game: Game) -> list[tuple[Case, int]]:
    """Each case, and at how many moments of it to look."""
    every = list(cases(game, 1))
    return [(case, MOMENTS // len(every)) for case in every]


@pytest.mark.parametrize(("case", "looks"), [pair for game in GAMES for pair in cases_of(game)], ids=str)
def test_every_promise_is_kept(case: Case, looks: int, backends: tuple[str, ...]) -> None:
    assert broken_promises(case, backends, looks=looks) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_promise_has_words(language: str) -> None:
    say = Speech(language)
    assert [name for name in PROMISES if not say.bundle.has_message(f"promise-{name}")] == []
