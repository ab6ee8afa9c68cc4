"""What a network is given: what the seat knows, and what anybody can estimate of each player."""

from __future__ import annotations

from fabletop.games.grimm.knowledge.observation import SEEN, observe_known, relative
from fabletop.games.grimm.play.estimates import ESTIMATES, estimate
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import MOST_SEATS
from fabletop.kernel.rule import called_rule

ESTIMATED = SEEN
"""What anybody can estimate of each player; see ``estimates.py``."""
SIZE = ESTIMATED + MOST_SEATS * ESTIMATES


@called_rule
def observe(table: GrimmTable, seat: int, out: list[int]) -> None:
    """Fill the observation of a seat."""
    for index in range(SIZE):
        out[index] = 0
    observe_known(table, seat, out)
    for other in range(table.seats):
        estimate(table, other, out, ESTIMATED + relative(table, seat, other) * ESTIMATES)
