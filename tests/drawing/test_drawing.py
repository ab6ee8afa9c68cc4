"""Pictures of tables: well-formed, in both languages, and nothing in them that the viewer cannot know."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from xml.etree import ElementTree

import pytest

from fabletop.catalog import game_named
from fabletop.contract import GUESS, Game, OptionValue, Pointed, Position, View, pointed_by, read_seed
from fabletop.drawing import draw
from fabletop.drawing.arranging import Arranger
from fabletop.drawing.cards import LARGE, CardPainter
from fabletop.drawing.picture import Cards, CardShown, Chips, Goods, House, Houses, Panel, Part, Rows
from fabletop.drawing.sheet import Sheet
from fabletop.text.speech import LANGUAGES, Speech
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
    game.rules.resample(table, seat, read_seed("another world"))
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


def rows_of(game: Game, view: View, pointed: Pointed | None = None) -> Rows:
    say = Speech("en", viewer=view.seat, more=game.locale)
    faces = {face.notation: face for face in game.face.cards()}
    return Arranger(game, faces, say, pointed or Pointed()).rows(game.face.board(view.table, view.seat), view.seat)


def panels_of(game: Game, view: View, pointed: Pointed | None = None) -> list[Panel]:
    return [panel for row in rows_of(game, view, pointed) for panel in row]


def cards_in(parts: Sequence[Part]) -> list[CardShown]:
    return [card for part in parts if isinstance(part, Cards) for card in part.cards]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_the_viewer_sits_below_and_every_seat_is_there_once(
    name: str, seats: int, options: dict[str, OptionValue]
) -> None:
    game, position = opened(name, seats, options)
    for seat in range(seats):
        rows = rows_of(game, game.view(position, seat))
        assert rows[-1][-1].seat == seat
        around = [panel.seat for row in rows for panel in row if panel.seat is not None]
        assert around == [(seat + 1 + at) % seats for at in range(seats)]
    public = [panel.seat for panel in panels_of(game, game.view(position, None)) if panel.seat is not None]
    assert public == list(range(seats))


def test_every_card_of_a_hand_lies_there() -> None:
    game, position = opened("fox", 2, {})
    for moment in moments(game, position, 9):
        view = game.view(moment, 0)
        panels = {panel.seat: panel for panel in panels_of(game, view)}
        for seat in range(2):
            hand = cards_in(panels[seat].parts)
            assert len(hand) == view.table.hand_sizes[seat]
            assert all(card.is_known == (seat == 0) for card in hand)


def test_a_tale_shows_every_card_with_its_points_and_how_many_are_held() -> None:
    game, position = opened("fairytale", 3, {"deck": "expert110"})
    for moment in moments(game, position, 7):
        view = game.view(moment, 1)
        table = view.table
        for panel in panels_of(game, view):
            if panel.seat is None:
                continue
            cards, row = cards_in(panel.parts), table.rows[panel.seat]
            tale = cards[: len(row)]
            assert [card.badge for card in tale] == [
                "" if place.points is None else str(place.points).replace("-", "−") for place in row
            ]
            assert [card.is_open for card in tale] == [place.up for place in row]
            chosen = table.chosen[panel.seat] or ()
            held = table.kept_sizes[panel.seat] + table.choosing_from
            assert len(cards) == len(row) + held + len(chosen)


def test_plots_show_goods_houses_and_free_sites() -> None:
    game, position = opened("grimm", 4, {})
    for moment in moments(game, position, 11):
        view = game.view(moment, 2)
        table = view.table
        for panel in panels_of(game, view):
            if panel.seat is None:
                continue
            (goods,) = (part for part in panel.parts if isinstance(part, Goods))
            told = " ".join(f"{count} {name}" for _, name, count in goods.counts if count)
            assert (told or "nothing") == str(table.goods[panel.seat])
            (houses,) = (part for part in panel.parts if isinstance(part, Houses))
            assert sum(bool(house.sections) for house in houses.houses) == len(table.houses[panel.seat])
            empty = [house for house in houses.houses if not house.sections]
            assert len(empty) == table.free_sites[panel.seat] + table.free_corners[panel.seat]


def test_what_lies_on_the_table_is_lit_if_it_may_be_chosen_and_nothing_else_is() -> None:
    game, position = opened("grimm", 3, {"turn": "all-actions"})
    lit_places = blows = 0
    for moment in moments(game, position, 1):
        for question in game.questions(moment):
            view = game.view(moment, question.seat)
            named = {ref.name for choice in question.choices for ref in choice.refs}
            panels = panels_of(game, view, pointed_by(question))
            places = panels[: len(view.table.stock)]
            lit = [place for place, panel in zip(view.table.stock, places, strict=True) if panel.is_lit]
            assert lit == [place for place in view.table.stock if place in named]
            lit_places += len(lit)
            blown = {panel.seat for panel in panels if lit_houses(panel)}
            assert blown == ({question.prompt.args["rival"]} if question.kind == "blow" else set())
            blows += bool(blown)
            meant = {str(panel.seat) for panel in panels if panel.seat is not None and panel.is_lit}
            assert meant == named & set("012")
    assert lit_places
    assert blows


def lit_houses(panel: Panel) -> list[House]:
    return [house for part in panel.parts if isinstance(part, Houses) for house in part.houses if house.is_lit]


@pytest.mark.parametrize("name", ["fox", "fairytale"])
def test_a_deck_that_lies_open_keeps_its_order(name: str) -> None:
    game, position = opened(name, 2, {})
    view = game.reveal(position)
    names = {face.notation: Speech("en").say(face.name) for face in game.face.cards()}
    (deck,) = (part for panel in panels_of(game, view) for part in panel.parts if part.title == "The deck from the top")
    assert isinstance(deck, Chips)
    assert [card.name for card in deck.cards] == [names[card] for card in view.table.deck]


@pytest.mark.clause("fairytale.cards.6", "fairytale.cards.7")
@pytest.mark.parametrize(
    ("card", "friend", "is_guess"),
    [("Bronze Dragon", "E", False), ("Bard", "F", False), ("Silver Dragon", "", True), ("Dragon's Lair", "", False)],
)
def test_a_card_shows_which_card_it_goes_with_and_that_its_text_is_a_guess(
    card: str, friend: str, is_guess: bool
) -> None:
    sheet = Sheet(game_named("fairytale"), Speech())
    shown = sheet.card(card)
    assert (shown.friend.letter if shown.friend else "", shown.is_guess) == (friend, is_guess)
    face = CardPainter(LARGE, "").draw(shown, 0, 0)
    assert (GUESS in face) == is_guess
    assert (face.count("<circle") == 2) == bool(friend)
