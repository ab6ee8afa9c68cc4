"""The rules of the games as pages in Markdown, with numbered clauses."""

from __future__ import annotations

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
