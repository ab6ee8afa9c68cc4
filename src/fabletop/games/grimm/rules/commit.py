"""Choosing cards in secret: a Gather card and, if wanted, a Fable (docs/rules/grimm-forest: grimm.commit)."""

from __future__ import annotations

from fabletop.games.grimm.rules.asking import allows, answers, ask_about, marks
from fabletop.games.grimm.rules.cards import names_held, take_out_of_hand
from fabletop.games.grimm.rules.fables import is_monster
from fabletop.games.grimm.rules.facts import FACT_CHOSEN, FACT_FABLE_REVEALED, FACT_LAID, FACT_PEEKED, FACT_SAW_FABLE
from fabletop.games.grimm.rules.friends import chooses_last
from fabletop.games.grimm.rules.gathercards import lay_card, look_at_card
from fabletop.games.grimm.rules.noticed import dream_seen, left_hand_openly
from fabletop.games.grimm.rules.prince import prince_regal
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import (
    ASK_GATHER,
    ASK_PEEK,
    DREAM,
    DREAMED,
    GATHER_FIELDS,
    GATHER_MARKET,
    NO_CARD,
    NOBODY,
    PEEK,
)
from fabletop.games.grimm.rules.words import gather_card, in_turn, is_single, locations
from fabletop.kernel.actions import argument_of, kind_of_action
from fabletop.kernel.bits import bit, has, lowest
from fabletop.kernel.log import Log, note, whisper
from fabletop.kernel.questions import answer_face_down, ask_together, close_step
from fabletop.kernel.rule import called_rule, rule


@rule
def open_commit(table: GrimmTable, log: Log | None) -> None:
    """Everybody but Evil Queen's owner chooses in secret and at the same time."""
    if table.options.prince == 1:
        prince_regal(table, log)
    last = chooses_last(table)
    for seat in range(table.seats):
        if seat != last:
            ask_together(table, ASK_GATHER, seat, 0)


@rule
def open_queen(table: GrimmTable, log: Log | None) -> None:
    """Evil Queen's owner looks at a card, then chooses."""
    queen = chooses_last(table)
    if queen != NOBODY:
        cards = cards_to_peek_at(table, queen)
        if is_single(cards):
            peeked(table, log, queen, lowest(cards))
        else:
            ask_about(table, ASK_PEEK, queen, NO_CARD)


@rule
def must_lay_fable(table: GrimmTable, seat: int) -> bool:
    """Huntsman's opponents who hold a Fable must play one."""
    return has(table.must_play, seat) and table.held[seat] > 0


@called_rule
def fables_to_lay(table: GrimmTable, seat: int) -> int:
    """The Fables in hand or none; for Sleeping Beauty's target the dreamed card alone."""
    if table.dreamer == seat:
        return bit(DREAM)
    names = names_held(table, seat)
    return names if must_lay_fable(table, seat) else names | bit(NO_CARD)


@marks(ASK_GATHER, *range(GATHER_FIELDS, GATHER_MARKET + 1))
@called_rule
def mark_gather(table: GrimmTable, seat: int, mask: list[int]) -> None:
    """One of the own Gather cards that can be used, and a Fable or none."""
    fables = fables_to_lay(table, seat)
    for location in range(locations(table)):
        if has(table.pools[seat], gather_card(seat, location)):
            mask[location] = fables


@called_rule
def commit(table: GrimmTable, log: Log | None, seat: int, action: int) -> None:
    """Choices lie face down until the last one is made."""
    note(log, FACT_CHOSEN, seat, 0, 0)
    if answer_face_down(table, seat, action):
        for index in range(table.asked):
            lay(table, log, table.questions[index].seat, table.questions[index].answer)
        close_step(table)


@answers(ASK_GATHER)
@called_rule
def lay(table: GrimmTable, log: Log | None, seat: int, action: int) -> None:
    """What was chosen lies face down; everybody sees whether a Fable lies there."""
    fable = argument_of(action)
    lay_card(table, seat, kind_of_action(action))
    table.laid[seat] = fable
    note(log, FACT_LAID, seat, 2 if fable == DREAM else int(fable != NO_CARD), 0)


@allows(ASK_PEEK, PEEK)
@rule
def cards_to_peek_at(table: GrimmTable, seat: int) -> int:
    """An opponent's Gather card, or the Fable if one lies there."""
    cards = 0
    for rival in range(table.seats):
        if rival != seat:
            cards |= bit(2 * rival)
            if table.laid[rival] != NO_CARD:
                cards |= bit(2 * rival + 1)
    return cards


@answers(ASK_PEEK)
@called_rule
def peeked(table: GrimmTable, log: Log | None, seat: int, thing: int) -> None:
    """Evil Queen's owner looks at a Gather card or a Fable that lies face down, then chooses."""
    rival, what = thing // 2, thing % 2
    note(log, FACT_PEEKED, seat, rival, what)
    if what == 0:
        look_at_card(table, log, seat, rival)
    elif table.laid[rival] == DREAM:
        dream_seen(table, seat, table.dreamed)
        table.dream_known |= bit(seat)
        whisper(log, FACT_SAW_FABLE, seat, rival, table.dreamed)
    else:
        table.peeked[rival] |= bit(seat)
        whisper(log, FACT_SAW_FABLE, seat, rival, table.laid[rival])
    ask_about(table, ASK_GATHER, seat, NO_CARD)


@called_rule
def reveal_fables(table: GrimmTable, log: Log | None) -> None:
    """All Fables are turned up at once."""
    for index in range(table.seats):
        seat = in_turn(table, index)
        fable = table.laid[seat]
        if fable == DREAM:
            fable = table.dreamed
            left_hand_openly(table, DREAMED, fable)
        elif fable != NO_CARD:
            take_out_of_hand(table, seat, fable)
            left_hand_openly(table, seat, fable)
        table.laid[seat] = NO_CARD
        table.peeked[seat] = 0
        table.played[seat] = fable
        if fable != NO_CARD:
            table.monsters += int(is_monster(fable))
            note(log, FACT_FABLE_REVEALED, seat, fable, 0)
    table.dreamed = NO_CARD
    table.dreamer = NOBODY
    table.dream_known = 0
