"""Gather cards: pools, what everybody knows of the cards laid, and worlds in which the unknown ones lie otherwise."""

from __future__ import annotations

import pytest

from fabletop.contract import read_seed
from fabletop.games.grimm.invariants import flaw_of_knowledge
from fabletop.games.grimm.knowledge.resample import resample
from fabletop.games.grimm.rules import gathercards
from fabletop.games.grimm.rules.facts import Fact
from fabletop.games.grimm.rules.friends import LITTLE_MERMAID
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import AT_COMMIT, AT_RETURN, END_OF_GATHER, MOST_STEPS, NO_GATHER_CARD, StepKind
from fabletop.kernel.log import EVERYONE, Log
from tests.games.grimm.trails import ANY_CARD, Trail, cards_in, lie_of, sampled_lies
from tests.games.grimm.worlds import assert_even, draws_for, small_table

TRAILS = {
    "laid": Trail(3, "lay 0, lay 1, lay 2"),
    "laid, four players": Trail(4, "lay 0, lay 1, lay 2"),
    "looked at": Trail(3, "lay 1, lay 2, look 0 1, lay 0"),
    "cursed": Trail(3, "lay 0, lay 1, lay 2, curse 0, curse 1"),
    "cursed after a look": Trail(3, "lay 0, lay 1, lay 2, look 0 1, curse 1, curse 2"),
    "swapped": Trail(3, "lay 0, lay 1, lay 2, well 1 2"),
    "swapped with the own card": Trail(3, "lay 0, lay 1, lay 2, well 0 2, well 1 2"),
    "swapped and cursed": Trail(3, "lay 0, lay 1, lay 2, well 1 2, curse 1"),
    "swapped, cursed and shown": Trail(3, "lay 0, lay 1, lay 2, well 1 2, curse 1, curse 2, show"),
    "swapped twice and cursed": Trail(3, "lay 0, lay 1, lay 2, well 1 2, well 0 2, curse 2"),
    "a ball": Trail(3, "lay 0, lay 1, lay 2, ball 0 1, curse 1"),
    "somebody else's ball": Trail(3, "lay 0, lay 1, lay 2, look 0 1, ball 1 2, well 1 2"),
    "a ball after a swap": Trail(2, "lay 0, lay 1, well 0 1, ball 1 0, ball 0 1"),
    "shown, spare and roar": Trail(3, "lay 0, lay 1, lay 2, well 0 1, curse 2, show, spare 1, roar 2, roar 1"),
    "a bargain": Trail(3, "lock 1, lay 0, lay 1, lay 2"),
    "a bargain, four players": Trail(4, "lock 1, lay 0, lay 1, look 0 1, curse 1"),
    "a bargain seen in a round before": Trail(3, "lock 1, lay 0, lay 1, lay 2, show, home, lay 0, lay 1, lay 2"),
    "a bargain seen by one only": Trail(3, "lock 1, lay 1, look 0 1, curse 1, home, lay 1"),
    "a bargain and a swap": Trail(3, "lock 1, lay 0, lay 1, lay 2, well 0 1, curse 1"),
    "a bargain and a spare": Trail(4, "lock 1, lay 0, lay 1, lay 2, lay 3, show, spare 1"),
    "a bargain that ends": Trail(3, "lock 1, lay 0, lay 1, lay 2, unlock 1, curse 1"),
    "a bargain that ends, seen before": Trail(
        3, "lock 1, lay 0, lay 1, lay 2, show, home, lay 0, lay 1, lay 2, unlock 1"
    ),
    "a bargain from one to another": Trail(3, "lock 1, lay 0, lay 1, lay 2, unlock 1, lock 2, curse 1"),
}

LATE_BARGAINS = {
    "a bargain after cards are laid": Trail(3, "lay 0, lay 1, lay 2, lock 1"),
    "a bargain and a curse": Trail(3, "lay 0, lay 1, lay 2, lock 1, curse 1, look 0 1"),
    "a bargain and two curses": Trail(3, "lay 0, lay 1, lay 2, look 0 1, lock 1, curse 1, curse 1, show"),
    "a bargain after a swap": Trail(3, "lay 0, lay 1, lay 2, well 1 2, lock 1, curse 2, curse 1, show"),
    "a bargain and a swap back": Trail(3, "lay 0, lay 1, lay 2, well 1 2, lock 1, well 1 2, curse 1"),
}
"""A card that lies on the table when it is locked can be used a little longer (E117), so that pools differ in size: how
likely each of them is, is told by what was drawn by chance, too, and worlds do not weigh that."""


def looked_at(trail: Trail, viewer: int, count: int) -> list[tuple[GrimmTable, tuple[object, ...]]]:
    """Some tables on which a course was played, each seen differently."""
    found: dict[tuple[object, ...], GrimmTable] = {}
    for number in range(30):
        table, seen = trail.played(viewer, number)
        found.setdefault(seen, table)
    return [(table, seen) for seen, table in found.items()][:count]


@pytest.mark.clause("grimm.ruling.17", "grimm.ruling.18", "grimm.ruling.20", "grimm.ruling.117")
@pytest.mark.parametrize("name", [*TRAILS, *LATE_BARGAINS])
def test_pools_are_the_cards_that_a_player_has_and_can_use(name: str) -> None:
    trail = (TRAILS | LATE_BARGAINS)[name]
    for viewer in range(trail.seats):
        for table, seen in looked_at(trail, viewer, 4):
            assert lie_of(table) in trail.all_lies(viewer, seen)
            assert flaw_of_knowledge(table) in (0, 13)


@pytest.mark.clause(
    "grimm.secret.3",
    "grimm.secret.4",
    "grimm.secret.5",
    "grimm.secret.9",
    "grimm.secret.13",
    "grimm.secret.14",
    "grimm.secret.16",
)
@pytest.mark.parametrize("name", TRAILS)
@pytest.mark.parametrize("viewer", [0, 1])
def test_unknown_gather_cards_are_any_that_may_lie_there(name: str, viewer: int) -> None:
    trail = TRAILS[name]
    for table, seen in looked_at(trail, viewer, 1):
        lies = trail.all_lies(viewer, seen)
        assert_even(sampled_lies(table, viewer, draws_for(lies)), lies)


@pytest.mark.clause("grimm.secret.16", "grimm.ruling.117")
@pytest.mark.parametrize("name", LATE_BARGAINS)
@pytest.mark.parametrize("viewer", [0, 1])
def test_a_late_bargain_leaves_open_just_what_may_be(name: str, viewer: int) -> None:
    trail = LATE_BARGAINS[name]
    for table, seen in looked_at(trail, viewer, 1):
        lies = trail.all_lies(viewer, seen)
        assert set(sampled_lies(table, viewer, draws_for(lies))) == set(lies)


@pytest.mark.clause("grimm.secret.18")
@pytest.mark.parametrize("name", [*TRAILS, *LATE_BARGAINS])
def test_a_world_of_gather_cards_depends_on_what_the_seat_knows_alone(name: str) -> None:
    trail = (TRAILS | LATE_BARGAINS)[name]
    for viewer in range(trail.seats):
        for table, _ in looked_at(trail, viewer, 4):
            again = table.copy()
            resample(again, viewer, read_seed("first#1"))
            assert flaw_of_knowledge(again) in (0, 13)
            resample(table, viewer, read_seed("second#1"))
            resample(again, viewer, read_seed("second#1"))
            assert again.pack() == table.pack()


# Who is told what.


def begun(seats: int) -> GrimmTable:
    """Everybody has laid the card of the Forest."""
    table = small_table(seats, (1, 2))
    gathercards.begin_gathering(table)
    table.window = AT_COMMIT
    for seat in range(seats):
        gathercards.lay_card(table, seat, 1)
    return table


def told(log: Log, seat: int) -> list[tuple[Fact, int, int, int]]:
    entries = log.entries[: log.count]
    return [
        (Fact(entry.fact), entry.seat, entry.first, entry.second)
        for entry in entries
        if entry.audience in (EVERYONE, seat)
    ]


@pytest.mark.clause("grimm.secret.4")
def test_only_who_looks_is_told_what_lies_there() -> None:
    table, log = begun(3), Log()
    gathercards.look_at_card(table, log, 0, 2)
    assert told(log, 0) == [(Fact.SAW_GATHER, 0, 2, 9)]
    assert told(log, 1) == told(log, 2) == []
    assert table.trail[2].known[2] == 0b101


@pytest.mark.clause("grimm.secret.5")
def test_a_curse_tells_the_new_card_to_its_player_alone() -> None:
    table, log = begun(3), Log()
    gathercards.redeal_card(table, log, 1, 7)
    assert told(log, 0) == [(Fact.CARDS_REDEALT, 1, 7, 0)]
    assert told(log, 1) == [(Fact.CARDS_REDEALT, 1, 7, 0), (Fact.NEW_GATHER_CARD, 1, table.assigned[1], 7)]
    assert table.assigned[1] in (4, 5, 6)


@pytest.mark.clause("grimm.secret.5", "grimm.secret.14", "grimm.ruling.17")
def test_a_well_gives_each_the_card_and_the_pool_of_the_other() -> None:
    table, log = begun(3), Log()
    gathercards.look_at_card(table, None, 2, 0)
    gathercards.swap_cards(table, log, 0, 1, 31)
    assert table.assigned[:3] == [5, 1, 9]
    assert cards_in(table.pools[0]) == [0, 2, 5]
    assert cards_in(table.pools[1]) == [1, 4, 6]
    assert told(log, 2) == [(Fact.CARDS_SWAPPED, 0, 1, 31)]
    assert told(log, 0)[1:] == [(Fact.NEW_GATHER_CARD, 0, 5, 31)]
    assert told(log, 1)[1:] == [(Fact.NEW_GATHER_CARD, 1, 1, 31)]
    assert table.trail[table.steps - 1].known[:3] == [0b011, 0b111, 0b100]


@pytest.mark.clause("grimm.secret.13")
def test_a_ball_does_not_tell_whether_the_card_was_changed() -> None:
    logs = []
    for chosen in (1, 2):
        table, log = begun(3), Log()
        gathercards.change_card(table, log, 0, chosen, 6)
        assert table.assigned[0] == chosen
        assert table.trail[table.steps - 1].known[0] == 0b001
        logs.append(log.pack())
    assert logs[0] == logs[1]


def test_everybody_sees_cards_turned_up_a_spare_one_and_a_roar() -> None:
    table, log = begun(4), Log()
    table.first = 2
    gathercards.show_cards(table, log)
    assert told(log, 3) == [(Fact.GATHER_REVEALED, seat, 4 * seat + 1, 0) for seat in (2, 3, 0, 1)]
    log = Log()
    location = gathercards.show_spare(table, log, 1, 55)
    assert location != 1
    assert told(log, 3) == [(Fact.SPARE_SHOWN, 1, 4 + location, 55)]
    log = Log()
    location = gathercards.redeal_openly(table, log, 1, 23)
    assert told(log, 3) == [(Fact.CARDS_REDEALT, 1, 23, 0), (Fact.GATHER_REVEALED, 1, 4 + location, 0)]
    assert all(known == 0b1111 for known in table.trail[table.steps - 1].known)


# Little Mermaid.


@pytest.mark.clause("grimm.ruling.24", "grimm.ruling.109", "grimm.friend.13")
def test_a_bargain_locks_all_but_two_own_cards_and_tells_only_their_owner_which() -> None:
    table, log = small_table(4, (1, 2)), Log()
    table.friend[2] = LITTLE_MERMAID
    gathercards.begin_gathering(table)
    gathercards.lock_cards(table, log, 2, 0b1001)
    assert cards_in(table.pools[2]) == [8, 11]
    assert told(log, 0) == [(Fact.LOCKED, 2, 0, 0)]
    assert told(log, 2)[1:] == [(Fact.LOCKED_CARDS, 2, 0b1001, 0)]
    gathercards.begin_gathering(table)
    assert cards_in(table.pools[2]) == [8, 11]


@pytest.mark.clause("grimm.ruling.24", "grimm.ruling.117")
def test_a_card_that_lies_there_when_it_is_locked_is_used_until_it_is_replaced() -> None:
    table = begun(3)
    table.friend[1] = LITTLE_MERMAID
    gathercards.lock_cards(table, None, 1, 0b101)
    assert cards_in(table.pools[1]) == [4, 5, 6]
    assert gathercards.choices_to_assign(table, 1) == table.pools[1]
    gathercards.change_card(table, None, 1, 4, ANY_CARD)
    assert cards_in(table.pools[1]) == [4, 6]


@pytest.mark.clause("grimm.ruling.25", "grimm.ruling.46")
def test_locked_cards_come_back_at_once_when_she_leaves_but_not_those_that_others_have() -> None:
    table = begun(3)
    table.friend[1] = LITTLE_MERMAID
    gathercards.swap_cards(table, None, 1, 2, ANY_CARD)
    gathercards.lock_cards(table, None, 1, 0b001)
    assert cards_in(table.pools[1]) == [4, 9]
    log = Log()
    table.friend[1] = 0
    gathercards.unlock_cards(table, log, 1)
    assert cards_in(table.pools[1]) == [4, 6, 9]
    assert cards_in(table.pools[2]) == [5, 8, 10]
    assert told(log, 0) == [(Fact.UNLOCKED, 1, 0, 0)]
    assert table.kept == 0


@pytest.mark.clause("grimm.secret.16")
def test_a_card_seen_proves_that_it_was_kept_to_those_who_see_it() -> None:
    table = small_table(3, (1, 2))
    table.friend[1] = LITTLE_MERMAID
    gathercards.begin_gathering(table)
    gathercards.lock_cards(table, None, 1, 0b011)
    gathercards.lay_card(table, 1, 1)
    gathercards.look_at_card(table, None, 0, 1)
    assert table.proven[:3] == [0b010, 0, 0]
    gathercards.show_spare(table, None, 1, ANY_CARD)
    assert table.proven[:3] == [0b011, 0b001, 0b001]


def test_what_was_collected_makes_a_late_bargain_forget_the_trail() -> None:
    table = begun(3)
    gathercards.show_cards(table, None)
    table.window = END_OF_GATHER
    table.friend[0] = LITTLE_MERMAID
    gathercards.lock_cards(table, None, 0, 0b110)
    assert table.steps == 0
    assert [cards_in(pool) for pool in table.pools[:3]] == [[1], [5], [9]]
    table.window = AT_RETURN
    gathercards.begin_gathering(table)
    assert [cards_in(pool) for pool in table.pools[:3]] == [[1, 2], [4, 5, 6], [8, 9, 10]]
    assert table.assigned[:3] == [NO_GATHER_CARD] * 3


def test_the_trail_has_room_for_the_longest_round() -> None:
    """Four lay, four Curses hit three each, all is shown, a spare card too; Roars come in the place of Curses."""
    table = begun(4)
    for owner in range(4):
        for seat in range(4):
            if seat != owner:
                gathercards.redeal_card(table, None, seat, ANY_CARD)
    gathercards.show_cards(table, None)
    gathercards.show_spare(table, None, 0, ANY_CARD)
    assert table.steps == 18
    assert table.steps <= MOST_STEPS
    assert table.trail[17].kind == StepKind.SHOWN_SPARE
