"""Bots at the table: they answer from outside, once, and from what their seat knows."""

from __future__ import annotations

import pytest

from fabletop.catalog import OWN
from fabletop.contract import branch_of, read_seed
from fabletop.match import Answer, Match
from tests.match.tables import Played, state
from tests.tables import WITH_THE_TOY


@pytest.mark.parametrize("game", WITH_THE_TOY)
def test_a_match_of_bots_is_played_by_doing_what_is_due(game: str) -> None:
    table = Played(game, "random", "easy")
    played = 0
    while (due := table.match.due()) and played < 40:
        assert due[0].seat is not None
        table.do(None, table.match.decision_request(due[0].seat).answer())
        played += 1
    assert played > 5
    assert state(table.folded()) == state(table.match)


def test_two_workers_who_let_a_bot_think_come_to_the_same_answer() -> None:
    table = Played("fox", "easy", "easy")
    seat = table.match.to_act[0]
    assert Match.from_log(table.log).decision_request(seat).answer() == table.match.decision_request(seat).answer()


def test_an_answer_of_a_bot_counts_once() -> None:
    table = Played("highest", "ann", "random")
    answer = table.match.decision_request(1).answer()
    table.do(None, answer)
    assert table.refused(None, answer) == "refused-match-question"


def test_nobody_answers_for_a_bot_but_the_server() -> None:
    table = Played("highest", "ann", "random")
    answer = Answer(table.question(1), table.choices(1)[0])
    assert table.refused("ann", answer) == "refused-match-question"


def test_a_thought_is_not_touched_by_what_happens_meanwhile() -> None:
    table = Played("highest", "ann", "random")
    decision_request = table.match.decision_request(1)
    expected = decision_request.answer()
    table.answer(0)
    assert decision_request.answer() == expected


def test_another_bot_can_think_in_the_place_of_one_that_fails() -> None:
    table = Played("fox", "easy", "easy")
    seat = table.match.to_act[0]
    answer = table.match.decision_request(seat).answer("random")
    table.do(None, answer)


@pytest.mark.parametrize("game", OWN)
def test_a_bot_decides_the_same_whatever_others_hold(game: str) -> None:
    """Its seeds follow from the secret and the question, not from the cards."""
    table = Played(game, "easy", "easy")
    for number in range(12):
        seat = table.match.to_act[0]
        other = table.folded()
        other.game.rules.resample(other.position.table, seat, read_seed(f"other#{number}"))
        answer = table.match.decision_request(seat).answer()
        assert other.decision_request(seat).answer() == answer
        table.do(None, answer)


def test_the_generators_of_bots_are_strangers_to_the_deal() -> None:
    table = Played("fox", "easy", "easy")
    decision_request = table.match.decision_request(table.match.to_act[0])
    told = {decision_request.seed, branch_of(decision_request.seed, "bot"), branch_of(decision_request.seed, "world")}
    assert table.match.seed not in told
    assert table.match.secret not in told
