"""Worlds that fit what a seat has seen: a short course of events in all ways it can go.

Nothing is known here of tokens: every copy is a card of its own and is followed from the deck on, and the ways that
look the same to the seat are those it cannot tell apart.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import NamedTuple

from fabletop.games.grimm.knowledge.memory import (
    changes_hands,
    drawn_by,
    dream_leaves_deck,
    everyone_learns,
    leaves_hand_openly,
    look_at_top,
    remember_hands_before_shuffle,
)
from fabletop.games.grimm.rules.cards import move_deck_to_front, put_in_hand, remove_from_deck, take_out_of_hand
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import FABLE_ROW, NO_CARD
from fabletop.kernel.rng import shuffle
from tests.games.grimm.worlds import Names, Weighted, World, hand_of, small_table

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

    def played(self, viewer: int, number: int) -> tuple[GrimmTable, tuple[object, ...]] | None:
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


def done(table: GrimmTable, event: list[str], viewer: int, chance: random.Random) -> list[object] | None:
    """Carry an event out on a table; gives what the viewer saw."""
    if event == ["shuffle"]:
        return shuffled(table)
    if event == ["dream"]:
        return dreamt(table)
    seat, action_kind = int(event[0]), event[1]
    if action_kind == "draws":
        card = drawn(table, seat, 0)
        return [card] if seat == viewer else []
    if action_kind == "looks":
        return looked(table, seat, viewer, chance)
    if action_kind == "fetches":
        return fetched(table, seat, int(event[2]))
    card = chance.choice(hand_of(table, seat))
    take_out_of_hand(table, seat, card)
    if action_kind == "discards":
        leaves_hand_openly(table, seat, card)
        table.pile[card] += 1
        return [card]
    put_in_hand(table, int(event[2]), card)
    changes_hands(table, seat, int(event[2]), card)
    return [card] if viewer in (seat, int(event[2])) else []


def drawn(table: GrimmTable, seat: int, depth: int) -> int:
    known = table.fables.known[table.fables.top + depth]
    card = remove_from_deck(table, depth)
    put_in_hand(table, seat, card)
    drawn_by(table, seat, card, known)
    return card


def looked(table: GrimmTable, seat: int, viewer: int, chance: random.Random) -> list[object]:
    look_at_top(table, seat, 2)
    cards = table.fables.cards[table.fables.top : table.fables.top + 2]
    kept = drawn(table, seat, chance.randrange(2))
    return [*cards, kept] if seat == viewer else []


def fetched(table: GrimmTable, seat: int, name: int) -> list[object] | None:
    if table.pile[name] == 0:
        return None
    table.pile[name] -= 1
    put_in_hand(table, seat, name)
    everyone_learns(table, name, seat)
    return []


def dreamt(table: GrimmTable) -> list[object]:
    known = table.fables.known[table.fables.top]
    table.dreamed = remove_from_deck(table, 0)
    table.dreamer = 0
    dream_leaves_deck(table, known)
    return []


def shuffled(table: GrimmTable) -> list[object]:
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
