"""What a network is told of The Fox in the Forest, what its critic may see, and how suits can be renamed."""

from __future__ import annotations

from itertools import permutations

from fabletop.games.fox.knowledge.observation import CARDS, COUNTS, MOMENTS, PLANES, column
from fabletop.games.fox.rules.state import FoxTable
from fabletop.games.fox.rules.terms import (
    ACTION_KINDS,
    DECK_SIZE,
    MOST_DRAWS,
    MOST_EXCHANGES,
    PLAYS,
    TRICKS,
    Ask,
    Suit,
    card_of,
    rank_of,
    rival_of,
    suit_of,
)
from fabletop.kernel.actions import ARGUMENTS
from fabletop.kernel.bits import lowest, without_lowest
from fabletop.kernel.deck import deck_size
from fabletop.kernel.features import Feature, Symmetry, ago, at_least, equal, short_of
from fabletop.kernel.rule import rule

RANKS = CARDS // len(Suit)
AT = CARDS * (PLANES + MOMENTS)
QUESTION, DEALER, PLAYED, TARGET, TRUMP, SIDES = AT, AT + 2, AT + 3, AT + 5, AT + 6, AT + 8
SCORE, WON, TREASURES, LEADS, SIDE = 0, 2, 3, 5, 6
EXCHANGES, EXCHANGE = AT + COUNTS, 5
MEMORY = 4
"""How many plays back the order of plays is told."""
GOALS = 21
SECRETS = CARDS * (1 + MOST_DRAWS)
"""The rival's hand, and the next cards of the deck."""


def features() -> tuple[Feature, ...]:
    told: list[Feature] = []
    for slot in range(AT):
        told += at_least(slot, 1)
    for back in range(MEMORY):
        for slot in range(PLANES * CARDS, AT):
            told += ago(slot, PLAYED, back)
    told += equal(QUESTION, *Ask) + at_least(DEALER, 1) + at_least(PLAYED, *range(1, PLAYS)) + equal(TRUMP, *Suit)
    for side in (SIDES, SIDES + SIDE):
        told += equal(side + WON, *range(TRICKS + 1)) + at_least(side + TREASURES, 1, 2, 3) + at_least(side + LEADS, 1)
        told += short_of(side + SCORE, TARGET, *range(1, GOALS + 1))
    for exchange in range(MOST_EXCHANGES):
        row = EXCHANGES + exchange * EXCHANGE
        told += equal(row, 1, 2) + at_least(row + 4, 1)
    return tuple(told)


FEATURES = features()


@rule
def reveal(table: FoxTable, seat: int, out: list[int]) -> None:
    """The rival's hand, and the cards that Woodcutters would draw next."""
    for index in range(SECRETS):
        out[index] = 0
    hand = table.hands[rival_of(seat)]
    while hand != 0:
        out[column(lowest(hand))] = 1
        hand = without_lowest(hand)
    for place in range(min(MOST_DRAWS, deck_size(table.deck))):
        if table.deck.top + place < DECK_SIZE:
            out[CARDS * (1 + place) + column(table.deck.cards[table.deck.top + place])] = 1


def symmetries() -> tuple[Symmetry, ...]:
    """The suits have the same cards, so any may take the name of any other."""
    places = {feature: place for place, feature in enumerate(FEATURES)}
    return tuple(renamed(suits, places) for suits in permutations(range(len(Suit))))


def renamed(suits: tuple[int, ...], places: dict[Feature, int]) -> Symmetry:
    def other_column(at: int) -> int:
        return suits[at // RANKS] * RANKS + at % RANKS

    def other_feature(feature: Feature) -> Feature:
        if feature.slot < AT:
            plane, at = divmod(feature.slot, CARDS)
            return feature._replace(slot=plane * CARDS + other_column(at))
        return feature._replace(value=suits[feature.value]) if feature.slot == TRUMP else feature

    def other_action(action: int) -> int:
        action_kind, card = divmod(action, ARGUMENTS)
        if not 1 <= rank_of(card) <= RANKS or suit_of(card) >= len(Suit):
            return action
        return action_kind * ARGUMENTS + card_of(suits[suit_of(card)], rank_of(card))

    return Symmetry(
        tuple(places[other_feature(feature)] for feature in FEATURES),
        tuple(at // CARDS * CARDS + other_column(at % CARDS) for at in range(SECRETS)),
        tuple(other_action(action) for action in range(ACTION_KINDS * ARGUMENTS)),
    )
