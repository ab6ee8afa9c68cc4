"""Quantiles, histograms and their pictures."""

from __future__ import annotations

from fabletop.lab.spread import distributions, spread_of


def test_quantiles_are_numbers_that_were_there() -> None:
    found = spread_of(list(range(1, 101)))
    assert (found.least, found.low, found.quarter, found.median) == (1, 5, 25, 50)
    assert (found.three_quarters, found.high, found.most) == (75, 95, 100)
    assert found.mean == 50.5


def test_every_number_is_in_one_bin() -> None:
    found = spread_of([0, 0, 7, 1000])
    assert sum(found.histogram) == 4
    assert found.histogram[0] == 3
    assert len(found.histogram) <= 24
    assert found.width * len(found.histogram) > 1000


def test_a_picture_shows_every_bin_that_is_not_empty() -> None:
    assert spread_of([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3]).picture == "█ ▁"
    assert spread_of([5]).picture == "█"


def test_a_shared_win_counts_in_parts() -> None:
    found = distributions([([3, 3], [0, 1], 10), ([4, 2], [0], 12)])
    assert found.shares == [0.75, 0.25]
    assert [spread.mean for spread in found.points] == [3.5, 2.5]
    assert (found.lengths.least, found.lengths.most) == (10, 12)
