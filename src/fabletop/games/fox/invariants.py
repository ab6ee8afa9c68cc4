"""What is true of every table of The Fox in the Forest, whatever was played."""

from __future__ import annotations

from fabletop.games.fox.rules.scoring import target_is_reached
from fabletop.games.fox.rules.state import FoxTable
from fabletop.games.fox.rules.terms import ALL_CARDS, ASK_BURY, DECK_SIZE, HAND_SIZE, SEATS, TREASURES, TRICKS
from fabletop.kernel.bits import bit, popcount
from fabletop.kernel.deck import deck_size
from fabletop.kernel.rule import rule

INVARIANTS = (
    "fox-invariant-cards",
    "fox-invariant-hands",
    "fox-invariant-tricks",
    "fox-invariant-scores",
    "fox-invariant-answers",
)


@rule
def deck_cards(table: FoxTable) -> int:
    cards = 0
    for place in range(table.deck.top, table.deck.bottom):
        cards |= bit(table.deck.cards[place])
    return cards


@rule
def cards_are_whole(table: FoxTable) -> bool:
    places = table.hands[0] | table.hands[1] | table.played_cards | bit(table.decree) | deck_cards(table)
    count = popcount(table.hands[0]) + popcount(table.hands[1]) + table.plays + 1 + deck_size(table.deck)
    return places == ALL_CARDS and count == DECK_SIZE


@rule
def hands_match(table: FoxTable) -> bool:
    """Both hands shrink card by card; a drawn card that is not yet buried is one too many."""
    held = popcount(table.hands[0]) + popcount(table.hands[1])
    return held + table.plays == SEATS * HAND_SIZE + draws_pending(table)


@rule
def draws_pending(table: FoxTable) -> int:
    """1 while a Woodcutter's card is drawn and none is buried yet."""
    return int(table.asked > 0 and table.questions[table.asked - 1].kind == ASK_BURY)


@rule
def tricks_match(table: FoxTable) -> bool:
    done = table.plays >> 1
    won = table.tricks[0] + table.tricks[1]
    return won == done or (won == done - 1 and table.plays & 1 == 0)


@rule
def scores_are_bounded(table: FoxTable) -> bool:
    for seat in range(SEATS):
        if not 0 <= table.round_points[seat] <= 9:
            return False
        if not table.round_points[seat] <= table.scores[seat] <= table.options.target + 8:
            return False
    return table.treasures[0] + table.treasures[1] <= TREASURES


@rule
def game_is_over(table: FoxTable) -> bool:
    return table.tricks[0] + table.tricks[1] == TRICKS and target_is_reached(table)


@rule
def invariant(table: FoxTable) -> int:
    """The number of the first broken promise, or 0."""
    if not cards_are_whole(table):
        return 1
    if not hands_match(table):
        return 2
    if not tricks_match(table):
        return 3
    if not scores_are_bounded(table):
        return 4
    if table.asked != popcount(table.to_act) or (table.asked == 0) != game_is_over(table):
        return 5
    return 0
