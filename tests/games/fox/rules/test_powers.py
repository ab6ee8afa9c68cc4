"""The powers, where more than a scene is needed (fox.fox, fox.woodcutter, fox.treasure)."""

from __future__ import annotations

import pytest

from tests.games.fox.tables import (
    SEATS,
    cards_told,
    facts,
    fox_table,
    heard,
    new_game,
    played_to_the_end,
    rank,
    rounds_of,
    tricks_of,
)

GAMES = range(10)
AUDIENCES = (0, 1, None)


@pytest.mark.clause("fox.cards.3")
@pytest.mark.parametrize("way", [("3K 3B ...", "3K", "swap 3B"), ("5K 3B ...", "5K", "bury 3B")])
def test_a_card_that_becomes_the_decree_or_is_buried_uses_no_power(way: tuple[str, str, str]) -> None:
    hand, *choices = way
    table = fox_table(hand, "2K ...", decree="6M", tricks=[0, 0])
    table.play(*choices)
    assert table.asked == 1
    assert "2K" in table.legal


@pytest.mark.clause("fox.cards.3")
def test_a_treasure_that_lies_there_as_the_decree_brings_no_point() -> None:
    table = fox_table("3K 7B ...", "2K ...", decree="6M", tricks=[0, 0])
    table.play("3K", "swap 7B", "2K")
    assert table.view().tricks == (1, 0)
    assert table.view().scores == (0, 0)


@pytest.mark.clause("fox.fox.1")
def test_a_swap_moves_two_cards_and_no_others() -> None:
    table = fox_table("3K 2B 10B", "8K 4B 6B", decree="6M")
    deck = table.deck
    table.play("3K", "swap 2B")
    assert table.hand(0) == {"6M", "10B"}
    assert table.hand(1) == {"8K", "4B", "6B"}
    assert (table.view().decree, table.deck) == ("2B", deck)


@pytest.mark.clause("fox.fox.1")
def test_a_kept_decree_moves_nothing() -> None:
    table = fox_table("3K 2B 10B", "8K 4B 6B", decree="6M")
    table.play("3K", "keep decree")
    assert (table.hand(0), table.view().decree) == ({"2B", "10B"}, "6M")


@pytest.mark.clause("fox.fox.3")
@pytest.mark.parametrize("audience", AUDIENCES)
def test_everybody_is_told_both_cards_of_a_swap(audience: int | None) -> None:
    told = fox_table("3K 2B 10B", "8K 4B 6B", decree="6M").play("3K", "swap 2B")
    assert facts(heard(told, audience), "decree-swapped") == [{"seat": 0, "card": "2B", "old": "6M"}]


@pytest.mark.clause("fox.fox.4")
@pytest.mark.parametrize("number", GAMES)
def test_in_whole_games_a_fox_is_asked_exactly_when_a_card_is_left_to_swap(number: int) -> None:
    for told in rounds_of(played_to_the_end(f"foxes#{number}")):
        cards = [trick_card for trick in tricks_of(told)[:12] for trick_card in (trick.led, trick.answer)]
        asked = facts(told, "decree-swapped") + facts(told, "decree-kept")
        assert len(asked) == sum(rank(card) == 3 for card in cards)


@pytest.mark.clause("fox.woodcutter.1")
def test_a_buried_card_lies_at_the_bottom_and_the_others_keep_their_order() -> None:
    table = fox_table("5K 2B 10B", "8K 4B 6B", decree="6M", deck="8B 4M 10M 2M 6K 2K")
    table.play("5K", "bury 10B")
    assert table.deck == ("4M", "10M", "2M", "6K", "2K", "10B")
    assert table.hand(0) == {"2B", "8B"}


@pytest.mark.clause("fox.woodcutter.1")
def test_a_woodcutter_must_bury() -> None:
    table = fox_table("5K 2B 10B", "8K 4B 6B", decree="6M", deck="8B")
    table.play("5K")
    assert table.legal == {"bury 2B", "bury 10B", "bury 8B"}
    assert table.refusal_of("keep decree") == "fox-refused-asked-bury"


@pytest.mark.clause("fox.woodcutter.2", "fox.secret.4")
def test_a_woodcutter_shows_its_cards_to_its_player_alone() -> None:
    table = fox_table("5K 2B 10B", "8K 4B 6B", decree="6M", deck="8B")
    told = [*table.play("5K"), *table.play("bury 2B")]
    assert cards_told(heard(told, 0)) == {"5K", "8B", "2B"}
    assert cards_told(heard(told, 1)) == cards_told(heard(told, None)) == {"5K"}


@pytest.mark.clause("fox.woodcutter.2")
@pytest.mark.parametrize("audience", AUDIENCES)
def test_everybody_is_told_that_a_woodcutter_drew_and_buried(audience: int | None) -> None:
    table = fox_table("5K 2B 10B", "8K 4B 6B", decree="6M", deck="8B")
    told = heard([*table.play("5K"), *table.play("bury 2B")], audience)
    assert facts(told, "drew") == facts(told, "buried") == [{"seat": 0}]


@pytest.mark.clause("fox.woodcutter.3")
@pytest.mark.parametrize("seat", SEATS)
def test_on_the_last_trick_a_woodcutter_gives_back_what_it_drew(seat: int) -> None:
    cards = ["5K", "8K"] if seat == 0 else ["8K", "5K"]
    table = fox_table(*cards, leader=0, decree="6M", deck="8B")
    table.play(*cards[: seat + 1])
    assert (table.asked, table.legal) == (seat, {"bury 8B"})


@pytest.mark.clause("fox.woodcutter.4")
@pytest.mark.parametrize("number", GAMES)
def test_in_whole_games_the_deck_never_runs_dry(number: int) -> None:
    table = new_game(f"deck#{number}")
    for _ in table.at_random(f"deck#{number}"):
        assert table.view().deck_size in (5, 6)


@pytest.mark.clause("fox.woodcutter.4")
@pytest.mark.parametrize("number", GAMES)
def test_in_whole_games_a_buried_card_never_comes_back_in_its_round(number: int) -> None:
    for told in rounds_of(played_to_the_end(f"buried#{number}")):
        for place, event in enumerate(told):
            if event.message.id == "fox-buried-card":
                assert not cards_told([event]) & cards_told(told[place + 1 :])


@pytest.mark.clause("fox.treasure.1")
@pytest.mark.parametrize("number", GAMES)
def test_in_whole_games_each_treasure_is_a_point_for_the_winner_of_its_trick(number: int) -> None:
    for told in rounds_of(played_to_the_end(f"treasures#{number}")):
        for seat in SEATS:
            won = [card for trick in tricks_of(told) if trick.winner == seat for card in (trick.led, trick.answer)]
            gained = sum(row["points"] for row in facts(told, "treasure-taken", seat))
            assert gained == sum(rank(card) == 7 for card in won)
