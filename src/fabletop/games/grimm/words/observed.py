"""The parts of an observation; docs/datasets.md says what stands in each."""

from fabletop.games.grimm.knowledge.memory import HANDS
from fabletop.games.grimm.knowledge.observation import (
    DECK,
    FRIENDS_SEEN,
    GAME,
    GATHER,
    LOCATIONS,
    OPTIONS,
    PLAYERS,
    QUESTION,
    SECTIONS_LEFT,
    STOCK,
    SUPPLY,
    TRAIL,
)
from fabletop.games.grimm.play.observation import ESTIMATED, SIZE
from fabletop.games.grimm.rules.terms import FABLE_ROW

OBSERVED = (
    ("hand", FABLE_ROW),
    ("pile", FABLE_ROW),
    ("unseen", FABLE_ROW),
    ("certain", HANDS * FABLE_ROW),
    ("possible", HANDS * FABLE_ROW),
    ("players", LOCATIONS - PLAYERS),
    ("unique-locations", STOCK - LOCATIONS),
    ("stock", SUPPLY - STOCK),
    ("supply", SECTIONS_LEFT - SUPPLY),
    ("sections-left", FRIENDS_SEEN - SECTIONS_LEFT),
    ("friends", DECK - FRIENDS_SEEN),
    ("deck", GATHER - DECK),
    ("gather-cards", TRAIL - GATHER),
    ("trail", QUESTION - TRAIL),
    ("question", GAME - QUESTION),
    ("game", OPTIONS - GAME),
    ("options", ESTIMATED - OPTIONS),
    ("reckoning", SIZE - ESTIMATED),
)
