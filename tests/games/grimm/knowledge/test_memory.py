"""What a seat remembers of Fables in other hands."""

from __future__ import annotations

import pytest

from fabletop.games.grimm.knowledge.memory import (
    MIXED,
    add_token,
    changes_hands,
    clear_memories,
    drawn_by,
    dream_is_seen,
    dream_leaves_deck,
    everyone_learns,
    learn,
    leaves_deck_openly,
    leaves_hand_openly,
    look_at_top,
    remember_hands_before_shuffle,
)
from fabletop.games.grimm.rules.cards import put_in_hand, take_out_of_hand
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import DREAMED, NO_CARD
from tests.games.grimm.courses import drawn, dreamt, fetched
from tests.games.grimm.worlds import small_table, tokens_of

A, B, C, D = 1, 2, 3, 4


def tokens(table: GrimmTable, observer: int) -> list[tuple[int, set[int]]]:
    return [(token.name, set(token.holders)) for token in tokens_of(table, observer)]


def named(table: GrimmTable, observer: int) -> list[tuple[int, set[int]]]:
    return [token for token in tokens(table, observer) if token[0] != NO_CARD]


def play(table: GrimmTable, seat: int, name: int) -> None:
    take_out_of_hand(table, seat, name)
    leaves_hand_openly(table, seat, name)


def give(table: GrimmTable, giver: int, taker: int, name: int) -> None:
    take_out_of_hand(table, giver, name)
    put_in_hand(table, taker, name)
    changes_hands(table, giver, taker, name)


@pytest.mark.clause("grimm.secret.2")
def test_a_card_drawn_is_nameless_to_all_but_its_player() -> None:
    table = small_table(3, (A, B))
    drawn(table, 1, 0)
    assert tokens(table, 0) == tokens(table, 2) == [(NO_CARD, {1})]
    assert tokens(table, 1) == []


@pytest.mark.clause("grimm.secret.6")
def test_who_knew_what_lay_on_the_deck_knows_who_drew_it() -> None:
    table = small_table(3, (A, B))
    put_in_hand(table, 1, A)
    drawn_by(table, 1, A, 0b101)
    assert tokens(table, 0) == tokens(table, 2) == [(A, {1})]


@pytest.mark.clause("grimm.secret.10")
def test_everybody_but_the_player_learns_of_a_card_taken_openly() -> None:
    table = small_table(3, (A, B))
    everyone_learns(table, B, 2)
    learn(table, 0, A, 1)
    assert tokens(table, 0) == [(A, {1}), (B, {2})]
    assert tokens(table, 1) == [(B, {2})]
    assert tokens(table, 2) == []


def test_tokens_stand_in_one_order_however_they_came() -> None:
    first, second = small_table(3, (A, B)), small_table(3, (A, B))
    for name, holders in ((B, 0b110), (A, 0b010), (B, 0b010), (NO_CARD, 0b100)):
        add_token(first.memories[0], name, holders)
    for name, holders in ((NO_CARD, 0b100), (B, 0b010), (B, 0b110), (A, 0b010)):
        add_token(second.memories[0], name, holders)
    assert first.pack() == second.pack()
    assert tokens(first, 0) == [(NO_CARD, {2}), (A, {1}), (B, {1}), (B, {1, 2})]


def test_nothing_is_left_of_a_token_dropped() -> None:
    table = small_table(3, (A, B, C))
    before = table.memories[0].pack()
    drawn(table, 1, 0)
    play(table, 1, A)
    assert table.memories[0].pack() == before


@pytest.mark.clause("grimm.secret.11")
def test_a_card_played_is_the_one_of_its_name_that_is_certainly_there() -> None:
    table = small_table(3, (A, B, C))
    table.held[1] = 3
    for name, holders in ((A, 0b110), (A, 0b010), (NO_CARD, 0b010)):
        add_token(table.memories[0], name, holders)
    leaves_hand_openly(table, 1, A)
    assert tokens(table, 0) == [(NO_CARD, {1}), (A, {1, 2})]


def test_a_card_played_that_nobody_has_seen_is_a_nameless_one() -> None:
    table = small_table(3, (A, B, C))
    table.held[1] = 2
    for name, holders in ((A, 0b010), (NO_CARD, 0b010), (NO_CARD, 0b100)):
        add_token(table.memories[0], name, holders)
    leaves_hand_openly(table, 1, B)
    assert tokens(table, 0) == [(NO_CARD, {2}), (A, {1})]


def test_where_another_copy_may_have_left_the_rest_may_be_where_either_was() -> None:
    table = small_table(4, (A, B, C))
    table.held[1] = 1
    for holders in (0b0110, 0b1010):
        add_token(table.memories[0], A, holders)
    leaves_hand_openly(table, 1, A)
    assert tokens(table, 0) == [(A, {1, 2, 3})]


def test_nothing_is_in_an_empty_hand() -> None:
    table = small_table(3, (A, B, C))
    for name, holders in ((A, 0b110), (B, 0b110)):
        add_token(table.memories[0], name, holders)
    leaves_hand_openly(table, 1, A)
    assert tokens(table, 0) == [(B, {2})]


@pytest.mark.clause("grimm.secret.10")
def test_a_gift_is_known_to_giver_and_taker_and_blurs_what_others_know() -> None:
    table = small_table(4, (A, B, C, D))
    fetched_by(table, 1, A)
    drawn(table, 1, 1)
    give(table, 1, 2, A)
    assert tokens(table, 0) == tokens(table, 3) == [(NO_CARD, {1, 2}), (A, {1, 2})]
    assert tokens(table, 1) == [(A, {2})]
    assert tokens(table, 2) == [(NO_CARD, {1})]


def test_a_whole_hand_given_away_is_certainly_with_the_taker() -> None:
    table = small_table(3, (A, B, C, D))
    fetched_by(table, 1, A)
    give(table, 1, 2, A)
    assert tokens(table, 0) == [(A, {2})]


def fetched_by(table: GrimmTable, seat: int, name: int) -> None:
    table.pile[name] += 1
    fetched(table, seat, name)


@pytest.mark.clause("grimm.secret.12")
def test_an_empty_deck_tells_which_cards_the_others_hold() -> None:
    table = small_table(3, (A, B, C, D))
    for seat in (1, 1, 2, 0):
        drawn(table, seat, 0)
    remember_hands_before_shuffle(table)
    assert tokens(table, 0) == [(A, {1, 2}), (B, {1, 2}), (C, {1, 2})]
    assert tokens(table, 1) == [(C, {0, 2}), (D, {0, 2})]


def test_with_two_players_an_empty_deck_shows_the_other_hand() -> None:
    table = small_table(2, (A, B, C))
    for seat in (1, 0, 1):
        drawn(table, seat, 0)
    remember_hands_before_shuffle(table)
    assert tokens(table, 0) == [(A, {1}), (C, {1})]
    assert tokens(table, 1) == [(B, {0})]


def test_cards_on_which_the_pile_is_put_are_told_together_with_the_hands() -> None:
    table = small_table(2, (A, B, C))
    drawn(table, 1, 0)
    drawn(table, 0, 0)
    remember_hands_before_shuffle(table)
    assert tokens(table, 0) == [(A, {1, MIXED}), (C, {1, MIXED})]
    assert table.fables.known[table.fables.top] == 1 << MIXED


@pytest.mark.clause("grimm.secret.6")
def test_who_looks_at_the_deck_mixes_what_others_knew() -> None:
    table = small_table(3, (A, B, C, D))
    look_at_top(table, 0, 2)
    assert table.fables.known[:3] == [1 << MIXED | 0b001] * 2 + [0]
    look_at_top(table, 1, 3)
    assert named(table, 0) == [(A, {MIXED}), (B, {MIXED})]
    drawn(table, 1, 0)
    assert named(table, 0) == [(A, {1, MIXED}), (B, {1, MIXED})]
    assert tokens(table, 1) == []
    leaves_deck_openly(table, int(table.fables.cards[table.fables.top]), 1 << MIXED)
    assert named(table, 0) == [(A, {1, MIXED})]


def test_mixed_cards_that_are_gone_are_in_hands() -> None:
    table = small_table(3, (A, B, C))
    look_at_top(table, 0, 1)
    look_at_top(table, 1, 1)
    drawn(table, 2, 0)
    assert tokens(table, 0) == tokens(table, 1) == [(A, {2})]


@pytest.mark.clause("grimm.secret.8")
def test_a_dream_is_nameless_until_it_is_seen() -> None:
    table = small_table(3, (A, B))
    dreamt(table)
    assert tokens(table, 0) == [(NO_CARD, {DREAMED})]
    dream_is_seen(table, 0, A)
    assert tokens(table, 0) == []
    leaves_hand_openly(table, DREAMED, A)
    assert tokens(table, 1) == tokens(table, 2) == []


@pytest.mark.clause("grimm.secret.8")
def test_a_dream_is_known_to_those_who_knew_the_top_of_the_deck() -> None:
    table = small_table(3, (A, B))
    look_at_top(table, 1, 1)
    dream_leaves_deck(table, 0b010 | 1 << MIXED)
    assert table.dream_known == 0b010
    assert tokens(table, 1) == []


def test_memories_can_be_cleared() -> None:
    table = small_table(3, (A, B))
    empty = table.memories[0].pack()
    everyone_learns(table, A, 1)
    clear_memories(table)
    assert all(memory.pack() == empty for memory in table.memories)
