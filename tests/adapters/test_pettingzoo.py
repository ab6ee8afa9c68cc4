"""PettingZoo's own tests, and what they do not ask: seeds, masks, refusals, pictures."""

from __future__ import annotations

import copy
import pickle
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo import make
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from fabletop.adapters import fairytale_v0, fox_v0, grimm_v0
from fabletop.adapters.seats import WAIT
from fabletop.catalog import OWN, game_named
from fabletop.contract import BadInput, IllegalChoice

MODULES = {name: import_module(f"fabletop.adapters.{name}_v0") for name in OWN}
OTHER_TABLES: list[tuple[Any, dict[str, Any]]] = [
    (fox_v0, {"target": 35}),
    (fairytale_v0, {"seats": 5, "deck": "expert110", "plays": "up-to-three"}),
    (fairytale_v0, {"seats": 4, "teams": "pairs-exchange"}),
    (grimm_v0, {"seats": 4, "copies": "56-b", "monsters": "stacking"}),
]
# PettingZoo warns of observations that are not plain arrays unless the environment is one of a list of its own.
for_dicts = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)
every_game = pytest.mark.parametrize("module", MODULES.values(), ids=MODULES)


@for_dicts
@every_game
def test_official_api_tests(module: Any) -> None:
    api_test(module.env(), num_cycles=300)
    parallel_api_test(module.parallel_env(), num_cycles=300)


@every_game
def test_official_seed_tests(module: Any) -> None:
    seed_test(module.env, num_cycles=150)
    parallel_seed_test(module.parallel_env, num_cycles=150)


@every_game
def test_official_max_cycles_test(module: Any) -> None:
    """It counts how often each agent acts and wants all to act in every cycle, which a Parallel environment turned
    into an AEC one does, and a game in which agents take turns does not."""

    def env(max_cycles: int) -> Any:
        return parallel_to_aec(module.parallel_env(max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=module.parallel_env, env=env))


@for_dicts
@pytest.mark.parametrize(("module", "table"), OTHER_TABLES)
def test_other_tables_pass_too(module: Any, table: dict[str, Any]) -> None:
    api_test(module.env(**table), num_cycles=100)
    parallel_api_test(module.parallel_env(**table), num_cycles=100)


def played(env: Any, seed: int | None) -> tuple[list[tuple[str, int]], dict[str, float]]:
    """A game in which everybody makes the last of the allowed choices."""
    env.reset(seed=seed)
    choices, rewards = [], {}
    for agent in env.agent_iter():
        seen, reward, over, cut, info = env.last()
        assert seen["action_mask"] is info["action_mask"]
        if over or cut:
            rewards[agent] = reward
            env.step(None)
        else:
            choices.append((agent, int(seen["action_mask"].nonzero()[0][-1])))
            env.step(choices[-1][1])
    return choices, rewards


@every_game
def test_rewards_are_shares_of_the_win(module: Any) -> None:
    _, rewards = played(module.env(), 5)
    assert sum(rewards.values()) == pytest.approx(1)
    env = module.parallel_env()
    seen, _ = env.reset(seed=5)
    while env.agents:
        choices = {agent: int(look["action_mask"].nonzero()[0][-1]) for agent, look in seen.items()}
        seen, shares, *_ = env.step(choices)
    assert shares == rewards


@every_game
def test_a_seed_deals_the_cards_that_it_deals_everywhere(module: Any) -> None:
    name = str(module.env()).removesuffix("_v0")
    env = module.env()
    env.reset(seed=42)
    position, _ = game_named(name).open({}, env.max_num_agents, "42")
    assert bytes(env.desk.data) == position.table.pack()
    env.reset()
    assert env.seed == "42#1"
    following, _ = game_named(name).open({}, env.max_num_agents, "42#1")
    assert bytes(env.desk.data) == following.table.pack()
    env.reset(options={"seed": "tulip#3"})
    assert env.seed == "tulip#3"
    fresh = [module.env(), module.env()]
    for one in fresh:
        one.reset()
    assert fresh[0].seed != fresh[1].seed


def test_a_choice_that_is_not_allowed_is_refused_and_changes_nothing() -> None:
    env = fox_v0.env()
    env.reset(seed=1)
    before = bytes(env.desk.data)
    wrong = int((env.last()[0]["action_mask"] == 0).nonzero()[0][0])
    for choice in (wrong, WAIT, 5000, -1):
        with pytest.raises(IllegalChoice) as caught:
            env.step(choice)
        assert str(caught.value).endswith(".")
    assert bytes(env.desk.data) == before


def test_in_parallel_nothing_happens_before_every_choice_is_found_good() -> None:
    env = fairytale_v0.parallel_env(seats=3)
    seen, _ = env.reset(seed=1)
    before = bytes(env.desk.data)
    good = {agent: int(look["action_mask"].nonzero()[0][0]) for agent, look in seen.items()}
    with pytest.raises(IllegalChoice):
        env.step({**good, "player_2": 5})
    with pytest.raises(BadInput, match="player_1 is asked"):
        env.step({agent: choice for agent, choice in good.items() if agent != "player_1"})
    assert bytes(env.desk.data) == before
    env.step(good)


def test_who_is_not_asked_waits() -> None:
    env = fox_v0.parallel_env()
    seen, infos = env.reset(seed=1)
    asked = [agent for agent in env.agents if not infos[agent]["action_mask"][WAIT]]
    assert len(asked) == 1
    (other,) = set(env.agents) - set(asked)
    assert infos[other]["action_mask"].sum() == 1
    choice = int(seen[asked[0]]["action_mask"].nonzero()[0][0])
    with pytest.raises(IllegalChoice):
        env.step({asked[0]: choice, other: choice})
    env.step({asked[0]: choice})


@pytest.mark.parametrize("name", MODULES)
def test_no_game_has_a_choice_with_the_number_of_waiting(name: str) -> None:
    assert game_named(name).face.notation(WAIT) is None


@every_game
def test_environments_copy_and_pickle(module: Any) -> None:
    env = module.env()
    played(env, 3)
    env.reset()
    env.step(env.action_space(env.agent_selection).sample())
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert bytes(twin.desk.data) == bytes(env.desk.data)
        assert np.array_equal(twin.last()[0]["observation"], env.last()[0]["observation"])
        twin.step(int(twin.last()[0]["action_mask"].nonzero()[0][0]))
        assert bytes(twin.desk.data) != bytes(env.desk.data)


@every_game
def test_pictures_show_what_the_seat_that_is_asked_sees(module: Any, capsys: pytest.CaptureFixture[str]) -> None:
    text, picture = module.env(render_mode="ansi"), module.env(render_mode="svg", eyes="player_1")
    for env in (text, picture):
        env.reset(seed=2)
    assert "is asked" in text.render()
    assert picture.render().startswith("<svg")
    aloud = module.parallel_env(render_mode="human")
    aloud.reset(seed=2)
    assert "is asked" in capsys.readouterr().out
    assert aloud.render() is None
    assert "is asked" in capsys.readouterr().out
    played(text, 2)
    assert "has won" in text.render()


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"seats": 3}, "cannot be played by 3 players"),
        ({"target": 100}, "16, 21, 35, 5–99"),
        ({"speed": 1}, "target"),
        ({"render_mode": "rgb_array"}, "ansi"),
        ({"eyes": "player_7"}, "player_1"),
    ],
)
def test_an_environment_that_cannot_be_is_refused_with_a_sentence(wrong: dict[str, Any], says: str) -> None:
    for kind in (fox_v0.env, fox_v0.parallel_env):
        with pytest.raises(BadInput, match=says):
            kind(**wrong)


def test_a_step_before_the_deal_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadInput, match="reset"):
        fox_v0.env().step(1)
    with pytest.raises(BadInput, match="reset"):
        fox_v0.parallel_env().step({})


@pytest.mark.parametrize("kind", ["aec", "parallel"])
def test_pettingzoo_makes_them_by_name(kind: Any) -> None:
    env = make(kind, "fabletop/fox_v0", target=16)
    env.reset(seed=1)
    assert str(env) == "fox_v0"


def test_the_state_is_what_all_seats_know() -> None:
    env = fox_v0.env()
    env.reset(seed=1)
    assert env.state_space.contains(env.state())
    assert env.state().tolist() == [*env.desk.observe(0).tolist(), *env.desk.observe(1).tolist()]
