"""The habits of a sensible player, at tables where it is clear what is sensible."""

from __future__ import annotations

import random

import pytest

from fabletop.bots.levels import HeuristicBot
from fabletop.bots.situation import situation_of
from fabletop.contract import OptionValue
from tests.games.grimm.tables import TABLES, TableKind, arranged, new_game


def heuristic(table: TableKind, seat: int, action: int) -> int:
    return table.game.rules.heuristic(table.position.table, seat, action)


def best(table: TableKind, seat: int | None = None) -> str:
    """The answer that is liked best, in words; it must be the only one."""
    asked = table.to_act[0] if seat is None else seat
    marked = table.marked(asked)
    most = max(heuristic(table, asked, action) for action in marked)
    liked = [action for action in marked if heuristic(table, asked, action) == most]
    assert len(liked) == 1, [str(table.game.face.notation(action)) for action in liked]
    return str(table.game.face.notation(liked[0]))


def test_a_house_is_finished_before_anything_else() -> None:
    table = arranged(
        window="build", goods=["2 straw 6 wood 4 brick", "", ""], houses=["wood walls, brick foundation", "", ""]
    )
    assert best(table) == "build wood roof"


def test_walls_come_before_a_new_foundation() -> None:
    table = arranged(window="build", goods=["2 straw 4 brick", "", ""], houses=["brick foundation", "", ""])
    assert best(table) == "build brick walls"


def test_the_resource_that_a_section_lacks_is_gained() -> None:
    table = arranged(window="build", goods=["1 straw 5 wood", "", ""], houses=["straw walls, wood walls", "", ""])
    assert best(table) == "gain 1 wood"


def test_with_one_house_to_go_only_the_nearest_one_counts() -> None:
    table = arranged(
        window="build", goods=["2 straw 3 brick", "", ""], houses=["straw roof, wood roof, brick walls", "", ""]
    )
    assert best(table) == "gain 1 brick"


def test_pigs_go_where_the_missing_resource_is() -> None:
    table = arranged(
        goods=["", "3 brick", ""], houses=["", "straw roof, wood roof, brick walls", ""], stock={"brickyard": 4}
    )
    assert best(table, 1) == "gather brickyard"


def test_a_monster_goes_to_rivals_and_not_to_the_own_pig() -> None:
    table = arranged(hands=["Dragon", "", ""])
    table.play("0: gather fields + Dragon", "1: gather forest", "2: gather fields")
    assert best(table) == "place forest"


def test_a_monster_is_kept_for_whoever_takes_the_lead() -> None:
    words = {"hands": ["Dragon", "", ""], "goods": ["", "3 wood", "3 wood"], "stock": {"fields": 1}}
    behind = arranged(**words, houses=["", "straw walls", ""])
    assert best(behind, 0).endswith("+ Dragon")
    ahead = arranged(**words, houses=["straw roof, wood roof", "straw walls", ""])
    assert not best(ahead, 0).endswith("+ Dragon")


def test_a_good_friend_is_kept_and_a_bad_one_goes_to_whoever_leads() -> None:
    words = {"window": "build", "goods": ["4 wood", "", ""], "houses": ["wood foundation", "", "straw roof"]}
    table = arranged(**words, friend_deck="The Wood Cutter")
    table.play("build wood walls")
    assert best(table) == "bestow 0"
    table = arranged(**words, friends=["Cinderella", "", "Tom Thumb"], friend_deck="Little Mermaid")
    table.play("build wood walls")
    assert best(table) == "bestow 2"


def test_a_rival_loses_the_highest_section() -> None:
    table = arranged(hands=["Big Bad Wolf", "", ""], houses=["", "straw foundation, wood roof", ""])
    table.play("0: gather fields + Big Bad Wolf", "1: gather forest", "2: gather fields", "place forest")
    assert best(table) == "blow wood roof"


def test_nobody_stays_with_a_monster() -> None:
    table = arranged(goods=["3 wood", "", ""], hands=["Chinny Chin Chin", "Dragon", ""])
    table.play(
        "0: gather fields + Chinny Chin Chin", "1: gather forest + Dragon", "2: gather forest", "1: place fields"
    )
    assert best(table) == "go brickyard"


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_answer_has_a_liking_and_asking_changes_nothing(seats: int, options: dict[str, bool | int | str]) -> None:
    table, chance = new_game("heuristic", seats, **options), random.Random("heuristic")
    while not table.finished:
        seat = chance.choice(table.to_act)
        before = table.position.table.pack()
        heuristics = [heuristic(table, seat, action) for action in table.marked(seat)]
        assert all(abs(fancy) < 1000 for fancy in heuristics)
        assert table.position.table.pack() == before
        table.choose(seat, chance.choice(table.marked(seat)))


def test_habits_beat_chance() -> None:
    """Two games at each of three seats; by chance two would be won."""
    wins = 0
    for game in range(6):
        table, chance = new_game(f"duel#{game // 3}", 3), random.Random(game)
        bot, place = HeuristicBot(worlds=2), game % 3
        while not table.finished:
            seat = table.to_act[0]
            if seat == place:
                question = table.question(seat)
                situation = situation_of(table.game, table.position, question, f"duel {game}#{len(table.told)}")
                table.choose(seat, bot.choose(situation))
            else:
                table.choose(seat, chance.choice(table.marked(seat)))
        wins += int(table.result.winners == (place,))
    assert wins >= 5


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"supply": "limited"})])
def test_a_build_turn_with_something_left_to_do_is_never_ended(seats: int, options: dict[str, OptionValue]) -> None:
    table, asked = new_game("stop", seats, **options), 0
    for _ in table.at_random("stop"):
        if table.finished or "stop" not in table.legal(table.to_act[0]):
            continue
        seat, stop = table.to_act[0], table.number("stop")
        liked = {action: heuristic(table, seat, action) for action in table.marked(seat)}
        assert liked.pop(stop) < min(liked.values())
        asked += 1
    assert asked > 20
