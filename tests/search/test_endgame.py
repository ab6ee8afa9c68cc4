"""Endgames: every world is solved exactly, alike on every backend."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from fabletop.catalog import game_named
from fabletop.contract import Position, read_seed
from fabletop.kernel.actions import marked_actions
from fabletop.kernel.record import Record
from fabletop.search.endgame import STRIDE
from fabletop.search.searchers import Found
from fabletop.search.solvers import solver_on
from tests.toys.highest import HIGHEST

FOX = game_named("fox")
SEED = "endgame"
SAMPLES = 12
assert FOX.rules.endgame is not None
left, worlds, world = FOX.rules.endgame.left, FOX.rules.endgame.worlds, FOX.rules.endgame.world


def endings(tricks: int, most_worlds: int, count: int) -> Iterator[tuple[Record, int]]:
    """Tables of random rounds with so many tricks left, and the seat that has a choice."""
    for number in range(1000):
        position, _ = FOX.open({}, 2, f"ending {tricks} {number}")
        chance = random.Random(number)
        position.table.scores = [chance.randrange(15), chance.randrange(15)]
        while left(position.table) > tricks:
            (seat,) = FOX.to_act(position)
            FOX.play(position, seat, chance.choice(marked_actions(FOX.legal(position, seat))))
        (seat,) = FOX.to_act(position)
        if len(marked_actions(FOX.legal(position, seat))) > 1 and 1 < worlds(position.table, seat) <= most_worlds:
            yield position.table, seat
            count -= 1
        if count == 0:
            return
    raise AssertionError(f"too few endings with {tricks} tricks left")


def after(table: Record, seat: int, action: int) -> Record:
    copy = table.copy()
    FOX.rules.act(copy, seat, action, None)
    return copy


def minimax(table: Record, seat: int, this_round: int) -> int:
    """What a table is worth to a seat if both see all cards and play as well as they can, found the slow way."""
    to_act = FOX.to_act(Position(table, 2))
    if not to_act or table.round != this_round:  # type: ignore[attr-defined]
        return FOX.rules.value(table, seat)  # type: ignore[no-any-return]
    (player,) = to_act
    actions = marked_actions(FOX.legal(Position(table, 2), player))
    values = [minimax(after(table, player, action), seat, this_round) for action in actions]
    return max(values) if player == seat else min(values)


def expected(table: Record, seat: int, weighed: list[tuple[Record, int]]) -> set[Found]:
    """The worth of each choice, added up over worlds and their weights."""
    found, total = Counter[int](), sum(weight for _, weight in weighed)
    for fitting, weight in weighed:
        for action in marked_actions(FOX.legal(Position(table, 2), seat)):
            found[action] += weight * minimax(after(fitting, seat, action), seat, table.round)  # type: ignore[attr-defined]
    return {Found(action, total, value) for action, value in found.items()}


def listed(table: Record, seat: int) -> list[tuple[Record, int]]:
    copies = [table.copy() for _ in range(worlds(table, seat))]
    weighed = [(copy, world(copy, seat, number)) for number, copy in enumerate(copies)]
    return [(copy, weight) for copy, weight in weighed if weight]


def drawn(table: Record, seat: int) -> list[tuple[Record, int]]:
    copies, seed = [table.copy() for _ in range(SAMPLES)], read_seed(SEED)
    for copy in copies:
        seed.stream += 1
        FOX.rules.resample(copy, seat, seed)
    return [(copy, 1) for copy in copies]


@pytest.mark.parametrize("backend", ["python", "cpu"])
@pytest.mark.parametrize(("tricks", "most_worlds"), [(2, 100), (3, 40)])
def test_every_listed_world_is_solved(backend: str, tricks: int, most_worlds: int) -> None:
    for table, seat in endings(tricks, most_worlds, 4):
        count = worlds(table, seat)
        search = solver_on(backend, FOX.rules).begin(table.copy(), seat, read_seed(SEED), count)
        search.think(count)
        assert set(search.found()) == expected(table, seat, listed(table, seat))


@pytest.mark.parametrize("backend", ["python", "cpu"])
def test_worlds_that_are_not_listed_are_drawn(backend: str) -> None:
    for table, seat in endings(3, 100_000, 3):
        search = solver_on(backend, FOX.rules).begin(table.copy(), seat, read_seed(SEED), 0)
        search.think(SAMPLES)
        assert set(search.found()) == expected(table, seat, drawn(table, seat))


def test_solving_in_parts_finds_the_same_and_leaves_the_table_as_it_is() -> None:
    ((table, seat),) = endings(2, 100, 1)
    before, count = table.pack(), worlds(table, seat)
    solver = solver_on("python", FOX.rules)
    whole, parts = (solver.begin(table, seat, read_seed(SEED), count) for _ in range(2))
    whole.think(count)
    for worlds_more in (1, 2, count - 3):
        parts.think(worlds_more)
    assert parts.found() == whole.found()
    assert table.pack() == before


@pytest.mark.parametrize("count", [1, 2, 84, 1260, STRIDE - 1])
def test_no_world_is_left_out(count: int) -> None:
    assert STRIDE % count != 0 or count == 1
    assert len({turn * STRIDE % count for turn in range(min(count, 5000))}) == min(count, 5000)


def test_games_need_no_endgame() -> None:
    assert HIGHEST.rules.endgame is None
