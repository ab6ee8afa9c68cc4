"""A training in one file: all that decides what comes of it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from fabletop.contract import OptionValue, bad

Share = Annotated[float, Meta(ge=0, le=1)]
Positive = Annotated[int, Meta(ge=1)]
NotNegative = Annotated[float, Meta(ge=0)]


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever misspells a setting is told so."""


class Line(Strict, frozen=True):
    """A number that stays for a while and then goes straight to another."""

    first: NotNegative
    last: NotNegative
    hold: Share = 0.0
    """The part of the time in which it stays."""

    def on_line(self, gone: float) -> float:
        moved = 0.0 if gone <= self.hold else (gone - self.hold) / max(1e-9, 1 - self.hold)
        return self.first + (self.last - self.first) * min(1.0, moved)


class Restart(Line, frozen=True, kw_only=True):
    """What a number does in the rest of a training: learning goes further from a fresh start of its schedules."""

    since: Annotated[float, Meta(gt=0, lt=1)]
    """The part of the training that is over then."""


class Schedule(Line, frozen=True):
    """What a number does over a training."""

    restart: Restart | None = None

    def at(self, progress: float) -> float:
        if self.restart is None:
            return self.on_line(progress)
        since = self.restart.since
        if progress < since:
            return self.on_line(progress / since)
        return self.restart.on_line((progress - since) / (1 - since))


class Kind(Strict, frozen=True):
    """Tables for so many players, with the options of the game."""

    seats: Positive
    options: dict[str, OptionValue] = {}

    def __str__(self) -> str:
        return ", ".join([str(self.seats), *(f"{name}={value}" for name, value in self.options.items())])


class Tables(Strict, frozen=True):
    kinds: Annotated[tuple[Kind, ...], Meta(min_length=1)]
    count: Positive
    """Tables of each kind."""
    steps: Positive
    """Choices at each table between two updates."""
    stagger: Annotated[int, Meta(ge=0)] = 0
    """So many random choices at most are made at a table before the first update, at each another number."""


class Reward(Strict, frozen=True):
    value: float = 1.0
    """For the share of the win, or the chance of it at the end of a round."""
    points: float = 0.0
    """For each point more than the other has, at tables for two; among more only the win counts."""

    def weights(self, seats: int) -> tuple[float, float]:
        return self.value, self.points if seats == 2 else 0.0


class Sizes(Strict, frozen=True):
    width: Positive = 256
    layers: Positive = 2
    critic_width: Positive = 256
    critic_layers: Positive = 2


class PpoSettings(Strict, frozen=True):
    rate: Schedule = Schedule(1e-3, 5e-5)
    entropy: Schedule = Schedule(0.05, 0.01, 0.6)
    """How much it is worth to stay unpredictable."""
    kl: Schedule = Schedule(0.05, 0.05)
    """How much it costs to move away from the policy that played."""
    minibatch: Positive = 4096
    epochs: Positive = 2
    clip: NotNegative = 0.2
    gae_lambda: Share = 0.95
    """Lambda of the generalised advantages."""
    belief: NotNegative = 0.1
    value: NotNegative = 0.25
    gradient: NotNegative = 0.5
    """The longest gradient."""
    symmetries: bool = True
    """Is every update but the first of an iteration learned with cards renamed, where the game allows it?"""
    average: Share = 0.99
    """How much of the averaged weights stays in each iteration."""


class Pool(Strict, frozen=True):
    share: Share = 0.15
    """Of the tables at which one seat is played by a past self."""
    size: Positive = 8
    every: Positive = 20
    """Iterations between two past selves."""


class Duels(Strict, frozen=True):
    every: Positive = 50
    """Iterations between two duels."""
    tables: Positive = 512
    games: Positive = 2
    """At each table."""
    reward: Reward = Reward()


class Settings(Strict, frozen=True):
    game: str
    seed: str
    tables: Tables
    reward: Reward = Reward()
    network: Sizes = Sizes()
    ppo: PpoSettings = PpoSettings()
    pool: Pool = Pool()
    duels: Duels = Duels()
    iterations: Positive | None = None
    """So many in all; else as many as there is time for."""
    checkpoint: Positive = 50
    """Iterations between two checkpoints."""
    threads: Positive = 1
    graph: bool = True
    """On a GPU: are the steps of an iteration recorded once and replayed?"""


def read_settings(path: Path, game: str) -> Settings:
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise bad("error-train-config", file=str(path), why=why) from None
    return parse_settings(text, str(path), game)


def parse_settings(text: str, name: str, game: str) -> Settings:
    try:
        settings = msgspec.toml.decode(text, type=Settings)
    except msgspec.MsgspecError as error:
        raise bad("error-train-config", file=name, why=str(error)) from None
    if settings.game != game:
        raise bad("error-train-game", file=name, game=game, named=settings.game)
    return settings


def written_settings(settings: Settings) -> str:
    """As a file that can be read again."""
    found: str = toml_of(msgspec.to_builtins(settings), "")
    return found


def toml_of(values: dict[str, object], path: str) -> str:
    """Tables of plain values and of tables."""
    plain = [f"{key} = {toml_value(value)}\n" for key, value in values.items() if plain_value(value)]
    head = f"\n[{path}]\n" if path and plain else ""
    tables = [
        toml_of(value, f"{path}.{key}" if path else key) for key, value in values.items() if isinstance(value, dict)
    ]
    return head + "".join(plain) + "".join(tables)


def plain_value(value: object) -> bool:
    return value is not None and not isinstance(value, dict)


def toml_value(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return msgspec.json.encode(value).decode()
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {toml_value(item)}" for key, item in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(toml_value(item) for item in value)}]"
    return repr(value)
