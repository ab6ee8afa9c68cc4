"""Worlds that fit what a seat remembers, found the slow way: every copy is a card of its own, put in every place.

``courses.py`` finds worlds that fit what a seat has seen without any tokens, and so can judge these.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from fractions import Fraction
from typing import NamedTuple, TypeVar

from fabletop.contract import read_seed
from fabletop.games.grimm.knowledge.memory import (
    MIXED,
)
from fabletop.games.grimm.knowledge.resample import resample
from fabletop.games.grimm.rules.deal import clear_table, gather_decks
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import DREAM, DREAMED, FABLE_ROW, NO_CARD
from fabletop.kernel.rng import TABLE_DOMAIN, start

MOST_DEVIATION = 5.6
"""Standard deviations; chance goes beyond in one case of 90 million."""
LEAST_EXPECTED = 12
"""Draws of the rarest world: chance would miss it in one case of 160,000."""

Case = TypeVar("Case", bound=Hashable)
Names = tuple[int, ...]
Weighted = dict["World", Fraction]


class World(NamedTuple):
    """Where the Fables are."""

    hands: tuple[Names, ...]
    dreamed: int
    deck: Names
    laid: Names


def small_table(seats: int, cards: Iterable[int]) -> GrimmTable:
    """A table on which nothing has happened, with these Fables as the deck, the first on top."""
    table, deck = GrimmTable(), list(cards)
    table.seats = seats
    for name, count in Counter(deck).items():
        table.options.copies[name] = count
    table.options.friends = 0b11110
    clear_table(table)
    gather_decks(table)
    table.fables.cards[: len(deck)] = deck
    start(table.rng, read_seed("small#0"), TABLE_DOMAIN)
    return table


def hand_of(table: GrimmTable, seat: int) -> Names:
    row = table.hands[seat * FABLE_ROW : (seat + 1) * FABLE_ROW]
    return tuple(name for name in range(1, FABLE_ROW) for _ in range(row[name]))


def world_of(table: GrimmTable) -> World:
    return World(
        hands=tuple(hand_of(table, seat) for seat in range(table.seats)),
        dreamed=table.dreamed,
        deck=tuple(table.fables.cards[table.fables.top : table.fables.bottom]),
        laid=tuple(table.laid[: table.seats]),
    )


# Worlds that fit the tokens of a table.


class Token(NamedTuple):
    name: int
    holders: frozenset[int]


def tokens_of(table: GrimmTable, viewer: int) -> list[Token]:
    memory = table.memories[viewer]
    pairs = zip(memory.names[: memory.count], memory.holders[: memory.count], strict=True)
    return [Token(name, frozenset(hand for hand in range(8) if holders >> hand & 1)) for name, holders in pairs]


def unknown_places(table: GrimmTable, viewer: int) -> list[tuple[int, int]]:
    """The places whose cards the viewer does not see: (hand, number); those of the deck that are not mixed last."""
    places = [(seat, number) for seat in range(table.seats) if seat != viewer for number in range(table.held[seat])]
    for seat in range(table.seats):
        if table.peeked[seat] >> viewer & 1:
            places.remove((seat, 0))
    if table.dreamed != NO_CARD and not table.dream_known >> viewer & 1:
        places.append((DREAMED, 0))
    for place in range(table.fables.top, table.fables.bottom):
        if not table.fables.known[place] >> viewer & 1:
            places.append((MIXED if table.fables.known[place] >> MIXED & 1 else MIXED + 1, place))
    return places


def peeked_at(table: GrimmTable, viewer: int) -> list[tuple[int, int]]:
    """The Fables laid from hands that the viewer has looked at: (seat, name)."""
    return [(seat, table.laid[seat]) for seat in range(table.seats) if table.peeked[seat] >> viewer & 1]


def unseen_cards(table: GrimmTable, viewer: int) -> Counter[int]:
    cards = Counter({name: table.options.copies[name] for name in range(1, FABLE_ROW)})
    cards.subtract(hand_of(table, viewer))
    cards.subtract({name: table.pile[name] for name in range(1, FABLE_ROW)})
    cards.subtract(name for _, name in peeked_at(table, viewer))
    for place in range(table.fables.top, table.fables.bottom):
        cards[table.fables.cards[place]] -= table.fables.known[place] >> viewer & 1
    if table.dream_known >> viewer & 1:
        cards[table.dreamed] -= 1
    return +cards


def all_worlds(table: GrimmTable, viewer: int) -> Weighted:
    """Every world that fits, with its weight: every way to place the copies so that each token is where it may be."""
    places, tokens = unknown_places(table, viewer), tokens_of(table, viewer)
    for seat, name in peeked_at(table, viewer):
        same = [token for token in tokens if seat in token.holders and token.name in (name, NO_CARD)]
        if same:
            tokens.remove(max(same, key=lambda token: (token.name, -len(token.holders))))
    worlds: Weighted = {}
    for ways, cards in placements(places, tokens, unseen_cards(table, viewer)):
        for laid, times in laid_fables(table, viewer, places, cards):
            world = put_together(table, viewer, dict(zip(places, cards, strict=True)), laid)
            worlds[world] = worlds.get(world, Fraction(0)) + ways * times
    return worlds


def placements(
    places: list[tuple[int, int]], tokens: list[Token], unseen: Counter[int]
) -> Iterator[tuple[Fraction, Names]]:
    """Names for all places, with the number of ways: first where the tokens are, then what else is where."""
    found: Counter[Names] = Counter()
    rest = sorted((unseen - Counter(token.name for token in tokens if token.name != NO_CARD)).elements())
    for named, ways in settled(places, tokens).items():
        free = [place for place in places if place not in dict(named)]
        assert len(free) == len(rest)
        for order in itertools.permutations(rest):
            cards = dict(named) | dict(zip(free, order, strict=True))
            found[tuple(cards[place] for place in places)] += ways
    for names, ways in found.items():
        yield Fraction(ways), names


def settled(places: list[tuple[int, int]], tokens: list[Token]) -> Counter[tuple[tuple[tuple[int, int], int], ...]]:
    """Where the named tokens may be, and in how many ways there is room for the nameless ones beside them."""
    ways: Counter[tuple[tuple[tuple[int, int], int], ...]] = Counter()

    def settle(taken: dict[tuple[int, int], int], index: int) -> None:
        if index == len(tokens):
            ways[tuple(sorted((place, name) for place, name in taken.items() if name != NO_CARD))] += 1
            return
        for place in places:
            if place not in taken and place[0] in tokens[index].holders:
                settle(taken | {place: tokens[index].name}, index + 1)

    settle({}, 0)
    return ways


def laid_fables(
    table: GrimmTable, viewer: int, places: list[tuple[int, int]], cards: Names
) -> Iterator[tuple[Names, Fraction]]:
    """What everybody may have laid from these hands, each card as likely as the others."""
    choices: list[Counter[int]] = []
    for seat in range(table.seats):
        hand = [card for place, card in zip(places, cards, strict=True) if place[0] == seat]
        is_known = seat == viewer or bool(table.peeked[seat] >> viewer & 1)
        if is_known or table.laid[seat] in (NO_CARD, DREAM):
            choices.append(Counter([table.laid[seat]]))
        else:
            choices.append(Counter(hand))
    for laid in itertools.product(*choices):
        weight = Fraction(1)
        for card, choice in zip(laid, choices, strict=True):
            weight *= Fraction(choice[card], choice.total())
        yield laid, weight


def put_together(table: GrimmTable, viewer: int, cards: dict[tuple[int, int], int], laid: Names) -> World:
    hands = [list(hand_of(table, seat)) if seat == viewer else [] for seat in range(table.seats)]
    deck, dreamed = list(table.fables.cards[table.fables.top : table.fables.bottom]), table.dreamed
    for (hand, number), card in cards.items():
        if hand == DREAMED:
            dreamed = card
        elif hand >= MIXED:
            deck[number - table.fables.top] = card
        else:
            hands[hand].append(card)
    for seat, name in peeked_at(table, viewer):
        hands[seat].append(name)
    return World(tuple(tuple(sorted(hand)) for hand in hands), dreamed, tuple(deck), laid)


# Drawing worlds.


def sampled(table: GrimmTable, viewer: int, count: int) -> Counter[World]:
    found: Counter[World] = Counter()
    seed = read_seed("sampled#0")
    for number in range(count):
        copy = table.copy()
        seed.stream = number
        resample(copy, viewer, seed)
        found[world_of(copy)] += 1
    return found


def assert_even(found: Counter[Case], weights: dict[Case, Fraction]) -> None:
    """No world made up, none missing, and each as often as its weight says."""
    assert set(found) <= set(weights), "a world that does not fit"
    assert set(found) == set(weights), "a world that is never drawn"
    assert len(weights) == 1 or deviation(found, weights) < MOST_DEVIATION


def deviation(found: Counter[Case], weights: dict[Case, Fraction]) -> float:
    """Chi-square in standard deviations from what is to be expected, by the formula of Wilson and Hilferty."""
    total, draws = sum(weights.values()), found.total()
    expected = {case: float(draws * weight / total) for case, weight in weights.items()}
    statistic = sum((found[case] - expected[case]) ** 2 / expected[case] for case in weights)
    freedom = len(weights) - 1
    share = 2 / (9 * freedom)
    return float(((statistic / freedom) ** (1 / 3) - (1 - share)) / share**0.5)


def draws_for(weights: dict[Case, Fraction]) -> int:
    return max(800, int(LEAST_EXPECTED * sum(weights.values()) / min(weights.values())))
