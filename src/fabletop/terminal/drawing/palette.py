"""Colours by their meaning. Nothing is told by colour alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from rich.style import Style


@dataclass(frozen=True)
class Paper:
    """What cards are drawn on."""

    sheet: str
    dim: str
    """Of a card that cannot be chosen now."""
    aim: str
    """Of the card that is aimed at."""
    ink: str
    faded: str
    tints: Mapping[str, str]


@dataclass(frozen=True)
class Palette:
    """The inks of one theme."""

    ground: str
    panel: str
    ink: str
    faded: str
    lantern: str
    leaf: str
    berry: str
    line: str
    is_dark: bool = True
    tints: Mapping[str, str] = field(default_factory=dict)

    paper: Paper | None = None
    """Nothing where cards are the colour of the table, and what is aimed at is turned to its negative."""

    def tint(self, name: str) -> Style:
        return Style(color=self.tints.get(name, self.ink), bold=True)

    def on_paper(self) -> Palette:
        """The inks for drawing on a card."""
        if self.paper is None:
            return self
        return replace(self, ink=self.paper.ink, faded=self.paper.faded, line=self.paper.faded, tints=self.paper.tints)


DARK_TINTS = {
    "amber": "#8a4b00",
    "teal": "#0b5a55",
    "indigo": "#34368c",
    "green": "#2a5f27",
    "red": "#99202e",
    "gold": "#6b4f00",
    "shade": "#221c26",
}
PARCHMENT = Paper(sheet="#f1e3c3", dim="#c4b795", aim="#ffc861", ink="#2c2017", faded="#5b4730", tints=DARK_TINTS)
WHITE = Paper(sheet="#fffaf0", dim="#dccfae", aim="#ffc861", ink="#2c2017", faded="#5b4730", tints=DARK_TINTS)
LANTERN = Palette(
    ground="#15231c",
    panel="#20322a",
    ink="#f3e7cb",
    faded="#bdb293",
    lantern="#f0b04a",
    leaf="#9fd08a",
    berry="#f2939d",
    line="#6f8574",
    tints={
        "amber": "#f0b04a",
        "teal": "#6fd0c2",
        "indigo": "#b3b5ff",
        "green": "#9fd08a",
        "red": "#f2939d",
        "gold": "#f2d35e",
        "shade": "#cbb8dd",
    },
    paper=PARCHMENT,
)
DAYLIGHT = Palette(
    ground="#f4ead2",
    panel="#e9dcbf",
    ink="#2c2017",
    faded="#5c4932",
    lantern="#8a4b00",
    leaf="#2f5a22",
    berry="#8f1d2c",
    line="#8f7748",
    is_dark=False,
    tints=DARK_TINTS,
    paper=WHITE,
)
CONTRAST = Palette(
    ground="#000000",
    panel="#000000",
    ink="#ffffff",
    faded="#ffffff",
    lantern="#ffff00",
    leaf="#ffffff",
    berry="#ffffff",
    line="#ffffff",
)
PALETTES = {"lantern": LANTERN, "daylight": DAYLIGHT, "contrast": CONTRAST}
"""By the names of the themes; the last one is plain, for those who need contrast."""
