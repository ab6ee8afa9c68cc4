"""What a player may expect of a card: the habits of ``heuristic`` rest on it.

All is counted in sixteenths of a point. A card brings its own points, and those that it adds to cards the player has in
play or will play in this round; rounds to come are a hope.
"""

from __future__ import annotations

from fabletop.games.fairytale.rules.cards import places_of
from fabletop.games.fairytale.rules.draft import kept_card
from fabletop.games.fairytale.rules.scoring import count_of_category
from fabletop.games.fairytale.rules.state import FairytaleTable, Row
from fabletop.games.fairytale.rules.terms import ANY, CONDITION, COUNT, DRAFTING, HAND_ROOM, NO_CARD, PLAYS
from fabletop.kernel.bits import has, lowest, popcount, without_lowest
from fabletop.kernel.rule import called_rule, rule

ONE = 16
"""A point, or a card that is surely face up in the end."""
LOOSE = 12
"""A card in hand that may be played in this round."""
HOPE = 136
"""Of the cards that are still looked for, so many sixteenths of a deck come with each round."""
FAR = 8
"""Halves of a card that a condition is further away if it asks for a name with a single copy."""

# The numbers were found by games against players with other numbers: with both own decks, for two and for four.


# Cards that count


@rule
def showing(row: Row) -> int:
    """The places of cards that are face up, or will be when the stage under way is over."""
    return row.up ^ row.marked


@rule
def loose_cards(table: FairytaleTable, seat: int) -> int:
    """How many cards the seat has kept so far in a draft, or may still play in this round."""
    if table.stage == DRAFTING:
        return table.step
    return table.held[seat] if table.step < PLAYS - 1 else 0


@rule
def loose_card(table: FairytaleTable, seat: int, index: int) -> int:
    if table.stage == DRAFTING:
        return kept_card(table, table.round, seat, index)
    return table.hands[seat * HAND_ROOM + index]


@rule
def goes_by(table: FairytaleTable, card: int, name: int) -> bool:
    """Does the card count as this name at the scoring?"""
    return card == name or has(table.options.deck.counts_as[card], name)


@rule
def rounds_to_come(table: FairytaleTable) -> int:
    return table.options.rounds - 1 - table.round


@rule
def plays_to_come(table: FairytaleTable) -> int:
    """Cards that everybody plays after the next one."""
    step = 0 if table.stage == DRAFTING else table.step
    return rounds_to_come(table) * PLAYS + PLAYS - 1 - step


@called_rule
def expected_of_name(table: FairytaleTable, seat: int, name: int) -> int:
    """The cards of a name that the seat may count on: in play, loose, and its share of those to come."""
    row = table.rows[seat]
    found, certain = 0, 0
    places = showing(row)
    while places != 0:
        certain += int(goes_by(table, row.cards[lowest(places)], name))
        places = without_lowest(places)
    for index in range(loose_cards(table, seat)):
        found += int(goes_by(table, loose_card(table, seat, index), name))
    return certain * ONE + found * LOOSE + hope_for(table, name, certain + found)


@rule
def hope_for(table: FairytaleTable, name: int, had: int) -> int:
    """What the rounds to come may bring of a name, to someone who looks for it."""
    deck = table.options.deck
    left = max(0, deck.copies[name] - had)
    return left * rounds_to_come(table) * HOPE // deck.cards


# Conditions


@rule
def chance(table: FairytaleTable, short: int) -> int:
    """The chance, in sixteenths, that a condition which is so many halves of a card away will hold."""
    if short <= 0:
        return ONE
    left = plays_to_come(table)
    return ONE * left // (left + 2 * short) if 2 * left >= short else 0


@called_rule
def short_of(table: FairytaleTable, seat: int, card: int, more: int) -> int:
    """How far a condition is from holding, with one more card face up: halves of a card."""
    deck = table.options.deck
    short = 0
    if deck.most_of[card] != ANY:
        short += short_of_most(table, seat, deck.most_of[card], more)
    categories = deck.least_of[card]
    while categories != 0:
        category = lowest(categories)
        short += max(0, 2 * deck.least[card] - halves_of_category(table, seat, category, more))
        categories = without_lowest(categories)
    names = deck.needed[card]
    while names != 0:
        short += short_of_name(table, seat, lowest(names), more)
        names = without_lowest(names)
    return short


@rule
def halves_of_category(table: FairytaleTable, seat: int, category: int, more: int) -> int:
    """Cards of a category in play count two, loose ones one."""
    members = table.options.deck.members[category]
    row = table.rows[seat]
    halves = 2 * popcount(places_of(table, row, showing(row), category)) + 2 * int(has(members, more))
    for index in range(loose_cards(table, seat)):
        halves += int(has(members, loose_card(table, seat, index)))
    return halves


@rule
def short_of_most(table: FairytaleTable, seat: int, category: int, more: int) -> int:
    """How far the seat is from having as many cards of a category as anybody; while rounds come it is never safe."""
    most = 2
    for other in range(table.seats):
        if other != seat:
            most = max(most, 2 * count_of_category(table, table.rows[other], category, NO_CARD))
    return max(0, most + rounds_to_come(table) - halves_of_category(table, seat, category, more))


@rule
def short_of_name(table: FairytaleTable, seat: int, name: int, more: int) -> int:
    """A name that is there is no way off, a loose one half a card, and a rare one far."""
    if goes_by(table, more, name):
        return 0
    row = table.rows[seat]
    places = showing(row)
    while places != 0:
        if goes_by(table, row.cards[lowest(places)], name):
            return 0
        places = without_lowest(places)
    for index in range(loose_cards(table, seat)):
        if goes_by(table, loose_card(table, seat, index), name):
            return 1
    return 2 + FAR // table.options.deck.copies[name]


# The worth of a card


@called_rule
def hope_of_friends(table: FairytaleTable, card: int) -> int:
    """What a card may add to cards to come that count it; a third of it, because they may go elsewhere."""
    if rounds_to_come(table) == 0:
        return 0
    deck = table.options.deck
    hope = 0
    for name in range(1, deck.names + 1):
        if deck.scoring[name] == COUNT and goes_by(table, card, deck.counted[name]):
            hope += deck.points[name] * hope_for(table, name, 0)
    return hope // 3


@called_rule
def card_value(table: FairytaleTable, seat: int, card: int, own: int) -> int:
    """What a card face up would bring the seat, itself and by others; ``own`` is what it counts for already."""
    deck = table.options.deck
    row = table.rows[seat]
    value = points_expected(table, seat, card, own)
    if own != 0:
        value -= own * help_given(table, seat, card, card)
    places = showing(row)
    while places != 0:
        value += ONE * help_given(table, seat, card, row.cards[lowest(places)])
        places = without_lowest(places)
    for index in range(loose_cards(table, seat)):
        value += LOOSE * help_given(table, seat, card, loose_card(table, seat, index))
    return value + (trick(table, seat) if deck.almighty[card] == 1 else 0)


@rule
def points_expected(table: FairytaleTable, seat: int, card: int, own: int) -> int:
    """What the card itself is expected to score."""
    deck = table.options.deck
    if deck.scoring[card] == COUNT:
        name = deck.counted[card]
        number = expected_of_name(table, seat, name) + (ONE - own) * int(goes_by(table, card, name))
        return deck.points[card] * number
    if deck.scoring[card] == CONDITION:
        return deck.points[card] * chance(table, short_of(table, seat, card, card))
    return deck.points[card] * ONE


@rule
def help_given(table: FairytaleTable, seat: int, card: int, other: int) -> int:
    """The points that a card adds to another."""
    deck = table.options.deck
    if deck.scoring[other] == CONDITION:
        return help_to_condition(table, seat, card, other)
    return count_help(table, card, other)


@rule
def count_help(table: FairytaleTable, card: int, other: int) -> int:
    """The points that a card adds to another that may count it."""
    deck = table.options.deck
    return deck.points[other] * int(deck.scoring[other] == COUNT and goes_by(table, card, deck.counted[other]))


@called_rule
def help_to_condition(table: FairytaleTable, seat: int, card: int, other: int) -> int:
    """Points that a condition becomes more likely to bring."""
    without = chance(table, short_of(table, seat, other, NO_CARD))
    return table.options.deck.points[other] * (chance(table, short_of(table, seat, other, card)) - without) // ONE


@called_rule
def trick(table: FairytaleTable, seat: int) -> int:
    """What The Trickster adds under the best name that a card in play looks for."""
    deck, row = table.options.deck, table.rows[seat]
    most = 0
    places = showing(row)
    while places != 0:
        card = row.cards[lowest(places)]
        if deck.scoring[card] == COUNT:
            most = max(most, count_added(table, row, deck.counted[card]))
        elif deck.needed[card] != 0:
            most = max(most, help_to_condition(table, seat, lowest(deck.needed[card]), card) * ONE)
        places = without_lowest(places)
    return most + rounds_to_come(table) * ONE


@rule
def count_added(table: FairytaleTable, row: Row, name: int) -> int:
    """What one more card of a name adds to the cards that count it."""
    deck = table.options.deck
    added = 0
    places = showing(row)
    while places != 0:
        card = row.cards[lowest(places)]
        if deck.scoring[card] == COUNT and deck.counted[card] == name:
            added += deck.points[card] * ONE
        places = without_lowest(places)
    return added
