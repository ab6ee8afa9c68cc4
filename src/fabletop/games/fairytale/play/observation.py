"""What a network is given: what the seat knows, and what the cards that it may choose from promise."""

from __future__ import annotations

from fabletop.games.fairytale.knowledge.observation import SEEN, observe_known
from fabletop.games.fairytale.play.estimates import estimate
from fabletop.games.fairytale.rules.state import FairytaleTable
from fabletop.games.fairytale.rules.terms import MOST_NAMES
from fabletop.kernel.rule import called_rule

PROMISES = SEEN
"""Of each card that the seat may keep or play what it promises by sound habits, in quarters of a point."""
FOR_NEIGHBOUR = PROMISES + MOST_NAMES
"""Of each card that it may keep the points that it would bring now whoever chooses next from the same hand."""
SIZE = FOR_NEIGHBOUR + MOST_NAMES


@called_rule
def observe(table: FairytaleTable, seat: int, out: list[int]) -> None:
    """Fill the observation of a seat."""
    for index in range(SIZE):
        out[index] = 0
    observe_known(table, seat, out)
    estimate(table, seat, out, PROMISES, FOR_NEIGHBOUR)
