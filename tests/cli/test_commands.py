"""Each command does what its help says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import fabletop

REQUIRED = {"game", "games", "decisions", "seconds", "games_per_second", "decisions_per_second"}
REQUIRED |= {"seats", "mean_points", "wins"}


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a whole game between two random players."""
    done = fabletop("play", "fox", "--seats", "random,random", "--seed", "record", "--records", str(tmp_path))
    assert done.status == 0
    (file,) = tmp_path.glob("*.fable")
    return file


def test_games_lists_fox_in_both_languages() -> None:
    assert "The Fox in the Forest" in fabletop("games").out
    assert "Лисица на опушке" in fabletop("games", "--lang", "ru").out
    fox, *_ = json.loads(fabletop("games", "--json").out)
    assert (fox["id"], fox["seats"]) == ("fox", [2])
    assert [option["name"] for option in fox["options"]] == ["target", "memory"]


def test_cards_prints_all_33() -> None:
    rows = json.loads(fabletop("cards", "fox", "--json").out)
    assert len({row["card"] for row in rows}) == 33
    assert sum(row["text"] is not None for row in rows) == 18
    assert "королева (11) ключей" in fabletop("cards", "fox", "--lang", "ru").out


def test_simulate_gives_the_same_games_on_every_backend_and_thread_count() -> None:
    found = [
        json.loads(fabletop("simulate", "fox", "--games", "60", "--seed", "s", "--json", *more).out)
        for more in (["--backend", "python"], [], ["--threads", "2"], ["--check"])
    ]
    for row in found:
        assert set(row) >= REQUIRED
    kept = [{key: row[key] for key in ("decisions", "mean_points", "wins", "shared", "longest")} for row in found]
    assert kept[0] == kept[1] == kept[2] == kept[3]


def test_a_simulated_game_can_be_dealt_again_by_its_number() -> None:
    whole = json.loads(fabletop("simulate", "fox", "--games", "5", "--seed", "s", "--backend", "python", "--json").out)
    parts = [
        json.loads(fabletop("simulate", "fox", "--games", "1", "--seed", f"s#{n}", "--backend", "python", "--json").out)
        for n in range(5)
    ]
    assert sum(part["decisions"] for part in parts) == whole["decisions"]


def test_simulate_says_it_in_words() -> None:
    said = fabletop("simulate", "fox", "--games", "3", "--backend", "python", "--option", "target=16", "--lang", "ru")
    assert said.status == 0
    assert "партий 3" in said.out


def test_a_recorded_game_is_true_and_can_be_read_through_any_eyes(record: Path) -> None:
    assert "the record is true" in fabletop("verify", str(record)).out
    assert json.loads(fabletop("verify", str(record), "--json").out)["true"] is True
    everything, public, seat = (fabletop("replay", str(record), "--seat", eyes).out for eyes in ("all", "public", "0"))
    for secret in ("drew the", "buried the", "Your hand", "’s hand", "Deck from the top"):
        assert secret not in public
        assert secret == "Your hand" or secret in everything
    assert "Your hand" in seat
    assert "’s hand" not in seat
    assert "Кон 1" in fabletop("replay", str(record), "--lang", "ru").out


def test_a_replay_of_a_persons_game_calls_them_by_their_seat(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    play_with(monkeypatch, tmp_path, ["1", "1", "quit"])
    (file,) = tmp_path.glob("*.fable")
    assert "Seat 0 plays" in fabletop("replay", str(file)).out
    assert "Случай" in fabletop("replay", str(file), "--lang", "ru").out


def test_replay_shows_the_table_at_any_moment(record: Path) -> None:
    first = fabletop("replay", str(record), "--at", "0", "--seat", "1").out
    assert "trick 1 of 13" in first
    assert first.count("Your hand") == 1


def test_check_runs_the_suite_on_a_game() -> None:
    done = fabletop("check", "fox", "--games", "1", "--json")
    report = json.loads(done.out)
    assert done.status == 0
    assert all(promise["why"] is None for promise in report["promises"])


def test_scenes_that_fail_say_what_was_expected_and_end_with_status_1(tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(
        'game = "fox"\n[[scene]]\nname = "wrong"\ntable = { decree = "6M", led = "4K", hands = ["2B", "8K 2M"] }\n'
        'legal = ["2M"]\nplay = []\nview = { trump = "K" }\nrefused = { "8K" = "fox-refused-follow-suit" }\n'
    )
    done = fabletop("scene", str(file))
    assert done.status == 1
    assert "legal: expected ['2M'], found ['8K']" in done.out
    assert "trump: expected K, found M" in done.out
    assert "“8K” should have been refused" in done.out
    assert json.loads(fabletop("scene", str(file), "--json").out)["failed"] == 1


def scene_of(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "scene.toml"
    file.write_text('game = "fox"\n[[scene]] # a note\nname = "Example #1"\n' + text)
    return file


def test_a_scene_with_a_note_behind_its_head_is_played_too(tmp_path: Path) -> None:
    assert "1 scene passed, 0 failed." in fabletop("scene", str(scene_of(tmp_path, 'view = { deck = "hidden" }'))).out


def test_a_scene_can_expect_secrets_and_silence(tmp_path: Path) -> None:
    woodcutter = 'table = { decree = "6M", hands = ["5K 2M 3M", "8B 9B 4M"], deck = "1K" }\nplay = ["5K"]\n'
    good = (
        'events = ["fox-drew-card card=1K only=0"]\nno_events = ["fox-buried"]\nview_of = { 0 = { deck = "hidden" } }'
    )
    assert fabletop("scene", str(scene_of(tmp_path, woodcutter + good))).status == 0
    wrong = 'events = ["fox-drew-card only=1"]\nno_events = ["fox-drew"]'
    said = fabletop("scene", str(scene_of(tmp_path, woodcutter + wrong)))
    assert said.status == 1
    assert "events: expected" in said.out
    assert "“fox-drew” should not have happened" in said.out


def test_a_scene_stops_at_an_illegal_choice(tmp_path: Path) -> None:
    text = (
        'table = { decree = "6M", led = "4K", hands = ["2B", "8K 2M"] }\nplay = ["2M"]\nsteps = [{ points = [9, 9] }]'
    )
    said = fabletop("scene", str(scene_of(tmp_path, text)))
    assert "seat 1 cannot choose “2M”: You hold Keys and must follow suit." in said.out
    assert "points" not in said.out


def play_with(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, typed: list[str], *more: str) -> str:
    """A game at the prompt with these lines typed, then always the first choice."""
    lines = iter(typed)
    monkeypatch.setattr("builtins.input", lambda prompt: next(lines, "1"))
    done = fabletop("play", "fox", "--seed", "prompt", "--records", str(tmp_path), *more)
    assert done.status == 0
    return done.out


def test_a_person_plays_a_whole_game_by_number(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    out = play_with(monkeypatch, tmp_path, [])
    assert "1) " in out
    assert "The record of this game is in" in out
    (file,) = tmp_path.glob("*.fable")
    assert fabletop("verify", str(file)).status == 0


def test_a_refused_choice_is_explained_with_its_clause(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    out = play_with(
        monkeypatch, tmp_path, ["why bury 1B", "bury 1B", "nonsense", "1" * 5000, "why 1", "99", "?", "rules", "QUIT"]
    )
    assert " is allowed." in out
    assert "You are asked to" in out
    assert "(fox." in out
    assert "“nonsense” is not one of the choices" in out
    assert "“99” is not one of the choices" in out
    assert "If you play this and lose the trick" in out
    assert "You left the game." in out


def test_the_prompt_speaks_russian(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    out = play_with(monkeypatch, tmp_path, ["почему bury 1B", "выход"], "--lang", "ru")
    assert "bury 1B: Сейчас нужно" in out
    assert "Ваша рука" in out
    assert "Вы вышли из партии." in out


def test_leaving_a_game_keeps_what_was_played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    play_with(monkeypatch, tmp_path, ["1", "1", "quit"])
    (file,) = tmp_path.glob("*.fable")
    assert "the game is not over" in fabletop("verify", str(file)).out
