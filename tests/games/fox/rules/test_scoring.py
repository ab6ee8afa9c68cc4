"""Points for a round (fox.score)."""

from __future__ import annotations

import pytest

from tests.games.fox.tables import SEATS, facts, fox_table, played_to_the_end, rounds_of

POINTS = (6, 6, 6, 6, 1, 2, 3, 6, 6, 6, 0, 0, 0, 0)
"""For 0 to 13 tricks."""
GAMES = range(10)


@pytest.mark.clause("fox.score.1")
@pytest.mark.parametrize("tricks", range(14))
@pytest.mark.parametrize("seat", SEATS)
def test_tricks_are_worth_what_the_table_says(seat: int, tricks: int) -> None:
    winner = seat if tricks > 0 else 1 - seat
    before = [0, 0]
    before[seat], before[1 - seat] = tricks, 13 - tricks
    before[winner] -= 1
    hands = ("8K", "4K") if winner == 0 else ("4K", "8K")
    table = fox_table(*hands, leader=winner, decree="6M", tricks=before)
    told = table.play("8K") + table.play("4K")
    assert facts(told, "round-scored", seat) == [{"seat": seat, "tricks": tricks, "points": POINTS[tricks]}]
    assert table.view().scores[seat] == POINTS[tricks]


@pytest.mark.clause("fox.score.1")
@pytest.mark.parametrize("number", GAMES)
def test_in_whole_games_the_trick_points_of_a_round_add_up_to_6_7_8_or_9(number: int) -> None:
    sums = {(13, 0): 6, (12, 1): 6, (11, 2): 6, (10, 3): 6, (9, 4): 7, (8, 5): 8, (7, 6): 9}
    for told in rounds_of(played_to_the_end(f"sums#{number}")):
        scored = facts(told, "round-scored")
        more, fewer = sorted((row["tricks"] for row in scored), reverse=True)
        assert sum(row["points"] for row in scored) == sums[more, fewer]


@pytest.mark.clause("fox.score.2", "fox.treasure.2")
@pytest.mark.parametrize("number", GAMES)
def test_in_whole_games_the_total_is_all_trick_points_and_all_treasures(number: int) -> None:
    table = played_to_the_end(f"totals#{number}", target=35)
    for seat in SEATS:
        gained = facts(table.told, "round-scored", seat) + facts(table.told, "treasure-taken", seat)
        assert table.view().scores[seat] == sum(row["points"] for row in gained)
