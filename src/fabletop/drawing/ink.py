"""Strokes, shapes and letters of SVG. Nothing has an id, so any number of pictures can stand on one page."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from html import escape

LETTERS = "Alegreya, 'Palatino Linotype', Palatino, Georgia, 'DejaVu Serif', serif"
PAPER, PAPER_EDGE, INK, FADED = "#fbf3df", "#e5d4ae", "#2c2017", "#655038"
GROUND, PANEL, LINE, GLOW = "#e9dcbf", "#f7eed8", "#b89f74", "#d98a1c"

NARROW, WIDE = frozenset("fijlrt.,:;'’|!()[]- I1"), frozenset("mwMWЖШЩЮФМжшщюфм—%@")


Look = dict[str, float | str | None]
"""Attributes of a shape, by their names."""


def number(value: float) -> str:
    """As short as a tenth of a pixel allows."""
    return f"{value:.1f}".removesuffix(".0")


def attributes(**values: float | str | None) -> str:
    told = {name.replace("_", "-"): value for name, value in values.items() if value is not None and value != ""}
    return "".join(
        f' {name}="{escape(value) if isinstance(value, str) else number(value)}"' for name, value in told.items()
    )


def rect(x: float, y: float, width: float, height: float, **look: float | str | None) -> str:
    return f"<rect{attributes(x=x, y=y, width=width, height=height, **look)}/>"


def circle(x: float, y: float, radius: float, **look: float | str | None) -> str:
    return f"<circle{attributes(cx=x, cy=y, r=radius, **look)}/>"


def path(d: str, **look: float | str | None) -> str:
    return f"<path{attributes(d=d, **look)}/>"


def moved(x: float, y: float, scale: float, *inside: str) -> str:
    """Things drawn somewhere else, larger or smaller."""
    return f'<g transform="translate({number(x)} {number(y)}) scale({scale:.4f})">{"".join(inside)}</g>'


@dataclass(frozen=True)
class Pen:
    """How letters look."""

    size: float
    colour: str = INK
    is_bold: bool = False
    is_slanted: bool = False
    anchor: str = "start"

    def write(self, x: float, y: float, text: str) -> str:
        look: Look = {
            "font_size": self.size,
            "fill": self.colour,
            "font_weight": "700" if self.is_bold else None,
            "font_style": "italic" if self.is_slanted else None,
            "text_anchor": None if self.anchor == "start" else self.anchor,
        }
        return f"<text{attributes(x=x, y=y, **look)}>{escape(text, quote=False)}</text>"

    def width(self, text: str) -> float:
        """About how wide a text is: nobody here knows the reader's letters."""
        return self.size * sum(letter_width(letter) for letter in text) * (1.14 if self.is_bold else 1)

    def wrapped(self, text: str, width: float, most: int) -> list[str]:
        """The text in so many lines at most; what does not fit is cut off."""
        lines = [""]
        for piece in pieces(text):
            longer = (lines[-1] + piece).lstrip()
            if self.width(longer) <= width or not lines[-1]:
                lines[-1] = longer
            else:
                lines.append(piece.lstrip())
        if len(lines) > most:
            lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
        return [self.cut(line, width) for line in lines]

    def fitted(self, text: str, width: float, most: int) -> Pen:
        """The largest pen with which the whole text fits in so many lines; nothing is written very small."""
        pens = [replace(self, size=self.size * scale) for scale in (1, 0.92, 0.84, 0.76, 0.68)]
        return next((pen for pen in pens if not pen.is_cut(text, width, most)), pens[-1])

    def is_cut(self, text: str, width: float, most: int) -> bool:
        return any(line.endswith("…") for line in self.wrapped(text, width, most))

    def cut(self, text: str, width: float) -> str:
        if self.width(text) <= width:
            return text
        while text and self.width(text + "…") > width:
            text = text[:-1]
        return text.rstrip() + "…"


def pieces(text: str) -> list[str]:
    """Where a line may be broken: before a space and behind a hyphen."""
    return re.findall(r"\s*(?:[^\s-]+-?|-)", text)


def letter_width(letter: str) -> float:
    """In parts of the letters' size."""
    if letter in NARROW:
        return 0.38
    if letter in WIDE:
        return 0.92
    if letter.isupper():
        return 0.74
    return 0.62 if "а" <= letter <= "я" else 0.59
