"""The first call of a game's compiled player in a new process, run by large.py. Prints its seconds as JSON."""

from __future__ import annotations

import json
import sys
import time

from fabletop.bodies.backend import player_on
from fabletop.catalog import game_named
from fabletop.kernel.rng import Seed

game = game_named(sys.argv[1])
options = game.set_up({}, 4)
play = player_on("cpu", game.rules)
begun = time.perf_counter()
play(options, 4, Seed(), 0, 1)
print(json.dumps(time.perf_counter() - begun))
