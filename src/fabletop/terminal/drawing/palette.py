"""Colours by their meaning. Nothing is told by colour alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rich.style import Style


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

    def tint(self, name: str) -> Style:
        return Style(color=self.tints.get(name, self.ink), bold=True)

    def style(self, ink: str, **more: bool) -> Style:
        return Style(color=ink, **more)


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
    tints={
        "amber": "#8a4f00",
        "teal": "#0b5a55",
        "indigo": "#34368c",
        "green": "#2a5f27",
        "red": "#8f1d2c",
        "gold": "#6d5000",
        "shade": "#3d3247",
    },
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
