"""How numbers are spread: mean, quantiles, and a small picture in text."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, pstdev

from msgspec import Struct

BARS = " ▁▂▃▄▅▆▇█"
MOST_BINS = 24


class Spread(Struct, frozen=True):
    """Of so many whole numbers."""

    count: int
    mean: float
    deviation: float
    least: int
    low: int
    """Five in a hundred are at most this."""
    quarter: int
    median: int
    three_quarters: int
    high: int
    """Ninety-five in a hundred are at most this."""
    most: int
    width: int
    """Of the bins of the histogram, which begins at the least number."""
    histogram: list[int]

    @property
    def picture(self) -> str:
        """The histogram as a row of bars; a bin that is not empty can be seen."""
        tallest, steps = max(self.histogram), len(BARS) - 1
        return "".join(BARS[-(-count * steps // tallest)] for count in self.histogram)


def spread_of(numbers: Sequence[int]) -> Spread:
    ordered = sorted(numbers)
    least, most = ordered[0], ordered[-1]
    width = (most - least) // MOST_BINS + 1
    histogram = [0] * ((most - least) // width + 1)
    for number in ordered:
        histogram[(number - least) // width] += 1
    return Spread(
        count=len(ordered),
        mean=round(fmean(ordered), 6),
        deviation=round(pstdev(ordered), 6),
        least=least,
        low=quantile(ordered, 5),
        quarter=quantile(ordered, 25),
        median=quantile(ordered, 50),
        three_quarters=quantile(ordered, 75),
        high=quantile(ordered, 95),
        most=most,
        width=width,
        histogram=histogram,
    )


def quantile(ordered: Sequence[int], percent: int) -> int:
    """The smallest number such that so many in a hundred are at most as great."""
    return ordered[max(0, -(-len(ordered) * percent // 100) - 1)]


class Distributions(Struct, frozen=True):
    """How games ended, seat by seat."""

    games: int
    shares: list[float]
    """Of the win, on average; shared victories count in parts."""
    points: list[Spread]
    lengths: Spread
    """Decisions of a game."""


Ending = tuple[list[int], list[int], int]
"""The points of a game, its winners and its length."""


def distributions(endings: Sequence[Ending]) -> Distributions:
    seats = range(len(endings[0][0]))
    return Distributions(
        games=len(endings),
        shares=[round(fmean((seat in won) / len(won) for _, won, _ in endings), 6) for seat in seats],
        points=[spread_of([points[seat] for points, _, _ in endings]) for seat in seats],
        lengths=spread_of([length for _, _, length in endings]),
    )
