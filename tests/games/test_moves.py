"""What events say has moved leads from one view to the next."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest

from fabletop.catalog import game_named
from fabletop.contract import ALL, Event, Game, Position, place
from fabletop.games.fairytale.words.view import FairytaleView
from fabletop.games.fox.words.view import FoxView
from fabletop.games.grimm.words.view import GrimmView
from fabletop.kernel.actions import marked_actions
from tests.toys.highest import HIGHEST

Numbers = Counter[tuple[str, str]]
"""So many, by place and by what is counted there."""


def fox_numbers(view: FoxView) -> Iterator[tuple[str, str, int]]:
    yield "deck", "", view.deck_size
    for seat in range(2):
        yield place("hand", seat), "", view.hand_sizes[seat]
        yield place("scores", seat), "", view.scores[seat]


def tale_numbers(view: FairytaleView) -> Iterator[tuple[str, str, int]]:
    for seat, row in enumerate(view.rows):
        yield place("row", seat), "", len(row)
        if view.stage != "draft":  # the last cards of a draft go without being passed
            yield place("to-play", seat), "", view.kept_sizes[seat]


def grimm_numbers(view: GrimmView) -> Iterator[tuple[str, str, int]]:
    yield "deck", "", view.deck_size
    yield "pile", "", sum(view.pile.values())
    yield "friends", "", view.friend_deck_size
    yield "friend-pile", "", len(view.friend_pile)
    yield "offered", "", len(view.offered)
    heaps = {"stored": view.stored} | {place("stock", where): heap for where, heap in view.stock.items()}
    for seat, goods in enumerate(view.goods):
        yield place("hand", seat), "", view.hand_sizes[seat]
        yield place("friend", seat), "", int(view.friends[seat] is not None)
        heaps[place("goods", seat)] = goods
    for where, heap in heaps.items():
        for kind, count in zip(("straw", "wood", "brick"), heap.counts, strict=True):
            yield where, kind, count


COUNTED: dict[str, Callable[[Any], Iterator[tuple[str, str, int]]]] = {
    "fox": fox_numbers,
    "fairytale": tale_numbers,
    "grimm": grimm_numbers,
}


def moved(before: Numbers, events: Iterable[Event]) -> Numbers:
    """The numbers after what everybody is told; of a place that does not count, nothing is known."""
    numbers = before.copy()
    for event in events:
        if event.audience is not None:
            continue
        for move in event.moves:
            number = numbers[move.source, ""] if move.number == ALL else move.number
            numbers[move.source, ""] -= number
            numbers[move.to, ""] += number
        for count in event.counts:
            numbers[count.place, count.what] += count.by
            numbers[count.source, count.what] -= count.by
    return numbers


def courses(game: Game, seats: int, seed: str) -> Iterator[tuple[Position, tuple[Event, ...]]]:
    """A game by chance: the table, and what the next choice led to."""
    position, _ = game.open({}, seats, seed)
    chance = random.Random(seed)
    while to_act := game.to_act(position):
        before = game.load(game.save(position))
        seat = chance.choice(to_act)
        events = game.play(position, seat, chance.choice(marked_actions(game.legal(position, seat))))
        yield before, events
        yield position, ()


@pytest.mark.parametrize(
    ("name", "seats"), [("fox", 2), ("fairytale", 2), ("fairytale", 4), ("grimm", 2), ("grimm", 4)]
)
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_numbers_change_as_events_say(name: str, seats: int, seed: str) -> None:
    game = game_named(name)
    before: Numbers = Counter()
    expected: Numbers = Counter()
    for position, events in courses(game, seats, seed):
        found = {(where, what): n for where, what, n in COUNTED[name](game.view(position, None).table)}
        counted = found.keys() & before.keys()
        assert {key: found[key] for key in counted} == {key: expected[key] for key in counted}
        before = Counter(found) if events else Counter()
        expected = moved(before, events)


def test_a_plain_game_says_what_moved_too() -> None:
    position, _ = HIGHEST.open({}, 2, "moves")
    shown: list[list[str]] = [[], []]
    while to_act := HIGHEST.to_act(position):
        events = HIGHEST.play(position, to_act[0], marked_actions(HIGHEST.legal(position, to_act[0]))[0])
        for move in (move for event in events for move in event.moves):
            assert (move.source.replace("hands", "shown"), move.up) == (move.to, True)
            shown[int(move.to[-1])].append(move.thing)
    seen = HIGHEST.view(position, None).table["shown"]
    assert [sorted(map(int, row)) for row in shown] == seen
