"""Names of cards that can be swapped: in the basic deck three factions are alike, each the friend of the next."""

from __future__ import annotations

from fabletop.games.fairytale.knowledge.observation import LOOKS
from fabletop.games.fairytale.play.features import FEATURES, NAMES_TOLD, SECRETS
from fabletop.games.fairytale.play.observation import FOR_NEIGHBOUR, PROMISES
from fabletop.games.fairytale.rules.state import CardList, Options
from fabletop.games.fairytale.rules.terms import ACTION_KINDS, CATEGORIES, MOST_NAMES, NAMES, Category
from fabletop.kernel.actions import ARGUMENTS
from fabletop.kernel.features import AMONG, Feature, Symmetry

TURNED = (0, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 1, 2, 3, 4, 5, 18, 16, 17, 19, 20)
"""For each name of the basic deck, from 0 for none, the one that takes its place when the factions move up by one."""
MOVED = {
    Category.DRAGONVALE: Category.FAIRYWOOD,
    Category.FAIRYWOOD: Category.HOLY_EMPIRE,
    Category.HOLY_EMPIRE: Category.DRAGONVALE,
}
CARD = ("copies", "type", "scoring", "points", "least", "almighty")
EFFECTS = ("unflips", "flips", "flips_all", "draws", "stages")
CATEGORIES_NAMED = ("faction", "most_of", "hunts", "unflips_of", "flips_of")


def turned(name: int) -> int:
    return TURNED[name] if name < len(TURNED) else name


def moved(category: int) -> int:
    return int(MOVED.get(Category(category), category))


def is_symmetric(options: Options) -> bool:
    """Do the cards of a deck stay what they are when its factions move up by one?"""
    deck = options.deck
    return deck.names < len(TURNED) and all(is_like(deck, name, turned(name)) for name in range(1, deck.names + 1))


def is_like(deck: CardList, name: int, other: int) -> bool:
    def renamed(names: int) -> int:
        return sum(1 << turned(one) for one in range(NAMES) if names >> one & 1)

    def moved_all(categories: int) -> int:
        return sum(1 << moved(one) for one in range(CATEGORIES) if categories >> one & 1)

    return (
        all(getattr(deck, field)[name] == getattr(deck, field)[other] for field in CARD + EFFECTS)
        and all(moved(getattr(deck, field)[name]) == getattr(deck, field)[other] for field in CATEGORIES_NAMED)
        and moved_all(deck.least_of[name]) == deck.least_of[other]
        and turned(deck.counted[name]) == deck.counted[other]
        and renamed(deck.needed[name]) == deck.needed[other]
        and renamed(deck.counts_as[name]) == deck.counts_as[other]
    )


def symmetries() -> tuple[Symmetry, ...]:
    """None, one or two steps up."""
    places = {feature: place for place, feature in enumerate(FEATURES)}
    once = [turned(name) for name in range(ARGUMENTS)]
    twice = [once[name] for name in once]
    return tuple(renamed(names, places) for names in (list(range(ARGUMENTS)), once, twice))


def renamed(names: list[int], places: dict[Feature, int]) -> Symmetry:
    def other_place(place: int) -> int:
        return names[place + 1] - 1

    def other_feature(feature: Feature) -> Feature:
        if feature.kind == AMONG:
            return feature._replace(value=names[feature.value])
        for first, end in ((0, LOOKS), (PROMISES, FOR_NEIGHBOUR), (FOR_NEIGHBOUR, FOR_NEIGHBOUR + MOST_NAMES)):
            if first <= feature.slot < end:
                plane, name = divmod(feature.slot - first, MOST_NAMES)
                return feature._replace(slot=first + plane * MOST_NAMES + other_place(name))
        return feature

    return Symmetry(
        tuple(places[other_feature(feature)] for feature in FEATURES),
        tuple(at // NAMES_TOLD * NAMES_TOLD + other_place(at % NAMES_TOLD) for at in range(SECRETS)),
        tuple(
            action // ARGUMENTS * ARGUMENTS + names[action % ARGUMENTS] for action in range(ACTION_KINDS * ARGUMENTS)
        ),
    )
