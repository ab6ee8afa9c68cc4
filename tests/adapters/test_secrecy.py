"""What an environment gives a seat does not depend on what the seat cannot know."""

from __future__ import annotations

import importlib
from typing import Any

import gymnasium
import numpy as np
import pytest

import fabletop.adapters.gym  # noqa: F401  # registers the environments
from fabletop.adapters.desk import Desk
from fabletop.catalog import OWN
from fabletop.kernel.rng import Seed


def redealt(desk: Desk, seat: int, number: int) -> Desk:
    """Another table that looks the same to the seat."""
    other, seed = desk.copy(), Seed()
    seed.stream = number
    other.resample(seat, seed)
    return other


def same(one: Any, other: Any) -> bool:
    return all(np.array_equal(one[key], other[key]) for key in ("observation", "action_mask"))


@pytest.mark.parametrize("name", OWN)
def test_agents_one_after_the_other(name: str) -> None:
    env, differ = importlib.import_module(f"fabletop.adapters.{name}_v0").env(render_mode="ansi"), 0
    env.reset(seed=11)
    for number in range(60):
        if not env.agents or any(env.terminations.values()):
            break
        true = env.desk
        for agent, seat in env.seat_of.items():
            seen, text = env.observe(agent), env.render()
            env.desk = redealt(true, seat, number)
            differ += bytes(env.desk.data) != bytes(true.data)
            assert same(env.observe(agent), seen)
            if agent == env.agent_selection:
                assert np.array_equal(env.desk.mask(seat), env.infos[agent]["action_mask"])
                assert env.render() == text
            env.desk = true
        env.step(int(env.infos[env.agent_selection]["action_mask"].nonzero()[0][number % 2 - 1]))
    assert differ > 60


@pytest.mark.parametrize("name", OWN)
def test_agents_at_once(name: str) -> None:
    env = importlib.import_module(f"fabletop.adapters.{name}_v0").parallel_env()
    seen, _ = env.reset(seed=12)
    for number in range(40):
        if not env.agents:
            break
        true = env.desk
        for agent, seat in env.seat_of.items():
            env.desk = redealt(true, seat, number)
            assert same(env._looks()[0][agent], seen[agent])
            env.desk = true
        env._looks()
        seen, *_ = env.step({agent: int(look["action_mask"].nonzero()[0][0]) for agent, look in seen.items()})


@pytest.mark.parametrize("name", OWN)
def test_one_seat_among_bots(name: str) -> None:
    env: Any = gymnasium.make(f"fabletop/{name.title()}-v0", seat=1).unwrapped
    seen, _ = env.reset(seed=13)
    over, number = False, 0
    while not over and number < 40:
        true, number = env.desk, number + 1
        env.desk = redealt(true, 1, number)
        assert same(env._look()[0], seen)
        env.desk = true
        env._look()
        seen, _, over, _, _ = env.step(int(seen["action_mask"].nonzero()[0][0]))
