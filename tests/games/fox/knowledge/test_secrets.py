"""What is known and what is hidden (fox.secret)."""

from __future__ import annotations

import pytest

from fabletop.contract import Event
from fabletop.games.fox.knowledge.resample import ruled_out, taken_decrees, unseen_by
from fabletop.games.fox.words.notation import written_set
from tests.games.fox.tables import (
    FOX,
    SEATS,
    TableKind,
    cards_shown,
    cards_told,
    facts,
    fox_table,
    heard,
    new_game,
    rounds_of,
)

GAMES = range(6)
AUDIENCES = (0, 1, None)
MINE = "4K 2B 10B 3M 8K 2M 9B 11B 6K 7M 1K 4M 8B"


def shown(table: TableKind, audience: int | None) -> set[str]:
    return cards_shown(FOX.view(table.position, audience))


def open_cards(table: TableKind) -> set[str]:
    """The decree and the trick in progress."""
    view = table.view()
    return {view.decree, *(play.card for play in view.on_table)}


@pytest.mark.clause("fox.secret.1", "fox.secret.2", "fox.secret.3", "fox.secret.4")
@pytest.mark.parametrize("audience", AUDIENCES)
@pytest.mark.parametrize("number", GAMES)
def test_in_whole_games_a_view_shows_the_open_cards_and_the_own_hand_and_nothing_else(
    number: int, audience: int | None
) -> None:
    table = new_game(f"views#{number}")
    for _ in table.at_random(f"views#{number}"):
        own = set() if audience is None else table.hand(audience)
        assert shown(table, audience) == open_cards(table) | own


@pytest.mark.clause("fox.secret.2", "fox.secret.4")
@pytest.mark.parametrize("number", GAMES)
def test_in_whole_games_nobody_is_told_a_card_that_they_may_not_see(number: int) -> None:
    table = new_game(f"events#{number}")
    held = [table.hand(seat) for seat in SEATS]
    for events in table.at_random(f"events#{number}"):
        public = cards_told(heard(events, None))
        for seat in SEATS:
            secret = cards_told(heard(events, seat)) - public
            assert secret <= held[seat] | table.hand(seat)
        held = [table.hand(seat) for seat in SEATS]


@pytest.mark.clause("fox.secret.1")
@pytest.mark.parametrize("audience", AUDIENCES)
def test_everybody_sees_the_same_counts(audience: int | None) -> None:
    table = fox_table("5K 2B 10B", "8K 4B 6B", decree="6M", tricks=[6, 4], treasures=[1, 2], scores=[10, 13])
    table.play("5K")
    view = table.view(audience)
    assert (view.tricks, view.treasures, view.scores) == ((6, 4), (1, 2), (10, 13))
    assert (view.hand_sizes, view.deck_size, view.decree) == ((3, 3), 5, "6M")


@pytest.mark.clause("fox.secret.2")
def test_a_hand_is_seen_by_its_player_alone_and_the_deck_by_nobody() -> None:
    table = new_game("hidden")
    assert [hand is None for hand in table.view(0).hands] == [False, True]
    assert [hand is None for hand in table.view(1).hands] == [True, False]
    assert table.view().hands == (None, None)
    assert [table.view(audience).deck for audience in AUDIENCES] == [None, None, None]


@pytest.mark.clause("fox.secret.2")
@pytest.mark.parametrize("other", ["second deal", "third deal", "fourth deal"])
def test_tables_that_differ_only_in_hidden_cards_look_the_same(other: str) -> None:
    tables = [fox_table(MINE, "...", decree="6M", seed=seed) for seed in ("first deal", other)]
    assert tables[0].hand(1) != tables[1].hand(1)
    for audience in (0, None):
        assert tables[0].view(audience) == tables[1].view(audience)
    assert tables[0].question == tables[1].question


@pytest.mark.clause("fox.secret.4", "fox.woodcutter.2")
def test_a_rivals_woodcutter_looks_the_same_whatever_it_draws_and_buries() -> None:
    seen = []
    for deck, buried in (("8B", "8B"), ("4M", "4B"), ("4M", "6B")):
        table = fox_table("8K 2B 10B", "5K 4B 6B", decree="6M", deck=deck)
        table.play("8K", "5K", f"bury {buried}")
        seen.append((table.view(0), heard(table.told, 0), heard(table.told, None)))
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.clause("fox.secret.4")
def test_a_bury_question_is_for_its_player_alone() -> None:
    table = fox_table("5K 2B 10B", "8K 4B 6B", decree="6M", deck="8B")
    table.play("5K")
    assert [question.seat for question in FOX.questions(table.position)] == [0]
    assert "8B" in shown(table, 0)
    assert "8B" not in shown(table, 1) | shown(table, None)


@pytest.mark.clause("fox.secret.3")
@pytest.mark.parametrize("audience", AUDIENCES)
def test_a_won_trick_is_not_shown_again(audience: int | None) -> None:
    table = fox_table("4K 2B 10B", "8K 4B 6B", decree="6M")
    table.play("4K", "8K")
    assert not {"4K", "8K"} & shown(table, audience)


@pytest.mark.clause("fox.secret.5")
def test_the_memory_aid_is_off_unless_chosen() -> None:
    assert new_game("memory").view(0).memory is None
    assert new_game("memory", memory=True).view(0).memory is not None


@pytest.mark.clause("fox.secret.5")
@pytest.mark.parametrize("audience", AUDIENCES)
@pytest.mark.parametrize("number", GAMES)
def test_in_whole_games_the_memory_aid_shows_what_was_heard_in_this_round_and_nothing_more(
    number: int, audience: int | None
) -> None:
    table = new_game(f"memory#{number}", memory=True)
    for _ in table.at_random(f"memory#{number}"):
        memory = table.view(audience).memory
        told = heard(this_round(table), audience)
        assert memory is not None
        assert [(play.seat, play.card) for play in memory.played] == [
            (row["seat"], row["card"]) for row in facts(told, "played")
        ]
        assert set(memory.buried) == {row["card"] for row in facts(told, "buried-card")}


def this_round(table: TableKind) -> list[Event]:
    return rounds_of(table)[-1]


def excluded(table: TableKind, seat: int) -> set[str]:
    """Cards that the seat has shown not to hold."""
    return set(written_set(ruled_out(table.position.table, seat, 0, table.position.table.plays)))


@pytest.mark.clause("fox.secret.6")
@pytest.mark.parametrize(
    ("led", "answer", "cannot_hold"),
    [
        ("4K", "4B", {f"{rank}K" for rank in range(1, 12)}),
        ("4K", "8K", set()),
        ("11K", "8K", {"9K", "10K", "11K"}),
        ("11K", "1K", set()),
    ],
)
def test_an_answer_shows_what_the_rival_does_not_hold(led: str, answer: str, cannot_hold: set[str]) -> None:
    table = fox_table(f"{led} 2B 10B", f"{answer} 6B 8B", decree="6M")
    table.play(led, answer)
    assert excluded(table, 1) == cannot_hold


@pytest.mark.clause("fox.secret.6")
def test_a_decree_taken_with_a_fox_is_known_to_be_held() -> None:
    table = fox_table("4K 2B 10B", "3K 6B 8B", decree="6M")
    table.play("4K", "3K", "swap 8B")
    assert written_set(taken_decrees(table.position.table, 1)) == ("6M",)


@pytest.mark.clause("fox.secret.6")
def test_a_card_under_the_deck_is_accounted_for_by_the_player_who_buried_it_and_nobody_else() -> None:
    table = fox_table("5K 2B 10B", "8K 4B 6B", decree="6M", deck="8B")
    table.play("5K", "bury 2B")
    assert "2B" not in written_set(unseen_by(table.position.table, 0))
    assert "2B" in written_set(unseen_by(table.position.table, 1))
