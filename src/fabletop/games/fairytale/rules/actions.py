"""What may be chosen, and what a choice does."""

from __future__ import annotations

from fabletop.games.fairytale.rules.cards import all_places, names_at, place_of_name
from fabletop.games.fairytale.rules.draft import keep, lay_down, names_to_discard, names_to_keep
from fabletop.games.fairytale.rules.drawing import give, partner_of
from fabletop.games.fairytale.rules.play import names_to_play
from fabletop.games.fairytale.rules.state import FairytaleTable, Row
from fabletop.games.fairytale.rules.story import go_on
from fabletop.games.fairytale.rules.terms import (
    ACTION_KINDS,
    ASK_DISCARD,
    ASK_FLIP,
    ASK_GIVE,
    ASK_KEEP,
    ASK_PLAY,
    ASK_UNFLIP,
    DISCARD,
    FLIP,
    GIVE,
    GIVE_HIDDEN,
    KEEP,
    PLAY,
    TAKE,
    TAKE_HIDDEN,
    UNFLIP,
)
from fabletop.games.fairytale.rules.turning import NOTHING, choose_to_turn, next_category, places_to_choose
from fabletop.kernel.actions import argument_of, clear, kind_of_action
from fabletop.kernel.bits import has
from fabletop.kernel.log import Log
from fabletop.kernel.questions import question_of
from fabletop.kernel.rule import called_rule, rule


@rule
def legal(table: FairytaleTable, seat: int, mask: list[int]) -> None:
    """Mark what the seat may answer now."""
    clear(mask, ACTION_KINDS)
    if not has(table.to_act, seat):
        return
    question = table.questions[question_of(table, seat)]
    if question.kind == ASK_KEEP:
        mask[KEEP] = names_to_keep(table, seat)
    elif question.kind == ASK_PLAY:
        mask[PLAY] = names_to_play(table, seat)
    elif question.kind == ASK_DISCARD:
        mask[DISCARD] = names_to_discard(table, seat, question.subject)
    else:
        mark_cards_in_play(table, seat, question.kind, mask)


@called_rule
def mark_cards_in_play(table: FairytaleTable, seat: int, kind: int, mask: list[int]) -> None:
    if kind == ASK_FLIP:
        mask[FLIP] = names_at(table.rows[seat], places_to_choose(table, table.rows[seat]))
    elif kind == ASK_UNFLIP:
        mask[UNFLIP] = names_at(table.rows[seat], places_to_choose(table, table.rows[seat]))
    elif kind == ASK_GIVE:
        mask[GIVE] = names_at(table.rows[seat], table.rows[seat].up)
        mask[GIVE_HIDDEN] = names_at(table.rows[seat], face_down(table.rows[seat]))
    else:
        other = table.rows[partner_of(seat)]
        mask[TAKE] = names_at(other, other.up)
        mask[TAKE_HIDDEN] = names_at(other, face_down(other))


@rule
def face_down(row: Row) -> int:
    return all_places(row) & ~row.up


@rule
def act(table: FairytaleTable, seat: int, action: int, log: Log | None) -> None:
    """Lay a legal answer down; with the last one the game goes on."""
    action_kind = kind_of_action(action)
    if action_kind == KEEP:
        complete = keep(table, log, seat, action)
    elif action_kind == PLAY or action_kind == DISCARD:
        complete = lay_down(table, log, seat, action)
    else:
        complete = choose_in_play(table, log, seat, action)
    if complete:
        go_on(table, log)


@called_rule
def choose_in_play(table: FairytaleTable, log: Log | None, seat: int, action: int) -> bool:
    """A choice among cards in play; gives whether everybody has chosen."""
    action_kind, name = kind_of_action(action), argument_of(action)
    row = table.rows[seat]
    if action_kind == FLIP or action_kind == UNFLIP:
        choose_to_turn(table, row, name)
        category = next_category(table, row)
        if category != NOTHING:
            table.questions[question_of(table, seat)].subject = category
            return False
    elif action_kind == GIVE or action_kind == GIVE_HIDDEN:
        places = row.up if action_kind == GIVE else face_down(row)
        if not give(table, seat, place_of_name(row, places, name)):
            return False
    return lay_down(table, log, seat, action)
