"""Matches that are over, watched again over HTTP."""

from __future__ import annotations

import pytest

from fabletop.catalog import game_named
from fabletop.contract import FabletopError, commitment_of
from fabletop.match import Answer, BotPlayer, Match, Resign, Start, TablePlan, opening, settings_for
from fabletop.match.folk import somebody_at
from fabletop.match.settings import Person
from fabletop.server.replaying import MOST_STEPS, own_eyes, replay_of

SECRET = "lantern"


def played(choices: int) -> Match:
    """A match of Fox in which somebody resigns after some choices."""
    seated = (Person("masha", "Masha"), BotPlayer("easy"))
    table = TablePlan(game="fox", seats=2, seated=seated)
    settings = settings_for(table, commitment=commitment_of(SECRET), host="masha")
    match = Match.opened(opening(settings, 0))
    match.apply(match.decide(Start(), by="masha", now=1, secret=SECRET))
    while len(match.line) < choices:
        seat = match.to_act[0]
        choice = match.game.question(match.position, seat).choices[0].number
        by = "masha" if seat == 0 else None
        match.apply(match.decide(Answer(match.question_id(seat), choice), by=by, now=2))
    match.apply(match.decide(Resign(), by="masha", now=3))
    return match


def test_every_pair_of_eyes_sees_its_own_cards() -> None:
    match = played(7)
    by_eyes = {eyes: replay_of("m", match, eyes, 0) for eyes in ("0", "1", "public", "all")}
    hands = {eyes: [hand is not None for hand in replay.steps[0].view.table.hands] for eyes, replay in by_eyes.items()}
    assert hands == {"0": [True, False], "1": [False, True], "public": [False, False], "all": [True, True]}
    assert {replay.total for replay in by_eyes.values()} == {8}
    assert [step.seat for step in by_eyes["all"].steps[1:]] == [made.seat for made in match.line]
    for eyes in ("0", "1", "public"):
        audiences = {event.audience for step in by_eyes[eyes].steps for event in step.events}
        assert audiences <= {None, by_eyes[eyes].seat}
    assert by_eyes["1"].steps[-1].view == game_named("fox").view(match.position, 1)


def test_steps_come_a_hundred_at_a_time() -> None:
    match = played(120)
    first, second = replay_of("m", match, "all", 0), replay_of("m", match, "all", MOST_STEPS)
    assert (len(first.steps), len(second.steps), second.first) == (MOST_STEPS, 121 - MOST_STEPS, MOST_STEPS)
    assert replay_of("m", match, "public", 500).steps == ()


def test_eyes_that_nobody_has_are_refused() -> None:
    with pytest.raises(FabletopError, match="is not a seat"):
        replay_of("m", played(1), "2", 0)


def test_own_eyes_are_those_of_the_seat_where_one_played() -> None:
    match = played(3)
    assert own_eyes(match, "masha") == "0"
    assert own_eyes(match, "somebody else") == own_eyes(match, None) == "public"


def test_on_one_device_nobodys_eyes_are_their_own() -> None:
    seated = (Person("masha", "Masha"), Person("masha/1", "Vanya"))
    table = TablePlan(game="fox", seats=2, seated=seated, shared=True)
    match = Match.opened(opening(settings_for(table, commitment=commitment_of(SECRET), host="masha"), 0))
    assert own_eyes(match, "masha") == "public"


def test_a_replay_says_who_the_bots_were() -> None:
    match = played(3)
    assert replay_of("m", match, "0", 0).folk == ("", somebody_at(commitment_of(SECRET), 1).name)
