"""Ratings tell who takes what share of the win, and how sure that is."""

from __future__ import annotations

import itertools
import random

import pytest

from fabletop.lab import ratings as rating_bots
from fabletop.lab.ratings import ratings

MANY = 4000


def expected(difference: float, seats: int) -> float:
    return 1 / (1 + (seats - 1) * 10 ** (-difference / 400))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_ratings_behind_many_shares_are_found(seats: int) -> None:
    true = {"random": 0.0, "b": 150.0, "c": 400.0}
    pairs = itertools.combinations(true, 2) if seats == 2 else itertools.permutations(true, 2)
    shares = {(one, other): [expected(true[one] - true[other], seats)] * MANY for one, other in pairs}
    found = ratings(list(true), seats, shares)
    assert [row.rating for row in found] == pytest.approx(list(true.values()), abs=1.5)


def test_equal_shares_are_equal_ratings_with_any_number_of_seats() -> None:
    found = ratings(["a", "b"], 4, {("a", "b"): [0.25] * 50, ("b", "a"): [0.25] * 50})
    assert [row.rating for row in found] == [0.0, 0.0]
    assert all(row.low < 0 < row.high for row in found)


def test_without_a_random_player_the_mean_is_0() -> None:
    found = ratings(["a", "b"], 2, {("a", "b"): [0.75] * 500})
    assert found[0].rating == -found[1].rating == pytest.approx(95, abs=1)


def test_who_won_everything_is_rated_high_but_not_for_sure() -> None:
    few, many = (ratings(["a", "random"], 2, {("a", "random"): [1.0] * deals})[0] for deals in (10, 1000))
    assert 200 < few.rating < many.rating < 2000
    assert few.low < few.rating < few.high
    assert few.low < many.low


def test_the_interval_holds_the_truth_nineteen_times_in_twenty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rating_bots, "REPEATS", 60)
    chance, held, tries = random.Random(5), 0, 100
    for _ in range(tries):
        wins = [float(chance.random() < expected(100, 2)) for _ in range(120)]
        rating = ratings(["a", "random"], 2, {("a", "random"): wins})[0]
        held += rating.low <= 100 <= rating.high
    assert 0.85 <= held / tries <= 0.99


def test_more_deals_make_it_surer_and_the_same_deals_say_the_same() -> None:
    few, many = [1.0, 0.5, 0.0, 1.0] * 5, [1.0, 0.5, 0.0, 1.0] * 500
    short, long = (ratings(["a", "random"], 2, {("a", "random"): shares})[0] for shares in (few, many))
    assert (long.high - long.low) * 5 < short.high - short.low
    assert ratings(["a", "random"], 2, {("a", "random"): few})[0] == short
