"""The plain prompt through a pipe, to the end of each game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from fabletop.records.matches import read_record

OVER = {"en": ("won", "draw"), "ru": ("обед", "ичья", "выигр")}


@pytest.mark.parametrize(
    ("game", "seats", "language", "more"),
    [
        ("fox", "you,random", "ru", ["--option", "target=16"]),
        ("fairytale", "you,random,random", "en", []),
        ("grimm", "you,random", "ru", []),
        ("fox", "you=Anna,you=Boris", "en", ["--option", "target=16"]),
    ],
)
def test_a_whole_game_through_a_pipe(game: str, seats: str, language: str, more: list[str], tmp_path: Path) -> None:
    command = [sys.executable, "-m", "fabletop", "play", game, "--plain", "--seats", seats, "--lang", language]
    typed = "1\n" * 2000
    done = subprocess.run(
        [*command, "--seed", "pipe", "--records", str(tmp_path), *more],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    last = done.stdout.splitlines()[-2]
    assert any(word in last for word in OVER[language]), last
    (file,) = tmp_path.glob("*.fable")
    record = read_record(file)
    *_, (position, _) = record.replayed()
    assert record.game.result(position) is not None


def test_a_game_that_was_left_goes_on_through_a_pipe(tmp_path: Path) -> None:
    def play(*words: str, typed: str) -> str:
        command = [sys.executable, "-m", "fabletop", "play", *words, "--records", str(tmp_path), "--lang", "en"]
        return subprocess.run(command, input=typed, capture_output=True, text=True, check=True).stdout

    play("fox", "--seats", "you,random", "--seed", "pipe", typed="1\n1\nquit\n")
    (file,) = tmp_path.glob("*.fable")
    told = play(str(file), typed="1\n" * 500)
    assert "won." in told or "You won!" in told
    assert "The record of this game is in" in told
