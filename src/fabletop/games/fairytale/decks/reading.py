"""Reading decks: those that come with the game, and players' own files."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from fabletop.contract import BadFile, BadInput, bad, message, read_text
from fabletop.games.fairytale.decks.cards import Deck, DeckCard, EffectKind, slug
from fabletop.games.fairytale.decks.fields import (
    FIELDS,
    NEEDED,
    flaw_between_fields,
    name_field,
    number,
    refuse_unknown,
    shown,
    text,
    title_field,
)
from fabletop.games.fairytale.decks.lines import Lines
from fabletop.games.fairytale.rules.terms import MOST_CARDS, MOST_NAMES

BUILT_IN = ("basic", "expert100", "expert110")
LARGEST = 1 << 18
"""Bytes of a deck file; every deck fits when it is written with a line for each card."""
LONGEST_LINE = 4000
"""Characters; every card fits. A key of many more parts than that would keep TOML busy for minutes."""
TOP = ("title", "cards", "include", "card")

Read = TypeVar("Read")


@cache
def built_in(name: str) -> Deck:
    """A deck that comes with the game."""
    if name not in BUILT_IN:
        raise bad("error-deck-unknown", deck=shown(name), allowed=", ".join(BUILT_IN))
    return read_deck(Path(__file__).with_name(f"{name}.toml"))


def read_deck(path: Path) -> Deck:
    """The deck in a file."""
    return parse_deck(read_text(path, LARGEST), str(path))


def parse_deck(text: str, file: str) -> Deck:
    """The deck that a text describes; complaints name the file."""
    if len(text) > LARGEST:
        raise BadFile(file, None, message("error-file-large", most=LARGEST))
    return _DeckFile(text, file).deck()


class _DeckFile:
    """A deck file being read, so that every complaint can name its line and its card."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.content = self.parsed(text)
        self.tables = self.content.get("card", [])
        self.lines = Lines(text, len(self.tables) if isinstance(self.tables, list) else 0)

    def parsed(self, text: str) -> dict[str, Any]:
        for line, content in enumerate(text.split("\n"), 1):
            if len(content) > LONGEST_LINE:
                raise BadFile(self.file, line, message("error-deck-line", most=LONGEST_LINE))
        try:
            return tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # numbers or nesting without end are no TOMLDecodeError
            found = re.search(r" \(at line (\d+), column \d+\)$", str(error))
            why = str(error)[: found.start()] if found else str(error)
            raise BadFile(self.file, int(found[1]) if found else None, message("error-deck-toml", why=why)) from None

    @contextmanager
    def blaming(self, line: int | None, card: str = "") -> Iterator[None]:
        """Whatever is wrong in here is wrong on this line."""
        try:
            yield
        except BadInput as error:
            why = message("error-deck-in-card", card=card, why=error.message) if card else error.message
            raise BadFile(self.file, line, why) from None

    def deck(self) -> Deck:
        self.check_top()
        title = self.top("title", title_field)
        total = self.top("cards", lambda value: number("cards", value, 1, MOST_CARDS))
        kept = self.top("include", included) if "include" in self.content else ()
        names = self.names(kept)
        cards = list(kept)
        for place in range(len(self.tables)):
            cards.append(self.card(place, names, cards))
        deck = Deck(title, tuple(cards))
        with self.blaming(self.lines.of_top("cards")):
            if deck.size != total:
                raise bad("error-deck-total", found=deck.size, told=total)
        return deck

    def check_top(self) -> None:
        unknown = next((key for key in self.content if key not in TOP), "")
        with self.blaming(self.lines.of_top(unknown) if unknown else None):
            refuse_unknown(self.content, TOP)
        with self.blaming(self.lines.of_top("card")):
            if not isinstance(self.tables, list) or not all(isinstance(table, dict) for table in self.tables):
                raise bad("error-deck-form-cards")
        with self.blaming(None):
            if not self.tables and "include" not in self.content:
                raise bad("error-deck-none")

    def top(self, key: str, form: Callable[[Any], Read]) -> Read:
        with self.blaming(self.lines.of_top(key)):
            if key not in self.content:
                raise bad("error-deck-missing", key=key)
            return form(self.content[key])

    def names(self, kept: tuple[DeckCard, ...]) -> dict[str, str]:
        """Every name of the deck by its slug, before any card can speak of another."""
        names = {slug(card.name): card.name for card in kept}
        if len(kept) + len(self.tables) > MOST_NAMES:
            raise BadFile(
                self.file, None, message("error-deck-names", found=len(kept) + len(self.tables), most=MOST_NAMES)
            )
        for place, table in enumerate(self.tables):
            with self.blaming(self.lines.of_card(place, "name")):
                if "name" not in table:
                    raise bad("error-deck-missing", key="name")
                name = name_field(table["name"])
                if slug(name) in names:
                    raise bad("error-deck-name-twice", name=name, other=names[slug(name)])
                names[slug(name)] = name
        return names

    def card(self, place: int, names: Mapping[str, str], before: list[DeckCard]) -> DeckCard:
        table = self.tables[place]
        self.check_keys(place, table)
        fields: dict[str, Any] = {}
        for key, value in table.items():
            with self.blaming(self.lines.of_card(place, key), table["name"]):
                fields[key] = FIELDS[key](value, names)
        card = DeckCard(**fields)
        for key, error in filter(None, (flaw_between_fields(card), clash(card, before))):
            with self.blaming(self.lines.of_card(place, key), card.name):
                raise error
        return card

    def check_keys(self, place: int, table: Mapping[str, Any]) -> None:
        unknown = next((key for key in table if key not in FIELDS), "")
        with self.blaming(self.lines.of_card(place, unknown), table["name"]):
            refuse_unknown(table, tuple(FIELDS))
        with self.blaming(self.lines.of_card(place), table["name"]):
            for key in NEEDED:
                if key not in table:
                    raise bad("error-deck-missing", key=key)


def included(value: Any) -> tuple[DeckCard, ...]:
    return built_in(text("include", value)).cards


def clash(card: DeckCard, before: list[DeckCard]) -> tuple[str, BadInput] | None:
    """What a card may not share with one before it, and the field to blame."""
    for other in before:
        if card.id and card.id.upper() == other.id.upper():
            return "id", bad("error-deck-id-twice", id=card.id, other=other.name)
        if card.effect(EffectKind.ALMIGHTY) and other.effect(EffectKind.ALMIGHTY):
            return "effects", bad("error-deck-almighty-twice", other=other.name)
    return None
