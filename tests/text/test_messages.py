"""Every message can be said with all that it can get, and somebody has read it as it is now."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
from tools.messages.reading import fingerprint_of, fingerprints, is_read, read
from tools.messages.saying import FOLDERS, sayings_of

from fabletop.catalog import OWN, own_game
from fabletop.contract import FabletopError, Message
from fabletop.text.speech import LANGUAGES


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_message_can_be_said_with_all_that_it_can_get(folder: str) -> None:
    """Sayings refuse an argument of which nobody said what it can be, and a sentence with a hole in it."""
    sayings = sayings_of(folder)
    said = [text for name in sayings.names for language in LANGUAGES for text in sayings.said(name, language)]
    assert sayings.names
    assert [text for text in said if "$" in text] == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_message_has_been_read_as_it_is_now(folder: str) -> None:
    """If not: `python -m tools.messages FOLDER --open`, read it aloud, mend it, then `--read`."""
    assert [name for name in fingerprints(folder) if not is_read(folder, name)] == []
    assert set(read(folder)) <= set(fingerprints(folder))


def test_a_changed_word_is_to_be_read_again() -> None:
    assert fingerprint_of(["seat = Seat", "seat = Место"]) != fingerprint_of(["seat = Seat", "seat = место"])
    assert fingerprint_of(["seat =  Seat"]) == fingerprint_of(["seat = Seat"])


def test_numbers_cards_and_people_stand_in_every_form() -> None:
    russian = sayings_of("fox").said("fox-treasure-taken", "ru")
    assert any("1 очко" in said for said in russian)
    assert any("5 очков" in said for said in russian)
    assert any("Фёдор" in said for said in russian)
    assert any(said.startswith("Вы") for said in russian)


def played(name: str) -> Iterator[Any]:
    """All that is said in games of this kind, one for each number of players, played at random."""
    for seats in own_game(name).about.seats:
        game, chance = own_game(name), random.Random(seats)
        try:
            position, events = game.open({}, seats, "7")
        except FabletopError:  # no table for so many without an option
            continue
        yield events
        while questions := game.questions(position):
            question = chance.choice(questions)
            yield questions, game.view(position, question.seat)
            yield game.play(position, question.seat, chance.choice(question.choices).number)
        yield game.result(position)


def messages_in(said: Any) -> Iterator[Message]:
    if isinstance(said, Message):
        yield said
    parts = said
    if isinstance(said, msgspec.Struct):
        parts = [getattr(said, field) for field in said.__struct_fields__]
    elif isinstance(said, dict):
        parts = said.values()
    if not isinstance(parts, str | bytes) and isinstance(parts, Iterable):
        for part in parts:
            yield from messages_in(part)


def kinds_of(value: Any) -> str:
    """What a value is: a number, a word, a thing by its name, or several of them."""
    if isinstance(value, Message):
        return value.id
    if isinstance(value, tuple):
        return "several"
    return "number" if isinstance(value, int) else "word"


@pytest.mark.parametrize("game", OWN)
def test_what_messages_get_in_play_is_what_the_list_of_kinds_says(game: str) -> None:
    sayings = sayings_of(game, every=True)
    kinds = cache(sayings.kinds)
    strange = {
        f"{message.id} gets {kinds_of(value)} as ${argument}"
        for said in played(game)
        for message in messages_in(said)
        for argument, value in message.args.items()
        if argument in kinds(message.id) and kinds_of(value) not in map(kinds_of, kinds(message.id)[argument])
    }
    assert strange == set()
