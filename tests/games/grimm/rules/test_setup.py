"""Setting up, what a seed decides, and the order of a round (grimm.cards, grimm.setup, grimm.start)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from fabletop.contract import OptionValue, as_written, read_seed
from fabletop.games.grimm.decks import built_in
from fabletop.games.grimm.rules.terms import Ask
from fabletop.games.grimm.words.view import Heap
from tests.games.grimm.tables import TABLES, TableKind, arranged, facts, new_game

GAMES = 300
FILLED = {"fields": "5 straw", "forest": "4 wood", "brickyard": "3 brick"}
KINDS = ("straw", "wood", "brick")
PLACES = ("Fields", "Forest", "Brickyard")
PHASES = ("gather", "build")
ASKED_ANYWAY = {"hand", "discard", "keep", "top", "turn"}
"""Fables of a hand or of the deck are picked even if they are all alike, and a Build turn is the player's own."""
SETTLED: list[tuple[dict[str, Any], str]] = [
    ({"hands": ["Wishing Well", ""]}, "turn"),
    ({"hands": ["Crystal Ball", ""]}, "assign"),
    ({"hands": ["Wolf", ""], "unique": {"forest": "Grandma's House by 1"}}, "gain"),
    (
        {"hands": ["Royal Wedding", ""], "unique": {"forest": "Grandma's House by 1", "fields": "Lonely Castle by 0"}},
        "resolve",
    ),
]
"""One pair to exchange, one opponent to look at, one Location left for a Monster or a Unique Location."""


@pytest.mark.clause("grimm.setup.1", "grimm.start.4", "grimm.setup.7")
@pytest.mark.parametrize("number", range(12))
def test_two_players_begin_with_full_locations_less_what_prince_regal_took(number: int) -> None:
    table = new_game(number, 2)
    ((came, heap),) = [(fact["place"], fact["heap"]) for fact in facts(table.told, "prince-came")]
    taken = {"Fields": "2 straw", "Forest": "2 wood", "Brickyard": "1 brick"}
    left = {"Fields": "3 straw", "Forest": "2 wood", "Brickyard": "2 brick"}
    assert heap == taken[came]
    assert as_written(table.view().stock) == FILLED | {came.lower(): left[came]}


@pytest.mark.clause("grimm.setup.1", "grimm.setup.5", "grimm.setup.2")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_table_begins_alike(seats: int, options: dict[str, OptionValue]) -> None:
    table = new_game("begin", seats, **options)
    view = table.truth
    assert view.round == 1
    assert table.to_act == tuple(table.seats)
    assert set(view.goods) == {Heap()}
    assert (view.hand_sizes, view.friends, view.houses) == ((0,) * seats, (None,) * seats, ((),) * seats)
    assert view.builders == {"straw": None, "wood": None, "brick": None}
    assert ("market" in view.stock) == (seats == 4)
    assert view.sections == dict.fromkeys(KINDS, (5, 5, 5))
    assert [len(usable or ()) for usable in view.usable] == [4 if seats == 4 else 3] * seats


@pytest.mark.clause("grimm.setup.3", "grimm.cards.5", "grimm.cards.6")
def test_both_decks_are_shuffled_and_complete() -> None:
    views = [new_game(number, 3).truth for number in range(GAMES)]
    fables = Counter({fable.name: fable.copies for fable in built_in("56-a").fables})
    friends = {friend.name for friend in built_in("56-a").friends}
    assert all(Counter(view.deck or ()) == fables for view in views)
    assert all((set(view.friend_deck or ()), len(view.friend_deck or ())) == (friends, 25) for view in views)
    assert len({view.deck for view in views}) == len({view.friend_deck for view in views}) == GAMES
    tops = Counter((view.deck or ("",))[0] for view in views)
    assert len(tops) > 25
    assert 5 < tops["Wolf"] < 50
    assert len({(view.friend_deck or ("",))[0] for view in views}) == 25


@pytest.mark.clause("grimm.setup.3", "grimm.options.2", "grimm.cards.11")
@pytest.mark.parametrize("copies", ["56-a", "56-b"])
def test_beginners_meet_no_advanced_card(copies: str) -> None:
    view = new_game("simple", 3, advanced=False, copies=copies).truth
    box = built_in(copies)
    advanced = {card.name for card in (*box.fables, *box.friends) if card.level.value == "advanced"}
    assert len(advanced) == 18
    assert not advanced & {*(view.deck or ()), *(view.friend_deck or ())}


@pytest.mark.clause("grimm.setup.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_by_lot(seats: int) -> None:
    first = Counter(new_game(number, seats).view().first for number in range(GAMES))
    assert sorted(first) == list(range(seats))
    assert max(abs(count - GAMES / seats) for count in first.values()) < 4 * (GAMES / seats) ** 0.5


def came_to(table: TableKind) -> str:
    place: str = facts(table.told, "prince-came")[0]["place"]
    return place


@pytest.mark.clause("grimm.setup.7", "grimm.start.3")
def test_the_die_shows_each_resource_twice() -> None:
    came = Counter(came_to(new_game(number, 2)) for number in range(GAMES))
    assert set(came) == set(PLACES)
    assert max(abs(count - GAMES / 3) for count in came.values()) < 4 * (GAMES / 3) ** 0.5


@pytest.mark.clause("grimm.setup.7", "grimm.cards.9")
@pytest.mark.parametrize(("kind", "place"), list(zip(KINDS, PLACES, strict=True)))
def test_a_deck_file_names_the_faces_of_the_die(tmp_path: Path, kind: str, place: str) -> None:
    file = tmp_path / "own.toml"
    faces = "".join(f"{other} = {6 if other == kind else 0}\n" for other in KINDS)
    file.write_text(f'fables = 56\ninclude = "56-a"\n[die]\n{faces}')
    assert {came_to(new_game(number, 2, copies=str(file))) for number in range(20)} == {place}


@pytest.mark.clause("grimm.start.2", "grimm.start.3")
def test_ten_on_a_location_are_not_too_many() -> None:
    """The die is rolled, and its Location loses half; with eleven on one there is no roll."""
    stock = {"fields": 10, "forest": 10, "brickyard": 10}
    found = {lost_half(new_arranged(number, stock)) for number in range(40)}
    assert found == {"fields", "forest", "brickyard"}
    assert {lost_half(new_arranged(number, stock | {"forest": 11})) for number in range(20)} == {"forest"}


def new_arranged(number: int, stock: dict[str, int]) -> TableKind:
    """The start of a round for two, with dice of its own."""
    table = new_game(number, 2)
    table.game.face.arrange(table.position.table, 2, {"prince": True, "stock": stock}, read_seed(f"prince#{number}"))
    return table


def lost_half(table: TableKind) -> str:
    (place,) = (place for place, heap in table.view().stock.items() if heap.size < 10)
    return place


@pytest.mark.clause("grimm.setup.8", "grimm.finish.7")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_round_gathers_then_builds_then_cleans_up(seats: int, options: dict[str, OptionValue]) -> None:
    table = new_game("phases", seats, **options)
    seen = [(table.view().round, phase(table), table.view().first)]
    for _ in table.at_random("phases"):
        if not table.finished and (now := (table.view().round, phase(table), table.view().first)) != seen[-1]:
            seen.append(now)
    first = seen[0][2]
    rounds = range(1, seen[-1][0] + 1)
    expected = [(number, each, (first + number - 1) % seats) for number in rounds for each in PHASES]
    assert [row for row in expected if row in seen] == seen
    assert [row for row in expected if row[1] == "gather"] == [row for row in seen if row[1] == "gather"]


def phase(table: TableKind) -> str:
    return "build" if table.view().window.startswith("build") else "gather"


@pytest.mark.clause("grimm.setup.9")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_in_whole_games_nobody_is_asked_who_has_no_choice(seats: int, options: dict[str, OptionValue]) -> None:
    for number in range(4):
        table = new_game(f"asked#{number}", seats, **options)
        for _ in table.at_random(number):
            for seat in table.to_act:
                assert len(table.marked(seat)) > 1 or table.question(seat).kind in ASKED_ANYWAY


@pytest.mark.clause("grimm.setup.9")
@pytest.mark.parametrize(("words", "kind"), SETTLED)
def test_what_is_settled_is_not_asked_but_what_comes_next(words: dict[str, Any], kind: str) -> None:
    table = arranged(2, **words)
    table.play(f"0: gather fields + {words['hands'][0]}", "1: gather forest")
    assert table.question().kind == kind


def test_the_questions_that_are_asked_anyway_are_questions() -> None:
    assert {kind.upper() for kind in ASKED_ANYWAY} <= set(Ask.__members__)
