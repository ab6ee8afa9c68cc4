"""Choices as they are written: ``gather forest + Wolf``, ``build corner straw walls``, ``gain 2 straw 1 wood``."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from fabletop.games.grimm.decks.names import FABLE_NAMES, FRIEND_NAMES
from fabletop.games.grimm.rules.terms import (
    BASIC_PLACES,
    DRAW_ACTION,
    DREAM,
    END_ACTION,
    FRIEND_CARD,
    GATHER_CARDS,
    HEAP_BITS,
    HOUSES,
    KINDS,
    MOST_SEATS,
    NO_CARD,
    NO_SCRAPS,
    NO_TRADE,
    PLACES,
    REWARD_FABLES,
    REWARD_FRIEND,
    REWARD_RESOURCES,
    STAY,
    STOP_ACTION,
    ActionKind,
    Location,
    Resource,
    Section,
)
from fabletop.games.grimm.rules.words import (
    corner_of,
    in_bundle,
    kind_of,
    location_of,
    owner_of,
    section_of,
)
from fabletop.kernel.actions import ARGUMENTS, action_of, kind_of_action

Form = Iterator[tuple[int, str]]
"""Objects of a verb, and what is written behind its word or in its place."""

FABLES = ("", *FABLE_NAMES)
"""Names of Fables by their numbers."""
FRIENDS = ("", *FRIEND_NAMES)
KIND_WORDS = tuple(kind.name.lower() for kind in Resource)
PLACE_WORDS = tuple(place.name.lower() for place in Location)
SECTION_WORDS = tuple(section.name.lower() for section in Section)
GIFTS = 3
"""What Thoughtful Gift gives at most."""


def card_word(card: int) -> str:
    """A card of either deck by its English name."""
    return FRIENDS[card - FRIEND_CARD] if card > FRIEND_CARD else FABLES[card]


def counts_word(counts: tuple[int, ...]) -> str:
    """Numbers of each resource: ``2 straw 1 wood``, or ``nothing``."""
    words = [f"{count} {KIND_WORDS[kind]}" for kind, count in enumerate(counts) if count]
    return " ".join(words) or "nothing"


def in_heap(heap: int) -> tuple[int, ...]:
    """How many there are of each resource in a heap."""
    return tuple(heap >> HEAP_BITS * kind & (1 << HEAP_BITS) - 1 for kind in range(KINDS))


def counts_of_bundle(bundle: int) -> tuple[int, ...]:
    return tuple(in_bundle(bundle, kind) for kind in range(KINDS))


def house_word(house: int) -> str:
    """The top section of a house: ``straw roof``, ``corner wood walls``."""
    corner = "corner " if corner_of(house) else ""
    return f"{corner}{KIND_WORDS[kind_of(house)]} {SECTION_WORDS[section_of(house)]}"


def cards_in_row(row: int) -> tuple[int, ...]:
    """The cards that a fact tells in one number, six bits a card."""
    cards = []
    while row:
        cards.append(row & ARGUMENTS - 1)
        row >>= 6
    return tuple(cards)


def members(things: int) -> tuple[int, ...]:
    """The members of a set, in order."""
    return tuple(thing for thing in range(things.bit_length()) if things >> thing & 1)


def gathers(place: int) -> Form:
    yield NO_CARD, f"gather {PLACE_WORDS[place]}"
    for fable in range(1, DREAM):
        yield fable, f"gather {PLACE_WORDS[place]} + {FABLES[fable]}"
    yield DREAM, f"gather {PLACE_WORDS[place]} + dream"


def peeks() -> Form:
    for seat in range(MOST_SEATS):
        yield 2 * seat, f"peek gather {seat}"
        yield 2 * seat + 1, f"peek fable {seat}"


def places(word: str) -> Form:
    return ((place, f"{word} {PLACE_WORDS[place]}") for place in range(PLACES))


def seats(word: str) -> Form:
    return ((seat, f"{word} {seat}") for seat in range(MOST_SEATS))


def fables(word: str) -> Form:
    return ((fable, f"{word} {FABLES[fable]}") for fable in range(1, DREAM))


def friends(word: str) -> Form:
    return ((friend, f"{word} {FRIENDS[friend]}") for friend in range(1, len(FRIENDS)))


def bundles(word: str) -> Form:
    """The last bundle has the number that no object has."""
    return ((bundle, f"{word} {counts_word(counts_of_bundle(bundle))}") for bundle in range(1, ARGUMENTS - 1))


def houses(word: str) -> Form:
    return ((house, f"{word} {house_word(house)}") for house in range(HOUSES))


def gather_cards(word: str) -> Form:
    return ((card, f"{word} {PLACE_WORDS[location_of(card)]} {owner_of(card)}") for card in range(GATHER_CARDS))


def pairs() -> Form:
    for first in range(MOST_SEATS):
        for second in range(first + 1, MOST_SEATS):
            yield MOST_SEATS * first + second, f"swap {first} {second}"


def locks() -> Form:
    for kept in range(1 << PLACES):
        if kept.bit_count() == 2:
            yield kept, " ".join(["keep-cards", *(PLACE_WORDS[place] for place in members(kept))])


def steals() -> Form:
    for seat in range(MOST_SEATS):
        for kind in range(KINDS):
            yield KINDS * seat + kind, f"steal {KIND_WORDS[kind]} {seat}"


def scraps() -> Form:
    for place in range(BASIC_PLACES):
        yield place, f"scrap {PLACE_WORDS[place]}"
    for kind in range(KINDS):
        yield BASIC_PLACES + kind, f"scrap market {KIND_WORDS[kind]}"
    yield NO_SCRAPS, "no-scrap"


def offers() -> Form:
    yield 0, "offer nothing"
    for seat in range(MOST_SEATS):
        for kind in range(KINDS):
            for number in range(GIFTS):
                yield 1 + (seat * KINDS + kind) * GIFTS + number, f"offer {number + 1} {KIND_WORDS[kind]} {seat}"


def trades() -> Form:
    for given in range(KINDS):
        for received in range(KINDS):
            if given != received:
                yield KINDS * given + received, f"trade {KIND_WORDS[given]} {KIND_WORDS[received]}"
    yield NO_TRADE, "no-trade"


def with_last(forms: Form, last: int, word: str) -> Form:
    """These, and one object that is written with a word of its own."""
    yield from forms
    yield last, word


def worded(**words: int) -> Form:
    return ((thing, word.replace("_", " ")) for word, thing in words.items())


FORMS: Mapping[ActionKind, Callable[[], Form]] = {
    ActionKind.GATHER_FIELDS: lambda: gathers(Location.FIELDS),
    ActionKind.GATHER_FOREST: lambda: gathers(Location.FOREST),
    ActionKind.GATHER_BRICKYARD: lambda: gathers(Location.BRICKYARD),
    ActionKind.GATHER_MARKET: lambda: gathers(Location.MARKET),
    ActionKind.PEEK: peeks,
    ActionKind.PLACE: lambda: places("place"),
    ActionKind.TARGET: lambda: seats("target"),
    ActionKind.ASSIGN: lambda: gather_cards("assign"),
    ActionKind.SWAP: pairs,
    ActionKind.PAY: lambda: with_last(bundles("pay"), 0, "decline"),
    ActionKind.BEFRIEND: lambda: friends("befriend"),
    ActionKind.BESTOW: lambda: seats("bestow"),
    ActionKind.LOCK: locks,
    ActionKind.SAY: lambda: iter([(0, "say alone"), (1, "say with-others")]),
    ActionKind.NAME: lambda: places("name"),
    ActionKind.STEAL: steals,
    ActionKind.GAIN: lambda: bundles("gain"),
    ActionKind.SCRAPS: scraps,
    ActionKind.DECIDE: lambda: worded(yes=1, no=0),
    ActionKind.TAKE: lambda: bundles("take"),
    ActionKind.GO: lambda: with_last(places("go"), STAY, "stay"),
    ActionKind.GIVE: lambda: bundles("give"),
    ActionKind.RESOLVE: lambda: with_last(fables("resolve"), DREAM, "resolve friend"),
    ActionKind.KEEP: lambda: fables("keep"),
    ActionKind.TOP: lambda: fables("top"),
    ActionKind.FETCH: lambda: fables("fetch"),
    ActionKind.REAP: lambda: places("reap"),
    ActionKind.OFFER: offers,
    ActionKind.TRADE: trades,
    ActionKind.BLOW: lambda: houses("blow"),
    ActionKind.HAND: lambda: fables("hand"),
    ActionKind.DISCARD: lambda: fables("discard"),
    ActionKind.TURN: lambda: worded(draw=DRAW_ACTION, end=END_ACTION, stop=STOP_ACTION),
    ActionKind.BUILD: lambda: houses("build"),
    ActionKind.HELP_0: lambda: houses("help 0"),
    ActionKind.HELP_1: lambda: houses("help 1"),
    ActionKind.HELP_2: lambda: houses("help 2"),
    ActionKind.HELP_3: lambda: houses("help 3"),
    ActionKind.USE: lambda: friends("use"),
    ActionKind.PART: lambda: friends("part"),
    ActionKind.SPIN: lambda: ((kind, f"spin {word}") for kind, word in enumerate(KIND_WORDS)),
    ActionKind.REWARD: lambda: worded(
        reward_resources=REWARD_RESOURCES, reward_fables=REWARD_FABLES, reward_friend=REWARD_FRIEND
    ),
}

WRITTEN: Mapping[int, str] = {
    action_of(action_kind, thing): text for action_kind, forms in FORMS.items() for thing, text in forms()
}
"""The written form of every choice by its number."""


def seen_choice(action: int) -> str:
    """A choice as others see it: without what is hidden, its verb alone."""
    return WRITTEN.get(action, ActionKind(kind_of_action(action)).name.lower().partition("_")[0])
