"""Re-dealt Fables are exactly those that fit what the seat knows, each way as likely as the others."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable
from fractions import Fraction

import pytest

from fabletop.contract import read_seed
from fabletop.games.grimm.knowledge.memory import add_token
from fabletop.games.grimm.knowledge.resample import resample
from fabletop.games.grimm.rules.cards import put_in_hand
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import DREAM, FRIEND_CARD, JOB_PART, JOB_RECEIVE, NOBODY
from fabletop.games.grimm.rules.words import add_job
from tests.games.grimm.courses import Course
from tests.games.grimm.worlds import (
    all_worlds,
    assert_even,
    draws_for,
    sampled,
    small_table,
    tokens_of,
    world_of,
)

A, B, C, D, E = 1, 2, 3, 4, 5

COURSES = {
    "cards drawn": Course(3, (A, A, B, C, D), "1 draws, 2 draws, 1 draws, 0 draws"),
    "a card shown on its way": Course(3, (A, A, B, C), "0 draws, 0 discards, 1 fetches 1, 1 draws, 2 draws"),
    "a card played": Course(3, (A, A, B, C, D), "1 draws, 1 draws, 2 draws, 1 discards, 2 discards, 2 draws"),
    "a card looked at and drawn": Course(3, (A, A, B, C, D), "0 looks, 2 draws, 1 draws"),
    "a card another looked at": Course(3, (A, A, B, C, D), "1 looks, 2 draws, 0 draws"),
    "looked at twice": Course(3, (A, B, C, C, D), "0 looks, 1 looks, 2 draws"),
    "looked at by three": Course(4, (A, A, B, C, D, E), "0 looks, 1 looks, 2 looks, 3 draws"),
    "a card given": Course(3, (A, A, B, C), "0 draws, 0 discards, 1 fetches 1, 1 draws, 2 draws, 1 gives 2"),
    "a card given twice": Course(
        4, (A, A, B, C), "0 draws, 0 discards, 1 fetches 1, 1 draws, 2 draws, 1 gives 2, 2 gives 3"
    ),
    "the last card given": Course(3, (A, B, B, C), "0 draws, 0 discards, 1 fetches 2, 2 draws, 1 gives 2"),
    "cards given after a shuffle": Course(
        3, (A, A, B, C), "1 draws, 2 draws, 1 draws, 0 draws, 0 discards, shuffle, 1 gives 2, 2 draws"
    ),
    "a card given by the seat itself": Course(3, (A, B, C, D), "0 draws, 0 draws, 1 draws, 0 gives 1, 1 gives 2"),
    "a dream": Course(3, (A, A, B, C, D), "1 draws, dream, 0 draws"),
    "a dream that was looked at": Course(3, (A, A, B, C, D), "0 looks, dream, 1 draws"),
    "a dream out of mixed cards": Course(3, (A, A, B, C, D), "0 looks, 1 looks, dream, 2 draws"),
    "an empty deck, two players": Course(
        2, (A, A, B, C, D), "1 draws, 1 draws, 0 draws, 0 draws, 1 draws, 0 discards, 1 discards, shuffle, 0 draws"
    ),
    "an empty deck, three players": Course(
        3, (A, A, B, C, D), "1 draws, 2 draws, 1 draws, 0 draws, 2 draws, 0 discards, shuffle, 2 draws"
    ),
    "a pile shuffled under the deck": Course(
        3, (A, A, B, C, D), "1 draws, 2 draws, 0 draws, 0 discards, 1 discards, shuffle, 1 draws"
    ),
}

BLURRED = {
    "a card played that may be the one seen": Course(
        3, (A, A, A, B, C), "1 draws, 1 draws, 1 discards, 2 fetches 1, 2 draws, 2 discards"
    ),
    "a card given and played": Course(
        3, (A, A, B, C), "0 draws, 0 discards, 1 fetches 1, 1 draws, 2 draws, 1 gives 2, 2 discards"
    ),
    "a card given twice and played": Course(
        4,
        (A, A, B, C, D),
        "0 draws, 0 discards, 1 fetches 1, 1 draws, 2 draws, 1 gives 2, 3 draws, 2 gives 3, 3 discards",
    ),
}
"""Where a card leaves a hand that may hold another like it, tokens know what may be, but not how likely it is."""


def played(course: Course, viewer: int, count: int) -> list[tuple[GrimmTable, tuple[object, ...]]]:
    """Some tables on which a course was played, each seen differently."""
    found: dict[tuple[object, ...], GrimmTable] = {}
    for number in range(60):
        one = course.played(viewer, number)
        if one is not None:
            found.setdefault(one[1], one[0])
    assert found
    return [(table, seen) for seen, table in found.items()][:count]


@pytest.mark.clause(
    "grimm.secret.2", "grimm.secret.6", "grimm.secret.8", "grimm.secret.10", "grimm.secret.11", "grimm.secret.12"
)
@pytest.mark.parametrize("name", COURSES)
@pytest.mark.parametrize("viewer", [0, 1])
def test_tokens_say_all_that_a_seat_can_know(name: str, viewer: int) -> None:
    """The worlds that fit the tokens are as likely as the ways that lead there when every copy is followed."""
    course = COURSES[name]
    for table, seen in played(course, viewer, 3):
        worlds, ways = all_worlds(table, viewer), course.worlds_like(viewer, seen)
        assert set(worlds) == set(ways)
        assert len({worlds[world] / ways[world] for world in ways}) == 1


@pytest.mark.clause("grimm.secret.11")
@pytest.mark.parametrize("name", BLURRED)
@pytest.mark.parametrize("viewer", [0, 1])
def test_tokens_leave_open_just_what_may_be(name: str, viewer: int) -> None:
    course = BLURRED[name]
    for table, seen in played(course, viewer, 3):
        assert set(course.worlds_like(viewer, seen)) == set(all_worlds(table, viewer))


@pytest.mark.clause("grimm.secret.2", "grimm.secret.18")
@pytest.mark.parametrize("name", [*COURSES, *BLURRED])
def test_every_world_that_fits_is_as_likely_as_its_ways(name: str) -> None:
    course = (COURSES | BLURRED)[name]
    for table, _ in played(course, 0, 1):
        worlds = all_worlds(table, 0)
        assert world_of(table) in worlds
        assert_even(sampled(table, 0, draws_for(worlds)), worlds)


def with_hands(seats: int, hands: dict[int, tuple[int, ...]], deck: tuple[int, ...]) -> GrimmTable:
    table = small_table(seats, deck)
    for seat, hand in hands.items():
        for card in hand:
            table.options.copies[card] += 1
            put_in_hand(table, seat, card)
    return table


def crossed(table: GrimmTable) -> None:
    """Sets of hands neither of which holds the other."""
    add_token(table.memories[0], A, 0b0110)
    add_token(table.memories[0], A, 0b1010)
    add_token(table.memories[0], B, 0b1100)


def nested(table: GrimmTable) -> None:
    add_token(table.memories[0], A, 0b0010)
    add_token(table.memories[0], A, 0b1110)
    add_token(table.memories[0], C, 0b0110)


def crowded(table: GrimmTable) -> None:
    """A hand is full of cards that are certainly there: the other token can only be elsewhere."""
    add_token(table.memories[0], A, 0b0010)
    add_token(table.memories[0], B, 0b0010)
    add_token(table.memories[0], C, 0b0110)


@pytest.mark.clause("grimm.secret.11", "grimm.secret.18")
@pytest.mark.parametrize("remembering", [crossed, nested, crowded])
def test_tokens_share_the_room_in_hands_evenly(remembering: Callable[[GrimmTable], None]) -> None:
    table = with_hands(4, {1: (A, B), 2: (C, A), 3: (B,)}, (C, D))
    remembering(table)
    worlds = all_worlds(table, 0)
    assert_even(sampled(table, 0, draws_for(worlds)), worlds)


IMPOSSIBLE = {
    "in the own hand": (0b0001,),
    "more than a hand holds": (0b1000, 0b1000),
    "more than all hands hold": (0b0110, 0b0110, 0b1100, 0b1100, 0b1010, 0b1010),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_a_memory_that_cannot_be_true_is_forgotten(name: str) -> None:
    table = with_hands(4, {1: (A, B), 2: (C, A), 3: (B,)}, (C, D))
    for holders in IMPOSSIBLE[name]:
        add_token(table.memories[0], A, holders)
    resample(table, 0, read_seed("broken#1"))
    hands = world_of(table).hands
    assert [len(hand) for hand in hands] == [0, 2, 2, 1]
    assert not Counter(itertools.chain(*hands)) - Counter((A, A, B, B, C, C, D))
    assert tokens_of(table, 0) == []


# Cards that lie face down.


@pytest.mark.clause("grimm.secret.3", "grimm.secret.18")
def test_a_fable_laid_face_down_is_any_card_of_the_hand() -> None:
    table = with_hands(3, {1: (A, B), 2: (A, C)}, (B, D))
    table.laid[1], table.laid[2], table.dreamer = A, DREAM, 2
    worlds = all_worlds(table, 0)
    assert len({world.laid for world in worlds}) == 4
    assert_even(sampled(table, 0, draws_for(worlds)), worlds)


@pytest.mark.clause("grimm.secret.4")
@pytest.mark.parametrize("holders", [0, 0b010, 0b110])
def test_who_looked_at_a_fable_laid_face_down_knows_it(holders: int) -> None:
    table = with_hands(3, {1: (A, B), 2: (A, C)}, (A, D))
    table.laid[1], table.peeked[1] = A, 0b001
    if holders:
        add_token(table.memories[0], A, holders)
    worlds = all_worlds(table, 0)
    assert {world.laid for world in worlds} == {(0, A, 0)}
    assert all(A in world.hands[1] for world in worlds)
    assert_even(sampled(table, 0, draws_for(worlds)), worlds)


@pytest.mark.clause("grimm.secret.8")
def test_only_who_knows_the_dreamed_card_has_the_same_in_every_world() -> None:
    table = with_hands(3, {1: (A,), 2: (B,)}, (C, D))
    table.options.copies[E] = 1
    table.dreamed, table.dreamer, table.dream_known = E, 1, 0b100
    assert {world.dreamed for world in sampled(table, 2, 200)} == {E}
    assert {world.dreamed for world in sampled(table, 0, 600)} == {A, B, C, D, E}
    assert_even(sampled(table, 0, draws_for(all_worlds(table, 0))), all_worlds(table, 0))


# Friends.


@pytest.mark.clause("grimm.secret.6")
def test_the_friend_deck_may_lie_in_any_order() -> None:
    table = small_table(2, (A, B))
    found: Counter[tuple[int, ...]] = Counter()
    for number in range(1500):
        copy = table.copy()
        resample(copy, 0, read_seed(f"friends#{number}"))
        found[tuple(copy.friends.cards[copy.friends.top : copy.friends.bottom])] += 1
    assert_even(found, dict.fromkeys(itertools.permutations((1, 2, 3, 4)), Fraction(1)))


@pytest.mark.clause("grimm.secret.18")
def test_who_gets_which_friend_at_the_tavern_is_not_known_before_it_comes() -> None:
    """Two Friends for three players, while Little Mermaid's new owner chooses."""
    table = small_table(4, (A, B))
    add_job(table, JOB_RECEIVE, 3, FRIEND_CARD + 2, 3)
    add_job(table, JOB_PART, 2, 21, 0)
    add_job(table, JOB_RECEIVE, 1, FRIEND_CARD + 4, 1)
    found = set()
    for number in range(300):
        copy = table.copy()
        resample(copy, 0, read_seed(f"tavern#{number}"))
        tasks = [copy.agenda[index] for index in range(copy.jobs)]
        assert [task.seat for task in tasks] == [3, 2, 1]
        assert all(task.other == (task.seat if task.job == JOB_RECEIVE else 0) for task in tasks)
        found.add(tuple(task.card - FRIEND_CARD if task.job == JOB_RECEIVE else NOBODY for task in tasks))
    assert len(found) == 6


# Whatever was hidden does not show.


@pytest.mark.clause("grimm.secret.18")
@pytest.mark.parametrize("name", [*COURSES, *BLURRED])
def test_a_world_depends_on_what_the_seat_knows_alone(name: str) -> None:
    course = (COURSES | BLURRED)[name]
    for viewer in range(course.seats):
        for table, _ in played(course, viewer, 3):
            again = table.copy()
            resample(again, viewer, read_seed("first#1"))
            assert tokens_of(again, viewer) == tokens_of(table, viewer)
            resample(table, viewer, read_seed("second#1"))
            resample(again, viewer, read_seed("second#1"))
            assert again.pack() == table.pack()
