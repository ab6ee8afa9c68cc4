"""The levels: in one order everywhere, called something in every language, and as careful as their game says."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fabletop.bots import BOTS, LEVELS, Situation, bot_named, levels, readiness, situation_of
from fabletop.catalog import GAMES, game_named
from fabletop.contract import Game, Lapses
from fabletop.search.searchers import HEURISTIC, Found, SearchSettings
from fabletop.text.speech import LANGUAGES, Speech

TRIES = 400


def test_levels_are_named_from_the_weakest_to_the_strongest() -> None:
    assert LEVELS == ("easy", "medium", "skilled", "hard", "master")
    assert tuple(BOTS) == ("random", *LEVELS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_is_called_something(language: str) -> None:
    say = Speech(language)
    for level in LEVELS:
        for words in (f"web-level-{level}", f"web-bot-{level}", f"bots-about-{level}"):
            assert say.bundle.has_message(words)


def situation_at(game: Game, seats: int) -> Situation:
    """The first question with a choice."""
    options = {"deck": "expert100"} if game.about.id == "fairytale" else {}
    game = game.for_options(options)
    position, _ = game.open(options, seats, "levels")
    while len((question := game.questions(position)[0]).choices) < 2:
        game.play(position, question.seat, question.choices[0].number)
    return situation_of(game, position, question, "levels")


class Thought:
    """In place of a search: it likes every choice less than the one before."""

    def __init__(self) -> None:
        self.is_ahead: list[bool] = []

    def __call__(self, situation: Situation, turns: int, settings: SearchSettings, *, is_quick: bool) -> list[Found]:
        self.is_ahead.append(settings != HEURISTIC)
        choices = situation.question.choices
        return [Found(choice.number, turns, -place) for place, choice in enumerate(choices)]


@pytest.mark.parametrize(("game", "seats"), [(game.about.id, seats) for game in GAMES for seats in game.about.seats])
@pytest.mark.parametrize("level", ["easy", "medium", "skilled", "hard"])
def test_a_level_lapses_as_often_as_its_game_says(
    monkeypatch: pytest.MonkeyPatch, game: str, seats: int, level: str
) -> None:
    """Below a thinker to any choice of the better half, of which one is the best all the same; a thinker to habits."""
    thought, situation = Thought(), situation_at(game_named(game), seats)
    monkeypatch.setattr(levels, "think", thought)
    monkeypatch.setattr(readiness, "is_ready", lambda rules: True)
    chosen = [bot_named(level).choose(replace(situation, seed=str(number))) for number in range(TRIES)]
    lapses, choices = situation.game.tuning.lapses_for(seats), situation.question.choices
    wanted = getattr(lapses, level, 0.0)
    if level in ("skilled", "hard"):
        assert thought.is_ahead.count(False) / TRIES == pytest.approx(wanted, abs=0.1)
    else:
        better = (len(choices) + 1) // 2
        lapsed = sum(choice != choices[0].number for choice in chosen) / TRIES
        assert lapsed == pytest.approx(wanted * (better - 1) / better, abs=0.1)
        assert (lapsed > 0) == (wanted > 0)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.about.id)
def test_a_higher_level_lapses_less(game: Game) -> None:
    for seats in game.about.seats:
        lapses = game.tuning.lapses_for(seats)
        assert 0 <= lapses.medium < lapses.easy <= 1
        assert 0 < lapses.skilled < 1
    assert game.tuning.lapses_for(99) == game.tuning.lapses != Lapses(0, 0, 0)
