"""What a game that goes on promises: a chance of the win for everybody, more for those who stand better."""

from __future__ import annotations

import pytest

from fabletop.games.grimm.play.value import DOUBLE, LEAST, weight_of
from tests.games.grimm.tables import TableKind, arranged, new_game

SURE = 10_000
NEARLY = "straw roof, wood roof, brick walls"


def chances(table: TableKind) -> list[int]:
    return [table.game.rules.value(table.position.table, seat) for seat in range(table.position.table.seats)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chances_of_all_are_one(seats: int) -> None:
    assert SURE - seats < sum(chances(new_game(seats))) <= SURE


@pytest.mark.parametrize(
    "better",
    [
        {"goods": ["3 straw", "", ""]},
        {"houses": ["wood walls", "", ""]},
        {"houses": ["straw roof", "straw walls", "straw walls"], "builders": {}},
        {"houses": ["straw roof", "straw roof", "straw roof"], "builders": {"straw": 0}},
        {"hands": ["Wolf, Roar", "", ""]},
        {"friends": ["Rapunzel", "", ""]},
        {"goods": ["4 brick", "4 straw", "4 straw"], "houses": [NEARLY, NEARLY, NEARLY], "builders": {}},
    ],
    ids=["resources", "sections", "a finished house", "a token", "Fables", "a Friend", "the right resources"],
)
def test_who_stands_better_is_likelier_to_win(better: dict[str, object]) -> None:
    first, *others = chances(arranged(**better))
    assert first > max(others) > 0


def test_the_last_resources_count_most() -> None:
    near = chances(arranged(houses=[NEARLY, NEARLY, ""], goods=["5 brick", "4 brick", ""], builders={}))
    far = chances(arranged(goods=["1 brick", "", ""]))
    assert near[0] / near[1] > far[0] / far[1] > 1


def test_weights_double_and_nobody_is_hopeless() -> None:
    assert weight_of(0, 0) == 2 * weight_of(-DOUBLE, 0) == 4 * weight_of(-2 * DOUBLE, 0)
    assert weight_of(-LEAST - 1000, 0) == weight_of(-LEAST, 0) > 0


def test_what_is_over_is_worth_the_share_of_the_win() -> None:
    table = arranged(window="over", houses=["straw roof, wood roof, brick roof", "straw roof", ""])
    assert chances(table) == [SURE + 52, 48, 47]
