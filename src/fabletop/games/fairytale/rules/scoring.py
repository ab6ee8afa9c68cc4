"""What the cards are worth at the end (docs/rules/fairy-tale: fairytale.score, fairytale.trickster, fairytale.egg)."""

from __future__ import annotations

from fabletop.games.fairytale.rules.cards import places_of
from fabletop.games.fairytale.rules.drawing import partner_of
from fabletop.games.fairytale.rules.state import FairytaleTable, Row
from fabletop.games.fairytale.rules.terms import ANY, AS_CARD, CONDITION, COUNT, NO_CARD
from fabletop.kernel.bits import has, lowest, popcount, without_lowest
from fabletop.kernel.rule import called_rule, rule

# ``alias`` is what The Trickster goes by, wherever on the table it lies: there is one copy of it (fairytale.deck.7).


@rule
def trickster_of(table: FairytaleTable, row: Row) -> int:
    """The face-up card of a row that stands for another, or none."""
    places = row.up
    while places != 0:
        card = row.cards[lowest(places)]
        if table.options.deck.almighty[card] == 1:
            return card
        places = without_lowest(places)
    return NO_CARD


@rule
def card_for(table: FairytaleTable, card: int, alias: int) -> int:
    """What a card is at the scoring: itself, or the card that The Trickster is taken for."""
    options = table.options
    is_taken = options.trickster == AS_CARD and alias != NO_CARD and options.deck.almighty[card] == 1
    return alias if is_taken else card


@rule
def count_of_name(table: FairytaleTable, row: Row, name: int, alias: int) -> int:
    """The face-up cards that go by a name: those that have it, those counted as it, and the Trickster called it."""
    deck = table.options.deck
    count = 0
    places = row.up
    while places != 0:
        card = card_for(table, row.cards[lowest(places)], alias)
        if card == name or has(deck.counts_as[card], name) or (name == alias and deck.almighty[card] == 1):
            count += 1
        places = without_lowest(places)
    return count


@rule
def count_of_category(table: FairytaleTable, row: Row, category: int, alias: int) -> int:
    count = popcount(places_of(table, row, row.up, category))
    if table.options.trickster == AS_CARD and alias != NO_CARD:
        members, trickster = table.options.deck.members[category], trickster_of(table, row)
        if trickster != NO_CARD:
            count += int(has(members, alias)) - int(has(members, trickster))
    return count


@rule
def is_number_one(table: FairytaleTable, seat: int, category: int, alias: int) -> bool:
    """At least one card of the category face up, and nobody has more."""
    mine = count_of_category(table, table.rows[seat], category, alias)
    for other in range(table.seats):
        if count_of_category(table, table.rows[other], category, alias) > mine:
            return False
    return mine > 0


@rule
def has_enough(table: FairytaleTable, row: Row, card: int, alias: int) -> bool:
    """At least so many cards of each of the categories that a card asks for."""
    deck = table.options.deck
    categories = deck.least_of[card]
    while categories != 0:
        if count_of_category(table, row, lowest(categories), alias) < deck.least[card]:
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
    if deck.most_of[card] != ANY and not is_number_one(table, seat, deck.most_of[card], alias):
        return False
    return has_enough(table, row, card, alias) and has_all_names(table, row, deck.needed[card], alias)


@rule
def points_of_card(table: FairytaleTable, seat: int, card: int, alias: int) -> int:
    """What one face-up card earns its owner."""
    deck = table.options.deck
    card = card_for(table, card, alias)
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


@called_rule
def points_of_side(table: FairytaleTable, seat: int, alias: int) -> int:
    """All face-up cards of a player, and in pairs of the partner."""
    total = points_of_row(table, seat, alias)
    return total + points_of_row(table, partner_of(seat), alias) if table.options.teams > 0 else total


@called_rule
def best_alias(table: FairytaleTable, seat: int) -> int:
    """The first name in the deck's order that earns the Trickster's owner most, or none without a Trickster."""
    trickster = trickster_of(table, table.rows[seat])
    if trickster == NO_CARD:
        return NO_CARD
    best, most = NO_CARD, 0
    for name in range(1, table.options.deck.names + 1):
        if name != trickster or table.options.trickster == AS_CARD:
            points = points_of_side(table, seat, name)
            if best == NO_CARD or points > most:
                best, most = name, points
    return best


@called_rule
def alias_at(table: FairytaleTable, seat: int) -> int:
    """What The Trickster goes by for a player's cards: in its owner's row, and on the whole table if it is a card."""
    if table.options.trickster != AS_CARD:
        return best_alias(table, seat)
    alias = NO_CARD
    for other in range(table.seats):
        if alias == NO_CARD:
            alias = best_alias(table, other)
    return alias


@called_rule
def own_points(table: FairytaleTable, seat: int) -> int:
    """What a player's own cards are worth."""
    return points_of_row(table, seat, alias_at(table, seat))


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
