"""People who hand on one device: each has a seat, an id and eyes of their own, and nobody is asked twice."""

from __future__ import annotations

import random
from typing import Any

import pytest

from fabletop.contract import commitment_of
from fabletop.match import (
    Agree,
    Answer,
    BotPlayer,
    CameBack,
    Match,
    Person,
    Propose,
    Start,
    TablePlan,
    Went,
    beside,
    opening,
    rematch_of,
    settings_for,
)
from fabletop.match.settings import Seated
from tests.match.tables import SECRET, Played

TABLES = [("fox", 2, 0), ("fairytale", 3, 0), ("fairytale", 5, 0), ("grimm", 2, 1), ("grimm", 4, 0), ("highest", 3, 0)]


class Shared(Played):
    """A table at which all people play on Ann's device."""

    def __init__(self, game: str, people: int, bots: int = 0, **more: Any) -> None:
        seated: tuple[Seated, ...] = (
            Person("ann", "Ann"),
            *(Person(beside("ann", number), f"Friend {number}") for number in range(1, people)),
            *[BotPlayer("random")] * bots,
        )
        asked = TablePlan(game=game, seats=people + bots, seated=seated, shared=True, **more)
        self.log = [opening(settings_for(asked, commitment=commitment_of(SECRET), host="ann"), 1000)]
        self.match = Match.opened(self.log[0])
        self.now = 1000
        self.events = []
        self.server(Start())


@pytest.mark.parametrize(("game", "people", "bots"), TABLES)
def test_one_device_plays_a_whole_match_seat_by_seat(game: str, people: int, bots: int) -> None:
    table = Shared(game, people, bots, options={"deck": "expert110"} if people > 4 else {})
    assert table.match.seats_held_by("ann") == tuple(range(people))
    chance = random.Random(game)
    while table.match.phase == "playing":
        seat = table.match.to_act[0]
        if table.match.bot_at(seat) is None:
            assert [table.view(eyes).asked is not None for eyes in range(people)].count(True) == len(
                [to_act for to_act in table.match.to_act if to_act < people]
            )
            others = [other for other in range(people) if other != seat]
            choice = chance.choice(table.choices(seat))
            wrong = Answer(table.question(seat), choice)
            assert table.refused(table.player(others[0]), wrong) == "refused-match-question"
            table.answer(seat, choice)
        else:
            table.answer(seat)
    assert table.match.result is not None
    assert not table.match.settings.rated
    assert table.view(0).shared
    assert not table.view(0).rated


def test_an_undo_needs_no_vote_of_those_who_sit_beside() -> None:
    table = Shared("fairytale", 3)
    for seat in (0, 1, 2):
        table.answer(seat)
    table.do(table.player(0), Propose("undo"))
    assert not table.match.offers
    assert [made.seat for made in table.match.line] == []


def test_a_rematch_is_agreed_at_once_and_everybody_comes_along() -> None:
    table = Shared("highest", 3)
    table.finish()
    table.do(table.player(1), Propose("rematch"))
    assert table.refused(table.player(0), Agree("rematch")) == "refused-match-no-offer"
    again = rematch_of(table.match.settings, table.match.seated_for_rematch(), commitment_of("next"))
    assert again.shared
    assert [seated.owner for seated in again.seated if isinstance(seated, Person)] == ["ann"] * 3


def test_who_plays_on_one_device_goes_and_comes_back_together() -> None:
    table = Shared("grimm", 3, bots=1)
    table.server(Went("ann"))
    assert table.match.is_waiting
    assert [seat.is_there for seat in table.view().seats] == [False, False, False, True]
    assert table.match.due() == ()
    table.server(CameBack("ann"))
    assert not table.match.is_waiting
    assert all(seat.is_there for seat in table.view().seats)
    assert len([event for event in table.events if event.message.id in ("match-went", "match-came-back")]) == 2


def test_at_other_tables_everybody_holds_one_seat_and_votes() -> None:
    table = Played("highest", "ann", "bob")
    assert table.match.seats_held_by("ann") == (0,)
    table.answer(0)
    table.answer(1)
    table.do("ann", Propose("undo"))
    assert "undo" in table.match.offers
    assert not table.view(0).shared
