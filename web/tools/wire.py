"""Writes web/src/wire.ts: the structs that travel between server and client, as TypeScript types."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from fabletop.bots import LEVELS, STYLED
from fabletop.catalog import GAMES
from fabletop.contract import GUESS, About, CardFace, Event, Question, Result, View
from fabletop.games.fairytale.decks import BUILT_IN, built_in
from fabletop.games.fairytale.words.view import FairytaleView
from fabletop.games.fox.rules.scoring import points_for
from fabletop.games.fox.words.describe import BANDS
from fabletop.games.fox.words.view import FoxView
from fabletop.games.grimm.decks import BUILT_IN as GRIMM_BOXES
from fabletop.games.grimm.decks import built_in as grimm_box
from fabletop.games.grimm.rules.catalogue import CARDS as GRIMM_ROWS
from fabletop.games.grimm.rules.terms import HOUSES_TO_WIN
from fabletop.games.grimm.words.timetable import WINDOW_WORDS
from fabletop.games.grimm.words.view import GrimmView
from fabletop.server.offers import GameWords, Offer, OfferedCard, RulesPage
from fabletop.server.refusals import Trouble
from fabletop.server.routes.identity import Credentials, Farewell, NewGuest, NewName
from fabletop.server.routes.standings import Profile
from fabletop.server.routes.talk import Phrase
from fabletop.server.storage import Played
from fabletop.server.talk import PHRASES
from fabletop.wire import (
    ClientMessage,
    FinishedMatch,
    Intent,
    NewTable,
    Opened,
    PlayerCommand,
    PlayNow,
    PlayOn,
    Prospect,
    QuickMatch,
    Replay,
    ServerMessage,
    TableRow,
)
from fabletop.wire.sockets import VERSION

TARGET = Path(__file__).parents[1] / "src" / "wire.ts"
TOLD = (
    *(About, CardFace, Question, Event, View, Result, FoxView, FairytaleView, GrimmView),
    *(ServerMessage, Opened, Prospect, TableRow, FinishedMatch, Replay),
    *(Offer, OfferedCard, GameWords, RulesPage, Trouble, Profile, Played, Phrase),
)
"""What the server sends."""
ASKED = (ClientMessage, NewTable, PlayNow, PlayOn, QuickMatch, Intent, NewGuest, NewName, Credentials, Farewell)
"""What clients send: they may leave out what has a default."""
UNIONS = {"ServerMessage": ServerMessage, "ClientMessage": ClientMessage, "PlayerCommand": PlayerCommand}
HEAD = "// Made by web/tools/wire.py from the structs of the Python package. Do not edit.\n"
SIMPLE = {
    inspect.AnyType: "T",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


def wire() -> str:
    """All types that the roots lead to, each once, in the order in which they are met."""
    names: dict[type, str] = {}
    for struct in structs_of(TOLD):
        names.setdefault(struct, name_of(struct, names))
    told = set(names)
    for struct in structs_of(ASKED):
        names.setdefault(struct, name_of(struct, names))
    structs = "".join(declared(struct, names, is_asked=struct not in told) for struct in names)
    return HEAD + structs + "".join(unions(names)) + "".join(constants())


def structs_of(roots: tuple[Any, ...]) -> Iterator[type]:
    for found in inspect.multi_type_info(roots):
        for struct in structs_in(found, set()):
            yield struct.cls


def unions(names: dict[type, str]) -> Iterator[str]:
    for name, union in UNIONS.items():
        yield f"\nexport type {name} = {written(inspect.type_info(union), names)}\n"


def constants() -> Iterator[str]:
    """Numbers of the rules that a client draws: here, so that it need not know any."""
    yield "\n/** Goes up when old clients would misunderstand the server. */\n"
    yield f"export const WIRE_VERSION = {VERSION}\n"
    yield "\n/** The games that come with the page. */\n"
    yield "export const GAMES: readonly { id: string; seats: number[] }[] = [\n"
    yield from (f"  {{ id: {json(game.about.id)}, seats: {json(game.about.seats)} }},\n" for game in GAMES)
    yield "]\n"
    yield from levels()
    yield "\n/** Stands where a card's text is a guess. */\n"
    yield f"export const GUESS = {json(GUESS)}\n"
    yield "\n/** What can be said at any table. */\n"
    yield f"export const PHRASES = {msgspec.json.encode(PHRASES).decode()} as const\n"
    bands = [{"name": band, "points": points_for(tricks)} for tricks, band in enumerate(BANDS)]
    yield "\n/** What each number of tricks would earn. */\n"
    yield f"export const FOX_BANDS = {msgspec.json.format(msgspec.json.encode(bands), indent=2).decode()} as const\n"
    yield "\n/** So many complete houses end The Grimm Forest. */\n"
    yield f"export const GRIMM_HOUSES_TO_WIN = {HOUSES_TO_WIN}\n"
    yield "\n/** The round of The Grimm Forest from beginning to end. */\n"
    yield f"export const GRIMM_WINDOWS: readonly string[] = {json(list(WINDOW_WORDS.values()))}\n"
    yield "\n/** The cards of The Grimm Forest, each with its sort. */\n"
    yield "export const GRIMM_CARDS: Readonly<Record<string, GrimmSort>> = {\n"
    cards = grimm_cards()
    yield from (f"  {json(name)}: {json(sort)},\n" for name, sort in cards.items())
    yield "}\n"
    yield "\n/** Those that have a picture. */\n"
    yield f"export type GrimmCard = {one_of(name for name in cards if name not in grimm_undrawn())}\n"
    yield f"export type GrimmSort = {one_of(dict.fromkeys(cards.values()))}\n"
    yield "\n/** The cards that Fairy Tale comes with. */\n"
    yield f"export type FairytaleCard = {one_of(card.name for deck in BUILT_IN for card in built_in(deck).cards)}\n"


def levels() -> Iterator[str]:
    yield "\n/** The levels of bots, from the weakest to the strongest. */\n"
    yield f"export const LEVELS = {json(LEVELS)} as const\n"
    yield "export type Level = (typeof LEVELS)[number]\n"
    yield "\n/** Those that may have a character. */\n"
    yield f"export const STYLED: readonly Level[] = {json(list(STYLED))}\n"


def grimm_cards() -> dict[str, str]:
    box = grimm_box(GRIMM_BOXES[0])
    return {card.name: str(card.type) for card in box.fables} | {card.name: "friend" for card in box.friends}


def grimm_undrawn() -> set[str]:
    """Cards whose rows say that they have no picture."""
    return {row["name"] for kind in ("fable", "friend") for row in GRIMM_ROWS[kind] if row.get("picture") is False}


def one_of(words: Iterable[str]) -> str:
    """A type that has these words and no others."""
    return " | ".join(map(json, dict.fromkeys(words)))


def json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def name_of(struct: type, taken: dict[type, str]) -> str:
    """Its own name; where two games use the same, the later one says whose it is."""
    if struct.__name__ not in taken.values():
        return struct.__name__
    return struct.__module__.split(".")[-2].title() + struct.__name__


def structs_in(found: Any, seen: set[type]) -> Iterator[inspect.StructType]:
    if isinstance(found, inspect.StructType):
        if found.cls in seen:
            return
        seen.add(found.cls)
        yield found
        for field in found.fields:
            yield from structs_in(field.type, seen)
    for part in parts_of(found):
        yield from structs_in(part, seen)


def parts_of(found: Any) -> tuple[Any, ...]:
    match found:
        case inspect.Metadata(type=bare):
            return (bare,)
        case inspect.UnionType(types=types):
            return tuple(types)
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return (item,)
        case inspect.TupleType(item_types=items):
            return tuple(items)
        case inspect.DictType(key_type=key, value_type=value):
            return key, value
        case _:
            return ()


def declared(struct: type, names: dict[type, str], *, is_asked: bool) -> str:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    open_part = "<T = unknown>" if any(isinstance(field.type, inspect.AnyType) for field in info.fields) else ""
    lines = [f"\nexport interface {names[struct]}{open_part} {{"]
    if info.tag_field:
        lines.append(f"  {info.tag_field}: {msgspec.json.encode(info.tag).decode()}")
    may_miss = is_asked or struct.__struct_config__.omit_defaults  # type: ignore[attr-defined]
    for field in info.fields:
        mark = "?" if may_miss and not field.required else ""
        lines.append(f"  {field_name(field.encode_name)}{mark}: {written(field.type, names)}")
    return "\n".join([*lines, "}", ""])


def field_name(name: str) -> str:
    return name if re.fullmatch(r"\w+", name) else f"'{name}'"


def written(found: Any, names: dict[type, str]) -> str:
    """A type as TypeScript writes it. Tuples and lists arrive as arrays."""
    if isinstance(found, inspect.Metadata):
        found = found.type
    match found:
        case inspect.StructType(cls=cls):
            return names[cls]
        case inspect.UnionType(types=types):
            return " | ".join(dict.fromkeys(written(part, names) for part in types))
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return array_of(written(item, names))
        case inspect.TupleType(item_types=items):
            return "[" + ", ".join(written(item, names) for item in items) + "]"
        case inspect.DictType(key_type=key, value_type=value):
            return f"Record<{written(key, names)}, {written(value, names)}>"
        case inspect.LiteralType(values=values):
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case _:
            return SIMPLE[type(found)]


def array_of(item: str) -> str:
    return f"({item})[]" if " " in item else f"{item}[]"


if __name__ == "__main__":
    TARGET.write_text(wire(), encoding="utf-8")
