"""Secret hands and the defaults that small games build on."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from fabletop.contract import read_seed
from fabletop.kernel.bits import bit, popcount
from fabletop.kernel.hands import DOUBLED, HandTable, deal_hands, gathered, resample_hands, some_of
from fabletop.kernel.questions import NO_ANSWER, answer_face_down
from fabletop.kernel.rng import TABLE_DOMAIN, Rng, start
from fabletop.kernel.table import ask_all, begin
from fabletop.text.speech import Speech
from tests.toys.highest import CARDS, HIGHEST


def dealt(seats: int, size: int, seed: str) -> HandTable:
    table = HandTable()
    begin(table, seats, read_seed(seed))
    deal_hands(table, size, CARDS)
    ask_all(table, 1, 0)
    return table


def test_every_choice_of_some_members_is_as_likely_as_any_other() -> None:
    rng = Rng()
    start(rng, read_seed("some"), TABLE_DOMAIN)
    seen = Counter(some_of(0b10110110, 2, rng) for _ in range(5000))
    assert set(seen) == {bit(one) | bit(other) for one, other in combinations((1, 2, 4, 5, 7), 2)}
    assert all(400 < times < 600 for times in seen.values())


def test_hands_and_what_is_left_are_all_the_cards() -> None:
    table = dealt(3, 3, "hands")
    assert [popcount(hand) for hand in table.hands[:3]] == [3, 3, 3]
    assert gathered(table.hands, 3, table.left) == CARDS
    assert gathered(table.hands, 3, table.hands[1]) == DOUBLED


def test_hands_dealt_anew_leave_the_seat_its_own_and_all_worlds_come_alike_often() -> None:
    table = dealt(2, 2, "worlds")
    table.left = some_of(table.left, 2, table.rng)
    answer_face_down(table, 0, 0)
    seen: Counter[tuple[int, int]] = Counter()
    for number in range(3000):
        world = table.copy()
        resample_hands(world, 1, read_seed(f"world#{number}"))
        assert world.hands[1] == table.hands[1]
        assert gathered(world.hands, 2, world.left) == gathered(table.hands, 2, table.left)
        assert world.questions[1].answer == NO_ANSWER
        seen[world.hands[0], world.questions[0].answer] += 1
    assert len(seen) == 12  # two of four unknown cards, and one of the two laid face down
    assert all(190 < times < 310 for times in seen.values())


def test_places_go_by_points_where_a_game_says_nothing() -> None:
    table = HIGHEST.rules.table()
    table.seats, table.taken[:4] = 4, [1, 0, 1, 1]
    assert [HIGHEST.rules.place(table, seat) for seat in range(4)] == [1, 4, 1, 1]


def test_a_plain_face_shows_sets_by_their_members_and_own_rows_to_their_seat_alone() -> None:
    position, _ = HIGHEST.open({}, 2, "plain")
    (choice, *_), _ = (question.choices for question in HIGHEST.questions(position))
    HIGHEST.play(position, 0, choice.number)
    mine, theirs = (HIGHEST.view(position, seat).table for seat in range(2))
    assert len(mine["hands"][0]) == 3
    assert mine["face down"] == {0: choice.notation}
    assert (mine["hands"][1], theirs["hands"][0], theirs["face down"]) == (None, None, {})
    assert mine["taken"] == [0, 0]


def test_a_plain_face_tells_its_view_in_the_words_of_the_game() -> None:
    position, _ = HIGHEST.open({}, 2, "plain")
    (choice, *_), _ = (question.choices for question in HIGHEST.questions(position))
    HIGHEST.play(position, 0, choice.number)
    view = HIGHEST.view(position, 0).table
    say = Speech("en", viewer=0, names=("Ada", "Bea"), more=HIGHEST.locale)
    hand = " ".join(map(str, view["hands"][0]))
    assert [say.say(line) for line in HIGHEST.face.describe(view, 0)] == [
        f"You: shown –, points 0, in hand {hand}, face down {choice.notation}",
        "Bea: shown –, points 0",
    ]
