"""The rules of the games as pages in Markdown, with numbered clauses and pictures."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
FOLDERS = (PACKAGE / "pages" / "rules", PACKAGE.parents[1] / "docs" / "rules")
"""Where the rules are: in an installed package, and in its source."""


@cache
def rules_of(game: str, language: str) -> str | None:
    """The page that has the clauses of a game."""
    for folder in FOLDERS:
        for page in sorted(folder.glob(f"*.{language}.md")):
            text = page.read_text("utf-8")
            if f"**{game}." in text:
                return text
    return None


PICTURE = re.compile(r"!\[([^\]]*)\]\(pictures/([^)\s]+)\)")
"""What is told of a picture, and its name: a paragraph of its own."""
MEASURES = re.compile(r'<svg[^>]* width="(\d+)" height="(\d+)"')


def picture_folder() -> Path:
    """Where the pictures of the rules are."""
    return next((folder for folder in FOLDERS if folder.exists()), FOLDERS[-1]) / "pictures"


def measures_of_pictures(text: str) -> dict[str, tuple[int, int]]:
    """How wide and high the pictures of a page are, by their names."""
    return {name: measures(picture_folder() / name) for _, name in PICTURE.findall(text)}


@cache
def measures(picture: Path) -> tuple[int, int]:
    found = MEASURES.search(picture.read_text("utf-8"))
    return (int(found[1]), int(found[2])) if found else (0, 0)
