"""What a network is told of The Grimm Forest, and what its critic may see."""

from __future__ import annotations

from fabletop.games.grimm.knowledge.observation import (
    BUILT,
    CERTAIN,
    COUNTS,
    FRIENDS_SEEN,
    GAME,
    GATHER,
    GATHERED,
    GOODS,
    HAND,
    LOCATIONS,
    OPTIONS,
    PILE,
    PLAYER,
    PLAYERS,
    QUESTION,
    SECTIONS_LEFT,
    STOCK,
    relative,
)
from fabletop.games.grimm.play.estimates import ALONE, ESTIMATES, IS_WANTED, MISSING, PROSPECT, STRENGTH
from fabletop.games.grimm.play.observation import ESTIMATED
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import (
    FABLE_COUNT,
    FABLE_ROW,
    FRIEND_COUNT,
    GATHER_CARDS,
    HOUSES,
    KINDS,
    MOST_SEATS,
    NO_GATHER_CARD,
    PLACES,
    SECTIONS,
    Ask,
    Window,
)
from fabletop.games.grimm.rules.words import location_of
from fabletop.kernel.features import Feature, at_least, equal, short_of
from fabletop.kernel.rule import called_rule, rule

CARDS = FABLE_COUNT + FRIEND_COUNT
OTHERS = MOST_SEATS - 1
LAID = FABLE_ROW + 1
"""A Fable laid face down, or Sleeping Beauty's."""
SECRET = FABLE_COUNT + LAID + PLACES
SECRETS = OTHERS * SECRET + FABLE_COUNT
"""For each of the others: Fables in hand, the Fable laid, where its Gather card sends it; then the next Fable."""
HEAPS = (1, 2, 3, 4, 5, 6, 8, 10, 13)
WORTHS = (5, 10, 18, 26, 36, 48, 64)
AHEAD = (1, 3, 6, 10, 16, 24)
ROUNDS = (1, 2, 3, 4, 6, 8, 10, 13)


def features() -> tuple[Feature, ...]:
    told: list[Feature] = []
    for fable in range(1, FABLE_ROW):
        told += at_least(HAND * FABLE_ROW + fable, 1, 2) + at_least(PILE * FABLE_ROW + fable, 1, 2)
        for side in range(1, MOST_SEATS):
            told += at_least((CERTAIN + side) * FABLE_ROW + fable, 1)
    for side in range(MOST_SEATS):
        told += of_player(PLAYERS + side * PLAYER) + of_estimates(ESTIMATED + side * ESTIMATES, ESTIMATED)
    for place in range(PLACES):
        told += equal(LOCATIONS + 2 * place, *range(1, FABLE_COUNT + 1)) + equal(LOCATIONS + 2 * place + 1, 1, 2, 3, 4)
    for place in range(PLACES * KINDS):
        told += at_least(STOCK + place, *HEAPS)
    for place in range(KINDS * SECTIONS):
        told += at_least(SECTIONS_LEFT + place, 1, 2)
    for place in (
        *range(FRIENDS_SEEN, FRIENDS_SEEN + 3 * FRIEND_COUNT),
        *range(GATHER, GATHER + GATHER_CARDS + 3 * PLACES),
    ):
        told += at_least(place, 1)
    return tuple(told + of_question() + of_game())


def of_player(first: int) -> list[Feature]:
    told: list[Feature] = []
    for kind in range(KINDS):
        told += at_least(first + GOODS + kind, *HEAPS) + at_least(first + GATHERED + kind, 1, 2, 3, 4)
    for house in range(HOUSES):
        told += at_least(first + BUILT + house, 1)
    first += COUNTS
    told += (
        equal(first, *range(1, FRIEND_COUNT + 1)) + at_least(first + 1, 1, 2, 3, 4, 5, 6) + at_least(first + 2, 1, 2)
    )
    told += equal(first + 3, -2, -1, 1, 2, 3) + equal(first + 4, 1, 2, 3, 4)
    for card in (first + 5, first + 6, first + 7, first + 18):
        told += equal(card, *range(1, FABLE_COUNT + 1))
    told += equal(first + 8, 1, 2, 3, 4) + equal(first + 9, 1, 2, 3, 4)
    for flag in (*range(first + 10, first + 17), first + 19, first + 20, first + 22):
        told += at_least(flag, 1)
    return told + equal(first + 17, 1, 2) + equal(first + 21, *range(1, GATHER_CARDS + 1))


def of_estimates(first: int, own: int) -> list[Feature]:
    """What can be reckoned of a player, and how the own seat compares."""
    told = at_least(first + STRENGTH, *range(6, 96, 6)) + at_least(first + PROSPECT, *range(-60, 30, 6))
    if first != own:
        for number in (STRENGTH, PROSPECT):
            told += short_of(first + number, own + number, *AHEAD) + short_of(own + number, first + number, *AHEAD)
    for kind in range(KINDS):
        told += at_least(first + MISSING + kind, *range(1, 10)) + at_least(first + IS_WANTED + kind, 1)
    for location in range(2 * PLACES):
        told += at_least(first + ALONE + location, *WORTHS)
    return told


def of_question() -> list[Feature]:
    told = equal(QUESTION, 1, 2, 3, 4) + equal(QUESTION + 1, *Ask) + equal(QUESTION + 2, *range(1, CARDS + 1))
    return told + equal(QUESTION + 3, *range(33)) + at_least(QUESTION + 5, 1)


def of_game() -> list[Feature]:
    told = equal(GAME, 2, 3, 4) + at_least(GAME + 1, *ROUNDS) + equal(GAME + 2, *Window) + equal(GAME + 3, 0, 1, 2, 3)
    told += equal(GAME + 6, 1, 2, 3) + equal(GAME + 8, 1, 2, 3, 4) + equal(GAME + 10, *range(1, FABLE_COUNT + 1))
    for place, values in ((13, 4), (14, 2), (15, 4), (16, 4), (20, 6)):
        told += equal(GAME + place, *range(1, values + 1))
    for place in range(OPTIONS, OPTIONS + 8):
        told += equal(place, 1, 2)
    return told


FEATURES = features()


@called_rule
def reveal(table: GrimmTable, seat: int, out: list[int]) -> None:
    """Hands, what lies face down, and the next Fable of the deck."""
    for index in range(SECRETS):
        out[index] = 0
    for other in range(table.seats):
        if other != seat:
            reveal_other(table, other, SECRET * (relative(table, seat, other) - 1), out)
    if table.fables.top < table.fables.bottom and table.fables.cards[table.fables.top] > 0:
        out[OTHERS * SECRET + table.fables.cards[table.fables.top] - 1] = 1


@rule
def reveal_other(table: GrimmTable, other: int, first: int, out: list[int]) -> None:
    for fable in range(1, FABLE_ROW):
        out[first + fable - 1] = int(table.hands[other * FABLE_ROW + fable] > 0)
    out[first + FABLE_COUNT + table.laid[other]] = 1
    if table.assigned[other] != NO_GATHER_CARD:
        out[first + FABLE_COUNT + LAID + location_of(table.assigned[other])] = 1
