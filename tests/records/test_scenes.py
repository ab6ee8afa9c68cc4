"""Every scene of the folder ``scenes`` passes."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from fabletop.records.scenes import SceneOutcome, run_scenes
from fabletop.text.speech import Speech

FOLDER = Path(__file__).parents[2] / "scenes"
FILES = sorted(FOLDER.rglob("*.toml"))
SAY = Speech("en")


def name_of(file: Path) -> str:
    return file.relative_to(FOLDER).as_posix()


def in_words(outcome: SceneOutcome) -> list[str]:
    return [f"{outcome.file}:{outcome.line} {outcome.name}\n    {SAY.say(failure)}" for failure in outcome.failures]


@pytest.fixture(scope="module", params=FILES, ids=name_of)
def file(request: pytest.FixtureRequest) -> Path:
    """Tests of one file follow each other, so that its scenes are played once."""
    chosen: Path = request.param
    return chosen


@pytest.fixture(scope="module")
def outcomes(file: Path) -> list[SceneOutcome]:
    return list(run_scenes(file))


def test_every_scene_of_a_file_passes(outcomes: list[SceneOutcome]) -> None:
    failures = [line for outcome in outcomes for line in in_words(outcome)]
    assert not failures, "\n".join(["", *failures])


def test_no_scene_of_a_file_is_passed_over(file: Path, outcomes: list[SceneOutcome]) -> None:
    written = [scene["name"] for scene in tomllib.loads(file.read_text("utf-8"))["scene"]]
    assert [outcome.name for outcome in outcomes] == written


def test_every_scene_has_a_name_of_its_own_and_names_its_clauses(outcomes: list[SceneOutcome]) -> None:
    assert len({outcome.name for outcome in outcomes}) == len(outcomes)
    assert not [outcome.name for outcome in outcomes if not outcome.clauses]


def test_there_are_scenes() -> None:
    assert FILES, f"no scenes in {FOLDER}"


OVER = """\
game = "fairytale"
seats = 3

[[scene]]
name = "over"
table = {{ stage = "over", rows = ["Castle", "", "Castle, Demon"] }}
{expected}
"""


@pytest.mark.parametrize(
    ("expected", "passes"),
    [
        ("places = [2, 3, 1]", True),
        ("places = [1, 3, 2]", False),
        ('why = ["fairytale-why-seat seat=0", "fairytale-why-seat seat=2 points=8"]', True),
        ('why = ["fairytale-why-seat seat=2", "fairytale-why-seat seat=0"]', False),
        ('why = ["fairytale-why-seat seat=2 points=1"]', False),
    ],
)
def test_a_scene_can_expect_places_and_what_is_told_of_the_result(tmp_path: Path, expected: str, passes: bool) -> None:
    file = tmp_path / "over.toml"
    file.write_text(OVER.format(expected=expected))
    assert [outcome.passed for outcome in run_scenes(file)] == [passes]


@pytest.mark.parametrize("expected", ["places = [1, 1]", 'why = ["fox-game-won"]'])
def test_before_the_end_there_are_no_places_and_nothing_to_tell(tmp_path: Path, expected: str) -> None:
    file = tmp_path / "open.toml"
    file.write_text(f'game = "fox"\n[[scene]]\nname = "open"\n{expected}\n')
    assert [outcome.passed for outcome in run_scenes(file)] == [False]
