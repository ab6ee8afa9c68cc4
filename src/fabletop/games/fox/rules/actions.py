"""What may be chosen, and what a choice does."""

from __future__ import annotations

from fabletop.games.fox.rules.powers import fox, fox_chose, woodcutter, woodcutter_chose
from fabletop.games.fox.rules.state import FoxTable
from fabletop.games.fox.rules.terms import (
    ASK_FOLLOW,
    ASK_LEAD,
    ASK_SWAP,
    BURY,
    FOX,
    NO_CARD,
    PLAY,
    PLAYED,
    RANK_BITS,
    SWAP,
    WOODCUTTER,
)
from fabletop.games.fox.rules.tricks import answers_to, go_on
from fabletop.kernel.actions import ARGUMENTS, argument_of, kind_of_action
from fabletop.kernel.bits import bit
from fabletop.kernel.log import Log, note
from fabletop.kernel.rule import rule


@rule
def legal(table: FoxTable, seat: int, mask: list[int]) -> None:
    """Mark what the seat may answer now: one question is open at a time."""
    mask[PLAY], mask[SWAP], mask[BURY] = 0, 0, 0
    if not table.to_act:
        return
    question = table.questions[table.asked - 1]
    if question.seat != seat:
        return
    kind, hand = question.kind, table.hands[seat]
    if kind == ASK_LEAD:
        mask[PLAY] = hand
    elif kind == ASK_FOLLOW:
        mask[PLAY] = answers_to(table.played[table.plays - 1], hand)
    elif kind == ASK_SWAP:
        mask[SWAP] = hand | bit(NO_CARD)
    else:
        mask[BURY] = hand


@rule
def play_card(table: FoxTable, log: Log | None, seat: int, card: int) -> None:
    """The card leaves the hand and lies in the trick; a Fox or a Woodcutter is carried out before anything else."""
    if log is not None:
        note(log, PLAYED, seat, card, 0)
    plays, itself = table.plays, 1 << card
    if plays & 1 == 0:
        table.leaders[plays >> 1] = seat
    table.hands[seat] ^= itself
    table.played[plays] = card
    table.played_cards |= itself
    table.plays = plays + 1
    rank = card & RANK_BITS
    if rank == FOX:
        fox(table, log, seat)
    elif rank == WOODCUTTER:
        woodcutter(table, log, seat)
    else:
        go_on(table, log, seat)


@rule
def act(table: FoxTable, seat: int, action: int, log: Log | None) -> None:
    """Carry out a legal answer; then the next question takes the place of the one it answers, or the game is over."""
    if action < ARGUMENTS:  # PLAY, the first verb: the number of the action is the card
        play_card(table, log, seat, action)
    elif kind_of_action(action) == SWAP:
        fox_chose(table, log, seat, argument_of(action))
    else:
        woodcutter_chose(table, log, seat, argument_of(action))
