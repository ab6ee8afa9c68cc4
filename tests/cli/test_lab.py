"""Games of bots, their distributions, and the speed of the machine, from the command line."""

from __future__ import annotations

import json

import msgspec
import pytest

from fabletop.lab import bench as benching
from fabletop.lab.botgames import BotGames, play_bots
from tests.cli.running import fabletop, refused
from tests.cli.test_commands import REQUIRED
from tests.toys.highest import HIGHEST


def untimed(found: BotGames) -> BotGames:
    none = {"seconds": 0.0, "games_per_second": 0.0, "decisions_per_second": 0.0, "threads": 1}
    return msgspec.structs.replace(found, milliseconds=[], **none)


def test_games_of_bots_do_not_depend_on_threads() -> None:
    one, two = (
        play_bots(HIGHEST, ["flat:3", "random", "random"], games=12, options={}, seed="s#4", threads=threads)
        for threads in (1, 2)
    )
    assert untimed(one) == untimed(two)
    assert one.distributions.games == one.games == 12
    assert sum(one.distributions.shares) == pytest.approx(1, abs=1e-4)
    assert one.decisions == 12 * 9


def test_a_game_of_bots_can_be_played_again_by_its_number() -> None:
    bots = ["flat:3", "random"]
    whole = play_bots(HIGHEST, bots, games=4, options={}, seed="s")
    parts = [play_bots(HIGHEST, bots, games=1, options={}, seed=f"s#{number}") for number in range(4)]
    assert [sum(part.wins[seat] for part in parts) for seat in range(2)] == whole.wins


def test_simulate_plays_bots_and_tells_how_games_end() -> None:
    words = ("simulate", "fox", "--bots", "flat:2,random", "--games", "2", "--seed", "s", "--option", "target=16")
    told = json.loads(fabletop(*words, "--json").out)
    assert set(told) >= REQUIRED | {"bots", "distributions", "milliseconds"}
    assert (told["bots"], told["games"]) == (["flat:2", "random"], 2)
    said = fabletop(*words).out
    assert "Seat 0 (flat:2): " in said
    assert said.count("  points: ") == 2
    assert said.count(" of the win; ") == 2
    assert "  очки: " in fabletop(*words, "--lang", "ru").out


def test_one_name_stands_for_every_seat() -> None:
    words = ("simulate", "fairytale", "--bots", "easy", "--seats", "3", "--games", "1", "--json")
    assert json.loads(fabletop(*words).out)["bots"] == ["easy"] * 3


def test_random_players_stay_in_the_kernel_and_the_first_games_tell_how_games_are_spread() -> None:
    words = ("simulate", "fox", "--backend", "python", "--seed", "s", "--json", "--games")
    told = json.loads(fabletop(*words, "30", "--bots", "random").out)
    spread = told["distributions"]
    assert (told["backend"], spread["games"]) == ("python", 30)
    assert [points["mean"] for points in spread["points"]] == pytest.approx(told["mean_points"], abs=1e-5)
    assert spread["lengths"]["most"] == told["longest"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "flat:2,genius"], "There is no player called “genius”."),
        (["--bots", "flat:2,random", "--check"], "“--check” is for random players inside the kernel"),
        (["--bots", "flat:2", "--backend", "python"], "“--backend” is for random players inside the kernel"),
        (["--bots", "flat:2,flat:2,flat:2"], "fox cannot be played by 3 players. Allowed: 2."),
        (["--bots", "flat:2,random", "--seats", "3"], "fox has 3 seats here, but 2 players were named."),
    ],
)
def test_games_that_bots_cannot_play_are_refused(words: list[str], sentence: str) -> None:
    assert refused("simulate", "fox", *words).startswith(sentence)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measures badly, but at once, and without a compiler."""
    monkeypatch.setattr(benching, "BOTS", ("easy", "medium"))
    monkeypatch.setattr(benching, "BACKENDS", ("python",))
    monkeypatch.setattr(benching, "SECONDS", 0.001)
    monkeypatch.setattr(benching, "MOST_CHOICES", 3)


@pytest.mark.usefixtures("hasty")
def test_bench_tells_the_speed_of_rules_and_bots() -> None:
    told = json.loads(fabletop("bench", "--game", "fox", "--json").out)
    (rules,) = told["kernel"]
    assert (rules["game"], rules["seats"], rules["backend"]) == ("fox", 2, "python")
    assert rules["decisions_per_second"] > rules["games_per_second"] > 0
    assert [(bot["bot"], bot["choices"]) for bot in told["bots"]] == [("easy", 3), ("medium", 3)]
    assert all(0 < bot["milliseconds"] <= bot["slowest"] for bot in told["bots"])


@pytest.mark.usefixtures("hasty")
def test_bench_says_it_in_words() -> None:
    said = fabletop("bench", "--game", "fox").out
    assert "decisions/s" in said
    assert said.count("ms a choice") == 2
    assert refused("bench", "--game", "chess").startswith("There is no game called “chess”.")
