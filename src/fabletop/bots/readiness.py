"""Compiled thought takes up to a minute to make, once. Another process makes it, so that nobody here is held up."""

from __future__ import annotations

import atexit
import os
import subprocess
import sys
import threading
import time

from fabletop.bots.shipped import has_network, shipped_ponderer
from fabletop.catalog import all_games, game_named
from fabletop.kernel.rules import KernelRules
from fabletop.kernel.searchers import searcher_on
from fabletop.kernel.solvers import solver_on

MAKE_READY = "import sys; from fabletop.bots.readiness import make_ready; make_ready(sys.argv[1])"
_ready: dict[str, threading.Event] = {}


def is_ready(rules: KernelRules) -> bool:
    """Is compiled thought about a game at hand? If nobody has asked before, somebody goes to make it."""
    if rules.game not in _ready:
        _ready[rules.game] = threading.Event()
        threading.Thread(target=_get_ready, args=(rules,), daemon=True).start()
    return _ready[rules.game].is_set()


def _get_ready(rules: KernelRules) -> None:
    """A game that another process would not know is compiled here."""
    if any(game.about.id == rules.game for game in all_games()):
        maker = subprocess.Popen(
            [sys.executable, "-c", MAKE_READY, rules.game], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        atexit.register(maker.kill)
        maker.wait()
        atexit.unregister(maker.kill)
    compile_thought(rules)
    _ready[rules.game].set()


def make_ready(game: str) -> None:
    """What the other process does: it lets go first whoever is in a hurry, and ends with whoever started it."""
    if hasattr(os, "nice"):
        os.nice(10)
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    compile_thought(game_named(game).rules)


def _end_with(parent: int) -> None:
    """Who is killed cannot say goodbye to a child; on its own, the child would compile for nobody."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


def compile_thought(rules: KernelRules) -> None:
    """All that a thinker needs for a game."""
    searcher_on("cpu", rules).get_ready()
    if rules.endgame is not None:
        solver_on("cpu", rules).get_ready()
    if has_network(rules):
        ponderer = shipped_ponderer(rules)
        if ponderer is not None:
            ponderer.get_ready()
