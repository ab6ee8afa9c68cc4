"""A game of another package: registered by an entry point, checked and played by the ordinary commands."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from fabletop.catalog import OWN
from tests.toys.package import with_the_toy


@pytest.fixture
def installed(tmp_path: Path) -> dict[str, str]:
    """An environment in which another package registers the toy game."""
    return {**os.environ, **with_the_toy(tmp_path)}


def run(environment: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "fabletop", *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_the_suite_runs_on_a_game_of_another_package(installed: dict[str, str]) -> None:
    done = run(installed, "check", "highest", "--games", "2", "--json")
    assert done.returncode == 0, done.stderr
    assert all(promise["why"] is None for promise in json.loads(done.stdout)["promises"])


def test_the_ordinary_commands_know_it(installed: dict[str, str]) -> None:
    assert "Highest" in run(installed, "games").stdout
    found = run(installed, "simulate", "highest", "--seats", "3", "--games", "50", "--json")
    assert json.loads(found.stdout)["decisions"] == 450
    assert f"Known games: {', '.join(OWN)}, highest." in run(installed, "cards", "chess").stderr


def test_its_words_are_known_where_nobody_knows_which_game_it_was(installed: dict[str, str]) -> None:
    """An error of a game is said by a server that has only the message."""
    script = """
from fabletop.contract import bad
from fabletop.text.speech import Speech
print(bad("highest-shown", seat=1, first=9, second=0))
print(Speech("ru")("highest-title"), Speech()("nobodys-words"))
"""
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, env=installed, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["Seat 1 shows card 9.", "Старшая nobodys-words"]


def test_what_fails_is_said_in_sentences(installed: dict[str, str], tmp_path: Path) -> None:
    """A game whose view shows every hand, from a third package."""
    (tmp_path / "leaky.py").write_text(
        "from dataclasses import replace\n"
        "from tests.toys.highest import FACE, HIGHEST\n"
        "LEAKY = replace(HIGHEST, face=replace(FACE, public=('hands',), own=()))\n"
    )
    (tmp_path / "my_games-1.0.dist-info" / "entry_points.txt").write_text("[fabletop.games]\nhighest = leaky:LEAKY\n")
    done = run(installed, "check", "highest", "--games", "1")
    assert done.returncode == 1
    assert "FAIL  A seat cannot tell a re-dealt table from the true one" in done.stdout
    assert "can tell a re-dealt table from the true one" in done.stdout
    assert "Traceback" not in done.stdout + done.stderr
