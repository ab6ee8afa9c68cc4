"""The suite itself can fail: each way of breaking a game is found, by the promise that it breaks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from fabletop.conformance import broken_promises, cases
from fabletop.contract import CardFace, Game, Reason, message
from fabletop.kernel.actions import object_of
from fabletop.kernel.bits import lowest
from fabletop.kernel.log import Log, note
from fabletop.kernel.questions import NO_ANSWER
from fabletop.kernel.rng import Seed, below
from tests.toys import highest
from tests.toys.highest import HIGHEST, Table, ToyFace


def broken_by(game: Game) -> set[str]:
    return {name for case in cases(game, 3) for name in broken_promises(case, ("python",))}


def with_rule(name: str, function: Callable[..., Any]) -> Game:
    rule: dict[str, Any] = {name: function}
    return replace(HIGHEST, rules=replace(HIGHEST.rules, **rule))


def test_the_toy_breaks_nothing() -> None:
    assert broken_by(HIGHEST) == set()


def tells_everyone(table: Table, seat: int, action: int, log: Log | None) -> None:
    """An event shows a card that lies face down."""
    note(log, highest.CHOSE_CARD, seat, object_of(action), 0)
    highest.act(table, seat, action, log)


def peeks(table: Table, seat: int, seed: Seed) -> None:
    """The world is drawn from the true hands."""
    truth = list(table.hands)
    highest.reimagine(table, seat, seed)
    if below(table.rng, 2):
        table.hands = truth


def forgets_answers(table: Table, seat: int, seed: Seed) -> None:
    """The card that a rival has chosen face down stays as it was."""
    answers = [question.answer for question in table.questions]
    highest.reimagine(table, seat, seed)
    for question, answer in zip(table.questions, answers, strict=True):
        question.answer = answer


def keeps_the_true_hands(table: Table, seat: int, seed: Seed) -> None:
    """Nothing but the face-down answers is dealt anew."""
    truth = list(table.hands)
    highest.reimagine(table, seat, seed)
    table.hands = truth
    for question in table.questions[: table.asked]:
        if question.seat != seat and question.answer != NO_ANSWER:
            question.answer = lowest(table.hands[question.seat])


def doubles_a_card(table: Table, seat: int, action: int, log: Log | None) -> None:
    highest.act(table, seat, action, log)
    table.hands[0] |= table.hands[1]


def marks_anything(table: Table, seat: int, mask: list[int]) -> None:
    highest.legal(table, seat, mask)
    mask[0] |= 2


def marks_what_rivals_hold(table: Table, seat: int, mask: list[int]) -> None:
    highest.legal(table, seat, mask)
    if mask[0] and table.hands[1 - min(seat, 1)] & 4:
        mask[0] &= -mask[0]


def never_ends(table: Table, seat: int, action: int, log: Log | None) -> None:
    if table.turn == highest.TURNS - 1:
        table.turn, table.hands = 0, [14, 112, 896]
        table.shown = [0] * len(table.shown)
    highest.act(table, seat, action, log)


def nobody_wins(table: Table, seat: int) -> int:
    return 2


def observes_all(table: Table, seat: int, out: list[int]) -> None:
    highest.observe(table, seat, out)
    out[0] = table.hands[1] & 7


class OpenFace(ToyFace):
    def view(self, table: Table, seats: int, eyes: frozenset[int]) -> Any:
        return {"hands": list(table.hands)}


class TellingFace(ToyFace):
    def refusal(self, table: Table, seat: int, action: int) -> Reason:
        held = any(table.hands[other] >> object_of(action) & 1 for other in range(table.seats) if other != seat)
        return Reason(message("refused-not-now" if held else "refused-not-asked"))


class UntitledFace(ToyFace):
    def cards(self) -> tuple[CardFace, ...]:
        return (CardFace("1", message("no-such-card"), None),)


class SpeechlessFace(ToyFace):
    facts = {number: f"unspoken-{number}" for number in range(1, 5)}  # noqa: RUF012


class IllegibleFace(ToyFace):
    def notation(self, action: int) -> str | None:
        return "show a card"


@pytest.mark.parametrize(
    ("game", "promise"),
    [
        (with_rule("act", tells_everyone), "events"),
        (with_rule("reimagine", peeks), "worlds"),
        (with_rule("reimagine", forgets_answers), "worlds-hidden"),
        (with_rule("reimagine", keeps_the_true_hands), "worlds-vary"),
        (with_rule("act", doubles_a_card), "sound"),
        (with_rule("legal", marks_anything), "sound"),
        (with_rule("legal", marks_what_rivals_hold), "views"),
        (with_rule("act", never_ends), "ends"),
        (with_rule("place", nobody_wins), "result"),
        (with_rule("observe", observes_all), "views"),
        (replace(HIGHEST, face=OpenFace()), "views"),
        (replace(HIGHEST, face=TellingFace()), "reasons"),
        (replace(HIGHEST, face=UntitledFace()), "words"),
        (replace(HIGHEST, face=SpeechlessFace()), "words"),
        (replace(HIGHEST, face=IllegibleFace()), "notation"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_broken_game_is_found_out(game: Game, promise: str) -> None:
    assert promise in broken_by(game)
