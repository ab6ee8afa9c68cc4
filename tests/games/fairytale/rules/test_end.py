"""Who wins, and who comes after whom (fairytale.end)."""

from __future__ import annotations

import itertools
import random

import pytest

from fabletop.games.fairytale.decks import parse_deck
from tests.games.fairytale.tables import QUIET, TaleTable, game_with, new_game, over, played_to_the_end

POINTS = {1: "Lamp", 2: "Owl", 3: "Crown", 4: "Bat", 5: "Oven"}
OWN = game_with(parse_deck(QUIET, "own.toml"))


def ended(*points: int, teams: str = "none") -> TaleTable:
    """A game in which the seats have cards for so many points."""
    rows = [", ".join([POINTS[5]] * (each // 5) + ([POINTS[each % 5]] if each % 5 else [])) for each in points]
    return over(rows, OWN, deck="own.toml", teams=teams)


@pytest.mark.clause("fairytale.end.1", "fairytale.end.2", "fairytale.end.3")
@pytest.mark.parametrize(
    ("points", "places", "winners"),
    [
        ((9, 4), (1, 2), (0,)),
        ((4, 9), (2, 1), (1,)),
        ((4, 4), (1, 1), (0, 1)),
        ((0, 0), (1, 1), (0, 1)),
        ((7, 9, 9), (3, 1, 1), (1, 2)),
        ((7, 9, 7), (2, 1, 2), (1,)),
        ((3, 8, 8, 8), (4, 1, 1, 1), (1, 2, 3)),
        ((8, 3, 8, 3), (1, 3, 1, 3), (0, 2)),
        ((1, 5, 3, 5, 2), (5, 1, 3, 1, 4), (1, 3)),
        ((6, 6, 6, 6, 6), (1, 1, 1, 1, 1), (0, 1, 2, 3, 4)),
    ],
)
def test_places_of_players(points: tuple[int, ...], places: tuple[int, ...], winners: tuple[int, ...]) -> None:
    result = ended(*points).result
    assert (result.points, result.places, result.winners) == (points, places, winners)


@pytest.mark.clause("fairytale.end.1", "fairytale.end.2", "fairytale.end.3", "fairytale.team.1", "fairytale.team.2")
@pytest.mark.parametrize("teams", ["pairs", "pairs-exchange"])
@pytest.mark.parametrize(
    ("own", "points", "places"),
    [
        ((9, 1, 2, 3), (11, 4, 11, 4), (1, 2, 1, 2)),
        ((1, 9, 2, 3), (3, 12, 3, 12), (2, 1, 2, 1)),
        ((9, 5, 0, 4), (9, 9, 9, 9), (1, 1, 1, 1)),
        ((9, 8, 0, 8), (9, 16, 9, 16), (2, 1, 2, 1)),
    ],
)
def test_places_of_pairs(own: tuple[int, ...], points: tuple[int, ...], places: tuple[int, ...], teams: str) -> None:
    """A pair after one pair is second, though two players are before it."""
    result = ended(*own, teams=teams).result
    assert (result.points, result.places) == (points, places)


@pytest.mark.clause("fairytale.end.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_place_is_one_more_than_the_number_of_players_with_more_points(seats: int) -> None:
    chance = random.Random(seats)
    for _ in range(20):
        points = [chance.randrange(7) for _ in range(seats)]
        places = [1 + sum(other > mine for other in points) for mine in points]
        assert list(ended(*points).result.places) == places


@pytest.mark.clause("fairytale.end.1")
@pytest.mark.parametrize("teams", ["none", "pairs", "pairs-exchange"])
def test_in_whole_games_somebody_wins_and_partners_win_together(teams: str) -> None:
    for number in range(5):
        result = played_to_the_end(new_game(f"wins#{number}", 4, deck="expert110", teams=teams), number).result
        assert max(result.points) == result.points[result.winners[0]]
        if teams != "none":
            assert result.winners in ((0, 2), (1, 3), (0, 1, 2, 3))
            assert result.places[:2] == result.places[2:]


@pytest.mark.clause("fairytale.score.13")
def test_points_during_the_game_are_those_of_the_cards_that_lie_face_up() -> None:
    table = new_game("during", 3, deck="expert110")
    seen = 0
    for _ in table.at_random("during"):
        rows = table.view().rows
        shown = tuple(sum(card.points or 0 for card in row) for row in rows)
        assert table.game.view(table.position, None).points == shown
        seen += any(shown)
        for card in itertools.chain(*rows):
            assert (card.points is None) == (not card.up)
    assert seen > 20


def test_there_is_no_result_before_the_end() -> None:
    table = new_game("before", 2)
    for _ in table.at_random("before"):
        assert (table.game.result(table.position) is None) == (not table.finished)
