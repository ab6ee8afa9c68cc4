"""The commands with The Grimm Forest: its cards, its tables, its records."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import fabletop, refused

MINE = """
fables = 55
include = "56-a"

[copies]
Wolf = 3
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """Copies of a player's own."""
    file = tmp_path / "mine.toml"
    file.write_text(MINE)
    return file


def test_cards_prints_every_fable_and_friend() -> None:
    rows = json.loads(fabletop("cards", "grimm", "--json").out)
    assert len(rows) == 32 + 25
    assert sum(row["copies"] for row in rows) == 56 + 25
    beginners = json.loads(fabletop("cards", "grimm", "--option", "advanced=off", "--json").out)
    assert sum(row["copies"] for row in beginners) == 46 + 17


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_whole_game_is_told_to_its_end(seats: int, language: str, tmp_path: Path) -> None:
    players = ",".join(["random"] * seats)
    words = ("--seats", players, "--seed", "told", "--lang", language, "--records", str(tmp_path))
    done = fabletop("play", "grimm", *words)
    assert done.status == 0
    (record,) = tmp_path.glob("*.fable")
    assert fabletop("verify", str(record)).status == 0
    replayed = fabletop("replay", str(record), "--lang", language).out.splitlines()
    assert replayed[-1] == done.out.splitlines()[-3]  # what decided; then come who won and where the record is


def test_a_record_carries_its_copies(mine: Path, tmp_path: Path) -> None:
    words = ("--seats", "random,random", "--option", f"copies={mine}", "--records", str(tmp_path))
    assert fabletop("play", "grimm", *words).status == 0
    mine.unlink()
    (record,) = tmp_path.glob("*.fable")
    assert fabletop("verify", str(record)).status == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--seats", "5"), "2, 3, 4"),
        (("--option", "wolf=both"), "owner, victim"),
        (("--option", "cancel=never"), "whole, self, present"),
        (("--option", "copies=missing.toml"), "56-a, 56-b"),
        (("--option", "houses=4"), "copies"),
    ],
)
def test_tables_that_cannot_be_are_refused_in_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    assert sentence in refused("simulate", "grimm", "--backend", "python", "--games", "1", *words)


def test_copies_that_do_not_add_up_are_refused(mine: Path) -> None:
    mine.write_text(MINE.replace("55", "56"))
    said = refused("simulate", "grimm", "--backend", "python", "--games", "1", "--option", f"copies={mine}")
    assert "55" in said
    assert "56" in said
