"""What a table plays by is said before it begins and in its record, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fabletop.catalog import all_games, game_named
from fabletop.contract import Game, Message, OptionValue
from fabletop.text.agreed import option_value, played_by
from fabletop.text.speech import LANGUAGES, Speech
from tests.cli.running import fabletop
from tests.toys.highest import HIGHEST

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"


def told(game: Game, options: dict[str, OptionValue], seats: int, language: str = "en") -> list[str]:
    made = game.for_options(options)
    return list(played_by(made, options, seats, Speech(language, more=made.locale)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.about.id for game in all_games()])
def test_every_game_says_its_edition_and_every_choice_in_words(game: str, language: str) -> None:
    say, about = Speech(language), game_named(game).about
    assert say.knows(Message(f"{game}-edition"))
    for option in about.options:
        for value in option.values:
            words = option_value(game_named(game), option, value, say)
            assert re.search("[а-яё]", words) is not None or isinstance(value, int) or language == "en"
            assert "web-" not in words


def test_what_makes_no_difference_is_not_told_and_what_is_unusual_says_so() -> None:
    game = game_named("fairytale")
    assert "The draft for two: plain." in told(game, {}, 2)
    assert "The draft for two: in two stages (another than usual)." in told(game, {"draft": "two-stage"}, 2)
    assert not any(line.startswith("The draft for two") for line in told(game, {"draft": "two-stage"}, 3))
    assert not any(line.startswith("The Trickster") for line in told(game, {}, 4))
    expert = told(game, {"deck": "expert100"}, 4)
    assert "Deck: expert, 100 cards (another than usual)." in expert
    assert "The Trickster: takes the name of another card." in expert


def test_a_game_of_another_package_need_not_say_an_edition() -> None:
    assert told(HIGHEST, {}, 2) == []


@pytest.mark.parametrize("game", [game.about.id for game in all_games()])
def test_a_replay_begins_with_what_was_played_by(game: str) -> None:
    lines = fabletop("replay", str(PLAYTHROUGHS / f"{game}.fable")).out.splitlines()
    assert lines[1] == Speech()(f"{game}-edition")
    assert lines[2].endswith(".")
