"""PettingZoo: one seat after the other (AEC), or everybody at once (Parallel)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv, register

from fabletop.adapters.desk import Array, Desk, setting_of
from fabletop.adapters.seats import (
    ACTION_MASK,
    ASKED,
    HUMAN,
    OBSERVATION,
    PUBLIC,
    RENDER_MODES,
    WAIT,
    Choices,
    Deals,
    refuse_render_mode,
    rendered,
    seat_space,
)
from fabletop.catalog import all_games
from fabletop.contract import OptionValue, bad

Seen = dict[str, Array]


class Zoo:
    """A table and its agents, ``player_0`` and so on: what both kinds of environment are built on."""

    metadata: dict[str, Any]
    metadata_of_all: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "is_parallelizable": True}

    def set_up(
        self,
        name: str,
        seats: int | None,
        options: Mapping[str, OptionValue],
        *,
        max_cycles: int | None,
        render_mode: str | None,
        eyes: str,
    ) -> None:
        refuse_render_mode(render_mode)
        setting = setting_of(name, seats, options)
        self.metadata = {**self.metadata_of_all, "name": f"{name}_v0"}
        self.desk = Desk(setting)
        self.possible_agents = [f"player_{seat}" for seat in range(setting.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        if eyes not in (ASKED, PUBLIC, *self.possible_agents):
            raise bad("error-env-eyes", eyes=eyes, allowed=", ".join([ASKED, PUBLIC, *self.possible_agents]))
        self.max_cycles, self.render_mode, self.eyes = max_cycles, render_mode, eyes
        self.deals = Deals()
        self.cycles = 0
        number = setting.game.rules.actions
        self._spaces = {agent: seat_space(setting) for agent in self.possible_agents}
        self._choices = {agent: Choices(number, _Allowed(self, agent)) for agent in self.possible_agents}
        self._nothing = np.zeros(number, np.int8)
        self.state_space = spaces.Box(-128, 127, (setting.seats * setting.game.rules.observation,), np.int8)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> Choices:
        return self._choices[agent]

    def deal(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        self.desk.deal(self.deals.next(seed, options))
        self.agents = self.possible_agents[:]
        self.cycles = 0

    @property
    def seed(self) -> str:
        """The seed of this game, as ``fabletop play --seed`` takes it."""
        return self.deals.text

    def state(self) -> Array:
        """All that all seats know together, for critics that see more than players may."""
        return np.concatenate([self.desk.observe(seat) for seat in range(self.desk.setting.seats)])

    @abstractmethod
    def mask_of(self, agent: str) -> Array:
        """What the agent may choose."""

    def render(self) -> str | None:
        seat: int | None = self.seat_of.get(self.eyes)
        if self.eyes == ASKED and self.desk.to_act:
            seat = lowest(self.desk.to_act)
        return rendered(self.desk, self.render_mode, seat)

    def show(self) -> None:
        """People see the table without asking."""
        if self.render_mode == HUMAN:
            self.render()

    def close(self) -> None:
        """Nothing is left open."""

    def refuse_before_deal(self) -> None:
        if not self.agents:
            raise bad("error-env-not-dealt")

    def __str__(self) -> str:
        return str(self.metadata["name"])


class _Allowed:
    """Asks an environment for the mask of an agent."""

    def __init__(self, zoo: Zoo, agent: str) -> None:
        self.zoo, self.agent = zoo, agent

    def __call__(self) -> Array:
        return self.zoo.mask_of(self.agent)


def lowest(seats: int) -> int:
    return (seats & -seats).bit_length() - 1


class TableAEC(Zoo, AECEnv[str, Seen, int]):  # type: ignore[misc]  # pettingzoo has no types
    """Whoever is asked chooses; of several who are asked at the same time, one after the other, unseen."""

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        eyes: str = ASKED,
        **options: OptionValue,
    ) -> None:
        super().__init__()
        self.set_up(name, seats, options, max_cycles=max_cycles, render_mode=render_mode, eyes=eyes)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {ACTION_MASK: self._nothing} for agent in self.agents}
        self._ask(self.desk.to_act)
        self.show()

    def _ask(self, to_act: int) -> None:
        self._seat = seat = lowest(to_act)
        self._mask = mask = self.desk.mask(seat)
        self.agent_selection = agent = self.possible_agents[seat]
        self.infos[agent] = {ACTION_MASK: mask}

    def mask_of(self, agent: str) -> Array:
        if agent == self.agent_selection:
            return self._mask
        seat = self.seat_of[agent]
        return self.desk.mask(seat) if self.desk.to_act >> seat & 1 else self._nothing

    def observe(self, agent: str) -> Seen:
        return {OBSERVATION: self.desk.observe(self.seat_of[agent]), ACTION_MASK: self.mask_of(agent)}

    def step(self, action: int | None) -> None:
        self.refuse_before_deal()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.desk.act_if_marked(self._seat, action, self._mask)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {ACTION_MASK: self._nothing}
        self.cycles += 1
        to_act = self.desk.to_act
        if to_act and self.cycles != self.max_cycles:
            self._ask(to_act)
        else:
            self._end(over=not to_act)
        self.show()

    def _end(self, *, over: bool) -> None:
        """The game is over, or there is no time for more of it."""
        self._mask = self._nothing
        ended = self.terminations if over else self.truncations
        for agent, share in zip(self.possible_agents, self.desk.shares(), strict=True):
            ended[agent] = True
            self.rewards[agent] = share
        self._accumulate_rewards()
        self._deads_step_first()


class TableParallel(Zoo, ParallelEnv[str, Seen, int]):  # type: ignore[misc]
    """A step is one choice of everybody who is asked; the others ``WAIT``."""

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        eyes: str = PUBLIC,
        **options: OptionValue,
    ) -> None:
        self.set_up(name, seats, options, max_cycles=max_cycles, render_mode=render_mode, eyes=eyes)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.deal(seed, options)
        self.show()
        return self._looks()

    def mask_of(self, agent: str) -> Array:
        return self._masks[self.seat_of[agent]]

    def _looks(self) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """What everybody is given; masks are told in both places where people look for them."""
        to_act, desk = self.desk.to_act, self.desk
        self._masks = [desk.mask(s) if to_act >> s & 1 else self._waiting() for s in range(desk.setting.seats)]
        seen = {
            agent: {OBSERVATION: desk.observe(seat), ACTION_MASK: self._masks[seat]}
            for agent, seat in self.seat_of.items()
        }
        return seen, {agent: {ACTION_MASK: self._masks[seat]} for agent, seat in self.seat_of.items()}

    def _waiting(self) -> Array:
        mask = np.zeros_like(self._nothing)
        mask[WAIT] = 1
        return mask

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        self.refuse_before_deal()
        to_act = self.desk.to_act
        self._refuse_any(actions, to_act)
        for agent, seat in self.seat_of.items():
            if to_act >> seat & 1:
                self.desk.act_if_marked(seat, actions[agent], self._masks[seat])
        self.cycles += 1
        over = not self.desk.to_act
        late = not over and self.cycles == self.max_cycles
        seen, infos = self._looks()
        rewards = dict(zip(self.agents, self.desk.shares(), strict=True))
        ended, cut = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, late)
        if over or late:
            self.agents = []
        self.show()
        return seen, rewards, ended, cut, infos

    def _refuse_any(self, actions: Mapping[str, int], to_act: int) -> None:
        """Complain before anything has changed."""
        for agent, seat in self.seat_of.items():
            action, asked = actions.get(agent), bool(to_act >> seat & 1)
            if asked and action is None:
                raise bad("error-env-missing", agent=agent)
            if action is not None and not (0 <= action < len(self._nothing) and self._masks[seat][action]):
                raise self.desk.refusal(seat, int(action))


for _game in all_games():
    _id, _name = f"fabletop/{_game.about.id}_v0", _game.about.id
    register("aec", _id, partial(TableAEC, _name))
    register("parallel", _id, partial(TableParallel, _name))
