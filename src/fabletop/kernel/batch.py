"""Many tables at once: one choice at every table a step, finished games dealt anew. One source for every backend.

Table ``i`` of ``n`` plays the games of the streams ``i``, ``i + n``, ``i + 2n``…, so that a game depends on its own
stream alone: not on the backend, not on how many tables or threads there are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fabletop.kernel.actions import any_marked
from fabletop.kernel.bits import lowest
from fabletop.kernel.record import Long, Record
from fabletop.kernel.rng import Rng, Seed, Whim, start_whim
from fabletop.kernel.rule import called_rule
from fabletop.kernel.rules import KernelRules

ROWS = ("tables", "players", "masks", "observations", "rewards", "asked", "finished", "actions")
"""The arrays of a batch, in the order in which the functions below take them."""


class Players(Record):
    """What one table of a batch needs beside its record."""

    seed: Seed
    whim_source: Rng
    whim: Whim
    """The whims of the random players of this game; those of ``simulate`` are the same."""
    games: Long
    """Games finished at this table."""
    decisions: Long


def batching(rules: KernelRules) -> dict[str, Callable[..., None]]:
    """Functions over the rows of a batch and the number of one table: ``begin``, ``step``, ``fancy`` and ``look``."""
    deal, legal, act, observe, place = rules.deal, rules.legal, rules.act, rules.observe, rules.place
    verbs = rules.verbs

    @called_rule
    def deal_game(rows: Any, index: int, options: Any, seats: int) -> None:
        players = rows[1][index]
        start_whim(players.whim, players.whim_source, players.seed)
        deal(rows[0][index], options[0], seats, players.seed, None)

    @called_rule
    def ask(rows: Any, index: int) -> None:
        """Who is asked, and what is allowed."""
        seat = lowest(rows[0][index].owing)
        rows[5][index] = seat
        legal(rows[0][index], seat, rows[2][index])

    @called_rule
    def reward(rows: Any, index: int, seats: int) -> None:
        """At the end of a game everybody gets a share of the win: parts of 10,000."""
        table, rewards, winners = rows[0][index], rows[4][index], 0
        for seat in range(seats):
            winners += int(place(table, seat) == 1)
        for seat in range(seats):
            rewards[seat] = 10_000 // winners if place(table, seat) == 1 else 0

    def begin(rows: Any, index: int, options: Any, seats: int) -> None:
        """Deal the first game of a table."""
        deal_game(rows, index, options, seats)
        ask(rows, index)

    def step(rows: Any, index: int, options: Any, seats: int) -> None:
        """Carry out the choice of the seat that was asked; a game that ends with it makes room for the next."""
        table, players = rows[0][index], rows[1][index]
        if rows[6][index]:
            rows[6][index] = 0
            for seat in range(seats):
                rows[4][index][seat] = 0
        act(table, rows[5][index], rows[7][index], None)
        players.decisions += 1
        if table.owing == 0:
            reward(rows, index, seats)
            rows[6][index] = 1
            players.games += 1
            players.seed.stream += len(rows[0])
            deal_game(rows, index, options, seats)
        ask(rows, index)

    def fancy(rows: Any, index: int, options: Any, seats: int) -> None:
        """A random choice, as the random players of ``simulate`` would make it."""
        rows[7][index] = any_marked(rows[2][index], verbs, rows[1][index].whim)

    def look(rows: Any, index: int, options: Any, seats: int) -> None:
        """What the seat that is asked knows."""
        observe(rows[0][index], rows[5][index], rows[3][index])

    return {"begin": begin, "step": step, "fancy": fancy, "look": look}
