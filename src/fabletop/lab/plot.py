"""Rows of marks and bars over one scale, as HTML that fits any width."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

TICKS = 5
"""How many are aimed at."""


@dataclass(frozen=True)
class Row:
    """A label, a mark with bars around it, and what they say in words."""

    label: str
    mark: float
    words: str
    thin: tuple[float, float] | None = None
    thick: tuple[float, float] | None = None
    tone: str = ""
    """A class of its own: ``good`` or ``bad``."""


@dataclass(frozen=True)
class Scale:
    """From one end to the other; a logarithmic one is given powers of ten."""

    least: float
    most: float
    ticks: tuple[float, ...]

    def percent(self, value: float) -> float:
        return round(100 * (min(max(value, self.least), self.most) - self.least) / (self.most - self.least), 2)


def scale_for(values: Sequence[float]) -> Scale:
    """Round numbers around all values."""
    least, most = min(values), max(values)
    step = round_step((most - least) / TICKS)
    first, last = floor(least / step), max(ceil(most / step), floor(least / step) + 1)
    return Scale(first * step, last * step, tuple(tick * step for tick in range(first, last + 1)))


def round_step(width: float) -> float:
    """1, 2 or 5 times a power of ten, at least this wide."""
    power = 10.0 ** floor(log10(width)) if width > 0 else 1.0
    return next(times * power for times in (1, 2, 5, 10) if times * power >= width)


def plot(rows: Sequence[Row], scale: Scale, tick: Callable[[float], str]) -> str:
    lines = "".join(f'<i class="line" style="left:{scale.percent(at)}%"></i>' for at in scale.ticks)
    names = "".join(f'<span style="left:{scale.percent(at)}%">{escape(tick(at))}</span>' for at in scale.ticks)
    axis = f'<div class="row axis" aria-hidden="true"><div class="track">{names}</div></div>'
    return f'<div class="plot">{"".join(drawn(row, scale, lines) for row in rows)}{axis}</div>'


def drawn(row: Row, scale: Scale, lines: str) -> str:
    bars = bar("thin", row.thin, scale) + bar("thick", row.thick, scale)
    mark = f'<b class="mark" style="left:{scale.percent(row.mark)}%"></b>'
    track = f'<div class="track" aria-hidden="true">{lines}{bars}{mark}</div>'
    label, words = (f'<span class="{name}">{escape(getattr(row, name))}</span>' for name in ("label", "words"))
    return f'<div class="row {row.tone}">{label}{track}{words}</div>\n'


def bar(name: str, ends: tuple[float, float] | None, scale: Scale) -> str:
    if ends is None:
        return ""
    left, right = (scale.percent(end) for end in ends)
    return f'<i class="{name}" style="left:{left}%;width:{round(right - left, 2)}%"></i>'
