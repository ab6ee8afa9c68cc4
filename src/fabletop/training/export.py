"""What a training leaves behind: a network as ONNX, and a card that says where it comes from."""

from __future__ import annotations

import os
import platform
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import onnx
import torch
from msgspec import Struct
from onnx import TensorProto, helper, numpy_helper

from fabletop import __version__
from fabletop.contract import Game
from fabletop.networks.shape import Layer, Network, features_fingerprint
from fabletop.training.duels import Outcome
from fabletop.training.models import Actor
from fabletop.training.settings import Settings, Sizes
from fabletop.training.trainer import Trainer

NETWORK, CARD = "network.onnx", "card.json"


class Card(Struct, frozen=True):
    """Where a network comes from, and what was measured of it."""

    game: str
    version: str
    commit: str
    settings: Settings
    iterations: int
    decisions: int
    """That it learned from."""
    seconds: float
    machine: str
    data: str
    weights: int
    duels: list[Outcome]
    start: str = ""
    """The network that it began as, if it was not a random one."""
    strength: tuple[str, ...] = ()
    """How bots with it did, measured afterwards."""


def network_of(game: Game, actor: Actor, sizes: Sizes) -> Network:
    """A network as players load it. Weights are stored in half precision and used as such."""

    def layer(linear: Any) -> Layer:
        weight, bias = (part.detach().cpu().to(torch.float16).float().numpy() for part in (linear.weight, linear.bias))
        return Layer(np.ascontiguousarray(weight.T), bias)

    trunk = actor.trunk
    return Network(
        game=game.about.id,
        columns=np.array(game.actions, np.int16),
        features=features_fingerprint(game.rules),
        trunk=[layer(trunk.first), *(layer(one) for one in trunk.layers)],
        policy=layer(actor.policy),
        value=layer(actor.value),
        belief=layer(actor.belief),
    )


def player_from(network: Network) -> dict[str, Any]:
    """The weights as torch names them."""
    named = {"trunk.first": network.trunk[0], "policy": network.policy, "value": network.value}
    named |= {"belief": network.belief} | {f"trunk.layers.{i}": one for i, one in enumerate(network.trunk[1:])}
    weights = {f"{name}.weight": torch.from_numpy(one.weight.T.copy()) for name, one in named.items()}
    return weights | {f"{name}.bias": torch.from_numpy(one.bias.copy()) for name, one in named.items()}


def card_of(game: Game, settings: Settings, trainer: Trainer, outcomes: list[Outcome], start: str) -> Card:
    return Card(
        game=game.about.id,
        version=__version__,
        commit=commit(),
        settings=settings,
        iterations=trainer.iteration,
        decisions=trainer.decisions,
        seconds=round(trainer.seconds, 1),
        machine=torch.cuda.get_device_name() if trainer.device == "cuda" else platform.processor() or "CPU",
        data="games against itself and its past selves; no games of people",
        weights=sum(parameter.numel() for parameter in trainer.actor.parameters()),
        duels=outcomes,
        start=start,
    )


def commit() -> str:
    """Of the source, where it is a git working tree or somebody says so."""
    if os.environ.get("FABLETOP_COMMIT"):
        return os.environ["FABLETOP_COMMIT"]
    folder = Path(__file__).parent
    try:
        done = subprocess.run(
            ["git", "-C", str(folder), "rev-parse", "HEAD"], capture_output=True, text=True, timeout=10, check=True
        )
    except (OSError, subprocess.SubprocessError):
        return "unknown"
    return done.stdout.strip()


def save_all(network: Network, card: Card, folder: Path) -> None:
    write_network(folder / NETWORK, network)
    (folder / CARD).write_bytes(msgspec.json.format(msgspec.json.encode(card), indent=2) + b"\n")


def write_network(path: Path, network: Network) -> None:
    onnx.save(as_onnx(network), path)


def as_onnx(network: Network) -> Any:
    """The same as a graph: ``features`` in, ``policy``, ``value`` and ``belief`` out; weights in half precision."""
    nodes, stored = [], []

    def linear(name: str, layer: Layer, source: str, target: str) -> None:
        for part, array in (("weight", layer.weight), ("bias", layer.bias)):
            stored.append(numpy_helper.from_array(array.astype(np.float16), f"{name}.{part}"))
            nodes.append(helper.make_node("Cast", [f"{name}.{part}"], [f"{name}.{part}.full"], to=TensorProto.FLOAT))
        nodes.append(helper.make_node("Gemm", [source, f"{name}.weight.full", f"{name}.bias.full"], [target]))

    linear("trunk.0", network.trunk[0], "features", "trunk.0.sum")
    nodes.append(helper.make_node("Relu", ["trunk.0.sum"], ["trunk.0.out"]))
    for number, layer in enumerate(network.trunk[1:], 1):
        linear(f"trunk.{number}", layer, f"trunk.{number - 1}.out", f"trunk.{number}.sum")
        nodes.append(helper.make_node("Relu", [f"trunk.{number}.sum"], [f"trunk.{number}.more"]))
        nodes.append(
            helper.make_node("Add", [f"trunk.{number - 1}.out", f"trunk.{number}.more"], [f"trunk.{number}.out"])
        )
    last = f"trunk.{len(network.trunk) - 1}.out"
    heads = {"policy": network.policy, "value": network.value, "belief": network.belief}
    for name, layer in heads.items():
        linear(name, layer, last, name)
    kind = TensorProto.FLOAT
    inputs = [helper.make_tensor_value_info("features", kind, ["batch", len(network.trunk[0].weight)])]
    outputs = [helper.make_tensor_value_info(name, kind, ["batch", len(one.bias)]) for name, one in heads.items()]
    graph = helper.make_graph(nodes, network.game, inputs, outputs, stored)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    for key, value in (("game", network.game), ("features", network.features)):
        model.metadata_props.add(key=key, value=value)
    actions = " ".join(str(action) for action in network.columns)
    model.metadata_props.add(key="actions", value=actions)
    return model
