"""Meetings of two cards: two Fables revealed together, or a Fable and a Friend in play.

A meeting is brought about between two rounds. The cards come to their players by what the rules themselves do with
cards, so that everybody still knows only what is true.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from fabletop.games.grimm.decks import FABLE_NAMES, FRIEND_NAMES
from fabletop.games.grimm.numbers import RULES
from fabletop.games.grimm.rules.cards import hand_over, remove_from_deck, take_from_deck, take_openly
from fabletop.games.grimm.rules.companions import part_with_friend, receive_friend
from fabletop.games.grimm.rules.friends import SLEEPING_BEAUTY
from fabletop.games.grimm.rules.state import GrimmTable, Question
from fabletop.games.grimm.rules.terms import AT_BUILD, DREAM, FABLE_COUNT, FABLE_ROW, FRIEND_COUNT, NO_CARD, NO_FRIEND
from fabletop.games.grimm.rules.words import everyone, holder_of, in_turn
from fabletop.kernel.bits import has
from fabletop.kernel.deck import deck_size
from tests.games.grimm.kinds import Kind

SEATS = (2, 3, 4)
Plan = dict[int, int]
"""The Fable that a seat is to lay, or ``DREAM``; seats in turn order."""


class Unsuitable(Exception):
    """The cards cannot meet at this table."""


@dataclass(frozen=True)
class Pair:
    """Two Fables revealed together; the first one's owner comes before the other's, or after."""

    fable: int
    other: int
    seats: int
    is_first: bool
    number: int = 0

    def __str__(self) -> str:
        order = "before" if self.is_first else "after"
        return f"{fable(self.fable)} {order} {fable(self.other)}, {self.seats} players, #{self.number}"

    @property
    def names(self) -> tuple[int, ...]:
        """In turn order of their owners."""
        return (self.fable, self.other) if self.is_first else (self.other, self.fable)

    def suits(self, kind: Kind) -> bool:
        return all(kind.copies[name] >= self.names.count(name) for name in self.names)

    def arrange(self, table: GrimmTable, chance: random.Random) -> Plan:
        places = sorted(chance.sample(range(table.seats), 2))
        seats = [in_turn(table, (1 + place) % table.seats) for place in places]  # the next seat will be the first
        refuse_dreams_of_two(table)
        plan: Plan = {}
        for seat, name in zip(seats, self.names, strict=True):
            give_fable(table, chance, seat, name, plan)
            plan[seat] = name
        return plan


@dataclass(frozen=True)
class Company:
    """A Fable and a Friend in play, of the player who lays the Fable or of another."""

    fable: int
    friend: int
    seats: int
    is_own: bool
    number: int = 0

    def __str__(self) -> str:
        owner = "own" if self.is_own else "another's"
        return f"{fable(self.fable)} with {owner} {friend(self.friend)}, {self.seats} players, #{self.number}"

    @property
    def names(self) -> tuple[int, ...]:
        return (self.fable,)

    def suits(self, kind: Kind) -> bool:
        return kind.copies[self.fable] > 0 and has(kind.friends, self.friend)

    def arrange(self, table: GrimmTable, chance: random.Random) -> Plan:
        seat, other = chance.sample(range(table.seats), 2)
        give_friend(table, seat if self.is_own else other, self.friend)
        if self.friend == SLEEPING_BEAUTY:
            put_on_top(table, chance, self.fable)
            return {seat: DREAM}
        refuse_dreams_of_two(table)
        give_fable(table, chance, seat, self.fable, {})
        return {seat: self.fable}


Meeting = Pair | Company


def fable(number: int) -> str:
    return FABLE_NAMES[number - 1]


def friend(number: int) -> str:
    return FRIEND_NAMES[number - 1]


def pairs_of(name: int, number: int = 0) -> Iterator[Pair]:
    """One Fable with every Fable, in both orders and with 2 to 4 players."""
    for seats in SEATS:
        for other in range(1, FABLE_COUNT + 1):
            for is_first in (True, False):
                yield Pair(name, other, seats, is_first, number)


def companies_of(name: int, number: int = 0) -> Iterator[Company]:
    """One Fable with every Friend of its owner and of another, with 2 to 4 players."""
    for seats in SEATS:
        for companion in range(1, FRIEND_COUNT + 1):
            for is_own in (True, False):
                yield Company(name, companion, seats, is_own, number)


# Bringing cards to their players.


def give_fable(table: GrimmTable, chance: random.Random, seat: int, name: int, plan: Plan) -> None:
    """Let a seat have a Fable: drawn from somewhere in the deck, taken openly from the pile, or handed over."""
    if table.hands[seat * FABLE_ROW + name] > 0:
        return
    depths = depths_of(table, name)
    givers = [other for other in range(table.seats) if can_spare(table, other, name, plan) and other != seat]
    source = chance.choice([*depths[:1], *["pile"] * min(1, table.pile[name]), *["hand"] * len(givers), None])
    if source == "pile":
        table.pile[name] -= 1
        take_openly(table, None, seat, name, NO_CARD)
    elif source == "hand":
        hand_over(table, None, chance.choice(givers), seat, (name, NO_CARD))
    elif depths:
        take_from_deck(table, None, seat, chance.choice(depths))
    else:
        raise Unsuitable


def depths_of(table: GrimmTable, name: int) -> list[int]:
    return [depth for depth in range(deck_size(table.fables)) if table.fables.cards[table.fables.top + depth] == name]


def can_spare(table: GrimmTable, seat: int, name: int, plan: Plan) -> bool:
    return table.hands[seat * FABLE_ROW + name] > int(plan.get(seat) == name)


def put_on_top(table: GrimmTable, chance: random.Random, name: int) -> None:
    """Put a Fable on top of the deck, by name from within the deck or from the pile."""
    deck, depths = table.fables, depths_of(table, name)
    if depths:
        depth = chance.choice(depths)
        known = deck.known[deck.top + depth]
        remove_from_deck(table, depth)
    elif table.pile[name] > 0 and deck.top > 0:
        known = everyone(table)
        table.pile[name] -= 1
    else:
        raise Unsuitable
    deck.top -= 1
    deck.cards[deck.top], deck.known[deck.top] = name, known


def give_friend(table: GrimmTable, seat: int, companion: int) -> None:
    """Let a seat have a Friend, whoever had it before."""
    owner = holder_of(table, companion)
    if owner == seat:
        return
    if owner >= 0:
        part_with_friend(table, None, owner)
    deck = table.friends
    rest = [card for card in deck.cards[deck.top : deck.bottom] if card != companion]
    deck.top, deck.bottom = 0, len(rest)
    deck.cards = rest + [NO_FRIEND] * (FRIEND_COUNT - len(rest))
    pile = [friend for friend in table.parted.cards[: table.parted.count] if friend != companion]
    table.parted.count = len(pile)
    table.parted.cards = pile + [NO_FRIEND] * (FRIEND_COUNT - len(pile))
    receive_friend(table, None, seat, companion, seat)


def refuse_dreams_of_two(table: GrimmTable) -> None:
    """With two players, one of them could lay nothing but Sleeping Beauty's card."""
    if table.seats == 2 and holder_of(table, SLEEPING_BEAUTY) >= 0:
        raise Unsuitable


def between_rounds(data: bytes) -> GrimmTable:
    """A table at the first question of a round, taken back to the end of the Build phase before."""
    table: GrimmTable = RULES.table.unpacked(data)
    while table.jobs > 0:
        table.jobs -= 1
        task = table.agenda[table.jobs]
        task.job, task.seat, task.card, task.other = 0, 0, 0, 0
    for question in table.questions:
        question.become(Question())
    table.asked = table.to_act = table.must_play = table.effects = table.acting_friend = 0
    table.window = AT_BUILD
    table.parked, table.matured = table.matured, table.parked
    return table
