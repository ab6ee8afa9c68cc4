"""Characters: each plays as it is said to play, by the rules, and without peeking."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

import pytest

from fabletop.bots import STYLED, bot_named, characters_named, readiness, situation_of
from fabletop.bots.levels import HeuristicBot
from fabletop.catalog import GAMES, game_named
from fabletop.contract import BadInput, Game, commitment_of
from fabletop.match import BotPlayer, Person, TablePlan, settings_for
from fabletop.terminal.seats import read_seats
from fabletop.text.speech import LANGUAGES, Speech
from tests.bots.test_fairness import decides_alike

NOBODY = ""
WORLDS = 2
GAMES_OF = {"fox": 4, "fairytale": 6, "grimm": 2}
"""Enough to tell a style by; the same ones in every run."""
EVERY = [(game, character.name) for game in GAMES for character in game.characters]


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a compiler here; habits are the same without one."""
    monkeypatch.setattr(readiness, "is_ready", lambda *_: False)


@dataclass
class Made:
    """A choice that somebody made, and what they saw."""

    asked: str
    notation: str
    table: Any


@cache
def choices_of(name: str, character: str) -> list[Made]:
    """What somebody of a character chooses at the first seat, among players of the same habits without one."""
    return list(choices_in(game_named(name).for_options({}), character))


def choices_in(game: Game, character: str) -> Iterator[Made]:
    for number in range(GAMES_OF[game.about.id]):
        position, _ = game.open({}, game.about.seats[0], f"style {number}")
        while game.to_act(position):
            seat = game.to_act(position)[0]
            question, table = game.question(position, seat), game.view(position, seat).table
            bot = HeuristicBot(worlds=WORLDS, character=character if seat == 0 else NOBODY)
            seed = f"style {number} {position.revision}"
            choice = bot.choose(situation_of(game, position, question, seed))
            if seat == 0:
                (notation,) = (one.notation for one in question.choices if one.number == choice)
                yield Made(question.kind, notation, table)
            game.play(position, seat, choice)


def mean(numbers: Iterator[float]) -> float:
    told = list(numbers)
    return sum(told) / len(told)


def tricks(character: str) -> float:
    """Tricks in the first half of a round."""
    made = choices_of("fox", character)
    return mean(one.table.tricks[0] for one in made if one.table.trick == 7 and one.asked in ("lead", "follow"))


def treasures(character: str) -> float:
    made = choices_of("fox", character)
    return mean(one.table.treasures[0] for one in made if one.table.trick == 13)


def trick_of(cards: str) -> Callable[[str], float]:
    """In which trick cards are played, on average."""

    def found(character: str) -> float:
        made = choices_of("fox", character)
        return mean(one.table.trick for one in made if fnmatchcase(one.notation, cards))

    return found


def share_of(game: str, of: str, among: str) -> Callable[[str], float]:
    """How many of some choices are of one kind; both as they are written."""

    def found(character: str) -> float:
        made = choices_of(game, character)
        return mean(float(fnmatchcase(one.notation, of)) for one in made if fnmatchcase(one.notation, among))

    return found


def faction(message: str) -> Callable[[str], float]:
    """The share of a faction among the cards that are kept."""
    game = game_named("fairytale").for_options({})
    of = {card.notation: str(card.kind.args["faction"].id) for card in game.face.cards() if card.kind is not None}  # type: ignore[union-attr]

    def found(character: str) -> float:
        made = choices_of("fairytale", character)
        return mean(
            float(of[one.notation.removeprefix("keep ")] == f"fairytale-{message}")
            for one in made
            if one.asked == "keep"
        )

    return found


STYLES: dict[str, tuple[Callable[[str], float], str, float]] = {
    "swan": (lambda character: -tricks(character), NOBODY, 0.6),
    "monarch": (tricks, "swan", 1.2),
    "fox": (trick_of("3?"), NOBODY, 0.5),
    "witch": (trick_of("9?"), NOBODY, 1.0),
    "treasurer": (treasures, NOBODY, 0.1),
    "dragon": (faction("dragonvale"), NOBODY, 0.08),
    "fairy": (faction("fairywood"), NOBODY, 0.08),
    "knight": (faction("holy-empire"), NOBODY, 0.08),
    "shadow": (faction("shadow"), NOBODY, 0.08),
    "straw": (share_of("grimm", "build straw*", "build *"), NOBODY, 0.1),
    "brick": (share_of("grimm", "build brick*", "build *"), NOBODY, 0.1),
    "trickster": (share_of("grimm", "* + *", "gather *"), NOBODY, 0.1),
}
"""What tells a style, who has less of it, and by how much at least."""


@pytest.mark.parametrize("character", STYLES)
def test_a_character_plays_as_it_is_said_to(character: str) -> None:
    measure, other, least = STYLES[character]
    assert measure(character) - measure(other) >= least


def test_every_character_has_a_style_that_is_measured() -> None:
    assert {name for _, name in EVERY} == set(STYLES)


@pytest.mark.parametrize(
    ("game", "character"), EVERY, ids=lambda part: part if isinstance(part, str) else part.about.id
)
def test_no_character_peeks(game: Game, character: str) -> None:
    assert decides_alike(lambda: bot_named(f"easy-{character}"), game, f"fairness of {character}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_a_name_and_a_style_in_words(language: str) -> None:
    say = Speech(language)
    for name in characters_named():
        character = name.partition("-")[2]
        for words in (f"character-{character}", f"character-{character}-about", f"web-bot-{name}"):
            assert say.bundle.has_message(words)
    assert len(characters_named()) == len(STYLED) * len(EVERY)


def test_a_character_is_at_home_in_its_own_game() -> None:
    table = {"fox": "swan", "fairytale": "dragon", "grimm": "straw"}
    for game, character in table.items():
        players = read_seats(f"you,medium-{character}", game_named(game), Speech("en"))
        assert players[1].name == f"medium-{character}"
        for other in table:
            if other != game:
                with pytest.raises(BadInput, match="There is no character"):
                    read_seats(f"you,medium-{character}", game_named(other), Speech("en"))


def test_a_match_takes_the_characters_of_its_game() -> None:
    """Servers and clients seat them by the same settings."""
    for game, is_right in (("fox", True), ("grimm", False)):
        table = TablePlan(game=game, seats=2, seated=(Person("id", "Ann"), BotPlayer("easy-swan")))
        if is_right:
            assert settings_for(table, commitment=commitment_of("seed")).seated[1] == BotPlayer("easy-swan")
        else:
            with pytest.raises(BadInput, match="There is no character"):
                settings_for(table, commitment=commitment_of("seed"))


@pytest.mark.parametrize("name", ["easy-", "easy-banana", "hard-swan", "medium-swan-fox", "easy-Swan"])
def test_a_character_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(BadInput):
        bot_named(name)
