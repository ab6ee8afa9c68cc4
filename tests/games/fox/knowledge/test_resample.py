"""Re-dealt worlds are exactly those that fit what the seat saw, each as likely as the others."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from fabletop.bodies.cpu import CpuTables
from fabletop.contract import read_seed
from fabletop.games.fox.knowledge.resample import (
    draws_of,
    is_woodcutter,
    let_go_but_not_dealt,
    ruled_out,
    taken_decrees,
    unseen_by,
)
from fabletop.games.fox.rules.state import FoxTable
from fabletop.games.fox.rules.terms import Ask, rival_of
from fabletop.kernel.actions import marked_actions
from fabletop.kernel.bits import popcount
from tests.games.fox.worlds import FOX, Seen, World, all_worlds, dealt_in, replays, world_of

MOST_WORLDS = 3000
SAMPLES_PER_WORLD = 40
MOST_UNSEEN = 8

Situation = Callable[[FoxTable, int], bool]


def holds_taken_decree(table: FoxTable, rival: int) -> bool:
    return bool(taken_decrees(table, rival) & unseen_by(table, rival_of(rival)))


def is_burying(table: FoxTable, rival: int) -> bool:
    return table.asked == 1 and table.questions[0].kind == Ask.BURY and table.questions[0].seat == rival


def drew_twice_late(table: FoxTable, rival: int) -> bool:
    """Late, since every card held between draw and end multiplies the worlds that must be enumerated."""
    used = [e for e in table.exchanged[: table.exchanges] if e.seat == rival and is_woodcutter(table, e)]
    return len(used) == 2 and used[0].plays >= 20


SITUATIONS: dict[str, Situation] = {
    "no Woodcutter, something ruled out": lambda t, r: draws_of(t, r) == 0 and ruled_out(t, r, 0, t.plays) > 0,
    "a decree taken by the rival's Fox": lambda t, r: draws_of(t, r) == 0 and holds_taken_decree(t, r),
    "one Woodcutter of the rival": lambda t, r: draws_of(t, r) == 1 and ruled_out(t, r, 0, t.plays) > 0,
    "a Woodcutter whose burial is not yet chosen": lambda t, r: draws_of(t, r) == 1 and is_burying(t, r),
    "one Woodcutter and a decree that may be buried": lambda t, r: draws_of(t, r) == 1 and holds_taken_decree(t, r),
    "a card played that must have been drawn": lambda t, r: draws_of(t, r) == 1 and let_go_but_not_dealt(t, r) > 0,
    "two Woodcutters of the rival": drew_twice_late,
    "two Woodcutters and a card that must have been drawn": (
        lambda t, r: drew_twice_late(t, r) and let_go_but_not_dealt(t, r) > 0
    ),
    "own Woodcutters only": lambda t, r: draws_of(t, r) == 0 and draws_of(t, rival_of(r)) == 2,
}


def moments() -> Iterator[tuple[Seen, FoxTable]]:
    """Late moments of random rounds, through the eyes of both seats."""
    for number in range(3000):
        position, _ = FOX.open({}, 2, f"worlds#{number}")
        chance = random.Random(number)
        dealt = position.table.copy()
        choices: list[tuple[int, int]] = []
        while position.table.round == 1:
            if position.table.plays >= 18:
                for seat in range(2):
                    yield Seen(dealt, tuple(choices), seat), position.table
            seat = FOX.to_act(position)[0]
            choice = chance.choice(marked_actions(FOX.legal(position, seat)))
            choices.append((seat, choice))
            FOX.play(position, seat, choice)


@pytest.mark.clause("fox.secret.6")
@pytest.mark.parametrize("name", SITUATIONS)
def test_every_world_that_fits_is_equally_likely(name: str) -> None:
    checked = 0
    for seen, table in moments():
        if popcount(unseen_by(table, seen.seat)) > MOST_UNSEEN or not SITUATIONS[name](table, seen.rival):
            continue
        worlds = all_worlds(seen)
        if not 6 <= len(worlds) <= MOST_WORLDS:
            continue
        assert world_of(table, seen.rival) in worlds
        assert_even(sampled(table, seen, SAMPLES_PER_WORLD * len(worlds)), worlds)
        checked += 1
        if checked == 2:
            return
    raise AssertionError(f"too few moments with {name}")


def sampled(table: FoxTable, seen: Seen, count: int) -> Counter[World]:
    rows = CpuTables(FOX.rules, 1)
    rows.load(0, table.pack())
    found: Counter[World] = Counter()
    seed = read_seed("sampled#0")
    for number in range(count):
        seed.stream = number
        rows.resample(0, seen.seat, seed)
        found[world_of(FoxTable.unpack(rows.bytes_of(0)), seen.rival)] += 1
    return found


def assert_even(found: Counter[World], worlds: set[World]) -> None:
    """Chi-square within five standard deviations, and no world missing or made up."""
    assert set(found) == worlds
    expected = found.total() / len(worlds)
    statistic = sum((count - expected) ** 2 / expected for count in found.values())
    freedom = len(worlds) - 1
    assert abs(statistic - freedom) < 5 * (2 * freedom) ** 0.5


def exchanging_moments() -> Iterator[tuple[Seen, FoxTable]]:
    """Moments of rounds whose players like Foxes and Woodcutters, from the first trick on."""
    for number in range(400):
        position, _ = FOX.open({}, 2, f"exchanges#{number}")
        chance = random.Random(number)
        dealt = position.table.copy()
        choices: list[tuple[int, int]] = []
        while position.table.round == 1:
            seat = FOX.to_act(position)[0]
            legal = marked_actions(FOX.legal(position, seat))
            liked = [action for action in legal if action & 15 in (3, 5) or 64 < action < 128]
            choice = chance.choice(liked if liked and chance.random() < 0.8 else legal)
            choices.append((seat, choice))
            FOX.play(position, seat, choice)
            if position.table.round == 1 and chance.random() < 0.2:
                for viewer in range(2):
                    yield Seen(dealt, tuple(choices), viewer), position.table


@pytest.mark.clause("fox.secret.6")
def test_every_re_dealt_world_can_have_come_about() -> None:
    """Play a world backwards to its deal and forwards again: every choice was legal, and the same world comes out."""
    several_draws = 0
    for seen, table in exchanging_moments():
        world = table.copy()
        FOX.rules.resample(world, seen.seat, read_seed("world"))
        found = world_of(world, seen.rival)
        assert found in set(replays(seen, dealt_in(seen, world)))
        several_draws += draws_of(table, seen.rival) > 1
    assert several_draws > 100


TWO_CLEAR_DRAWS = (
    "0 11M, 1 5M, 1 bury 10K, 0 5K, 0 bury 7M, 1 11K, 1 8M, 0 4M, 1 3M, 1 swap 4K, 0 2M, 1 2B, 0 10B, 0 11B, 1 5B, "
    "1 bury 6K, 0 4B, 1 3B, 1 swap 10M, 0 7B, 1 1B, 1 3K, 1 swap 6M"
)


@pytest.mark.clause("fox.secret.6")
def test_a_card_is_never_drawn_after_it_was_played() -> None:
    """Both draws of seat 1 are clear: 8M, played before the second Woodcutter, can only be the first of them."""
    position, _ = FOX.open({}, 2, "s446453390835")
    dealt = position.table.copy()
    choices = []
    for text in TWO_CLEAR_DRAWS.split(", "):
        seat, _, notation = text.partition(" ")
        choice = FOX.read_choice(notation)
        assert choice is not None
        choices.append((int(seat), choice))
        FOX.play(position, int(seat), choice)
    seen = Seen(dealt, tuple(choices), 0)
    for number in range(40):
        world = position.table.copy()
        FOX.rules.resample(world, 0, read_seed(f"world#{number}"))
        assert world_of(world, 1) in set(replays(seen, dealt_in(seen, world)))
