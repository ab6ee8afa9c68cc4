"""Tries to gain rating without winning: a few of those of ``benchmarks.farming``, and what they find without a rule."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from benchmarks.farming import KINDS, MOST_A_DAY, NEW, TRICKS, tried

from fabletop.match import Match, Propose, TakeBack, settings
from fabletop.match.commands import Command
from fabletop.match.state import MatchState
from fabletop.server import listing, ratings
from fabletop.server.ratings import Finish
from fabletop.server.storage import Storage

pytestmark = pytest.mark.anyio


def test_the_tries_count_as_the_code_does() -> None:
    assert (MOST_A_DAY, NEW) == (ratings.DOZEN, ratings.NEW)


async def test_nobody_gains_without_winning(storage: Storage) -> None:
    found = await tried(storage, range(25), "farming")
    assert found.gains == []
    assert found.earned > 5
    assert set(found.tricks) == set(TRICKS)
    assert len(set(KINDS)) == 4


def let_undo(patch: pytest.MonkeyPatch) -> None:
    def undo_settled(offer: Propose, match: MatchState, seat: int) -> Command:
        return TakeBack() if match.last_choice(seat) is not None and match.is_undo_free(seat) else offer

    patch.setattr(Propose, "undo_settled", undo_settled)


def let_bots_win(patch: pytest.MonkeyPatch) -> None:
    true = ratings.finish_of

    def finish_of(match: Match, who: dict[int, str]) -> Finish:
        return msgspec.structs.replace(true(match, who), cannot_rise=frozenset())

    patch.setattr(listing, "finish_of", finish_of)


def let_count_all_day(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ratings, "DOZEN", 1000)


def let_new_ones_count(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ratings, "NEW", 0)


def let_cards_come_again(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(settings, "refuse_rated", lambda **_: None)


@pytest.mark.parametrize(
    ("broken", "number"),
    [(let_undo, 21), (let_bots_win, 2), (let_count_all_day, 42), (let_new_ones_count, 0), (let_cards_come_again, 2)],
)
async def test_without_a_rule_somebody_gains(
    storage: Storage, broken: Callable[[pytest.MonkeyPatch], None], number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken(monkeypatch)
    assert (await tried(storage, range(number, number + 1), "farming")).gains
