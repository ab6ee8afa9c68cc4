"""Playing cards: chosen face down, turned over together (docs/rules/fairy-tale: fairytale.play, fairytale.hunt)."""

from __future__ import annotations

from fabletop.games.fairytale.rules.cards import (
    differ,
    enter_play,
    leave_hand,
    names_in_hand,
    play_place,
    played_card,
)
from fabletop.games.fairytale.rules.draft import asked_at, row_of_cards, tell_who_has_chosen
from fabletop.games.fairytale.rules.state import FairytaleTable
from fabletop.games.fairytale.rules.terms import (
    ANY,
    ASK_PLAY,
    HAND_ROOM,
    HUNTED,
    LEFT_OVER,
    NO_CARD,
    REVEALED,
)
from fabletop.kernel.actions import argument_of
from fabletop.kernel.bits import bit, has
from fabletop.kernel.log import Log, note, whisper
from fabletop.kernel.questions import ask_together
from fabletop.kernel.rule import called_rule, rule


@rule
def may_pass(table: FairytaleTable) -> bool:
    return table.options.plays == 1


@rule
def names_to_play(table: FairytaleTable, seat: int) -> int:
    """What the seat may play now; ``NO_CARD`` stands for playing none."""
    names = names_in_hand(table, seat)
    return names | bit(NO_CARD) if may_pass(table) else names


@rule
def has_choice_to_play(table: FairytaleTable, seat: int) -> bool:
    first, end = seat * HAND_ROOM, seat * HAND_ROOM + table.held[seat]
    return first < end if may_pass(table) else differ(table.hands, first, end)


@called_rule
def begin_play_step(table: FairytaleTable, log: Log | None) -> None:
    """Who has a choice is asked."""
    for seat in range(table.seats):
        if has_choice_to_play(table, seat):
            ask_together(table, ASK_PLAY, seat, 0)
    if table.to_act != 0:
        tell_who_has_chosen(table, log)


@called_rule
def reveal(table: FairytaleTable, log: Log | None) -> None:
    """The chosen cards turn over together and enter play; then the hunters hunt."""
    for seat in range(table.seats):
        card = card_to_reveal(table, seat)
        table.plays[play_place(table, table.round, seat, table.step)] = card
        note(log, REVEALED, seat, card, 0)
        if card != NO_CARD:
            leave_hand(table, seat, card)
            enter_play(table.rows[seat], card)
    for seat in range(table.seats):
        category = table.options.deck.hunts[played_card(table, seat)]
        if category != ANY:
            hunt(table, seat, category)
    if table.hunted != 0:
        turn_hunted_cards(table, log)


@rule
def card_to_reveal(table: FairytaleTable, seat: int) -> int:
    """Who was not asked has only equal cards to play, or none."""
    index = asked_at(table, seat)
    if index >= 0:
        return argument_of(table.questions[index].answer)
    return table.hands[seat * HAND_ROOM] if table.held[seat] > 0 else NO_CARD


@rule
def hunt(table: FairytaleTable, hunter: int, category: int) -> None:
    """Every other card of this reveal that belongs to the hunted faction is hunted."""
    for seat in range(table.seats):
        if seat != hunter and has(table.options.deck.members[category], played_card(table, seat)):
            table.hunted |= bit(seat)


@rule
def turn_hunted_cards(table: FairytaleTable, log: Log | None) -> None:
    for seat in range(table.seats):
        if has(table.hunted, seat):
            row = table.rows[seat]
            row.up &= ~bit(row.count - 1)
            note(log, HUNTED, seat, played_card(table, seat), 0)


@rule
def put_hands_away(table: FairytaleTable, log: Log | None) -> None:
    """What was not played is discarded, face down."""
    for seat in range(table.seats):
        first, end = seat * HAND_ROOM, seat * HAND_ROOM + table.held[seat]
        whisper(log, LEFT_OVER, seat, row_of_cards(table.hands, first, end), 0)
        for place in range(first, end):
            table.hands[place] = NO_CARD
        table.held[seat] = 0
