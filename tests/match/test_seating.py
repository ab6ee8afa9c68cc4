"""Sitting down, standing up, bots, and the start."""

from __future__ import annotations

import pytest

from fabletop.contract import BadInput, FabletopError, commitment_of, seed_of
from fabletop.match import (
    Abandon,
    AddWords,
    Answer,
    BotPlayer,
    Close,
    EmptySeat,
    Person,
    SeatBot,
    Sit,
    StandUp,
    Start,
    TablePlan,
    settings_for,
)
from tests.match.tables import SECRET, Played, ids


def empty(**more: object) -> Played:
    return Played("highest", None, None, None, start=False, **more)


def test_people_sit_down_where_they_like_or_on_the_first_empty_seat() -> None:
    table = empty()
    table.do("bob", Sit("Bob", 1))
    table.do("ann", Sit("Ann"))
    table.do("cyd", Sit("Cyd"))
    assert [seat.name for seat in table.view().seats] == ["Ann", "Bob", "Cyd"]
    assert table.refused("dan", Sit("Dan")) == "refused-match-full"


def test_a_seat_that_is_taken_or_not_there_is_refused() -> None:
    table = empty()
    table.do("bob", Sit("Bob", 1))
    assert table.refused("ann", Sit("Ann", 1)) == "refused-match-taken"
    assert table.refused("ann", Sit("Ann", 3)) == "refused-match-no-seat"
    assert table.refused("ann", Sit("Ann", -1)) == "refused-match-no-seat"
    assert table.refused("bob", Sit("Bob")) == "refused-match-seated"
    assert table.refused(None, Sit("Nobody")) == "refused-match-not-seated"
    assert table.refused("cyd", Sit(" ")) == "error-match-name"
    assert table.refused("cyd", Sit("C", words="two\nlines")) == "error-fair-words"


def test_who_stands_up_leaves_the_seat_and_the_words_to_nobody() -> None:
    table = empty()
    table.do("bob", Sit("Bob", 1, "lilac"))
    table.do("bob", StandUp())
    assert table.view().seats[1].kind == "empty"
    assert table.view().fairness.words == ("", "", "")
    assert table.refused("bob", StandUp()) == "refused-match-not-seated"


def test_only_the_host_seats_bots_and_empties_seats() -> None:
    table = empty()
    assert table.refused("bob", SeatBot(0, "easy")) == "refused-match-host"
    table.do("ann", SeatBot(0, "easy"))
    table.do("ann", SeatBot(0, "hard"))
    assert (table.view().seats[0].kind, table.view().seats[0].name) == ("bot", "hard")
    assert table.refused("ann", SeatBot(0, "clever")) == "error-bot-unknown"
    table.do("bob", Sit("Bob", 1))
    assert table.refused("ann", SeatBot(1, "easy")) == "refused-match-taken"
    assert table.refused("bob", EmptySeat(0)) == "refused-match-host"
    table.do("ann", EmptySeat(1))
    table.do("ann", EmptySeat(0))
    assert table.refused("ann", EmptySeat(0)) == "refused-match-empty"


def test_the_match_starts_when_full_or_when_bots_fill_it() -> None:
    table = empty()
    table.do("ann", Sit("Ann"))
    assert table.refused("ann", Start()) == "refused-match-not-full"
    assert table.refused("bob", Start("medium")) == "refused-match-host"
    assert table.refused("ann", Start("clever")) == "error-bot-unknown"
    table.do("ann", Start("random"))
    assert [seat.kind for seat in table.view().seats] == ["person", "bot", "bot"]
    assert table.view().phase == "playing"
    assert table.refused("ann", Start()) == "refused-match-playing"
    assert table.refused("bob", Sit("Bob")) == "refused-match-playing"


def test_nothing_is_played_before_the_start() -> None:
    table = empty()
    table.do("ann", Sit("Ann"))
    assert table.refused("ann", Answer("0.0.0", 1)) == "refused-match-open"
    assert table.match.due() == ()
    assert table.view().table is None


def test_the_host_or_the_server_closes_a_table_before_the_start() -> None:
    table = empty()
    assert table.refused("bob", Abandon()) == "refused-match-host"
    assert ids(table.do("ann", Abandon())) == ["match-over-abandoned"]
    assert table.view().phase == "over"
    assert table.refused("ann", Sit("Ann")) == "refused-match-over"


def test_the_host_cannot_close_a_match_that_goes_on_but_the_server_can() -> None:
    table = Played("highest", "ann", "bob")
    assert table.refused("ann", Abandon()) == "refused-match-playing"
    table.server(Abandon())
    result = table.view().result
    assert result is not None
    assert (result.how, result.places) == ("abandoned", ())


def test_those_who_run_the_server_close_a_table_at_any_time_and_say_why() -> None:
    table = Played("highest", "ann", "bob")
    assert table.refused("ann", Close()) == "refused-match-server"
    assert ids(table.server(Close("Rude."))) == ["match-closed-because", "match-over-abandoned"]
    assert table.refused(None, Close()) == "refused-match-over"
    assert ids(empty().server(Close())) == ["match-closed", "match-over-abandoned"]


def test_the_deal_follows_from_the_secret_and_the_words_of_every_seat() -> None:
    table = empty()
    table.do("ann", Sit("Ann", words="lilac"))
    table.do("bob", Sit("Bob"))
    table.do("bob", AddWords("tulip"))
    table.do("bob", AddWords("rose"))
    table.do("ann", Start("random"))
    assert table.match.seed == seed_of(SECRET, ["lilac", "rose", ""])
    assert table.refused("bob", AddWords("late")) == "refused-match-playing"


def test_another_secret_than_the_promised_one_is_refused() -> None:
    table = Played("highest", "ann", "bob", start=False)
    with pytest.raises(FabletopError) as error:
        table.match.decide(Start(), by="ann", now=1, secret="another")
    assert error.value.message.id == "refused-match-secret"


def test_a_secret_from_a_client_counts_for_nothing() -> None:
    table = Played("highest", "ann", "bob", start=False)
    with pytest.raises(FabletopError):
        table.match.decide(Start(secret=SECRET), by="ann", now=1)


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        (TablePlan(game="chess", seats=2), "error-game-unknown"),
        (TablePlan(game="fox", seats=3), "error-seats"),
        (TablePlan(game="fox", seats=2, options={"size": 3}), "error-option-unknown"),
        (TablePlan(game="fairytale", seats=2, options={"deck": "/etc/hostname"}), "error-fairytale-record-deck"),
        (TablePlan(game="grimm", seats=2, options={"copies": "/etc/hostname"}), "error-grimm-record-copies"),
        (TablePlan(game="fairytale", seats=5), "error-fairytale-basic"),
        (TablePlan(game="fox", seats=2, stand_in="clever"), "error-bot-unknown"),
        (TablePlan(game="fox", seats=2, grace=-1), "error-number"),
        (TablePlan(game="fox", seats=2, seated=(BotPlayer("easy"),)), "error-players-number"),
        (TablePlan(game="fox", seats=2, seated=(Person("a", "A"), Person("a", "B"))), "error-match-twice"),
        (TablePlan(game="fox", seats=2, seated=(Person("", "A"), None)), "error-match-id"),
    ],
)
def test_a_table_that_cannot_be_is_refused(asked: TablePlan, code: str) -> None:
    with pytest.raises(BadInput) as refused:
        settings_for(asked, commitment=commitment_of(SECRET))
    assert refused.value.message.id == code


def test_a_commitment_is_a_sha_256() -> None:
    with pytest.raises(BadInput) as refused:
        settings_for(TablePlan(game="fox", seats=2), commitment="lilac")
    assert refused.value.message.id == "error-fair-commitment"


def test_settings_take_the_deck_along() -> None:
    settings = settings_for(TablePlan(game="fairytale", seats=3), commitment=commitment_of(SECRET))
    assert "Children of the Dragon" in settings.texts["deck"]
    own = TablePlan(game="fairytale", seats=3, options={"deck": "mine"}, texts=settings.texts)
    assert settings_for(own, commitment=commitment_of(SECRET)).options["deck"] == "mine"
