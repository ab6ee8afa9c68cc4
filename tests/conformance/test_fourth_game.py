"""One more game of ours: a folder in the package, and nothing else, makes every list of games longer."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import fabletop

PACKAGE = Path(fabletop.__file__).parent
TOYS = Path(__file__).parents[1] / "toys"
ASK_THE_LISTS = """
import json, sys
from litestar.testing import TestClient
from fabletop.catalog import OWN
from fabletop.server.app import make_app
from fabletop.server.settings import Settings
from fabletop.text.speech import Speech
with TestClient(make_app(Settings(database=sys.argv[1]))) as client:
    offers = {offer["id"]: offer["title"] for offer in client.get("/api/games?lang=ru").json()}
print(json.dumps({"own": OWN, "offers": offers, "said": Speech("ru")("highest-title")}))
"""
ASK_THE_ADAPTERS = """
import json
import gymnasium, pettingzoo, pyspiel
import fabletop.adapters.gym, fabletop.adapters.openspiel
from fabletop.adapters import highest_v0
env = highest_v0.env(seats=3)
env.reset(seed=1)
decided = 0
for agent in env.agent_iter():
    seen, _, over, _, _ = env.last()
    env.step(None if over else int(seen["action_mask"].nonzero()[0][0]))
    decided += not over
print(json.dumps({
    "decided": decided,
    "zoo": str(pettingzoo.make("parallel", "fabletop/highest_v0")),
    "gym": gymnasium.make("fabletop/Highest-v0").unwrapped.desk.setting.name,
    "spiel": pyspiel.load_game("fabletop_highest").get_type().long_name,
}))
"""


@pytest.fixture(scope="module")
def with_a_fourth(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the package has one more folder among its games."""
    root = tmp_path_factory.mktemp("fourth")
    shutil.copytree(PACKAGE, root / "fabletop", ignore=shutil.ignore_patterns("web", "__pycache__"))
    folder = root / "fabletop" / "games" / "highest"
    folder.mkdir()
    (folder / "__init__.py").touch()
    shutil.copy(TOYS / "highest.py", folder / "game.py")
    shutil.copytree(TOYS / "locale", folder / "locale")
    return {**os.environ, "PYTHONPATH": str(root), "PYTHONDONTWRITEBYTECODE": "1"}


def said(environment: dict[str, str], *words: str) -> str:
    done = subprocess.run([sys.executable, *words], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_command_line_knows_it(with_a_fourth: dict[str, str]) -> None:
    games = said(with_a_fourth, "-m", "fabletop", "games", "--lang", "en")
    assert "highest: Highest. " in games
    words = ("simulate", "highest", "--seats", "3", "--games", "5", "--backend", "python", "--json")
    assert json.loads(said(with_a_fourth, "-m", "fabletop", *words))["decisions"] == 45


def test_the_server_offers_it_after_the_others_in_its_own_words(with_a_fourth: dict[str, str], tmp_path: Path) -> None:
    told = json.loads(said(with_a_fourth, "-c", ASK_THE_LISTS, f"sqlite:///{tmp_path}/fabletop.db"))
    assert told["own"] == [*told["offers"]] == ["fox", "fairytale", "grimm", "highest"]
    assert told["offers"]["highest"] == told["said"] == "Старшая"


def test_researchers_find_it_in_their_tools(with_a_fourth: dict[str, str]) -> None:
    told = json.loads(said(with_a_fourth, "-c", ASK_THE_ADAPTERS))
    assert told == {"decided": 9, "zoo": "highest_v0", "gym": "highest", "spiel": "Highest"}
