"""When the game ends, who wins, who comes after whom, and what is told of it (grimm.finish)."""

from __future__ import annotations

import itertools
import random

import pytest

from fabletop.contract import OptionValue
from fabletop.text.speech import LANGUAGES, Speech
from tests.games.grimm.tables import TABLES, TableKind, arranged, facts, new_game

KINDS = ("straw", "wood", "brick")
Houses = tuple[int, int, int]
"""Complete houses of straw, wood and brick."""
LEVEL: Houses = (1, 1, 1)
BEGUN = ("grimm-round-begun", "grimm-turn-begun")


def over(houses: list[Houses], tokens: dict[str, int]) -> TableKind:
    rows = [", ".join(f"{kind} roof" for kind, n in zip(KINDS, row, strict=True) for _ in range(n)) for row in houses]
    return arranged(len(houses), window="over", houses=rows, builders=tokens)


def standing(seat: int, row: Houses, tokens: dict[str, int]) -> tuple[object, ...]:
    """What players are compared by, told a second time."""
    if sum(row) < 3:
        return (False, sum(row))
    return (True, row[2], row[1], *(tokens.get(kind) == seat for kind in ("brick", "wood", "straw")))


def expected_places(houses: list[Houses], tokens: dict[str, int]) -> tuple[int, ...]:
    rows = [standing(seat, row, tokens) for seat, row in enumerate(houses)]
    return tuple(1 + sum(other > row for other in rows) for row in rows)


def some_result(number: int) -> tuple[list[Houses], dict[str, int]]:
    """Houses with ties more often than not, somebody with three, no more than five of a kind in all."""
    chance = random.Random(f"end#{number}")
    choices: list[Houses] = [LEVEL, LEVEL, (2, 1, 0), (0, 1, 2), (1, 0, 1), (0, 2, 0), (0, 0, 0), (1, 2, 1), (0, 0, 3)]
    while True:
        houses = [chance.choice(choices) for _ in range(chance.choice((2, 3, 4)))]
        if all(sum(row[kind] for row in houses) <= 5 for kind in range(3)) and max(map(sum, houses)) >= 3:
            return houses, {kind: chance.randrange(len(houses)) for kind in KINDS}


@pytest.mark.clause("grimm.finish.2", "grimm.finish.3", "grimm.finish.4", "grimm.finish.6")
@pytest.mark.parametrize("number", range(80))
def test_places_are_those_of_the_comparison(number: int) -> None:
    houses, tokens = some_result(number)
    result = over(houses, tokens).result
    assert result.places == expected_places(houses, tokens)
    assert result.points == tuple(map(sum, houses))
    assert result.winners == tuple(seat for seat, place in enumerate(result.places) if place == 1)


@pytest.mark.clause("grimm.finish.4")
@pytest.mark.parametrize("holders", list(itertools.product((0, 1, 2), repeat=3)))
def test_among_two_level_players_the_sturdiest_token_decides(holders: tuple[int, int, int]) -> None:
    result = over([LEVEL, LEVEL, (0, 0, 0)], dict(zip(KINDS, holders, strict=True))).result
    deciding = [holder for holder in reversed(holders) if holder != 2]
    assert result.winners == ((deciding[0],) if deciding else (0, 1))


@pytest.mark.clause("grimm.finish.4")
@pytest.mark.parametrize("order", list(itertools.permutations((0, 1, 2))))
def test_three_level_players_stand_in_the_order_of_their_tokens(order: tuple[int, int, int]) -> None:
    result = over([LEVEL, LEVEL, LEVEL], dict(zip(("brick", "wood", "straw"), order, strict=True))).result
    assert [result.places[seat] for seat in order] == [1, 2, 3]


# The explanation.


@pytest.mark.clause("grimm.finish.5")
@pytest.mark.parametrize("number", range(40))
def test_the_result_tells_houses_and_tokens_and_what_decided(number: int) -> None:
    houses, tokens = some_result(number)
    why = over(houses, tokens).result.why
    for seat, row in enumerate(houses):
        args = why[seat].args
        assert (args["seat"], args["number"], *(args[kind] for kind in KINDS)) == (seat, sum(row), *row)
        assert args["count"] == list(tokens.values()).count(seat)
    assert why[-1].id.removeprefix("grimm-why-") == deciding(houses, tokens)
    assert all(Speech(language).knows(line) for line in why for language in LANGUAGES)


def deciding(houses: list[Houses], tokens: dict[str, int]) -> str:
    """The last thing that is told: what decided between those who could win."""
    level = [seat for seat, row in enumerate(houses) if sum(row) >= 3]
    if len(level) == 1:
        return "alone"
    for kind in (2, 1):
        level = [seat for seat in level if houses[seat][kind] == max(houses[other][kind] for other in level)]
        if len(level) == 1:
            return "houses"
    return "token" if set(tokens.values()) & set(level) else "shared"


@pytest.mark.clause("grimm.finish.5")
def test_what_was_level_is_told_before_what_decided() -> None:
    why = over([(2, 0, 1), (1, 1, 1), (0, 3, 0)], {"brick": 0}).result.why
    said = [Speech().say(line) for line in why]
    assert said == [
        "Seat 0 has 3 complete houses (brick 1, wood 0, straw 2) and the First Builder tokens for straw, brick.",
        "Seat 1 has 3 complete houses (brick 1, wood 1, straw 1) and the First Builder token for wood.",
        "Seat 2 has 3 complete houses (brick 0, wood 3, straw 0).",
        "Three complete houses or more: Seat 0, Seat 1, Seat 2.",
        "Level with one complete brick house: Seat 0, Seat 1.",
        "Seat 1 has the most complete wood houses, 1, and that decides.",
    ]


# The end in whole games.


@pytest.mark.clause("grimm.finish.1", "grimm.finish.2", "grimm.ruling.103")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_games_end_after_the_round_in_which_somebody_has_three_houses(
    seats: int, options: dict[str, OptionValue]
) -> None:
    for number in range(3):
        table = new_game(f"end#{number}", seats, **options)
        for _ in table.at_random(number):
            if table.view().window not in ("build", "build-end", "over"):
                assert max(table.view().complete) < 3
        complete = table.view().complete
        assert max(complete) >= 3
        assert all(complete[winner] >= 3 for winner in table.result.winners)
        begun = [
            event.message.id for event in table.told if event.message.id in ("grimm-round-begun", "grimm-turn-begun")
        ]
        assert begun[-seats - 1 :] == ["grimm-round-begun", *["grimm-turn-begun"] * seats]
        assert len(facts(table.told, "ended")) == 1


@pytest.mark.clause("grimm.finish.1")
def test_before_the_end_there_is_no_result() -> None:
    table = arranged(3, window="build", houses=["straw roof, straw roof, straw roof", "", ""])
    assert table.game.result(table.position) is None
    table.play("draw", "draw", "draw", "draw", "draw")
    assert table.game.result(table.position) is None
    table.play("draw")
    assert table.result.winners == (0,)


@pytest.mark.clause("grimm.finish.1", "grimm.finish.3", "grimm.ruling.103")
def test_a_later_player_may_still_draw_level_and_win() -> None:
    table = arranged(
        3,
        window="build",
        goods=["6 straw", "", "6 brick"],
        houses=["straw walls, straw roof, wood roof", "", "brick walls, straw roof, wood roof"],
        builders={"straw": 0, "wood": 0, "brick": 1},
    )
    table.play("build straw roof", "draw", "draw", "draw", "build brick roof", "draw")
    assert (table.result.winners, table.result.places) == ((2,), (2, 3, 1))
