"""Many tables at once: one choice at every table a step, finished games dealt anew. One source for every backend.

Table ``i`` of ``n`` plays the games of the streams ``i``, ``i + n``, ``i + 2n``…, so that a game depends on its own
stream alone: not on the backend, not on how many tables or threads there are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fabletop.kernel.actions import any_marked, is_marked
from fabletop.kernel.bits import has, lowest
from fabletop.kernel.record import Long, Record
from fabletop.kernel.rng import PlayoutRng, Rng, Seed, start_playout_rng
from fabletop.kernel.rule import called_rule
from fabletop.kernel.rules import KernelRules

ROWS = ("tables", "players", "masks", "observations", "rewards", "asked", "finished", "actions", "refused")
"""The arrays of a batch, in the order in which the functions below take them."""

AT_RANDOM, WAIT, DEAL = -1, -2, -3
"""What stands in ``actions`` for a choice that a random player makes, for a table that is left alone in this step, and
for one at which nothing has been dealt yet."""


class Players(Record):
    """What one table of a batch needs beside its record."""

    seed: Seed
    playout_source: Rng
    playout_rng: PlayoutRng
    """The playout generator of this game's random players; those of ``simulate`` are the same."""
    games: Long
    """Games finished at this table."""
    decisions: Long


def batching(rules: KernelRules) -> dict[str, Callable[..., None]]:
    """Functions over the rows of a batch and the number of one table: ``step`` and ``look``."""
    return {"step": _stepping(rules), "look": _looking(rules)}


def _stepping(rules: KernelRules) -> Callable[..., None]:
    deal, legal, act, place = rules.deal, rules.legal, rules.act, rules.place
    action_kinds, most = rules.action_kinds, rules.actions

    @called_rule
    def deal_game(table: Any, players: Players, options: Any, seats: int) -> None:
        start_playout_rng(players.playout_rng, players.playout_source, players.seed)
        deal(table, options, seats, players.seed, None)

    @called_rule
    def reward(table: Any, rewards: Any, seats: int) -> None:
        """At the end of a game everybody gets a share of the win: parts of 10,000."""
        winners = 0
        for seat in range(seats):
            winners += int(place(table, seat) == 1)
        for seat in range(seats):
            rewards[seat] = 10_000 // winners if place(table, seat) == 1 else 0

    def step(rows: Any, index: int, options: Any, seats: int) -> None:
        """Carry out the choice of the seat that was asked; a game that ends with it makes room for the next."""
        tables, players, masks, _, rewards, asked, finished, actions, refused = rows
        table, mask, action = tables[index], masks[index], int(actions[index])
        refused[index] = 0
        if finished[index]:
            finished[index] = 0
            for seat in range(seats):
                rewards[index][seat] = 0
        if action == AT_RANDOM:
            action = any_marked(mask, action_kinds, players[index].playout_rng)
            actions[index] = action
        if action >= 0:
            if action >= most or not is_marked(mask, action):
                refused[index] = 1
                return
            act(table, asked[index], action, None)
            players[index].decisions += 1
            if table.to_act == 0:
                reward(table, rewards[index], seats)
                finished[index] = 1
                players[index].games += 1
                players[index].seed.stream += len(tables)
                action = DEAL
        if action == DEAL:
            deal_game(table, players[index], options[0], seats)
        if action != WAIT:
            seat = lowest(table.to_act)
            asked[index] = seat
            legal(table, seat, mask)

    return step


def _looking(rules: KernelRules) -> Callable[..., None]:
    observe = rules.observe

    def look(rows: Any, index: int, options: Any, seats: int) -> None:
        """What the seat that is asked knows."""
        observe(rows[0][index], rows[5][index], rows[3][index])

    return look


def mark(rows: Any, index: int, options: Any, seats: int) -> None:
    """A mask with a number for each choice, 1 if it is allowed, in the place of one with a bit for each."""
    masks, marks = rows
    for action in range(marks.shape[1]):
        marks[index][action] = int(has(masks[index][action >> 6], action & 63))


def functions_of(rules: KernelRules) -> dict[str, Callable[..., None]]:
    """Everything that a machine can run."""
    return {**batching(rules), "mark": mark}
