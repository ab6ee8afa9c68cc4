"""Records in files and folders."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fabletop.contract import BadInput, Message
from fabletop.records.matches import FORMAT, MatchRecord, read_record


@dataclass
class Found:
    """Files that may hold records, and what was left out of them."""

    files: list[Path] = field(default_factory=list)
    named: set[Path] = field(default_factory=set)
    """Those that somebody named; a mistake in one of them is a mistake."""
    left_out: list[Message] = field(default_factory=list)
    """Why, one for each file."""

    def records(self, progress: Callable[[int], None] = lambda files: None) -> Iterator[MatchRecord]:
        for file in self.files:
            try:
                yield read_record(file)
            except BadInput as error:
                if file in self.named:
                    raise
                self.left_out.append(error.message)
            progress(1)


def find_records(paths: Iterable[Path]) -> Found:
    """Files that are named, and in folders, however deep, those that begin like a record."""
    found = Found()
    for path in paths:
        if path.is_dir():
            found.files += [file for file in sorted(path.rglob("*")) if looks_like_a_record(file)]
        else:
            found.files.append(path)
            found.named.add(path)
    found.files = list(dict.fromkeys(found.files))
    return found


def looks_like_a_record(file: Path) -> bool:
    try:
        with file.open("rb") as stream:
            return stream.readline(len(FORMAT) + 4).decode("utf-8-sig", "replace").strip() == FORMAT
    except OSError:
        return False
