"""Whole games of random players, played inside the kernel: one source for every backend."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any

from fabletop.kernel.actions import any_marked
from fabletop.kernel.bits import lowest
from fabletop.kernel.questions import MOST_SEATS
from fabletop.kernel.record import Long, Record
from fabletop.kernel.rng import PlayoutRng, Rng, Seed, start_playout_rng
from fabletop.kernel.rule import rule
from fabletop.kernel.rules import KernelRules


class Tally(Record):
    """What a run of games adds up to."""

    games: Long
    decisions: Long
    longest: Long
    """Decisions of the longest game."""
    points: Annotated[list[int], Long, MOST_SEATS]
    wins: Annotated[list[int], Long, MOST_SEATS]
    """Games in which the seat came first, alone or level with others."""
    shared: Long
    """Games that nobody won alone."""
    invariant: Long
    """The first broken invariant that was found, or 0."""
    broken_stream: Long
    """The stream of the game in which it was found."""


class Scratch(Record):
    """What one run of games needs beside its table."""

    seed: Seed
    playout_source: Rng
    playout_rng: PlayoutRng
    tally: Tally


def playing(rules: KernelRules, *, checked: bool) -> Callable[..., None]:
    """A function that deals and plays whole games by these rules; ``checked`` looks at every invariant each time."""
    deal, play_out, count = rules.deal, _playing_out(rules, checked), _counting(rules)

    def play_games(work: Any, options: Any, seats: int, first: int, games: int) -> None:
        """Play the games of streams ``first`` onwards; ``work`` is one table, one mask and one scratch in rows."""
        tables, masks, scratches = work
        table, mask, scratch = tables[0], masks[0], scratches[0]
        for stream in range(first, first + games):
            scratch.seed.stream = stream
            start_playout_rng(scratch.playout_rng, scratch.playout_source, scratch.seed)
            deal(table, options[0], seats, scratch.seed, None)
            decisions = play_out(table, mask, scratch)
            count(table, seats, decisions, scratch.tally)

    return play_games


def _playing_out(rules: KernelRules, checked: bool) -> Callable[..., int]:
    legal, act, invariant, action_kinds = rules.legal, rules.act, rules.invariant, rules.action_kinds

    @rule
    def play_out(table: Any, mask: Any, scratch: Scratch) -> int:
        """Random choices to the end of the game; gives their number."""
        decisions = 0
        playout_rng, to_act = scratch.playout_rng, table.to_act
        while to_act:
            seat = lowest(to_act)
            legal(table, seat, mask)
            act(table, seat, any_marked(mask, action_kinds, playout_rng), None)
            to_act = table.to_act
            decisions += 1
            if checked and scratch.tally.invariant == 0 and invariant(table) != 0:
                scratch.tally.invariant = invariant(table)
                scratch.tally.broken_stream = scratch.seed.stream
        return decisions

    return play_out


def _counting(rules: KernelRules) -> Callable[..., None]:
    points, place = rules.points, rules.place

    @rule
    def count(table: Any, seats: int, decisions: int, tally: Tally) -> None:
        """Add a finished game to the tally."""
        tally.games += 1
        tally.decisions += decisions
        tally.longest = max(tally.longest, decisions)
        winners = 0
        for seat in range(seats):
            tally.points[seat] += points(table, seat)
            if place(table, seat) == 1:
                tally.wins[seat] += 1
                winners += 1
        if winners > 1:
            tally.shared += 1

    return count


def add_tallies(tallies: Sequence[Tally]) -> Tally:
    total = Tally()
    for tally in tallies:
        total.games += tally.games
        total.decisions += tally.decisions
        total.longest = max(total.longest, tally.longest)
        total.points = [a + b for a, b in zip(total.points, tally.points, strict=True)]
        total.wins = [a + b for a, b in zip(total.wins, tally.wins, strict=True)]
        total.shared += tally.shared
        if tally.invariant and not total.invariant:
            total.invariant, total.broken_stream = tally.invariant, tally.broken_stream
    return total
