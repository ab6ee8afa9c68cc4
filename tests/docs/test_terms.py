"""One word for each thing: what the glossary says is never said, is said nowhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from tools.sentences import rows

ROOT = Path(__file__).resolve().parents[2]
GLOSSARY = ROOT / "docs" / "rules" / "glossary.md"
SOURCES = ROOT / "src" / "fabletop"
GAMES = {"Fox in the Forest": "fox", "Fairy Tale": "fairytale", "Grimm Forest": "grimm"}
PAGES = {"fox": "fox", "fairytale": "fairy-tale", "grimm": "grimm-forest"}
COLUMNS = ["English", "Russian", "sentence", "never", "identifier"]
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)


class Term(NamedTuple):
    """A line of the glossary: the words for a thing, the sentences behind them, and words that are not used for it."""

    game: str | None
    english: str
    russian: str
    sentences: list[str]
    never: list[str]


def terms() -> Iterator[Term]:
    """The lines of the tables that have a column of what is never said."""
    for part in GLOSSARY.read_text("utf-8").split("\n## ")[1:]:
        title, _, body = part.partition("\n")
        game = next((game for name, game in GAMES.items() if name in title), None)
        lines = [[cell.strip() for cell in line.strip("|").split("|")] for line in re.findall(r"^\|.*\|$", body, re.M)]
        if lines and lines[0] == COLUMNS:
            for english, russian, sentences, never, _ in lines[2:]:
                yield Term(game, english, russian, listed(sentences), listed(never))


def listed(cell: str) -> list[str]:
    return [word.strip() for word in cell.split(",") if word.strip()]


def files(game: str | None, language: str) -> list[Path]:
    """Where players read of a game, or of all games."""
    if game is None:
        pages = [ROOT / "docs" / "rules" / f"{page}.{language}.md" for page in PAGES.values()]
        return [*sorted(SOURCES.rglob(f"locale/{language}/*.ftl")), *pages]
    own = sorted((SOURCES / "games" / game / "locale" / language).glob("*.ftl"))
    return [*own, ROOT / "docs" / "rules" / f"{PAGES[game]}.{language}.md"]


def words_of(file: Path) -> str:
    """What a player reads in a file: of a locale neither names of messages nor comments."""
    text = file.read_text("utf-8")
    if file.suffix == ".ftl":
        text = re.sub(r"^(?:#.*|\.?[\w-]+ =)|\{[^}\"]*\}", " ", text, flags=re.M)
    return text


def pattern_of(word: str) -> re.Pattern[str]:
    """A word, or with `*` any word that begins or ends so."""
    written = re.escape(word).replace(re.escape("*"), r"\w*")
    return re.compile(rf"\b{written}\b", re.IGNORECASE)


def said_in(term: Term, word: str) -> Iterator[str]:
    language = "ru" if CYRILLIC.search(word) else "en"
    for file in files(term.game, language):
        for found in pattern_of(word).findall(words_of(file)):
            yield f"{file.relative_to(ROOT)}: «{found}», where the glossary says «{term.russian}» ({term.english})"


@pytest.mark.parametrize("term", list(terms()), ids=lambda term: getattr(term, "english", "none"))
def test_nobody_says_a_second_word_for_a_term(term: Term) -> None:
    second = [found for word in term.never for found in said_in(term, word)]
    assert not second, "\n".join(second)


def test_the_sentences_behind_a_term_are_sentences_of_the_rulebooks() -> None:
    known = {row.sentence for row in rows()}
    unknown = [f"{term.english}: {number}" for term in terms() for number in term.sentences if number not in known]
    assert not unknown
