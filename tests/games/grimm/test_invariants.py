"""Each invariant of a table is looked at: a table broken on purpose is found out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fabletop.contract import OptionValue, read_seed
from fabletop.games.grimm.invariants import INVARIANTS
from fabletop.games.grimm.knowledge.memory import MIXED, add_token
from fabletop.games.grimm.rules.frienddeck import lay_on_pile
from fabletop.games.grimm.rules.friends import LITTLE_MERMAID
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import DREAM, FABLE_ROW, HOUSES, NO_CARD, Window
from fabletop.games.grimm.rules.words import house_of
from tests.games.grimm.tables import TABLES, TableKind, new_game
from tests.games.grimm.worlds import hand_of

Breaking = Callable[[GrimmTable], None]


def at(window: Window, suits: Callable[[GrimmTable], bool] = lambda table: True) -> TableKind:
    """The first moment of a window in random games where seat 0 holds Fables."""
    for number in range(20):
        found = new_game(f"sound#{number}", 4)
        for _ in found.at_random(number):
            table = found.position.table
            if table.window == window and table.held[0] > 0 and suits(table):
                return found
    raise AssertionError(f"no game has {window.name}")


# Fables and hands.


def double_a_card_of_the_deck(table: GrimmTable) -> None:
    deck = table.fables
    other = next(place for place in range(deck.top, deck.bottom) if deck.cards[place] != deck.cards[deck.top])
    deck.cards[other] = deck.cards[deck.top]


def lose_the_top_card(table: GrimmTable) -> None:
    table.fables.top += 1


def lay_a_card_twice(table: GrimmTable) -> None:
    table.parked[0] = hand_of(table, 0)[0]


def add_a_corner(table: GrimmTable) -> None:
    table.corners[1] += 1


def miscount_a_hand(table: GrimmTable) -> None:
    table.held[0] += 1


def lay_a_fable_of_another_hand(table: GrimmTable) -> None:
    table.laid[0] = next(name for name in range(1, FABLE_ROW) if table.hands[name] == 0)


def dream_without_sleeping_beauty(table: GrimmTable) -> None:
    table.laid[0] = DREAM


def owe_a_card(table: GrimmTable) -> None:
    """As many as before in all, but fewer than none of one kind."""
    missing = next(name for name in range(1, FABLE_ROW) if table.hands[name] == 0)
    table.hands[missing] -= 1
    table.hands[FABLE_ROW + missing] += 1
    table.held[0] -= 1
    table.held[1] += 1


# Friends, resources, houses.


def have_a_friend_of_the_deck(table: GrimmTable) -> None:
    table.friend[3] = table.friends.cards[table.friends.top]


def lose_a_friend(table: GrimmTable) -> None:
    table.friends.bottom -= 1


def discard_a_friend_twice(table: GrimmTable) -> None:
    lay_on_pile(table, table.friends.cards[table.friends.top])


def gain_out_of_nothing(table: GrimmTable) -> None:
    table.goods[0] += 1


def pay_what_is_not_there(table: GrimmTable) -> None:
    table.goods[4], table.supply[1] = -1, table.supply[1] + table.goods[4] + 1


def build_without_sections(table: GrimmTable) -> None:
    table.houses[0] += 1


def take_a_section_away(table: GrimmTable) -> None:
    table.sections[4] -= 1


def build_on_a_corner_that_is_not_there(table: GrimmTable) -> None:
    table.sections[0] -= 1
    table.houses[2 * HOUSES + house_of(1, 0, 0)] += 1


def give_a_token_to_nobody(table: GrimmTable) -> None:
    table.builders[0] = 5


def put_a_monster_where_none_was_played(table: GrimmTable) -> None:
    table.spot[0] = 1
    table.played[0] = NO_CARD


# What seats know.


def remember_what_is_not_there(table: GrimmTable) -> None:
    missing = next(name for name in range(1, FABLE_ROW) if table.hands[name] == 0)
    add_token(table.memories[1], missing, 0b0001)


def remember_too_many(table: GrimmTable) -> None:
    for _ in range(table.held[0] + 1):
        add_token(table.memories[1], NO_CARD, 0b0001)


def remember_the_own_hand(table: GrimmTable) -> None:
    add_token(table.memories[0], hand_of(table, 0)[0], 0b0001)


def remember_a_mixed_card_where_none_are(table: GrimmTable) -> None:
    add_token(table.memories[0], int(table.fables.cards[table.fables.top]), 1 << MIXED)


def share_a_gather_card(table: GrimmTable) -> None:
    table.pools[1] |= table.pools[0]


def lay_a_gather_card_of_another(table: GrimmTable) -> None:
    table.assigned[0] = table.assigned[1]


def lose_all_gather_cards(table: GrimmTable) -> None:
    table.pools[2] = 0


def turn_a_gather_card_over(table: GrimmTable) -> None:
    table.assigned[0] ^= 1


def forget_the_own_gather_card(table: GrimmTable) -> None:
    table.trail[table.steps - 1].known[2] = 0


def bargain_without_little_mermaid(table: GrimmTable) -> None:
    table.kept = 0b11
    for seat in range(4):
        if table.friend[seat] == LITTLE_MERMAID:
            table.kept = 0b111


def see_a_card_that_was_not_kept(table: GrimmTable) -> None:
    table.proven[3] = 0b1111


# What is still to be done.


def leave_a_job_undone(table: GrimmTable) -> None:
    table.agenda[table.jobs].job = 1


def do_nothing_first(table: GrimmTable) -> None:
    table.jobs += 1


def owe_nothing(table: GrimmTable) -> None:
    table.to_act = 0


def owe_more_than_was_asked(table: GrimmTable) -> None:
    table.to_act = 0b1111


def ask_somebody_twice(table: GrimmTable) -> None:
    table.questions[table.asked].seat = table.questions[table.asked - 1].seat
    table.asked += 1


def go_on_after_the_end(table: GrimmTable) -> None:
    table.window = Window.OVER


BROKEN: list[tuple[Window, Breaking, str]] = [
    (Window.COMMIT, double_a_card_of_the_deck, "fables"),
    (Window.COMMIT, lose_the_top_card, "fables"),
    (Window.BUILD, lay_a_card_twice, "fables"),
    (Window.BUILD, add_a_corner, "fables"),
    (Window.COMMIT, miscount_a_hand, "hands"),
    (Window.COMMIT, lay_a_fable_of_another_hand, "hands"),
    (Window.COMMIT, dream_without_sleeping_beauty, "hands"),
    (Window.BUILD, owe_a_card, "hands"),
    (Window.BUILD, have_a_friend_of_the_deck, "friends"),
    (Window.BUILD, lose_a_friend, "friends"),
    (Window.BUILD, discard_a_friend_twice, "friends"),
    (Window.BUILD, gain_out_of_nothing, "resources"),
    (Window.BUILD, pay_what_is_not_there, "resources"),
    (Window.BUILD, build_without_sections, "sections"),
    (Window.BUILD, take_a_section_away, "sections"),
    (Window.BUILD, build_on_a_corner_that_is_not_there, "sites"),
    (Window.BUILD, give_a_token_to_nobody, "sites"),
    (Window.COMMIT, put_a_monster_where_none_was_played, "monsters"),
    (Window.COMMIT, remember_what_is_not_there, "memory"),
    (Window.COMMIT, remember_too_many, "memory"),
    (Window.COMMIT, remember_the_own_hand, "memory"),
    (Window.COMMIT, remember_a_mixed_card_where_none_are, "memory"),
    (Window.COMMIT, share_a_gather_card, "gather"),
    (Window.ON_REVEAL, lay_a_gather_card_of_another, "gather"),
    (Window.BUILD, lose_all_gather_cards, "gather"),
    (Window.ON_REVEAL, turn_a_gather_card_over, "trail"),
    (Window.ON_REVEAL, forget_the_own_gather_card, "trail"),
    (Window.BUILD, bargain_without_little_mermaid, "bargain"),
    (Window.BUILD, see_a_card_that_was_not_kept, "bargain"),
    (Window.BUILD, leave_a_job_undone, "agenda"),
    (Window.BUILD, do_nothing_first, "agenda"),
    (Window.BUILD, owe_nothing, "questions"),
    (Window.BUILD, owe_more_than_was_asked, "questions"),
    (Window.BUILD, ask_somebody_twice, "questions"),
    (Window.BUILD, go_on_after_the_end, "questions"),
]


@pytest.mark.parametrize(("window", "breaking", "invariant"), BROKEN)
def test_a_broken_table_is_found_out(window: Window, breaking: Breaking, invariant: str) -> None:
    found = at(window)
    table, invariants = found.position.table, found.game.rules.invariant
    assert invariants(table) == 0
    breaking(table)
    assert invariants(table) == INVARIANTS.index(f"grimm-invariant-{invariant}") + 1


def test_two_monsters_on_one_location_are_found_out_unless_they_may_stack() -> None:
    found = at(Window.ON_REVEAL, lambda table: sum(fable != NO_CARD for fable in table.played) > 1)
    table, invariants = found.position.table, found.game.rules.invariant
    first, second = [seat for seat in range(4) if table.played[seat] != NO_CARD][:2]
    table.spot[first], table.spot[second] = 0, 1
    assert invariants(table) == 0
    table.spot[second] = 0
    assert invariants(table) == INVARIANTS.index("grimm-invariant-monsters") + 1
    table.options.stacking = 1
    assert invariants(table) == 0


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_looking_for_flaws_leaves_the_table_as_it_was(seats: int, options: dict[str, OptionValue]) -> None:
    table = new_game("looking", seats, **options)
    for _ in table.at_random("looking"):
        before = table.position.table.pack()
        assert table.game.rules.invariant(table.position.table) == 0
        assert table.position.table.pack() == before


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_worlds_have_no_flaws_and_what_a_seat_is_given_is_the_same(seats: int, options: dict[str, OptionValue]) -> None:
    found = new_game("worlds", seats, **options)
    rules = found.game.rules
    for number, _ in enumerate(found.at_random("worlds")):
        seat = number % seats
        world = found.copy()
        rules.resample(world.position.table, seat, read_seed(f"worlds#{number}"))
        assert rules.invariant(world.position.table) == 0
        assert world.view(seat) == found.view(seat)
        assert world.marked(seat) == found.marked(seat)


def test_every_flaw_is_provoked() -> None:
    assert {f"grimm-invariant-{invariant}" for _, _, invariant in BROKEN} == set(INVARIANTS)
