"""How a master weighs what it tried."""

from __future__ import annotations

import numpy as np
import pytest

from fabletop.bots.masters import promising, regret_matched
from fabletop.bots.shipped import shipped_network
from fabletop.contract.tuning import Care, Tuning
from fabletop.games.grimm.game import GRIMM
from fabletop.games.grimm.rules.terms import STOP_ACTION, TURN
from fabletop.kernel.actions import action_of
from fabletop.networks.forward import evaluating
from fabletop.search.improvers import as_arguments
from tests.games.grimm.tables import arranged

CHANCE = np.random.default_rng(7)


def test_what_has_fallen_behind_beyond_doubt_is_dropped() -> None:
    luck = CHANCE.normal(0, 1000, (60, 1))
    found = luck + CHANCE.normal(0, 100, (60, 3)) + np.array([500, 490, 200])
    assert promising(found, 2.5).tolist() == [True, True, False]


def test_luck_that_all_choices_share_does_not_blur_the_comparison() -> None:
    luck = CHANCE.normal(0, 5000, (60, 1))
    assert promising(luck + np.array([100, 0]), 2.5).tolist() == [True, False]


def test_a_few_worlds_drop_nothing() -> None:
    assert promising(np.array([[1000.0, 0.0]] * 39), 2.5).all()


def test_alike_choices_are_all_kept() -> None:
    assert promising(np.ones((60, 3)), 2.5).all()


def test_regret_matching_mixes_where_rivals_may_go_either_way() -> None:
    """Each choice is good where the rival takes the other one, as when two go where only one finds anything."""
    found = np.array([[1000.0, 0.0], [0.0, 1000.0]] * 200)
    assert regret_matched(found) == pytest.approx([0.5, 0.5], abs=0.05)


def test_regret_matching_settles_on_what_is_always_better() -> None:
    assert regret_matched(np.array([[100.0, 300.0, 200.0]] * 200))[1] > 0.95


def test_what_is_hardly_ever_worth_it_is_not_done_at_all() -> None:
    found = CHANCE.normal(0, 900, (400, 3)) + np.array([0.0, -200.0, -400.0])
    mixed = regret_matched(found)
    assert mixed == [1.0, 0.0, 0.0]


def test_many_choices_that_are_alike_are_all_made() -> None:
    assert regret_matched(np.ones((400, 8))) == pytest.approx([1 / 8] * 8)


def test_regret_matching_leans_to_what_is_oftener_better() -> None:
    found = np.array([[1000.0, 0.0], [1000.0, 0.0], [0.0, 1000.0]] * 100)
    assert regret_matched(found)[0] > 0.8


def test_a_game_may_want_another_care_among_so_many() -> None:
    care, other = Care(worlds=1), Care(worlds=2)
    assert [Tuning(care=care, cares=((4, other),)).care_for(seats) for seats in (2, 4, 5)] == [care, other, care]


def test_a_network_gives_no_chance_to_what_came_into_the_rules_after_it_was_taught() -> None:
    """To end a Build turn before is an action of The Grimm Forest for which the shipped policy has no number."""
    rules = GRIMM.rules
    network = shipped_network(rules)
    assert network is not None
    assert action_of(TURN, STOP_ACTION) not in network.columns
    table, mask = arranged(window="build"), [0] * rules.action_kinds
    rules.legal(table.position.table, 0, mask)
    room = np.zeros(rules.observation, np.int8), *np.zeros((2, len(network.trunk[0].bias))), np.zeros(rules.actions + 1)
    weigh_all = evaluating(rules).weigh_all
    weigh_all(table.position.table, 0, mask, as_arguments(rules, network), room)
    chances = {choice: room[-1][table.number(choice)] / room[-1][-1] for choice in table.legal(0)}
    assert chances.pop("stop") == 0
    assert min(chances.values()) > 0
    assert sum(chances.values()) == pytest.approx(1)
    mask = [0] * rules.action_kinds
    mask[TURN] = 1 << STOP_ACTION
    weigh_all(table.position.table, 0, mask, as_arguments(rules, network), room)
    assert room[-1][table.number("stop")] / room[-1][-1] == 1
