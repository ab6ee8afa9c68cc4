"""Re-dealt worlds are exactly those that fit what the seat saw, each as likely as the others."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from fabletop.bodies.cpu import CpuTables
from fabletop.bodies.python import PythonTables
from fabletop.contract import read_seed
from fabletop.games.fairytale.decks import built_in, card_list
from fabletop.games.fairytale.knowledge import origins, resample
from fabletop.games.fairytale.numbers import RULES
from fabletop.games.fairytale.rules.state import FairytaleTable, Options
from fabletop.games.fairytale.rules.terms import PLAYING, Fact
from tests.games.fairytale.copies import counted_worlds, row
from tests.games.fairytale.tiny import Game, Tiny, asked_seats, legal_actions, moments
from tests.games.fairytale.worlds import Weighted, World, all_worlds, held_places, steps_of, world_of

MOST_WORLDS = 800
LEAST_EXPECTED = 20
"""Draws of the rarest world: chance would miss it in one case of 500 million."""
MOST_DRAWS = 24_000
MOST_DEVIATION = 5.6
"""Standard deviations; chance goes beyond in one case of 90 million."""

SMALL_ENOUGH_FOR_COPIES = (
    Tiny(2, 2, 1, "2 2 1"),
    Tiny(2, 3, 1, "3 2 1"),
    Tiny(3, 2, 1, "2 2 2"),
    Tiny(2, 2, 1, "2 1d 2d 1"),
    Tiny(2, 2, 1, "2 1d 2D 1", plays=1),
    Tiny(2, 2, 1, "2h 2s 2d", plays=1),
    Tiny(3, 1, 2, "2 2 1 1", plays=1),
    Tiny(2, 1, 3, "3 2 1", plays=1),
)

TABLES = {
    "two, four cards": Tiny(2, 4, 1, "3 3 2 1"),
    "two, four cards, up to three plays": Tiny(2, 4, 1, "4 3 3", plays=1),
    "two, five cards": Tiny(2, 5, 1, "4 4 3 1s"),
    "two, two rounds": Tiny(2, 3, 2, "4 4 3 2"),
    "two, two rounds with draws": Tiny(2, 3, 2, "3d 5 1D 5 3"),
    "two, three rounds, hunts and draws": Tiny(2, 2, 3, "4 3d 3h 4s 3"),
    "two, four rounds with draws": Tiny(2, 2, 4, "2D 6d 8 10"),
    "three, four cards": Tiny(3, 4, 1, "5 4 3"),
    "three, five cards": Tiny(3, 5, 1, "6 5 5"),
    "three, draws": Tiny(3, 3, 1, "4d 4 3 2D"),
    "three, more draws": Tiny(3, 3, 1, "5D 4d 3"),
    "three, two rounds": Tiny(3, 3, 2, "7 6 5"),
    "three, two rounds, always to the left": Tiny(3, 3, 2, "8 6 5", passing=1),
    "three, three rounds": Tiny(3, 2, 3, "6 6 6 1"),
    "four, two cards": Tiny(4, 2, 1, "4 3 3"),
    "four, three cards": Tiny(4, 3, 1, "6 4 2"),
    "four, two rounds": Tiny(4, 2, 2, "6 6 5"),
    "five, two cards": Tiny(5, 2, 1, "5 4 3"),
    "two stages": Tiny(2, 5, 1, "7 7 6", two_stage=1),
    "two stages, two rounds": Tiny(2, 5, 2, "20 19", two_stage=1),
    "two stages with draws": Tiny(2, 5, 1, "12d 6 6D 1", two_stage=1),
    "turning cards": Tiny(3, 3, 1, "4f 3u 3a"),
}
MOMENTS = 8


def sampled(table: FairytaleTable, seat: int, count: int, *, in_order: bool = False) -> Counter[World]:
    """So many worlds, drawn by compiled rules and counted."""
    tables = CpuTables(RULES, 1)
    counts: Counter[bytes] = Counter()
    examples: dict[bytes, bytes] = {}
    seed = read_seed("sampled#0")
    tables.load(0, table.pack())
    for number in range(count):
        seed.stream = number
        tables.resample(0, seat, seed)
        key = hidden_bytes(tables.rows[0], in_order)
        counts[key] += 1
        if key not in examples:
            examples[key] = tables.bytes_of(0)
    found: Counter[World] = Counter()
    for key, times in counts.items():
        found[world_of(FairytaleTable.unpack(examples[key]), seat, in_order=in_order)] += times
    return found


def hidden_bytes(row: Any, in_order: bool) -> bytes:
    """The fields of a table that a world is read from."""
    deck = row["deck"]["cards"]
    fields = [row[name] for name in ("packs", "drawn", "hands", "held", "asked", "to_act", "questions")]
    return b"".join(field.tobytes() for field in [*fields, deck if in_order else sorted_copy(deck)])


def sorted_copy(row: Any) -> Any:
    copy = row.copy()
    copy.sort()
    return copy


def deviation(found: Counter[World], worlds: Weighted) -> float:
    """Chi-square in standard deviations from what is to be expected, by the formula of Wilson and Hilferty."""
    total, draws = sum(worlds.values()), found.total()
    expected = {world: draws * weight / total for world, weight in worlds.items()}
    statistic = sum((found[world] - expected[world]) ** 2 / expected[world] for world in worlds)
    freedom = len(worlds) - 1
    share = 2 / (9 * freedom)
    return float(((statistic / freedom) ** (1 / 3) - (1 - share)) / share**0.5)


def assert_even(found: Counter[World], worlds: Weighted) -> None:
    """No world made up, none missing, and each as often as its weight says."""
    assert set(found) <= set(worlds), "a world that does not fit"
    assert set(found) == set(worlds), "a world that is never drawn"
    assert len(worlds) == 1 or deviation(found, worlds) < MOST_DEVIATION


def draws_for(worlds: Weighted) -> int:
    return max(3000, LEAST_EXPECTED * sum(worlds.values()) // min(worlds.values()))


def chosen_moments(tiny: Tiny, name: str) -> Iterator[tuple[FairytaleTable, int, Weighted]]:
    """Moments of random games, through the eyes of a seat, that have some worlds but not too many; late ones too."""
    chance = random.Random(name)
    for number in itertools.count():
        game_moments = [game.table.copy() for game in moments(tiny, f"{name}#{number}")]
        table = chance.choice(game_moments)
        seat = chance.randrange(tiny.seats)
        worlds = all_worlds(table, seat, most=MOST_WORLDS)
        if worlds is not None and len(worlds) > 3 and draws_for(worlds) <= MOST_DRAWS:
            yield table, seat, worlds


@pytest.mark.clause("fairytale.secret.5", "fairytale.secret.6", "fairytale.secret.9", "fairytale.secret.10")
@pytest.mark.parametrize("name", TABLES)
def test_every_world_that_fits_is_as_likely_as_its_ways(name: str) -> None:
    for table, seat, worlds in itertools.islice(chosen_moments(TABLES[name], name), MOMENTS):
        assert world_of(table, seat) in worlds
        assert_even(sampled(table, seat, draws_for(worlds)), worlds)


MOST_COMPARED = 3


@pytest.mark.clause("fairytale.secret.9", "fairytale.secret.11")
@pytest.mark.parametrize("tiny", SMALL_ENOUGH_FOR_COPIES, ids=str)
def test_the_weight_of_a_world_is_its_number_of_ways_with_copies_told_apart(tiny: Tiny) -> None:
    compared = 0
    for game, seat in moments_to_compare(tiny):
        worlds = all_worlds(game.table, seat)
        if worlds is not None and len(worlds) > 1:
            ways = counted_worlds(game, seat)
            assert set(ways) == set(worlds)
            assert len({Fraction(ways[world], weight) for world, weight in worlds.items()}) == 1
            compared += 1
            if compared == MOST_COMPARED:
                return
    assert compared > 0


def moments_to_compare(tiny: Tiny) -> Iterator[tuple[Game, int]]:
    chance = random.Random(str(tiny))
    for number in range(10):
        for game in moments(tiny, f"copies#{number}"):
            if chance.random() < 0.4:
                yield game, chance.randrange(tiny.seats)


@pytest.mark.clause("fairytale.secret.2")
@pytest.mark.parametrize("name", TABLES)
def test_the_slow_way_knows_who_holds_which_pack(name: str) -> None:
    """Every hand that a seat was told stands at the places where ``worlds`` looks for it, and so do the cards taken."""
    for number in range(3):
        *_, game = moments(TABLES[name], f"packs#{number}")
        step = {seat: -1 for seat in range(game.table.seats)}
        for entry in game.facts:
            if entry.fact == Fact.HAND_SEEN:
                step[entry.seat] += 1
            if entry.fact in (Fact.HAND_SEEN, Fact.KEPT):
                steps = steps_of(game.table)
                places = held_places(game.table, step[entry.seat] // steps, entry.seat, step[entry.seat] % steps)
                cards = [game.table.packs[place] for place in places]
                if entry.fact == Fact.HAND_SEEN:
                    assert sorted(cards) == sorted(row(entry.first))
                else:
                    assert cards[:1] == [entry.first]
                    assert entry.second in (0, *cards[1:2])


@pytest.mark.clause("fairytale.secret.9")
def test_the_deck_may_lie_in_any_order() -> None:
    table = next(game.table for game in moments(Tiny(2, 2, 1, "3 2 2 1"), "order#1") if game.table.stage == PLAYING)
    worlds = all_worlds(table, 0, in_order=True)
    assert worlds is not None
    assert len(worlds) > 20
    assert_even(sampled(table, 0, draws_for(worlds), in_order=True), worlds)


@pytest.mark.clause("fairytale.secret.9")
def test_a_card_that_must_have_been_drawn_leaves_room_for_others_of_the_pool() -> None:
    """A card played late was drawn for certain: the unknown places of the draft are open to the earlier ones."""
    tables = {
        "c0": (Tiny(3, 3, 1, "4d 4 3 2D"), 0),
        "c25": (Tiny(3, 4, 1, "5d 5 4D 2"), 0),
    }
    for name, (tiny, seat) in tables.items():
        *_, game = moments(tiny, f"{name}#0")
        worlds = all_worlds(game.table, seat)
        assert worlds is not None
        assert_even(sampled(game.table, seat, 20_000), worlds)


@pytest.mark.clause("fairytale.secret.6", "fairytale.secret.9")
@pytest.mark.parametrize(
    ("tiny", "number", "before_the_end", "seat"),
    [
        (Tiny(3, 3, 2, "7 6 5"), 10, 2, 0),
        (Tiny(3, 3, 2, "7 6 5"), 1, 2, 2),
        (Tiny(3, 3, 2, "7 6 5"), 2, 2, 0),
        (Tiny(3, 3, 2, "7 6 5"), 4, 2, 1),
        (Tiny(3, 2, 3, "8 7 5"), 55, 2, 1),
        (Tiny(2, 3, 4, "10 9 7"), 3, 4, 1),
    ],
)
def test_a_copy_found_in_one_round_is_missing_in_the_others(
    tiny: Tiny, number: int, before_the_end: int, seat: int
) -> None:
    """Moments in which cards of several rounds can have come out of one small pool."""
    table = [game.table.copy() for game in moments(tiny, f"s{number}#0")][-before_the_end]
    worlds = all_worlds(table, seat)
    assert worlds is not None
    assert len(worlds) > 2
    assert_even(sampled(table, seat, 12_000), worlds)


@pytest.mark.clause("fairytale.secret.9")
def test_rounded_weights_leave_worlds_as_likely_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """With numbers so small that hardly two weights are told apart, interpreted."""
    monkeypatch.setattr(origins, "VAST", 8)
    *_, game = moments(Tiny(3, 4, 1, "6 5 5 4"), "s15#0")
    worlds = all_worlds(game.table, 0)
    assert worlds is not None
    found: Counter[World] = Counter()
    for number in range(600):
        world = game.table.copy()
        RULES.resample(world, 0, read_seed(f"rounded#{number}"))
        found[world_of(world, 0)] += 1
    assert set(found) <= set(worlds)
    assert deviation(found, worlds) < MOST_DEVIATION


@pytest.mark.clause("fairytale.secret.8")
@pytest.mark.parametrize(
    "name", ["three, five cards", "three, two rounds", "four, two rounds", "two stages with draws"]
)
def test_a_guess_made_find_by_find_fits_too(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it is made where there are too many guesses to look at, interpreted."""
    monkeypatch.setattr(resample, "MOST_TRIES", 0)
    for table, seat, worlds in itertools.islice(chosen_moments(TABLES[name], name), 3):
        found: set[World] = set()
        for number in range(60):
            world = table.copy()
            RULES.resample(world, seat, read_seed(f"hasty#{number}"))
            assert RULES.invariant(world) == 0
            found.add(world_of(world, seat))
        assert found <= set(worlds)
        assert len(found) > 1


def test_a_deck_of_few_names_is_soon_dealt_anew() -> None:
    """Five players with twenty copies of each of five cards: more guesses than anybody could look at."""
    tables = CpuTables(RULES, 1)
    *_, game = moments(Tiny(5, 5, 4, "20 20 20 20 20"), "few#0")
    for seat in range(5):
        tables.load(0, game.table.pack())
        tables.resample(0, seat, read_seed("few"))
        world = FairytaleTable.unpack(tables.bytes_of(0))
        assert RULES.invariant(world) == 0
        assert what_everybody_sees(world, seat) == what_everybody_sees(game.table, seat)


REAL_TABLES = {
    "basic, two stages": ("basic", 2, 1, 0, 0),
    "basic, plain": ("basic", 2, 0, 0, 1),
    "expert100, three": ("expert100", 3, 0, 0, 0),
    "basic, four in pairs": ("basic", 4, 0, 1, 0),
    "expert110, four who exchange": ("expert110", 4, 0, 2, 0),
    "expert100, five": ("expert100", 5, 0, 0, 0),
    "expert110, five, up to three": ("expert110", 5, 0, 0, 1),
}
MOST_BLOCKS = 4000
"""Blocks of chance for one world: a world in which 160 cards are laid takes six to begin with."""


def real_moments(name: str, games: int) -> Iterator[tuple[FairytaleTable, int]]:
    """Moments of whole games; half of the games are played by collectors of equal cards."""
    deck, seats, two_stage, teams, plays = REAL_TABLES[name]
    options = Options()
    options.deck = card_list(built_in(deck))
    options.rounds, options.hand = 4, 5
    options.two_stage, options.teams, options.plays = two_stage, teams, plays
    for number in range(games):
        table = RULES.table()
        RULES.deal(table, options, seats, read_seed(f"real#{number}"), None)
        chance = random.Random(number)
        while table.to_act != 0:
            if chance.random() < 0.08:
                yield table, chance.randrange(seats)
            seat = chance.choice(asked_seats(table))
            actions = legal_actions(table, seat)
            is_collector = number % 2 == 1 and chance.random() < 0.7
            RULES.act(table, seat, actions[0] if is_collector else chance.choice(actions), None)
        yield table, chance.randrange(seats)


@pytest.mark.clause("fairytale.secret.8")
@pytest.mark.parametrize("name", REAL_TABLES)
def test_a_world_depends_on_nothing_that_the_seat_cannot_know(name: str) -> None:
    """Dealt anew from another world it is the same to the byte, interpreted or compiled; it is sound and soon found."""
    plain, machine = PythonTables(RULES, 1), CpuTables(RULES, 1)
    first, second = read_seed("first#0"), read_seed("second#0")
    for number, (table, seat) in enumerate(real_moments(name, 2)):
        first.stream = second.stream = number
        machine.load(0, table.pack())
        machine.resample(0, seat, second)
        world = machine.bytes_of(0)
        machine.load(0, table.pack())
        machine.resample(0, seat, first)
        assert machine.bytes_of(0) != world
        machine.resample(0, seat, second)
        assert machine.bytes_of(0) == world
        plain.load(0, table.pack())
        plain.resample(0, seat, second)
        assert plain.bytes_of(0) == world
        assert RULES.invariant(FairytaleTable.unpack(world)) == 0
        assert FairytaleTable.unpack(world).rng.counter < MOST_BLOCKS
        assert what_everybody_sees(FairytaleTable.unpack(world), seat) == what_everybody_sees(table, seat)


def what_everybody_sees(table: FairytaleTable, seat: int) -> tuple[list[int], list[int], list[list[int]], list[int]]:
    """And what the seat itself has seen, as a network is told it."""
    seen = [0] * RULES.observation
    RULES.observe(table, seat, seen)
    rows = [[*row.cards, row.count, row.up] for row in table.rows]
    numbers = [table.to_act, table.seats, table.round, table.stage, table.step, table.hunted, table.exchanger]
    return seen, list(table.plays), rows, [*numbers, table.deck.top, table.deck.bottom, *table.held]


@pytest.mark.clause("fairytale.secret.8")
@pytest.mark.parametrize("name", REAL_TABLES)
def test_a_game_goes_on_from_a_world(name: str) -> None:
    chance = random.Random(name)
    for table, seat in real_moments(name, 1):
        world = table.copy()
        RULES.resample(world, seat, read_seed("on"))
        while world.to_act != 0:
            player = chance.choice(asked_seats(world))
            RULES.act(world, player, chance.choice(legal_actions(world, player)), None)
            assert RULES.invariant(world) == 0
