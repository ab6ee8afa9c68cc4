"""Every world of a seat, by numbers: what the rival may hold, and what the Woodcutters to come would draw.

Worlds that differ only in what can no longer matter are one, and weigh as much as all of them: what the rival drew and
buried, and the order of the deck below the cards that can still be drawn. Weights add up the equally likely worlds that
``knowledge.resample`` draws from.
"""

from __future__ import annotations

from fabletop.games.fox.knowledge.resample import (
    buried_by,
    certain_hand,
    choose,
    dealt_and_kept,
    draws_of,
    guess_fits,
    is_woodcutter,
    lay_burials,
    let_go_but_not_dealt,
    let_go_since,
    taken_decrees,
    unseen_by,
)
from fabletop.games.fox.rules.state import FoxTable
from fabletop.games.fox.rules.terms import DECK_SIZE, NO_CARD, TRICKS, rival_of
from fabletop.kernel.bits import bit, highest, lowest, nth, popcount, without_lowest
from fabletop.kernel.rule import called_rule, rule

FOXES = 0x0008_0008_0008
WOODCUTTERS = 0x0020_0020_0020
MOST_DRAWS_LISTED = 1
"""With more Woodcutters of the rival there are too many ways to come to a hand."""


@rule
def tricks_left(table: FoxTable) -> int:
    """The tricks of the round that are not decided."""
    return TRICKS - table.tricks[0] - table.tricks[1]


@rule
def worlds(table: FoxTable, seat: int) -> int:
    """How many numbers the worlds of a seat have, or 0 if they are not listed."""
    rival = rival_of(seat)
    if draws_of(table, rival) > MOST_DRAWS_LISTED:
        return 0
    unseen = unseen_by(table, seat)
    sure, free = cards_of_rival(table, rival, unseen)
    size = popcount(table.hands[rival])
    return choose(popcount(free), size - popcount(sure)) * orders(popcount(unseen) - size, draws_to_come(table, seat))


@called_rule
def world(table: FoxTable, seat: int, number: int) -> int:
    """Make the table the world of a number; gives how many equally likely worlds it stands for."""
    rival = rival_of(seat)
    unseen, draws = unseen_by(table, seat), draws_to_come(table, seat)
    sure, free = cards_of_rival(table, rival, unseen)
    size = popcount(table.hands[rival])
    decks = orders(popcount(unseen) - size, draws)
    hand = sure | selection(free, size - popcount(sure), number // decks)
    table.hands[rival] = hand
    if not may_draw(table, seat, hand):
        if number % decks > 0:
            return 0
        weight = histories(table, rival, unseen, 0) * orders(DECK_SIZE - table.deck.top, draws)
        lay_deck(table, unseen & ~(hand | buried_by(table, rival)), 0)
        return weight
    top = lay_top(table, unseen & ~hand, draws, number % decks)
    weight = histories(table, rival, unseen, top)
    lay_deck(table, unseen & ~(hand | buried_by(table, rival) | top), draws)
    return weight


@rule
def cards_of_rival(table: FoxTable, rival: int, unseen: int) -> tuple[int, int]:
    """Cards that the rival holds in every world, and cards that complete the hand."""
    if draws_of(table, rival) > 0:
        return 0, unseen
    return certain_hand(table, rival, unseen), dealt_and_kept(table, rival, unseen)


@rule
def draws_to_come(table: FoxTable, seat: int) -> int:
    """How many Woodcutters are not known to be out of play."""
    return popcount(WOODCUTTERS & ~(table.played_cards | buried_by(table, seat)))


@rule
def may_draw(table: FoxTable, seat: int, hand: int) -> bool:
    """Does anybody hold a Woodcutter, or a Fox that can fetch one from the decree?"""
    held = table.hands[seat] | hand
    if held & FOXES != 0:
        held |= bit(table.decree)
    return held & WOODCUTTERS != 0


@rule
def orders(cards: int, count: int) -> int:
    """In how many ways so many cards can be drawn one after another."""
    ways = 1
    for drawn in range(count):
        ways *= cards - drawn
    return ways


@rule
def selection(cards: int, count: int, number: int) -> int:
    """One of the selections of so many cards, all of which have numbers."""
    chosen = 0
    while count > 0:
        card = highest(cards)
        cards &= ~bit(card)
        without = choose(popcount(cards), count)
        if number >= without:
            number -= without
            chosen |= bit(card)
            count -= 1
    return chosen


@rule
def lay_top(table: FoxTable, cards: int, draws: int, number: int) -> int:
    """So many of the cards are the next to be drawn, in the order of this number; gives which."""
    top = 0
    for drawn in range(draws):
        left = cards & ~top
        card = nth(left, number % popcount(left))
        number = number // popcount(left)
        top |= bit(card)
        table.deck.cards[table.deck.top + drawn] = card
    return top


@rule
def lay_deck(table: FoxTable, cards: int, below: int) -> None:
    """Lay the cards into the deck below the first so many, in any order, and then what was buried."""
    place = table.deck.top + below
    while cards != 0 and place < DECK_SIZE:
        table.deck.cards[place] = lowest(cards)
        cards = without_lowest(cards)
        place += 1
    lay_burials(table)


@rule
def histories(table: FoxTable, rival: int, unseen: int, top: int) -> int:
    """In how many ways the rival can have come to the hand, if the cards on top of the deck were not buried."""
    for index in range(table.exchanges):
        exchange = table.exchanged[index]
        if exchange.seat == rival and is_woodcutter(table, exchange):
            return histories_of_draw(table, rival, unseen, (index, top))
    return 1


@called_rule
def histories_of_draw(table: FoxTable, rival: int, unseen: int, at: tuple[int, int]) -> int:
    """What was drawn and buried with the rival's one Woodcutter: every guess that leads to the hand and fits."""
    index, top = at
    exchange = table.exchanged[index]
    let_go, must = let_go_since(table, rival, exchange.plays), let_go_but_not_dealt(table, rival)
    burials = unseen & ~(table.hands[rival] | top) if exchange.went != NO_CARD else bit(NO_CARD)
    ways, came, went = 0, exchange.came, exchange.went
    while burials != 0:
        exchange.went = lowest(burials)
        burials = without_lowest(burials)
        drawn = unseen & (table.hands[rival] | bit(exchange.went)) & ~taken_decrees(table, rival) | let_go
        while drawn != 0:
            exchange.came = lowest(drawn)
            drawn = without_lowest(drawn)
            if (
                must & ~bit(exchange.came) == 0
                and guess_fits(table, rival, unseen)
                and makes_hand(table, rival, unseen)
            ):
                ways, came, went = ways + 1, exchange.came, exchange.went
    exchange.came = came
    exchange.went = went
    return ways


@rule
def makes_hand(table: FoxTable, rival: int, unseen: int) -> bool:
    """Does the guess make the rival's hand of cards that are certain and cards that were dealt and kept?"""
    hand, certain = table.hands[rival], certain_hand(table, rival, unseen)
    return certain & ~hand == 0 and hand & ~(certain | dealt_and_kept(table, rival, unseen)) == 0
