"""Where in a copies file something stands, as far as the text tells."""

from __future__ import annotations

import re

NAME = r"""(?:"(?P<double>[^"]*)"|'(?P<single>[^']*)'|(?P<bare>[\w-]+))"""
HEAD = re.compile(rf"\s*\[\[?\s*{NAME}\s*\]")
KEY = re.compile(rf"\s*{NAME}\s*[=.]")


class Lines:
    """The lines of a copies file, numbered from 1."""

    def __init__(self, text: str) -> None:
        self.places: dict[tuple[str, str], int] = {}
        """The line of each key in each table; the tables themselves stand in the table without a name."""
        table = ""
        for number, line in enumerate(text.split("\n"), 1):
            if head := HEAD.match(line):
                table = _name(head)
                self.places.setdefault(("", table), number)
            elif key := KEY.match(line):
                self.places.setdefault((table, _name(key)), number)

    def of(self, key: str, table: str = "") -> int | None:
        """The line of a key, else of the table that it stands in."""
        return self.places.get((table, key), self.places.get(("", table)))


def _name(found: re.Match[str]) -> str:
    return found["double"] or found["single"] or found["bare"] or ""
