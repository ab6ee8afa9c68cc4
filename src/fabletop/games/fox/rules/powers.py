"""The powers that act when a card is played: the Fox and the Woodcutter (docs/rules/fox: fox.fox, fox.woodcutter).

The other four speak at the place of the rule they bend: Swan, Treasure and Witch when a trick is decided, the Monarch
when a card must be followed.
"""

from __future__ import annotations

from fabletop.games.fox.rules.state import FoxTable
from fabletop.games.fox.rules.terms import (
    ASK_BURY,
    ASK_SWAP,
    BURIED,
    BURIED_CARD,
    DECREE_KEPT,
    DECREE_SWAPPED,
    DREW,
    DREW_CARD,
    NO_CARD,
)
from fabletop.games.fox.rules.tricks import go_on
from fabletop.kernel.bits import bit
from fabletop.kernel.deck import draw, put_at_bottom
from fabletop.kernel.log import Log, note, whisper
from fabletop.kernel.questions import ask_next
from fabletop.kernel.rule import rule


@rule
def fox(table: FoxTable, log: Log | None, seat: int) -> None:
    """The player may swap the decree with a card from hand; an empty hand has nothing to swap."""
    if table.hands[seat] == 0:
        go_on(table, log, seat)
    else:
        ask_next(table, ASK_SWAP, seat, 0)


@rule
def hand_after_swap(hand: int, decree: int, card: int) -> int:
    """The card becomes the decree, and the old decree goes to the hand."""
    return hand ^ (bit(card) | bit(decree))


@rule
def fox_chose(table: FoxTable, log: Log | None, seat: int, card: int) -> None:
    if card == NO_CARD:
        note(log, DECREE_KEPT, seat, 0, 0)
    else:
        note(log, DECREE_SWAPPED, seat, card, table.decree)
        remember_exchange(table, seat, table.decree, card)
        table.hands[seat] = hand_after_swap(table.hands[seat], table.decree, card)
        table.decree = card
    go_on(table, log, seat)


@rule
def woodcutter(table: FoxTable, log: Log | None, seat: int) -> None:
    """The player draws the top card, then must bury a card of the hand, the drawn one included."""
    drawn = draw(table.deck)
    remember_exchange(table, seat, drawn, NO_CARD)
    table.hands[seat] |= bit(drawn)
    note(log, DREW, seat, 0, 0)
    whisper(log, DREW_CARD, seat, drawn, 0)
    ask_next(table, ASK_BURY, seat, 0)


@rule
def woodcutter_chose(table: FoxTable, log: Log | None, seat: int, card: int) -> None:
    table.exchanged[table.exchanges - 1].went = card
    table.hands[seat] ^= bit(card)
    put_at_bottom(table.deck, card)
    note(log, BURIED, seat, 0, 0)
    whisper(log, BURIED_CARD, seat, card, 0)
    go_on(table, log, seat)


@rule
def remember_exchange(table: FoxTable, seat: int, came: int, went: int) -> None:
    exchange = table.exchanged[table.exchanges]
    exchange.plays = table.plays
    exchange.seat = seat
    exchange.came = came
    exchange.went = went
    table.exchanges += 1
