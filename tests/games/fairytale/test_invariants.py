"""Each invariant of a table is looked at: a table broken on purpose is found out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fabletop.contract import OptionValue
from fabletop.games.fairytale.invariants import INVARIANTS
from fabletop.games.fairytale.rules.cards import leave_hand, take_in_hand
from fabletop.games.fairytale.rules.state import FairytaleTable
from fabletop.games.fairytale.rules.terms import NO_CARD, Stage
from fabletop.kernel.bits import bit
from tests.games.fairytale.tables import TABLES, TaleTable, new_game

Breaking = Callable[[FairytaleTable], None]


def at(stage: Stage, seats: int = 4, **options: OptionValue) -> TaleTable:
    """The first moment of a stage in a random game, with at least one card in play."""
    table = new_game("sound", seats, **{"deck": "expert110", **options})
    for _ in table.at_random("sound"):
        if table.position.table.stage == stage and table.position.table.rows[0].count > 0:
            return table
    raise AssertionError(f"the game has no {stage.name}")


def double_a_card(table: FairytaleTable) -> None:
    table.packs[0] = table.packs[5]


def lose_a_card_of_the_deck(table: FairytaleTable) -> None:
    table.deck.top += 1


def swap_a_card_of_the_deck_for_a_copy_too_many(table: FairytaleTable) -> None:
    last = table.deck.bottom - 1
    other = next(place for place in range(table.deck.top, last) if table.deck.cards[place] != table.deck.cards[last])
    table.deck.cards[last] = table.deck.cards[other]


def draw_a_card_and_forget_it(table: FairytaleTable) -> None:
    table.drawn[0] = table.deck.cards[table.deck.top]


def hold_a_card_during_the_draft(table: FairytaleTable) -> None:
    take_in_hand(table, 1, table.packs[0])


def hold_a_card_too_few(table: FairytaleTable) -> None:
    leave_hand(table, 2, table.hands[2 * 11])


def hold_somebody_elses_card(table: FairytaleTable) -> None:
    other = next(card for card in table.hands[11 : 11 + table.held[1]] if card != table.hands[0])
    table.hands[0] = other


def play_a_card_that_does_not_enter(table: FairytaleTable) -> None:
    row = table.rows[0]
    row.count -= 1
    row.up &= bit(row.count) - 1


def face_up_where_no_card_lies(table: FairytaleTable) -> None:
    table.rows[0].up |= bit(table.rows[0].count)


def mark_where_no_card_lies(table: FairytaleTable) -> None:
    table.rows[0].marked = bit(table.rows[0].count)


def mark_a_card_that_lies_the_right_way(table: FairytaleTable) -> None:
    row = table.rows[0]
    row.marked = bit(0)
    row.up &= ~bit(0)


def turn_into_another_card(table: FairytaleTable) -> None:
    row = table.rows[0]
    row.cards[0] = row.cards[0] % table.options.deck.names + 1


def exchange_without_giving_anything_back(table: FairytaleTable) -> None:
    table.rows[0].cards[0] = table.rows[2].cards[0] if table.rows[0].cards[0] != table.rows[2].cards[0] else NO_CARD


def owe_nothing(table: FairytaleTable) -> None:
    table.to_act = 0


def ask_nobody(table: FairytaleTable) -> None:
    table.to_act, table.asked = 0, 0


def owe_more_than_was_asked(table: FairytaleTable) -> None:
    table.asked -= 1


def ask_after_the_end(table: FairytaleTable) -> None:
    table.to_act = 1
    table.asked = 1


def ask_about_equal_cards(table: FairytaleTable) -> None:
    """All cards in front of the first seat become copies of one, and other places take the cards that were there."""
    kept = table.packs[0]
    for place in range(1, 5):
        there = next(at for at in range(table.deck.top, table.deck.bottom) if table.deck.cards[at] == kept)
        table.deck.cards[there], table.packs[place] = table.packs[place], kept


BROKEN: list[tuple[Stage, Breaking, str]] = [
    (Stage.DRAFT, double_a_card, "fairytale-invariant-cards"),
    (Stage.PLAY, double_a_card, "fairytale-invariant-cards"),
    (Stage.DRAFT, lose_a_card_of_the_deck, "fairytale-invariant-cards"),
    (Stage.DRAFT, swap_a_card_of_the_deck_for_a_copy_too_many, "fairytale-invariant-cards"),
    (Stage.PLAY, draw_a_card_and_forget_it, "fairytale-invariant-cards"),
    (Stage.DRAFT, hold_a_card_during_the_draft, "fairytale-invariant-hands"),
    (Stage.PLAY, hold_a_card_too_few, "fairytale-invariant-hands"),
    (Stage.PLAY, hold_somebody_elses_card, "fairytale-invariant-hands"),
    (Stage.FLIP_NAMED, hold_somebody_elses_card, "fairytale-invariant-hands"),
    (Stage.PLAY, play_a_card_that_does_not_enter, "fairytale-invariant-rows"),
    (Stage.DRAFT, face_up_where_no_card_lies, "fairytale-invariant-rows"),
    (Stage.DRAFT, mark_where_no_card_lies, "fairytale-invariant-rows"),
    (Stage.FLIP_NAMED, mark_where_no_card_lies, "fairytale-invariant-rows"),
    (Stage.FLIP_NAMED, mark_a_card_that_lies_the_right_way, "fairytale-invariant-rows"),
    (Stage.DRAFT, turn_into_another_card, "fairytale-invariant-played"),
    (Stage.PLAY, exchange_without_giving_anything_back, "fairytale-invariant-played"),
    (Stage.OVER, turn_into_another_card, "fairytale-invariant-played"),
    (Stage.DRAFT, owe_nothing, "fairytale-invariant-answers"),
    (Stage.PLAY, ask_nobody, "fairytale-invariant-answers"),
    (Stage.FLIP_NAMED, ask_nobody, "fairytale-invariant-answers"),
    (Stage.PLAY, owe_more_than_was_asked, "fairytale-invariant-answers"),
    (Stage.OVER, ask_after_the_end, "fairytale-invariant-answers"),
]


@pytest.mark.parametrize(("stage", "breaking", "invariant"), BROKEN)
def test_a_broken_table_is_found_out(stage: Stage, breaking: Breaking, invariant: str) -> None:
    found = at(stage)
    table, invariants = found.position.table, found.game.rules.invariant
    assert invariants(table) == 0
    breaking(table)
    assert invariants(table) == INVARIANTS.index(invariant) + 1


def test_a_question_about_equal_cards_is_found_out() -> None:
    for number in range(100):
        table = new_game(f"equal#{number}", 4, deck="basic").position.table
        if table.deck.cards[table.deck.top : table.deck.bottom].count(table.packs[0]) >= 4:
            break
    assert new_game().game.rules.invariant(table) == 0
    ask_about_equal_cards(table)
    assert new_game().game.rules.invariant(table) == INVARIANTS.index("fairytale-invariant-answers") + 1


def test_a_question_about_cards_that_turn_without_one_is_found_out() -> None:
    found = at(Stage.FLIP_NAMED)
    table = found.position.table
    seat = found.to_act[0]
    table.rows[seat].up = 0
    assert found.game.rules.invariant(table) == INVARIANTS.index("fairytale-invariant-answers") + 1


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_looking_for_flaws_leaves_the_table_as_it_was(seats: int, options: dict[str, OptionValue]) -> None:
    table = new_game("looking", seats, **options)
    for _ in table.at_random("looking"):
        before = table.position.table.pack()
        assert table.game.rules.invariant(table.position.table) == 0
        assert table.position.table.pack() == before


def test_every_flaw_is_provoked() -> None:
    assert {invariant for _, _, invariant in BROKEN} == set(INVARIANTS)
