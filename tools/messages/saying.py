"""All that a message can say: its words with arguments of every kind that it can get."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from functools import cache, cached_property
from itertools import chain, product
from math import prod
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from fabletop.catalog import OWN, own_words
from fabletop.contract import Message, Value
from fabletop.text.speech import LANGUAGES, LOCALE, SEAT_ARGUMENTS, Speech

ROOT = Path(__file__).resolve().parents[2]
FOLDERS: Mapping[str, Path] = {
    "text": LOCALE,
    **dict(zip(OWN, own_words(), strict=True)),
    "pictures": ROOT / "tools" / "pictures" / "locale",
}
"""Where words are, each folder by a short name."""
KINDS: Mapping[str, Mapping[str, list[Any]]] = tomllib.loads(Path(__file__).with_name("kinds.toml").read_text("utf-8"))
PLURALS = {"zero", "one", "two", "few", "many", "other"}
VIEWER = 0
MANY = 40
"""Combinations that nobody would read."""

Arguments = dict[str, Value]


@cache
def parsed(folder: str, language: str) -> dict[str, ast.Message]:
    """The messages of a folder in one language, in the order in which they stand."""
    files = sorted((FOLDERS[folder] / language).glob("*.ftl"))
    entries = chain.from_iterable(FluentParser().parse(file.read_text("utf-8")).body for file in files)
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


@cache
def entries_of(folder: str, language: str) -> dict[str, str]:
    """The same as they are written."""
    write = FluentSerializer().serialize_entry
    return {name: write(entry) for name, entry in parsed(folder, language).items()}


@cache
def all_messages(language: str) -> dict[str, ast.Message]:
    return {name: entry for folder in FOLDERS for name, entry in parsed(folder, language).items()}


class Uses(Visitor):
    """The variables that a message and those inside it use, and between which words or numbers they decide."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.said: set[str] = set()
        self.keys: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.said.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(all_messages(self.language)[node.id.name])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            found = self.keys.setdefault(node.selector.id.name, set())
            found |= {key.name if isinstance(key, ast.Identifier) else key.value for key in map(key_of, node.variants)}
        for variant in node.variants:
            self.visit(variant.value)


def key_of(variant: ast.Variant) -> ast.Identifier | ast.NumberLiteral:
    return variant.key


@cache
def uses(name: str) -> tuple[frozenset[str], Mapping[str, frozenset[str]]]:
    """The variables of a message in either language, and between what each decides."""
    said: set[str] = set()
    keys: dict[str, set[str]] = {}
    for language in LANGUAGES:
        found = Uses(language)
        found.visit(all_messages(language)[name])
        said |= found.said
        for variable, words in found.keys.items():
            keys.setdefault(variable, set()).update(words)
    return frozenset(said), {variable: frozenset(words) for variable, words in keys.items()}


class UnknownKindError(Exception):
    """Nobody has said what an argument of a message can be."""


class Sayings:
    """What the messages of a folder say, with one card of each grammatical form or with every card."""

    def __init__(self, folder: str, *, every: bool = False) -> None:
        self.folder = folder
        self.every = every
        self.names = list(parsed(folder, LANGUAGES[0]))

    @cached_property
    def speeches(self) -> Mapping[str, Speech]:
        return {language: self.speech(language) for language in LANGUAGES}

    def speech(self, language: str) -> Speech:
        alone = Speech(language, more=FOLDERS[self.folder])
        names = [alone.say(name) if isinstance(name, Message) else str(name) for name in self.people]
        return Speech(language, viewer=VIEWER, names=names, more=FOLDERS[self.folder])

    @cached_property
    def people(self) -> list[Value]:
        return self.values(KINDS["every"]["seat"])

    def said(self, name: str, language: str) -> list[str]:
        """All that a message says in a language, each sentence once."""
        speech = self.speeches[language]
        messages = [Message(name, args) for args in self.arguments_of(name)]
        mute = [message for message in messages if not speech.knows(message)]
        if mute:
            raise UnknownKindError(f"{name} cannot be said in {language} with {dict(mute[0].args)}")
        return list(dict.fromkeys(speech.say(message) for message in messages))

    def arguments_of(self, name: str) -> Iterator[Arguments]:
        """What a message decides by in all combinations, if they are few, then every argument by itself."""
        kinds, keys = self.kinds(name), uses(name)[1]
        deciding = {variable: self.cases(variable, kinds[variable]) for variable in kinds if variable in keys}
        if prod(map(len, deciding.values())) > MANY:
            deciding = {variable: cases for variable, cases in deciding.items() if variable in SEAT_ARGUMENTS}
        plain = {variable: samples[0] for variable, samples in kinds.items()}
        for case in product(*deciding.values()):
            yield from distinct({**plain, **dict(zip(deciding, case, strict=True))})
        yield from self.one_by_one(name)

    def one_by_one(self, name: str) -> Iterator[Arguments]:
        """Every argument by itself in all that it can be."""
        kinds = self.kinds(name)
        plain = {variable: samples[0] for variable, samples in kinds.items()}
        yield from distinct(plain)
        for variable, samples in kinds.items():
            for sample in samples[1:]:
                yield from distinct({**plain, variable: sample})

    def kinds(self, name: str) -> dict[str, list[Value]]:
        """All that each argument of a message can be."""
        said, keys = uses(name)
        variables = sorted(
            {variable.removesuffix("_name") if is_seat(variable) else variable for variable in said | set(keys)}
        )
        return {variable: self.kind(name, variable, keys.get(variable, frozenset())) for variable in variables}

    def cases(self, variable: str, samples: list[Value]) -> list[Value]:
        """Of seats, the viewer's and another's are enough beside other arguments."""
        return [VIEWER, *samples[:1]] if variable in SEAT_ARGUMENTS else samples

    def kind(self, name: str, variable: str, keys: frozenset[str]) -> list[Value]:
        """All that an argument of a message can be."""
        if variable in SEAT_ARGUMENTS:
            others: list[Value] = [*range(1, len(self.people))]
            return others if variable == "seat" else others[::-1]
        if keys and all(key in PLURALS or key.isdigit() for key in keys):
            numbers = self.samples(name, variable, otherwise="number")
            numbers = numbers if all(isinstance(number, int) for number in numbers) else self.samples(name, "number")
            further = [int(key) for key in keys if key.isdigit() and int(key) not in numbers]
            return [*numbers, *sorted(further)]
        named = sorted(keys - {"other"})
        if named and "other" not in keys:
            return [*named]
        return (
            [*named, *self.samples(name, variable)] if self.has_kind(name, variable) or not named else [*named, "other"]
        )

    def has_kind(self, name: str, variable: str) -> bool:
        return any(word in table for table in tables_for(name) for word in (f"{name}.{variable}", variable))

    def samples(self, name: str, variable: str, otherwise: str | None = None) -> list[Value]:
        """What ``kinds.toml`` says of an argument: of this message, of its folder, of every folder."""
        words = [f"{name}.{variable}", variable, *([otherwise] if otherwise else [])]
        for word in words:
            for table in tables_for(name):
                if word in table:
                    return self.values(table[word])
        raise UnknownKindError(f"kinds.toml does not say what ${variable} of {name} can be")

    def values(self, written: list[Any]) -> list[Value]:
        """Numbers and texts as they are, ids as messages, `*` as a family of them, a list as several at once."""
        families = [word for word in written if isinstance(word, str) and not word.startswith("!")]
        unwanted = [word[1:] for word in written if isinstance(word, str) and word.startswith("!")]
        found: list[Value] = []
        for word in written:
            if isinstance(word, list):
                found.extend(several([self.spoken(thing, ()) for thing in word]))
            elif not isinstance(word, str):
                found.append(word)
            elif word in families:
                found.extend(self.spoken(word, unwanted))
        return found

    def spoken(self, word: str, unwanted: Iterable[str]) -> list[Value]:
        known = all_messages(LANGUAGES[0])
        if "*" not in word and word not in known:
            return [word]
        names = [name for name in known if fnmatchcase(name, word)]
        names = [name for name in names if not any(fnmatchcase(name, other) for other in unwanted)]
        if not names:
            raise UnknownKindError(f"kinds.toml speaks of {word}, which is no message")
        chosen = names if self.every else one_of_each_form(names)
        return [Message(name, args) for name in chosen for args in self.one_by_one(name)]


def several(things: list[list[Value]]) -> list[Value]:
    """Lists of things, in each of which every thing has its next form."""
    longest = max(map(len, things))
    rows = [[forms[min(number, len(forms) - 1)] for forms in things] for number in range(longest)]
    return [tuple(form for form in row if isinstance(form, Message)) for row in rows]


def is_seat(variable: str) -> bool:
    return variable.removesuffix("_name") in SEAT_ARGUMENTS


def distinct(args: Arguments) -> Iterator[Arguments]:
    """Nobody does anything to themselves."""
    if "seat" not in args or args["seat"] != args.get("rival"):
        yield args


def one_of_each_form(names: list[str]) -> list[str]:
    """The first of those that sentences treat alike."""
    chosen: dict[tuple[object, ...], str] = {}
    for name in names:
        chosen.setdefault(form_of(*(words_of(name, language) for language in LANGUAGES)), name)
    return list(chosen.values())


def form_of(english: str, russian: str) -> tuple[object, ...]:
    """By what names differ in a sentence: by the article in English, by gender and number in Russian."""
    last = re.split(r"[\s,:-]", russian)[0][-1:]
    return english[:1].lower() in "aeiou", english.startswith("The "), last if last in "аеёийоуыэюяь" else "consonant"


def words_of(name: str, language: str) -> str:
    """What is written behind the name of a message."""
    return entries_of(folder_of(name), language)[name].partition("=")[2].strip()


@cache
def folder_of(name: str) -> str:
    return next(folder for folder in FOLDERS if name in parsed(folder, LANGUAGES[0]))


def tables_for(name: str) -> list[Mapping[str, list[Any]]]:
    """What is said of arguments of this message, the nearest first."""
    return [KINDS.get(folder_of(name), {}), KINDS["every"]]


@cache
def sayings_of(folder: str, *, every: bool = False) -> Sayings:
    return Sayings(folder, every=every)
