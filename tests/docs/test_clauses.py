"""The clauses of docs/rules: the same in both languages, each with a test or a scene, and none made up elsewhere."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping
from enum import IntEnum
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fabletop.catalog import game_named
from fabletop.contract import Event, Game, Reason
from fabletop.games.fairytale.rules.terms import Fact as FairyTaleFact
from fabletop.games.fairytale.words import clauses as fairytale
from fabletop.games.fox.rules.terms import Fact as FoxFact
from fabletop.games.fox.words import clauses as fox
from fabletop.games.grimm.decks.names import FABLE_NAMES, FRIEND_NAMES
from fabletop.games.grimm.rules.facts import Fact as GrimmFact
from fabletop.games.grimm.words import clauses as grimm

ROOT = Path(__file__).parent.parent.parent
RULES = ROOT / "docs" / "rules"
GAMES = sorted(file.name.removesuffix(".en.md") for file in RULES.glob("*.en.md"))
NAMES = {game: {"fairy-tale": "fairytale", "grimm-forest": "grimm"}.get(game, game) for game in GAMES}
"""Clauses begin with a game's id, which is not always the name of its files."""
GAME_IDS = sorted(NAMES.values())
CLAUSE = re.compile(rf"\b(?:{'|'.join(NAMES.values())})\.[a-z]+\.\d+\b")
PARAGRAPH = re.compile(r"^\*\*([a-z]+\.[a-z]+\.\d+)\*\* ", re.MULTILINE)
RULING = re.compile(r"\*\((?:ruling|решение)\)\*")
IDENTIFIER = re.compile(r"`([^`]+)`")


def text_of(game: str, language: str) -> str:
    return (RULES / f"{game}.{language}.md").read_text("utf-8")


def clauses_of(game: str, language: str) -> list[str]:
    """The clauses of a game in the order in which they stand."""
    return PARAGRAPH.findall(text_of(game, language))


def all_clauses() -> set[str]:
    return {clause for game in GAMES for clause in clauses_of(game, "en")}


def rulings_of(game: str, language: str) -> list[str]:
    """The clauses that are marked as rulings."""
    _, *parts = PARAGRAPH.split(text_of(game, language))
    return [clause for clause, text in zip(parts[::2], parts[1::2], strict=True) if RULING.search(text)]


def marks_of(file: Path) -> Iterator[str]:
    """The clauses in ``pytest.mark.clause(...)`` of a test file."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "clause":
            for argument in node.args:
                assert isinstance(argument, ast.Constant), (
                    f"{file}:{node.lineno}: a clause is written out, not computed"
                )
                yield str(argument.value)


def named_by_tests() -> dict[str, set[str]]:
    """The clauses named by each test file and each scene file."""
    tests = {place(file): set(marks_of(file)) for file in sorted((ROOT / "tests").rglob("test_*.py"))}
    scenes = {place(file): set(scene_clauses(file)) for file in sorted((ROOT / "scenes").rglob("*.toml"))}
    return tests | scenes


def scene_clauses(file: Path) -> Iterator[str]:
    for scene in tomllib.loads(file.read_text("utf-8"))["scene"]:
        yield from scene.get("clauses", ())


def named_by_code() -> dict[str, set[str]]:
    files = sorted((ROOT / "src" / "fabletop").rglob("*.py"))
    return {place(file): set(CLAUSE.findall(file.read_text("utf-8"))) for file in files}


def place(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_clauses_in_the_same_order(game: str) -> None:
    english, russian = clauses_of(game, "en"), clauses_of(game, "ru")
    missing = sorted(set(english) - set(russian)), sorted(set(russian) - set(english))
    assert set(english) == set(russian), f"{game}: missing in Russian: {missing[0]}; missing in English: {missing[1]}."
    assert english == russian, f"{game}: the clauses stand in another order in Russian."


@pytest.mark.parametrize("game", GAMES)
def test_clauses_begin_with_the_name_of_their_game(game: str) -> None:
    strangers = [clause for clause in clauses_of(game, "en") if not clause.startswith(f"{NAMES[game]}.")]
    assert not strangers, f"{game}: {', '.join(strangers)} should begin with {NAMES[game]}."


@pytest.mark.parametrize("game", GAMES)
def test_clauses_are_numbered_from_one_without_gaps(game: str) -> None:
    clauses = clauses_of(game, "en")
    sections = list(dict.fromkeys(clause.rpartition(".")[0] for clause in clauses))
    counts = {section: sum(clause.startswith(f"{section}.") for clause in clauses) for section in sections}
    numbered = [f"{section}.{number}" for section in sections for number in range(1, counts[section] + 1)]
    assert clauses == numbered, f"{game}: clauses are out of order or missing: {sorted(set(numbered) ^ set(clauses))}."


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_mark_the_same_clauses_as_rulings(game: str) -> None:
    assert rulings_of(game, "en") == rulings_of(game, "ru")


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test_or_a_scene(game: str) -> None:
    tested = set().union(*named_by_tests().values())
    untested = [clause for clause in clauses_of(game, "en") if clause not in tested]
    assert not untested, f"No test and no scene names {', '.join(untested)}."


def test_every_clause_that_a_test_a_scene_or_the_code_names_exists() -> None:
    known = all_clauses()
    named = [*named_by_tests().items(), *named_by_code().items()]
    unknown = [f"{file} names {clause}" for file, clauses in named for clause in sorted(clauses - known)]
    assert not unknown, f"No such clause in docs/rules: {'; '.join(unknown)}."


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_clause_that_the_rules_refer_to_exists(game: str, language: str) -> None:
    unknown = set(CLAUSE.findall(text_of(game, language))) - all_clauses()
    assert not unknown, f"{game}.{language}.md refers to {', '.join(sorted(unknown))}, which no paragraph begins with."


def test_every_word_of_the_glossary_is_used_by_the_code() -> None:
    files = [file for ending in ("*.py", "*.ftl") for file in (ROOT / "src" / "fabletop").rglob(ending)]
    code = "\n".join(file.read_text("utf-8") for file in files)
    words = [word for entry in IDENTIFIER.findall((RULES / "glossary.md").read_text("utf-8")) for word in parts(entry)]
    missing = [word for word in words if not re.search(rf"\b{re.escape(word)}\b", code)]
    assert not missing, f"The glossary says {', '.join(missing)}, but the code does not."


def parts(entry: str) -> list[str]:
    """The identifiers in an entry such as ``Rank.SWAN`` or ``suit_of(led)``."""
    return [word for word in re.split(r"[.()/ ]+", entry) if word and not word[0].isdigit()]


FACTS: dict[str, tuple[type[IntEnum], Mapping[Any, str]]] = {
    "fox": (FoxFact, fox.CLAUSES),
    "fairytale": (FairyTaleFact, fairytale.CLAUSES),
    "grimm": (GrimmFact, grimm.CLAUSES),
}


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_kind_of_event_names_a_clause(game: str) -> None:
    facts, clauses = FACTS[game]
    assert set(clauses) == set(facts)
    assert set(clauses.values()) <= all_clauses()


def test_every_card_to_blame_has_a_clause() -> None:
    names = {grimm.clause_of_card(card + 1) for card in range(len(FABLE_NAMES) + len(FRIEND_NAMES))}
    assert names == {clause for clause in all_clauses() if re.match(r"grimm\.(fable|friend)\.", clause)}


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_event_and_every_refusal_of_a_game_names_a_clause_of_its_rules(game: str) -> None:
    known = {clause for clause in all_clauses() if clause.startswith(f"{game}.")}
    for number in range(4):
        told, refused = told_in_a_game(game_named(game), f"clauses {number}")
        assert {event.clause for event in told} <= known
        assert {reason.clause for reason in refused} <= known


def told_in_a_game(game: Game, seed: str) -> tuple[list[Event], list[Reason]]:
    """All events of a game played at random, and all reasons why something was not allowed."""
    chance = Random(seed)
    seats = chance.choice([count for count in game.about.seats if count < 5])
    position, events = game.open({}, seats, seed)
    told, refused = list(events), []
    while questions := game.questions(position):
        asked = chance.choice(questions)
        refused += [one.reason for one in asked.refused]
        told += game.play(position, asked.seat, chance.choice(asked.choices).number)
    return told, refused
