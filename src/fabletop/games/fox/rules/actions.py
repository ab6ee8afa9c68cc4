"""What may be chosen, and what a choice does."""

from __future__ import annotations

from fabletop.games.fox.rules.powers import fox_chose, use_power, woodcutter_chose
from fabletop.games.fox.rules.state import Table
from fabletop.games.fox.rules.terms import (
    ASK_FOLLOW,
    ASK_LEAD,
    ASK_SWAP,
    BURY,
    NO_CARD,
    PLAY,
    SWAP,
)
from fabletop.games.fox.rules.tricks import answers_to, led_card, put_on_table
from fabletop.kernel.actions import object_of, verb_of
from fabletop.kernel.bits import bit, has
from fabletop.kernel.log import Log
from fabletop.kernel.questions import close_step
from fabletop.kernel.rule import rule


@rule
def legal(table: Table, seat: int, mask: list[int]) -> None:
    """Mark what the seat may answer now."""
    mask[PLAY], mask[SWAP], mask[BURY] = 0, 0, 0
    if not has(table.owing, seat):
        return
    kind = table.questions[table.asked - 1].kind
    if kind == ASK_LEAD:
        mask[PLAY] = table.hands[seat]
    elif kind == ASK_FOLLOW:
        mask[PLAY] = answers_to(led_card(table), table.hands[seat])
    elif kind == ASK_SWAP:
        mask[SWAP] = table.hands[seat] | bit(NO_CARD)
    else:
        mask[BURY] = table.hands[seat]


@rule
def act(table: Table, seat: int, action: int, log: Log | None) -> None:
    """Carry out a legal answer."""
    close_step(table)
    card = object_of(action)
    verb = verb_of(action)
    if verb == PLAY:
        put_on_table(table, log, seat, card)
        use_power(table, log, seat, card)
    elif verb == SWAP:
        fox_chose(table, log, seat, card)
    else:
        woodcutter_chose(table, log, seat, card)
