"""The parts of an observation; docs/datasets.md says what stands in each."""

from fabletop.games.fox.knowledge.observation import CARDS, COUNTS, EXCHANGE
from fabletop.games.fox.rules.terms import MOST_EXCHANGES

OBSERVED = (
    ("own-hand", CARDS),
    ("decree", CARDS),
    ("unseen", CARDS),
    ("possible", CARDS),
    ("taken-decrees", CARDS),
    ("own-plays", CARDS),
    ("rival-plays", CARDS),
    ("counts", COUNTS),
    ("exchanges", MOST_EXCHANGES * EXCHANGE),
)
