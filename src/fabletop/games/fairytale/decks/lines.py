"""Where in a deck file a card or a field stands, as far as the text tells."""

from __future__ import annotations

import re

HEAD = re.compile(r"\s*\[\[\s*card\s*\]\]")
ROW = re.compile(r"\s*\{")


class Lines:
    """The lines of a deck file, numbered from 1."""

    def __init__(self, text: str, cards: int) -> None:
        self.lines = text.split("\n")
        heads = self._matching(HEAD)
        self.top = heads[0] - 1 if heads else len(self.lines)
        self.heads = next((found for found in (heads, self._matching(ROW)) if found and len(found) == cards), [])
        """Where each card begins; nothing if the text is written so that it cannot be told."""

    def _matching(self, pattern: re.Pattern[str]) -> list[int]:
        return [number for number, line in enumerate(self.lines, 1) if pattern.match(line)]

    def of_top(self, key: str) -> int | None:
        """The line of a key that belongs to no card."""
        return self._find(key, 0, self.top)

    def of_card(self, number: int, key: str = "") -> int | None:
        """The line of a field of a card, else of the card, else of the list of cards."""
        if not self.heads:
            return self.of_top("card")
        head = self.heads[number]
        last = self.heads[number + 1] - 1 if number + 1 < len(self.heads) else len(self.lines)
        return (self._find(key, head, last) if key else None) or head

    def _find(self, key: str, after: int, last: int) -> int | None:
        written = re.compile(rf"""\s*(\[\s*card\s*\.\s*)?["']?{re.escape(key)}["']?\s*[=.\]]""")
        return next((line + 1 for line in range(after, last) if written.match(self.lines[line])), None)
