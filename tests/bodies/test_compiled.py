"""Compiled code: kept under the hash of its sources, and translatable for a GPU."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import fabletop
from fabletop.bodies import compiler as compiled
from fabletop.bodies.backend import player_on
from fabletop.catalog import all_games
from fabletop.contract import Game, read_seed
from fabletop.games.fox.game import FOX
from fabletop.games.grimm.game import GRIMM
from tests.toys.highest import HIGHEST

PROGRAM = """
import sys
sys.path.insert(0, sys.argv[1])
from fabletop.catalog import game_named
from fabletop.bodies.backend import tables_on
from fabletop.contract import Position, read_seed
fox = game_named("fox")
rows = tables_on("cpu", fox.rules, 1)
table, options = fox.rules.table(), fox.rules.options()
table.scores = [9, 8]
rows.load(0, table.pack())
print(rows.ask("points", 0, 0))
"""


def points_of_seat_0(source: Path, cache: Path) -> int:
    environment = {"FABLETOP_CACHE": str(cache), "PATH": ""}
    command = [sys.executable, "-P", "-c", PROGRAM, str(source)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return int(done.stdout)


@pytest.mark.compiles
def test_an_edit_of_a_rule_never_runs_stale_code(tmp_path: Path) -> None:
    """The rule is edited in a file other than the one that was compiled, with its size and time kept."""
    source, cache = tmp_path / "src", tmp_path / "cache"
    shutil.copytree(Path(fabletop.__file__).parent, source / "fabletop", ignore=shutil.ignore_patterns("__pycache__"))
    scoring = source / "fabletop/games/fox/rules/scoring.py"
    assert points_of_seat_0(source, cache) == 9
    text = scoring.read_text()
    scoring.write_text(text.replace("return table.scores[seat]", "return table.scores[1   ]"))
    shutil.rmtree(scoring.parent / "__pycache__", ignore_errors=True)
    assert points_of_seat_0(source, cache) == 8


def test_old_caches_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FABLETOP_CACHE", str(tmp_path))
    for number in range(8):
        old = tmp_path / "compiled/fox" / f"old{number}"
        old.mkdir(parents=True)
        os.utime(old, (2**33, 2**33))  # no older than the new one, as on a clock that ticks slowly
    folder = compiled.cache_folder(FOX.rules)
    assert folder.exists()
    assert len(list(folder.parent.iterdir())) == compiled.CACHES_KEPT


NAMING = """
import sys
from importlib import import_module
from fabletop.catalog import game_named
fox = game_named("fox")
for name in sys.argv[1:]:
    import_module(name)
from fabletop.bodies.compiler import sources_hash
print(sources_hash(fox.rules))
"""


def test_compiled_code_is_found_again_whatever_else_is_imported() -> None:
    """A server that opened another game first and a worker that knows one alone share what is made."""
    told = [
        subprocess.run([sys.executable, "-c", NAMING, *names], capture_output=True, text=True, check=True).stdout
        for names in ([], ["fabletop.games.grimm.game", "fabletop.bots.readiness", "fabletop.networks.forward"])
    ]
    assert told[0] == told[1] == compiled.sources_hash(FOX.rules) + "\n"


def rooms_of(what: Any) -> set[str]:
    """The rooms of games among the folders that something compiled is named after."""
    games = Path(fabletop.__file__).parent / "games"
    return {str(folder.relative_to(games)) for folder in compiled.folders_of(what) if folder.is_relative_to(games)}


def test_code_is_named_after_every_room_that_its_rules_reach_and_after_no_other_game() -> None:
    assert rooms_of(FOX.rules) == {"fox", "fox/rules", "fox/knowledge", "fox/play"}
    assert rooms_of(GRIMM.rules) == {"grimm", "grimm/rules", "grimm/knowledge", "grimm/play"}
    assert rooms_of(GRIMM.rules.act) == {"grimm/rules", "grimm/knowledge"}, "what players remember is announced to it"


def in_time(game: Game) -> Any:
    """The larger games take more than half a minute each: `make soak` compiles them."""
    return game if game.about.id == "fox" else pytest.param(game, marks=pytest.mark.long)


def named(game: Game) -> str:
    return game.about.id


@pytest.mark.compiles
@pytest.mark.skipif(
    find_spec("numba_cuda") is None, reason="numba-cuda comes with 'make test' on Linux; here it cannot be had"
)
@pytest.mark.parametrize("game", [*(in_time(game) for game in all_games()), HIGHEST], ids=named)
def test_the_rules_compile_for_a_gpu(game: Game) -> None:
    from fabletop.bodies.cuda import ptx_of

    for name, text in ptx_of(game.rules).items():
        assert ".target sm_90" in text, name
        assert ".entry" in text, name


@pytest.mark.compiles
@pytest.mark.skipif(
    find_spec("numba_cuda") is None, reason="numba-cuda comes with 'make test' on Linux; here it cannot be had"
)
def test_what_a_training_runs_compiles_for_a_gpu() -> None:
    """Fox alone, and without the step: the rules in it are those of the test above."""
    from fabletop.bodies.cuda import ptx_of_learning

    for name, text in ptx_of_learning(FOX.rules, ("look", "answer", "advantages")).items():
        assert ".target sm_90" in text, name
        assert ".entry" in text, name


def test_compiled_play_lets_other_threads_run() -> None:
    """Several threads can play at once only if none of them holds the interpreter's lock."""
    play, options = player_on("cpu", FOX.rules), FOX.set_up({}, 2)
    play(options, 2, read_seed("lock"), 0, 1)
    player = threading.Thread(target=play, args=(options, 2, read_seed("lock"), 0, 100_000))
    player.start()
    breaths = 0
    while player.is_alive():
        time.sleep(0.001)
        breaths += 1
    assert breaths > 10
