"""The parts of an observation; docs/datasets.md says what stands in each."""

from fabletop.games.fairytale.knowledge.observation import (
    COUNTS,
    DRAWN,
    HUNTED,
    LOOKS,
    MARKED,
    OWING,
    PLAYED,
    POINTS,
    ROWS,
    TAKEN,
)
from fabletop.games.fairytale.play.observation import FOR_NEIGHBOUR, PROMISES, SIZE
from fabletop.games.fairytale.rules.terms import MOST_NAMES, MOST_SEATS

OBSERVED = (
    ("to-choose-from", MOST_NAMES),
    ("to-play", MOST_NAMES),
    ("unseen", MOST_NAMES),
    ("face-up", MOST_SEATS * MOST_NAMES),
    ("face-down", MOST_SEATS * MOST_NAMES),
    ("looked-at", TAKEN - LOOKS),
    ("taken", PLAYED - TAKEN),
    ("played", DRAWN - PLAYED),
    ("drawn", ROWS - DRAWN),
    ("rows", MARKED - ROWS),
    ("marked", OWING - MARKED),
    ("to-act", HUNTED - OWING),
    ("hunted", COUNTS - HUNTED),
    ("counts", POINTS - COUNTS),
    ("points", PROMISES - POINTS),
    ("promises", FOR_NEIGHBOUR - PROMISES),
    ("for-neighbour", SIZE - FOR_NEIGHBOUR),
)
