"""What is learned from what happened: PPO, held close to the policy that played and to chance itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import torch
from torch.nn import functional

from fabletop.contract import Game
from fabletop.training.arena import Arena, Columns, Memory
from fabletop.training.models import log_policy
from fabletop.training.settings import PpoSettings


@dataclass
class Batch:
    """Choices, one a row, of any tables at any time."""

    features: Any
    secrets: Any
    allowed: Any
    choices: Any
    chances: Any
    """Logarithms, of all columns, of the policy that played."""
    advantages: Any
    returns: Any
    own: Any
    symmetric: Any
    """Where cards can be renamed."""


@dataclass(frozen=True)
class Renaming:
    """A symmetry as places of tensors."""

    features: Any
    secrets: Any
    columns: Any
    """From which column each comes."""
    back: Any
    """To which column each goes."""

    def of(self, batch: Batch) -> Batch:
        """With other names where that changes nothing."""

        def where_it_holds(renamed: Any, plain: Any) -> Any:
            return torch.where(batch.symmetric.view(-1, *[1] * (plain.dim() - 1)), renamed, plain)

        return replace(
            batch,
            features=where_it_holds(batch.features[:, self.features], batch.features),
            secrets=where_it_holds(batch.secrets[:, self.secrets], batch.secrets),
            allowed=where_it_holds(batch.allowed[:, self.columns], batch.allowed),
            choices=where_it_holds(self.back[batch.choices], batch.choices),
            chances=where_it_holds(batch.chances[:, self.columns], batch.chances),
        )

    def copy(self) -> Renaming:
        return Renaming(*(part.clone() for part in self.parts()))

    def become(self, other: Renaming) -> None:
        for mine, theirs in zip(self.parts(), other.parts(), strict=True):
            mine.copy_(theirs)

    def parts(self) -> tuple[Any, ...]:
        return self.features, self.secrets, self.columns, self.back


def renamings(game: Game, columns: Columns, device: str) -> list[Renaming]:
    """Every symmetry but the one that renames nothing."""
    assert game.rules.learning is not None
    actions = columns.actions.tolist()
    place = {action: column for column, action in enumerate(actions)}
    found = []
    for symmetry in game.rules.learning.symmetries()[1:]:
        come = torch.tensor([place[symmetry.actions[action]] for action in actions], device=device)
        found.append(
            Renaming(
                torch.tensor(symmetry.features, device=device),
                torch.tensor(symmetry.secrets, device=device),
                come,
                torch.argsort(come),
            )
        )
    return found


@dataclass
class Found:
    """The parts of a loss, and what they tell of the policy."""

    total: Any
    policy: Any
    critic: Any
    belief: Any
    entropy: Any
    kl: Any
    clipped: Any


def losses(batch: Batch, told: tuple[Any, Any, Any], criticised: Any, ppo: PpoSettings, entropy: Any, kl: Any) -> Found:
    """Of what a actor (logits, value, belief) and its critic say about a batch."""
    logits, value, belief = told
    chances = log_policy(logits, batch.allowed)
    weight = batch.own / batch.own.sum().clamp(min=1)
    then = batch.chances.float()
    ratio = (chances - then).gather(-1, batch.choices[:, None]).squeeze(-1).exp()
    cut = ratio.clamp(1 - ppo.clip, 1 + ppo.clip)
    policy = -(weight * torch.minimum(ratio * batch.advantages, cut * batch.advantages)).sum()
    likely = chances.exp()
    sure = (weight * -(likely * chances.masked_fill(~batch.allowed, 0)).sum(-1)).sum()
    moved = (weight * (likely * (chances - then).masked_fill(~batch.allowed, 0)).sum(-1)).sum()
    critic = (weight * (criticised - batch.returns) ** 2).sum()
    guess = functional.binary_cross_entropy_with_logits(belief, batch.secrets.float())
    own_value = (weight * (value - batch.returns) ** 2).sum()
    total = policy - entropy * sure + kl * moved + critic + ppo.value * own_value + ppo.belief * guess
    clipped = (weight * ((ratio - 1).abs() > ppo.clip).float()).sum()
    return Found(total, policy.detach(), critic.detach(), guess.detach(), sure.detach(), moved.detach(), clipped)


class RolloutBuffer:
    """Everything that happened in one iteration, always at the same place in memory."""

    NAMES = ("features", "secrets", "masks", "choices", "chances", "advantages", "returns", "own")

    def __init__(self, arenas: Sequence[Arena], columns: Columns) -> None:
        self.arenas, self.columns, self.device = arenas, columns, arenas[0].device
        self.kind = torch.bfloat16 if self.device == "cuda" else torch.float32
        """Features and secrets are 0 or 1, which any kind of number can hold."""
        self.all = {name: torch.cat(self.parts(name)) for name in self.NAMES}
        self.symmetric = torch.cat(
            [torch.full_like(arena.memory.asked.flatten(), arena.is_symmetric, dtype=torch.bool) for arena in arenas]
        )

    def parts(self, name: str) -> list[Any]:
        return [getattr(arena.memory, name).flatten(0, 1) for arena in self.arenas]

    def __len__(self) -> int:
        return len(self.all["own"])

    def bring_in(self) -> None:
        """What the arenas remember now."""
        for name, room in self.all.items():
            torch.cat(self.parts(name), out=room)
        own, advantages = self.all["own"], self.all["advantages"]
        mean = (own * advantages).sum() / own.sum()
        spread = ((own * (advantages - mean) ** 2).sum() / own.sum()).sqrt()
        advantages.sub_(mean).div_(spread + 1e-8)

    def at(self, places: Any, renaming: Renaming | None = None) -> Batch:
        part = {name: tensor[places] for name, tensor in self.all.items()}
        batch = Batch(allowed=self.columns.allowed(part.pop("masks")), symmetric=self.symmetric[places], **part)
        if renaming is not None:
            batch = renaming.of(batch)
        return replace(batch, features=batch.features.to(self.kind), secrets=batch.secrets.to(self.kind))


def explained(memory: Memory) -> float:
    """How much of what the returns differ by the critic foresaw."""
    missed = (memory.returns - memory.values).var()
    return float(1 - missed / memory.returns.var().clamp(min=1e-9))
