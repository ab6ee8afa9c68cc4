"""A training: play, estimate, learn, over and over; with past selves, averaged weights and checkpoints."""

from __future__ import annotations

import copy
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import torch
from msgspec import Struct

from fabletop.contract import Game, bad
from fabletop.training.arena import OWN, Arena, Columns, machine_for
from fabletop.training.models import Actor, Critic
from fabletop.training.ppo import RolloutBuffer, explained, renamings
from fabletop.training.recording import recorded, side_by_side
from fabletop.training.settings import Kind, Settings, written_settings
from fabletop.training.updating import Updater

CHECKPOINT = "checkpoint.pt"
MOST_TABLE_BYTES = 1 << 26
"""Tables that take more room are not kept in a checkpoint: they are dealt anew."""


class Iteration(Struct, frozen=True):
    """What one iteration came to."""

    iteration: int
    seconds: float
    """Spent in training so far."""
    decisions: int
    """Learned from so far."""
    speed: float
    """Decisions in a second, all in."""
    rate: float
    entropy: float
    kl: float
    clipped: float
    policy: float
    critic: float
    belief: float
    explained: float
    episodes: int
    """Rounds or games that ended in this iteration."""
    against_past: float | None
    """What the learner was paid for an episode on average where a past self had a seat."""


class Trainer:
    """All that a training has in mind."""

    def __init__(self, game: Game, settings: Settings, device: str, against: dict[str, Any] | None = None) -> None:
        assert game.rules.learning is not None
        self.game, self.settings, self.device = game, settings, device
        torch.manual_seed(int.from_bytes(settings.seed.encode()[:7].ljust(7, b"."), "little"))
        self.columns = Columns(game, device)
        shape = len(game.rules.learning.features), len(game.actions), game.rules.learning.secrets
        self.actor = Actor(*shape, settings.network).to(device)
        self.critic = Critic(shape[0], shape[2], settings.network).to(device)
        self.averaged, self.pool_opponent = copy.deepcopy(self.actor), copy.deepcopy(self.actor)
        self.iteration, self.decisions, self.seconds = 0, 0, 0.0
        self.against = against
        self.pool: list[dict[str, Any]] = []
        self.machine = machine_for(game, device, settings.threads)
        self.recording: Callable[[], None] | None = None
        """Plays at all tables; on a GPU without any Python between two steps."""
        self.arenas = [self.arena(kind) for kind in settings.tables.kinds]
        self.rollout_buffer = RolloutBuffer(self.arenas, self.columns)
        names = renamings(game, self.columns, device) if settings.ppo.symmetries else []
        networks = self.actor, self.critic
        self.updater = Updater(networks, self.rollout_buffer, settings.ppo, names, is_recorded=settings.graph)
        if against is None:
            self.remember_self()
        else:
            load_weights(self.pool_opponent, against)

    def arena(self, kind: Kind) -> Arena:
        tables = self.settings.tables
        arena = Arena(
            self.game,
            kind,
            count=tables.count,
            steps=tables.steps,
            seed=f"{self.settings.seed} for {kind}#0",
            reward=self.settings.reward,
            machine=self.machine,
            device=self.device,
        )
        places = torch.arange(tables.count, device=self.device)
        strange = self.strange_tables()
        arena.strange[:strange] = (places[:strange] % kind.seats).to(torch.int8)
        arena.is_alone = self.against is not None
        arena.stagger(tables.stagger)
        return arena

    def strange_tables(self) -> int:
        """At how many tables somebody else has a seat."""
        count = self.settings.tables.count
        return count if self.against is not None else int(self.settings.pool.share * count)

    def remember_self(self) -> None:
        self.pool.append({name: tensor.half().clone() for name, tensor in self.averaged.state_dict().items()})
        if len(self.pool) > self.settings.pool.size:
            del self.pool[int(torch.randint(len(self.pool) - 1, ()))]

    def play(self) -> None:
        if self.against is None:
            chosen = int(torch.randint(len(self.pool), ()))
            load_weights(self.pool_opponent, self.pool[chosen])
        if self.recording is None:
            is_recorded = self.device == "cuda" and self.settings.graph
            self.recording = recorded(self.play_all) if is_recorded else self.play_all
        self.recording()

    def play_all(self) -> None:
        side_by_side([partial(self.play_at, arena) for arena in self.arenas], self.device)

    def play_at(self, arena: Arena) -> None:
        arena.play(self.actor, self.pool_opponent, self.strange_tables())
        arena.critic(self.critic, self.settings.ppo.gae_lambda)

    def learn(self, progress: float) -> dict[str, float]:
        self.rollout_buffer.bring_in()
        told = self.updater.update(progress)
        self.average()
        return told

    @torch.no_grad()
    def average(self) -> None:
        """Averaged weights follow those that learn, the closer the younger the training is."""
        kept = min(self.settings.ppo.average, (1 + self.iteration) / (10 + self.iteration))
        for mine, theirs in zip(self.averaged.parameters(), self.actor.parameters(), strict=True):
            mine.lerp_(theirs, 1 - kept)

    def iterate(self, progress: float, clock: Any) -> Iteration:
        """Play, estimate and learn once; ``clock`` gives seconds."""
        begun = clock()
        self.play()
        told = self.learn(progress)
        self.iteration += 1
        own = sum(float(arena.memory.own.sum()) for arena in self.arenas)
        self.decisions += int(own)
        if self.against is None and self.iteration % self.settings.pool.every == 0:
            self.remember_self()
        took = clock() - begun
        self.seconds += took
        return Iteration(
            iteration=self.iteration,
            seconds=round(self.seconds, 3),
            decisions=self.decisions,
            speed=round(own / max(took, 1e-9), 1),
            explained=explained(self.arenas[0].memory),
            episodes=int(sum(int(arena.memory.ended.sum()) for arena in self.arenas)),
            against_past=self.against_past(),
            **told,
        )

    def against_past(self) -> float | None:
        """For each arena the seats that the learner had where strangers sat, weighed alike."""
        strange, paid, ends = self.strange_tables(), 0.0, 0
        for arena in self.arenas:
            memory = arena.memory
            over = memory.ended[:, :strange].bool()
            seat = arena.strange[:strange].long().clamp(min=0)
            odd = memory.rewards[:, :strange].gather(-1, seat.expand(len(over), -1)[..., None]).squeeze(-1)
            others = (memory.rewards[:, :strange].sum(-1) - odd) / (arena.seats - 1)
            paid += float((odd if arena.is_alone else others)[over].sum())
            ends += int(over.sum())
        return paid / ends if ends else None

    def save(self, folder: Path) -> None:
        """Everything, so that a training that goes on from here is the one that would not have stopped."""
        kept = {
            "settings": msgspec.json.encode(self.settings).decode(),
            "actor": self.actor.state_dict(),
            "critic": self.critic.state_dict(),
            "averaged": self.averaged.state_dict(),
            "optimizer": self.updater.optimizer.state_dict(),
            "pool": self.pool,
            "counts": (self.iteration, self.decisions, self.seconds),
            "chance": torch.get_rng_state(),
            "device_chance": torch.cuda.get_rng_state() if self.device == "cuda" else None,
            "tables": [tables_of(arena) for arena in self.arenas],
        }
        unfinished = folder / f"{CHECKPOINT}.new"
        torch.save(kept, unfinished)
        os.replace(unfinished, folder / CHECKPOINT)

    def load(self, folder: Path) -> None:
        path = folder / CHECKPOINT
        kept = torch.load(path, map_location=self.device, weights_only=True)
        if msgspec.json.decode(kept["settings"], type=Settings) != self.settings:
            raise bad("error-train-other", folder=str(folder))
        self.actor.load_state_dict(kept["actor"])
        self.critic.load_state_dict(kept["critic"])
        self.averaged.load_state_dict(kept["averaged"])
        self.updater.optimizer.load_state_dict(kept["optimizer"])
        self.pool = kept["pool"]
        self.iteration, self.decisions, self.seconds = kept["counts"]
        torch.set_rng_state(kept["chance"].cpu())
        if self.device == "cuda" and kept["device_chance"] is not None:
            torch.cuda.set_rng_state(kept["device_chance"].cpu())
        for arena, tables in zip(self.arenas, kept["tables"], strict=True):
            if tables is None:
                deal_anew(arena, self.iteration, self.settings.tables.stagger)
            else:
                restore_tables(arena, tables)


def tables_of(arena: Arena) -> dict[str, Any] | None:
    """The bytes of all tables, if they are not too many."""
    parts = {"tables": arena.tables, "learners": arena.learners}
    host = {name: part.copy_to_host() if hasattr(part, "copy_to_host") else part for name, part in parts.items()}
    if sum(part.nbytes for part in host.values()) > MOST_TABLE_BYTES:
        return None
    return {name: torch.frombuffer(bytearray(part.tobytes()), dtype=torch.uint8) for name, part in host.items()}


def deal_anew(arena: Arena, iteration: int, stagger: int) -> None:
    """Games that nobody has played yet."""
    fresh = arena.learners.copy_to_host() if hasattr(arena.learners, "copy_to_host") else arena.learners
    fresh["seed"]["stream"] += (iteration + 1) * arena.count * 1000
    put(arena, "learners", fresh)
    arena.begin()
    arena.stagger(stagger)


def restore_tables(arena: Arena, kept: dict[str, Any]) -> None:
    """As they were."""
    import numpy as np

    for name, data in kept.items():
        old = getattr(arena, name)
        put(arena, name, np.frombuffer(bytes(data.cpu().numpy()), old.dtype))


def put(arena: Arena, name: str, array: Any) -> None:
    """Into the memory that the kernel knows."""
    target = getattr(arena, name)
    if hasattr(target, "copy_to_device"):
        target.copy_to_device(array)
    else:
        target[:] = array


def load_weights(network: Any, weights: dict[str, Any]) -> None:
    """In place, so that a recorded graph finds them."""
    with torch.no_grad():
        for name, tensor in network.state_dict().items():
            tensor.copy_(weights[name])


__all__ = ["CHECKPOINT", "OWN", "Iteration", "Trainer", "load_weights", "written_settings"]
