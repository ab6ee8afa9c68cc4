"""The deal (fairytale.deal)."""

from __future__ import annotations

from collections import Counter
from importlib import import_module

import pytest

from fabletop.contract import OptionValue
from fabletop.games.fairytale.decks import BUILT_IN, built_in
from fabletop.kernel.rng import Rng
from tests.games.fairytale.tables import TABLES, TaleTable, facts, heard, new_game, played_to_the_end

MANY = 300


def sorted_deck(name: str) -> list[str]:
    """A deck before it is shuffled: card by card in the order of its file."""
    return [card.name for card in built_in(name).cards for _ in range(card.copies)]


@pytest.fixture
def unshuffled(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """Decks stay in order; gives what would have been shuffled."""
    shuffled: list[tuple[int, int]] = []

    def leave(cards: list[int], first: int, end: int, rng: Rng) -> None:
        shuffled.append((first, end))

    monkeypatch.setattr(import_module("fabletop.games.fairytale.rules.deal"), "shuffle", leave)
    return shuffled


def in_front(table: TaleTable) -> list[list[str]]:
    return [list(cards or ()) for cards in table.truth.choosing]


@pytest.mark.clause("fairytale.deal.1")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_game_has_four_rounds_and_then_ends(seats: int, options: dict[str, OptionValue]) -> None:
    told = played_to_the_end(new_game("rounds", seats, **options)).told
    assert [begun["round"] for begun in facts(told, "round-begun")] == [1, 2, 3, 4]
    assert len(facts(told, "ended")) == 1
    assert len(facts(told, "left-over")) == 4 * seats


@pytest.mark.clause("fairytale.deal.1")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_each_round_is_drafted_and_then_played(seats: int, options: dict[str, OptionValue]) -> None:
    table = new_game("stages", seats, **options)
    stages = [(1, "draft")]
    for _ in table.at_random("stages"):
        view = table.view()
        stage = view.stage if view.stage in ("draft", "over") else "play"
        if stages[-1] != (view.round, stage):
            stages.append((view.round, stage))
    assert stages == [(n, stage) for n in (1, 2, 3, 4) for stage in ("draft", "play")] + [(4, "over")]


@pytest.mark.clause("fairytale.deal.2")
def test_the_deck_is_shuffled_once(unshuffled: list[tuple[int, int]]) -> None:
    played_to_the_end(new_game("once", 5, deck="expert110"))
    assert unshuffled == [(0, 110)]


@pytest.mark.clause("fairytale.deal.2")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_cards_leave_the_deck_from_the_top_and_none_returns(seats: int, options: dict[str, OptionValue]) -> None:
    table = new_game("leaves", seats, **options)
    before = table.deck
    for _ in table.at_random("leaves"):
        now = table.deck
        assert now == before[len(before) - len(now) :]
        assert table.view().deck_size == len(now)
        before = now


@pytest.mark.clause("fairytale.deal.3")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_round_begins_with_five_cards_from_the_deck_for_everybody(
    seats: int, options: dict[str, OptionValue]
) -> None:
    table = new_game("five", seats, **options)
    size = built_in(str(options["deck"])).size
    assert [len(cards) for cards in in_front(table)] == [5] * seats
    assert table.view().deck_size == size - 5 * seats
    before = table.deck
    for events in table.at_random("five"):
        if facts(events, "round-begun"):
            drawn = before[: len(before) - len(table.deck) - 5 * seats]
            dealt = before[len(drawn) : len(before) - len(table.deck)]
            assert Counter(dealt) == Counter(card for cards in in_front(table) for card in cards)
            assert table.view().step == 1
        before = table.deck


@pytest.mark.clause("fairytale.deal.3")
def test_everybody_is_told_their_own_pack_and_no_other() -> None:
    table = new_game("told", 5, deck="expert110")
    packs = in_front(table)
    for seat in table.seats:
        (told,) = facts(heard(table.told, seat), "hand-seen")
        assert (told["seat"], told["cards"]) == (seat, packs[seat])
    assert facts(heard(table.told, None), "hand-seen") == []


@pytest.mark.clause("fairytale.deal.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_five_cards_go_to_the_first_seat_and_the_next_five_to_the_second(
    seats: int, unshuffled: list[tuple[int, int]]
) -> None:
    table = new_game("order", seats, deck="expert110", draft="plain")
    cards = sorted_deck("expert110")
    assert in_front(table) == [cards[5 * seat : 5 * seat + 5] for seat in range(seats)]
    assert list(table.deck) == cards[5 * seats :]


@pytest.mark.clause("fairytale.deal.4")
def test_every_round_goes_on_where_the_deck_was_left(unshuffled: list[tuple[int, int]]) -> None:
    table = new_game("rounds", 3, deck="basic")
    cards = sorted_deck("basic")
    for events in table.at_random("rounds"):
        if begun := facts(events, "round-begun"):
            first = 15 * (begun[0]["round"] - 1)
            assert in_front(table) == [cards[first + 5 * seat : first + 5 * seat + 5] for seat in range(3)]


@pytest.mark.clause("fairytale.deal.4", "fairytale.two.3", "fairytale.two.4")
def test_a_draft_in_two_stages_deals_five_cards_each_and_later_four_more(unshuffled: list[tuple[int, int]]) -> None:
    table = new_game("stages", 2, deck="basic", draft="two-stage")
    cards = sorted_deck("basic")
    assert in_front(table) == [cards[:5], cards[5:10]]
    for _ in table.at_random("stages"):
        if table.view().step == 4:
            break
    assert in_front(table) == [cards[10:14], cards[14:18]]
    assert list(table.deck) == cards[18:]


@pytest.mark.clause("fairytale.deal.2")
def test_any_card_can_come_to_any_place_of_the_deck() -> None:
    """Under many seeds each card is about as often in a seat's first pack as its copies say."""
    packs = [in_front(new_game(f"shuffle#{number}", 4, deck="basic")) for number in range(MANY)]
    for seat in range(4):
        found = Counter(card for pack in packs for card in pack[seat])
        for card in built_in("basic").cards:
            expected = MANY * 5 * card.copies / 80
            assert abs(found[card.name] - expected) < 5 * expected**0.5


@pytest.mark.clause("fairytale.deal.2")
@pytest.mark.parametrize("deck", BUILT_IN)
def test_a_seed_deals_the_same_game_again_and_another_seed_another(deck: str) -> None:
    decks = [[*map(tuple, in_front(table)), table.deck] for table in (new_game(s, 4, deck=deck) for s in "aab")]
    assert decks[0] == decks[1] != decks[2]
    cards = [card for row in decks[2] for card in row]
    assert sorted(cards) == sorted(sorted_deck(deck)) != cards
