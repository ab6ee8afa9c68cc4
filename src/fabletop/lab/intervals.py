"""How sure a mean over deals is."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

SURE = 1.96
"""Standard errors on either side of a 95 % interval."""
DOUBT = (0.0, 1.0)
"""A deal lost and a deal won that nobody played: whoever won all deals need not win all to come."""


def interval(shares: Sequence[float]) -> tuple[float, float, float]:
    """The mean of what each deal says, and the ends of its 95 % interval."""
    mean = fmean(shares)
    error = SURE * stdev([*shares, *DOUBT]) / sqrt(len(shares))
    return round(mean, 6), round(max(0.0, mean - error), 6), round(min(1.0, mean + error), 6)
