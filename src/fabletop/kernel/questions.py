"""The question stack: who owes which answer, as plain data in the record.

Questions of one step are asked together and answered face down; the step on top of the stack is the open one.
A game declares ``asked: Small`` and ``questions: Annotated[list[Question], Question, MAX]`` in its table.
"""

from __future__ import annotations

from typing import Protocol

from fabletop.kernel.record import Record, Small, Tiny
from fabletop.kernel.rule import rule

NO_ANSWER = -1
NO_QUESTION = -1


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
    asked: int
    questions: list[Question]


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


@rule
def ask_too(table: Asking, kind: int, seat: int, subject: int) -> None:
    """Ask one more seat in the step that is open."""
    put_question(table, table.questions[table.asked - 1].step, kind, seat, subject)


@rule
def question_of(table: Asking, seat: int) -> int:
    """Where the seat's open question stands, or ``NO_QUESTION``."""
    index = table.asked - 1
    while index >= 0 and table.questions[index].step == table.questions[table.asked - 1].step:
        if table.questions[index].seat == seat and table.questions[index].answer == NO_ANSWER:
            return index
        index -= 1
    return NO_QUESTION


@rule
def owes_answer(table: Asking, seat: int) -> bool:
    return question_of(table, seat) != NO_QUESTION


@rule
def step_is_answered(table: Asking) -> bool:
    """Have all questions of the open step been answered?"""
    index = table.asked - 1
    while index >= 0 and table.questions[index].step == table.questions[table.asked - 1].step:
        if table.questions[index].answer == NO_ANSWER:
            return False
        index -= 1
    return True


@rule
def clear_question(question: Question) -> None:
    question.step = 0
    question.kind = 0
    question.seat = 0
    question.subject = 0
    question.answer = 0


@rule
def close_step(table: Asking) -> None:
    """Take the open step off the stack and leave no trace of it."""
    step = table.questions[table.asked - 1].step
    while table.asked > 0 and table.questions[table.asked - 1].step == step:
        table.asked -= 1
        clear_question(table.questions[table.asked])
