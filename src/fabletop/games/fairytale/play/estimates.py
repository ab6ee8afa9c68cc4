"""What a seat can reckon of the cards it may choose from, by its own habits and by what lies open to all."""

from __future__ import annotations

from fabletop.games.fairytale.knowledge.observation import MOST
from fabletop.games.fairytale.play.expectation import count_help, goes_by
from fabletop.games.fairytale.play.heuristic import draft_promise, next_holder, play_promise
from fabletop.games.fairytale.rules.draft import asked_at, hand_end, hand_start
from fabletop.games.fairytale.rules.scoring import condition_holds, count_of_name
from fabletop.games.fairytale.rules.state import FairytaleTable
from fabletop.games.fairytale.rules.terms import ASK_KEEP, ASK_PLAY, CONDITION, COUNT, HAND_ROOM, NO_CARD
from fabletop.kernel.bits import lowest, without_lowest
from fabletop.kernel.rule import called_rule, rule

QUARTERS = 4
"""Habits count in sixteenths of a point, which are more than a number of an observation can be."""


@called_rule
def estimate(table: FairytaleTable, seat: int, out: list[int], own: int, others: int) -> None:
    """For each card that the seat may keep or play: what it promises, and what it would bring who comes to see it next.

    Only those two questions are asked when no card that others have chosen to turn is marked yet.
    """
    index = asked_at(table, seat)
    kind = table.questions[index].kind if index >= 0 else 0
    if kind == ASK_KEEP:
        neighbour = next_holder(table, seat)
        for place in range(hand_start(table, seat), hand_end(table, seat)):
            card = table.packs[place]
            out[own + card - 1] = in_quarters(draft_promise(table, seat, card))
            out[others + card - 1] = plain_gain(table, neighbour, card) if neighbour != seat else 0
    elif kind == ASK_PLAY:
        for place in range(seat * HAND_ROOM, seat * HAND_ROOM + table.held[seat]):
            card = table.hands[place]
            out[own + card - 1] = in_quarters(play_promise(table, seat, card))


@rule
def in_quarters(gain: int) -> int:
    return max(-MOST, min(MOST, gain // QUARTERS))


@called_rule
def plain_gain(table: FairytaleTable, seat: int, card: int) -> int:
    """The points that one more card face up would bring a player now, but for conditions that it would make hold."""
    deck, row = table.options.deck, table.rows[seat]
    gain = deck.points[card]
    if deck.scoring[card] == COUNT:
        name = deck.counted[card]
        gain *= count_of_name(table, row, name, NO_CARD) + int(goes_by(table, card, name))
    elif deck.scoring[card] == CONDITION:
        gain *= int(condition_holds(table, seat, card, NO_CARD))
    places = row.up
    while places != 0:
        gain += count_help(table, card, row.cards[lowest(places)])
        places = without_lowest(places)
    return min(MOST, gain)
