"""Networks against networks, at many tables at once: a look at how a training gets on."""

from __future__ import annotations

from typing import Any

import torch
from msgspec import Struct

from fabletop.bodies.arenas import LearningMachine
from fabletop.contract import Game
from fabletop.training.arena import Arena
from fabletop.training.models import Actor
from fabletop.training.settings import Duels, Kind

LOOK_EVERY = 16
"""Steps between two looks at whether all games are over."""


class Outcome(Struct, frozen=True):
    """What a network was paid for a round or a game at the table of others, on average."""

    rival: str
    tables: str
    """Of which kind."""
    games: int
    mean: float
    error: float
    """Standard error."""


class DuelGround:
    """Tables at which one seat is somebody else's, every seat equally often."""

    def __init__(
        self,
        game: Game,
        kind: Kind,
        duels: Duels,
        machine: LearningMachine,
        device: str,
        seed: str,
    ) -> None:
        self.duels, self.kind = duels, kind
        self.arena = Arena(
            game,
            kind,
            count=duels.tables,
            steps=1,
            seed=f"{seed}#0",
            reward=duels.reward,
            machine=machine,
            device=device,
        )
        self.arena.strange[:] = (torch.arange(duels.tables, device=device) % kind.seats).to(torch.int8)

    def fight(self, one: Actor, others: Actor, rival: str) -> Outcome:
        """One network in the odd seat of every table, another in the rest; the first games of every table count."""
        arena, duels = self.arena, self.duels
        arena.begin()
        seat = arena.strange.long()
        paid = torch.zeros(duels.tables, device=arena.device)
        over = torch.zeros(duels.tables, device=arena.device)
        steps = 0
        while steps % LOOK_EVERY or int(over.min()) < duels.games:
            arena.play_step(0, others, one, duels.tables)
            counts = (arena.memory.ended[0] == 1) & (over < duels.games)
            paid += arena.memory.rewards[0].gather(-1, seat[:, None]).squeeze(-1) * counts
            over += counts
            steps += 1
        means = paid / duels.games
        error = float(means.std()) / duels.tables**0.5 if duels.tables > 1 else 0.0
        return Outcome(rival, str(self.kind), duels.tables * duels.games, float(means.mean()), error)


def nobody_like(actor: Actor) -> Any:
    """A network to which every choice is the same."""
    import copy

    plain = copy.deepcopy(actor)
    with torch.no_grad():
        plain.policy.weight.zero_()
        plain.policy.bias.zero_()
    return plain
