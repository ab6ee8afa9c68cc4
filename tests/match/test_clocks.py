"""Clocks: each owing seat's runs until it has answered, and at zero a bot stands in."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fabletop import catalog
from fabletop.contract import BadInput, Game, IllegalChoice, Question
from fabletop.match import (
    Answer,
    CameBack,
    ClockRule,
    Propose,
    Reclaim,
    Resume,
    StandIn,
    TakeBack,
    TimeUp,
    Went,
)
from tests.match.tables import TWO_STAGES, Played, ids, state
from tests.toys.highest import HIGHEST

EACH = ClockRule("decision", 30)
BANK = ClockRule("bank", 60, 5)


def left(table: Played, seat: int) -> float:
    milliseconds = table.view().seats[seat].left
    assert milliseconds is not None
    return milliseconds / 1000


def runs(table: Played) -> list[bool]:
    return [seat.runs for seat in table.view().seats]


def wait(table: Played, seconds: float) -> None:
    table.now += round(seconds * 1000)


def test_without_a_clock_nobody_is_hurried() -> None:
    table = Played("highest", "ann", "bob")
    wait(table, 1e6)
    assert table.view().seats[0].left is None
    assert table.match.due() == ()
    assert table.refused(None, TimeUp(0)) == "refused-match-too-early"


def test_the_clock_of_everyone_who_owes_runs_until_their_answer_is_in() -> None:
    table = Played("highest", "ann", "bob", "cyd", clock=BANK)
    assert runs(table) == [True, True, True]
    wait(table, 10)
    table.answer(1)
    assert runs(table) == [True, False, True]
    wait(table, 10)
    assert [left(table, seat) for seat in range(3)] == [40, 55, 40]
    table.answer(0)
    table.answer(2)
    assert runs(table) == [True, True, True]
    assert [left(table, seat) for seat in range(3)] == [45, 55, 45]


def test_a_clock_for_each_decision_begins_anew_with_each() -> None:
    table = Played("highest", "ann", "bob", clock=EACH)
    wait(table, 20)
    table.answer(0)
    table.answer(1)
    assert [left(table, seat) for seat in range(2)] == [30, 30]


def test_half_an_answer_moves_no_clock() -> None:
    table = Played("fairytale", "ann", "bob", clock=BANK, options=TWO_STAGES)
    wait(table, 7)
    seen = table.view()
    table.answer(0)
    assert table.view() == seen
    assert left(table, 0) == 53
    table.answer(0)
    assert left(table, 0) == 58


def test_only_whoever_is_asked_thinks_on_their_own_time() -> None:
    table = Played("fox", "ann", "bob", clock=BANK)
    (asked,) = table.match.to_act
    assert runs(table) == [seat == asked for seat in range(2)]


def test_bots_have_no_clock() -> None:
    table = Played("highest", "ann", "random", clock=BANK)
    assert table.view().seats[1].left is None
    assert runs(table) == [True, False]


def test_time_is_up_not_a_moment_early() -> None:
    table = Played("highest", "ann", "bob", clock=EACH)
    fires = {due.command: due.at for due in table.match.due()}
    assert fires == {TimeUp(0): table.now + 30_000, TimeUp(1): table.now + 30_000}
    wait(table, 29.999)
    assert table.refused(None, TimeUp(0)) == "refused-match-too-early"
    assert table.refused("bob", TimeUp(0)) == "refused-match-server"
    wait(table, 0.001)
    assert ids(table.server(TimeUp(0))) == ["match-time-up"]
    assert table.refused(None, TimeUp(0)) == "refused-match-too-early"


def test_with_a_clock_for_each_decision_a_bot_makes_that_one() -> None:
    table = Played("highest", "ann", "bob", clock=EACH, stand_in="random")
    wait(table, 30)
    table.server(TimeUp(0))
    assert table.match.bot_at(0) == "random"
    assert table.view(0).asked is None
    choice = table.choices(0)[0]
    assert table.refused("ann", Answer(table.question(0), choice)) == "refused-match-stand-in"
    table.do(None, table.match.decision_request(0).answer())
    table.answer(1)
    assert table.match.bot_at(0) is None
    assert left(table, 0) == 30
    table.answer(0)


def test_with_an_empty_bank_a_bot_plays_on_until_the_seat_is_taken_again() -> None:
    table = Played("highest", "ann", "bob", clock=BANK)
    wait(table, 60)
    table.server(TimeUp(0))
    table.answer(0)
    table.answer(1)
    assert table.match.bot_at(0) == "medium"
    assert table.refused("bob", Reclaim()) == "refused-match-no-stand-in"
    table.do("ann", Reclaim())
    assert table.match.bot_at(0) is None
    assert left(table, 0) == 10
    assert runs(table)[0]


class Hasty(Game):
    """At zero the lowest card is played."""

    def at_zero(self, question: Question) -> int | None:
        return question.choices[0].number


class Confused(Game):
    """At zero something is played that nobody has."""

    def at_zero(self, question: Question) -> int | None:
        return -1


def brought(monkeypatch: pytest.MonkeyPatch, kind: type[Game]) -> None:
    game = kind(HIGHEST.about, HIGHEST.rules, HIGHEST.face, HIGHEST.locale)
    monkeypatch.setattr(catalog, "other_games", lambda: {"highest": game})


@pytest.mark.parametrize("clock", [EACH, BANK])
def test_what_is_chosen_at_zero_is_for_the_game_to_say(monkeypatch: pytest.MonkeyPatch, clock: ClockRule) -> None:
    brought(monkeypatch, Hasty)
    table = Played("highest", "ann", "bob", clock=clock, stand_in="random")
    wait(table, 60)
    table.server(TimeUp(0))
    first, *_ = table.choices(0)
    decision_request = table.match.decision_request(0)
    assert {replace(decision_request, seed=str(seed)).answer().choice for seed in range(20)} == {first}
    assert {replace(decision_request, seed=str(seed)).answer("easy").choice for seed in range(20)} != {first}


def test_a_game_has_no_say_when_somebody_has_left(monkeypatch: pytest.MonkeyPatch) -> None:
    brought(monkeypatch, Confused)
    table = Played("highest", "ann", "bob", clock=EACH, stand_in="random", grace=0)
    table.server(Went("ann"))
    table.server(StandIn(0))
    assert table.match.decision_request(0).answer().choice in table.choices(0)


def test_what_a_game_says_at_zero_must_be_allowed_or_a_bot_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    brought(monkeypatch, Confused)
    table = Played("highest", "ann", "bob", clock=EACH, stand_in="random")
    wait(table, 30)
    table.server(TimeUp(0))
    with pytest.raises(IllegalChoice):
        table.match.decision_request(0).answer()
    assert table.match.decision_request(0).answer("easy").choice in table.choices(0)


def test_taking_back_an_answer_wins_no_time() -> None:
    for clock, rest in ((EACH, 10), (BANK, 40)):
        table = Played("highest", "ann", "bob", clock=clock)
        wait(table, 15)
        table.answer(0)
        wait(table, 1)
        table.do("ann", TakeBack())
        wait(table, 5)
        assert left(table, 0) == rest


def test_during_a_pause_no_clock_runs() -> None:
    table = Played("highest", "ann", "random", clock=BANK)
    wait(table, 5)
    table.do("ann", Propose("pause"))
    assert runs(table) == [False, False]
    wait(table, 1000)
    table.do("ann", Resume())
    wait(table, 5)
    assert left(table, 0) == 50


def test_with_everybody_gone_no_clock_runs() -> None:
    table = Played("highest", "ann", "bob", clock=BANK)
    wait(table, 5)
    table.server(Went("ann"))
    assert runs(table) == [True, True]
    table.server(Went("bob"))
    assert runs(table) == [False, False]
    assert table.match.due() == ()
    wait(table, 1000)
    table.server(CameBack("bob"))
    wait(table, 1)
    assert left(table, 1) == 54


def test_a_clock_that_goes_backwards_outside_does_not_go_backwards_here() -> None:
    table = Played("highest", "ann", "bob", clock=BANK)
    wait(table, 20)
    table.answer(0)
    table.now -= 15_000
    table.answer(1)
    assert [entry.at for entry in table.log] == sorted(entry.at for entry in table.log)
    assert state(table.folded()) == state(table.match)


@pytest.mark.parametrize("rule", [ClockRule("bank"), ClockRule("decision", -3), ClockRule("bank", 60, -1)])
def test_a_clock_that_cannot_be_is_refused(rule: ClockRule) -> None:
    with pytest.raises(BadInput) as refused:
        Played("highest", "ann", "bob", clock=rule)
    assert refused.value.message.id == "error-number"
