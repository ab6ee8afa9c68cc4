"""The cards and the deal (fox.cards, fox.deal)."""

from __future__ import annotations

import itertools
from collections import Counter
from importlib import import_module

import pytest

from tests.games.fox.tables import CARDS, FOX, SEATS, facts, heard, new_game, played_to_the_end, rounds_of

MANY = range(400)


@pytest.mark.clause("fox.cards.1")
def test_the_deck_has_eleven_ranks_of_each_of_three_suits() -> None:
    faces = FOX.face.cards()
    assert [face.notation for face in faces] == list(CARDS)
    assert len(CARDS) == 33
    assert all(face.copies == 1 for face in faces)


@pytest.mark.clause("fox.cards.2")
def test_the_odd_ranks_have_powers_and_the_even_ones_have_none() -> None:
    powers = {face.notation: face.text.id for face in FOX.face.cards() if face.text}
    assert {card for card in CARDS if int(card[:-1]) % 2 == 1} == set(powers)
    names = ("swan", "fox", "woodcutter", "treasure", "witch", "monarch")
    assert [powers[f"{rank}K"] for rank in range(1, 12, 2)] == [f"fox-power-{name}" for name in names]


@pytest.mark.clause("fox.deal.1")
def test_chance_names_the_first_dealer_fairly() -> None:
    dealers = [new_game(f"first dealer#{number}").view().dealer for number in MANY]
    assert set(dealers) == set(SEATS)
    assert 160 < sum(dealers) < 240


@pytest.mark.clause("fox.deal.2")
def test_the_dealer_changes_every_round() -> None:
    for number in range(20):
        told = played_to_the_end(f"alternation#{number}", target=35).told
        dealers = [begun["seat"] for begun in facts(told, "round-begun")]
        assert len(dealers) > 2
        assert all(dealer != after for dealer, after in itertools.pairwise(dealers))


@pytest.mark.clause("fox.deal.3", "fox.deal.4")
@pytest.mark.parametrize("number", range(10))
def test_every_round_deals_all_cards_thirteen_each_one_decree_and_six_in_the_deck(number: int) -> None:
    table = new_game(f"deal#{number}")
    for events in itertools.chain([table.told], table.at_random(f"deal#{number}")):
        if facts(events, "round-begun"):
            assert table.view().hand_sizes == (13, 13)
            assert len(table.deck) == 6
            assert sorted([*table.hand(0), *table.hand(1), *table.deck, table.view().decree]) == sorted(CARDS)


@pytest.mark.clause("fox.deal.3")
def test_any_card_can_be_dealt_to_anybody() -> None:
    tables = [new_game(f"shuffle#{number}") for number in MANY]
    hands = [Counter(card for table in tables for card in table.hand(seat)) for seat in SEATS]
    deck = Counter(card for table in tables for card in table.deck)
    for card in CARDS:
        assert all(100 < hand[card] < 215 for hand in hands)
        assert 35 < deck[card] < 115


@pytest.mark.clause("fox.deal.3")
def test_every_round_is_shuffled_anew() -> None:
    hands = [facts(told, "hand-dealt", 0)[0]["cards"] for told in rounds_of(played_to_the_end("anew", target=35))]
    assert len({tuple(hand) for hand in hands}) == len(hands) > 2


@pytest.mark.clause("fox.deal.4")
def test_any_card_can_be_the_decree_and_names_the_trump() -> None:
    views = [new_game(f"decree#{number}").view() for number in MANY]
    assert {view.decree for view in views} == set(CARDS)
    assert all(view.trump == view.decree[-1] for view in views)


@pytest.mark.clause("fox.deal.5")
def test_who_did_not_deal_leads_every_round() -> None:
    for number in range(20):
        for told in rounds_of(played_to_the_end(f"leads#{number}")):
            assert facts(told, "played")[0]["seat"] != facts(told, "round-begun")[0]["seat"]


@pytest.mark.clause("fox.deal.6")
def test_thirteen_cards_go_to_the_first_seat_then_thirteen_to_the_second_then_the_decree(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules = import_module("fabletop.games.fox.rules.deal")
    monkeypatch.setattr(rules, "shuffle", lambda cards, first, end, rng: None)
    table = new_game("unshuffled")
    assert table.hand(0) == set(CARDS[:13])
    assert table.hand(1) == set(CARDS[13:26])
    assert table.view().decree == CARDS[26]
    assert table.deck == CARDS[27:]


@pytest.mark.clause("fox.deal.3", "fox.secret.2")
def test_each_player_is_told_their_own_hand_and_no_other() -> None:
    table = new_game("told hands")
    for seat in SEATS:
        (told,) = facts(heard(table.told, seat), "hand-dealt")
        assert set(told["cards"]) == table.hand(seat)
        assert told["seat"] == seat
    assert facts(heard(table.told, None), "hand-dealt") == []
