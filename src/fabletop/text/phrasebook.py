"""Messages of Fluent files, each understood when it is first said."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ ]*=", re.MULTILINE)
"""Where a message begins; its further lines are set in."""


class Catalogue(FluentBundle):
    """Messages that are understood when they are first said: all of them at once take longer than a game to start."""

    def __init__(self, language: str, further: Callable[[], Iterable[str]]) -> None:
        super().__init__([language], use_isolating=False)
        self.entries: dict[str, str] = {}
        self.further: Callable[[], Iterable[str]] | None = further
        """Texts that are read only when a message is in no other."""

    def add_words(self, text: str) -> None:
        """The entries of a file; the first of one name counts."""
        starts = [*ENTRY.finditer(text)]
        ends = [start.start() for start in starts[1:]] + [len(text)]
        for start, end in zip(starts, ends, strict=True):
            self.entries.setdefault(start[1], text[start.start() : end])

    def has_message(self, message_id: str) -> bool:
        return not message_id.startswith("-") and self._has_entry(message_id)

    def _has_entry(self, name: str) -> bool:
        if name not in self.entries and self.further:
            further, self.further = self.further, None
            for text in further():
                self.add_words(text)
        return name in self.entries

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled and self._has_entry(name):
            self.add_resource(FluentResource(self.entries[name]))
        return super()._lookup(entry_id, term)
