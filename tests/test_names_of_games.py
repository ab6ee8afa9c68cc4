"""Games are named in their own folders: what lists them elsewhere asks the catalogue or looks into the folders."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from fabletop.catalog import OWN

ROOT = Path(__file__).parents[1]
PLACES = {ROOT / "src" / "fabletop": "games", ROOT / "web" / "src": "boards"}
"""Where programs are, and in which of their folders games have folders of their own."""
NOT_WRITTEN_BY_HAND = {"__pycache__", "web", "pages", "fixtures"}
MUST = {
    "src/fabletop/games/__init__.py": "the order in which people are shown the games",
    "web/src/wire.ts": "made by web/tools/wire.py from the catalogue and from the views of the games",
}
NAMES = [re.compile(rf"\b{name}\b", re.IGNORECASE) for name in OWN]


def files_outside() -> Iterator[Path]:
    for place, folder in PLACES.items():
        for file in sorted(place.rglob("*")):
            inside = file.relative_to(place).parts
            is_of_a_game = inside[0] == folder and len(inside) > 2
            if file.is_file() and not is_of_a_game and NOT_WRITTEN_BY_HAND.isdisjoint(inside):
                yield file


def names_all(file: Path) -> bool:
    text = file.read_bytes().decode("utf-8", "replace")
    return all(name.search(text) for name in NAMES)


def test_no_file_outside_the_folders_of_games_names_them_all_but_those_that_must() -> None:
    assert {file.relative_to(ROOT).as_posix() for file in files_outside() if names_all(file)} <= set(MUST)
