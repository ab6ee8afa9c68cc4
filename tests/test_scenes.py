"""Every scene of the folder ``scenes`` passes."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from fabletop.scenes import SceneOutcome, run_scenes
from fabletop.speech import Speech

FOLDER = Path(__file__).parent.parent / "scenes"
FILES = sorted(FOLDER.rglob("*.toml"))
SAY = Speech("en")


def name_of(file: Path) -> str:
    return file.relative_to(FOLDER).as_posix()


def in_words(outcome: SceneOutcome) -> list[str]:
    return [f"{outcome.file}:{outcome.line} {outcome.name}\n    {SAY.say(failure)}" for failure in outcome.failures]


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_every_scene_of_a_file_passes(file: Path) -> None:
    failures = [line for outcome in run_scenes(file) for line in in_words(outcome)]
    assert not failures, "\n".join(["", *failures])


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_no_scene_of_a_file_is_passed_over(file: Path) -> None:
    written = [scene["name"] for scene in tomllib.loads(file.read_text("utf-8"))["scene"]]
    assert [outcome.name for outcome in run_scenes(file)] == written


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_every_scene_has_a_name_of_its_own_and_names_its_clauses(file: Path) -> None:
    outcomes = run_scenes(file)
    assert len({outcome.name for outcome in outcomes}) == len(outcomes)
    assert not [outcome.name for outcome in outcomes if not outcome.clauses]


def test_there_are_scenes() -> None:
    assert FILES, f"no scenes in {FOLDER}"
