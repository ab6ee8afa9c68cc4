"""Compiled thought takes up to a minute to make, once. Another process makes it, so that nobody here is held up."""

from __future__ import annotations

import atexit
import os
import subprocess
import sys
import threading
import time

from fabletop.catalog import game_named, game_names
from fabletop.kernel.rules import KernelRules
from fabletop.search.searchers import searcher_on
from fabletop.search.solvers import solver_on

MAKE_READY = "import sys; from fabletop.bots.readiness import make_ready; make_ready(*sys.argv[1:])"
SEARCH, MASTERY = "search", "mastery"
"""Two kinds of thought: that of a thinker, and that of a master, which is made only where somebody plays one."""
_ready: dict[tuple[str, str], threading.Event] = {}


def is_ready(rules: KernelRules, kind: str = SEARCH) -> bool:
    """Is compiled thought about a game at hand? If nobody has asked before, somebody goes to make it."""
    if (rules.game, kind) not in _ready:
        _ready[rules.game, kind] = threading.Event()
        threading.Thread(target=_get_ready, args=(rules, kind), daemon=True).start()
    return _ready[rules.game, kind].is_set()


def _get_ready(rules: KernelRules, kind: str) -> None:
    """A game that another process would not know is compiled here."""
    if rules.game in game_names():
        command = [sys.executable, "-c", MAKE_READY, rules.game, kind]
        maker = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        atexit.register(maker.kill)
        maker.wait()
        atexit.unregister(maker.kill)
    COMPILERS[kind](rules)
    _ready[rules.game, kind].set()


def make_ready(game: str, kind: str) -> None:
    """What the other process does: it lets go first whoever is in a hurry, and ends with whoever started it."""
    if hasattr(os, "nice"):
        os.nice(10)
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    from fabletop.bodies.compiler import cache_folder, one_at_a_time

    rules = game_named(game).rules
    with one_at_a_time(cache_folder(rules) / f"{kind}.lock"):
        COMPILERS[kind](rules)


def _end_with(parent: int) -> None:
    """Who is killed cannot say goodbye to a child; on its own, the child would compile for nobody."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


def compile_search(rules: KernelRules) -> None:
    """All that a thinker needs for a game."""
    searcher_on("cpu", rules).get_ready()
    if rules.endgame is not None:
        solver_on("cpu", rules).get_ready()


def compile_mastery(rules: KernelRules) -> None:
    """All that a master needs beside its network."""
    from fabletop.bots.shipped import shipped_improver

    improver = shipped_improver(rules)
    if improver is not None:
        improver.get_ready()


COMPILERS = {SEARCH: compile_search, MASTERY: compile_mastery}
