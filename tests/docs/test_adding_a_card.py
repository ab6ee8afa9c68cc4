"""The page on adding a card adds one: to a copy of the package, in five files, none of them a list of cards."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/adding-a-card.md"
RULES = "src/fabletop/games/grimm/rules"
FIRST_IMPORT = "from fabletop."
BLOCK = re.compile(r"^```\w+ (\S+)( imports)?\n(.*?)^```", re.S | re.M)
"""A block of the page that belongs to a file."""
SCENES = """
import sys
from pathlib import Path
from fabletop.records.scenes import run_scenes
from fabletop.text.speech import Speech
outcomes = [outcome for file in sys.argv[1:] for outcome in run_scenes(Path(file))]
print(*(f"{one.name}: {Speech('en').say(failure)}" for one in outcomes for failure in one.failures), sep="\\n")
print(len(outcomes), "scenes")
"""


def blocks() -> list[tuple[str, str, str]]:
    """The blocks of the page, whose card comes after all that there are, however many."""
    rows = (ROOT / RULES / "cards.toml").read_text("utf-8").count("[[friend]]")
    text = PAGE.read_text("utf-8").replace("grimm.friend.26", f"grimm.friend.{rows + 1}")
    return BLOCK.findall(text)


def files_of_the_page() -> set[str]:
    return {path for path, _, _ in blocks()}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with the card of the page."""
    root = tmp_path_factory.mktemp("card")
    for folder in ("src", "scenes/grimm", "tests", "web/src/boards/grimm"):
        shutil.copytree(ROOT / folder, root / folder, ignore=shutil.ignore_patterns("__pycache__", "*.onnx"))
    shutil.copy(ROOT / "pyproject.toml", root)
    for path, imports, text in blocks():
        file = root / path
        before = file.read_text("utf-8") if file.exists() else ""
        file.write_text(before.replace(FIRST_IMPORT, text + FIRST_IMPORT, 1) if imports else before + text, "utf-8")
    return root


def run(root: Path, *words: str) -> str:
    """What a command prints in the copy."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(root / "src"), str(root)])}
    done = subprocess.run(
        [sys.executable, *words], cwd=root, env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    return done.stdout + done.stderr


def completeness(root: Path) -> str:
    return run(root, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/games/grimm/rules/test_completeness.py")


def test_the_page_touches_five_files() -> None:
    assert len(files_of_the_page()) == 5


def test_the_scene_of_the_page_passes_and_no_other_moves(copy: Path) -> None:
    """All scenes: the deck has one Friend more than when they were written."""
    files = sorted(map(str, (copy / "scenes/grimm").rglob("*.toml")))
    assert re.fullmatch(r"\s*\d{3,} scenes\s*", run(copy, "-c", SCENES, *files))


def test_the_card_of_the_page_is_complete(copy: Path) -> None:
    assert re.search(r"^\d+ passed", completeness(copy), re.M)


@pytest.mark.parametrize(
    ("name", "left_out", "sentence"),
    [
        ("friends.py", "@answers(ASK_SHAKE, friend_card(MOTHER_HOLLE))\n", "nobody takes the answer"),
        ("cards.toml", "value = 9\npicture = false\n", "no value; no picture"),
    ],
)
def test_what_is_left_out_is_named(copy: Path, name: str, left_out: str, sentence: str) -> None:
    file = copy / RULES / name
    text = file.read_text("utf-8")
    head, found, tail = text.rpartition(left_out)
    assert found
    file.write_text(head + tail, "utf-8")
    try:
        assert f"Mother Holle: {sentence}" in completeness(copy)
    finally:
        file.write_text(text, "utf-8")
