"""Answers: question ids, tokens, and answers that lie face down until the last one is in."""

from __future__ import annotations

import random

import pytest

from fabletop.match import Answer, TakeBack
from tests.match.tables import TWO_STAGES, Played, ids, state
from tests.tables import TOGETHER, WITH_THE_TOY


def test_an_answer_to_a_question_that_is_not_open_is_refused() -> None:
    table = Played("fox", "ann", "bob")
    (asked,) = table.match.to_act
    other = 1 - asked
    choice = table.choices(asked)[0]
    question = table.question(asked)
    assert table.refused(table.player(other), Answer(question, choice)) == "refused-match-question"
    assert table.refused("cyd", Answer(question, choice)) == "refused-match-not-seated"
    assert table.refused(table.player(asked), Answer("0.7.0", choice)) == "refused-match-question"
    assert table.refused(None, Answer(question, choice)) == "refused-match-no-bot"
    table.answer(asked)
    assert table.refused(table.player(asked), Answer(question, choice)) == "refused-match-question"


def test_a_choice_that_the_rules_refuse_is_refused_with_their_reason() -> None:
    table = Played("fox", "ann", "bob")
    (asked,) = table.match.to_act
    card = next(number for number in range(1, 34) if number not in table.choices(asked))
    assert table.refused(table.player(asked), Answer(table.question(asked), card)) == "fox-refused-not-in-hand"


def test_the_same_question_keeps_its_id_while_others_answer() -> None:
    table = Played("highest", "ann", "bob", "cyd")
    before = table.question(2)
    table.answer(0)
    table.answer(1)
    assert table.question(2) == before
    table.answer(2)
    assert table.question(2) != before


def test_a_command_that_is_sent_twice_is_done_once() -> None:
    table = Played("highest", "ann", "bob")
    command = Answer(table.question(0), table.choices(0)[0])
    table.do("ann", command, token="t1")
    assert table.match.is_done("ann", "t1")
    assert not table.match.is_done("bob", "t1")
    assert table.folded().is_done("ann", "t1")
    assert table.refused("ann", command, token="t1") == "refused-match-done"
    assert table.refused("ann", command, token="x" * 65) == "refused-match-token"
    assert len(table.match.line) == 1


@pytest.mark.parametrize("game", ["highest", *TOGETHER])
def test_an_answer_can_be_changed_until_the_last_one_is_in(game: str) -> None:
    """Whatever is answered, taken back and answered again, in any order, only the last answers count."""
    changed, plain = Played(game, "ann", "bob", "cyd"), Played(game, "ann", "bob", "cyd")
    assert changed.match.to_act == (0, 1, 2)
    for seat in (0, 1):
        answer_fully(changed, seat, -1)
    withdraw(changed, 0)
    answer_fully(changed, 0, 0)
    withdraw(changed, 1)
    answer_fully(changed, 1, 0)
    for seat in (1, 0):
        answer_fully(plain, seat, 0)
    for table in (changed, plain):
        answer_fully(table, 2, 0)
    assert changed.match.position.table.pack() == plain.match.position.table.pack()
    assert state(changed.folded()) == state(changed.match)


def answer_fully(table: Played, seat: int, which: int) -> None:
    """Answer until the seat has nothing more to say in this step."""
    steps = table.match.position.noticed
    while seat in table.match.to_act and table.match.position.noticed == steps:
        table.answer(seat, table.choices(seat)[which])


def withdraw(table: Played, seat: int) -> None:
    to_act = table.match.to_act
    ids_of_others = [table.question(other) for other in to_act]
    table.do(table.player(seat), TakeBack())
    assert seat in table.match.to_act
    assert [table.question(other) for other in to_act] == ids_of_others


def test_when_the_last_answer_is_in_none_is_changed_any_more() -> None:
    table = Played("highest", "ann", "bob")
    table.answer(0)
    table.answer(1)
    assert table.refused("ann", TakeBack()) == "refused-match-undo-consent"
    assert table.refused("bob", TakeBack()) == "refused-match-undo-consent"


def test_an_answer_of_two_parts_is_begun_anew_without_anyone_noticing() -> None:
    """Fairy Tale's draft in two stages: keep one card, then discard one."""
    table = Played("fairytale", "ann", "bob", options=TWO_STAGES)
    for seat in (0, 1):
        seen = {other: table.view(other) for other in (None, 1 - seat)}
        told = table.answer(seat)
        assert [event.audience for event in told] == [seat]
        told = table.do(table.player(seat), TakeBack())
        assert [event.audience for event in told] == [seat]
        assert {other: table.view(other) for other in (None, 1 - seat)} == seen
        answer_fully(table, seat, 0)
    assert len(table.match.line) == 4


def test_of_an_answer_face_down_nothing_shows_but_that_it_is_there() -> None:
    views = []
    for which in (0, 1):
        table = Played("highest", "ann", "bob", "cyd")
        told = table.answer(0, table.choices(0)[which])
        assert ids(told) == ["match-answer-given"]
        views.append((table.view(), table.view(1), table.view(2)))
        assert table.view().owes == (1, 2)
    assert views[0] == views[1]


def test_an_answer_to_a_question_that_an_undo_has_made_another_is_refused() -> None:
    table = Played("fox", "ann", "bob")
    (leader,) = table.match.to_act
    plain = [card for card in table.choices(leader) if card % 11 in (2, 4, 6, 8, 10)]
    table.answer(leader, plain[0])
    late = Answer(table.question(1 - leader), table.choices(1 - leader)[0])
    table.do(table.player(leader), TakeBack())
    table.answer(leader, plain[1])
    assert table.refused(table.player(1 - leader), late) == "refused-match-question"


@pytest.mark.parametrize("game", WITH_THE_TOY)
def test_a_whole_match_folds_to_the_same_state(game: str) -> None:
    table = Played(game, "ann", "bob")
    chance = random.Random(f"whole {game}")
    while table.match.phase == "playing":
        table.answer_at_random(chance)
    assert table.view().result is not None
    assert state(table.folded()) == state(table.match)
    assert table.match.due() == ()
