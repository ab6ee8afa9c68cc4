"""OpenSpiel's own tests, and what they do not ask: turns, re-dealt states, deals."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import fabletop.adapters.openspiel as registered
from fabletop.catalog import GAMES, game_named
from fabletop.contract import IllegalChoice

NAMES = [registered.name_of(game) for game in GAMES]
TOGETHER = [registered.name_of(game) for game in GAMES if not game.about.turns]
TURNS = ["fabletop_fox(target=16)", *(f"{name}(turns=true)" for name in TOGETHER)]
OTHER_TABLES = [
    "fabletop_fox(target=35)",
    "fabletop_fairytale(players=5,deck=expert110,plays=up-to-three)",
    "fabletop_grimm(players=4,copies=56-b,monsters=stacking)",
]
every_game = pytest.mark.parametrize("name", NAMES)
by_turns = pytest.mark.parametrize("name", TURNS)


def dealt(name: str, number: int = 0x12345678) -> Any:
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(number >> 28 & 15)
        number = number << 4 & 0xFFFFFFFF
    return state


@pytest.mark.parametrize("name", [*NAMES, *TURNS[1:], *OTHER_TABLES])
def test_official_random_simulations(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", [*NAMES, *TURNS[1:]])
def test_official_simulation_in_python(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    """It also checks pickles of games, types and states, clones, and legal actions at the end."""
    official = pytest.importorskip("open_spiel.python.tests.games_sim_test")
    np.random.seed(1)
    official.GamesSimTest().sim_game(pyspiel.load_game(name))


@pytest.mark.parametrize("name", TOGETHER)
def test_official_conversion_to_turns(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game_as_turn_based(name), num_sims=1, serialize=True, verbose=False)


@every_game
def test_official_environment_for_learners(name: str) -> None:
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms import random_agent

    env = rl_environment.Environment(pyspiel.load_game(name))
    env.seed(1)
    agents = [random_agent.RandomAgent(player, env.action_spec()["num_actions"]) for player in range(env.num_players)]
    step = env.reset()
    while not step.last():
        allowed, player = step.observations["legal_actions"], step.observations["current_player"]
        asked = agents if env.is_turn_based is False else [agents[player]]
        step = env.step([agent.step(step).action if allowed[agent._player_id] else 0 for agent in asked])
    assert sum(step.rewards) == pytest.approx(1)


@by_turns
def test_official_is_mcts_plays_a_game(name: str) -> None:
    game, chance = pyspiel.load_game(name), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 1.4, 2, random_state=chance)
    state, dice = dealt(name), random.Random(1)
    while not state.is_terminal():
        is_bots = state.current_player() == 0
        state.apply_action(bot.step(state) if is_bots else dice.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(1)


def steps(state: Any, dice: random.Random) -> Any:
    """Every moment of a random game at which somebody is to choose."""
    while not state.is_terminal():
        yield state
        if state.is_simultaneous_node():
            players = range(state.num_players())
            state.apply_actions([dice.choice(state.legal_actions(player) or [0]) for player in players])
        else:
            state.apply_action(dice.choice(state.legal_actions()))


@pytest.mark.parametrize("name", [*NAMES, *TURNS[1:]])
def test_a_player_cannot_tell_a_resampled_state_from_the_true_one(name: str) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    others = set()
    for number, state in enumerate(steps(dealt(name), random.Random(2))):
        if number % 5 == 0:
            for player in range(state.num_players()):
                other = state.resample_from_infostate(player, sampler)
                assert other.current_player() == state.current_player()
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.observation_string(player) == state.observation_string(player)
                assert other.information_state_tensor(player) == state.information_state_tensor(player)
                assert other.legal_actions(player) == state.legal_actions(player)
                assert other.history() == []
                others.add(bytes(other._desk.data) == bytes(state._desk.data))
    assert False in others


@every_game
def test_a_resampled_state_is_played_on(name: str) -> None:
    state = dealt(name)
    other = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    for _ in steps(other, random.Random(3)):
        pass
    assert sum(other.returns()) == pytest.approx(1)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(other.get_game(), other))
    assert again.returns() == other.returns()


@every_game
def test_the_chance_nodes_are_the_digits_of_the_number_of_a_game(name: str) -> None:
    state = dealt(f"{name}(seed=tulip)", 0x2A)
    game = game_named(name.removeprefix("fabletop_"))
    position, _ = game.open({}, state.num_players(), "tulip#42")
    assert bytes(state._desk.data) == position.table.pack()


def test_nothing_is_known_before_the_deal() -> None:
    state = pyspiel.load_game("fabletop_fox").new_initial_state()
    state.apply_action(3)
    assert not any(state.information_state_tensor(0))
    assert state.observation_string(1) == ""
    other = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert other.is_chance_node()


def test_words_and_notation() -> None:
    state = dealt("fabletop_fox")
    player = state.current_player()
    assert "Your hand" in state.observation_string(player)
    assert state.action_to_string(state.legal_actions()[0])[0].isdigit()


def test_a_choice_that_is_not_allowed_is_refused_and_changes_nothing() -> None:
    state = dealt("fabletop_fox")
    before = bytes(state._desk.data)
    for action in (62, 5000):
        with pytest.raises(IllegalChoice):
            state.apply_action(action)
    assert bytes(state._desk.data) == before


def test_only_what_one_player_knows_can_be_observed() -> None:
    kind = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="what one player knows"):
        registered.KINDS["fox"]().make_py_observer(kind)
