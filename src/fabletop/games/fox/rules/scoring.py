"""Points for tricks, the end of a round and of the game (docs/rules/fox: fox.score, fox.end)."""

from __future__ import annotations

from fabletop.games.fox.rules.deal import deal_round
from fabletop.games.fox.rules.state import FoxTable
from fabletop.games.fox.rules.terms import (
    DEFEATED,
    GAME_DRAWN,
    GAME_WON,
    GAME_WON_BY_LAST_ROUND,
    GREEDY,
    HUMBLE,
    ROUND_SCORED,
    SEATS,
    VICTORIOUS,
    rival_of,
)
from fabletop.kernel.log import Log, note
from fabletop.kernel.questions import close_step
from fabletop.kernel.rule import called_rule, rule

MOST_HUMBLE, MOST_DEFEATED, MOST_VICTORIOUS = 3, 6, 9
"""Tricks with which one still has the title."""


@rule
def title_of(tricks: int) -> int:
    """Humble with three tricks at most, Defeated with six, Victorious with nine, and Greedy with more."""
    if tricks <= MOST_HUMBLE:
        return HUMBLE
    if tricks <= MOST_DEFEATED:
        return DEFEATED
    return VICTORIOUS if tricks <= MOST_VICTORIOUS else GREEDY


@rule
def points_for(tricks: int) -> int:
    """Humble 6; Defeated 1, 2 or 3; Victorious 6; Greedy nothing."""
    title = title_of(tricks)
    if title == DEFEATED:
        return tricks - MOST_HUMBLE
    return 0 if title == GREEDY else 6


@called_rule
def score_round(table: FoxTable, log: Log | None) -> None:
    """Points for the tricks of the round; then the game ends, or the other player deals."""
    close_step(table)
    for seat in range(SEATS):
        earned = points_for(table.tricks[seat])
        table.scores[seat] += earned
        table.round_points[seat] += earned
        note(log, ROUND_SCORED, seat, table.tricks[seat], earned)
    if target_is_reached(table):
        announce_end(table, log)
    else:
        table.dealer = rival_of(table.dealer)
        deal_round(table, log)


@rule
def target_is_reached(table: FoxTable) -> bool:
    return max(table.scores[0], table.scores[1]) >= table.options.target


@rule
def is_ahead(table: FoxTable, seat: int) -> bool:
    """More points, or level and more points in the last round."""
    rival = rival_of(seat)
    if table.scores[seat] == table.scores[rival]:
        return table.round_points[seat] > table.round_points[rival]
    return table.scores[seat] > table.scores[rival]


@rule
def announce_end(table: FoxTable, log: Log | None) -> None:
    level = table.scores[0] == table.scores[1]
    for seat in range(SEATS):
        if is_ahead(table, seat):
            note(log, GAME_WON_BY_LAST_ROUND if level else GAME_WON, seat, 0, 0)
    if not is_ahead(table, 0) and not is_ahead(table, 1):
        note(log, GAME_DRAWN, 0, 0, 0)


@rule
def points(table: FoxTable, seat: int) -> int:
    return table.scores[seat]


@rule
def place(table: FoxTable, seat: int) -> int:
    """1 for the winner, and for both in a draw."""
    return 2 if is_ahead(table, rival_of(seat)) else 1
