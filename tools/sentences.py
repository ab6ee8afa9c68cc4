"""The rulebooks, sentence by sentence: which clause of ours each one became.

    python tools/sentences.py BOOKS 004        # sentences of a book, each with the clauses that stand for it
    python tools/sentences.py BOOKS 004 --open # those that have none yet

BOOKS is the folder with the rulebooks' texts, which are the publishers' and no part of this project: the table
``docs/rules/sentences.md`` knows a sentence by its number and a fingerprint.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

TABLE = Path(__file__).resolve().parents[1] / "docs" / "rules" / "sentences.md"
END = re.compile(r"(?<=[^\d\s][.!?…])(?<!\bсм\.)[\"»)*]*\s+(?=[«\"„(*]*[A-ZА-ЯЁ])")
LETTER = re.compile(r"[^\W\d_]")
ROW = re.compile(r"^\| (\d{3}\.\d+) \| ([0-9a-f]{6}) \| (.+) \|$", re.MULTILINE)
CLAUSE = re.compile(r"[a-z]+\.[a-z]+\.\d+")


class Row(NamedTuple):
    """A sentence in the table: its number, its fingerprint, and the clauses or why it is no rule."""

    sentence: str
    fingerprint: str
    meaning: str

    def clauses(self) -> list[str]:
        return CLAUSE.findall(self.meaning)


def sentences_of(book: Path) -> Iterator[tuple[str, str]]:
    """The sentences of a rulebook with their numbers, in its order."""
    number = 0
    for line in book.read_text("utf-8").splitlines():
        for sentence in END.split(line.strip()):
            if LETTER.search(sentence):
                number += 1
                yield f"{name_of(book)}.{number}", sentence


def name_of(book: Path) -> str:
    return book.name[:3]


def fingerprint_of(sentence: str) -> str:
    return sha256(" ".join(sentence.split()).encode()).hexdigest()[:6]


def rows() -> list[Row]:
    """What the table says, in its order."""
    return [Row(*found) for found in ROW.findall(TABLE.read_text("utf-8"))]


def main() -> None:
    parser = argparse.ArgumentParser(description="Sentences of a rulebook, and the clauses that stand for them.")
    parser.add_argument("books", type=Path, help="the folder with the rulebooks' texts")
    parser.add_argument("book", help="the first three digits of its name")
    parser.add_argument("--open", action="store_true", help="only those that have no clause yet")
    given = parser.parse_args()
    meanings = {row.sentence: row.meaning for row in rows()}
    (book,) = given.books.glob(f"{given.book}*.txt")
    for number, sentence in sentences_of(book):
        if not given.open or meanings.get(number, "?") == "?":
            print(f"{number} [{meanings.get(number, '?')}] {sentence}")


if __name__ == "__main__":
    main()
