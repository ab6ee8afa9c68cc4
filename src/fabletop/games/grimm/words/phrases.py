"""Things of the game as parts of sentences: resources, Locations, houses, cards."""

from __future__ import annotations

from collections.abc import Iterable

from fabletop.contract import Message, message
from fabletop.games.grimm.decks.names import fable_name, friend_name
from fabletop.games.grimm.rules.terms import KINDS
from fabletop.games.grimm.rules.words import corner_of, house_of, kind_of, section_of
from fabletop.games.grimm.words.notation import FABLES, FRIENDS, KIND_WORDS, PLACE_WORDS, SECTION_WORDS
from fabletop.games.grimm.words.view import House

Messages = tuple[Message, ...]


def goods_said(counts: Iterable[int], words: str = "grimm-amount") -> Messages:
    """Numbers of each resource in words; nothing is said too."""
    said = tuple(message(f"{words}-{KIND_WORDS[kind]}", number=count) for kind, count in enumerate(counts) if count)
    return said or (message("grimm-nothing"),)


def goods_taken(counts: Iterable[int]) -> Messages:
    """The same as what somebody takes or gives, which languages with cases say otherwise."""
    return goods_said(counts, "grimm-taken")


def amount_said(kind: int, number: int) -> Messages:
    """So many resources of one kind."""
    return goods_said(amount(kind, number))


def amount_taken(kind: int, number: int) -> Messages:
    return goods_taken(amount(kind, number))


def amount(kind: int, number: int) -> Iterable[int]:
    return (number if kind == other else 0 for other in range(KINDS))


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


def section_said(house: int, words: str = "grimm-section") -> Message:
    """The top section of a house, and whether it stands on Cutting Corners."""
    section = Message(f"{words}-{KIND_WORDS[kind_of(house)]}-{SECTION_WORDS[section_of(house)]}")
    return message(f"{words}-on-corner", section=section) if corner_of(house) else section


def section_raised(house: int) -> Message:
    """The same as what somebody builds or takes off, which languages with cases say otherwise."""
    return section_said(house, "grimm-raised")


def fables_said(fables: Iterable[int]) -> Messages:
    return tuple(listed(fable_name(fable)) for fable in fables)


def listed(card: Message) -> Message:
    """The name of a card as it stands in a list."""
    return message("grimm-card", card=card)


# The same by the names that a view has for them.


def kind_named(name: str) -> Message:
    return Message(f"grimm-{name}")


def place_named(name: str) -> Message:
    return Message(f"grimm-place-{name}")


def fable_named(name: str) -> Message:
    return fable_name(FABLES.index(name))


def friend_named(name: str) -> Message:
    return friend_name(FRIENDS.index(name))


def house_said(house: House) -> Message:
    return section_said(house_of(house.corner, KIND_WORDS.index(house.kind), house.height - 1))
