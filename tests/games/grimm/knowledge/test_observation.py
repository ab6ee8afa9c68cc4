"""An observation holds all that a seat knows, and nothing else."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from fabletop.contract import OptionValue, read_seed
from fabletop.contract.options import every_choice_of
from fabletop.games.grimm.game import GRIMM
from fabletop.games.grimm.knowledge.memory import MIXED, add_token
from fabletop.games.grimm.knowledge.observation import (
    CERTAIN,
    COUNTS,
    DECK,
    FRIENDS_SEEN,
    GATHER,
    HAND,
    OPTIONS,
    PILE,
    PLAYER,
    PLAYERS,
    POSSIBLE,
    SEEN,
    TRAIL,
    UNSEEN,
    observe_options,
)
from fabletop.games.grimm.play.observation import SIZE, observe
from fabletop.games.grimm.rules.frienddeck import lay_on_pile
from fabletop.games.grimm.rules.friends import LITTLE_MERMAID
from fabletop.games.grimm.rules.gathercards import begin_gathering, lay_card, lock_cards, look_at_card
from fabletop.games.grimm.rules.state import GrimmTable, Options
from fabletop.games.grimm.rules.terms import (
    AT_COMMIT,
    DREAMED,
    FABLE_ROW,
    FRIEND_COUNT,
    GATHER_CARDS,
    KINDS,
    NO_CARD,
    PLACES,
    ActionKind,
)
from fabletop.kernel.actions import kind_of_action
from tests.games.grimm.tables import TABLES, TableKind, new_game
from tests.games.grimm.worlds import hand_of, small_table

SECRET = (
    *(ActionKind.GATHER_FIELDS, ActionKind.GATHER_FOREST, ActionKind.GATHER_BRICKYARD, ActionKind.GATHER_MARKET),
    *(ActionKind.ASSIGN, ActionKind.LOCK, ActionKind.KEEP, ActionKind.TOP, ActionKind.HAND),
)
"""What is chosen in secret: others see that something was chosen, and perhaps what comes of it."""


def observed(table: GrimmTable, seat: int) -> list[int]:
    out = [0] * SIZE
    observe(table, seat, out)
    return out


def plane(numbers: list[int], number: int) -> Counter[int]:
    cells = numbers[number * FABLE_ROW : (number + 1) * FABLE_ROW]
    return Counter({name: count for name, count in enumerate(cells) if count})


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_an_observation_fits_in_bytes_and_has_the_promised_length(seats: int, options: dict[str, OptionValue]) -> None:
    table = new_game("bytes", seats, **options)
    for _ in table.at_random("bytes"):
        for seat in table.seats:
            numbers = observed(table.position.table, seat)
            assert len(numbers) == SIZE == table.game.rules.observation
            assert min(numbers) >= -128
            assert max(numbers) <= 127


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_world_is_observed_as_the_true_table(seats: int, options: dict[str, OptionValue]) -> None:
    table = new_game("same", seats, **options)
    for number, _ in enumerate(table.at_random("same")):
        for seat in table.seats:
            world = table.position.table.copy()
            table.game.rules.resample(world, seat, read_seed(f"same#{number}"))
            assert observed(world, seat) == observed(table.position.table, seat)


def heard(table: TableKind, seat: int, choice: int) -> tuple[list[object], list[int]]:
    """What the seat is told when the one who is asked chooses this, and what it observes then."""
    copy = table.copy()
    events = copy.choose(copy.to_act[0], choice)
    return [event.message for event in events if event.is_for(seat)], observed(copy.position.table, seat)


@pytest.mark.clause("grimm.secret.3", "grimm.secret.9", "grimm.secret.13")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_choices_made_in_secret_are_observed_alike_by_those_who_are_told_the_same(
    seats: int, options: dict[str, OptionValue]
) -> None:
    table, chance, alike = new_game("alike", seats, **options), random.Random("alike"), 0
    for _ in table.at_random("alike"):
        if table.finished or len(table.marked(table.to_act[0])) < 2:
            continue
        choices = chance.sample(table.marked(table.to_act[0]), 2)
        if all(kind_of_action(choice) in SECRET for choice in choices):
            for seat in set(table.seats) - {table.to_act[0]}:
                (said, seen), (or_said, or_seen) = (heard(table, seat, choice) for choice in choices)
                if said == or_said:
                    assert seen == or_seen
                    alike += 1
            assert heard(table, table.to_act[0], choices[0])[1] != heard(table, table.to_act[0], choices[1])[1]
    assert alike > 10


def test_planes_count_own_hand_pile_and_what_is_not_in_sight() -> None:
    for seats, options in TABLES:
        table = new_game("planes", seats, **options)
        for number, _ in enumerate(table.at_random("planes")):
            truth, seat = table.position.table, number % seats
            numbers = observed(truth, seat)
            assert plane(numbers, HAND) == Counter(hand_of(truth, seat))
            assert plane(numbers, PILE) == +Counter(dict(enumerate(truth.pile)))
            hidden = Counter(truth.fables.cards[truth.fables.top : truth.fables.bottom])
            hidden.update(name for other in table.seats if other != seat for name in hand_of(truth, other))
            hidden.update([truth.dreamed] if truth.dreamed != NO_CARD else [])
            assert plane(numbers, UNSEEN) == hidden


def test_tokens_are_observed_hand_by_hand_from_the_seat_that_looks() -> None:
    table = small_table(3, (1, 2, 3))
    for name, holders in ((1, 0b001), (2, 0b101), (NO_CARD, 0b100), (3, 1 << DREAMED), (3, 1 << MIXED)):
        add_token(table.memories[1], name, holders)
    numbers = observed(table, 1)
    assert plane(numbers, CERTAIN + 2) == {1: 1}
    assert plane(numbers, CERTAIN + 1) == {NO_CARD: 1}
    assert plane(numbers, POSSIBLE + 1) == plane(numbers, POSSIBLE + 2) == {2: 1}
    assert plane(numbers, CERTAIN + DREAMED) == plane(numbers, CERTAIN + MIXED) == {3: 1}
    assert all(not plane(observed(table, 0), number) for number in range(CERTAIN, POSSIBLE + MIXED + 1))


def test_the_top_of_the_deck_is_observed_by_who_knows_it() -> None:
    table = small_table(3, (4, 5, 6))
    table.fables.known[:2] = [0b010, 0b011]
    assert observed(table, 1)[DECK : DECK + 6] == [4, 0b001, 5, 0b101, 0, 0]
    assert observed(table, 0)[DECK : DECK + 6] == [0, 0b010, 5, 0b011, 0, 0]
    assert observed(table, 2)[DECK : DECK + 6] == [0, 0b100, 0, 0b110, 0, 0]


def laid_and_looked_at() -> GrimmTable:
    table = small_table(3, (1, 2))
    table.friend[2] = LITTLE_MERMAID
    begin_gathering(table)
    lock_cards(table, None, 2, 0b101)
    table.window = AT_COMMIT
    for seat, location in ((0, 1), (1, 0), (2, 2)):
        lay_card(table, seat, location)
    look_at_card(table, None, 0, 2)
    return table


def test_gather_cards_are_observed_by_who_knows_them() -> None:
    table = laid_and_looked_at()
    card = PLAYERS + COUNTS + 21
    assert [observed(table, 0)[card + left * PLAYER] for left in range(3)] == [2, 0, 11]
    assert [observed(table, 1)[card + left * PLAYER] for left in range(3)] == [1, 0, 0]
    assert [observed(table, 2)[card + left * PLAYER] for left in range(3)] == [3, 0, 0]
    assert [observed(table, 1)[card - 1 + left * PLAYER] for left in range(3)] == [1, 1, 1]
    assert observed(table, 0)[TRAIL : TRAIL + 4] == [1, 1, 1, 0]
    assert observed(table, 2)[TRAIL : TRAIL + 4] == [1, 2, 2, 0]


def test_a_bargain_is_observed_by_its_owner_and_what_was_seen_of_it_by_others() -> None:
    table = laid_and_looked_at()
    bargains = {seat: observed(table, seat)[GATHER + GATHER_CARDS :][: 3 * PLACES] for seat in range(3)}
    assert bargains[2] == [1, 0, 1, 0] + [0] * 8
    assert bargains[0] == [0] * 4 + [0, 0, 1, 0] + [0] * 4
    assert bargains[1] == [0] * 12


def test_resources_are_observed_from_the_seat_that_looks() -> None:
    table = small_table(3, (1, 2))
    table.goods[:9] = range(1, 10)
    for seat in range(3):
        numbers = observed(table, seat)
        rows = [numbers[PLAYERS + left * PLAYER :][:KINDS] for left in range(3)]
        assert rows == [
            [3 * other + 1, 3 * other + 2, 3 * other + 3] for other in (seat, (seat + 1) % 3, (seat + 2) % 3)
        ]


@pytest.mark.clause("grimm.cards.19", "grimm.ruling.133")
def test_the_order_of_the_discarded_friends_is_observed_by_everybody() -> None:
    table = small_table(3, (1, 2))
    for friend in (7, 2, 5):
        lay_on_pile(table, friend)
    for seat in range(3):
        places = observed(table, seat)[FRIENDS_SEEN : FRIENDS_SEEN + FRIEND_COUNT]
        assert {friend: place for friend, place in enumerate(places, 1) if place} == {5: 1, 2: 2, 7: 3}


def test_every_option_is_observed() -> None:
    """Newer ones share numbers with older ones, so that networks find what they were taught."""
    seen = set()
    for options in every_choice_of(GRIMM.about.options[2:]):
        table, record = GrimmTable(), GRIMM.set_up({"copies": "56-a", "advanced": True, **options}, 3)
        assert isinstance(record, Options)
        table.options.become(record)
        observe_options(table, numbers := [0] * SIZE)
        seen.add(tuple(numbers[OPTIONS:SEEN]))
    assert len(seen) == len(list(every_choice_of(GRIMM.about.options[2:])))
