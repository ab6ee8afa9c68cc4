"""Scenes: a position in words, choices in the notation, and what must come of them, in a TOML file.

    game = "fox"

    [[scene]]
    name = "A higher card of the led suit wins"
    clauses = ["fox.winner.1"]
    table = { leader = 0, decree = "6M", hands = ["4K ...", "8K ..."] }
    play = ["4K", "8K"]
    view = { tricks = [0, 1], leader = 1 }

A scene, and each of its further ``steps``, first plays and then expects: ``legal``, ``refused``, ``events``,
``no_events``, ``view``, ``view_of``, ``points``, ``owes``, ``winners``. In a view ``"hidden"`` stands for what is not
shown; an event may end with ``only=0`` if nobody but seat 0 learns it.
"""

from fabletop.records.scenes.running import SceneOutcome, run_scenes

__all__ = ["SceneOutcome", "run_scenes"]
