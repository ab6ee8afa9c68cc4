"""What a score is worth on the way to the target."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from fabletop.games.fox.play.value import CHANCES, WON, rounds, value
from fabletop.games.fox.rules.terms import LEAST_TARGET, MOST_TARGET
from tests.games.fox.tables import SEATS, fox_table

NEEDS = range(MOST_TARGET + 1)
MATCHES = 4000


def worth(target: int, scores: list[int]) -> list[int]:
    table = fox_table("...", "...", target=target, scores=scores, round=2).position.table
    return [value(table, seat) for seat in SEATS]


@pytest.mark.clause("fox.end.1")
def test_the_chances_of_both_are_the_whole_whatever_both_need() -> None:
    assert all(CHANCES[mine][other] + CHANCES[other][mine] == WON for mine in NEEDS for other in NEEDS)


@pytest.mark.clause("fox.end.1")
def test_who_needs_less_has_the_better_chance_and_a_point_more_never_harms() -> None:
    for mine in NEEDS[1:]:
        assert all(less >= more for more, less in pairwise(CHANCES[mine]))
        assert CHANCES[mine][mine] == WON // 2
    assert worth(99, [30, 20])[0] > worth(99, [25, 20])[0] > WON // 2


@pytest.mark.clause("fox.end.1")
@pytest.mark.parametrize("target", [LEAST_TARGET, 16, 21, 35, 52, MOST_TARGET])
def test_what_a_score_is_worth_follows_from_what_is_needed_for_every_target(target: int) -> None:
    ahead = min(target - 1, 9)
    mine, other = worth(target, [ahead, 0])
    assert (mine, other) == (CHANCES[target - ahead][target], CHANCES[target][target - ahead])
    assert mine > WON // 2 > other


@pytest.mark.clause("fox.end.1")
@pytest.mark.parametrize(("target", "scores"), [(5, (3, 1)), (21, (12, 15)), (99, (40, 50)), (99, (80, 70))])
def test_matches_that_are_played_on_by_chance_are_won_as_often_as_foretold(
    target: int, scores: tuple[int, int]
) -> None:
    chance, (ends, weights) = (
        random.Random(5),
        zip(*(((got, gave), often) for got, gave, often in rounds()), strict=True),
    )
    won = 0.0
    for _ in range(MATCHES):
        mine, other = scores
        while max(mine, other) < target:
            got, gave = chance.choices(ends, weights)[0]
            mine, other = mine + got, other + gave
        won += 0.5 if mine == other else mine > other
    assert won / MATCHES == pytest.approx(CHANCES[target - scores[0]][target - scores[1]] / WON, abs=0.03)
