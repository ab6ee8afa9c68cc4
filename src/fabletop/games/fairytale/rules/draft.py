"""The draft: keep a card, pass the rest (docs/rules/fairy-tale: fairytale.draft, fairytale.two).

A pack is the hand dealt to one seat. It travels; its cards stand in the order in which they were taken from it, and
behind them, sorted, stand those that are left.
"""

from __future__ import annotations

from fabletop.games.fairytale.rules.cards import (
    bring_forward,
    differ,
    is_single,
    names_from,
    put_in_order,
    take_in_hand,
)
from fabletop.games.fairytale.rules.state import FairytaleTable
from fabletop.games.fairytale.rules.terms import (
    ASK_DISCARD,
    ASK_KEEP,
    CHOSEN,
    DISCARD,
    FIRST_STAGE,
    HAND_SEEN,
    KEPT,
    NO_CARD,
    PASSED,
    PLAYING,
    ROUND_BEGUN,
    TWO_STAGE,
)
from fabletop.kernel.actions import argument_of, kind_of_action
from fabletop.kernel.bits import bit, has
from fabletop.kernel.deck import draw
from fabletop.kernel.log import Log, note, whisper
from fabletop.kernel.questions import answer_face_down, ask_together, question_of
from fabletop.kernel.rule import called_rule, rule

SECOND_DEAL = 3
"""The step of the two-stage draft before which four more cards are dealt."""


@rule
def is_two_stage(table: FairytaleTable) -> bool:
    return table.seats == 2 and table.options.two_stage == 1


@rule
def pack_size(table: FairytaleTable) -> int:
    """Places of a pack: all that is dealt to a seat in one round."""
    return TWO_STAGE if is_two_stage(table) else table.options.hand


@rule
def pack_start(table: FairytaleTable, round: int, pack: int) -> int:
    return (round * table.seats + pack) * pack_size(table)


@rule
def draft_steps(table: FairytaleTable) -> int:
    return 5 if is_two_stage(table) else table.options.hand


@rule
def first_place(table: FairytaleTable, step: int) -> int:
    """The place of a pack that the card kept in a step goes to. In two stages the next is for the discarded one."""
    if not is_two_stage(table):
        return step
    return 2 * step if step < SECOND_DEAL else 2 * step - 1


@rule
def end_place(table: FairytaleTable, step: int) -> int:
    """The place behind the last card of a pack in a step."""
    return FIRST_STAGE if is_two_stage(table) and step < SECOND_DEAL else pack_size(table)


@rule
def discards_too(table: FairytaleTable, step: int) -> bool:
    """Is a second card put away in this step?"""
    return is_two_stage(table) and step != 2


@rule
def passes_left(table: FairytaleTable, round: int) -> bool:
    return table.options.passing == 1 or round & 1 == 0


@rule
def pack_held(table: FairytaleTable, round: int, seat: int, step: int) -> int:
    """The pack that a seat chooses from in a step of a round."""
    if is_two_stage(table):
        return seat if step == 0 or step == 2 or step == SECOND_DEAL else 1 - seat
    pack = seat - step if passes_left(table, round) else seat + step
    while pack < 0:
        pack += table.seats
    while pack >= table.seats:
        pack -= table.seats
    return pack


@rule
def hand_start(table: FairytaleTable, seat: int) -> int:
    """Where the cards stand that the seat chooses from now."""
    pack = pack_start(table, table.round, pack_held(table, table.round, seat, table.step))
    return pack + first_place(table, table.step)


@rule
def hand_size(table: FairytaleTable) -> int:
    """How many cards everybody chooses from now."""
    return end_place(table, table.step) - first_place(table, table.step)


@rule
def hand_end(table: FairytaleTable, seat: int) -> int:
    return hand_start(table, seat) + hand_size(table)


@rule
def names_to_keep(table: FairytaleTable, seat: int) -> int:
    first = hand_start(table, seat)
    return names_from(table.packs, first, first + hand_size(table))


@rule
def names_to_discard(table: FairytaleTable, seat: int, kept: int) -> int:
    """What is left for the second choice when one copy of a card is kept."""
    names = 0
    spared = False
    for place in range(hand_start(table, seat), hand_end(table, seat)):
        if table.packs[place] == kept and not spared:
            spared = True
        else:
            names |= bit(table.packs[place])
    return names


@rule
def deal_hands(table: FairytaleTable) -> None:
    """Whole hands from the top of the deck, seat by seat; in the two-stage draft five cards, later four more."""
    for seat in range(table.seats):
        first = hand_start(table, seat)
        end = first + hand_size(table)
        for place in range(first, end):
            table.packs[place] = draw(table.deck)
        put_in_order(table.packs, first, end)


@called_rule
def begin_draft_step(table: FairytaleTable, log: Log | None) -> None:
    """Everybody looks at the hand in front of them; who has a choice is asked."""
    if table.step == 0:
        note(log, ROUND_BEGUN, 0, table.round + 1, 0)
    if table.step == 0 or (is_two_stage(table) and table.step == SECOND_DEAL):
        deal_hands(table)
    else:
        note(log, PASSED, 0, int(passes_left(table, table.round)), 0)
    ask_to_keep(table, log)


@rule
def ask_to_keep(table: FairytaleTable, log: Log | None) -> None:
    tell_hands(table, log)
    for seat in range(table.seats):
        first = hand_start(table, seat)
        if differ(table.packs, first, first + hand_size(table)):
            ask_together(table, ASK_KEEP, seat, 0)
    if table.to_act != 0:
        tell_who_has_chosen(table, log)


@rule
def tell_hands(table: FairytaleTable, log: Log | None) -> None:
    if log is not None:
        for seat in range(table.seats):
            whisper(log, HAND_SEEN, seat, row_of_cards(table.packs, hand_start(table, seat), hand_end(table, seat)), 0)


@rule
def row_of_cards(cards: list[int], first: int, end: int) -> int:
    """Cards that stand side by side as one number, six bits a card."""
    row = 0
    for place in range(end - 1, first - 1, -1):
        row = row << 6 | cards[place]
    return row


@rule
def tell_who_has_chosen(table: FairytaleTable, log: Log | None) -> None:
    """Who had no choice looks like somebody who has chosen."""
    for seat in range(table.seats):
        if not has(table.to_act, seat):
            note(log, CHOSEN, seat, 0, 0)


@rule
def keep(table: FairytaleTable, log: Log | None, seat: int, action: int) -> bool:
    """A card is chosen, face down; gives whether everybody has chosen."""
    question = table.questions[question_of(table, seat)]
    question.subject = argument_of(action)
    if discards_too(table, table.step) and not is_single(names_to_discard(table, seat, question.subject)):
        question.kind = ASK_DISCARD
        return False
    return lay_down(table, log, seat, action)


@rule
def lay_down(table: FairytaleTable, log: Log | None, seat: int, action: int) -> bool:
    """The seat's last answer of the step; gives whether it was everybody's."""
    is_last = answer_face_down(table, seat, action)
    if not is_last:
        note(log, CHOSEN, seat, 0, 0)
    return is_last


@rule
def asked_at(table: FairytaleTable, seat: int) -> int:
    """Where the question to a seat stands in the open step, or -1 if it was not asked."""
    for index in range(table.asked):
        if table.questions[index].seat == seat:
            return index
    return -1


@called_rule
def end_draft_step(table: FairytaleTable, log: Log | None) -> None:
    """Kept and discarded cards leave the packs; after the last step the kept cards are the hands to play from."""
    for seat in range(table.seats):
        take_from_pack(table, log, seat)
    table.step += 1
    if table.step == draft_steps(table):
        pick_up_kept_cards(table)
        table.stage = PLAYING
        table.step = 0


@rule
def take_from_pack(table: FairytaleTable, log: Log | None, seat: int) -> None:
    """Who was not asked has only equal cards to take from."""
    place = hand_start(table, seat)
    index = asked_at(table, seat)
    if index >= 0:
        question = table.questions[index]
        bring_forward(table.packs, place, question.subject)
        if kind_of_action(question.answer) == DISCARD:
            bring_forward(table.packs, place + 1, argument_of(question.answer))
    discarded = table.packs[place + 1] if discards_too(table, table.step) else NO_CARD
    whisper(log, KEPT, seat, table.packs[place], discarded)


@rule
def pick_up_kept_cards(table: FairytaleTable) -> None:
    """After the draft: what each seat kept is its hand."""
    for seat in range(table.seats):
        for step in range(draft_steps(table)):
            take_in_hand(table, seat, kept_card(table, table.round, seat, step))


@rule
def kept_card(table: FairytaleTable, round: int, seat: int, step: int) -> int:
    """The card that a seat kept in a step of a draft that is over."""
    pack = pack_start(table, round, pack_held(table, round, seat, step))
    return table.packs[pack + first_place(table, step)]
