"""Habits: what a sensible player likes at a table it could see."""

from __future__ import annotations

import random

import pytest

from fabletop.contract import read_seed
from fabletop.kernel.actions import marked_actions
from fabletop.search.searchers import HEURISTIC, searcher_on
from tests.games.fox.tables import FOX, TableKind, fox_table, new_game

WORLDS = 3
MATCHES = 8


def heuristic(table: TableKind, text: str) -> int:
    number = FOX.read_choice(text)
    assert number is not None
    return FOX.rules.heuristic(table.position.table, table.asked, number)


def favourite(table: TableKind) -> str:
    return max(sorted(table.legal), key=lambda text: heuristic(table, text))


@pytest.mark.parametrize(
    ("tricks", "best"),
    [([5, 6], "10B"), ([2, 9], "2B"), ([8, 3], "2B"), ([10, 1], "2B")],
    ids=["seven tricks are Victorious", "ten are Greedy", "three are Humble", "the rival shall be Greedy"],
)
def test_a_trick_is_taken_or_left_by_what_it_makes_of_the_round(tricks: list[int], best: str) -> None:
    table = fox_table("2K", "2B 10B", decree="6M", led="6B", tricks=tricks)
    assert favourite(table) == best


def test_a_treasure_is_taken_when_the_tricks_do_not_matter() -> None:
    table = fox_table("2K", "2B 10B", decree="6M", led="7B", tricks=[0, 11], treasures=[0, 0])
    assert favourite(table) == "10B"


def test_a_treasure_is_not_given_away_with_a_lost_trick() -> None:
    table = fox_table("2K", "7B 2B", decree="6M", led="10B", tricks=[0, 11], treasures=[0, 0])
    assert favourite(table) == "2B"


def test_a_leader_expects_the_rival_to_answer_well() -> None:
    table = fox_table("10B 8K", "8B 10K", decree="6M", tricks=[6, 5])
    assert favourite(table) == "10B"


def test_a_fox_is_played_for_the_decree_that_it_brings() -> None:
    table = fox_table("2K", "3B 8B", decree="6M", led="4K", tricks=[5, 6])
    assert favourite(table) == "3B"
    table.play("3B")
    assert favourite(table) == "swap 8B"


def test_a_fox_leaves_a_decree_that_serves() -> None:
    table = fox_table("10B", "3B 8B", decree="6M", led="4K", tricks=[9, 2])
    table.play("3B")
    assert favourite(table) == "keep decree"


def test_a_woodcutter_buries_the_card_that_would_win_one_trick_too_many() -> None:
    table = fox_table("8B 6B", "5B 2B 4B", decree="6M", led="4K", deck="10M", tricks=[1, 9])
    table.play("5B")
    assert favourite(table) == "bury 10M"


def test_a_woodcutter_keeps_the_trump_that_wins_the_trick_it_needs() -> None:
    table = fox_table("8B 6B", "5B 2B 4B", decree="6M", led="4K", deck="10M", tricks=[4, 6])
    table.play("5B")
    assert favourite(table) != "bury 10M"


def test_every_legal_choice_of_a_game_is_liked_within_bounds() -> None:
    table = new_game("liked")
    for _ in table.at_random("liked"):
        if not table.finished:
            assert all(abs(heuristic(table, text)) < 2000 for text in table.legal)


def test_habits_do_not_touch_the_table() -> None:
    table = new_game("untouched")
    before = FOX.save(table.position)
    favourite(table)
    assert FOX.save(table.position) == before


def wins_by_heuristic(seat: int, seed: str) -> bool:
    """A match of habits against chance."""
    table, chance = new_game(seed).position, random.Random(seed)
    consider = searcher_on("python", FOX.rules)
    asked = 0
    while FOX.to_act(table):
        (to_act,) = FOX.to_act(table)
        choice = chance.choice(marked_actions(FOX.legal(table, to_act)))
        if to_act == seat:
            asked += 1
            found = consider(table.table, seat, read_seed(f"{seed} question#{asked}"), WORLDS, HEURISTIC)
            choice = max(found, key=lambda choice: choice.value).action
        FOX.play(table, to_act, choice)
    result = FOX.result(table)
    assert result is not None
    return result.winners == (seat,)


def test_habits_beat_chance() -> None:
    wins = sum(wins_by_heuristic(seat, f"match {number}") for number in range(MATCHES) for seat in (0, 1))
    assert wins >= 2 * MATCHES * 3 // 4
