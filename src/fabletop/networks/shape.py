"""A trained network as numbers, for code that is compiled; ONNX Runtime asks the same file about one observation."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from fabletop.kernel.rules import KernelRules
from fabletop.networks.reading import told_and_stored


class BrokenNetwork(ValueError):
    """A file that holds no network, or one of something else."""


@dataclass(frozen=True)
class Layer:
    weight: Any
    """A row of numbers for each input."""
    bias: Any


@dataclass(frozen=True)
class Network:
    """Told the features of an observation, it says what to do, what the game is worth, and what is hidden."""

    game: str
    columns: Any
    """The action of each number of the policy."""
    features: str
    """The fingerprint of the features that it was taught."""
    trunk: list[Layer]
    policy: Layer
    value: Layer
    belief: Layer

    def refuse_other(self, rules: KernelRules, columns: list[int]) -> None:
        """Complain if it was taught another game, or the same with other eyes or hands."""
        if self.game != rules.game:
            raise BrokenNetwork(f"a network for {self.game}, not for {rules.game}")
        if self.features != features_fingerprint(rules) or list(self.columns) != columns:
            raise BrokenNetwork("taught with other features or actions than this version has")


def features_fingerprint(rules: KernelRules) -> str:
    assert rules.learning is not None
    return hashlib.sha256(repr(rules.learning.features).encode()).hexdigest()[:16]


def read_network(path: Path) -> Network:
    """From an ONNX file as trainings leave it."""
    try:
        told, stored = told_and_stored(path.read_bytes())
        return network_in(told, {name: np.ascontiguousarray(array, np.float32) for name, array in stored.items()})
    except (OSError, ValueError, TypeError) as error:
        raise BrokenNetwork(str(error)) from None
    except KeyError as error:
        raise BrokenNetwork(f"{error.args[0]} is missing") from None


def network_in(told: dict[str, str], stored: dict[str, Any]) -> Network:
    def layer(name: str) -> Layer:
        weight, bias = stored[f"{name}.weight"], stored[f"{name}.bias"]
        if weight.ndim != 2 or bias.shape != weight.shape[1:]:
            raise BrokenNetwork(f"layer {name} has no shape")
        return Layer(weight, bias)

    depth = sum(name.startswith("trunk.") and name.endswith(".weight") for name in stored)
    return Network(
        game=told["game"],
        columns=np.array(told["actions"].split(), np.int16),
        features=told["features"],
        trunk=[layer(f"trunk.{number}") for number in range(max(1, depth))],
        policy=layer("policy"),
        value=layer("value"),
        belief=layer("belief"),
    )
