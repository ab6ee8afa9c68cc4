"""Every two Fables revealed together, and every Fable with every Friend in play, from positions of random games.

``python -m benchmarks.grimm_interactions`` looks closer, and plays on with other numbers.
"""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

from fabletop.games.grimm.decks import FABLE_NAMES
from fabletop.games.grimm.numbers import RULES
from fabletop.games.grimm.rules.friends import SLEEPING_BEAUTY
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.story import go_on
from fabletop.games.grimm.rules.terms import FABLE_COUNT, FABLE_ROW, FRIEND_COUNT, STRAW
from fabletop.games.grimm.rules.words import holder_of
from tests.games.grimm import interactions
from tests.games.grimm.interactions import broken_invariant_in, complaint_about, start_of
from tests.games.grimm.kinds import kinds_for
from tests.games.grimm.meetings import SEATS, Company, Meeting, Pair, companies_of, pairs_of
from tests.games.grimm.quicklook import tables

QUICK_LOOKS = 0.3
"""At so many of all moments the quick look is taken."""
WATCHED = 3
"""Meetings of each Fable at which the dear look is taken, at one moment each."""
SOME_TAKEN = 5
each_fable = pytest.mark.parametrize("name", range(1, FABLE_COUNT + 1), ids=FABLE_NAMES)


def broken_invariants_in(meetings: Iterable[Meeting]) -> str:
    """What is wrong with the first few that are flawed."""
    invariants = (broken_invariant_in(meeting, QUICK_LOOKS) for meeting in meetings)
    found = [invariant for invariant in invariants if invariant is not None]
    return "\n\n".join([f"{len(found)} flawed", *found[:SOME_TAKEN]] if found else [])


@each_fable
def test_a_fable_can_be_revealed_with_every_fable(name: int) -> None:
    invariants = broken_invariants_in(pairs_of(name))
    assert not invariants, invariants


@each_fable
def test_a_fable_can_be_revealed_with_every_friend_in_play(name: int) -> None:
    invariants = broken_invariants_in(companies_of(name))
    assert not invariants, invariants


@each_fable
def test_nobody_learns_a_secret_where_cards_meet(name: int) -> None:
    chance = random.Random(f"dear looks at {name}")
    meetings: list[Meeting] = [*pairs_of(name), *companies_of(name)]
    for meeting in chance.sample(meetings, WATCHED):
        complaint = complaint_about(meeting, 1)
        assert complaint is None, complaint


# What is generated is what it says.


def test_every_two_fables_meet_in_both_orders_and_with_2_to_4_players() -> None:
    pairs = {pair for name in range(1, FABLE_COUNT + 1) for pair in pairs_of(name)}
    assert len(pairs) == FABLE_COUNT * FABLE_COUNT * 2 * len(SEATS)


def test_every_fable_meets_every_friend_of_its_owner_and_of_another() -> None:
    companies = {company for name in range(1, FABLE_COUNT + 1) for company in companies_of(name)}
    assert len(companies) == FABLE_COUNT * FRIEND_COUNT * 2 * len(SEATS)


def arranged(meeting: Meeting) -> tuple[GrimmTable, dict[int, int]]:
    start = start_of(meeting, random.Random(str(meeting)))
    table: GrimmTable = RULES.table.unpacked(start.data)
    return table, start.plan


@pytest.mark.parametrize("pair", [*pairs_of(13)], ids=str)
def test_two_players_have_the_fables_that_are_to_meet(pair: Pair) -> None:
    table, plan = arranged(pair)
    assert (*plan.values(),) == pair.names
    assert all(table.hands[seat * FABLE_ROW + name] > 0 for seat, name in plan.items())
    assert RULES.invariant(table) == 0


@pytest.mark.parametrize("company", [*companies_of(32)], ids=str)
def test_a_player_has_the_friend_that_is_to_be_met(company: Company) -> None:
    table, plan = arranged(company)
    (seat,) = plan
    owner = holder_of(table, company.friend)
    assert owner >= 0
    assert (owner == seat) == company.is_own
    assert RULES.invariant(table) == 0
    if company.friend == SLEEPING_BEAUTY:
        assert table.fables.cards[table.fables.top] == company.fable
    else:
        assert table.hands[seat * FABLE_ROW + company.fable] > 0


def test_cards_meet_at_all_kinds_of_tables_early_and_late() -> None:
    pairs = [pair for number in range(3) for pair in pairs_of(1, number)]
    starts = [start_of(pair, random.Random(str(pair))) for pair in pairs]
    assert {start.kind for start in starts} == {kind for seats in SEATS for kind in kinds_for(seats)}
    assert {1, 2, 5, 8, 12} <= {start.round for start in starts}


# What is wrong is found.


def test_a_flaw_is_told_with_the_table_and_every_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    def go_on_and_lose_straw(table: GrimmTable, log: None) -> None:
        go_on(table, log)
        table.stock[STRAW] += 1

    monkeypatch.setattr(interactions, "go_on", go_on_and_lose_straw)
    told = broken_invariant_in(Pair(32, 23, 3, False, 7), 0)
    assert told is not None
    assert told.startswith("Wolf after Roar, 3 players, #7\n  kind ")
    assert told.endswith("the table: resources are missing, or there are too many")


def test_cards_that_do_not_meet_are_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interactions, "FACT_FABLE_REVEALED", 0)
    told = broken_invariant_in(Pair(32, 23, 2, True), 0)
    assert told is not None
    assert told.endswith("the cards did not meet as they should")


def test_a_world_that_keeps_secrets_as_they_are_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(tables().calls, "resample", lambda rows, row, seat, seed: None)
    assert "but tables are re-dealt differently" in broken_invariants_in([*pairs_of(32)][:20])
