"""A training from its settings to its network: it can be stopped, and what it leaves says the same everywhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import onnxruntime as ort
import pytest
import torch

from fabletop.bodies.batching import Players
from fabletop.bots import bot_named, master, situation_of
from fabletop.bots.masters import MasterBot, NetworkBot, improving, picked
from fabletop.bots.shipped import shipped_improver, shipped_network, shipped_session
from fabletop.catalog import GAMES, game_named
from fabletop.contract import BadInput, Game
from fabletop.contract.tuning import Care
from fabletop.kernel.actions import marked_actions
from fabletop.kernel.rng import start_playout_rng
from fabletop.networks.forward import evaluating
from fabletop.networks.shape import BrokenNetwork, Network, read_network
from fabletop.search.improvers import Improver
from fabletop.search.searchers import ANYWHERE
from fabletop.training.export import Card, as_onnx, network_of, player_from, write_network
from fabletop.training.models import Actor
from fabletop.training.run import Run
from fabletop.training.settings import Restart, Schedule, Settings, parse_settings, written_settings
from fabletop.training.trainer import Trainer
from tests.bots.test_fairness import decides_alike, moments
from tests.cli.running import fabletop, refused
from tests.kernel.test_features import told
from tests.training.tiny import SIZES, tiny

FOX = game_named("fox")
CONFIGS = sorted((Path(__file__).parents[2] / "src/fabletop/training/configs").glob("*.toml"))


def network_for(game: Game) -> Network:
    learning = game.rules.learning
    assert learning is not None
    torch.manual_seed(3)
    actor = Actor(len(learning.features), len(game.actions), learning.secrets, SIZES)
    with torch.no_grad():
        actor.policy.weight.mul_(20)
    return network_of(game, actor, SIZES)


def weights(trainer: Trainer) -> dict[str, Any]:
    kept = {f"actor {name}": tensor.clone() for name, tensor in trainer.actor.state_dict().items()}
    return kept | {f"judge {name}": tensor.clone() for name, tensor in trainer.critic.state_dict().items()}


def test_a_training_that_was_stopped_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    settings = tiny()
    whole, clock = Trainer(FOX, settings, "cpu"), iter(range(10**6)).__next__
    for step in range(4):
        whole.iterate(step / 4, clock)
    first = Trainer(FOX, settings, "cpu")
    for step in range(2):
        first.iterate(step / 4, clock)
    first.save(tmp_path)
    torch.manual_seed(12345)
    second = Trainer(FOX, settings, "cpu")
    second.load(tmp_path)
    for step in range(2, 4):
        second.iterate(step / 4, clock)
    kept, again = weights(whole), weights(second)
    assert [name for name in kept if not torch.equal(kept[name], again[name])] == []
    assert second.decisions == whole.decisions
    assert any(not torch.equal(kept[name], part) for name, part in weights(first).items())


def test_a_run_leaves_a_network_a_card_and_a_report(tmp_path: Path) -> None:
    config = tmp_path / "tiny.toml"
    config.write_text(written_settings(tiny(iterations=2)))
    folder = tmp_path / "out"
    done = fabletop("train", "fox", "--config", str(config), "--minutes", "5", "--out", str(folder))
    assert done.status == 0, done
    assert "2 iterations" in done.out
    card = msgspec.json.decode((folder / "card.json").read_bytes())
    assert card["iterations"] == 2
    assert card["game"] == "fox"
    assert msgspec.convert(card["settings"], Settings) == tiny(iterations=2)
    assert {duel["rival"] for duel in card["duels"]} == {"random", "before"}
    assert "<svg" in (folder / "report.html").read_text()
    assert read_network(folder / "network.onnx").game == "fox"
    again = fabletop("train", "fox", "--config", str(config), "--minutes", "0", "--out", str(folder), "--json")
    assert msgspec.json.decode(again.out)["iterations"] == 2
    response = fabletop(
        *("train", "fox", "--config", str(config), "--minutes", "5", "--out", str(tmp_path / "response")),
        *("--start", str(folder / "network.onnx"), "--against", str(folder / "network.onnx")),
    )
    assert response.status == 0, response
    assert "network.onnx" in response.out
    config.write_text(written_settings(tiny(iterations=3)))
    assert "other settings" in refused("train", "fox", "--config", str(config), "--out", str(folder))


@pytest.mark.parametrize("config", CONFIGS, ids=lambda path: path.name)
def test_settings_that_come_along_can_be_read(config: Path) -> None:
    game = config.name.partition("-")[0]
    settings = parse_settings(config.read_text(), config.name, game)
    assert parse_settings(written_settings(settings), "again", game) == settings
    for kind in settings.tables.kinds:
        game_named(game).set_up(kind.options, kind.seats)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.about.id)
def test_a_network_that_comes_along_is_small_and_has_a_card(game: Game) -> None:
    file = game.network
    assert file is not None
    assert file.stat().st_size < 5_000_000
    network = read_network(file)
    network.refuse_other(game.rules, list(network.columns))
    assert set(network.columns) <= set(game.actions)  # fewer, if the rules have come to allow more since
    card = msgspec.json.decode(file.with_suffix(".json").read_bytes(), type=Card)
    layers = [*network.trunk, network.policy, network.value, network.belief]
    assert (card.game, card.settings.game) == (game.about.id, game.about.id)
    assert card.weights == sum(layer.weight.size + layer.bias.size for layer in layers)
    assert card.decisions > 1e8
    assert any(told.startswith("master against hard") for told in card.strength)


def test_a_course_holds_and_then_goes() -> None:
    schedule = Schedule(1.0, 0.0, 0.5)
    assert [schedule.at(progress) for progress in (0, 0.5, 0.75, 1.0, 2.0)] == [1, 1, 0.5, 0, 0]


def test_a_course_goes_once_more() -> None:
    schedule = Schedule(4.0, 2.0, restart=Restart(since=0.5, first=3.0, last=1.0, hold=0.5))
    assert [schedule.at(progress) for progress in (0, 0.25, 0.5, 0.75, 0.875, 1.0, 2.0)] == [4, 3, 3, 3, 2, 1, 1]


def test_torch_onnx_runtime_and_compiled_code_say_the_same(tmp_path: Path) -> None:
    network = network_for(FOX)
    write_network(tmp_path / "network.onnx", network)
    assert (tmp_path / "network.onnx").stat().st_size < 5_000_000
    network = read_network(tmp_path / "network.onnx")
    actor = Actor(len(network.trunk[0].weight), len(network.columns), len(network.belief.bias), SIZES)
    actor.load_state_dict(player_from(network))
    session = session_for(network)
    for position in moments(FOX, 2, "parity"):
        question = FOX.questions(position)[0]
        features = np.array([told(FOX, position.table, question.seat)], np.float32)
        policy, value, belief = session.run(None, {"features": features})
        torchs = [part.detach().numpy() for part in actor(torch.from_numpy(features))]
        for mine, theirs in zip((policy, value[:, 0], belief), torchs, strict=True):
            assert np.allclose(mine, theirs, atol=1e-4)
        chances = improving(Improver(FOX.rules, network), situation_of(FOX, position, question, "parity")).consider()
        assert sorted(chances) == [choice.number for choice in question.choices]
        logits = {int(action): float(policy[0][column]) for column, action in enumerate(network.columns)}
        total = sum(np.exp(logits[action]) for action in chances)
        for action, chance in chances.items():
            assert chance == pytest.approx(np.exp(logits[action]) / total, abs=1e-5)


def session_for(network: Network) -> Any:
    return ort.InferenceSession(as_onnx(network).SerializeToString())


CAREFUL = Care(worlds=12, sampled_worlds=20, chunk=6)


def test_masters_decide_the_same_on_a_re_dealt_table() -> None:
    improver = Improver(FOX.rules, network_for(FOX))
    assert decides_alike(lambda: NetworkBot(improver), FOX, "fairness of a network")
    assert decides_alike(lambda: NetworkBot(improver, is_sure=True), FOX, "fairness of a sure network")
    assert decides_alike(lambda: MasterBot(improver, CAREFUL), FOX, "fairness of a master")


def forget_networks() -> None:
    for shipped in (shipped_network, shipped_improver, shipped_session):
        shipped.cache_clear()


def test_a_master_without_a_network_plays_as_hard_does(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And says so once."""
    monkeypatch.setattr("fabletop.bots.shipped.file_of", lambda rules: None)
    monkeypatch.setattr("fabletop.bots.readiness.is_ready", lambda rules, kind="search": False)
    forget_networks()
    for position in moments(FOX, 2, "without")[:2]:
        situation = situation_of(FOX, position, FOX.questions(position)[0], "without")
        assert master(False).choose(situation) == bot_named("hard").choose(situation)
    assert [record.message for record in caplog.records] == [
        "there is no network for fox, so its master plays as hard does"
    ]


def test_a_shipped_network_makes_a_master(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    network = network_for(FOX)
    write_network(tmp_path / "fox.onnx", network)
    monkeypatch.setattr("fabletop.bots.shipped.file_of", lambda rules: tmp_path / "fox.onnx")
    forget_networks()
    improver = shipped_improver(FOX.rules)
    assert improver is not None
    improver.get_ready()
    situation = situation_of(FOX, moments(FOX, 2, "with")[0], FOX.questions(moments(FOX, 2, "with")[0])[0], "with", 0.0)
    assert master(True).choose(situation) in [choice.number for choice in situation.question.choices]
    forget_networks()


def test_worlds_in_which_others_did_what_the_network_would_are_likelier() -> None:
    """The likelihood of a world is the product of the chances of what the rival did in it, found move by move."""
    network = network_for(FOX)
    session = session_for(network)
    for position in moments(FOX, 2, "likely")[:3]:
        question = FOX.questions(position)[0]
        situation = situation_of(FOX, position, question, "likely")
        worlds, likely = improving(Improver(FOX.rules, network), situation).draw_worlds(6)
        for world, found in zip(worlds, likely, strict=True):
            assert found == pytest.approx(likelihood(network, session, world, question.seat), abs=1e-3)


def test_few_worlds_are_all_imagined() -> None:
    network, endgame = network_for(FOX), FOX.rules.endgame
    assert endgame is not None
    session = session_for(network)
    found = 0
    for position in moments(FOX, 2, "few"):
        question = FOX.questions(position)[0]
        situation = situation_of(FOX, position, question, "few")
        numbers = endgame.worlds(situation.world, question.seat)
        if not 0 < numbers <= 300:
            continue
        found += 1
        worlds, likely = improving(Improver(FOX.rules, network), situation).draw_worlds(300)
        assert len(worlds) == numbers
        for number in range(0, numbers, 37):
            world = situation.world.copy()
            weight = endgame.world(world, question.seat, number)
            if weight == 0:
                assert likely[number] < -1e29
            else:
                expected = np.log(weight) + likelihood(network, session, worlds[number], question.seat)
                assert likely[number] == pytest.approx(expected, abs=1e-3)
    assert found > 0


def likelihood(network: Network, session: Any, world: Any, seat: int) -> float:
    learning = FOX.rules.learning
    assert learning is not None
    assert learning.rewind is not None
    assert learning.replayed_action is not None
    table, before = FOX.rules.table.unpacked(world.tobytes()), FOX.rules.table()
    learning.rewind(table, before)
    total = 0.0
    while (action := learning.replayed_action(table, before)) >= 0:
        mover = 0 if FOX.rules.owes(before, 0) else 1
        mask = [0] * FOX.rules.action_kinds
        FOX.rules.legal(before, mover, mask)
        allowed = [c for c, a in enumerate(network.columns) if mask[int(a) // 64] >> int(a) % 64 & 1]
        if mover != seat and len(allowed) > 1:
            (policy,) = session.run(["policy"], {"features": np.array([told(FOX, before, mover)], np.float32)})
            logits = policy[0][allowed]
            chosen = [int(network.columns[column]) for column in allowed].index(action)
            total += max(logits[chosen] - np.log(np.exp(logits).sum()), np.log(1e-6))
        FOX.rules.act(before, mover, action, None)
    return total


def test_beyond_the_horizon_the_network_says_what_it_expects() -> None:
    network = network_for(FOX)
    session = session_for(network)
    position = moments(FOX, 2, "horizon")[0]
    question = FOX.questions(position)[0]
    thought = improving(Improver(FOX.rules, network), situation_of(FOX, position, question, "horizon"))
    worlds, _ = thought.draw_worlds(3)
    choices = np.array([choice.number for choice in question.choices])
    found = thought.rollout_values(worlds, np.arange(3), choices, (0, 0.5, (0.0, 1.0)))
    for world, row in zip(worlds, found, strict=True):
        for action, found_value in zip(choices, row, strict=True):
            table = FOX.rules.table.unpacked(world.tobytes())
            FOX.rules.act(table, question.seat, int(action), None)
            (value,) = session.run(["value"], {"features": np.array([told(FOX, table, question.seat)], np.float32)})
            assert found_value == pytest.approx(10_000 * (0.5 + value[0, 0]), abs=1)


@pytest.mark.parametrize("confidence", [1.0, 0.25, 0.0])
def test_others_may_be_less_sure_than_the_network(confidence: float) -> None:
    """What somebody does who is more or less like the network: its chances to this power."""
    position = moments(FOX, 2, "others")[0]
    question = FOX.questions(position)[0]
    improver = Improver(FOX.rules, network_for(FOX))
    chances = improving(improver, situation_of(FOX, position, question, "others")).consider()
    players, asked = Players(), (question.seat, FOX.legal(position, question.seat))
    start_playout_rng(players.playout_rng, players.playout_source, players.seed)
    row = np.zeros(improver.width, np.float32)
    room = [0] * FOX.rules.observation, row, row.copy(), np.zeros(FOX.rules.actions + 1)
    sample = evaluating(FOX.rules).sample
    drawn = [
        sample(position.table, asked, improver.arguments, room, players.playout_rng, confidence) for _ in range(600)
    ]
    powers = {action: chance**confidence for action, chance in chances.items()}
    for action, power in powers.items():
        assert drawn.count(action) / 600 == pytest.approx(power / sum(powers.values()), abs=0.07)
    assert len(set(powers.values())) == 1 or confidence > 0


def value_by_heuristic(table: Any, seat: int) -> int | None:
    """What a round of Fox comes to for a seat that has no choice left, if the other has one and follows its habits."""
    rules, round, had_a_choice = FOX.rules, table.round, False
    while table.to_act and table.round == round:
        actor = 0 if rules.owes(table, 0) else 1
        mask = [0] * rules.action_kinds
        rules.legal(table, actor, mask)
        allowed = marked_actions(mask)
        if len(allowed) > 1 and actor == seat:
            return None
        had_a_choice |= len(allowed) > 1
        rules.act(table, actor, max(allowed, key=lambda one: (rules.heuristic(table, actor, one), -one)), None)
    return rules.value(table, seat) if had_a_choice else None


def test_others_may_be_expected_to_follow_their_habits() -> None:
    improver, followed = Improver(FOX.rules, network_for(FOX)), 0
    for position in (moment for number in range(30) for moment in moments(FOX, 2, f"habits#{number}")):
        (question,) = FOX.questions(position)
        thought = improving(improver, situation_of(FOX, position, question, "habits"))
        worlds, _ = thought.draw_worlds(1)
        choices = np.array([choice.number for choice in question.choices])
        (found,) = thought.rollout_values(worlds, np.arange(1), choices, (ANYWHERE, 0.5, (1.0, 1.0)))
        for action, value in zip(choices, found, strict=True):
            table = FOX.rules.table.unpacked(worlds[0].tobytes())
            FOX.rules.act(table, question.seat, int(action), None)
            expected = value_by_heuristic(table, question.seat)
            assert expected is None or value == expected
            followed += expected is not None
    assert followed > 3


def test_worlds_are_picked_as_often_as_they_are_likely() -> None:
    picks = picked(np.log([0.5, 0.25, 0.125, 0.125]), 16)
    assert np.bincount(picks).tolist() == [8, 4, 2, 2]
    assert len(set(picks[:6].tolist())) > 2


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (None, "No such file"),
        (b"This is no network.", "no such file"),
        (b"", "game is missing"),
        (as_onnx(network_for(FOX)).SerializeToString()[:-1], "the end is missing"),
    ],
    ids=["missing", "text", "empty", "cut off"],
)
def test_a_file_that_is_no_network_is_refused(tmp_path: Path, data: bytes | None, why: str) -> None:
    path = tmp_path / "network.onnx"
    if data is not None:
        path.write_bytes(data)
    with pytest.raises(BrokenNetwork, match=why):
        read_network(path)


def test_a_network_of_another_game_is_refused() -> None:
    with pytest.raises(BrokenNetwork):
        network_for(FOX).refuse_other(GAMES[1].rules, GAMES[1].actions)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("game = 3", "cannot be used"),
        ('game = "fox"\nseed = "a"\nspeed = 3\n[tables]\nkinds = [{seats = 2}]\ncount = 1\nsteps = 1', "speed"),
        ('game = "fox"\nseed = "a"\n[tables]\nkinds = [{seats = 2}]\ncount = 0\nsteps = 1', "count"),
        ('game = "grimm"\nseed = "a"\n[tables]\nkinds = [{seats = 2}]\ncount = 1\nsteps = 1', "“grimm”"),
    ],
)
def test_bad_settings_are_refused(tmp_path: Path, text: str, words: str) -> None:
    config = tmp_path / "bad.toml"
    config.write_text(text)
    assert words in refused("train", "fox", "--config", str(config), "--out", str(tmp_path / "out"))


@pytest.mark.parametrize(
    ("flags", "words"),
    [
        (["--device", "tpu"], "Devices: cpu, cuda"),
        (["--minutes", "-1"], "from 0 to"),
        (["--config", "nowhere.toml"], "nowhere.toml"),
        (["--start", "nowhere.onnx"], "nowhere.onnx"),
    ],
)
def test_bad_flags_are_refused(tmp_path: Path, flags: list[str], words: str) -> None:
    assert words in refused("train", "fox", "--out", str(tmp_path / "out"), *flags)


def test_a_gpu_that_is_not_there_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    with pytest.raises(BadInput):
        Run(FOX, tiny(), "cuda", tmp_path)
