"""No bot peeks: on a table re-dealt from what its seat knows, with the same generator, it decides the same."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from fabletop.bots import BOTS, Bot, SearchBot, bot_named, situation_of
from fabletop.bots.masters import MasterBot, NetworkBot
from fabletop.bots.searchers import is_settled
from fabletop.bots.shipped import shipped_improver
from fabletop.catalog import GAMES, all_games, game_named
from fabletop.contract import BadInput, Game, Position, read_seed
from fabletop.kernel.actions import marked_actions
from fabletop.search.searchers import Found, SearchSettings

NAMES = [*(name for name in BOTS if name != "master"), "flat:12", "pimc:12", "ismcts:12"]
LOOKS = 6


def moments(game: Game, seats: int, seed: str) -> list[Position]:
    """Some moments of a random game."""
    position, _ = game.open({}, seats, seed)
    chance, found = random.Random(seed), []
    while game.to_act(position):
        seat = chance.choice(game.to_act(position))
        if len(marked_actions(game.legal(position, seat))) > 1:
            found.append(game.load(game.save(position)))
        game.play(position, seat, chance.choice(marked_actions(game.legal(position, seat))))
    return chance.sample(found, LOOKS)


def decision(bot: Bot, game: Game, position: Position, seat: int) -> int:
    question = next(question for question in game.questions(position) if question.seat == seat)
    return bot.choose(situation_of(game, position, question, "world"))


def decides_alike(make: Callable[[], Bot], game: Game, title: str, seats: int | None = None) -> bool:
    """Does a bot decide the same on the true tables and on re-dealt ones?"""
    for number, position in enumerate(moments(game, seats or min(4, game.about.seats[-1]), title)):
        for seat in game.to_act(position):
            world = game.load(game.save(position))
            game.rules.resample(world.table, seat, read_seed(f"another deal#{number}"))
            if decision(make(), game, world, seat) != decision(make(), game, position, seat):
                return False
    return True


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.about.id)
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_decides_the_same_on_a_re_dealt_table(game: Game, name: str) -> None:
    assert decides_alike(lambda: bot_named(name), game, f"fairness of {name}")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.about.id)
def test_a_master_decides_the_same_on_a_re_dealt_table(game: Game) -> None:
    """With the network that comes along, once its thought is compiled; at every number of players."""
    improver = shipped_improver(game.rules)
    assert improver is not None
    for seats in game.about.seats:
        if seats <= 4:
            care = replace(game.tuning.care_for(seats), worlds=6, sampled_worlds=8, chunk=3)
            assert decides_alike(partial(MasterBot, improver, care), game, f"fairness of a master of {seats}", seats)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.about.id)
def test_a_master_whose_thought_is_being_compiled_asks_its_network_alone(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It likes what the compiled network likes, and does not peek either."""
    monkeypatch.setattr("fabletop.bots.readiness.is_ready", lambda rules, kind="search": False)
    seats, improver = min(4, game.about.seats[-1]), shipped_improver(game.rules)
    assert improver is not None
    assert decides_alike(lambda: bot_named("master"), game, "fairness of a master in a hurry", seats)
    for position in moments(game, seats, "bare"):
        seat = game.to_act(position)[0]
        sure = NetworkBot(improver, is_sure=True)
        assert decision(bot_named("master"), game, position, seat) == decision(sure, game, position, seat)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.about.id)
def test_a_search_that_expects_habits_decides_the_same_on_a_re_dealt_table(game: Game) -> None:
    """What ``hard`` does once its search is compiled."""
    assert decides_alike(lambda: SearchBot(8, SearchSettings(playout_choices=3)), game, "fairness of thought")


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.about.id)
def test_a_bot_is_given_a_world_and_not_the_table(game: Game) -> None:
    position = moments(game, min(4, game.about.seats[-1]), "given")[-1]
    question = game.questions(position)[0]
    before = game.save(position)
    worlds = {situation_of(game, position, question, f"world#{number}").world.pack() for number in range(8)}
    assert len(worlds) > 1
    assert position.table.pack() not in worlds
    assert game.save(position) == before


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.about.id)
def test_more_worlds_look_the_same_to_the_seat(game: Game) -> None:
    position = moments(game, min(4, game.about.seats[-1]), "more")[0]
    question = game.questions(position)[0]
    situation = situation_of(game, position, question, "more")
    seen = [
        game.view(Position(world, position.seats, position.revision, position.noticed), question.seat)
        for world in situation.worlds(5)
    ]
    assert seen == [situation.view] * 5
    assert len({world.pack() for world in situation.worlds(5)}) > 1


def test_a_bot_without_time_still_answers() -> None:
    fox = all_games()[0]
    position = moments(fox, 2, "hurry")[0]
    question = fox.questions(position)[0]
    for name in NAMES:
        choice = bot_named(name).choose(situation_of(fox, position, question, "hurry", budget=0.0))
        assert choice in [choice.number for choice in question.choices]


def test_what_a_world_takes_is_taken_off_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    fox = game_named("fox")
    position, _ = fox.open({}, 2, "budget")
    question = fox.questions(position)[0]
    clock = iter([10.0, 10.25, 20.0, 22.0])
    monkeypatch.setattr("fabletop.bots.situation.time.monotonic", lambda: next(clock))
    assert situation_of(fox, position, question, "budget", budget=1.0).budget == 0.75
    assert situation_of(fox, position, question, "budget", budget=1.0).budget == 0.0


def test_a_search_ends_when_its_choice_is_settled() -> None:
    def tried(*visits: int) -> list[Found]:
        return [Found(number, count, 0) for number, count in enumerate(visits)]

    assert is_settled(tried(70, 20, 10), 49)
    assert not is_settled(tried(70, 20, 10), 50)
    assert not is_settled(tried(1), 3)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("clever", "error-bot-unknown"),
        ("ismcts", "error-bot-unknown"),
        ("ismcts:", "error-bot-unknown"),
        ("ismcts:many", "error-bot-unknown"),
        ("flat:-3", "error-bot-unknown"),
        ("flat:0", "error-bot-turns"),
        ("ismcts:1000001", "error-bot-turns"),
    ],
)
def test_a_bot_that_is_not_there_is_refused(name: str, code: str) -> None:
    with pytest.raises(BadInput) as refused:
        bot_named(name)
    assert refused.value.message.id == code
