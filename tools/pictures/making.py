"""Which pictures the rules have: each drawn in every language, a file for each.

A picture is a function that takes a sheet, which has the game's things to draw and the words of one language, and
returns an SVG. What it shows is asked of the rules, so that it stays true; its words are in ``locale`` beside this
file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from tools.pictures.fairytale import FAIRYTALE
from tools.pictures.fox import FOX
from tools.pictures.grimm import GRIMM

from fabletop.catalog import game_named
from fabletop.drawing.sheet import Sheet
from fabletop.text.speech import LANGUAGES, Speech

WORDS = Path(__file__).parent / "locale"
FOLDER = Path(__file__).resolve().parents[2] / "docs" / "rules" / "pictures"
Picture = Callable[[Sheet], str]
GAMES: Mapping[str, Mapping[str, Picture]] = {"fox": FOX, "fairytale": FAIRYTALE, "grimm": GRIMM}
"""By game and by name."""


def pictures() -> Iterator[tuple[str, str]]:
    """All files with what is drawn in them."""
    for game, named in GAMES.items():
        for language in LANGUAGES:
            sheet = Sheet(game_named(game), Speech(language, viewer=0, more=WORDS))
            for name, picture in named.items():
                yield f"{game}-{name}.{language}.svg", picture(sheet)
