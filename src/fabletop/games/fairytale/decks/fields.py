"""What may stand in each field of a deck file: the value it means, or a sentence about what is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from fabletop.contract import BadInput, bad
from fabletop.games.fairytale.decks.cards import (
    ANY_WORD,
    CATEGORY_WORDS,
    ORIGINS,
    SETS,
    DeckCard,
    Effect,
    EffectKind,
    Origin,
    Points,
    slug,
)
from fabletop.games.fairytale.rules.terms import FACTIONS, MOST_DRAWN, ROW, TYPES, Category, Scoring

Names = Mapping[str, str]
"""The names of the deck by their slugs."""
Field = Callable[[Any, Names], Any]

LONGEST_NAME = 40
LONGEST_TITLE = 80
LONGEST_ID = 8
LONGEST_QUOTE = 60
BITS_SHOWN = 64
"""Python refuses to write numbers of many digits but in hexadecimal."""
MOST_COPIES = 20
MOST_LISTED = 10
"""The most cards that one card can ask for or be counted as; nobody has more than twelve in play."""
LEAST_POINTS, MOST_POINTS = -20, 50
MOST_TURNED = 3
"""The most cards that one effect can flip or unflip."""
POINTS = ("each", "of", "value", "most", "at_least", "cards")
SEPARATORS = "|,"
"""Signs that part names where names are listed, in records and in effects."""

FACTION_WORDS = {CATEGORY_WORDS[faction]: faction for faction in FACTIONS}
TYPE_WORDS = {CATEGORY_WORDS[type_]: type_ for type_ in TYPES}
CATEGORIES_BY_WORD = FACTION_WORDS | TYPE_WORDS


def shown(value: Any) -> str:
    """A value as a sentence can quote it, however long or odd it is."""
    if isinstance(value, list | dict):
        return "[…]" if isinstance(value, list) else "{…}"
    if isinstance(value, bool):
        return str(value).lower()
    text = hex(value) if isinstance(value, int) and value.bit_length() > BITS_SHOWN else str(value)
    text = "".join(sign if sign.isprintable() else "�" for sign in text)
    return text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…"


def refuse_unknown(table: Mapping[str, Any], allowed: tuple[str, ...]) -> None:
    for key in table:
        if key not in allowed:
            raise bad("error-deck-key", key=shown(key), allowed=", ".join(allowed))


def number(key: str, value: Any, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise bad("error-deck-number", key=key, least=str(least), most=str(most), value=shown(value))
    return value


def text(key: str, value: Any) -> str:
    if not isinstance(value, str):
        raise bad("error-deck-form-text", key=key, value=shown(value))
    return value


def texts(key: str, value: Any) -> list[str]:
    if not isinstance(value, list) or not value or not all(isinstance(item, str) for item in value):
        raise bad("error-deck-form-texts", key=key)
    return value


def word(key: str, value: Any, allowed: Mapping[str, Any] | tuple[str, ...]) -> str:
    if text(key, value) not in allowed:
        raise bad("error-deck-word", key=key, value=shown(value), allowed=", ".join(allowed))
    return str(value)


def each_once(key: str, values: list[str]) -> tuple[str, ...]:
    for value in values:
        if values.count(value) > 1:
            raise bad("error-deck-listed-twice", key=key, value=shown(value))
    return tuple(values)


def known_name(key: str, value: Any, names: Names) -> str:
    """The name of a card of this deck, however its capitals and signs are written."""
    name = names.get(slug(text(key, value)))
    if name is None:
        raise bad("error-deck-no-card", key=key, name=shown(value))
    return name


def known_names(key: str, value: list[str], names: Names) -> tuple[str, ...]:
    if len(value) > MOST_LISTED:
        raise bad("error-deck-list", key=key, most=MOST_LISTED)
    return each_once(key, [known_name(key, name, names) for name in value])


def is_plain(value: str, longest: int) -> bool:
    return 0 < len(value) <= longest and value.isprintable() and value == " ".join(value.split())


def name_field(value: Any) -> str:
    name = text("name", value)
    if not is_plain(name, LONGEST_NAME) or not slug(name) or any(sign in name for sign in SEPARATORS):
        raise bad("error-deck-name", name=shown(name), longest=str(LONGEST_NAME))
    return name


def title_field(value: Any) -> str:
    if not is_plain(text("title", value), LONGEST_TITLE):
        raise bad("error-deck-title", longest=str(LONGEST_TITLE))
    return str(value)


def id_field(value: Any) -> str:
    if not re.fullmatch(f"[A-Za-z0-9]{{1,{LONGEST_ID}}}", text("id", value)):
        raise bad("error-deck-id", id=shown(value), longest=str(LONGEST_ID))
    return str(value)


def points_field(value: Any, names: Names) -> Points:
    if not isinstance(value, dict):
        if isinstance(value, bool) or not isinstance(value, int):
            raise bad("error-deck-points")
        return Points(Scoring.FIXED, points_number("points", value))
    refuse_unknown(value, POINTS)
    if set(value) == {"each", "of"}:
        counted = known_name("of", value["of"], names)
        return Points(Scoring.COUNT, points_number("each", value["each"]), counted)
    return condition(value, names)


def points_number(key: str, value: Any) -> int:
    return number(key, value, LEAST_POINTS, MOST_POINTS)


def condition(value: Mapping[str, Any], names: Names) -> Points:
    has_least = "at_least" in value
    if "value" not in value or len(value) == 1 or "each" in value or has_least != ("of" in value):
        raise bad("error-deck-points")
    return Points(
        Scoring.CONDITION,
        points_number("value", value["value"]),
        most_of=category("most", value["most"]) if "most" in value else Category.ANY,
        least=number("at_least", value["at_least"], 1, ROW) if has_least else 0,
        least_of=categories("of", value["of"]) if has_least else (),
        needed=known_names("cards", texts("cards", value["cards"]), names) if "cards" in value else (),
    )


def category(key: str, value: Any) -> Category:
    return CATEGORIES_BY_WORD[word(key, value, CATEGORIES_BY_WORD)]


def categories(key: str, value: Any) -> tuple[Category, ...]:
    words = [word(key, item, CATEGORIES_BY_WORD) for item in texts(key, value)]
    return tuple(CATEGORIES_BY_WORD[item] for item in each_once(key, words))


TURN = re.compile(r"(YOU UNFLIP|YOU FLIP|ALL FLIP) ([0-9]) (.+)")


def hunt(words: str, names: Names) -> Effect | None:
    faction = FACTION_WORDS.get(words.removeprefix("ALL HUNT all ")) if words.startswith("ALL HUNT all ") else None
    return None if faction is None else Effect(EffectKind.HUNT, everyone=True, target=faction)


def turn(words: str, names: Names) -> Effect | None:
    found = TURN.fullmatch(words)
    target = (CATEGORIES_BY_WORD | {ANY_WORD: Category.ANY}).get(found[3]) if found else None
    if found is None or target is None or not 1 <= int(found[2]) <= MOST_TURNED:
        return None
    who, kind = found[1].split()
    return Effect(EffectKind(kind), everyone=who == "ALL", number=int(found[2]), target=target)


def draw(words: str, names: Names) -> Effect | None:
    drawn = {f"YOU DRAW {number}": number for number in range(1, MOST_DRAWN + 1)}.get(words)
    return None if drawn is None else Effect(EffectKind.DRAW, number=drawn)


def almighty(words: str, names: Names) -> Effect | None:
    return Effect(EffectKind.ALMIGHTY) if words == EffectKind.ALMIGHTY else None


def counts_as(words: str, names: Names) -> Effect | None:
    listed = words.removeprefix("COUNTS AS ")
    if listed == words or not listed.strip():
        return None
    counted = known_names("effects", [name.strip() for name in listed.split(",")], names)
    return Effect(EffectKind.COUNTS_AS, names=counted)


EFFECTS = (hunt, turn, draw, almighty, counts_as)
"""One for each form of an effect: the effect, or nothing if the text has another form."""


def effect(words: str, names: Names) -> Effect:
    for form in EFFECTS:
        if found := form(words, names):
            return found
    raise bad("error-deck-effect", effect=shown(words), most=str(MOST_TURNED), drawn=str(MOST_DRAWN))


def effects_field(value: Any, names: Names) -> tuple[Effect, ...]:
    if value == []:
        return ()
    effects = tuple(effect(item, names) for item in texts("effects", value))
    kinds = [effect.kind for effect in effects]
    for kind in kinds:
        if kinds.count(kind) > 1:
            raise bad("error-deck-effects-alike", kind=str(kind))
    return effects


def origin_field(value: Any, names: Names) -> Origin:
    if not isinstance(value, dict):
        raise bad("error-deck-origin", allowed=", ".join(ORIGINS))
    refuse_unknown(value, Origin.__struct_fields__)
    return Origin(**{key: word(key, origin, ORIGINS) for key, origin in value.items()})


FIELDS: dict[str, Field] = {
    "id": lambda value, names: id_field(value),
    "name": lambda value, names: name_field(value),
    "faction": lambda value, names: FACTION_WORDS[word("faction", value, FACTION_WORDS)],
    "type": lambda value, names: TYPE_WORDS[word("type", value, TYPE_WORDS)],
    "set": lambda value, names: word("set", value, SETS),
    "copies": lambda value, names: number("copies", value, 1, MOST_COPIES),
    "points": points_field,
    "effects": effects_field,
    "friend": lambda value, names: known_name("friend", value, names),
    "origin": origin_field,
}
NEEDED = ("name", "faction", "type", "copies", "points")


def flaw_between_fields(card: DeckCard) -> tuple[str, BadInput] | None:
    """What fields that are right alone get wrong together, and the field to blame."""
    counting = card.effect(EffectKind.COUNTS_AS)
    if counting and card.name in counting.names:
        return "effects", bad("error-deck-counts-itself")
    if card.effect(EffectKind.ALMIGHTY) and card.copies != 1:
        return "copies", bad("error-deck-almighty-copies", copies=card.copies)
    return None
