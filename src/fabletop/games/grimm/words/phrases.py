"""Things of the game as parts of sentences: resources, Locations, houses, cards."""

from __future__ import annotations

from collections.abc import Iterable

from fabletop.contract import Message, message
from fabletop.games.grimm.decks.names import fable_name, friend_name
from fabletop.games.grimm.rules.terms import HOUSES, KINDS
from fabletop.games.grimm.rules.words import corner_of, kind_of, section_of
from fabletop.games.grimm.words.notation import FABLES, FRIENDS, KIND_WORDS, PLACE_WORDS, SECTION_WORDS, house_word

Messages = tuple[Message, ...]


def goods_said(counts: Iterable[int]) -> Messages:
    """Numbers of each resource in words; nothing is said too."""
    said = tuple(
        message(f"grimm-amount-{KIND_WORDS[kind]}", number=count) for kind, count in enumerate(counts) if count
    )
    return said or (message("grimm-nothing"),)


def amount_said(kind: int, number: int) -> Messages:
    """So many resources of one kind."""
    return goods_said(number if kind == other else 0 for other in range(KINDS))


def kind_said(kind: int) -> Message:
    return Message(f"grimm-{KIND_WORDS[kind]}")


def place_said(place: int) -> Message:
    return Message(f"grimm-place-{PLACE_WORDS[place]}")


def to_place(place: int) -> Message:
    """Whither somebody goes: to the Forest."""
    return Message(f"grimm-to-{PLACE_WORDS[place]}")


def at_place(place: int) -> Message:
    """Where something is: in the Forest."""
    return Message(f"grimm-at-{PLACE_WORDS[place]}")


def from_place(place: int) -> Message:
    """Whence something comes: from the Forest."""
    return Message(f"grimm-from-{PLACE_WORDS[place]}")


def section_said(house: int) -> Message:
    """The top section of a house, and whether it stands on Cutting Corners."""
    section = Message(f"grimm-section-{KIND_WORDS[kind_of(house)]}-{SECTION_WORDS[section_of(house)]}")
    return message("grimm-section-on-corner", section=section) if corner_of(house) else section


def fables_said(fables: Iterable[int]) -> Messages:
    return tuple(listed(fable_name(fable)) for fable in fables)


def listed(card: Message) -> Message:
    """The name of a card as it stands in a list."""
    return message("grimm-card", card=card)


# The same from their written forms.


def goods_written(text: str) -> Messages:
    """``2 straw 1 wood``."""
    words = text.split()
    told = dict(zip(words[1::2], map(int, words[0::2]), strict=True)) if len(words) > 1 else {}
    return goods_said(told.get(word, 0) for word in KIND_WORDS)


def kind_written(word: str) -> Message:
    return Message(f"grimm-{word}")


def place_written(word: str) -> Message:
    return Message(f"grimm-place-{word}")


def house_written(word: str) -> Message:
    return HOUSES_SAID[word]


def fable_written(name: str) -> Message:
    return fable_name(FABLES.index(name))


def friend_written(name: str) -> Message:
    return friend_name(FRIENDS.index(name))


HOUSES_SAID = {house_word(house): section_said(house) for house in range(HOUSES)}
