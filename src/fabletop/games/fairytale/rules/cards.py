"""Cards in hands, packs and rows: sorted lists of names, and sets of names."""

from __future__ import annotations

from fabletop.games.fairytale.rules.state import FairytaleTable, Row
from fabletop.games.fairytale.rules.terms import ANY, HAND_ROOM, NO_CARD, PLAYS
from fabletop.kernel.bits import bit, has, lowest, without_lowest
from fabletop.kernel.rule import rule


@rule
def is_single(bits: int) -> bool:
    """Has the set at most one member?"""
    return bits & (bits - 1) == 0


@rule
def names_from(cards: list[int], first: int, end: int) -> int:
    """The names of some cards that stand side by side, as a set."""
    names = 0
    for place in range(first, end):
        names |= bit(cards[place])
    return names


@rule
def differ(cards: list[int], first: int, end: int) -> bool:
    """Are there different cards among those that stand side by side? They are sorted, so the first and last tell."""
    return first < end and cards[first] != cards[end - 1]


# Cards make room one by one, each in turn while the next is looked at. To look for the place first, or to stop where a
# sorted card belongs, costs a machine more wrong guesses (docs/speed.md).


@rule
def bring_forward(cards: list[int], to: int, card: int) -> None:
    """Move the first such card that stands at ``to`` or behind it to ``to``; the others keep their order."""
    place, moving = to, card
    while cards[place] != card:
        cards[place], moving = moving, cards[place]
        place += 1
    cards[place] = moving


@rule
def put_in_sorted(cards: list[int], first: int, end: int, card: int) -> None:
    """Add a card to sorted ones, which stand from ``first`` up to ``end``."""
    for place in range(first, end):
        other = cards[place]
        cards[place] = min(other, card)
        card = max(other, card)
    cards[end] = card


@rule
def put_in_order(cards: list[int], first: int, end: int) -> None:
    """Sort cards that stand side by side."""
    for place in range(first + 1, end):
        put_in_sorted(cards, first, place, cards[place])


@rule
def take_in_hand(table: FairytaleTable, seat: int, card: int) -> None:
    """The hand stays sorted."""
    first = seat * HAND_ROOM
    put_in_sorted(table.hands, first, first + table.held[seat], card)
    table.held[seat] += 1


@rule
def leave_hand(table: FairytaleTable, seat: int, card: int) -> None:
    table.held[seat] -= 1
    place, moving = seat * HAND_ROOM + table.held[seat], NO_CARD
    while table.hands[place] != card:
        table.hands[place], moving = moving, table.hands[place]
        place -= 1
    table.hands[place] = moving


@rule
def names_in_hand(table: FairytaleTable, seat: int) -> int:
    first = seat * HAND_ROOM
    return names_from(table.hands, first, first + table.held[seat])


@rule
def play_place(table: FairytaleTable, round: int, seat: int, step: int) -> int:
    """Where the card that a seat played in a step of a round is kept."""
    return (round * table.seats + seat) * PLAYS + step


@rule
def played_card(table: FairytaleTable, seat: int) -> int:
    """The card the seat has revealed in this step, or none."""
    return table.plays[play_place(table, table.round, seat, table.step)]


@rule
def acting_card(table: FairytaleTable, seat: int) -> int:
    """The card of this reveal whose effects act for the seat: none if it was hunted."""
    return NO_CARD if has(table.hunted, seat) else played_card(table, seat)


@rule
def enter_play(row: Row, card: int) -> None:
    """Face up, behind the cards that came before."""
    row.cards[row.count] = card
    row.up |= bit(row.count)
    row.count += 1


@rule
def all_places(row: Row) -> int:
    return bit(row.count) - 1


@rule
def places_of(table: FairytaleTable, row: Row, places: int, category: int) -> int:
    """Those places whose cards belong to a category."""
    if category == ANY:
        return places
    members = table.options.deck.members[category]
    found = 0
    while places != 0:
        place = lowest(places)
        if has(members, row.cards[place]):
            found |= bit(place)
        places = without_lowest(places)
    return found


@rule
def names_at(row: Row, places: int) -> int:
    """The names of the cards at these places, as a set."""
    names = 0
    while places != 0:
        names |= bit(row.cards[lowest(places)])
        places = without_lowest(places)
    return names


@rule
def place_of_name(row: Row, places: int, name: int) -> int:
    """The first of these places where a card of this name lies."""
    while row.cards[lowest(places)] != name:
        places = without_lowest(places)
    return lowest(places)
