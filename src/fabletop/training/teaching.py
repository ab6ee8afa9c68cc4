"""Lessons on what was harvested, a minibatch each. On a GPU a lesson is recorded once and then replayed."""

from __future__ import annotations

from typing import Any

import torch

from fabletop.training.lessons import Harvest, Renaming, losses
from fabletop.training.models import Judge, Player
from fabletop.training.recording import precision, recorded
from fabletop.training.settings import Lessons

TOLD = ("policy", "judge", "belief", "entropy", "kl", "clipped")
"""What is said of the lessons of an iteration, on average."""


class Teacher:
    """What a lesson is given stays at one place in memory, so that a recording finds it."""

    def __init__(
        self,
        networks: tuple[Player, Judge],
        harvest: Harvest,
        lessons: Lessons,
        renamings: list[Renaming],
        *,
        is_recorded: bool,
    ) -> None:
        self.player, self.judge = networks
        self.harvest, self.lessons, self.renamings = harvest, lessons, renamings
        self.device = harvest.device
        self.is_recorded = is_recorded and self.device == "cuda"
        self.optimizer = self.new_optimizer()
        size = min(lessons.minibatch, len(harvest))
        self.places = torch.zeros(size, dtype=torch.int64, device=self.device)
        self.renaming = renamings[0].copy() if renamings else None
        self.entropy, self.kl = torch.zeros((), device=self.device), torch.zeros((), device=self.device)
        self.sums = torch.zeros(len(TOLD), device=self.device)
        self.recordings: dict[bool, Any] = {}

    def new_optimizer(self) -> Any:
        parameters = [*self.player.parameters(), *self.judge.parameters()]
        if self.device == "cpu":
            return torch.optim.Adam(parameters, lr=1e-3, eps=1e-5)
        rate = torch.tensor(1e-3, device=self.device)
        return torch.optim.Adam(parameters, lr=rate, eps=1e-5, fused=True, capturable=True)

    def teach(self, progress: float) -> dict[str, float]:
        """All lessons of an iteration."""
        rate = self.set_courses(progress)
        self.sums.zero_()
        size, steps = len(self.places), 0
        for epoch in range(self.lessons.epochs):
            order = torch.randperm(len(self.harvest), device=self.device)
            for start in range(0, len(order) - size + 1, size):
                self.places.copy_(order[start : start + size])
                self.teach_once(is_renamed=epoch > 0 and self.renaming is not None)
                steps += 1
        return dict(zip(TOLD, (self.sums / steps).tolist(), strict=True)) | {"rate": rate}

    def set_courses(self, progress: float) -> float:
        lessons = self.lessons
        rate = lessons.rate.at(progress)
        self.entropy.fill_(lessons.entropy.at(progress))
        self.kl.fill_(lessons.kl.at(progress))
        for group in self.optimizer.param_groups:
            if isinstance(group["lr"], torch.Tensor):
                group["lr"].fill_(rate)
            else:
                group["lr"] = rate
        return rate

    def teach_once(self, *, is_renamed: bool) -> None:
        if is_renamed and self.renaming is not None:
            self.renaming.become(self.renamings[int(torch.randint(len(self.renamings), ()))])
        if not self.is_recorded:
            self.lesson(is_renamed)
            return
        if is_renamed not in self.recordings:
            self.recordings[is_renamed] = recorded(lambda: self.lesson(is_renamed))
        self.recordings[is_renamed]()

    def lesson(self, is_renamed: bool) -> None:
        batch = self.harvest.at(self.places, self.renaming if is_renamed else None)
        with precision(self.device):
            told = self.player(batch.features)
            judged = self.judge(batch.features, batch.secrets)
        told = tuple(part.float() for part in told)
        found = losses(batch, told, judged.float(), self.lessons, self.entropy, self.kl)
        self.optimizer.zero_grad(set_to_none=True)
        found.total.backward()
        torch.nn.utils.clip_grad_norm_(self.player.parameters(), self.lessons.gradient)
        torch.nn.utils.clip_grad_norm_(self.judge.parameters(), self.lessons.gradient)
        self.optimizer.step()
        self.sums += torch.stack([getattr(found, name) for name in TOLD])
