"""The round from its beginning, for those who ask how likely each play was in a world that they imagine."""

from __future__ import annotations

from fabletop.games.fox.knowledge.resample import is_woodcutter, player_of
from fabletop.games.fox.rules.state import FoxTable
from fabletop.games.fox.rules.terms import (
    ASK_BURY,
    ASK_LEAD,
    ASK_SWAP,
    BURY,
    DECK_SIZE,
    FOX,
    HAND_SIZE,
    MOST_DRAWS,
    NO_CARD,
    PLAY,
    SEATS,
    SWAP,
    TRICKS,
    rank_of,
)
from fabletop.kernel.actions import NO_ACTION, action_of
from fabletop.kernel.bits import bit
from fabletop.kernel.questions import ask
from fabletop.kernel.rule import called_rule, rule

DEALT = SEATS * HAND_SIZE + 1
"""Cards that leave the deck in a deal, the decree counted."""


@called_rule
def rewind(table: FoxTable, before: FoxTable) -> None:
    """Make a table the beginning of the round of another. A round whose beginning is not told has no replay."""
    before.options.target = table.options.target
    before.round = table.round
    before.asked, before.to_act, before.exchanges, before.plays = 0, 0, 0, 0
    before.played_cards, before.untold = 0, 0
    before.decree = table.decree
    for seat in range(SEATS):
        before.scores[seat] = table.scores[seat] - table.round_points[seat]
        before.round_points[seat], before.tricks[seat], before.treasures[seat] = 0, 0, 0
        before.hands[seat] = table.hands[seat]
    for trick in range(TRICKS):
        before.leaders[trick], before.played[trick], before.played[TRICKS + trick] = 0, NO_CARD, NO_CARD
    for play in range(table.plays):
        before.hands[player_of(table, play)] |= bit(table.played[play])
    give_back(table, before)
    relay(table, before)
    if table.untold == 0 and table.plays > 0:
        before.dealer = 1 - table.leaders[0]
        ask(before, ASK_LEAD, int(table.leaders[0]), 0)


@rule
def give_back(table: FoxTable, before: FoxTable) -> None:
    """Undo the exchanges, the last one first."""
    for index in range(table.exchanges):
        exchange = table.exchanged[table.exchanges - 1 - index]
        if exchange.went != NO_CARD:
            before.hands[exchange.seat] |= bit(exchange.went)
        before.hands[exchange.seat] &= ~bit(exchange.came)  # after that, as a drawn card can be the buried one
        if not is_woodcutter(table, exchange):
            before.decree = exchange.came


@rule
def relay(table: FoxTable, before: FoxTable) -> None:
    """The deck as it was: first what was drawn from it since."""
    place = DEALT
    for index in range(table.exchanges):
        exchange = table.exchanged[index]
        if is_woodcutter(table, exchange):
            before.deck.cards[place] = exchange.came
            place += 1
    for index in range(place, DECK_SIZE):
        before.deck.cards[index] = table.deck.cards[index]
    for index in range(DECK_SIZE, DECK_SIZE + MOST_DRAWS):
        before.deck.cards[index] = NO_CARD
    before.deck.top, before.deck.bottom = DEALT, DECK_SIZE


@rule
def replayed_action(table: FoxTable, before: FoxTable) -> int:
    """What was chosen at the moment that a replay has come to, or ``NO_ACTION`` when it has caught up."""
    if before.to_act == 0:
        return NO_ACTION
    kind = before.questions[before.asked - 1].kind
    if kind == ASK_SWAP:
        return swap_then(table, before)
    if kind == ASK_BURY:
        exchange = table.exchanged[before.exchanges - 1]
        return NO_ACTION if exchange.went == NO_CARD else action_of(BURY, exchange.went)
    return NO_ACTION if before.plays >= table.plays else action_of(PLAY, table.played[before.plays])


@rule
def swap_then(table: FoxTable, before: FoxTable) -> int:
    """The decree swapped with the Fox played last, or kept; not yet decided if the Fox is the last play of all."""
    if before.exchanges < table.exchanges:
        exchange = table.exchanged[before.exchanges]
        if exchange.plays == before.plays and rank_of(table.played[exchange.plays - 1]) == FOX:
            return action_of(SWAP, exchange.went)
    question = table.questions[table.asked - 1]
    is_open = table.plays == before.plays and table.to_act != 0 and question.kind == ASK_SWAP
    return NO_ACTION if is_open else action_of(SWAP, NO_CARD)
