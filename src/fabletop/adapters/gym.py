"""Gymnasium: one seat is yours, bots have the others. Importing this registers ``fabletop/Fox-v0`` and so on."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from fabletop.adapters.batch import AT_RANDOM, WAIT, WHOLE_WIN, Batch
from fabletop.adapters.desk import Array, Desk, setting_of
from fabletop.adapters.seats import (
    ACTION_MASK,
    HUMAN,
    OBSERVATION,
    RENDER_MODES,
    Choices,
    Deals,
    refuse_render_mode,
    rendered,
    seat_space,
)
from fabletop.bots import Bot, bot_named, situation_of
from fabletop.catalog import all_games
from fabletop.contract import Game, IllegalChoice, OptionValue, bad, branch_of, fresh_seed

RANDOM = "random"
LOSE, RAISE = "lose", "raise"
Seen = dict[str, Array]


class TableEnv(gymnasium.Env[Seen, np.int64]):
    """A table at which one seat learns. The reward is its share of the win, at the end."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  # as gymnasium declares it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seat: int = 0,
        bots: str | Sequence[str] = RANDOM,
        illegal: str = LOSE,
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        refuse_render_mode(render_mode)
        self.desk = Desk(setting_of(game, seats, options))
        number = self.desk.setting.seats
        refuse_seat(seat, number)
        if illegal not in (LOSE, RAISE):
            raise bad("error-env-illegal", value=illegal, allowed=f"{LOSE}, {RAISE}")
        self.seat, self.illegal, self.render_mode = seat, illegal, render_mode
        self.others = [other for other in range(number) if other != seat]
        self.bots = bots_of(game, bots, self.others)
        self.deals = Deals()
        self.observation_space = seat_space(self.desk.setting)
        self.action_space = Choices(self.desk.setting.game.rules.actions, self._allowed)
        self._mask = np.zeros(self.desk.setting.game.rules.actions, np.int8)
        self._over = True

    def _allowed(self) -> Array:
        return self._mask

    @property
    def dealt(self) -> str:
        """The seed of this game, as ``fabletop play --seed`` takes it."""
        return self.deals.text

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.desk.deal(self.deals.next(seed, options))
        self._chance = random.Random(branch_of(self.dealt, "bots"))
        self._questions = 0
        self._over = False
        self._let_bots_choose()
        self._show()
        return self._look()

    def _show(self) -> None:
        """People see the table without asking."""
        if self.render_mode == HUMAN:
            self.render()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise bad("error-env-not-dealt")
        try:
            self.desk.act_if_marked(self.seat, int(action), self._mask)
        except IllegalChoice as refused:
            if self.illegal == RAISE:
                raise
            self._over = True
            seen, info = self._look()
            return seen, 0.0, True, False, {**info, "illegal": str(refused)}
        self._let_bots_choose()
        self._over = not self.desk.to_act
        self._show()
        seen, info = self._look()
        return seen, self.desk.shares()[self.seat], self._over, False, info

    def _let_bots_choose(self) -> None:
        """Until the seat is asked, or the game is over."""
        desk = self.desk
        while (to_act := desk.to_act) and not to_act >> self.seat & 1:
            other = (to_act & -to_act).bit_length() - 1
            bot = self.bots[other]
            choice = self._chance.choice(desk.choices(other)) if bot is None else self._thought(bot, other)
            desk.act(other, choice)

    def _thought(self, bot: Bot, other: int) -> int:
        position, game = self.desk.position(), self.desk.setting.game
        self._questions += 1
        seed = branch_of(self.dealt, f"question {self._questions}")
        return bot.choose(situation_of(game, position, game.question(position, other), seed, backend="cpu"))

    def _look(self) -> tuple[Seen, dict[str, Any]]:
        mask = self.desk.mask(self.seat) if not self._over and self.desk.to_act else np.zeros_like(self._mask)
        self._mask = mask
        return {OBSERVATION: self.desk.observe(self.seat), ACTION_MASK: mask}, {ACTION_MASK: mask}

    def render(self) -> str | None:
        return rendered(self.desk, self.render_mode, self.seat)


def refuse_seat(seat: int, seats: int) -> None:
    if seat not in range(seats):
        raise bad("error-env-seat", value=str(seat), allowed=", ".join(str(number) for number in range(seats)))


def bots_of(game: str, names: str | Sequence[str], others: Sequence[int]) -> dict[int, Bot | None]:
    """A bot for each of the other seats, named once for all or one by one; none for those who choose at random."""
    named = [names] * len(others) if isinstance(names, str) else list(names)
    if len(named) != len(others):
        raise bad("error-players-number", game=game, right=len(others), given=len(named))
    made = [None if name == RANDOM else bot_named(name, patient=True) for name in named]
    return dict(zip(others, made, strict=True))


class TableVectorEnv(VectorEnv[Seen, Array, Array]):
    """Many tables over one batch; the other seats choose at random, inside the kernel.

    A game that ends is followed by the next within the same step. What the seat knew at its end is not kept.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        *,
        seat: int = 0,
        bots: str = RANDOM,
        threads: int | None = None,
        **options: OptionValue,
    ) -> None:
        if bots != RANDOM:
            raise bad("error-env-vector-bots", bots=str(bots))
        self.setting = setting_of(game, seats, options)
        refuse_seat(seat, self.setting.seats)
        self.num_envs, self.seat, self.threads = num_envs, seat, threads
        self.single_observation_space = seat_space(self.setting)
        self.single_action_space = spaces.Discrete(self.setting.game.rules.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        text = str((options or {}).get("seed", fresh_seed() if seed is None else int(seed)))
        given, seats = dict(self.setting.given), self.setting.seats
        self.batch = Batch(self.setting.name, self.num_envs, seats, given, seed=text, threads=self.threads)
        self._rewards = np.zeros(self.num_envs)
        self._ended = np.zeros(self.num_envs, bool)
        self._let_others_choose()
        return self._look()

    def step(self, actions: Array) -> tuple[Seen, Array, Array, Array, dict[str, Any]]:
        self._rewards[:], self._ended[:] = 0, False
        self._step(np.asarray(actions))
        self._let_others_choose()
        seen, info = self._look()
        return seen, self._rewards.copy(), self._ended.copy(), np.zeros(self.num_envs, bool), info

    def _step(self, actions: Array) -> None:
        self.batch.step(actions)
        ended = self.batch.finished != 0
        self._ended |= ended
        self._rewards[ended] = self.batch.rewards[ended, self.seat] / WHOLE_WIN

    def _let_others_choose(self) -> None:
        while (others := self.batch.asked != self.seat).any():
            self._step(np.where(others, AT_RANDOM, WAIT))

    def _look(self) -> tuple[Seen, dict[str, Any]]:
        mask = self.batch.allowed().copy()
        return {OBSERVATION: self.batch.observe().copy(), ACTION_MASK: mask}, {ACTION_MASK: mask}


def id_of(game: Game) -> str:
    return f"fabletop/{game.about.id.title()}-v0"


def register() -> None:
    """Tell Gymnasium about every game."""
    for game in all_games():
        gymnasium.register(
            id_of(game),
            entry_point=f"{__name__}:TableEnv",
            vector_entry_point=f"{__name__}:TableVectorEnv",
            kwargs={"game": game.about.id},
        )


register()
