"""Many machines play the same games as one: on a Ray cluster that is started here."""

from __future__ import annotations

import json
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fabletop.catalog import game_named
from fabletop.contract import FabletopError
from fabletop.lab import cluster as module
from fabletop.lab.botgames import play_bots
from fabletop.lab.cluster import Cluster, connected
from fabletop.lab.simulation import simulate
from fabletop.lab.tournament import tournament
from tests.cli.running import fabletop, refused

FOX = game_named("fox")
STRANGERS = str(Path(__file__).parents[1] / "bots/strangers.py")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Ray's own
        with connected("local", 2) as found:
            yield found


def untimed(value: Any) -> Any:
    """Results without what clocks and machines say."""
    if isinstance(value, dict):
        timed = ("seconds", "milliseconds", "games_per_second", "decisions_per_second", "threads")
        return {name: untimed(inner) for name, inner in value.items() if name not in timed}
    return [untimed(inner) for inner in value] if isinstance(value, list) else value


def plain(found: Any) -> Any:
    import msgspec

    return untimed(msgspec.to_builtins(found))


def test_a_tournament_is_the_same_on_a_cluster_and_goes_on_from_a_file(cluster: Cluster, tmp_path: Path) -> None:
    names = [f"{STRANGERS}:Forgetful", f"{STRANGERS}:Chancy", "random"]
    save = tmp_path / "save.jsonl"
    told: dict[str, Any] = {"seats": 2, "options": {"target": 16}, "seed": "tulip"}
    one = tournament(FOX, names, deals=3, **told)
    tournament(FOX, names, deals=1, save=save, **told)
    steps: list[int] = []
    many = tournament(FOX, names, deals=3, save=save, cluster=cluster, progress=steps.append, **told)
    assert plain(many) == plain(one)
    assert one.faults
    assert steps == [3, *[1] * 6]
    assert len(save.read_text().splitlines()) == 1 + 9


def test_games_of_bots_and_random_games_are_the_same_on_a_cluster(cluster: Cluster, tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text('title = "Again"\ncards = 80\ninclude = "basic"\n')
    options = {"deck": str(deck)}
    tale = game_named("fairytale").for_options(options)
    names = ["random", f"{STRANGERS}:Last"]
    told: dict[str, Any] = {"games": 2, "options": options, "seed": "tulip"}
    one = play_bots(tale, names, **told)
    assert plain(play_bots(tale, names, cluster=cluster, **told)) == plain(one)
    told = {"games": 50, "seats": 2, "options": {}, "seed": "tulip#5", "backend": "python"}
    save = tmp_path / "save.jsonl"
    assert plain(simulate(FOX, cluster=cluster, save=save, **told)) == plain(simulate(FOX, **told))
    assert len(save.read_text().splitlines()) == 1 + 3
    assert plain(simulate(FOX, cluster=cluster, save=save, **told)) == plain(simulate(FOX, **told))
    assert len(save.read_text().splitlines()) == 1 + 3


def test_what_goes_wrong_on_another_machine_is_told_here(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fabletop.lab.errands.__version__", "9.9.9")
    from fabletop.lab.errands import errand_of

    errand = errand_of("game", FOX, 2, "a", {}, bots=["random", "random"], program="9.9.9")
    with pytest.raises(FabletopError, match=r"The machines of the cluster have fabletop .*, and you have 9\.9\.9"):
        list(cluster.as_done(errand, ["a#0"]))


def test_a_simulation_goes_on_where_it_stopped(tmp_path: Path) -> None:
    save = str(tmp_path / "save.jsonl")
    words = ["simulate", "fox", "--bots", f"{STRANGERS}:Last,random", "--json"]
    whole = json.loads(fabletop(*words, "--games", "4", "--seed", "tulip").out)
    assert fabletop(*words, "--games", "2", "--seed", "tulip", "--save", save).status == 0
    again = json.loads(fabletop(*words, "--games", "4", "--save", save).out)
    assert untimed(again) == untimed(whole)
    assert len(Path(save).read_text().splitlines()) == 1 + 4
    assert "“bots” is" in refused("simulate", "fox", "--bots", "random,easy", "--games", "1", "--save", save)
    assert "kind" in refused("tournament", "fox", "--bots", f"{STRANGERS}:Last,random", "--deals", "1", "--save", save)


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("banana", "“banana” is no cluster. Allowed: local, which starts Ray on this machine, or an address such as"),
        ("ray://", "“ray://” is no cluster."),
        ("ray://localhost:1", "The cluster “ray://localhost:1” cannot be reached: Connection refused"),
    ],
)
def test_a_cluster_that_is_not_there_is_told_in_a_sentence(address: str, sentence: str) -> None:
    assert sentence in refused("simulate", "fox", "--games", "1", "--cluster", address)


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    sentence = refused("tournament", "fox", "--bots", "easy,random", "--cluster", "local")
    assert sentence == "This needs the package “ray”. Install it with: pip install 'fabletop[cluster]'"


def test_a_cluster_that_says_no_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*arguments: object) -> None:
        raise ConnectionError("ray client connection timeout\nand much more")

    monkeypatch.setattr(module, "begin", refuse)
    sentence = refused("simulate", "fox", "--games", "1", "--cluster", "local")
    assert sentence == "The cluster “local” cannot be reached: ray client connection timeout"
