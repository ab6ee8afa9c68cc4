"""The question stack: who owes which answer, as plain data in the record.

Questions of one step are asked together and answered face down; the step on top of the stack is the open one.
A game declares ``to_act: Tiny``, ``asked: Small`` and ``questions: Annotated[list[Question], Question, MAX]`` in its
table; ``to_act`` is the set of seats whose answer to the open step is missing, and it is empty when the game is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from fabletop.kernel.bits import bit
from fabletop.kernel.record import Record, Small, Tiny
from fabletop.kernel.rule import rule

NO_ANSWER = -1
MOST_SEATS = 8
"""At any table."""


class Question(Record):
    """One question to one seat."""

    answer: Small
    """The action chosen, face down, or ``NO_ANSWER``."""
    subject: Small
    """What it is about, in the game's own numbers."""
    kind: Tiny
    seat: Tiny
    step: Tiny
    """Questions asked together share a step."""


class Asking(Protocol):
    to_act: int
    asked: int

    @property
    def questions(self) -> Sequence[Question]: ...


@rule
def put_question(table: Asking, step: int, kind: int, seat: int, subject: int) -> None:
    question = table.questions[table.asked]
    question.step = step
    question.kind = kind
    question.seat = seat
    question.subject = subject
    question.answer = NO_ANSWER
    table.asked += 1


@rule
def ask(table: Asking, kind: int, seat: int, subject: int) -> None:
    """Ask one seat; what was open before waits underneath."""
    step = table.questions[table.asked - 1].step + 1 if table.asked > 0 else 1
    put_question(table, step, kind, seat, subject)
    table.to_act = bit(seat)


@rule
def ask_next(table: Asking, kind: int, seat: int, subject: int) -> None:
    """Ask one seat in the place of a question that was asked alone and has its answer.

    That is ``close_step`` and ``ask`` in one, for games in which nearly every choice leads to the next question.
    """
    question = table.questions[table.asked - 1]
    question.kind = kind
    question.seat = seat
    question.subject = subject
    question.answer = NO_ANSWER
    table.to_act = 1 << seat


@rule
def ask_too(table: Asking, kind: int, seat: int, subject: int) -> None:
    """Ask one more seat in the step that is open."""
    put_question(table, table.questions[table.asked - 1].step, kind, seat, subject)
    table.to_act |= bit(seat)


@rule
def ask_together(table: Asking, kind: int, seat: int, subject: int) -> None:
    """Ask a seat in a step of its own, or in the one that is open already."""
    if table.asked == 0:
        ask(table, kind, seat, subject)
    else:
        ask_too(table, kind, seat, subject)


@rule
def owes(table: Asking, seat: int) -> bool:
    """Is this seat asked something now?"""
    return (table.to_act >> seat) & 1 == 1


@rule
def finished(table: Asking) -> bool:
    """The game is over when nobody is asked anything."""
    return table.to_act == 0


@rule
def question_of(table: Asking, seat: int) -> int:
    """Where the open question of a seat that owes an answer stands."""
    index = table.asked - 1
    while table.questions[index].seat != seat:
        index -= 1
    return index


@rule
def answer_face_down(table: Asking, seat: int, action: int) -> bool:
    """Lay an answer face down; gives whether it was the last of its step."""
    table.questions[question_of(table, seat)].answer = action
    table.to_act &= ~bit(seat)
    return table.to_act == 0


@rule
def close_step(table: Asking) -> None:
    """Take the open step off the stack, leaving nothing of what was chosen; what waited underneath is open again."""
    table.asked -= 1
    question = table.questions[table.asked]
    question.answer = 0
    question.subject = 0
    table.to_act = 0
    if table.asked > 0:
        close_rest_of_step(table, question.step)


@rule
def close_rest_of_step(table: Asking, step: int) -> None:
    """Close what was asked together with a question just closed, and see who owes in the step underneath."""
    while table.asked > 0 and table.questions[table.asked - 1].step == step:
        table.asked -= 1
        table.questions[table.asked].answer = 0
        table.questions[table.asked].subject = 0
    index = table.asked - 1
    while index >= 0 and table.questions[index].step == table.questions[table.asked - 1].step:
        if table.questions[index].answer == NO_ANSWER:
            table.to_act |= bit(table.questions[index].seat)
        index -= 1
