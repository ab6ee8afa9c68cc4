"""Bits, decks, actions, the question stack and the log, interpreted and compiled."""

from __future__ import annotations

from typing import Annotated

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.bodies.compiler import compiled
from fabletop.kernel.actions import (
    NO_ACTION,
    action_of,
    any_marked,
    clear,
    count_marked,
    is_marked,
    mark,
    marked_actions,
)
from fabletop.kernel.bits import bit, has, highest, lowest, nth, popcount, without_lowest
from fabletop.kernel.deck import Deck, deck_size, draw, put_at_bottom, shuffle
from fabletop.kernel.log import CAPACITY, EVERYONE, Log, facts_of, note, whisper
from fabletop.kernel.questions import Question, answer_face_down, ask, ask_next, ask_too, close_step, question_of
from fabletop.kernel.record import Record, Small, Tiny
from fabletop.kernel.rng import PlayoutRng, Rng, below, playout_below

sets = st.sets(st.integers(0, 62), min_size=1)


@given(sets)
def test_bit_sets_are_sets(members: set[int]) -> None:
    bits = sum(bit(member) for member in members)
    assert popcount(bits) == len(members)
    assert (lowest(bits), highest(bits)) == (min(members), max(members))
    assert [member for member in range(64) if has(bits, member)] == sorted(members)
    assert [nth(bits, index) for index in range(len(members))] == sorted(members)
    assert without_lowest(bits) == bits - bit(min(members))


def test_compiled_bit_helpers_agree_with_the_interpreted_ones() -> None:
    def all_three(bits, out):  # type: ignore[no-untyped-def]
        for index in range(len(bits)):
            out[index, 0] = popcount(bits[index])
            out[index, 1] = lowest(bits[index])
            out[index, 2] = highest(bits[index])

    numbers = [1, 2, 3, 1 << 62, (1 << 62) - 1, 0x0FFE_0FFE_0FFE, 6, 40]
    out = np.zeros((len(numbers), 3), np.int64)
    compiled(all_three)(np.array(numbers, np.int64), out)
    assert out.tolist() == [[popcount(n), lowest(n), highest(n)] for n in numbers]


class TinyDeck(Deck):
    cards: Annotated[list[int], Tiny, 6]


def test_cards_are_drawn_from_the_top_and_buried_at_the_bottom() -> None:
    deck = TinyDeck()
    for card in (11, 12, 13):
        put_at_bottom(deck, card)
    assert draw(deck) == 11
    put_at_bottom(deck, 14)
    assert deck_size(deck) == 3
    assert [draw(deck) for _ in range(3)] == [12, 13, 14]
    assert deck.cards == [0] * 6


def test_a_shuffle_moves_only_the_cards_between_its_ends() -> None:
    cards = list(range(10))
    shuffle(cards, 3, 8, Rng())
    assert cards[:3] == [0, 1, 2]
    assert cards[8:] == [8, 9]
    assert sorted(cards) == list(range(10))


def test_a_shuffle_draws_as_below_does() -> None:
    """In so many shuffles some draws are thrown away."""
    quick, slow = Rng(), Rng()
    for _ in range(400):
        cards, expected = list(range(40)), list(range(40))
        shuffle(cards, 2, 40, quick)
        for last in range(39, 2, -1):
            other = 2 + below(slow, last - 1)
            expected[last], expected[other] = expected[other], expected[last]
        assert cards == expected
        assert quick.pack() == slow.pack()


@given(st.lists(st.sets(st.integers(0, 62)), min_size=1, max_size=4))
def test_a_mask_counts_and_numbers_its_actions(objects: list[set[int]]) -> None:
    mask = [1] * len(objects)
    clear(mask, len(mask))
    for action_kind, things in enumerate(objects):
        mark(mask, action_kind, sum(bit(thing) for thing in things))
    actions = [action_of(action_kind, thing) for action_kind, things in enumerate(objects) for thing in sorted(things)]
    assert marked_actions(mask) == actions
    assert count_marked(mask, len(mask)) == len(actions)
    assert all(is_marked(mask, action) for action in actions)


@given(st.lists(st.sets(st.integers(0, 62)), min_size=1, max_size=4), st.integers(0, 2**48))
def test_a_random_choice_is_the_marked_action_that_the_playout_generator_names(
    objects: list[set[int]], state: int
) -> None:
    mask = [sum(bit(thing) for thing in things) for things in objects]
    actions, playout_rng, twin = marked_actions(mask), PlayoutRng(), PlayoutRng()
    playout_rng.state = twin.state = state
    expected = actions[playout_below(twin, len(actions))] if actions else NO_ACTION
    assert any_marked(mask, len(mask), playout_rng) == expected


class Stack(Record):
    to_act: Tiny
    asked: Small
    questions: Annotated[list[Question], Question, 4]


def test_questions_asked_together_are_answered_face_down_until_the_last() -> None:
    table = Stack()
    ask(table, 1, 0, 5)
    ask_too(table, 1, 2, 6)
    assert table.to_act == bit(0) | bit(2)
    assert not answer_face_down(table, 2, 40)
    assert table.to_act == bit(0)
    assert table.questions[question_of(table, 0)].subject == 5
    assert answer_face_down(table, 0, 41)
    assert [question.answer for question in table.questions[:2]] == [41, 40]


def test_a_new_question_waits_on_top_and_what_was_open_comes_back() -> None:
    table = Stack()
    ask(table, 1, 0, 0)
    ask_too(table, 1, 1, 0)
    answer_face_down(table, 1, 7)
    ask(table, 2, 2, 9)
    assert table.to_act == bit(2)
    close_step(table)
    assert table.to_act == bit(0)
    close_step(table)
    assert (table.to_act, table.asked) == (0, 0)
    assert {(question.answer, question.subject) for question in table.questions} == {(0, 0)}


def test_the_next_question_takes_the_place_of_one_that_was_asked_alone() -> None:
    at_once, in_two = Stack(), Stack()
    for table in (at_once, in_two):
        ask(table, 1, 0, 5)
        ask_too(table, 1, 1, 6)
        ask(table, 2, 2, 7)
        answer_face_down(table, 2, 40)
    ask_next(at_once, 3, 1, 8)
    close_step(in_two)
    ask(in_two, 3, 1, 8)
    assert at_once.pack() == in_two.pack()
    assert at_once.to_act == bit(1)


def test_a_log_keeps_who_may_know_each_fact() -> None:
    log = Log()
    note(log, 3, 1, 10, 11)
    whisper(log, 4, 1, 12, 0)
    assert [(e.fact, e.audience, e.seat, e.first) for e in facts_of(log)] == [(3, EVERYONE, 1, 10), (4, 1, 1, 12)]


def test_a_log_that_overflows_says_so() -> None:
    log = Log()
    for number in range(CAPACITY + 1):
        note(log, 1, 0, number, 0)
    with pytest.raises(OverflowError, match=f"{CAPACITY + 1} facts"):
        facts_of(log)
