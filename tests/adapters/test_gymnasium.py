"""Gymnasium's own test, and what it does not ask: bots, shares of the win, many tables at once."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import fabletop.adapters.gym as registered
from fabletop.catalog import GAMES
from fabletop.contract import BadInput, IllegalChoice

IDS = [registered.id_of(game) for game in GAMES]


def played(env: Any, seed: int | None = None) -> tuple[float, int]:
    """The reward of a game with the last of the allowed choices, and the number of steps."""
    seen, info = env.reset(seed=seed)
    steps = 0
    while True:
        assert seen["action_mask"] is info["action_mask"]
        seen, reward, over, _, info = env.step(int(seen["action_mask"].nonzero()[0][-1]))
        steps += 1
        if over:
            return reward, steps


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("seat", [0, 1])
def test_official_check(name: str, seat: int) -> None:
    check_env(gymnasium.make(name, seat=seat).unwrapped)


@pytest.mark.parametrize("name", IDS)
def test_a_game_of_one_seat_against_random_players(name: str) -> None:
    env = gymnasium.make(name)
    first, again = played(env, 7), played(env, 7)
    assert first == again
    assert 0 <= first[0] <= 1
    assert first[1] > 5
    assert played(env) != first


@pytest.mark.parametrize("bots", ["medium", "easy"])
def test_a_game_against_bots_follows_from_its_seed(bots: str) -> None:
    env = gymnasium.make("fabletop/Fox-v0", bots=bots, target=16)
    assert played(env, 3) == played(env, 3)


def test_bots_may_be_named_one_by_one() -> None:
    env = gymnasium.make("fabletop/Fairytale-v0", seats=3, seat=1, bots=["random", "random"])
    assert 0 <= played(env, 3)[0] <= 1


def test_a_choice_that_is_not_allowed_loses_or_raises() -> None:
    env = gymnasium.make("fabletop/Fox-v0")
    seen, _ = env.reset(seed=1)
    wrong = int((seen["action_mask"] == 0).nonzero()[0][0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over) == (0.0, True)
    assert info["illegal"].endswith(".")
    with pytest.raises(BadInput, match="reset"):
        env.step(wrong)
    strict = gymnasium.make("fabletop/Fox-v0", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalChoice):
        strict.step(wrong)


def test_many_tables_over_one_batch() -> None:
    envs = gymnasium.make_vec("fabletop/Fox-v0", num_envs=40, vectorization_mode="vector_entry_point", target=16)
    seen, info = envs.reset(seed=5)
    assert envs.observation_space.contains(seen)
    chance, games, wins = np.random.default_rng(1), 0, 0.0
    for _ in range(120):
        choices = np.array([chance.choice(mask.nonzero()[0]) for mask in info["action_mask"]])
        seen, rewards, over, cut, info = envs.step(choices)
        assert not cut.any()
        assert not rewards[~over].any()
        games, wins = games + int(over.sum()), wins + float(rewards.sum())
    assert games > 40
    assert 0.3 < wins / games < 0.7


def test_a_table_of_many_plays_the_game_it_would_play_alone() -> None:
    """Table 2 of 5 plays the game of the seed ``9#2``, whatever the others do."""
    histories = []
    for number in (3, 5):
        envs = gymnasium.make_vec("fabletop/Fox-v0", num_envs=number, vectorization_mode="vector_entry_point", seat=1)
        seen, _ = envs.reset(seed=9)
        history = []
        for _ in range(30):
            history.append(seen["observation"][2].tolist())
            seen, *_ = envs.step(np.array([mask.nonzero()[0][-1] for mask in seen["action_mask"]]))
        histories.append(history)
    assert histories[0] == histories[1]


def test_plain_environments_in_a_row_take_any_bots() -> None:
    envs = gymnasium.make_vec("fabletop/Fox-v0", num_envs=2, vectorization_mode="sync", bots="easy")
    seen, _ = envs.reset(seed=5)
    assert seen["observation"].shape[0] == 2


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"seat": 2}, "no seat 2"),
        ({"bots": "clever"}, "no player called"),
        ({"bots": ["easy", "easy"]}, "2 players were named"),
        ({"illegal": "ignore"}, "lose, raise"),
        ({"render_mode": "rgb_array"}, "ansi"),
    ],
)
def test_an_environment_that_cannot_be_is_refused_with_a_sentence(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(BadInput, match=says):
        registered.TableEnv("fox", **wrong)
    with pytest.raises(BadInput, match="sync"):
        registered.TableVectorEnv("fox", 2, bots="hard")
