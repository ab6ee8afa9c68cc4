"""The suite itself can fail: each way of breaking a game is found, by the promise that it breaks."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from fabletop.catalog import all_games
from fabletop.conformance import broken_promises, cases, outside_subset, rules_of
from fabletop.conformance.comparing import everything_in
from fabletop.contract import CardFace, Event, Game, Move, Moved, PlainFace, Reason, message, told
from fabletop.kernel.actions import argument_of
from fabletop.kernel.bits import lowest, popcount
from fabletop.kernel.log import Log, LogEntry, note
from fabletop.kernel.questions import NO_ANSWER
from fabletop.kernel.rng import Seed, below
from fabletop.kernel.rules import place_by
from fabletop.kernel.table import ask_all
from tests.toys import highest
from tests.toys.highest import FACE, HIGHEST, RULES, Table


def broken_by(game: Game) -> set[str]:
    return {name for case in cases(game, 3) for name in broken_promises(case, ("python",))}


def with_rules(**rules: Any) -> Game:
    return replace(HIGHEST, rules=replace(RULES, **rules))


def with_face(kind: type[PlainFace] = PlainFace, **words: Any) -> Game:
    return replace(HIGHEST, face=kind(**(vars(FACE) | words)))


@pytest.mark.parametrize("game", [*all_games(), HIGHEST], ids=lambda game: game.about.id)
def test_positions_that_differ_in_a_byte_differ_in_what_promises_compare(game: Game) -> None:
    position, _ = game.open({}, game.about.seats[0], "bytes")
    saved, kind = position.table.pack(), game.rules.table
    before = everything_in(game, position)
    for place in range(kind.size):
        data = bytearray(saved)
        data[place] ^= 1
        other = kind.unpacked(bytes(data))  # the same if it is a spare byte
        assert (everything_in(game, replace(position, table=other)) == before) == (other.pack() == saved), place


def test_the_toy_breaks_nothing() -> None:
    assert broken_by(HIGHEST) == set()


def tells_everyone(table: Table, seat: int, action: int, log: Log | None) -> None:
    """An event shows a card that lies face down."""
    note(log, highest.SHOWN, seat, argument_of(action), 0)
    highest.act(table, seat, action, log)


def peeks(table: Table, seat: int, seed: Seed) -> None:
    """The world is drawn from the true hands."""
    truth = table.copy()
    RULES.resample(table, seat, seed)
    if below(table.rng, 2):
        table.hands, table.left = truth.hands, truth.left


def forgets_answers(table: Table, seat: int, seed: Seed) -> None:
    """The card that a rival has chosen face down stays as it was."""
    answers = [question.answer for question in table.questions]
    RULES.resample(table, seat, seed)
    for question, answer in zip(table.questions, answers, strict=True):
        question.answer = answer


def keeps_the_true_hands(table: Table, seat: int, seed: Seed) -> None:
    """Nothing but the face-down answers is dealt anew."""
    truth = table.copy()
    RULES.resample(table, seat, seed)
    table.hands, table.left = truth.hands, truth.left
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
    """Everybody takes up what they have shown and plays on."""
    highest.act(table, seat, action, log)
    if table.asked == 0:
        table.hands, table.shown = table.shown, table.hands
        ask_all(table, highest.CHOOSE, 0)


def nobody_wins(table: Table, seat: int) -> int:
    return 2


def observes_all(table: Table, seat: int, out: list[int]) -> None:
    out[0] = table.hands[1] & 7


def counts_from_the_end(table: Table, seat: int) -> int:
    """Interpreted, the last place of a row; compiled, what stands in front of it."""
    held = popcount(table.hands[seat - len(table.hands)])
    return RULES.points(table, seat) + held - popcount(table.hands[seat])


class TellingFace(PlainFace):
    def refusal(self, table: Table, seat: int, action: int) -> Reason:
        held = any(table.hands[other] >> argument_of(action) & 1 for other in range(table.seats) if other != seat)
        return Reason(message("refused-not-now" if held else "refused-not-asked"))


LAID = 2
"""A fact of the games below: somebody has chosen."""


def says_who_has_chosen(table: Table, seat: int, action: int, log: Log | None) -> None:
    note(log, LAID, seat, argument_of(action), 0)
    highest.act(table, seat, action, log)


class QuietFace(PlainFace):
    """Says that a card lies face down, and names nothing."""

    def event(self, table: Table, entry: LogEntry) -> Event:
        said = message("highest-shown", seat=entry.seat, first=0, second=0)
        return told(entry, said, None, self.moved(table, entry)) if entry.fact == LAID else super().event(table, entry)


class LeakyFace(QuietFace):
    """Says so in words, and names the card in what has moved."""

    def moved(self, table: Table, entry: LogEntry) -> Moved:
        return Moved((Move(str(entry.first), to="laid"),)) if entry.fact == LAID else super().moved(table, entry)


def with_whispers(kind: type[PlainFace]) -> Game:
    return replace(with_face(kind), rules=replace(RULES, act=says_who_has_chosen))


class MeddlingFace(PlainFace):
    """A refused choice leaves a trace."""

    def refusal(self, table: Table, seat: int, action: int) -> Reason:
        table.questions[seat].subject ^= 1
        return super().refusal(table, seat, action)


class UntitledFace(PlainFace):
    def cards(self) -> tuple[CardFace, ...]:
        return (CardFace("1", message("no-such-card"), None),)


class IllegibleFace(PlainFace):
    def notation(self, action: int) -> str | None:
        return "show a card"


@pytest.mark.parametrize(
    ("game", "promise"),
    [
        (with_rules(act=tells_everyone), "events"),
        (with_rules(resample=peeks), "worlds"),
        (with_rules(resample=forgets_answers), "worlds-hidden"),
        (with_rules(resample=keeps_the_true_hands), "worlds-vary"),
        (with_rules(act=doubles_a_card), "sound"),
        (with_rules(legal=marks_anything), "sound"),
        (with_rules(legal=marks_what_rivals_hold), "views"),
        (with_rules(act=never_ends), "ends"),
        (with_rules(place=nobody_wins), "result"),
        (with_rules(points=counts_from_the_end), "indices"),
        (with_rules(observe=observes_all, observation=1), "views"),
        (with_face(public=("hands",), own=()), "views"),
        (with_face(TellingFace), "reasons"),
        (with_whispers(LeakyFace), "events"),
        (with_face(MeddlingFace), "refusals"),
        (with_face(UntitledFace), "words"),
        (with_face(facts={highest.SHOWN: "unspoken"}), "words"),
        (with_face(IllegibleFace), "notation"),
        (replace(HIGHEST, about=msgspec.structs.replace(HIGHEST.about, turns=True)), "owes"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_broken_game_is_found_out(game: Game, promise: str) -> None:
    assert promise in broken_by(game)


def test_what_has_moved_without_a_name_is_no_secret() -> None:
    assert "events" not in broken_by(with_whispers(QuietFace))


def test_rules_of_another_game_are_no_part_of_this_one() -> None:
    """Whoever made rules before, a game is judged by its own and by what they call."""

    def slices(table: Any) -> int:
        return sum(table.cards[1:3])

    place_by(slices)  # the kernel makes a rule of it, which is outside the subset
    assert [why for rule in rules_of(HIGHEST) for why in outside_subset(rule)] == []


def test_rules_that_a_game_calls_are_a_part_of_it() -> None:
    own = replace(RULES, place=place_by(lambda table, seat: 0))
    outside = [why for rule in rules_of(replace(HIGHEST, rules=own)) for why in outside_subset(rule)]
    assert [why for why in outside if "points is neither a rule" in why]
    assert argument_of in rules_of(HIGHEST)
