"""Each invariant of a table is looked at: a table broken on purpose is found out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fabletop.catalog import game_named
from fabletop.games.fox.invariants import INVARIANTS
from fabletop.games.fox.rules.state import FoxTable
from fabletop.kernel.bits import bit, lowest

FOX = game_named("fox")


def double_a_card(table: FoxTable) -> None:
    table.hands[0] |= bit(lowest(table.hands[1]))


def lose_a_card(table: FoxTable) -> None:
    table.hands[0] &= table.hands[0] - 1


def draw_a_card_unasked(table: FoxTable) -> None:
    table.hands[0] |= bit(table.deck.cards[table.deck.top])
    table.deck.top += 1


def win_a_trick_nobody_played(table: FoxTable) -> None:
    table.tricks[0] += 1


def score_out_of_thin_air(table: FoxTable) -> None:
    table.scores[1] = 60


def win_four_treasures(table: FoxTable) -> None:
    table.treasures = [2, 2]


def owe_nothing(table: FoxTable) -> None:
    table.to_act = 0


def end_too_early(table: FoxTable) -> None:
    table.to_act, table.asked = 0, 0


@pytest.mark.parametrize(
    ("breaking", "invariant"),
    [
        (double_a_card, "fox-invariant-cards"),
        (lose_a_card, "fox-invariant-cards"),
        (draw_a_card_unasked, "fox-invariant-hands"),
        (win_a_trick_nobody_played, "fox-invariant-tricks"),
        (score_out_of_thin_air, "fox-invariant-scores"),
        (win_four_treasures, "fox-invariant-scores"),
        (owe_nothing, "fox-invariant-answers"),
        (end_too_early, "fox-invariant-answers"),
    ],
)
def test_a_broken_table_is_found_out(breaking: Callable[[FoxTable], None], invariant: str) -> None:
    position, _ = FOX.open({}, 2, "sound")
    assert FOX.rules.invariant(position.table) == 0
    breaking(position.table)
    assert FOX.rules.invariant(position.table) == INVARIANTS.index(invariant) + 1
