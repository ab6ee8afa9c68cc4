"""The first call of Fairy Tale's compiled player in a new process, run by fairytale.py. Prints its seconds as JSON."""

from __future__ import annotations

import json
import time

from fabletop.games.fairytale.decks import built_in, card_list
from fabletop.games.fairytale.rules import RULES
from fabletop.games.fairytale.rules.state import Options
from fabletop.games.fairytale.rules.terms import HAND_SIZE, ROUNDS
from fabletop.kernel.backend import player_on
from fabletop.kernel.rng import Seed

options = Options()
options.deck = card_list(built_in("basic"))
options.rounds, options.hand = ROUNDS, HAND_SIZE
play = player_on("cpu", RULES)
begun = time.perf_counter()
play(options, 4, Seed(), 0, 1)
print(json.dumps(time.perf_counter() - begun))
