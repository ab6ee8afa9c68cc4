"""What may be chosen, and what a choice does."""

from __future__ import annotations

from fabletop.games.fox.rules.powers import fox_chose, use_power, woodcutter_chose
from fabletop.games.fox.rules.state import Table
from fabletop.games.fox.rules.terms import NO_CARD, Ask, Fact, Verb
from fabletop.games.fox.rules.tricks import answers_to, led_card, put_on_table
from fabletop.kernel.actions import clear, mark, object_of, verb_of
from fabletop.kernel.bits import bit, has
from fabletop.kernel.log import Log, note
from fabletop.kernel.questions import close_step, question_of
from fabletop.kernel.rule import rule


@rule
def owes(table: Table, seat: int) -> bool:
    return has(table.owing, seat)


@rule
def finished(table: Table) -> bool:
    """The game is over when nobody is asked anything."""
    return table.owing == 0


@rule
def legal(table: Table, seat: int, mask: list[int]) -> None:
    """Mark what the seat may answer now."""
    clear(mask)
    if not has(table.owing, seat):
        return
    match table.questions[question_of(table, seat)].kind:
        case Ask.LEAD:
            mark(mask, Verb.PLAY, table.hands[seat])
        case Ask.FOLLOW:
            mark(mask, Verb.PLAY, answers_to(led_card(table), table.hands[seat]))
        case Ask.SWAP:
            mark(mask, Verb.SWAP, table.hands[seat] | bit(NO_CARD))
        case Ask.BURY:
            mark(mask, Verb.BURY, table.hands[seat])


@rule
def act(table: Table, seat: int, action: int, log: Log | None) -> None:
    """Carry out a legal answer."""
    close_step(table)
    card = object_of(action)
    match verb_of(action):
        case Verb.PLAY:
            note(log, Fact.PLAYED, seat, card, 0)
            put_on_table(table, seat, card)
            use_power(table, log, seat, card)
        case Verb.SWAP:
            fox_chose(table, log, seat, card)
        case Verb.BURY:
            woodcutter_chose(table, log, seat, card)
