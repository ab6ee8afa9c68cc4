"""Worlds that fit what a seat knows, found the slow way: by trying everything, with every copy a card of its own.

``all_worlds`` reads a table and tries every way to put the cards that a seat does not see into the places it does not
know. ``Course`` goes through a short course of events instead, in all ways it can go, and keeps those that look the
same to the seat: it knows nothing of tokens, so it can judge them.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from fractions import Fraction
from typing import NamedTuple, TypeVar

from fabletop.contract import read_seed
from fabletop.games.grimm.rules.cards import move_deck_to_front, put_in_hand, remove_from_deck, take_out_of_hand
from fabletop.games.grimm.rules.deal import clear_table, gather_decks
from fabletop.games.grimm.rules.knowledge import reimagine
from fabletop.games.grimm.rules.memory import (
    MIXED,
    changes_hands,
    drawn_by,
    dream_leaves_deck,
    everyone_learns,
    leaves_hand_openly,
    look_at_top,
    remember_hands_before_shuffle,
)
from fabletop.games.grimm.rules.state import Table
from fabletop.games.grimm.rules.terms import DREAM, DREAMED, FABLE_ROW, NO_CARD
from fabletop.kernel.rng import TABLE_DOMAIN, shuffle, start

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


def small_table(seats: int, cards: Iterable[int]) -> Table:
    """A table on which nothing has happened, with these Fables as the deck, the first on top."""
    table, deck = Table(), list(cards)
    table.seats = seats
    for name, count in Counter(deck).items():
        table.options.copies[name] = count
    table.options.friends = 0b11110
    clear_table(table)
    gather_decks(table)
    table.fables.cards[: len(deck)] = deck
    start(table.rng, read_seed("small#0"), TABLE_DOMAIN)
    return table


def hand_of(table: Table, seat: int) -> Names:
    row = table.hands[seat * FABLE_ROW : (seat + 1) * FABLE_ROW]
    return tuple(name for name in range(1, FABLE_ROW) for _ in range(row[name]))


def world_of(table: Table) -> World:
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


def tokens_of(table: Table, viewer: int) -> list[Token]:
    memory = table.memories[viewer]
    pairs = zip(memory.names[: memory.count], memory.holders[: memory.count], strict=True)
    return [Token(name, frozenset(hand for hand in range(8) if holders >> hand & 1)) for name, holders in pairs]


def unknown_places(table: Table, viewer: int) -> list[tuple[int, int]]:
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


def peeked_at(table: Table, viewer: int) -> list[tuple[int, int]]:
    """The Fables laid from hands that the viewer has looked at: (seat, name)."""
    return [(seat, table.laid[seat]) for seat in range(table.seats) if table.peeked[seat] >> viewer & 1]


def unseen_cards(table: Table, viewer: int) -> Counter[int]:
    cards = Counter({name: table.options.copies[name] for name in range(1, FABLE_ROW)})
    cards.subtract(hand_of(table, viewer))
    cards.subtract({name: table.pile[name] for name in range(1, FABLE_ROW)})
    cards.subtract(name for _, name in peeked_at(table, viewer))
    for place in range(table.fables.top, table.fables.bottom):
        cards[table.fables.cards[place]] -= table.fables.known[place] >> viewer & 1
    if table.dream_known >> viewer & 1:
        cards[table.dreamed] -= 1
    return +cards


def all_worlds(table: Table, viewer: int) -> Weighted:
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
    table: Table, viewer: int, places: list[tuple[int, int]], cards: Names
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


def put_together(table: Table, viewer: int, cards: dict[tuple[int, int], int], laid: Names) -> World:
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


def sampled(table: Table, viewer: int, count: int) -> Counter[World]:
    found: Counter[World] = Counter()
    seed = read_seed("sampled#0")
    for number in range(count):
        copy = table.copy()
        seed.stream = number
        reimagine(copy, viewer, seed)
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


# Courses of events.

Card = tuple[int, int]
"""A copy: name and number."""


class Deal(NamedTuple):
    """Where the copies are, and what the viewer saw on the way."""

    deck: tuple[Card, ...]
    hands: tuple[frozenset[Card], ...]
    pile: frozenset[Card]
    dreamed: Card | None
    seen: tuple[object, ...]


class Course:
    """A course of events, one word after the other: who does what.

    ``1 draws``, ``1 discards`` any card, ``1 fetches 4`` from the pile, ``1 gives 2`` any card, ``1 looks`` at the top
    two and keeps any, ``shuffle`` the pile under the deck, ``dream`` the top card.
    """

    def __init__(self, seats: int, cards: Iterable[int], events: str) -> None:
        self.seats = seats
        self.cards = tuple(cards)
        self.events = [event.split() for event in events.split(", ")]

    def all_deals(self, viewer: int) -> Iterator[tuple[Deal, Fraction]]:
        numbers: Counter[int] = Counter()
        copies: list[Card] = []
        for name in self.cards:
            copies.append((name, numbers[name]))
            numbers[name] += 1
        for deck in itertools.permutations(copies):
            hands = tuple(frozenset[Card]() for _ in range(self.seats))
            yield from self.followed(Deal(deck, hands, frozenset(), None, ()), viewer, 0, Fraction(1))

    def followed(self, deal: Deal, viewer: int, index: int, chance: Fraction) -> Iterator[tuple[Deal, Fraction]]:
        if index == len(self.events):
            yield deal, chance
            return
        futures = list(after(deal, self.events[index], viewer))
        for future in futures:
            yield from self.followed(future, viewer, index + 1, chance / len(futures))

    def worlds_like(self, viewer: int, seen: tuple[object, ...]) -> Weighted:
        """All ways in which the viewer saw this, by the worlds they end in."""
        worlds: Weighted = {}
        for deal, chance in self.all_deals(viewer):
            if deal.seen == seen:
                hands = tuple(names_of(hand) for hand in deal.hands)
                dreamed = deal.dreamed[0] if deal.dreamed else NO_CARD
                deck = tuple(card[0] for card in deal.deck)
                world = World(hands, dreamed, deck, (NO_CARD,) * self.seats)
                worlds[world] = worlds.get(world, Fraction(0)) + chance
        return worlds

    def played(self, viewer: int, number: int) -> tuple[Table, tuple[object, ...]] | None:
        """The course on a table, as chance will have it, with what the viewer saw; nothing where it cannot be done."""
        chance = random.Random(f"{self.events}{number}")
        deck = list(self.cards)
        chance.shuffle(deck)
        table, seen = small_table(self.seats, deck), []
        for event in self.events:
            what = done(table, event, viewer, chance)
            if what is None:
                return None
            seen += what
        return table, tuple(seen)


def names_of(cards: Iterable[Card]) -> Names:
    return tuple(sorted(card[0] for card in cards))


def after(deal: Deal, event: list[str], viewer: int) -> Iterator[Deal]:
    """What may come of an event; nothing if it cannot be done."""
    if event == ["shuffle"]:
        for order in itertools.permutations(sorted(deal.pile)):
            yield deal._replace(deck=deal.deck + order, pile=frozenset())
    elif event == ["dream"]:
        yield deal._replace(deck=deal.deck[1:], dreamed=deal.deck[0])
    elif event[1] == "gives":
        yield from after_gift(deal, int(event[0]), int(event[2]), viewer)
    elif event[1] == "looks":
        yield from after_look(deal, int(event[0]), viewer)
    else:
        yield from after_move(deal, int(event[0]), event, viewer)


def after_move(deal: Deal, seat: int, event: list[str], viewer: int) -> Iterator[Deal]:
    """Somebody draws a card, discards one, or fetches one from the pile."""
    hand = deal.hands[seat]
    if event[1] == "draws":
        card = deal.deck[0]
        saw = (card[0],) if seat == viewer else ()
        yield deal._replace(deck=deal.deck[1:], hands=with_hand(deal, seat, hand | {card}), seen=deal.seen + saw)
    elif event[1] == "discards":
        for card in hand:
            hands = with_hand(deal, seat, hand - {card})
            yield deal._replace(hands=hands, pile=deal.pile | {card}, seen=(*deal.seen, card[0]))
    else:
        for card in sorted(card for card in deal.pile if card[0] == int(event[2]))[:1]:
            yield deal._replace(pile=deal.pile - {card}, hands=with_hand(deal, seat, hand | {card}))


def with_hand(deal: Deal, seat: int, hand: frozenset[Card]) -> tuple[frozenset[Card], ...]:
    return tuple(hand if index == seat else old for index, old in enumerate(deal.hands))


def after_gift(deal: Deal, giver: int, taker: int, viewer: int) -> Iterator[Deal]:
    for card in deal.hands[giver]:
        given = deal._replace(hands=with_hand(deal, giver, deal.hands[giver] - {card}))
        hands = with_hand(given, taker, given.hands[taker] | {card})
        yield given._replace(hands=hands, seen=deal.seen + ((card[0],) if viewer in (giver, taker) else ()))


def after_look(deal: Deal, seat: int, viewer: int) -> Iterator[Deal]:
    for kept, other in itertools.permutations(deal.deck[:2]):
        hands = with_hand(deal, seat, deal.hands[seat] | {kept})
        saw = (deal.deck[0][0], deal.deck[1][0], kept[0]) if seat == viewer else ()
        yield deal._replace(deck=(other, *deal.deck[2:]), hands=hands, seen=deal.seen + saw)


def done(table: Table, event: list[str], viewer: int, chance: random.Random) -> list[object] | None:
    """Carry an event out on a table; gives what the viewer saw."""
    if event == ["shuffle"]:
        return shuffled(table)
    if event == ["dream"]:
        return dreamt(table)
    seat, verb = int(event[0]), event[1]
    if verb == "draws":
        card = drawn(table, seat, 0)
        return [card] if seat == viewer else []
    if verb == "looks":
        return looked(table, seat, viewer, chance)
    if verb == "fetches":
        return fetched(table, seat, int(event[2]))
    card = chance.choice(hand_of(table, seat))
    take_out_of_hand(table, seat, card)
    if verb == "discards":
        leaves_hand_openly(table, seat, card)
        table.pile[card] += 1
        return [card]
    put_in_hand(table, int(event[2]), card)
    changes_hands(table, seat, int(event[2]), card)
    return [card] if viewer in (seat, int(event[2])) else []


def drawn(table: Table, seat: int, depth: int) -> int:
    known = table.fables.known[table.fables.top + depth]
    card = remove_from_deck(table, depth)
    put_in_hand(table, seat, card)
    drawn_by(table, seat, card, known)
    return card


def looked(table: Table, seat: int, viewer: int, chance: random.Random) -> list[object]:
    look_at_top(table, seat, 2)
    cards = table.fables.cards[table.fables.top : table.fables.top + 2]
    kept = drawn(table, seat, chance.randrange(2))
    return [*cards, kept] if seat == viewer else []


def fetched(table: Table, seat: int, name: int) -> list[object] | None:
    if table.pile[name] == 0:
        return None
    table.pile[name] -= 1
    put_in_hand(table, seat, name)
    everyone_learns(table, name, seat)
    return []


def dreamt(table: Table) -> list[object]:
    known = table.fables.known[table.fables.top]
    table.dreamed = remove_from_deck(table, 0)
    table.dreamer = 0
    dream_leaves_deck(table, known)
    return []


def shuffled(table: Table) -> list[object]:
    """The pile is shuffled under what is left of the deck."""
    remember_hands_before_shuffle(table)
    left, deck = move_deck_to_front(table), table.fables
    for name in range(1, FABLE_ROW):
        for _ in range(table.pile[name]):
            deck.cards[deck.bottom] = name
            deck.bottom += 1
        table.pile[name] = 0
    shuffle(deck.cards, left, deck.bottom, table.rng)
    return []
