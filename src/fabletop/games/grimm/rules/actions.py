"""What may be chosen, and what a choice does."""

from __future__ import annotations

from fabletop.games.grimm.rules.asking import answered, forget_question, mark_choices
from fabletop.games.grimm.rules.commit import commit
from fabletop.games.grimm.rules.facts import FACT_TARGETED
from fabletop.games.grimm.rules.state import GrimmTable, Question
from fabletop.games.grimm.rules.story import go_on
from fabletop.games.grimm.rules.terms import (
    ACTION_KINDS,
    ASK_GATHER,
    ASK_TARGET,
    ASSIGN,
    GATHER_FIELDS,
    GATHER_MARKET,
    HAND,
    KEEP,
    LOCK,
    TOP,
    UNSEEN,
)
from fabletop.kernel.actions import action_of, argument_of, clear, kind_of_action
from fabletop.kernel.bits import has
from fabletop.kernel.log import Log, note
from fabletop.kernel.questions import close_step, question_of
from fabletop.kernel.rule import called_rule, rule

SECRET_KINDS = sum(1 << action_kind for action_kind in (ASSIGN, LOCK, KEEP, TOP, HAND))
"""What is changed, kept or given unseen."""


@called_rule
def legal(table: GrimmTable, seat: int, mask: list[int]) -> None:
    """Mark what the seat may answer now."""
    clear(mask, ACTION_KINDS)
    if has(table.to_act, seat):
        asked = table.questions[question_of(table, seat)]
        kind, card, number, rival = asked.kind, asked.card, asked.number, asked.rival
        mark_choices(table, seat, kind, card, number, rival, asked.resource, asked.things, mask)


@rule
def as_others_see_it(action: int) -> int:
    """A choice without what is hidden from others."""
    if kind_of_action(action) <= GATHER_MARKET:
        return action_of(GATHER_FIELDS, UNSEEN)
    return action_of(kind_of_action(action), UNSEEN) if has(SECRET_KINDS, kind_of_action(action)) else action


@called_rule
def act(table: GrimmTable, seat: int, action: int, log: Log | None) -> None:
    """Carry out a legal answer; the game goes on until somebody is asked."""
    asked = table.questions[question_of(table, seat)]
    table.last = as_others_see_it(action)
    table.last_seat = seat
    if asked.kind == ASK_GATHER and table.asked > 1:
        commit(table, log, seat, action)
    else:
        close_and_answer(table, asked, seat, action, log)
    if table.to_act == 0:
        go_on(table, log)


@rule
def close_and_answer(table: GrimmTable, asked: Question, seat: int, action: int, log: Log | None) -> None:
    """The question is closed first: what it asked for may lead to another."""
    kind, card, number, rival = int(asked.kind), int(asked.card), int(asked.number), int(asked.rival)
    thing = argument_of(action)
    forget_question(asked)
    close_step(table)
    if kind == ASK_TARGET:
        note(log, FACT_TARGETED, seat, thing, card)
    answered(table, log, seat, thing, action, kind, card, rival, number)
