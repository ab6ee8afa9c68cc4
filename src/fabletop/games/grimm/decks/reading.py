"""Reading what is in the box: the cards, the two profiles of copies, and players' own files."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from fabletop.contract import BadFile, BadInput, bad, message, read_text
from fabletop.games.grimm.decks.cards import Box, Fable, Friend, Kind
from fabletop.games.grimm.decks.fields import (
    DIE,
    card_named,
    copies_of,
    fable_named,
    faces_of,
    level_of,
    number,
    origin_field,
    refuse_unknown,
    shown,
    table,
    word,
)
from fabletop.games.grimm.decks.lines import Lines
from fabletop.games.grimm.rules.catalogue import CARDS
from fabletop.games.grimm.rules.terms import LEAST_FABLES, MOST_FABLES

BUILT_IN = ("56-a", "56-b")
LARGEST = 1 << 16
"""Bytes of a copies file."""
LONGEST_LINE = 4000
"""Characters; a key of many more parts than that would keep TOML busy for minutes."""
TOP = ("fables", "include", "origin", "copies", "levels", "die")

PLAYED = ("condition", "value", "picture")
"""What the table of cards says for those who play and draw, and no list of cards shows."""

Read = TypeVar("Read")
Told = Mapping[str, Mapping[str, Any]]
"""What a file says about cards: by the field and the name."""


@cache
def all_cards() -> Box:
    """Every card and the die as cards.toml has them, before anybody says how many Fables there are."""
    origins, die = CARDS["origin"], CARDS["die"]

    def card(kind: str, copies: int, row: dict[str, Any]) -> dict[str, Any]:
        in_box = {field: value for field, value in row.items() if field not in PLAYED}
        return {"copies": copies, **in_box, "origin": origins[kind] | row.get("origin", {})}

    fables = [msgspec.convert(card("fable", 0, row), Fable) for row in CARDS["fable"]]
    friends = [msgspec.convert(card("friend", 1, row), Friend) for row in CARDS["friend"]]
    return Box(tuple(fables), tuple(friends), faces_of(die), die["origin"])


@cache
def built_in(name: str) -> Box:
    """A profile that comes with the game."""
    if name not in BUILT_IN:
        raise bad("error-grimm-copies-profile", profile=shown(name), allowed=", ".join(BUILT_IN))
    return read_box(Path(__file__).with_name(f"{name}.toml"))


def read_box(path: Path) -> Box:
    """What a copies file makes of the box."""
    return parse_box(read_text(path, LARGEST), str(path))


def parse_box(text: str, file: str) -> Box:
    """The same from a text; complaints name the file."""
    if len(text) > LARGEST:
        raise BadFile(file, None, message("error-file-large", most=LARGEST))
    return _CopiesFile(text, file).box()


class _CopiesFile:
    """A copies file being read, so that every complaint can name its line."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.content = self.parsed(text)
        self.lines = Lines(text)

    def parsed(self, text: str) -> dict[str, Any]:
        for line, content in enumerate(text.split("\n"), 1):
            if len(content) > LONGEST_LINE:
                raise BadFile(self.file, line, message("error-grimm-copies-line", most=LONGEST_LINE))
        try:
            return tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # numbers or nesting without end are no TOMLDecodeError
            found = re.search(r" \(at line (\d+), column \d+\)$", str(error))
            why = message("error-grimm-copies-toml", why=str(error)[: found.start()] if found else str(error))
            raise BadFile(self.file, int(found[1]) if found else None, why) from None

    @contextmanager
    def blaming(self, key: str, table: str = "") -> Iterator[None]:
        """Whatever is wrong in here is wrong on the line of this key."""
        try:
            yield
        except BadInput as error:
            raise BadFile(self.file, self.lines.of(key, table), error.message) from None

    def box(self) -> Box:
        with self.blaming(next((key for key in self.content if key not in TOP), "")):
            refuse_unknown(self.content, TOP)
        before = self.top("include", included, all_cards())
        origin = self.top("origin", origin_field, "")
        told: Told = {
            "copies": self.entries("copies", fable_named, copies_of),
            "levels": self.entries("levels", card_named, level_of),
        }
        box = Box(
            tuple(corrected(fable, told, origin) for fable in before.fables),
            tuple(corrected(friend, told, origin) for friend in before.friends),
            self.faces() if "die" in self.content else before.faces,
            origin if "die" in self.content else before.faces_origin,
        )
        self.check_total(box)
        return box

    def top(self, key: str, form: Callable[[Any], Read], default: Read) -> Read:
        with self.blaming(key):
            return form(self.content[key]) if key in self.content else default

    def table(self, key: str) -> Mapping[str, Any]:
        with self.blaming(key):
            return table(key, self.content.get(key, {}))

    def entries(self, key: str, named: Callable[[str], str], value_of: Callable[[str, Any], Read]) -> dict[str, Read]:
        """What one of the tables says of each card, by its name."""
        read: dict[str, Read] = {}
        for written, value in self.table(key).items():
            with self.blaming(written, key):
                name = named(written)
                if name in read:
                    raise bad("error-grimm-copies-twice", name=name)
                read[name] = value_of(name, value)
        return read

    def faces(self) -> tuple[int, int, int]:
        die = self.table("die")
        for key in die:
            with self.blaming(key, "die"):
                refuse_unknown((key,), DIE)
        with self.blaming("die"):
            return faces_of(die)

    def check_total(self, box: Box) -> None:
        with self.blaming("fables"):
            if "fables" not in self.content:
                raise bad("error-grimm-copies-missing", key="fables")
            total = number("fables", self.content["fables"], 0, MOST_FABLES)
            if box.size < LEAST_FABLES:
                raise bad("error-grimm-copies-few", found=box.size, least=LEAST_FABLES)
            if box.size != total:
                raise bad("error-grimm-copies-total", found=box.size, told=total)


def included(value: Any) -> Box:
    return built_in(word("include", value.lower() if isinstance(value, str) else value, BUILT_IN))


def corrected(card: Kind, told: Told, origin: str) -> Kind:
    """A card as it is after what a file says of it; where that comes from, the file says for all of it."""
    origins: dict[str, str] = {}
    if card.name in told["copies"]:
        card = msgspec.structs.replace(card, copies=told["copies"][card.name])
        origins["copies"] = origin
    if card.name in told["levels"]:
        card = msgspec.structs.replace(card, level=told["levels"][card.name])
        origins["level"] = origin
    return msgspec.structs.replace(card, origin=msgspec.structs.replace(card.origin, **origins))
