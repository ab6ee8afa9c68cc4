"""Bots that solve the end of a game: fair, in time, and only when the end is near."""

from __future__ import annotations

import random
from dataclasses import replace

from fabletop.bots import Situation, bot_named, situation_of
from fabletop.bots.endgames import EndgameBot, is_endgame, worlds_listed
from fabletop.catalog import game_named
from fabletop.contract import Position, read_seed
from fabletop.kernel.actions import marked_actions
from tests.games.fox.tables import fox_table

FOX = game_named("fox")
LOOKS = 12


def late(tricks: int, count: int) -> list[Position]:
    """Moments of random rounds in which so many tricks are left and somebody has a choice."""
    found: list[Position] = []
    number = 0
    while len(found) < count:
        number += 1
        position, _ = FOX.open({}, 2, f"late {number}")
        chance = random.Random(number)
        while tricks_left(position) > tricks:
            (seat,) = FOX.to_act(position)
            FOX.play(position, seat, chance.choice(marked_actions(FOX.legal(position, seat))))
        if len(FOX.questions(position)[0].choices) > 1:
            found.append(position)
    return found


def tricks_left(position: Position) -> int:
    assert FOX.rules.endgame is not None
    return FOX.rules.endgame.left(position.table)


def situation(position: Position, budget: float | None = None) -> Situation:
    return situation_of(FOX, position, FOX.questions(position)[0], "late", budget)


def test_it_decides_the_same_on_a_re_dealt_table() -> None:
    for number, position in enumerate(late(2, LOOKS)):
        (seat,) = FOX.to_act(position)
        other = FOX.load(FOX.save(position))
        FOX.rules.resample(other.table, seat, read_seed(f"another deal#{number}"))
        bot = EndgameBot(200, "python")
        assert bot.choose(situation(other)) == bot.choose(situation(position))


def test_a_thinker_thinks_about_what_is_solved_alike() -> None:
    """Also with no time at all, and the same on a re-dealt table."""
    hard = bot_named("hard", patient=True)
    for number, position in enumerate(late(3, 3)):
        best = EndgameBot(FOX.tuning.endgame_worlds).best_of(situation(position))
        assert hard.choose(situation(position)) in best
        assert hard.choose(situation(position, budget=0.0)) in [c.number for c in FOX.questions(position)[0].choices]
        other = FOX.load(FOX.save(position))
        FOX.rules.resample(other.table, FOX.to_act(position)[0], read_seed(f"another deal#{number}"))
        assert hard.choose(situation(other)) == hard.choose(situation(position))


def test_without_time_it_still_answers() -> None:
    for position in late(3, 4):
        choices = [choice.number for choice in FOX.questions(position)[0].choices]
        assert EndgameBot(100_000, "python").choose(situation(position, budget=0.0)) in choices


def test_too_many_worlds_are_drawn_instead_of_listed() -> None:
    given = situation(late(3, 1)[0])
    assert FOX.rules.endgame is not None
    count = FOX.rules.endgame.worlds(given.world, given.seat)
    assert count > 1
    assert worlds_listed(given, count) == count
    assert worlds_listed(given, count - 1) == 0
    assert {found.visits for found in EndgameBot(7, "python").solve(given)} == {7}


def test_an_endgame_begins_late_and_only_where_there_is_one() -> None:
    fox = situation(late(3, 1)[0])
    assert is_endgame(fox, 3)
    assert not is_endgame(fox, 2)
    assert not is_endgame(replace(fox, game=replace(FOX, rules=replace(FOX.rules, endgame=None))), 3)


def test_the_trick_that_makes_a_round_victorious_is_taken_while_it_is_sure() -> None:
    """Six tricks are won, and the trump wins this one: whatever the rival has kept may beat it in the next."""
    table = fox_table("2K", "2B 8M", decree="6M", led="4K", tricks=[5, 6])
    assert EndgameBot(1000, "python").choose(situation(table.position)) == FOX.read_choice("8M")
