"""Pause, rematch and undo by consent."""

from __future__ import annotations

from fabletop.contract import commitment_of
from fabletop.match import (
    Agree,
    Answer,
    BotPlayer,
    ClockRule,
    Continue,
    Decline,
    Match,
    Person,
    Propose,
    Resign,
    Resume,
    TakeBack,
    Went,
    opening,
    rematch_of,
)
from tests.match.tables import TWO_STAGES, Played, ids, state


def test_a_pause_takes_everybody_and_anyone_ends_it() -> None:
    table = Played("highest", "ann", "bob", "cyd", "random")
    table.do("ann", Propose("pause"))
    assert [offer.what for offer in table.view().offers] == ["pause"]
    assert table.refused("ann", Agree("pause")) == "refused-match-no-offer"
    assert table.refused("bob", Propose("pause")) == "refused-match-offered"
    assert table.refused("bob", Resume()) == "refused-match-not-paused"
    table.do("bob", Agree("pause"))
    assert table.refused("bob", Agree("pause")) == "refused-match-no-offer"
    assert ids(table.do("cyd", Agree("pause"))) == ["match-agreed", "match-paused"]
    assert table.match.due() == ()
    assert table.view(0).asked is None
    assert table.refused("ann", Answer(table.question(0), table.choices(0)[0])) == "refused-match-paused"
    assert ids(table.do("bob", Resume())) == ["match-resumed"]
    table.answer(0)


def test_bots_always_agree() -> None:
    table = Played("highest", "ann", "random", "random")
    assert ids(table.do("ann", Propose("pause"))) == ["match-proposed", "match-paused"]


def test_a_refused_offer_takes_patience_and_more_each_time() -> None:
    table = Played("highest", "ann", "bob")
    waits = []
    for _ in range(8):
        table.do("ann", Propose("pause"))
        table.do("bob", Decline("pause"))
        assert table.refused("ann", Propose("pause")) == "refused-match-patience"
        began = table.now
        while table.match.patience[0].asks_from > table.now:
            table.now += 1000
        waits.append((table.now - began) // 1000)
    assert waits == [10, 20, 40, 80, 160, 320, 600, 600]
    table.do("bob", Propose("pause"))


def test_whoever_makes_an_offer_may_take_it_back() -> None:
    table = Played("highest", "ann", "bob")
    table.do("ann", Propose("pause"))
    table.do("ann", Decline("pause"))
    assert table.view().offers == ()
    assert table.refused("bob", Agree("pause")) == "refused-match-no-offer"
    assert table.refused("bob", Decline("pause")) == "refused-match-no-offer"


def test_an_undo_beyond_the_barrier_takes_the_consent_of_the_others() -> None:
    table = Played("fox", "ann", "bob")
    leader = table.match.to_act[0]
    first, second = table.player(leader), table.player(1 - leader)
    before = table.match.game.save(table.match.position)
    table.answer(leader)
    table.answer(1 - leader)
    assert ids(table.do(first, Propose("undo"))) == ["match-proposed"]
    assert ids(table.do(second, Agree("undo"))) == ["match-agreed", "match-undone"]
    assert table.match.game.save(table.match.position) == before
    assert table.match.happened == [(0, leader, "undo")]
    assert state(table.folded()) == state(table.match)


def test_an_undo_of_a_revealed_answer_gives_everybody_the_answer_back() -> None:
    """Else the one who asked could answer what has been shown."""
    table = Played("highest", "ann", "bob", "cyd")
    before = table.match.game.save(table.match.position)
    for seat in (2, 0, 1):
        table.answer(seat)
    table.do("ann", Propose("undo"))
    table.do("bob", Agree("undo"))
    assert table.view().owes == (0, 1, 2)
    assert len(table.match.line) == 3
    table.do("cyd", Agree("undo"))
    assert table.match.line == []
    assert table.match.game.save(table.match.position) == before


def test_an_undo_goes_back_to_one_decision_and_no_further() -> None:
    table = Played("fox", "ann", "bob")
    while not (table.match.line and table.match.line[-1].seat == table.match.to_act[0]):
        table.answer(table.match.to_act[0])  # until whoever takes the trick leads the next one
    seat, number = table.match.to_act[0], len(table.match.line)
    table.answer(seat)
    table.answer(1 - seat)
    table.do(table.player(seat), Propose("undo"))
    table.do(table.player(1 - seat), Agree("undo"))
    assert len(table.match.line) == number


def test_after_an_undo_the_same_cards_come() -> None:
    table = Played("fairytale", "ann", "bob")
    table.finish()
    played = [(made.seat, made.choice) for made in table.match.line]
    other = Played("fairytale", "ann", "bob")
    for number, (seat, choice) in enumerate(played):
        other.answer(seat, choice)
        if number == len(played) // 2:
            length = other.match.undo_target(0)
            other.do("ann", Propose("undo"))
            if "undo" in other.match.offers:
                other.do("bob", Agree("undo"))
            else:
                length = len(other.match.line)
            for again in played[length : number + 1]:
                other.answer(*again)
    assert other.match.game.save(other.match.position) == table.match.game.save(table.match.position)


def test_a_new_choice_of_the_asker_ends_the_offer_to_undo() -> None:
    table = Played("highest", "ann", "bob")
    table.answer(0)
    table.answer(1)
    table.do("ann", Propose("undo"))
    table.answer(0)
    assert table.view().offers == ()


def test_half_an_answer_changes_no_offer_that_others_see() -> None:
    """Fairy Tale's draft in two stages: an answer has two parts, and the first is nobody's business."""
    table = Played("fairytale", "ann", "bob", options=TWO_STAGES)
    for seat in (0, 0, 1, 1):
        table.answer(seat)
    table.do("ann", Propose("undo"))
    for seat in (0, 1):
        others = (None, 1 - seat)
        seen = [table.view(other) for other in others]
        table.answer(seat)
        table.do(table.player(seat), TakeBack())
        table.answer(seat)
        assert [table.view(other) for other in others] == seen
    table.do("bob", Agree("undo"))
    assert table.match.line == []
    assert state(table.folded()) == state(table.match)


def test_an_undo_brings_nothing_into_a_bank() -> None:
    table = Played("highest", "ann", "random", clock=ClockRule("bank", 60, 5))
    table.answer(0)
    table.answer(1)
    table.do("ann", Propose("undo"))
    assert table.view().seats[0].left == 65_000


def test_there_is_nothing_to_undo_before_the_first_choice() -> None:
    table = Played("fox", "ann", "bob")
    assert table.refused("ann", Propose("undo")) == "refused-match-nothing-to-undo"
    assert not table.view(0).may_undo


def test_against_bots_alone_an_undo_is_never_refused() -> None:
    table = Played("highest", "ann", "random")
    table.answer(0)
    table.answer(1)
    assert ids(table.do("ann", Propose("undo"))) == ["match-proposed", "match-undone"]
    assert table.match.line == []


def test_a_rematch_is_played_one_seat_further() -> None:
    table = Played("highest", "ann", "bob", "random")
    assert table.refused("ann", Propose("rematch")) == "refused-match-playing"
    table.finish()
    table.do("bob", Propose("rematch"))
    assert ids(table.do("ann", Agree("rematch"))) == ["match-agreed", "match-rematch"]
    assert table.refused("bob", Propose("rematch")) == "refused-match-offered"
    settings = rematch_of(table.match.settings, table.match.seated_for_rematch(), commitment_of("new"))
    assert settings.seated == (BotPlayer("random"), Person("ann", "Ann"), Person("bob", "Bob"))
    assert settings.commitment == commitment_of("new")
    assert Match.opened(opening(settings, 0)).phase == "open"
    assert table.refused("ann", Continue("m2")) == "refused-match-server"
    table.server(Continue("m2"))
    assert table.view().next_match == "m2"
    assert table.refused(None, Continue("m3")) == "refused-match-no-offer"
    assert state(table.folded()) == state(table.match)


def test_whoever_resigned_may_want_a_rematch() -> None:
    table = Played("fox", "ann", "bob")
    table.do("ann", Resign())
    table.do("ann", Propose("rematch"))
    table.do("bob", Agree("rematch"))
    assert table.view().rematch


def test_whoever_is_gone_has_no_seat_in_the_rematch() -> None:
    table = Played("highest", "ann", "bob", "cyd")
    table.finish()
    table.server(Went("bob"))
    table.do("ann", Propose("rematch"))
    table.do("cyd", Agree("rematch"))
    assert table.match.seated_for_rematch() == (Person("ann", "Ann"), None, Person("cyd", "Cyd"))
