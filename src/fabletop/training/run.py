"""One training from its settings to its report: with a clock, a log, checkpoints and duels."""

from __future__ import annotations

import copy
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import torch

from fabletop.contract import Game, bad
from fabletop.networks.shape import BrokenNetwork, read_network
from fabletop.training.duels import DuelGround, Outcome, nobody_like
from fabletop.training.export import Card, card_of, network_of, player_from, save_all
from fabletop.training.settings import Settings, written_settings
from fabletop.training.trainer import CHECKPOINT, Iteration, Trainer

LOG, OUTCOMES, SETTINGS = "log.jsonl", "duels.jsonl", "settings.toml"
Watcher = Callable[[Iteration, float], None]
"""Is told what every iteration came to, and how far the training is: 0 to 1."""


class Run:
    """A folder, and the training that is written down in it."""

    def __init__(
        self,
        game: Game,
        settings: Settings,
        device: str,
        folder: Path,
        *,
        start: Path | None = None,
        against: Path | None = None,
    ) -> None:
        refuse_device(device)
        torch.set_num_threads(settings.threads)
        self.game, self.settings, self.folder = game, settings, folder
        rival = weights_of(game, against) if against else None
        self.trainer = Trainer(game, settings, device, rival)
        self.make_folder()
        if (folder / CHECKPOINT).exists():
            self.trainer.load(folder)
            self.cut_logs()
        elif start is not None:
            begin_with(self.trainer, weights_of(game, start))
        machine, duels = self.trainer.machine, settings.duels
        self.grounds = [
            DuelGround(game, kind, duels, machine, device, f"{settings.seed} duel {kind}")
            for kind in settings.tables.kinds
        ]
        self.chance_actor = nobody_like(self.trainer.actor)
        self.before = copy.deepcopy(self.trainer.averaged)
        self.against_name = against.name if against else None
        self.start_name = start.name if start else ""

    def make_folder(self) -> None:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            (self.folder / SETTINGS).write_text(written_settings(self.settings), "utf-8")
        except OSError as error:
            raise bad("error-file-unwritable", file=str(self.folder), why=error.strerror or "") from None

    def cut_logs(self) -> None:
        """Forget what was written after the checkpoint: it is about to happen again."""
        for name in (LOG, OUTCOMES):
            path = self.folder / name
            if path.exists():
                lines = [line for line in path.read_text("utf-8").splitlines() if self.is_past(line)]
                path.write_text("".join(f"{line}\n" for line in lines), "utf-8")

    def is_past(self, line: str) -> bool:
        try:
            return bool(msgspec.json.decode(line)["iteration"] <= self.trainer.iteration)
        except (msgspec.DecodeError, KeyError):
            return False

    def note(self, name: str, what: Any) -> None:
        with (self.folder / name).open("a", encoding="utf-8") as file:
            file.write(msgspec.json.encode(what).decode() + "\n")

    def train(self, seconds: float, watch: Watcher = lambda entry, progress: None) -> Card:
        """Until the time is over or all iterations are done; then the duels, the network and the report."""
        trainer, settings, begun, before = self.trainer, self.settings, time.monotonic(), self.trainer.seconds

        def progress() -> float:
            if settings.iterations is not None:
                return trainer.iteration / settings.iterations
            return min(1.0, (before + time.monotonic() - begun) / max(before + seconds, 1e-9))

        while time.monotonic() < begun + seconds and (settings.iterations is None or progress() < 1):
            entry = trainer.iterate(progress(), self.clock)
            self.note(LOG, entry)
            watch(entry, progress())
            if trainer.iteration % settings.checkpoint == 0:
                trainer.save(self.folder)
            if trainer.iteration % settings.duels.every == 0:
                self.fight()
        trainer.save(self.folder)
        outcomes = self.fight()
        return self.publish(outcomes)

    def clock(self) -> float:
        if self.trainer.device == "cuda":
            torch.cuda.synchronize()
        return time.perf_counter()

    def fight(self) -> list[Outcome]:
        """The averaged weights against chance, against themselves at the last duels, and against the rival, if any."""
        with self.chance_of_its_own():
            found = [ground.fight(self.trainer.averaged, self.chance_actor, "random") for ground in self.grounds]
            found += [ground.fight(self.trainer.averaged, self.before, "before") for ground in self.grounds]
            if self.against_name:
                rival = self.trainer.pool_opponent
                found += [ground.fight(self.trainer.averaged, rival, self.against_name) for ground in self.grounds]
        self.before.load_state_dict(self.trainer.averaged.state_dict())
        for outcome in found:
            entry = {"iteration": self.trainer.iteration, "seconds": self.trainer.seconds}
            self.note(OUTCOMES, entry | msgspec.to_builtins(outcome))
        return found

    @contextmanager
    def chance_of_its_own(self) -> Iterator[None]:
        """A training is the same whether it is measured or not; but a GPU's generator belongs to what was recorded."""
        if self.trainer.device == "cuda":
            yield
            return
        with torch.random.fork_rng(devices=[]):
            torch.manual_seed(self.trainer.iteration)
            yield

    def publish(self, outcomes: list[Outcome]) -> Card:
        trainer = self.trainer
        network = network_of(self.game, trainer.averaged, self.settings.network)
        card = card_of(self.game, self.settings, trainer, outcomes, self.start_name)
        save_all(network, card, self.folder)
        return card


def refuse_device(device: str) -> None:
    if device not in ("cpu", "cuda"):
        raise bad("error-train-device", device=device)
    if device == "cuda" and not torch.cuda.is_available():
        raise bad("error-train-no-gpu")


def weights_of(game: Game, path: Path) -> dict[str, Any]:
    """The weights of a network in a file, as torch names them."""
    try:
        network = read_network(path)
        network.refuse_other(game.rules, game.actions)
    except BrokenNetwork as error:
        raise bad("error-network-broken", file=str(path), why=str(error)) from None
    return player_from(network)


def begin_with(trainer: Trainer, weights: dict[str, Any]) -> None:
    sizes = {name: tuple(tensor.shape) for name, tensor in trainer.actor.state_dict().items()}
    if {name: tuple(tensor.shape) for name, tensor in weights.items()} != sizes:
        raise bad("error-train-start")
    for network in (trainer.actor, trainer.averaged):
        network.load_state_dict(weights)
