"""Games are as long as those of an independent implementation of the same rules, and hardly ever end level."""

from __future__ import annotations

import pytest
from benchmarks.grimm_lengths import BUILDS, OPTIONS, Lengths, at_random, ending, keen, lengths

from fabletop.contract import read_seed
from fabletop.games.grimm.rules.terms import ACTION_KINDS, BUILD, GAIN, TURN
from fabletop.kernel.actions import kind_of_action
from fabletop.kernel.rng import PlayoutRng, Rng, start_playout_rng
from tests.games.grimm.tables import facts, new_game

GAMES = 300
SEATS = (2, 3, 4)
RANDOM = {2: (11, 14, 18), 3: (11, 14, 18), 4: (12, 14, 18)}
KEEN = {2: (8, 10, 11), 3: (8, 9, 11), 4: (8, 10, 12)}
"""Rounds that 5 %, half and 95 % of the other implementation's games had at most."""
MOST_SHARED = 2.0
"""Percent of the games."""


def assert_like(found: Lengths, parts: tuple[int, int, int]) -> None:
    assert all(abs(mine - other) <= 1 for mine, other in zip(found.parts, parts, strict=True)), str(found)
    assert found.shared_percent <= MOST_SHARED


@pytest.mark.parametrize("seats", SEATS)
def test_games_of_random_choices_have_the_length_they_should(seats: int) -> None:
    assert_like(lengths(seats, GAMES, at_random), RANDOM[seats])


@pytest.mark.parametrize("seats", SEATS)
def test_games_of_keen_builders_have_the_length_they_should(seats: int) -> None:
    assert_like(lengths(seats, GAMES // 3, keen), KEEN[seats])


def test_a_game_has_as_many_rounds_as_began() -> None:
    rounds, _ = ending(3, at_random, "rounds#3")
    table = new_game("rounds#3", 3, **OPTIONS)
    playout_rng, mask = PlayoutRng(), [0] * ACTION_KINDS
    start_playout_rng(playout_rng, Rng(), read_seed("rounds#3"))
    while not table.finished:
        table.game.rules.legal(table.position.table, table.to_act[0], mask)
        table.choose(table.to_act[0], at_random(mask, playout_rng))
    assert [fact["round"] for fact in facts(table.told, "round-begun")] == list(range(1, rounds + 1))


def test_a_keen_builder_builds_eight_times_in_ten_and_otherwise_does_something_else() -> None:
    mask = [0] * ACTION_KINDS
    mask[BUILD], mask[TURN], mask[GAIN] = 0b101, 0b1, 0b10010
    playout_rng = PlayoutRng()
    chosen = [kind_of_action(keen(mask, playout_rng)) for _ in range(2000)]
    assert 0.77 < sum(action_kind in BUILDS for action_kind in chosen) / len(chosen) < 0.83
    assert set(chosen) == {BUILD, TURN, GAIN}


def test_a_keen_builder_who_cannot_build_chooses_at_random() -> None:
    mask = [0] * ACTION_KINDS
    mask[TURN], mask[GAIN] = 0b1, 0b10010
    playout_rng = PlayoutRng()
    assert {kind_of_action(keen(mask, playout_rng)) for _ in range(100)} == {TURN, GAIN}


def test_parts_of_games_are_counted_from_the_shortest() -> None:
    found = Lengths(list(range(1, 101)), 1)
    assert (found.parts, found.shared_percent) == ((5, 50, 95), 1.0)
    assert str(found) == "5 / 50 / 95 (100), 1.0 % shared"
