"""A network of somebody else's becomes an opponent with one command, if it takes what is documented."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import onnx
import pytest
from onnx import TensorProto, helper

from fabletop import catalog
from fabletop.bots import bot_named, shipped, situation_of
from fabletop.bots.own import player_named
from fabletop.bots.own.added import actions_of
from fabletop.catalog import game_named
from fabletop.contract import Game
from tests.bots.test_fairness import decides_alike, moments
from tests.cli.running import fabletop, refused

FOX = game_named("fox")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    return tmp_path


def sizes(game: Game) -> tuple[int, int]:
    assert game.rules.learning is not None
    return len(game.rules.learning.features), len(actions_of(game))


def save_network(path: Path, features: int, actions: int, source: str = "features", taught: str = "") -> Path:
    """A network that likes every action the better the higher its number is, whatever it is told."""
    weight = helper.make_tensor("weight", TensorProto.FLOAT, [features, actions], [0.0] * (features * actions))
    bias = helper.make_tensor("bias", TensorProto.FLOAT, [actions], [float(column) for column in range(actions)])
    graph = helper.make_graph(
        [helper.make_node("Gemm", [source, "weight", "bias"], ["policy"])],
        "high",
        [helper.make_tensor_value_info(source, TensorProto.FLOAT, ["batch", features])],
        [helper.make_tensor_value_info("policy", TensorProto.FLOAT, ["batch", actions])],
        [weight, bias],
    )
    model: Any = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    if taught:
        model.metadata_props.add(key="features", value=taught)
    onnx.save(model, path)
    return path


def add(file: Path, name: str = "wolf", game: str = "fox") -> Any:
    return fabletop("bots", "add", str(file), "--game", game, "--name", name)


def test_a_network_becomes_an_opponent_and_is_forgotten_again(home: Path) -> None:
    file = save_network(home / "high.onnx", *sizes(FOX))
    assert "wolf plays fox now" in add(file).out
    file.unlink()
    for position in moments(FOX, 2, "added"):
        question = FOX.questions(position)[0]
        chosen = player_named("wolf").choose(situation_of(FOX, position, question, "added"))
        assert chosen == max(choice.number for choice in question.choices)
    played = fabletop("simulate", "fox", "--bots", "wolf,random", "--games", "2")
    assert played.status == 0, played
    assert "wolf" in fabletop("bots").out
    assert "has not learned grimm" in refused("simulate", "grimm", "--bots", "wolf,random", "--games", "1")
    assert fabletop("bots", "remove", "wolf").status == 0
    assert "wolf" not in fabletop("bots").out
    assert "No network called “wolf”" in refused("bots", "remove", "wolf")


def test_a_network_that_comes_along_can_be_added_too() -> None:
    """It does what the master does that has nothing but its network yet."""
    assert FOX.network is not None
    add(FOX.network, "twin")
    for position in moments(FOX, 2, "twin"):
        situation = situation_of(FOX, position, FOX.questions(position)[0], "twin")
        assert player_named("twin").choose(situation) == bot_named("master").choose(situation)


def test_a_game_of_another_package_brings_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Masters look for it where the game says, not among ours."""
    den = replace(FOX, rules=replace(FOX.rules, game="den"), network=Path(__file__))
    monkeypatch.setattr(catalog, "other_games", lambda: {"den": den})
    assert shipped.file_of(den.rules) == Path(__file__)
    monkeypatch.setattr(catalog, "other_games", lambda: {"den": replace(den, network=None)})
    assert shipped.file_of(den.rules) is None


def test_it_decides_the_same_on_a_re_dealt_table(home: Path) -> None:
    add(save_network(home / "high.onnx", *sizes(FOX)))
    assert decides_alike(lambda: player_named("wolf"), FOX, "fairness of an added network")


def test_what_cannot_play_is_refused(home: Path) -> None:
    features, actions = sizes(FOX)
    right = save_network(home / "right.onnx", features, actions)
    (home / "text.onnx").write_text("a network")
    for file, words in (
        (save_network(home / "few.onnx", features - 1, actions), f"“features” of {features} numbers"),
        (save_network(home / "other.onnx", features, actions, "cards"), "cards"),
        (save_network(home / "many.onnx", features, actions + 1), f"“policy” of {actions} numbers"),
        (save_network(home / "old.onnx", features, actions, taught="of old"), "other features"),
        (home / "text.onnx", "is no network"),
        (home / "nowhere.onnx", "nowhere.onnx"),
    ):
        assert words in refused("bots", "add", str(file), "--game", "fox", "--name", "wolf")
    for name, words in (
        ("Wolf", "cannot be"),
        ("hard", "somebody else’s"),
        ("you", "somebody else’s"),
        ("w", "cannot be"),
    ):
        assert words in refused("bots", "add", str(right), "--game", "fox", "--name", name)
    assert "wolf" not in fabletop("bots").out
