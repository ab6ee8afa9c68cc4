"""What the cards are worth at the end (docs/rules/fairy-tale: fairytale.score, fairytale.trickster, fairytale.egg)."""

from __future__ import annotations

from fabletop.games.fairytale.rules.cards import places_of
from fabletop.games.fairytale.rules.drawing import partner_of
from fabletop.games.fairytale.rules.state import FairytaleTable, Row
from fabletop.games.fairytale.rules.terms import ANY, CONDITION, COUNT, NO_CARD
from fabletop.kernel.bits import has, lowest, popcount, without_lowest
from fabletop.kernel.rule import called_rule, rule


@rule
def count_of_name(table: FairytaleTable, row: Row, name: int, alias: int) -> int:
    """The face-up cards that go by a name: those that have it, those counted as it, and the Trickster called it."""
    counts_as = table.options.deck.counts_as
    count = 1 if name == alias else 0
    places = row.up
    while places != 0:
        card = row.cards[lowest(places)]
        if card == name or has(counts_as[card], name):
            count += 1
        places = without_lowest(places)
    return count


@rule
def count_of_category(table: FairytaleTable, row: Row, category: int) -> int:
    return popcount(places_of(table, row, row.up, category))


@rule
def is_number_one(table: FairytaleTable, seat: int, category: int) -> bool:
    """At least one card of the category face up, and nobody has more."""
    mine = count_of_category(table, table.rows[seat], category)
    for other in range(table.seats):
        if count_of_category(table, table.rows[other], category) > mine:
            return False
    return mine > 0


@rule
def has_enough(table: FairytaleTable, row: Row, card: int) -> bool:
    """At least so many cards of each of the categories that a card asks for."""
    deck = table.options.deck
    categories = deck.least_of[card]
    while categories != 0:
        if count_of_category(table, row, lowest(categories)) < deck.least[card]:
            return False
        categories = without_lowest(categories)
    return True


@rule
def has_all_names(table: FairytaleTable, row: Row, names: int, alias: int) -> bool:
    while names != 0:
        if count_of_name(table, row, lowest(names), alias) == 0:
            return False
        names = without_lowest(names)
    return True


@rule
def condition_holds(table: FairytaleTable, seat: int, card: int, alias: int) -> bool:
    """All that a card asks for."""
    deck, row = table.options.deck, table.rows[seat]
    if deck.most_of[card] != ANY and not is_number_one(table, seat, deck.most_of[card]):
        return False
    return has_enough(table, row, card) and has_all_names(table, row, deck.needed[card], alias)


@rule
def points_of_card(table: FairytaleTable, seat: int, card: int, alias: int) -> int:
    """What one face-up card earns its owner, whose Trickster goes by the name ``alias``."""
    deck = table.options.deck
    points = deck.points[card]
    if deck.scoring[card] == COUNT:
        return points * count_of_name(table, table.rows[seat], deck.counted[card], alias)
    if deck.scoring[card] == CONDITION and not condition_holds(table, seat, card, alias):
        return 0
    return points


@called_rule
def points_of_row(table: FairytaleTable, seat: int, alias: int) -> int:
    """All face-up cards of a player; those face down are worth nothing."""
    row = table.rows[seat]
    total = 0
    places = row.up
    while places != 0:
        total += points_of_card(table, seat, row.cards[lowest(places)], alias)
        places = without_lowest(places)
    return total


@rule
def trickster_of(table: FairytaleTable, seat: int) -> int:
    """The face-up card of a player that takes the name of another, or none."""
    row = table.rows[seat]
    places = row.up
    while places != 0:
        card = row.cards[lowest(places)]
        if table.options.deck.almighty[card] == 1:
            return card
        places = without_lowest(places)
    return NO_CARD


@called_rule
def best_alias(table: FairytaleTable, seat: int) -> int:
    """The first name in the deck's order that earns the Trickster's owner most, or none without a Trickster."""
    trickster = trickster_of(table, seat)
    if trickster == NO_CARD:
        return NO_CARD
    best, most = NO_CARD, 0
    for name in range(1, table.options.deck.names + 1):
        if name != trickster:
            points = points_of_row(table, seat, name)
            if best == NO_CARD or points > most:
                best, most = name, points
    return best


@called_rule
def own_points(table: FairytaleTable, seat: int) -> int:
    """What a player's own cards are worth."""
    return points_of_row(table, seat, best_alias(table, seat))


@rule
def write_scores(table: FairytaleTable) -> None:
    """At the end of a game what each player's cards are worth is written down."""
    for seat in range(table.seats):
        table.scores[seat] = own_points(table, seat)
    table.scored = 1


@rule
def score_of(table: FairytaleTable, seat: int) -> int:
    """What a player's own cards are worth, as it was written down or as it is now."""
    return table.scores[seat] if table.scored == 1 else own_points(table, seat)


@rule
def round_of(table: FairytaleTable) -> int:
    return table.round


@rule
def points(table: FairytaleTable, seat: int) -> int:
    """A player's points, or the sum of both partners'."""
    total = score_of(table, seat)
    return total + score_of(table, partner_of(seat)) if table.options.teams > 0 else total


@rule
def place(table: FairytaleTable, seat: int) -> int:
    """One more than there are players, or pairs, with more points."""
    mine = points(table, seat)
    rivals = 2 if table.options.teams > 0 else table.seats
    ahead = 0
    for other in range(rivals):
        if points(table, other) > mine:
            ahead += 1
    return ahead + 1
