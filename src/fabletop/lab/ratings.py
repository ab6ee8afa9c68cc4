"""Ratings: one number for each bot that tells best, all duels together, who takes what share of the win.

A difference of 400 makes one bot ten times as strong as another, as with Elo. A challenger of strength a among n - 1
others of strength b takes the share a / (a + (n - 1) b) of the win, so that the equal share means the same rating, with
any number of seats. The ratings are the likeliest ones. How sure they are is found by weighing the deals anew at
random, many times over (a Bayesian bootstrap); cards that were dealt in several duels weigh the same in all of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

Numbers = NDArray[np.float64]
Pair = tuple[str, str]

ANCHOR = "random"
"""The bot whose rating is 0, if it takes part; else the mean is."""
ELO = 400 / log(10)
REPEATS = 500
STEPS = 100
LONGEST_STEP = 2.0
CLOSE = 1e-9
DOUBT = 2.0
"""Deals in every duel that nobody played, with equal shares: without them, who won all deals would be rated infinitely
high, and surely so."""


class Rating(Struct, frozen=True):
    rating: float
    low: float
    high: float
    """The 95 % interval."""


def ratings(bots: Sequence[str], seats: int, shares: Mapping[Pair, Sequence[float]]) -> list[Rating]:
    """From what the challenger of each pair took in each deal; the deals of all pairs are the same ones."""
    sides = sides_of(bots, list(shares))
    table = np.array(list(shares.values()), dtype=np.float64)
    doubt = np.array([DOUBT / seats, DOUBT - DOUBT / seats])

    def weighed(deals: Numbers, doubts: Numbers) -> Numbers:
        """The ratings, if the deals, and what is won and lost in doubt, have these weights."""
        won, all_won = doubts[:, 0] + table @ deals, doubts.sum(axis=1) + deals.sum()
        return anchored(bots, likeliest(sides, seats, won, all_won))

    found = weighed(np.ones(table.shape[1]), np.tile(doubt, (len(table), 1)))
    random = np.random.default_rng(0)
    drawn = [
        weighed(random.standard_exponential(size=table.shape[1:]), random.standard_gamma(doubt, (len(table), 2)))
        for _ in range(REPEATS)
    ]
    ends = np.percentile(np.array(drawn), [2.5, 97.5], axis=0)
    return [Rating(*(round(float(number), 1) for number in row)) for row in zip(found, *ends, strict=True)]


def sides_of(bots: Sequence[str], pairs: Sequence[Pair]) -> Numbers:
    """For each pair 1 for the challenger and -1 for the champion, without the first bot: only differences count."""
    sides = np.zeros((len(pairs), len(bots)))
    for row, (challenger, champion) in zip(sides, pairs, strict=True):
        row[bots.index(challenger)], row[bots.index(champion)] = 1, -1
    return sides[:, 1:]


def likeliest(sides: Numbers, seats: int, won: Numbers, all_won: Numbers) -> Numbers:
    """The strengths under which these wins are likeliest: a logistic regression, by Newton's method."""
    strength = np.zeros(sides.shape[1])
    for _ in range(STEPS):
        expected = 1 / (1 + (seats - 1) * np.exp(-(sides @ strength)))
        slope = sides.T @ (won - all_won * expected)
        bend = sides.T @ (sides * (all_won * expected * (1 - expected))[:, None])
        step = np.clip(np.linalg.solve(bend, slope), -LONGEST_STEP, LONGEST_STEP)
        strength += step
        if np.abs(step).max() < CLOSE:
            break
    return np.concatenate([[0.0], strength])


def anchored(bots: Sequence[str], strength: Numbers) -> Numbers:
    zero = strength[bots.index(ANCHOR)] if ANCHOR in bots else strength.mean()
    return np.asarray((strength - zero) * ELO, dtype=np.float64)
