"""The words of a scene, read and checked: what cannot be is refused in one sentence. ``arrange.py`` tells the keys."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from fabletop.contract import Message, bad
from fabletop.games.grimm.decks.names import card_name, fable_name, friend_name, slug
from fabletop.games.grimm.invariants import whole_supply
from fabletop.games.grimm.rules.fables import CUTTING_CORNERS, NEXT_TURNS, UNIQUES
from fabletop.games.grimm.rules.friends import LITTLE_MERMAID, RAPUNZEL
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import (
    FRIEND_CARD,
    HOUSES,
    HOUSES_TO_WIN,
    KINDS,
    MOST_COPIES,
    NO_CARD,
    NO_FRIEND,
    NOBODY,
    NOWHERE,
    REFILL,
    SECTION_COPIES,
    SITES,
    Section,
)
from fabletop.games.grimm.rules.words import corner_of, house_of, kind_of, locations, section_of
from fabletop.games.grimm.words.notation import FABLES, FRIENDS, KIND_WORDS, PLACE_WORDS, house_word, members
from fabletop.games.grimm.words.phrases import kind_said, section_said
from fabletop.kernel.bits import has

KEYS = (
    "window",
    "round",
    "first",
    "prince",
    "stock",
    "goods",
    "hands",
    "friends",
    "houses",
    "corners",
    "builders",
    "fables",
    "pile",
    "friend_deck",
    "friend_pile",
    "unique",
    "matured",
    "parked",
    "stored",
    "kept",
    "pigs",
    "bonus",
)
WINDOWS = ("start", "build", "over")
WINDOW_OF_KEY = {"prince": "start", "matured": "start", "parked": "build", "pigs": "build", "bonus": "build"}
"""Keys that can be told in one window alone."""
AND_MORE = "..."
MOST = 99
GOODS = re.compile(r"(\d{1,4}) (straw|wood|brick)")
UNIQUE = re.compile(r"(.+?)\s+by\s+(\d+)")
FABLE_NUMBERS = {slug(name): number for number, name in enumerate(FABLES) if name}
FRIEND_NUMBERS = {slug(name): number for number, name in enumerate(FRIENDS) if name}
HOUSE_NUMBERS = {house_word(house): house for house in range(HOUSES)}

Counts = tuple[int, ...]


class Position:
    """What a scene tells of a table, before chance fills the gaps."""

    def __init__(self, table: GrimmTable, words: Mapping[str, Any]) -> None:
        self.table, self.words = table, words
        self.seats = range(table.seats)
        self.places = PLACE_WORDS[: locations(table)]
        self.rest: str | None = None
        """Where the Fables go of which nothing is told, if not to the deck."""
        self.friend_rest = False
        """Do the Friends of which nothing is told go to their pile?"""
        self.read_moment()
        self.read_resources()
        self.read_houses()
        self.read_fables()
        self.read_friends()
        self.refuse_what_cannot_be()

    def read_moment(self) -> None:
        for key in self.words:
            if key not in KEYS:
                raise bad("error-scene-key", key=str(key), allowed=", ".join(KEYS))
        self.window = self.words.get("window", WINDOWS[0])
        if self.window not in WINDOWS:
            raise bad("error-grimm-scene-window", value=str(self.window), allowed=", ".join(WINDOWS))
        for key, window in WINDOW_OF_KEY.items():
            if key in self.words and self.window != window:
                raise bad("error-grimm-scene-key-window", key=key, window=window)
        self.round = self.number("round", self.words.get("round", 1), 1, MOST) - 1
        self.first = self.seat("first", self.words.get("first", 0))
        self.prince = self.words.get("prince", False)
        if type(self.prince) is not bool or (self.prince and self.table.seats != 2):
            raise bad("error-grimm-scene-prince")

    def read_resources(self) -> None:
        stock = self.by_name("stock", self.places)
        self.stock = [
            self.goods_at(place, stock[word]) if word in stock else REFILL[place]
            for place, word in enumerate(self.places)
        ]
        self.goods = [self.counts("goods", text) for text in self.texts("goods")]
        self.stored = self.counts("stored", self.text("stored"))

    def read_houses(self) -> None:
        self.houses = [self.listed("houses", text, self.house) for text in self.texts("houses")]
        on_corners = [sum(map(corner_of, houses)) for houses in self.houses]
        self.corners = self.numbers("corners", on_corners, 0, MOST_COPIES)
        self.builders = [self.first_builder(kind) for kind in range(KINDS)]
        for word, seat in self.by_name("builders", KIND_WORDS).items():
            self.builders[KIND_WORDS.index(word)] = self.seat("builders", seat)

    def read_fables(self) -> None:
        self.hands = [self.fables("hands", text, f"hands {seat}") for seat, text in enumerate(self.texts("hands"))]
        self.deck = self.fables("fables", self.text("fables"), "fables")
        self.pile = self.fables("pile", self.text("pile"), "pile")
        self.matured = [self.next_turn("matured", text) for text in self.texts("matured")]
        self.parked = [self.next_turn("parked", text) for text in self.texts("parked")]
        unique = self.by_name("unique", self.places)
        self.unique = {self.places.index(word): self.unique_location(text) for word, text in unique.items()}

    def read_friends(self) -> None:
        self.friends = [self.friend("friends", text) if text else NO_FRIEND for text in self.texts("friends")]
        self.friend_deck = self.listed("friend_deck", self.text("friend_deck"), self.friend)
        text = self.text("friend_pile")
        self.friend_rest = AND_MORE in text
        self.friend_pile = self.listed("friend_pile", text.replace(AND_MORE, ""), self.friend)
        kept = self.text("kept").split()
        self.kept = sum(1 << self.place("kept", word) for word in set(kept))
        pigs = self.texts("pigs") if "pigs" in self.words else list(self.places[: self.table.seats])
        self.pigs = [self.place("pigs", word) if word else NOWHERE for word in pigs]
        self.bonus = self.numbers("bonus", [0] * self.table.seats, -MOST, MOST)

    # Forms.

    def number(self, key: str, value: Any, least: int, most: int) -> int:
        if type(value) is not int or not least <= value <= most:
            raise bad("error-scene-number", key=key, value=str(value), least=least, most=most)
        return value

    def seat(self, key: str, value: Any) -> int:
        return self.number(key, value, 0, self.table.seats - 1)

    def text(self, key: str) -> str:
        text = self.words.get(key, "")
        if not isinstance(text, str):
            raise bad("error-scene-form-text", key=key)
        return text.strip()

    def texts(self, key: str) -> list[str]:
        """A text for each seat."""
        texts = self.words.get(key, [""] * self.table.seats)
        is_list = isinstance(texts, list) and len(texts) == self.table.seats
        if not is_list or not all(isinstance(text, str) for text in texts):
            raise bad("error-grimm-scene-list", key=key, seats=self.table.seats)
        return [text.strip() for text in texts]

    def numbers(self, key: str, default: list[int], least: int, most: int) -> list[int]:
        """A number for each seat."""
        numbers = self.words.get(key, default)
        if not isinstance(numbers, list) or len(numbers) != self.table.seats:
            raise bad("error-grimm-scene-numbers", key=key, seats=self.table.seats)
        return [self.number(key, number, least, most) for number in numbers]

    def by_name(self, key: str, names: tuple[str, ...]) -> dict[str, Any]:
        """A table with some of these names."""
        told = self.words.get(key, {})
        if not isinstance(told, dict):
            raise bad("error-scene-form-table", key=key)
        for name in told:
            if name not in names:
                raise bad("error-grimm-scene-name", key=name, allowed=", ".join(names))
        return told

    def listed(self, key: str, text: str, read: Callable[[str, str], int]) -> list[int]:
        """Things with commas between them."""
        return [read(key, word.strip()) for word in text.split(",") if word.strip()]

    # Things.

    def goods_at(self, place: int, told: Any) -> Counts:
        """On a basic Location only its own resource lies, so that a number says it all."""
        if type(told) is int and place < KINDS and 0 <= told <= MOST:
            return tuple(told if kind == place else 0 for kind in range(KINDS))
        if not isinstance(told, str):
            raise bad("error-grimm-scene-goods", key=self.places[place], value=str(told))
        counts = self.counts(self.places[place], told)
        if place < KINDS and sum(counts) != counts[place]:
            raise bad("error-grimm-scene-foreign", key=self.places[place], value=told, kind=KIND_WORDS[place])
        return counts

    def counts(self, key: str, text: str) -> Counts:
        """``2 straw 1 wood``, ``nothing``, or an empty text."""
        found = GOODS.findall(text)
        if text not in ("", "nothing") and " ".join(f"{count} {kind}" for count, kind in found) != text:
            raise bad("error-grimm-scene-goods", key=key, value=text)
        counts = [0] * KINDS
        for count, kind in found:
            counts[KIND_WORDS.index(kind)] += int(count)
        return tuple(counts)

    def house(self, key: str, word: str) -> int:
        if word not in HOUSE_NUMBERS:
            raise bad("error-grimm-scene-house", value=word)
        return HOUSE_NUMBERS[word]

    def place(self, key: str, word: str) -> int:
        if word not in self.places:
            raise bad("error-grimm-scene-name", key=word, allowed=", ".join(self.places))
        return self.places.index(word)

    def fable(self, key: str, word: str) -> int:
        fable = FABLE_NUMBERS.get(slug(word), NO_CARD)
        if fable == NO_CARD:
            raise bad("error-grimm-scene-no-fable", card=word)
        return fable

    def fables(self, key: str, text: str, where: str) -> list[int]:
        """Fables of one place, which may also take all those that are told nowhere."""
        words = [word.strip() for word in text.split(",")]
        if AND_MORE in words:
            if self.rest is not None:
                raise bad("error-grimm-scene-rest", key=key)
            self.rest = where
        return [self.fable(key, word) for word in words if word not in ("", AND_MORE)]

    def next_turn(self, key: str, word: str) -> int:
        fable = self.fable(key, word) if word else NO_CARD
        if word and not has(NEXT_TURNS, fable):
            raise bad("error-grimm-scene-next-turn", key=key, card=fable_name(fable))
        return fable

    def unique_location(self, text: Any) -> tuple[int, int]:
        """``Grandma's House by 1``: the card and who played it."""
        parts = UNIQUE.fullmatch(text) if isinstance(text, str) else None
        if parts is None:
            raise bad("error-grimm-scene-unique", value=str(text))
        fable = self.fable("unique", parts[1])
        if not has(UNIQUES, fable):
            raise bad("error-grimm-scene-not-unique", card=fable_name(fable))
        return fable, self.seat("unique", int(parts[2]))

    def friend(self, key: str, word: str) -> int:
        friend = FRIEND_NUMBERS.get(slug(word), NO_FRIEND)
        if not has(self.table.options.friends, friend):
            raise bad("error-grimm-scene-no-friend", card=word)
        return friend

    def first_builder(self, kind: int) -> int:
        """Unless told, a token belongs to the first seat that has such a house."""
        roofs = {house_of(0, kind, Section.ROOF), house_of(1, kind, Section.ROOF)}
        return next((seat for seat in self.seats if roofs & set(self.houses[seat])), NOBODY)

    # What cannot be.

    def refuse_what_cannot_be(self) -> None:
        self.refuse_too_many_copies()
        self.refuse_friend_in_two_places()
        self.refuse_too_many_houses()
        self.refuse_too_many_resources()
        if any(self.stored) and RAPUNZEL not in self.friends:
            raise bad("error-grimm-scene-needs-friend", key="stored", friend=friend_name(RAPUNZEL))
        if self.kept and LITTLE_MERMAID not in self.friends:
            raise bad("error-grimm-scene-needs-friend", key="kept", friend=friend_name(LITTLE_MERMAID))
        if "kept" in self.words and len(members(self.kept)) != 2:
            raise bad("error-grimm-scene-kept", key="kept")
        if self.window == "over" and not any(self.complete(seat) >= HOUSES_TO_WIN for seat in self.seats):
            raise bad("error-grimm-scene-over", houses=HOUSES_TO_WIN)

    def out(self, kind: int) -> int:
        """How much of a resource is not in the Supply."""
        return self.stored[kind] + sum(counts[kind] for counts in [*self.goods, *self.stock])

    def refuse_too_many_resources(self) -> None:
        for kind in range(KINDS):
            most = whole_supply(self.table, kind)
            if self.out(kind) > most:
                raise bad("error-grimm-scene-supply", kind=kind_said(kind), told=self.out(kind), most=most)

    def all_fables(self) -> Counter[int]:
        told = Counter([*self.deck, *self.pile, *self.matured, *self.parked])
        for hand in self.hands:
            told.update(hand)
        told.update(fable for fable, _ in self.unique.values())
        told[CUTTING_CORNERS] += sum(self.corners)
        del told[NO_CARD]
        return told

    def refuse_too_many_copies(self) -> None:
        for fable, count in self.all_fables().items():
            copies = self.table.options.copies[fable]
            if count > copies:
                raise bad("error-grimm-scene-copies", card=fable_name(fable), cards=count, copies=copies)

    def all_friends(self) -> list[int]:
        return [friend for friend in [*self.friends, *self.friend_deck, *self.friend_pile] if friend != NO_FRIEND]

    def refuse_friend_in_two_places(self) -> None:
        for friend, count in Counter(self.all_friends()).items():
            if count > 1:
                raise bad("error-grimm-scene-friend-twice", card=friend_said(friend))

    def complete(self, seat: int) -> int:
        return sum(section_of(house) == Section.ROOF for house in self.houses[seat])

    def refuse_too_many_houses(self) -> None:
        for seat in self.seats:
            corners = sum(map(corner_of, self.houses[seat]))
            if len(self.houses[seat]) - corners > SITES:
                raise bad("error-grimm-scene-sites", number=seat, sites=SITES)
            if corners > self.corners[seat]:
                raise bad("error-grimm-scene-corners", number=seat, houses=corners, corners=self.corners[seat])
        for section, count in self.sections_used().items():
            if count > SECTION_COPIES:
                raise bad("error-grimm-scene-sections", section=section_said(section), most=SECTION_COPIES)

    def sections_used(self) -> Counter[int]:
        """How many of each section stand in houses, as ordinary houses with that section on top."""
        used: Counter[int] = Counter()
        for houses in self.houses:
            for house in houses:
                used.update(house_of(0, kind_of(house), section) for section in range(section_of(house) + 1))
        return used


def friend_said(friend: int) -> Message:
    return card_name(FRIEND_CARD + friend)
