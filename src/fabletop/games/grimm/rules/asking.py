"""Questions: a card asks one with what it is about, says what may be chosen, and takes the answer.

A question is about a card (or none), and may name a rival, a number, a resource and a set of things. Whoever takes the
answer, or says what may be chosen, is handed those of them that it names, and what was chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from fabletop.games.grimm.rules.state import GrimmTable, Question
from fabletop.games.grimm.rules.terms import (
    ASK_DECIDE,
    ASK_PLACE,
    ASK_REAP,
    ASK_SAY,
    ASK_TARGET,
    DECIDE,
    NOBODY,
    PLACE,
    REAP,
    SAY,
    TARGET,
    Ask,
)
from fabletop.games.grimm.rules.words import is_single
from fabletop.kernel.bits import lowest
from fabletop.kernel.dispatch import at, moment
from fabletop.kernel.log import Log
from fabletop.kernel.questions import ask
from fabletop.kernel.rule import rule

F = TypeVar("F", bound=Callable[..., Any])
EITHER = 3
"""Yes or no; alone or with others."""

# Kinds of questions.

WORDS: dict[int, str] = {kind.value: kind.name.lower() for kind in Ask}
"""What each kind of question is called."""


def question_kind(word: str, number: int) -> int:
    """A kind of question that a card brings: its word stands in messages and on the wire, its number in records."""
    if WORDS.setdefault(number, word) != word:
        raise ValueError(f"question {number} is {WORDS[number]} already")
    return number


def question_word(kind: int) -> str:
    return WORDS[kind]


# Asking.


@rule
def ask_all_about(table: GrimmTable, kind: int, seat: int, card: int, about: tuple[int, int, int, int]) -> None:
    """Ask one seat because of a card; ``about`` is a rival, a number, a resource and a set of things."""
    ask(table, kind, seat, 0)
    question = table.questions[table.asked - 1]
    question.card = card
    question.rival, question.number, question.resource, question.things = about


@rule
def ask_about(table: GrimmTable, kind: int, seat: int, card: int) -> None:
    """Ask one seat because of a card."""
    ask_all_about(table, kind, seat, card, (NOBODY, 0, 0, 0))


@rule
def ask_how_many(table: GrimmTable, kind: int, seat: int, card: int, number: int) -> None:
    """Ask one seat for so many of something."""
    ask_all_about(table, kind, seat, card, (NOBODY, number, 0, 0))


@rule
def ask_among(table: GrimmTable, kind: int, seat: int, card: int, things: int) -> None:
    """Ask one seat to choose from a set of Locations or seats."""
    ask_all_about(table, kind, seat, card, (NOBODY, 0, 0, things))


@rule
def ask_with(table: GrimmTable, kind: int, seat: int, card: int, rival: int) -> None:
    """Ask one seat about something between it and another."""
    ask_all_about(table, kind, seat, card, (rival, 0, 0, 0))


@rule
def ask_of(table: GrimmTable, kind: int, seat: int, card: int, rival: int, number: int) -> None:
    """Ask one seat for so many resources that another has or gets."""
    ask_all_about(table, kind, seat, card, (rival, number, 0, 0))


@rule
def only_or_ask(table: GrimmTable, kind: int, seat: int, card: int, things: int) -> int:
    """The only thing in a set; if there are more the seat is asked, and if there is none or it is asked: ``NOBODY``."""
    if is_single(things):
        return lowest(things)
    if things != 0:
        ask_among(table, kind, seat, card, things)
    return NOBODY


@rule
def forget_question(question: Question) -> None:
    """A question that is answered leaves nothing of what it was about."""
    question.card = 0
    question.rival = 0
    question.number = 0
    question.resource = 0
    question.things = 0


# Who takes an answer, and what may be chosen.

ANSWERED_BY: dict[int, set[int]] = {}
"""The kinds of actions that answer each kind of question."""


@moment("kind", "card", called=False)
def answered(  # noqa: PLR0913  # whoever takes an answer names what it needs of all this
    table: GrimmTable,
    log: Log | None,
    seat: int,
    thing: int,
    action: int,
    kind: int,
    card: int,
    rival: int,
    number: int,
) -> None:
    """Carry out an answer, ``thing``, to a question that is closed already."""


@moment("kind", "card")
def mark_choices(  # noqa: PLR0913  # likewise
    table: GrimmTable,
    seat: int,
    kind: int,
    card: int,
    number: int,
    rival: int,
    resource: int,
    things: int,
    mask: list[int],
) -> None:
    """Mark what may be chosen as an answer to a question."""


def answers(kind: int, *cards: int) -> Callable[[F], F]:
    """The function that takes an answer where one of these cards asks; without cards, whichever card asks."""
    return at(answered, *cases(kind, cards))


def allows(kind: int, action_kind: int, *cards: int) -> Callable[[F], F]:
    """The function that gives the set of what may be chosen, as this kind of action, where one of these cards asks."""
    ANSWERED_BY.setdefault(kind, set()).add(action_kind)
    return at(mark_choices, *cases(kind, cards), use=f"mask[{action_kind}] = {{}}")


def marks(kind: int, *action_kinds: int) -> Callable[[F], F]:
    """The function that marks what may be chosen where that is of several kinds."""
    ANSWERED_BY[kind] = set(action_kinds)
    return at(mark_choices, (kind,))


def cases(kind: int, cards: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [(kind, card) for card in cards] or [(kind,)]


@allows(ASK_PLACE, PLACE)
@allows(ASK_TARGET, TARGET)
@allows(ASK_REAP, REAP)
@rule
def things_named(things: int) -> int:
    """What the question names."""
    return things


@allows(ASK_DECIDE, DECIDE)
@allows(ASK_SAY, SAY)
@rule
def either() -> int:
    return EITHER
