"""The factions of the basic deck can move up by one without changing anything; those of other decks cannot."""

from __future__ import annotations

import pytest

from fabletop.catalog import game_named
from fabletop.games.fairytale.play.symmetries import is_symmetric, symmetries, turned
from fabletop.games.fairytale.rules.state import FairytaleTable, Options
from fabletop.games.fairytale.rules.terms import Ask
from fabletop.kernel.actions import marked_actions
from tests.kernel.test_features import moments, secrets, told

GAME = game_named("fairytale")
NAMES = range(1, 21)


def move_up(table: FairytaleTable) -> None:
    """The same table with the names of the next faction."""
    table.packs, table.hands, table.plays, table.drawn, table.deck.cards = (
        [turned(card) for card in cards]
        for cards in (table.packs, table.hands, table.plays, table.drawn, table.deck.cards)
    )
    for row in table.rows:
        row.cards = [turned(card) for card in row.cards]


def test_moving_the_factions_up_moves_features_secrets_and_choices() -> None:
    none, once, twice = symmetries()
    assert none.features == tuple(range(len(none.features)))
    assert [once.actions[once.actions[name]] for name in NAMES] == [twice.actions[name] for name in NAMES]
    compared = 0
    for position, seat in moments(GAME, 3, "factions", every=4):
        if asked(position.table) <= {Ask.KEEP, Ask.PLAY}:
            compared += 1
            moved = GAME.load(GAME.save(position))
            move_up(moved.table)
            features, hidden = told(GAME, moved.table, seat), secrets(GAME, moved.table, seat)
            # What stood at the place of a name stands at the place of the name that it has now.
            assert [features[place] for place in once.features] == told(GAME, position.table, seat)
            assert [hidden[place] for place in once.secrets] == secrets(GAME, position.table, seat)
            allowed = marked_actions(GAME.legal(position, seat))
            assert sorted(once.actions[action] for action in allowed) == marked_actions(GAME.legal(moved, seat))
    assert compared > 10


def asked(table: FairytaleTable) -> set[int]:
    """Other questions name factions, which this test leaves as they are."""
    return {int(question.kind) for question in table.questions[: table.asked]}


def options_with(deck: str) -> Options:
    options = GAME.set_up({"deck": deck}, 2)
    assert isinstance(options, Options)
    return options


@pytest.mark.parametrize(("deck", "holds"), [("basic", True), ("expert100", False), ("expert110", False)])
def test_only_the_basic_deck_is_symmetric(deck: str, holds: bool) -> None:
    assert is_symmetric(options_with(deck)) == holds


def test_a_deck_with_one_more_point_somewhere_is_not() -> None:
    options = options_with("basic")
    options.deck.points[7] += 1
    assert not is_symmetric(options)
