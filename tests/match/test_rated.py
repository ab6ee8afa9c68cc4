"""Rated tables: what they may not be, what nobody can do there, and what counts as lost."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.bots.ladder import ladders
from fabletop.catalog import game_named
from fabletop.contract import BadInput, commitment_of
from fabletop.match import (
    Agree,
    Beginning,
    BotPlayer,
    CameBack,
    ClockRule,
    Forfeit,
    Match,
    MatchCommand,
    Person,
    Propose,
    Reclaim,
    Resign,
    SeatBot,
    StandIn,
    Start,
    TablePlan,
    TakeBack,
    TimeUp,
    Went,
    rematch_of,
    settings_for,
)
from fabletop.match.rated import LONGEST_ANSWER
from tests.match.tables import Played, ids, state

ANN, BOB = Person("ann", "Ann"), Person("bob", "Bob")


def rated(game: str, *seated: str | None, **more: Any) -> Played:
    return Played(game, *seated, rated=True, **more)


def why_not(*, beginning: Beginning | None = None, **plan: object) -> str:
    """Why a table cannot be rated; without that wish it can be."""
    asked = {"game": "fox", "seats": 2, "seated": (ANN, BOB)} | plan
    settings_for(TablePlan(**asked), commitment=commitment_of(""), beginning=beginning)  # type: ignore[arg-type]
    with pytest.raises(BadInput) as error:
        settings_for(TablePlan(**asked, rated=True), commitment=commitment_of(""), beginning=beginning)  # type: ignore[arg-type]
    return error.value.message.id


def test_one_device_and_known_cards_are_never_rated() -> None:
    assert why_not(shared=True) == "error-rated-device"
    assert why_not(beginning=Beginning("old", "ab" * 32, ())) == "error-rated-begun"


def test_a_deck_of_ones_own_is_never_rated() -> None:
    game = game_named("fairytale")
    options = {option.name: option.default for option in game.about.options}
    assert why_not(game="fairytale", texts=game.texts(options)) == "error-rated-deck"


@pytest.mark.parametrize("level", ["easy-swan", "ismcts:100"])
def test_a_bot_of_unknown_strength_sits_at_no_rated_table(level: str) -> None:
    assert why_not(seated=(ANN, BotPlayer(level))) == "error-rated-bot"
    table = rated("fox", "ann", None, start=False)
    assert table.refused("ann", SeatBot(1, level)) == "error-rated-bot"
    assert table.refused("ann", Start(level)) == "error-rated-bot"
    table.do("ann", SeatBot(1, "easy"))
    table.do("ann", Start())


def test_variants_are_rated_among_people_but_not_against_bots() -> None:
    """By other rules nobody has measured how strong a level is; in a short match, say, luck decides more."""
    settings_for(
        TablePlan(game="fox", seats=2, seated=(ANN, BOB), options={"target": 16}, rated=True),
        commitment=commitment_of(""),
    )
    assert why_not(seated=(ANN, BotPlayer("easy")), options={"target": 16}) == "error-rated-bot"


def test_five_play_fairy_tale_with_the_deck_that_was_measured() -> None:
    seated: tuple[Person | BotPlayer, ...] = (ANN, *[BotPlayer("easy")] * 4)
    plan = TablePlan(game="fairytale", seats=5, seated=seated, options={"deck": "expert100"}, rated=True)
    assert settings_for(plan, commitment=commitment_of("")).rated
    assert "5" in ladders()["fairytale"]


def test_a_rematch_stays_rated_and_has_cards_of_its_own() -> None:
    settings = rated("fox", "ann", "bob").match.settings
    again = rematch_of(settings, settings.seated, commitment_of("another"))
    assert again.rated
    assert again.commitment != settings.commitment


def test_what_came_of_a_choice_stays_whoever_would_agree() -> None:
    """Neither another person nor a bot can agree to it, for it cannot be asked."""
    for other in ("bob", "easy"):
        table = rated("fox", "ann", other)
        while table.match.to_act != (0,):
            table.answer(1)
        table.answer(0)
        while table.match.to_act == (0,):
            table.answer(0)
        table.answer(1)
        assert table.refused("ann", Propose("undo")) == "refused-match-rated-undo"
        assert table.refused("ann", TakeBack()) == "refused-match-rated-undo"
        assert table.refused("bob" if other == "bob" else "ann", Agree("undo")) == "refused-match-no-offer"


def test_what_nobody_could_have_learned_from_is_taken_back() -> None:
    table = rated("highest", "ann", "bob")
    before = table.match.game.save(table.match.position)
    table.answer(0)
    table.do("ann", Propose("undo"))
    assert table.match.game.save(table.match.position) == before


def left_to_a_bot(table: Played, seat: int) -> None:
    table.server(Went(table.player(seat)))
    table.now += 20_000
    table.server(StandIn(seat))


def test_whoever_is_not_there_at_the_end_has_lost_whatever_the_bot_reached() -> None:
    for number in range(20):
        table = rated("highest", "ann", "bob", stand_in="random")
        left_to_a_bot(table, 0)
        table.finish(f"left {number}")
        result = table.match.result
        assert result is not None
        assert (result.how, result.places, result.away) == ("played", (2, 1), (0,))
        assert "match-lost-away" in [why.id for why in result.why]
    casual = Played("highest", "ann", "bob", stand_in="random")
    left_to_a_bot(casual, 0)
    casual.finish("left 0")
    assert casual.match.result is not None
    assert casual.match.result.away == ()


def test_whoever_came_back_is_there_but_was_helped() -> None:
    table = rated("highest", "ann", "bob", stand_in="random")
    left_to_a_bot(table, 0)
    table.answer(0)
    table.server(CameBack("ann"))
    table.finish()
    assert table.match.result is not None
    assert table.match.result.away == ()
    assert table.match.helped == {0}


def test_whoever_ran_out_of_time_and_stayed_away_has_lost() -> None:
    for is_back in (False, True):
        table = rated("highest", "ann", "bob", stand_in="random", clock=ClockRule("bank", seconds=5))
        table.now += 5_000
        table.server(TimeUp(0))
        table.answer(0)
        if is_back:
            table.do("ann", Reclaim())
        while table.match.phase == "playing":
            table.answer(table.match.to_act[0])
        assert table.match.result is not None
        assert table.match.result.away == (() if is_back else (0,))
        assert table.match.helped == {0}


def test_a_decision_that_a_bot_makes_at_zero_is_help() -> None:
    table = rated("highest", "ann", "bob", stand_in="random", clock=ClockRule("decision", seconds=5))
    table.now += 5_000
    table.server(TimeUp(0))
    assert ids(table.answer(0)).count("match-helped") == 1
    table.finish()
    assert table.match.helped == {0}
    assert [event.message.id for event in table.events].count("match-helped") == 1


def forfeited(table: Played) -> list[str]:
    assert table.refused(None, Forfeit()) == "refused-match-too-early"
    table.now = table.match.moved_at + LONGEST_ANSWER
    assert table.refused("ann", Forfeit()) == "refused-match-server"
    return ids(table.server(Forfeit()))


def test_a_match_against_bots_that_lies_still_for_a_day_is_lost() -> None:
    """Nobody escapes a loss by staying away."""
    table = rated("fox", "ann", "easy")
    while table.match.to_act != (0,):
        table.answer(1)
    table.server(Went("ann"))
    assert table.match.is_waiting
    assert forfeited(table)[:2] == ["match-forfeited", "match-over-resigned"]
    assert table.match.result is not None
    assert table.match.result.places == (2, 1)
    assert state(table.folded()) == state(table.match)


def test_coming_and_going_does_not_make_the_day_longer() -> None:
    table = rated("fox", "ann", "easy")
    while table.match.to_act != (0,):
        table.answer(1)
    for command in (Went("ann"), CameBack("ann")):
        table.now += LONGEST_ANSWER // 2
        table.server(command)
    assert "match-forfeited" in ids(table.server(Forfeit()))


def test_taking_back_does_not_make_the_day_longer() -> None:
    table = rated("highest", "ann", "bob")
    table.answer(0)
    moved = table.match.moved_at
    table.now += 1000
    table.do("ann", TakeBack())
    table.answer(0)
    assert table.match.moved_at == moved


def test_who_is_awaited_loses_a_match_that_lies_still_and_not_who_waits() -> None:
    table = rated("fox", "ann", "bob")
    (awaited,) = table.match.to_act
    forfeited(table)
    assert table.match.result is not None
    assert table.match.result.places[awaited] == 2


def test_a_pause_lasts_a_day_at_most() -> None:
    table = rated("fox", "ann", "bob")
    table.do("ann", Propose("pause"))
    table.do("bob", Agree("pause"))
    assert "match-forfeited" in forfeited(table)


def test_with_more_seats_the_others_play_on() -> None:
    table = rated("highest", "ann", "bob", "cyd", stand_in="random")
    table.answer(0)
    table.answer(1)
    assert forfeited(table) == ["match-forfeited"]
    assert table.view().phase == "playing"
    table.finish()
    assert table.match.result is not None
    assert table.match.result.places[2] == 3


@pytest.mark.parametrize("command", [Forfeit(), Resign()])
def test_casual_matches_wait_for_as_long_as_it_takes(command: MatchCommand) -> None:
    table = Played("fox", "ann", "bob")
    table.now += 10 * LONGEST_ANSWER
    assert table.match.forfeit_from is None
    if isinstance(command, Forfeit):
        assert table.refused(None, command) == "refused-match-too-early"


def test_a_log_from_before_is_of_a_casual_match() -> None:
    table = Played("highest", "ann", "bob")
    old = table.match.settings
    assert not old.rated
    assert not table.view(0).rated
    assert rated("highest", "ann", "bob").view(0).rated
    assert isinstance(table.match, Match)
