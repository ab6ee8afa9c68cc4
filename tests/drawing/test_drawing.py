"""Pictures of tables: well-formed, in both languages, and nothing in them that the viewer cannot know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from fabletop.catalog import game_named
from fabletop.contract import Game, OptionValue, Position, read_seed
from fabletop.contract.picture import Cards
from fabletop.drawing import draw
from fabletop.speech import LANGUAGES
from tests.toys.highest import HIGHEST

TABLES: list[tuple[str, int, dict[str, OptionValue]]] = [
    ("fox", 2, {"memory": "on"}),
    ("fairytale", 3, {"deck": "expert110"}),
    ("fairytale", 4, {"deck": "expert110", "teams": "pairs-exchange", "memory": "on"}),
    ("grimm", 4, {}),
]


def opened(name: str, seats: int, options: dict[str, OptionValue]) -> tuple[Game, Position]:
    game = game_named(name).for_options(options)
    return game, game.open(options, seats, "pictures")[0]


def moments(game: Game, position: Position, every: int) -> Iterator[Position]:
    """A random game, looked at now and then and at its end."""
    chance, number = random.Random(7), 0
    while questions := game.questions(position):
        if number % every == 0:
            yield position
        question = chance.choice(questions)
        game.play(position, question.seat, chance.choice(question.choices).number)
        number += 1
    yield position


def redealt(game: Game, position: Position, seat: int) -> Position:
    table = position.table.copy()
    game.rules.reimagine(table, seat, read_seed("another world"))
    return Position(table, position.seats, position.revision, position.noticed)


def texts(svg: str) -> list[str]:
    return [node.text or "" for node in ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_pictures_are_well_formed_and_the_same_for_a_table_dealt_anew(
    name: str, seats: int, options: dict[str, OptionValue]
) -> None:
    game, position = opened(name, seats, options)
    for number, moment in enumerate(moments(game, position, 13)):
        seat = number % seats
        question = next((asked for asked in game.questions(moment) if asked.seat == seat), None)
        for language in LANGUAGES:
            svg = draw(game, game.view(moment, seat), question=question, language=language)
            assert svg == draw(game, game.view(redealt(game, moment, seat), seat), question=question, language=language)
            assert not [node for node in ElementTree.fromstring(svg).iter() if "id" in node.attrib]
        ElementTree.fromstring(draw(game, game.reveal(moment)))


def test_a_hand_is_seen_by_its_seat_alone() -> None:
    game, position = opened("fox", 2, {})
    hand = game.view(position, 1).table.hands[1]
    own, other, public = (draw(game, game.view(position, seat)) for seat in (1, 0, None))
    ranks = [card[:-1] for card in hand]
    assert [text for text in texts(own) if text.isdigit()][-13:] == ranks
    assert draw(game, game.reveal(position)).count("<title>") > own.count("<title>") > public.count("<title>")
    assert own.count("<title>") == other.count("<title>")


def test_what_may_be_played_is_lit() -> None:
    game, position = opened("fox", 2, {})
    (question,) = game.questions(position)
    view = game.view(position, question.seat)
    plain, lit = draw(game, view), draw(game, view, question=question)
    assert lit.count('stroke="#d98a1c" stroke-width="3"') == 13
    assert 'stroke="#d98a1c" stroke-width="3"' not in plain
    assert texts(lit)[-1] == "You lead. Play any card."


def test_suits_and_factions_are_told_by_letter_and_shape_and_colour() -> None:
    game, position = opened("fairytale", 2, {})
    names = game.view(position, 0).table.choosing[0]
    factions = {card.name: card.faction for card in game.face.deck.cards}  # type: ignore[attr-defined]
    letters = ["DFES"[factions[name]] for name in names]
    assert [text for text in texts(draw(game, game.view(position, 0))) if text in set("DFES")] == letters


def test_a_game_without_a_picture_of_its_own_is_drawn_as_lines() -> None:
    position, _ = HIGHEST.open({}, 2, "lines")
    said = [text for text in texts(draw(HIGHEST, HIGHEST.view(position, 0))) if text]
    assert len(said) >= 1


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_the_viewer_sits_below_and_every_seat_is_there_once(
    name: str, seats: int, options: dict[str, OptionValue]
) -> None:
    game, position = opened(name, seats, options)
    for seat in range(seats):
        rows = game.face.picture(game.view(position, seat).table, seat).rows
        assert rows[-1][-1].seat == seat
        assert sorted(zone.seat for row in rows for zone in row if zone.seat is not None) == list(range(seats))


def test_every_card_of_a_hand_lies_there() -> None:
    game, position = opened("fox", 2, {})
    for moment in moments(game, position, 9):
        view = game.view(moment, 0).table
        zones = {zone.seat: zone for row in game.face.picture(view, 0).rows for zone in row}
        for seat in range(2):
            (hand,) = zones[seat].parts
            assert isinstance(hand, Cards)
            assert len(hand.cards) == view.hand_sizes[seat]
            assert all((card.card is not None) == (seat == 0) for card in hand.cards)
