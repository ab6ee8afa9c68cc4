"""An observation holds all that a seat knows: whoever saw another round observes other numbers."""

from __future__ import annotations

import random

import msgspec
import pytest

from fabletop.catalog import game_named
from fabletop.contract import Event
from fabletop.games.fox.knowledge.observation import CARDS, SIZE
from fabletop.games.fox.play.features import FEATURES
from fabletop.kernel.actions import marked_actions
from fabletop.kernel.features import spread
from tests.games.fox.tables import fox_table

FOX = game_named("fox")
LEADS = 7 * CARDS + 13


def observed(table: object, seat: int) -> tuple[int, ...]:
    out = [0] * SIZE
    FOX.rules.observe(table, seat, out)
    return tuple(out)


def seen(events: list[Event], seat: int) -> bytes:
    return msgspec.json.encode([event.message for event in events if event.is_for(seat)])


@pytest.mark.clause("fox.secret.6")
def test_two_rounds_that_a_seat_saw_differently_are_observed_differently() -> None:
    """Perfect recall: from one deal, any two courses of play that a seat can tell apart have different observations."""
    for deal in range(4):
        known: dict[tuple[int, tuple[int, ...]], bytes] = {}
        for course in range(120):
            chance = random.Random(course)
            position, opening = FOX.open({}, 2, f"recall#{deal}")
            events = list(opening)
            for _ in range(chance.randrange(1, 12)):
                seat = FOX.to_act(position)[0]
                choice = chance.choice(marked_actions(FOX.legal(position, seat)))
                events += FOX.play(position, seat, choice)
            for seat in range(2):
                told = seen(events, seat)
                assert known.setdefault((seat, observed(position.table, seat)), told) == told


def test_who_leads_is_observed_from_the_seat_that_looks() -> None:
    position, _ = FOX.open({}, 2, "leads")
    for _ in range(40):
        seat = FOX.to_act(position)[0]
        if FOX.questions(position)[0].kind == "lead":
            mine, theirs = LEADS, LEADS + 6
            assert (observed(position.table, seat)[mine], observed(position.table, 1 - seat)[mine]) == (1, 0)
            assert (observed(position.table, seat)[theirs], observed(position.table, 1 - seat)[theirs]) == (0, 1)
        FOX.play(position, seat, marked_actions(FOX.legal(position, seat))[0])


def test_the_order_in_which_cards_were_played_is_observed() -> None:
    position, _ = FOX.open({}, 2, "order")
    for _ in range(8):
        seat = FOX.to_act(position)[0]
        FOX.play(position, seat, marked_actions(FOX.legal(position, seat))[0])
    played = position.table.plays
    moments = observed(position.table, 0)[5 * CARDS : 7 * CARDS]
    assert sorted(number for number in moments if number) == list(range(1, played + 1))


@pytest.mark.clause("fox.end.1")
def test_a_network_is_told_how_far_the_target_is_and_nothing_else_of_it() -> None:
    def told(target: int, scores: list[int]) -> list[int]:
        table = fox_table("9K ...", "...", target=target, scores=scores, round=2).position.table
        answers = [0] * len(FEATURES)
        spread(observed(table, 0), FEATURES, answers)
        return answers

    assert told(99, [90, 80]) == told(21, [12, 2])
    assert told(99, [0, 20]) == told(99, [70, 60])
    assert told(99, [90, 80]) != told(99, [91, 80])


def test_an_observation_fits_in_bytes_and_has_the_promised_length() -> None:
    position, _ = FOX.open({"target": 99}, 2, "long")
    chance = random.Random(7)
    while FOX.to_act(position):
        for seat in range(2):
            numbers = observed(position.table, seat)
            assert len(numbers) == FOX.rules.observation
            assert min(numbers) >= -128
            assert max(numbers) <= 127
        seat = FOX.to_act(position)[0]
        FOX.play(position, seat, chance.choice(marked_actions(FOX.legal(position, seat))))
