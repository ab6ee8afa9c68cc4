"""The end of the game (fox.end)."""

from __future__ import annotations

import pytest

from fabletop.contract import BadInput
from fabletop.text.speech import Speech
from tests.games.fox.tables import FOX, SEATS, facts, fox_table, new_game, played_to_the_end, rounds_of

GAMES = range(10)
TARGETS = (5, 16, 21, 35, 50, 99)


@pytest.mark.clause("fox.end.1")
def test_the_target_is_21_unless_another_is_chosen_and_16_21_and_35_are_offered_first() -> None:
    target = next(option for option in FOX.about.options if option.name == "target")
    assert (target.values, target.default) == ((16, 21, 35), 21)
    assert [new_game("target", target=number).view().target for number in TARGETS] == list(TARGETS)
    assert new_game("target").view().target == 21


@pytest.mark.clause("fox.end.6")
@pytest.mark.parametrize("wrong", [4, 100, 0, -21, "21.5", "many", True])
def test_a_target_below_5_or_above_99_is_refused_with_a_sentence(wrong: int | str) -> None:
    with pytest.raises(BadInput) as caught:
        FOX.open({"target": wrong}, 2, "target")
    word = str(wrong)
    assert str(caught.value) == f"The option “target” cannot be “{word}”. Allowed: 16, 21, 35, 5–99."


@pytest.mark.clause("fox.end.6")
@pytest.mark.parametrize("number", GAMES)
def test_a_game_to_six_points_or_fewer_is_one_round(number: int) -> None:
    for target in (5, 6):
        assert len(rounds_of(played_to_the_end(f"one round#{number}", target=target))) == 1


@pytest.mark.clause("fox.end.1", "fox.end.2", "fox.end.3")
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("number", GAMES)
def test_whole_games_end_after_the_first_round_that_brings_somebody_to_the_target(target: int, number: int) -> None:
    table = played_to_the_end(f"ends#{number}", target=target)
    totals = {0: 0, 1: 0}
    for told in rounds_of(table):
        assert max(totals.values()) < target
        for row in facts(told, "round-scored") + facts(told, "treasure-taken"):
            totals[row["seat"]] += row["points"]
    assert max(totals.values()) >= target
    assert table.result is not None
    assert table.result.points == (totals[0], totals[1])


@pytest.mark.clause("fox.end.2")
def test_a_treasure_over_the_target_is_followed_by_the_rest_of_the_round() -> None:
    table = fox_table("7K ...", "2K ...", decree="6M", tricks=[1, 0], scores=[20, 12], round=4)
    table.play("7K", "2K")
    assert table.view().scores[0] == 21
    for _ in table.at_random("the rest"):
        pass
    assert len(facts(table.told, "trick-won")) == 12
    assert len(facts(table.told, "round-scored")) == 2


@pytest.mark.clause("fox.end.3", "fox.end.4", "fox.end.5")
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("number", GAMES)
def test_whole_games_are_won_by_points_then_by_the_last_round(target: int, number: int) -> None:
    table = played_to_the_end(f"winners#{number}", target=target)
    view, result = table.view(), table.result
    ranking = {seat: (view.scores[seat], view.round_points[seat]) for seat in SEATS}
    assert result is not None
    assert result.winners == tuple(seat for seat in SEATS if ranking[seat] == max(ranking.values()))


@pytest.mark.clause("fox.end.3", "fox.end.4", "fox.end.5")
@pytest.mark.parametrize(
    ("scores", "treasures", "why"),
    [
        ([15, 10], [0, 0], "fox-why-points"),
        ([15, 18], [0, 2], "fox-why-last-round"),
        ([15, 18], [0, 3], "fox-why-draw"),
    ],
)
def test_the_result_says_what_decided_it(scores: list[int], treasures: list[int], why: str) -> None:
    table = fox_table("8K", "4K", decree="6M", tricks=[6, 6], scores=scores, treasures=treasures, round=4)
    assert table.result is None
    table.play("8K", "4K")
    assert table.result is not None
    assert table.result.why[0].id == why


@pytest.mark.clause("fox.score.1")
def test_the_result_says_where_the_points_come_from() -> None:
    table = fox_table("8K", "4K", decree="6M", tricks=[6, 6], scores=[15, 18], treasures=[0, 3], round=4)
    table.play("8K", "4K")
    assert table.result is not None
    say = Speech("en", viewer=0, names=("Ada", "Bea"))
    assert [say.say(reason) for reason in table.result.why[1:]] == [
        "You: 15 before the last round, 6 for 7 tricks (Victorious); 21 points in all.",
        "Bea: 15 before the last round, 3 for 6 tricks (Defeated), 3 for treasure; 21 points in all.",
    ]


@pytest.mark.clause("fox.end.5")
def test_in_a_draw_both_share_the_first_place() -> None:
    table = fox_table("8K", "4K", decree="6M", tricks=[6, 6], scores=[15, 18], treasures=[0, 3], round=4)
    table.play("8K", "4K")
    assert table.result is not None
    assert table.result.places == (1, 1)
