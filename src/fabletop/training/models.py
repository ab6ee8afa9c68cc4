"""The actor and its critic. The actor is told what its seat knows; the critic, who never plays, sees all cards."""

from __future__ import annotations

from typing import Any

import torch
from torch import nn

from fabletop.training.settings import Sizes


class Trunk(nn.Module):
    """A layer of features, then layers that each add to what they are given."""

    def __init__(self, inputs: int, width: int, layers: int) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, width)
        self.layers = nn.ModuleList(nn.Linear(width, width) for _ in range(layers - 1))

    def forward(self, told: Any) -> Any:
        found = torch.relu(self.first(told))
        for layer in self.layers:
            found = found + torch.relu(layer(found))
        return found


class Actor(nn.Module):
    """What to do (a number for each action), what it is worth, and what is hidden (a number for each secret)."""

    def __init__(self, features: int, actions: int, secrets: int, sizes: Sizes) -> None:
        super().__init__()
        self.trunk = Trunk(features, sizes.width, sizes.layers)
        self.policy = nn.Linear(sizes.width, actions)
        self.value = nn.Linear(sizes.width, 1)
        self.belief = nn.Linear(sizes.width, secrets)
        with torch.no_grad():
            self.policy.weight.mul_(0.1)
            self.value.weight.mul_(0.1)

    def forward(self, told: Any) -> tuple[Any, Any, Any]:
        found = self.trunk(told)
        return self.weigh(found), self.value(found).squeeze(-1), self.belief(found)

    def choose(self, told: Any) -> Any:
        return self.weigh(self.trunk(told))

    def weigh(self, found: Any) -> Any:
        """In full precision also where the rest is not: chances are compared with what they were."""
        with torch.autocast(found.device.type, enabled=False):
            return self.policy(found.float())


class Critic(nn.Module):
    """What a seat can expect, all cards open."""

    def __init__(self, features: int, secrets: int, sizes: Sizes) -> None:
        super().__init__()
        self.trunk = Trunk(features + secrets, sizes.critic_width, sizes.critic_layers)
        self.value = nn.Linear(sizes.critic_width, 1)

    def forward(self, told: Any, secrets: Any) -> Any:
        return self.value(self.trunk(torch.cat((told, secrets), -1))).squeeze(-1)


FORBIDDEN = -1e9


def log_policy(logits: Any, allowed: Any) -> Any:
    """Logarithms of the chances of all actions; nothing for those that are not allowed."""
    return torch.log_softmax(logits.float().masked_fill(~allowed, FORBIDDEN), -1)
