"""How a master weighs what it tried."""

from __future__ import annotations

import numpy as np
import pytest

from fabletop.bots.masters import promising, regret_matched
from fabletop.contract.tuning import Care, Tuning

CHANCE = np.random.default_rng(7)


def test_what_has_fallen_behind_beyond_doubt_is_dropped() -> None:
    luck = CHANCE.normal(0, 1000, (60, 1))
    found = luck + CHANCE.normal(0, 100, (60, 3)) + np.array([500, 490, 200])
    assert promising(found, 2.5).tolist() == [True, True, False]


def test_luck_that_all_choices_share_does_not_blur_the_comparison() -> None:
    luck = CHANCE.normal(0, 5000, (60, 1))
    assert promising(luck + np.array([100, 0]), 2.5).tolist() == [True, False]


def test_a_few_worlds_drop_nothing() -> None:
    assert promising(np.array([[1000.0, 0.0]] * 39), 2.5).all()


def test_alike_choices_are_all_kept() -> None:
    assert promising(np.ones((60, 3)), 2.5).all()


def test_regret_matching_mixes_where_rivals_may_go_either_way() -> None:
    """Each choice is good where the rival takes the other one, as when two go where only one finds anything."""
    found = np.array([[1000.0, 0.0], [0.0, 1000.0]] * 200)
    assert regret_matched(found) == pytest.approx([0.5, 0.5], abs=0.05)


def test_regret_matching_settles_on_what_is_always_better() -> None:
    assert regret_matched(np.array([[100.0, 300.0, 200.0]] * 200))[1] > 0.95


def test_what_is_hardly_ever_worth_it_is_not_done_at_all() -> None:
    found = CHANCE.normal(0, 900, (400, 3)) + np.array([0.0, -200.0, -400.0])
    mixed = regret_matched(found)
    assert mixed == [1.0, 0.0, 0.0]


def test_many_choices_that_are_alike_are_all_made() -> None:
    assert regret_matched(np.ones((400, 8))) == pytest.approx([1 / 8] * 8)


def test_regret_matching_leans_to_what_is_oftener_better() -> None:
    found = np.array([[1000.0, 0.0], [1000.0, 0.0], [0.0, 1000.0]] * 100)
    assert regret_matched(found)[0] > 0.8


def test_a_game_may_want_another_care_among_so_many() -> None:
    care, other = Care(worlds=1), Care(worlds=2)
    assert [Tuning(care=care, cares=((4, other),)).care_for(seats) for seats in (2, 4, 5)] == [care, other, care]
