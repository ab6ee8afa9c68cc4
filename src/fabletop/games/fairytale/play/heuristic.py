"""The habits of a sensible player: how much a choice is liked at a table that could be seen wholly.

All is counted in sixteenths of a point: what a card is expected to bring, and what its effects do.
"""

from __future__ import annotations

from fabletop.games.fairytale.play.expectation import LOOSE, ONE, card_value, count_help, hope_of_friends, showing
from fabletop.games.fairytale.rules.cards import all_places, places_of
from fabletop.games.fairytale.rules.draft import SECOND_DEAL, draft_steps, is_two_stage, pack_held
from fabletop.games.fairytale.rules.drawing import partner_of
from fabletop.games.fairytale.rules.state import FairytaleTable
from fabletop.games.fairytale.rules.terms import (
    ANY,
    DISCARD,
    FLIP,
    GIVE,
    GIVE_HIDDEN,
    KEEP,
    NO_CARD,
    PLAY,
    PLAYS,
    SHADOW,
    TAKE,
    UNFLIP,
)
from fabletop.kernel.actions import argument_of, kind_of_action
from fabletop.kernel.bits import has, lowest, without_lowest
from fabletop.kernel.questions import question_of
from fabletop.kernel.rule import called_rule, rule

NEVER = 10_000
"""More than any card is worth."""


@rule
def heuristic(table: FairytaleTable, seat: int, action: int) -> int:
    """How much the seat likes an answer to its question."""
    action_kind, card = kind_of_action(action), argument_of(action)
    if action_kind == KEEP:
        return draft_gain(table, seat, card) + denial(table, seat, card)
    if action_kind == PLAY:
        return play_gain(table, seat, card)
    if action_kind == DISCARD:
        return draft_gain(table, 1 - seat, card)
    if action_kind == FLIP:
        return -card_value(table, seat, card, ONE)
    if action_kind == UNFLIP:
        return card_value(table, seat, card, 0)
    return exchange_gain(table, seat, action_kind, card)


# Effects


@called_rule
def least_loss(table: FairytaleTable, seat: int, category: int) -> int:
    """What it costs a seat to turn one card of a category face down; nothing if there is none."""
    row = table.rows[seat]
    places = places_of(table, row, showing(row), category)
    if places == 0:
        return 0
    least = NEVER
    while places != 0:
        least = min(least, card_value(table, seat, row.cards[lowest(places)], ONE))
        places = without_lowest(places)
    return max(0, least)


@called_rule
def best_return(table: FairytaleTable, seat: int, category: int) -> int:
    """What it brings a seat to turn one card of a category face up."""
    row = table.rows[seat]
    places = places_of(table, row, all_places(row) & ~showing(row), category)
    most = 0
    while places != 0:
        most = max(most, card_value(table, seat, row.cards[lowest(places)], 0))
        places = without_lowest(places)
    return most


@rule
def loss_with(table: FairytaleTable, seat: int, category: int, card: int, value: int) -> int:
    """What turning one card down costs a seat that has also just played this one."""
    row = table.rows[seat]
    is_one = category == ANY or has(table.options.deck.members[category], card)
    if not is_one:
        return least_loss(table, seat, category)
    if places_of(table, row, showing(row), category) == 0:
        return value
    return min(value, least_loss(table, seat, category))


@called_rule
def loss_of_others(table: FairytaleTable, seat: int, category: int) -> int:
    """Half of what a turn of everybody's cards costs a rival on average; a partner's loss is one's own."""
    total, rivals = 0, 0
    for other in range(table.seats):
        if other != seat:
            loss = least_loss(table, other, category)
            if table.options.teams > 0 and other == partner_of(seat):
                total -= loss
            else:
                total += loss
                rivals += 1
    return total // (2 * rivals)


@rule
def play_gain(table: FairytaleTable, seat: int, card: int) -> int:
    """What playing a card now brings, effects included; to play none brings nothing."""
    return 0 if card == NO_CARD else play_promise(table, seat, card) + harm_done(table, seat, card)


@rule
def harm_done(table: FairytaleTable, seat: int, card: int) -> int:
    """What a card that turns everybody's cards does to the others."""
    deck = table.options.deck
    if deck.flips[card] > 0 and deck.flips_all[card] == 1:
        return loss_of_others(table, seat, deck.flips_of[card])
    return 0


@called_rule
def play_promise(table: FairytaleTable, seat: int, card: int) -> int:
    """What playing a card now does for the seat itself, as far as the seat can tell."""
    deck = table.options.deck
    value = card_value(table, seat, card, LOOSE if table.step < PLAYS - 1 else 0)
    gain = value + hope_of_friends(table, card) + deck.draws[card] * draw_gain(table) + hunt_gain(table, card)
    if deck.unflips[card] > 0:
        gain += return_now(table, seat, card)
    if deck.flips[card] > 0:
        gain -= loss_with(table, seat, deck.flips_of[card], card, value)
    return gain


@rule
def return_now(table: FairytaleTable, seat: int, card: int) -> int:
    """What a card turns up; one that would turn up nothing waits a while."""
    gain = best_return(table, seat, table.options.deck.unflips_of[card])
    return gain if gain > 0 or table.step == PLAYS - 1 else -ONE // 4


@rule
def draw_gain(table: FairytaleTable) -> int:
    """A drawn card is of use while there are cards to be played in this round."""
    return ONE * (PLAYS - 1 - table.step)


@rule
def hunt_gain(table: FairytaleTable, card: int) -> int:
    """A hunter may catch something; a Shadow card may be caught."""
    deck = table.options.deck
    return ONE // 2 * (int(deck.hunts[card] != ANY) - int(has(deck.members[SHADOW], card)))


# The draft


@rule
def draft_gain(table: FairytaleTable, seat: int, card: int) -> int:
    """What keeping a card brings: as if it were played in this round, where there is something for it to act on."""
    return draft_promise(table, seat, card) + harm_done(table, seat, card)


@called_rule
def draft_promise(table: FairytaleTable, seat: int, card: int) -> int:
    """What keeping a card does for the seat itself, as far as the seat can tell."""
    deck = table.options.deck
    value = card_value(table, seat, card, 0)
    gain = value + hope_of_friends(table, card) + deck.draws[card] * ONE
    if deck.unflips[card] > 0:
        gain += max(best_return(table, seat, deck.unflips_of[card]), ONE)
    if deck.flips[card] > 0:
        gain -= draft_loss(table, seat, card, value)
    return gain


@rule
def draft_loss(table: FairytaleTable, seat: int, card: int, value: int) -> int:
    """What turning a card down will cost; where only the card itself fits yet, another may still come."""
    loss = loss_with(table, seat, table.options.deck.flips_of[card], card, value)
    return min(loss, value * 3 // 4)


@rule
def denial(table: FairytaleTable, seat: int, card: int) -> int:
    """What is kept the next player cannot have."""
    other = next_holder(table, seat)
    return card_value(table, other, card, 0) // (8 * (table.seats - 1)) if other != seat else 0


@rule
def next_holder(table: FairytaleTable, seat: int) -> int:
    """Who chooses next from the pack in front of the seat; the seat itself if nobody does."""
    step = table.step + 1
    if step >= draft_steps(table) or (is_two_stage(table) and step == SECOND_DEAL):
        return seat
    pack = pack_held(table, table.round, seat, table.step)
    for other in range(table.seats):
        if pack_held(table, table.round, other, step) == pack:
            return other
    return seat


# The exchange


@called_rule
def exchange_gain(table: FairytaleTable, seat: int, action_kind: int, card: int) -> int:
    """What both partners gain together when a card changes sides: all of it if it is face up, else the hope of it."""
    partner = partner_of(seat)
    if action_kind == GIVE or action_kind == GIVE_HIDDEN:
        return move_gain(table, seat, partner, card, action_kind == GIVE)
    gain = move_gain(table, partner, seat, card, action_kind == TAKE)
    return gain - 2 * tie_to_given(table, seat, card) if action_kind == TAKE else gain


@rule
def move_gain(table: FairytaleTable, giver: int, taker: int, card: int, is_up: bool) -> int:
    if is_up:
        return card_value(table, taker, card, 0) - card_value(table, giver, card, ONE)
    return (card_value(table, taker, card, 0) - card_value(table, giver, card, 0)) // 8


@rule
def tie_to_given(table: FairytaleTable, seat: int, card: int) -> int:
    """What a card and the one that is given for it bring side by side: it leaves one player and is new to the other."""
    row = table.rows[seat]
    place = table.questions[question_of(table, seat)].subject - 1
    if not has(row.up, place):
        return 0
    given = row.cards[place]
    return ONE * (count_help(table, card, given) + count_help(table, given, card))
