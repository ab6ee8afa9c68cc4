"""Tables and the networks that play at them, for so many steps at a time: what an update learns from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import torch

from fabletop.bodies.arenas import LearningMachine, arenas_on, empty_tables, learners, option_row, questions_of
from fabletop.bodies.episodes import ROWS, WAIT, WHO_IS_ASKED
from fabletop.contract import Game, read_seed
from fabletop.kernel.actions import ARGUMENTS, NO_ACTION
from fabletop.training.models import FORBIDDEN, Actor, log_policy
from fabletop.training.recording import precision
from fabletop.training.settings import Kind, Reward

APART = 7919
"""A prime, so that neighbouring tables are far apart."""
OWN = -1
"""No seat is played by anybody else."""


class Columns:
    """Masks of the kernel as a yes or no for each column, and back."""

    def __init__(self, game: Game, device: str) -> None:
        self.actions = torch.tensor(game.actions, dtype=torch.int64, device=device)
        self.action_kinds, self.objects = self.actions // ARGUMENTS, self.actions % ARGUMENTS

    def allowed(self, masks: Any) -> Any:
        return (masks[..., self.action_kinds] >> self.objects & 1).bool()


@dataclass
class Memory:
    """What happened in so many steps; the first two dimensions are steps and tables."""

    features: Any
    secrets: Any
    masks: Any
    asked: Any
    actions: Any
    rewards: Any
    ended: Any
    choices: Any
    """The columns chosen."""
    chances: Any
    """Logarithms of the chances of all columns."""
    own: Any
    """1 where the learner chose, 0 where somebody else did."""
    values: Any
    advantages: Any
    returns: Any


class Arena:
    """Tables of one kind."""

    def __init__(
        self,
        game: Game,
        kind: Kind,
        *,
        count: int,
        steps: int,
        seed: str,
        reward: Reward,
        machine: LearningMachine,
        device: str,
    ) -> None:
        assert game.rules.learning is not None
        self.game, self.seats, self.count, self.steps = game, kind.seats, count, steps
        self.device, self.machine = device, machine
        self.columns = Columns(game, device)
        options = game.set_up(kind.options, kind.seats)
        self.is_symmetric = game.rules.learning.is_symmetric(options)
        self.options = machine.on_device(option_row(options))
        self.tables = machine.on_device(empty_tables(game.rules, count))
        self.learners = machine.on_device(learners(read_seed(seed), count))
        self.questions = machine.on_device(questions_of(game.rules))
        self.scratch = self.zeros(count, game.rules.action_kinds, dtype=torch.int64)
        self.seen = self.zeros(count, game.rules.observation, dtype=torch.int8)
        self.weights = torch.tensor(reward.weights(kind.seats), device=device)
        self.memory = self.new_memory()
        self.rows = [self.rows_of(step) for step in range(steps)]
        self.last = self.new_row()
        self.strange = torch.full((count,), OWN, dtype=torch.int8, device=device)
        """The seat of each table that somebody else plays."""
        self.is_alone = False
        """Or is it the other way round: is that seat the learner's, and somebody else plays all others?"""
        self.expected, self.better = self.zeros(count, kind.seats), self.zeros(count, kind.seats)
        self.begin()

    def begin(self) -> None:
        """Deal a first game at every table."""
        self.memory.actions[0] = NO_ACTION
        self.run("step", self.rows[0])

    def stagger(self, most: int) -> None:
        """Play up to so many choices at random, each table another number of them.

        Games of one length would else go side by side for ever, and every update be about one part of the game.
        """
        memory, rows = self.memory, self.rows[0]
        share = torch.arange(self.count, device=self.device) * APART % max(most, 1)
        for step in range(most):
            memory.asked[0] = WHO_IS_ASKED
            self.run("look", rows)
            allowed = self.columns.allowed(memory.masks[0])
            chosen = self.columns.actions[(torch.rand(allowed.shape, device=self.device) * allowed).argmax(-1)]
            memory.actions[0] = torch.where(share > step, chosen, WAIT).to(torch.int16)
            self.run("step", rows)

    def zeros(self, *shape: int, dtype: Any = torch.float32) -> Any:
        return torch.zeros(*shape, dtype=dtype, device=self.device)

    def new_memory(self) -> Memory:
        rules, shape, columns = self.game.rules, (self.steps, self.count), len(self.columns.actions)
        assert rules.learning is not None
        tiny = torch.int8
        return Memory(
            features=self.zeros(*shape, len(rules.learning.features), dtype=tiny),
            secrets=self.zeros(*shape, rules.learning.secrets, dtype=tiny),
            masks=self.zeros(*shape, rules.action_kinds, dtype=torch.int64),
            asked=self.zeros(*shape, dtype=tiny),
            actions=self.zeros(*shape, dtype=torch.int16),
            rewards=self.zeros(*shape, self.seats),
            ended=self.zeros(*shape, dtype=tiny),
            choices=self.zeros(*shape, dtype=torch.int64),
            chances=self.zeros(*shape, columns, dtype=torch.float16),
            own=self.zeros(*shape),
            values=self.zeros(*shape),
            advantages=self.zeros(*shape),
            returns=self.zeros(*shape),
        )

    def rows_of(self, step: int) -> tuple[Any, ...]:
        """The arrays of one step, as the kernel takes them."""
        told = {name: getattr(self.memory, name)[step] for name in ROWS if hasattr(self.memory, name)}
        return self.as_rows(told)

    def new_row(self) -> tuple[Any, ...]:
        """Room to look once more after the last step."""
        names = [name for name in ROWS if hasattr(self.memory, name)]
        self.after = {name: torch.zeros_like(getattr(self.memory, name)[0]) for name in names}
        return self.as_rows(self.after)

    def as_rows(self, told: Mapping[str, Any]) -> tuple[Any, ...]:
        tensors = {**told, "scratch": self.scratch, "seen": self.seen, "weights": self.weights}
        rows = {name: self.machine.seen_as(tensor) for name, tensor in tensors.items()}
        rows |= {"tables": self.tables, "learners": self.learners, "questions": self.questions}
        return tuple(rows[name] for name in ROWS)

    def run(self, name: str, rows: tuple[Any, ...]) -> None:
        self.machine.run(name, rows, self.options, self.seats)

    @torch.no_grad()
    def play_step(self, step: int, actor: Actor, pool_opponent: Actor, strange: int) -> None:
        """One choice at every table; at the first so many an opponent from the pool has a seat."""
        memory, rows = self.memory, self.rows[step]
        memory.asked[step] = WHO_IS_ASKED
        self.run("look", rows)
        self.run("answer", rows)
        told = memory.features[step].float()
        with precision(self.device):
            logits = actor.choose(told).float()
            if strange:
                theirs = pool_opponent.choose(told[:strange]).float()
        is_odd = memory.asked[step] == self.strange
        is_strange = ~is_odd if self.is_alone else is_odd
        if strange:
            logits[:strange] = torch.where(is_strange[:strange, None], theirs, logits[:strange])
        chances = log_policy(logits, self.columns.allowed(memory.masks[step]))
        noise = -torch.log(-torch.log(torch.rand_like(chances).clamp_(1e-9, 1 - 1e-7)))
        chosen = (chances + noise).argmax(-1)
        memory.choices[step] = chosen
        memory.actions[step] = self.columns.actions[chosen].to(torch.int16)
        memory.chances[step] = chances.clamp(min=-6e4).to(torch.float16)
        memory.own[step] = (~is_strange).float()
        self.run("step", rows)

    def play(self, actor: Actor, pool_opponent: Actor, strange: int) -> None:
        """All steps."""
        for step in range(self.steps):
            self.play_step(step, actor, pool_opponent, strange)

    @torch.no_grad()
    def critic(self, critic: Any, gae_lambda: float, most: int = 1 << 16) -> None:
        """How much better than expected every choice was."""
        memory = self.memory
        told = memory.features.flatten(0, 1), memory.secrets.flatten(0, 1)
        values = memory.values.flatten()
        for start in range(0, len(values), most):
            with precision(self.device):
                values[start : start + most] = critic(*(part[start : start + most].float() for part in told)).float()
        self.better.zero_()
        for seat in range(self.seats):
            self.after["asked"].fill_(seat)
            self.run("look", self.last)
            self.run("answer", self.last)
            with precision(self.device):
                found = critic(self.after["features"].float(), self.after["secrets"].float())
            self.expected[:, seat] = found.float()
        faded = torch.full((1,), gae_lambda, device=self.device)
        names = ("asked", "rewards", "ended", "values", "advantages", "returns")
        tensors = (self.expected, self.better, *(getattr(memory, name) for name in names), faded)
        self.machine.run(
            "advantages", tuple(self.machine.seen_as(tensor) for tensor in tensors), self.options, self.seats
        )


def machine_for(game: Game, device: str, threads: int) -> LearningMachine:
    return arenas_on(device, game.rules, threads)


__all__ = ["FORBIDDEN", "OWN", "Arena", "Columns", "Memory", "machine_for"]
