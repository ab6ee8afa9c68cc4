"""A trained network as numbers: its file, and what it says about one observation."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from fabletop.kernel.rules import KernelRules

FORM = 1
"""Of the file."""


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

    def __call__(self, told: Any) -> tuple[Any, Any, Any]:
        """Policy, value and belief, for rows of features."""
        found = np.maximum(told @ self.trunk[0].weight + self.trunk[0].bias, 0)
        for layer in self.trunk[1:]:
            found = found + np.maximum(found @ layer.weight + layer.bias, 0)
        policy, value, belief = (found @ head.weight + head.bias for head in (self.policy, self.value, self.belief))
        return policy, value[..., 0], belief

    def refuse_other(self, rules: KernelRules, columns: list[int]) -> None:
        """Complain if it was taught another game, or the same with other eyes or hands."""
        if self.game != rules.game:
            raise BrokenNetwork(f"a network for {self.game}, not for {rules.game}")
        if self.features != features_fingerprint(rules) or list(self.columns) != columns:
            raise BrokenNetwork("taught with other features or actions than this version has")


def features_fingerprint(rules: KernelRules) -> str:
    assert rules.learning is not None
    return hashlib.sha256(repr(rules.learning.features).encode()).hexdigest()[:16]


def write_network(path: Path, network: Network) -> None:
    """In half precision."""
    layers = {f"trunk{number}": layer for number, layer in enumerate(network.trunk)}
    layers |= {"policy": network.policy, "value": network.value, "belief": network.belief}
    arrays: dict[str, Any] = {f"{name}.weight": layer.weight.astype(np.float16) for name, layer in layers.items()}
    arrays |= {f"{name}.bias": layer.bias.astype(np.float16) for name, layer in layers.items()}
    np.savez_compressed(
        path,
        form=np.array(FORM),
        game=np.array(network.game),
        features=np.array(network.features),
        columns=network.columns,
        **arrays,
    )


def read_network(path: Path) -> Network:
    try:
        with np.load(path, allow_pickle=False) as kept:
            return network_in({name: kept[name] for name in kept.files})
    except (OSError, ValueError, KeyError, EOFError) as error:
        raise BrokenNetwork(str(error)) from None
    except Exception as error:  # zip files break in many ways
        raise BrokenNetwork(f"{type(error).__name__}: {error}") from None


def network_in(kept: dict[str, Any]) -> Network:
    if int(kept["form"]) != FORM:
        raise BrokenNetwork(f"form {kept['form']}, not {FORM}")

    def layer(name: str) -> Layer:
        weight, bias = (np.ascontiguousarray(kept[f"{name}.{part}"], np.float32) for part in ("weight", "bias"))
        if weight.ndim != 2 or bias.shape != weight.shape[1:]:
            raise BrokenNetwork(f"layer {name} has no shape")
        return Layer(weight, bias)

    depth = sum(name.startswith("trunk") and name.endswith(".weight") for name in kept)
    return Network(
        game=str(kept["game"]),
        columns=kept["columns"],
        features=str(kept["features"]),
        trunk=[layer(f"trunk{number}") for number in range(depth)],
        policy=layer("policy"),
        value=layer("value"),
        belief=layer("belief"),
    )
