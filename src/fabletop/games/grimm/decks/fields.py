"""What may stand in a copies file: the value it means, or a sentence about what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from fabletop.contract import bad
from fabletop.games.grimm.decks.cards import ORIGINS, Level
from fabletop.games.grimm.decks.names import FABLE_NAMES, FRIEND_NAMES, slug
from fabletop.games.grimm.rules.terms import MOST_COPIES, Resource

LONGEST_QUOTE = 60
BITS_SHOWN = 64
"""Python refuses to write numbers of many digits but in hexadecimal."""
DIE = tuple(resource.name.lower() for resource in Resource)
FACES = 6
CARD_NAMES = FABLE_NAMES + FRIEND_NAMES
NAME_OF_SLUG = {slug(name): name for name in CARD_NAMES}


def shown(value: Any) -> str:
    """A value as a sentence can quote it, however long or odd it is."""
    if isinstance(value, list | dict):
        return "[…]" if isinstance(value, list) else "{…}"
    if isinstance(value, bool):
        return str(value).lower()
    text = hex(value) if isinstance(value, int) and value.bit_length() > BITS_SHOWN else str(value)
    text = "".join(sign if sign.isprintable() else "�" for sign in text)
    return text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…"


def refuse_unknown(table: Iterable[str], allowed: tuple[str, ...]) -> None:
    for key in table:
        if key not in allowed:
            raise bad("error-grimm-copies-key", key=shown(key), allowed=", ".join(allowed))


def number(key: str, value: Any, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise bad("error-grimm-copies-number", key=key, least=str(least), most=str(most), value=shown(value))
    return value


def word(key: str, value: Any, allowed: Iterable[str]) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise bad("error-grimm-copies-word", key=key, value=shown(value), allowed=", ".join(allowed))
    return value


def table(key: str, value: Any) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise bad("error-grimm-copies-form-table", key=key)
    return value


def card_named(written: str) -> str:
    """The name of a card, however its capitals and signs are written."""
    name = NAME_OF_SLUG.get(slug(written[:LONGEST_QUOTE]))
    if name is None:
        (nearest,) = get_close_matches(written[:LONGEST_QUOTE], CARD_NAMES, 1, 0)
        raise bad("error-grimm-copies-no-card", name=shown(written), nearest=nearest)
    return name


def fable_named(written: str) -> str:
    name = card_named(written)
    if name not in FABLE_NAMES:
        raise bad("error-grimm-copies-friend", name=name)
    return name


def copies_of(name: str, value: Any) -> int:
    return number(name, value, 0, MOST_COPIES)


def level_of(name: str, value: Any) -> Level:
    return Level(word(name, value, tuple(Level)))


def origin_field(value: Any) -> str:
    return word("origin", value, ORIGINS)


def faces_of(die: Mapping[str, Any]) -> tuple[int, int, int]:
    """How many faces of the die have straw, wood and brick."""
    for key in DIE:
        if key not in die:
            raise bad("error-grimm-copies-missing", key=key)
    straw, wood, brick = (number(key, die[key], 0, FACES) for key in DIE)
    if straw + wood + brick != FACES:
        raise bad("error-grimm-copies-faces", found=straw + wood + brick, faces=FACES)
    return straw, wood, brick
