"""Random games end as docs/measurements/random-play.md says, and the script that measures it counts rightly."""

from __future__ import annotations

import re
from math import sqrt
from pathlib import Path
from statistics import fmean

import pytest
from benchmarks.fairytale_totals import Totals, chance_of_unevenness, scores_of

from fabletop.games.fairytale.decks import BUILT_IN
from fabletop.lab.simulation import simulate
from tests.games.fairytale.tables import FAIRYTALE

PAGE = Path(__file__).parents[4] / "docs" / "measurements" / "random-play.md"
NUMBER = r"([\d.]+)"
ROW = re.compile(rf"^\| (\w+) \| (\d) \| {NUMBER} \| {NUMBER} \| {NUMBER} \| .* \| {NUMBER} \|$", re.MULTILINE)
ROWS = [(deck, int(seats), *map(float, numbers)) for deck, seats, *numbers in ROW.findall(PAGE.read_text("utf-8"))]
GAMES = 100
MOST = 4
"""Standard errors between a sample and the truth: chance goes beyond once in 16,000 rows."""


def totals(deck: str, seats: int, games: int, seed: str) -> Totals:
    options = FAIRYTALE.set_up({"deck": deck}, seats)
    return Totals(deck, scores_of(FAIRYTALE, options, seats, games, seed, False))


@pytest.mark.parametrize(("deck", "seats", "winning", "spread", "score", "chance"), ROWS)
def test_random_games_end_as_the_page_says(
    deck: str, seats: int, winning: float, spread: float, score: float, chance: float
) -> None:
    found = totals(deck, seats, GAMES, "a sample")
    assert abs(fmean(found.winning) - winning) < MOST * spread / sqrt(GAMES)
    assert abs(fmean(point for points in found.scores for point in points) - score) < MOST * spread / sqrt(GAMES)


def test_the_page_tells_of_every_deck_and_number_of_players_and_of_fair_seats() -> None:
    tables = [(deck, seats) for deck in BUILT_IN for seats in (2, 3, 4, 5) if (deck, seats) != ("basic", 5)]
    assert [(deck, seats) for deck, seats, *_ in ROWS] == tables
    assert min(row[-1] for row in ROWS) > 0.05 / len(ROWS)


def test_the_script_plays_the_games_that_are_simulated() -> None:
    found = totals("expert110", 3, 5, "same")
    other = simulate(FAIRYTALE, games=5, seats=3, options={"deck": "expert110"}, seed="same", backend="python")
    assert [fmean(points[seat] for points in found.scores) for seat in range(3)] == other.mean_points


def test_wins_are_counted_where_nobody_shares_them() -> None:
    found = Totals("basic", [(3, 1), (2, 2), (1, 5), (9, 0)])
    assert (found.wins, found.winning) == ([2, 1], [3, 2, 5, 9])
    assert found.cells()[2:7] == ["4.75", "2.68", "2.88", "25.00 %", "50.00 25.00 %"]


@pytest.mark.parametrize(
    ("counts", "chance"),
    [
        ((500, 500), 1.0),
        ((1044, 956), 0.0491),
        ((30, 20, 10), 0.006738),
        ((40, 30, 20, 10), 0.00016974),
        ((260, 250, 240, 250), 0.84947),
        ((50, 40, 30, 20, 10), 0.00000102),
    ],
)
def test_the_chance_of_unevenness_is_that_of_the_chi_square_test(counts: tuple[int, ...], chance: float) -> None:
    assert chance_of_unevenness(counts) == pytest.approx(chance, rel=0.01)
