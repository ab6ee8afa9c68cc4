"""Going away, coming back, resigning."""

from __future__ import annotations

import pytest

from fabletop.match import Abandon, Agree, Answer, CameBack, Propose, Resign, StandIn, Went
from tests.match.tables import Played, ids, state


def test_a_bot_stands_in_for_a_leaver_after_the_grace() -> None:
    table = Played("highest", "ann", "bob", stand_in="random", grace=20)
    table.server(Went("bob"))
    assert table.view().seats[1].is_there is False
    (due,) = table.match.due()
    assert (due.at, due.command) == (table.now + 20_000, StandIn(1))
    assert table.refused(None, StandIn(1)) == "refused-match-too-early"
    table.now = due.at
    assert ids(table.server(StandIn(1))) == ["match-stand-in"]
    (due,) = table.match.due()
    assert due.seat == 1
    table.do(None, table.match.decision_request(1).answer())


def test_whoever_comes_back_plays_on() -> None:
    table = Played("highest", "ann", "bob")
    table.server(Went("bob"))
    table.now += 20_000
    table.server(StandIn(1))
    question = table.question(1)
    assert table.refused("bob", Answer(question, table.choices(1)[0])) == "refused-match-stand-in"
    table.server(CameBack("bob"))
    assert table.view().seats[1].stand_in is None
    table.do("bob", Answer(question, table.choices(1)[0]))


def test_a_thought_that_comes_after_its_owner_is_back_is_refused() -> None:
    table = Played("highest", "ann", "bob", stand_in="random")
    table.server(Went("bob"))
    table.now += 20_000
    table.server(StandIn(1))
    answer = table.match.decision_request(1).answer()
    table.server(CameBack("bob"))
    assert table.refused(None, answer) == "refused-match-no-bot"


def test_coming_back_in_time_needs_no_bot() -> None:
    table = Played("highest", "ann", "bob")
    table.server(Went("bob"))
    table.now += 19_999
    table.server(CameBack("bob"))
    table.now += 10_000
    assert table.match.due() == ()
    assert table.refused(None, StandIn(1)) == "refused-match-too-early"
    assert table.refused(None, CameBack("bob")) == "refused-match-there"


def test_only_the_server_knows_who_is_there() -> None:
    table = Played("highest", "ann", "bob")
    assert table.refused("ann", Went("bob")) == "refused-match-server"
    assert table.refused(None, Went("eve")) == "refused-match-not-seated"
    table.server(Went("bob"))
    assert table.refused(None, Went("bob")) == "refused-match-gone"
    assert table.refused("bob", CameBack("bob")) == "refused-match-server"


def test_with_everybody_gone_the_table_waits() -> None:
    table = Played("highest", "ann", "random")
    assert [due.seat for due in table.match.due()] == [1]
    table.server(Went("ann"))
    assert table.view().is_waiting
    assert table.match.due() == ()
    table.now += 1_000_000
    assert table.refused(None, StandIn(0)) == "refused-match-too-early"
    table.server(CameBack("ann"))
    assert [due.seat for due in table.match.due()] == [1]


def test_bots_among_themselves_need_nobody() -> None:
    table = Played("highest", "random", "random")
    while due := table.match.due():
        assert due[0].seat is not None
        table.do(None, table.match.decision_request(due[0].seat).answer())
    assert table.view().phase == "over"


def test_with_two_seats_resigning_gives_the_match_to_the_other() -> None:
    table = Played("fox", "ann", "bob")
    assert ids(table.do("ann", Resign())) == ["match-resigned", "match-over-resigned"]
    result = table.view().result
    assert result is not None
    assert (result.how, result.places, result.points, result.resigned) == ("resigned", (2, 1), (), (0,))
    assert table.refused("bob", Resign()) == "refused-match-over"


def test_with_more_seats_a_bot_plays_on_for_whoever_resigned() -> None:
    table = Played("highest", "ann", "bob", "cyd", stand_in="random")
    table.do("ann", Resign())
    assert table.view().phase == "playing"
    assert table.match.bot_at(0) == "random"
    assert table.refused("ann", Resign()) == "refused-match-resigned"
    assert table.refused("ann", Propose("pause")) == "refused-match-resigned"
    assert [due.seat for due in table.match.due()] == [0]
    table.finish()
    result = table.view().result
    assert result is not None
    assert result.how == "played"
    assert result.places[0] == 3
    assert sorted(result.places[1:])[0] == 1


def test_whoever_resigned_does_not_come_back() -> None:
    table = Played("highest", "ann", "bob", "cyd")
    table.do("ann", Resign())
    table.server(Went("ann"))
    table.server(CameBack("ann"))
    assert table.match.bot_at(0) == "medium"
    assert table.view(0).asked is None


def test_when_no_other_person_is_left_resigning_ends_the_match() -> None:
    table = Played("highest", "ann", "random", "random")
    table.do("ann", Resign())
    result = table.view().result
    assert result is not None
    assert (result.how, result.places) == ("resigned", (3, 1, 1))


def test_a_leaver_is_not_waited_for_when_something_is_offered() -> None:
    table = Played("highest", "ann", "bob", "cyd")
    table.do("ann", Propose("pause"))
    table.do("bob", Agree("pause"))
    assert table.view().phase == "playing"
    table.server(Went("cyd"))
    assert table.view().phase == "paused"


def test_the_offers_of_a_leaver_lapse() -> None:
    table = Played("highest", "ann", "bob", "cyd")
    table.do("ann", Propose("pause"))
    table.server(Went("ann"))
    assert table.view().offers == ()


@pytest.mark.parametrize("how", ["played", "resigned", "abandoned"])
def test_after_the_end_nothing_more_is_played(how: str) -> None:
    table = Played("highest", "ann", "bob")
    if how == "played":
        table.finish()
    elif how == "resigned":
        table.do("ann", Resign())
    else:
        table.server(Abandon())
    assert table.view().phase == "over"
    assert table.view().owes == ()
    assert table.match.due() == ()
    assert table.refused("ann", Answer("0.0.0", 1)) == "refused-match-over"
    assert table.refused("ann", Propose("undo")) == "refused-match-over"
    assert table.refused(None, Abandon()) == "refused-match-over"
    assert state(table.folded()) == state(table.match)
