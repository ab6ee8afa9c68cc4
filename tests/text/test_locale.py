"""Both languages say the same things: same ids, same variables, and every id that the code names exists."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import fabletop
from fabletop.catalog import OWN, own_words
from fabletop.text.speech import LANGUAGES, LOCALE, Speech

SOURCES = sorted(Path(fabletop.__file__).parent.rglob("*.py"))
FOLDERS = [LOCALE, *own_words()]
IDS_OF_GAMES = re.compile(rf"^[a-z-]*\b(?:{'|'.join(OWN)})\b[a-z-]* =", re.MULTILINE)


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(language: str) -> dict[str, set[str]]:
    """Every message of a language with the variables it uses: nobody's own, and those of all games."""
    found: dict[str, set[str]] = {}
    for file in (file for folder in FOLDERS for file in sorted((folder / language).glob("*.ftl"))):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


def test_both_languages_have_the_same_messages() -> None:
    english, russian = (set(messages(language)) for language in LANGUAGES)
    assert english ^ russian == set()


def test_messages_use_the_same_variables() -> None:
    english, russian = (messages(language) for language in LANGUAGES)
    differing = {
        name for name in english if english[name] - {"seat", "seat_name"} != russian[name] - {"seat", "seat_name"}
    }
    assert differing == set()


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_files(folder: Path) -> None:
    english, russian = ({file.name for file in (folder / language).glob("*.ftl")} for language in LANGUAGES)
    assert english == russian != set()


def test_words_of_a_game_are_in_its_own_folder() -> None:
    """What is nobody's game's is said without naming one."""
    shared = [file for language in LANGUAGES for file in (LOCALE / language).glob("*.ftl")]
    assert [file for file in shared if IDS_OF_GAMES.search(file.read_text("utf-8"))] == []


def named_in(source: Path) -> set[str]:
    pattern = r'(?:bad|message|say|wrong|fail|Message)\(\s*"([a-z]+(?:-[a-z0-9]+)+)"'
    return set(re.findall(pattern, source.read_text("utf-8")))


@pytest.mark.parametrize("source", SOURCES, ids=lambda file: file.stem)
def test_every_message_that_the_code_names_exists(source: Path) -> None:
    assert named_in(source) - set(messages("en")) == set()


@pytest.mark.parametrize(
    ("number", "russian"), [(1, "1 очко"), (3, "3 очка"), (5, "5 очков"), (21, "21 очко"), (24, "24 очка")]
)
def test_russian_counts_in_russian(number: int, russian: str) -> None:
    assert f"получаете {russian} за сокровищ" in Speech("ru", viewer=0)("fox-treasure-taken", seat=0, points=number)


def test_a_message_without_words_is_still_readable() -> None:
    assert Speech("en")("no-such-message", seat=1) == "no-such-message seat=1"
