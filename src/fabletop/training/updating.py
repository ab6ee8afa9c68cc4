"""Updates from a rollout buffer, a minibatch each. On a GPU an update is recorded once and then replayed."""

from __future__ import annotations

from typing import Any

import torch

from fabletop.training.models import Actor, Critic
from fabletop.training.ppo import Renaming, RolloutBuffer, losses
from fabletop.training.recording import precision, recorded
from fabletop.training.settings import PpoSettings

TOLD = ("policy", "critic", "belief", "entropy", "kl", "clipped")
"""What is said of the updates of an iteration, on average."""


class Updater:
    """What an update is given stays at one place in memory, so that a recording finds it."""

    def __init__(
        self,
        networks: tuple[Actor, Critic],
        rollout_buffer: RolloutBuffer,
        ppo: PpoSettings,
        renamings: list[Renaming],
        *,
        is_recorded: bool,
    ) -> None:
        self.actor, self.critic = networks
        self.rollout_buffer, self.ppo, self.renamings = rollout_buffer, ppo, renamings
        self.device = rollout_buffer.device
        self.is_recorded = is_recorded and self.device == "cuda"
        self.optimizer = self.new_optimizer()
        size = min(ppo.minibatch, len(rollout_buffer))
        self.places = torch.zeros(size, dtype=torch.int64, device=self.device)
        self.renaming = renamings[0].copy() if renamings else None
        self.entropy, self.kl = torch.zeros((), device=self.device), torch.zeros((), device=self.device)
        self.sums = torch.zeros(len(TOLD), device=self.device)
        self.recordings: dict[bool, Any] = {}

    def new_optimizer(self) -> Any:
        parameters = [*self.actor.parameters(), *self.critic.parameters()]
        if self.device == "cpu":
            return torch.optim.Adam(parameters, lr=1e-3, eps=1e-5)
        rate = torch.tensor(1e-3, device=self.device)
        return torch.optim.Adam(parameters, lr=rate, eps=1e-5, fused=True, capturable=True)

    def update(self, progress: float) -> dict[str, float]:
        """All updates of an iteration."""
        rate = self.set_schedules(progress)
        self.sums.zero_()
        size, steps = len(self.places), 0
        for epoch in range(self.ppo.epochs):
            order = torch.randperm(len(self.rollout_buffer), device=self.device)
            for start in range(0, len(order) - size + 1, size):
                self.places.copy_(order[start : start + size])
                self.update_once(is_renamed=epoch > 0 and self.renaming is not None)
                steps += 1
        return dict(zip(TOLD, (self.sums / steps).tolist(), strict=True)) | {"rate": rate}

    def set_schedules(self, progress: float) -> float:
        ppo = self.ppo
        rate = ppo.rate.at(progress)
        self.entropy.fill_(ppo.entropy.at(progress))
        self.kl.fill_(ppo.kl.at(progress))
        for group in self.optimizer.param_groups:
            if isinstance(group["lr"], torch.Tensor):
                group["lr"].fill_(rate)
            else:
                group["lr"] = rate
        return rate

    def update_once(self, *, is_renamed: bool) -> None:
        if is_renamed and self.renaming is not None:
            self.renaming.become(self.renamings[int(torch.randint(len(self.renamings), ()))])
        if not self.is_recorded:
            self.minibatch_update(is_renamed)
            return
        if is_renamed not in self.recordings:
            self.recordings[is_renamed] = recorded(lambda: self.minibatch_update(is_renamed))
        self.recordings[is_renamed]()

    def minibatch_update(self, is_renamed: bool) -> None:
        batch = self.rollout_buffer.at(self.places, self.renaming if is_renamed else None)
        with precision(self.device):
            told = self.actor(batch.features)
            criticised = self.critic(batch.features, batch.secrets)
        told = tuple(part.float() for part in told)
        found = losses(batch, told, criticised.float(), self.ppo, self.entropy, self.kl)
        self.optimizer.zero_grad(set_to_none=True)
        found.total.backward()
        torch.nn.utils.clip_grad_norm_(self.actor.parameters(), self.ppo.gradient)
        torch.nn.utils.clip_grad_norm_(self.critic.parameters(), self.ppo.gradient)
        self.optimizer.step()
        self.sums += torch.stack([getattr(found, name) for name in TOLD])
