"""Every sentence of the rulebooks has become a clause, or is said to be none."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.sentences import fingerprint_of, rows, sentences_of

from tests.docs.test_clauses import all_clauses

BOOKS = Path(__file__).resolve().parents[3] / "shared" / "rulebooks"
"""The publishers' texts, where somebody has them beside the project."""
LENGTHS: dict[str, int] = {"000": 115, "001": 42, "002": 528, "003": 142, "004": 230}
"""How many sentences each book has that has been read to its end."""
NO_RULES = {f"not a rule: {kind}" for kind in ("heading", "story", "example", "components", "credits", "noise")}


@pytest.mark.parametrize("book", LENGTHS)
def test_every_sentence_of_a_rulebook_has_a_clause_or_is_said_to_be_none(book: str) -> None:
    found = [row for row in rows() if row.sentence.startswith(book)]
    assert [row.sentence for row in found] == [f"{book}.{number + 1}" for number in range(LENGTHS[book])]
    nothing = [row.sentence for row in found if not row.clauses() and row.meaning not in NO_RULES]
    assert not nothing, f"Sentences without a clause: {', '.join(nothing)}."


def test_every_clause_that_stands_for_a_sentence_exists() -> None:
    unknown = {clause for row in rows() for clause in row.clauses()} - all_clauses()
    assert not unknown, f"docs/rules/sentences.md names {', '.join(sorted(unknown))}."


def test_the_table_has_the_sentences_that_the_books_have() -> None:
    known = [(row.sentence, row.fingerprint) for row in rows()]
    for book in sorted(BOOKS.glob("*.txt")):
        told = [(number, fingerprint_of(sentence)) for number, sentence in sentences_of(book)]
        assert [row for row in known if row[0].startswith(book.name[:3])] == told
