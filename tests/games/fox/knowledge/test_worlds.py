"""The worlds that a seat can list are exactly those that fit what it saw, and weigh as they should."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from fabletop.games.fox.knowledge.resample import draws_of, unseen_by
from fabletop.games.fox.knowledge.worlds import draws_to_come, may_draw, tricks_left, world, worlds
from fabletop.games.fox.rules.state import FoxTable
from fabletop.games.fox.words.notation import cards_in
from fabletop.kernel.bits import bit, popcount
from tests.games.fox.knowledge.test_resample import MOST_UNSEEN, MOST_WORLDS, SITUATIONS, Situation, moments
from tests.games.fox.worlds import FOX, Seen, World, all_worlds

LISTED = {name: fits for name, fits in SITUATIONS.items() if "two Woodcutters" not in name} | {
    "a draw to come": lambda table, rival: draws_of(table, rival) == 0 and draws_to_come(table, 1 - rival) == 1,
    "a draw to come after one of the rival": (
        lambda table, rival: draws_of(table, rival) == 1 and draws_to_come(table, 1 - rival) == 1
    ),
    "two draws to come": lambda table, rival: draws_to_come(table, 1 - rival) == 2,
}

Key = tuple[int, tuple[int, ...]]
"""The rival's hand and the next cards of the deck; none when nobody can draw."""


def weights_by_brute_force(table: FoxTable, seen: Seen, fitting: set[World]) -> Counter[Key]:
    """Every order of the next cards of every world counts once."""
    draws, found = draws_to_come(table, seen.seat), Counter[Key]()
    for hand, _, buried in fitting:
        deck = cards_in(unseen_by(table, seen.seat) & ~hand & ~sum(bit(card) for card in buried if card))
        for top in itertools.permutations(deck, draws):
            found[hand, top if may_draw(table, seen.seat, hand) else ()] += 1
    return found


def weights_by_list(table: FoxTable, seen: Seen) -> Counter[Key]:
    draws, found = draws_to_come(table, seen.seat), Counter[Key]()
    for number in range(worlds(table, seen.seat)):
        listed = table.copy()
        weight = world(listed, seen.seat, number)
        if weight > 0:
            assert FOX.rules.invariant(listed) == 0
            hand = listed.hands[seen.rival]
            top = tuple(listed.deck.cards[listed.deck.top : listed.deck.top + draws])
            found[hand, top if may_draw(table, seen.seat, hand) else ()] += weight
    return found


@pytest.mark.parametrize("name", LISTED)
def test_every_world_is_listed_with_its_weight(name: str) -> None:
    checked: list[FoxTable] = []
    fits = LISTED[name]
    for seen, table in moments():
        if seen.dealt in checked or popcount(unseen_by(table, seen.seat)) > MOST_UNSEEN or not fits(table, seen.rival):
            continue
        fitting = all_worlds(seen)
        if not 6 <= len(fitting) <= MOST_WORLDS:
            continue
        assert weights_by_list(table, seen) == weights_by_brute_force(table, seen, fitting)
        checked.append(seen.dealt)
        if len(checked) == 3:
            return
    raise AssertionError(f"too few moments with {name}")


def test_the_list_is_not_touched_by_what_the_seat_cannot_know() -> None:
    """From a re-dealt table the same numbers make the same worlds."""
    from fabletop.contract import read_seed

    looks = 0
    for number, (seen, table) in enumerate(moments()):
        if tricks_left(table) > 2 or not 1 < worlds(table, seen.seat) < 300:
            continue
        other = table.copy()
        FOX.rules.resample(other, seen.seat, read_seed(f"another#{number}"))
        assert weights_by_list(other, seen) == weights_by_list(table, seen)
        looks += 1
        if looks == 40:
            return


def test_several_draws_of_the_rival_are_not_listed() -> None:
    drew_twice: Situation = SITUATIONS["two Woodcutters of the rival"]
    seen, table = next((seen, table) for seen, table in moments() if drew_twice(table, seen.rival))
    assert worlds(table, seen.seat) == 0
