"""The search: whole numbers only, alike on every backend, and better than chance."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import pytest

from fabletop.catalog import all_games, game_named
from fabletop.contract import Game, Position, read_seed
from fabletop.kernel.actions import marked_actions
from fabletop.search.searchers import DEEP, FLAT, HEURISTIC, PER_WORLD, Found, SearchSettings, searcher_on
from fabletop.search.tree import LOG_SCALE, PREJUDICED, Node, logarithm, prejudice_of, promise_of, root_of
from tests.toys.highest import HIGHEST

LONE = SearchSettings(playout_choices=3, trust=400, lone=True)


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4, 8, 9, 15, 16, 17, 10**6, 10**6 - 1, 2**40 + 5])
def test_a_square_root_is_the_whole_part(number: int) -> None:
    assert root_of(number) == math.isqrt(number)


@pytest.mark.parametrize("number", [1, 2, 3, 5, 10, 100, 12345])
def test_a_logarithm_is_nearly_right(number: int) -> None:
    assert abs(logarithm(number) / LOG_SCALE - math.log(number)) < 0.07


def test_what_was_tried_rarely_promises_more() -> None:
    often, rarely = Node(), Node()
    often.visits, often.chances, often.value = 100, 120, 500_000
    rarely.visits, rarely.chances, rarely.value = 5, 120, 25_000
    assert promise_of(rarely, 700) > promise_of(often, 700) > 5000


def test_what_was_worth_more_promises_more() -> None:
    good, bad = Node(), Node()
    good.visits = bad.visits = good.chances = bad.chances = 50
    good.value, bad.value = 400_000, 100_000
    assert promise_of(good, 700) > promise_of(bad, 700)


def test_a_prejudice_fades() -> None:
    liked = Node()
    liked.fancy = 30
    assert prejudice_of(liked, 400) == 30 * 400 // PREJUDICED
    liked.visits = PREJUDICED
    assert prejudice_of(liked, 400) == 30 * 200 // PREJUDICED
    assert prejudice_of(liked, 0) == 0


def moment(game: Game, seats: int, choices: int) -> tuple[Position, int]:
    """A game after so many choices, always the first one, and somebody who has more than one choice."""
    position, _ = game.open({}, seats, "tulip")
    for _ in range(choices):
        seat = game.to_act(position)[0]
        game.play(position, seat, marked_actions(game.legal(position, seat))[0])
    while True:
        for seat in game.to_act(position):
            if len(marked_actions(game.legal(position, seat))) > 1:
                return position, seat
        seat = game.to_act(position)[0]
        game.play(position, seat, marked_actions(game.legal(position, seat))[0])


def found(
    backend: str, game: Game, at: tuple[Position, int], turns: int, settings: SearchSettings = DEEP
) -> list[Found]:
    position, seat = at
    return searcher_on(backend, game.rules)(position.table.copy(), seat, read_seed("search"), turns, settings)


@pytest.mark.parametrize("game", [*all_games(), HIGHEST], ids=lambda game: game.about.id)
@pytest.mark.parametrize("settings", [FLAT, DEEP, PER_WORLD, LONE])
def test_every_turn_tries_a_choice_and_every_choice_is_tried(game: Game, settings: SearchSettings) -> None:
    at = moment(game, min(4, game.about.seats[-1]), 3)
    legal = marked_actions(game.legal(*at))
    tried = found("python", game, at, len(legal) + 10, settings)
    assert sorted(choice.action for choice in tried) == legal
    assert sum(choice.visits for choice in tried) == len(legal) + 10
    assert all(0 <= choice.value <= choice.visits * 10_100 for choice in tried)


@pytest.mark.parametrize("game", [game_named("fox"), HIGHEST], ids=lambda game: game.about.id)
def test_backends_find_the_same(game: Game) -> None:
    """Fairy Tale and The Grimm Forest are compared by ``make soak``: to compile their searches takes a minute."""
    at = moment(game, min(4, game.about.seats[-1]), 4)
    for settings in (DEEP, LONE):
        assert found("cpu", game, at, 60, settings) == found("python", game, at, 60, settings)


@pytest.mark.parametrize("settings", [HEURISTIC, FLAT, DEEP, PER_WORLD, LONE])
def test_thinking_in_parts_finds_the_same(settings: SearchSettings) -> None:
    fox = game_named("fox")
    at = moment(fox, 2, 6)
    parts = searcher_on("python", fox.rules).begin(at[0].table.copy(), at[1], read_seed("search"), 50, settings)
    for turns in (1, 19, 30):
        parts.think(turns)
    assert parts.found() == found("python", fox, at, 50, settings)


def test_the_search_changes_nothing_at_the_table_it_is_given() -> None:
    fox = game_named("fox")
    position, seat = moment(fox, 2, 6)
    before = position.table.pack()
    searcher_on("python", fox.rules)(position.table, seat, read_seed("search"), 20)
    assert position.table.pack() == before


def test_a_full_tree_is_not_outgrown() -> None:
    """With room for the root alone the search still plays, and finds nothing."""
    from fabletop.search import searchers, tree

    fox = game_named("fox")
    position, seat = moment(fox, 2, 6)
    state = tree.SearchState()
    state.seed.become(read_seed("narrow"))
    state.nodes, state.most_nodes, state.deepest, state.explore, state.stay = 1, 1, 100, 700, 1
    state.ahead = 100
    searching = searchers.Searcher(fox.rules).begun(position.table.copy(), seat, state)
    searching.think(5)
    assert searching.found() == []


def test_a_winning_choice_is_found() -> None:
    """In the toy the highest card wins: a search that sees its own hand plays it."""
    at = moment(HIGHEST, HIGHEST.about.seats[0], 0)
    best = max(found("python", HIGHEST, at, 400), key=lambda choice: choice.visits)
    assert best.action == marked_actions(HIGHEST.legal(*at))[-1]


def test_a_game_may_say_how_far_to_look() -> None:
    """A search stops where the phase changes: here at once, so nothing is tried and nothing hangs."""
    fox = game_named("fox")
    at = moment(fox, 2, 6)
    calls: list[int] = []

    def phase(table: object) -> int:
        calls.append(1)
        return len(calls)

    rules = replace(fox.rules, phase=phase)
    assert searcher_on.__wrapped__("python", rules)(at[0].table.copy(), at[1], read_seed("x"), 5) == []


@pytest.mark.parametrize("lone", [False, True])
def test_a_search_may_look_only_some_rounds_ahead(lone: bool) -> None:
    grimm = game_named("grimm")
    at = moment(grimm, 3, 0)
    seen: set[int] = set()

    def value(table: Any, seat: int) -> int:
        seen.add(table.round)
        return 5000

    searcher = searcher_on.__wrapped__("python", replace(grimm.rules, value=value))
    searcher(at[0].table.copy(), at[1], read_seed("x"), 6, SearchSettings(playout_choices=2, ahead=2, lone=lone))
    assert seen == {2}


def test_only_the_own_choices_are_in_a_lone_tree() -> None:
    game = game_named("fairytale")
    position, seat = moment(game, 4, 0)
    searcher = searcher_on("python", game.rules)
    search = searcher.begin(position.table.copy(), seat, read_seed("x"), 30, LONE)
    search.think(30)
    used = search.nodes[1 : int(search.work[3][0].nodes)]
    assert {int(node.seat) for node in used} == {seat}
