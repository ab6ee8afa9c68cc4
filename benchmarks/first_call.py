"""The first call of the compiled player in a new process, run by kernel.py. Prints its seconds as JSON."""

from __future__ import annotations

import json
import time

from fabletop.bodies.backend import player_on
from fabletop.games.fox.numbers import RULES
from fabletop.kernel.rng import Seed

options = RULES.options()
play = player_on("cpu", RULES)
begun = time.perf_counter()
play(options, 2, Seed(), 0, 1)
print(json.dumps(time.perf_counter() - begun))
