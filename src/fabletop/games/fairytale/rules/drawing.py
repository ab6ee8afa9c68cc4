"""DRAW and EXCHANGE, the last effects of a reveal (fairytale.draw, fairytale.exchange)."""

from __future__ import annotations

from fabletop.games.fairytale.rules.cards import (
    acting_card,
    all_places,
    is_single,
    names_at,
    place_of_name,
    play_place,
    take_in_hand,
)
from fabletop.games.fairytale.rules.draft import row_of_cards
from fabletop.games.fairytale.rules.state import FairytaleTable, Row
from fabletop.games.fairytale.rules.terms import (
    ASK_GIVE,
    ASK_TAKE,
    DREW,
    DREW_CARDS,
    EXCHANGED,
    MOST_DRAWN,
    PAIRS_EXCHANGE,
    SHADOW,
    TAKE,
    TAKE_HIDDEN,
)
from fabletop.kernel.actions import argument_of, kind_of_action
from fabletop.kernel.bits import bit, has
from fabletop.kernel.deck import deck_size, draw
from fabletop.kernel.log import Log, note, whisper
from fabletop.kernel.questions import ask
from fabletop.kernel.rule import called_rule, rule

NO_PLACE = 0
"""A place in a row is kept as one more than its number while the exchange is being chosen."""


@called_rule
def draw_cards(table: FairytaleTable, log: Log | None) -> None:
    """Seat by seat, as many as the effect says while the deck lasts."""
    for seat in range(table.seats):
        number = min(table.options.deck.draws[acting_card(table, seat)], deck_size(table.deck))
        first = play_place(table, table.round, seat, table.step) * MOST_DRAWN
        for place in range(first, first + number):
            table.drawn[place] = draw(table.deck)
            take_in_hand(table, seat, table.drawn[place])
        if number > 0:
            note(log, DREW, seat, number, 0)
            whisper(log, DREW_CARDS, seat, row_of_cards(table.drawn, first, first + number), 0)


@rule
def partner_of(seat: int) -> int:
    return seat ^ 2


@rule
def exchanges(table: FairytaleTable, seat: int) -> bool:
    """Does the seat's card of this reveal exchange? Every Shadow card does, unless it was hunted."""
    if table.options.teams != PAIRS_EXCHANGE or not has(table.options.deck.members[SHADOW], acting_card(table, seat)):
        return False
    return table.rows[seat].count > 0 and table.rows[partner_of(seat)].count > 0


@rule
def next_exchanger(table: FairytaleTable) -> int:
    """The first seat from ``exchanger`` on that exchanges, or the number of seats."""
    seat = table.exchanger
    while seat < table.seats and not exchanges(table, seat):
        seat += 1
    return seat


@rule
def has_choice(row: Row) -> bool:
    """Do the cards of a row differ in name or facing?"""
    up, down = names_at(row, row.up), names_at(row, all_places(row) & ~row.up)
    return not is_single(up) or not is_single(down) or (up != 0 and down != 0)


@called_rule
def begin_exchange(table: FairytaleTable) -> None:
    """The player of the Shadow card names a card of their own, then one of the partner's."""
    table.exchanger = next_exchanger(table)
    seat = table.exchanger
    if has_choice(table.rows[seat]):
        ask(table, ASK_GIVE, seat, NO_PLACE)
    elif has_choice(table.rows[partner_of(seat)]):
        ask(table, ASK_TAKE, seat, NO_PLACE + 1)


@rule
def give(table: FairytaleTable, seat: int, place: int) -> bool:
    """The own card is named; gives whether the partner's goes without saying."""
    question = table.questions[table.asked - 1]
    question.subject = place + 1
    if has_choice(table.rows[partner_of(seat)]):
        question.kind = ASK_TAKE
        return False
    return True


@rule
def taken_place(row: Row, answer: int) -> int:
    """Where the partner's card lies that was named; the first one if there was nothing to choose."""
    if kind_of_action(answer) == TAKE:
        return place_of_name(row, row.up, argument_of(answer))
    if kind_of_action(answer) == TAKE_HIDDEN:
        return place_of_name(row, all_places(row) & ~row.up, argument_of(answer))
    return 0


@called_rule
def end_exchange(table: FairytaleTable, log: Log | None) -> None:
    """The two cards change rows and keep their facing."""
    seat = table.exchanger
    mine, other = table.rows[seat], table.rows[partner_of(seat)]
    place, taken = 0, 0
    if table.asked > 0:
        question = table.questions[table.asked - 1]
        place, taken = question.subject - 1, taken_place(other, question.answer)
    card = mine.cards[place]
    note(log, EXCHANGED, seat, card, other.cards[taken])
    mine.cards[place] = other.cards[taken]
    other.cards[taken] = card
    if has(mine.up, place) != has(other.up, taken):
        mine.up ^= bit(place)
        other.up ^= bit(taken)
    table.exchanger = seat + 1
