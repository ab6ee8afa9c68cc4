"""Positions in words: what is told is so, what is left out is empty or dealt, what cannot be is refused."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.contract import BadInput, OptionValue, as_written, read_seed
from fabletop.games.grimm.words.view import Heap, Unique
from fabletop.text.speech import LANGUAGES, Speech
from tests.games.grimm.tables import arranged, new_game


def test_what_is_left_out_is_empty_or_just_filled() -> None:
    table = arranged(4)
    view = table.truth
    assert (view.round, view.first, view.window) == (1, 0, "commit")
    assert as_written(view.stock) == {
        "fields": "5 straw",
        "forest": "4 wood",
        "brickyard": "3 brick",
        "market": "1 straw 1 wood 1 brick",
    }
    assert set(view.goods) == {Heap()}
    assert (view.hands, view.houses) == (((),) * 4, ((),) * 4)
    assert set(view.friends) == {None}
    assert (view.deck_size, view.pile, view.friend_deck_size) == (56, {}, 25)
    assert table.to_act == (0, 1, 2, 3)


def test_everything_told_is_so() -> None:
    view = arranged(
        3,
        round=4,
        first=2,
        stock={"fields": 7, "forest": "0 wood", "brickyard": "2 brick"},
        goods=["2 straw 1 wood", "", "3 brick"],
        hands=["Wolf, roar", "", "GRANDMAS HOUSE"],
        friends=["little mermaid", "Rapunzel", ""],
        stored="1 straw",
        kept="forest brickyard",
        houses=["straw roof, corner wood walls", "brick foundation", ""],
        corners=[1, 0, 0],
        builders={"wood": 1},
        fables="Dragon, Giant",
        pile="Wolf, Wolf, Taxation",
        friend_deck="Aladdin, Jack the Giant Slayer",
        friend_pile="Robin Hood",
        unique={"forest": "Lonely Castle by 1"},
        matured=["", "", "Fairy Food"],
    ).truth
    assert (view.round, view.first) == (4, 2)
    assert as_written(view.stock) == {"fields": "7 straw", "forest": "nothing", "brickyard": "2 brick"}
    assert as_written(view.goods) == ["2 straw 1 wood", "nothing", "3 brick"]
    assert view.hands == (("Roar", "Wolf"), (), ("Grandma's House",))
    assert view.friends == ("Little Mermaid", "Rapunzel", None)
    assert (view.stored, view.mermaid) == (Heap(straw=1), ("forest", "brickyard"))
    assert as_written(view.houses) == [["straw roof", "corner wood walls"], ["brick foundation"], []]
    assert view.builders == {"straw": 0, "wood": 1, "brick": None}
    assert (view.deck or ())[:2] == ("Dragon", "Giant")
    assert view.pile == {"Taxation": 1, "Wolf": 2}
    assert (view.friend_deck or ())[:2] == ("Aladdin", "Jack the Giant Slayer")
    assert view.friend_pile == ("Robin Hood",)
    assert view.unique == {"forest": Unique("Lonely Castle", 1)}
    assert view.matured == (None, None, "Fairy Food")
    assert view.sections == {"straw": (4, 4, 4), "wood": (4, 4, 5), "brick": (4, 5, 5)}


def test_a_build_phase_begins_with_the_first_player() -> None:
    words: dict[str, Any] = {"pigs": ["forest", "", "forest"], "bonus": [2, 0, -1], "parked": ["Taxation", "", ""]}
    table = arranged(3, window="build", first=1, **words)
    view = table.view()
    assert (view.pigs, view.bonus, view.parked) == (("forest", None, "forest"), (2, 0, -1), ("Taxation", None, None))
    assert (table.to_act, view.builder) == ((1,), 1)


def test_in_a_build_phase_everybody_is_alone_unless_told() -> None:
    assert arranged(4, window="build").view().pigs == ("fields", "forest", "brickyard", "market")


def test_prince_regal_has_been_there_unless_told() -> None:
    stock = {"fields": 12, "forest": 4, "brickyard": 3}
    assert arranged(2, stock=stock).view().stock["fields"] == Heap(straw=12)
    assert arranged(2, stock=stock, prince=True).view().stock["fields"] == Heap(straw=6)


@pytest.mark.parametrize(
    ("words", "deck", "pile"), [({"pile": "..."}, 0, 56), ({"pile": "Wolf, ...", "fables": "Roar"}, 1, 55)]
)
def test_all_other_fables_can_be_in_the_pile(words: dict[str, Any], deck: int, pile: int) -> None:
    view = arranged(3, **words).view()
    assert (view.deck_size, sum(view.pile.values())) == (deck, pile)


def test_all_other_fables_can_be_in_a_hand() -> None:
    view = arranged(3, hands=["", "...", "Wolf"]).view()
    assert (view.hand_sizes, view.deck_size) == ((0, 55, 1), 0)


def test_all_other_friends_can_be_discarded() -> None:
    view = arranged(3, friend_deck="Aladdin", friend_pile="...").view()
    assert (view.friend_deck_size, len(view.friend_pile)) == (1, 24)


def test_the_rest_of_the_decks_comes_from_the_seed() -> None:
    decks = set()
    for seed in ("one", "two", "one"):
        table = new_game("same", 3)
        table.game.face.arrange(table.position.table, 3, {"fables": "Wolf"}, read_seed(seed))
        decks.add(table.truth.deck)
    assert len(decks) == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("window", ["start", "build"])
def test_a_game_can_be_played_to_its_end_from_a_position(seats: int, window: str) -> None:
    table = arranged(seats, window=window, round=3, houses=["straw roof, wood roof"] + ["brick walls"] * (seats - 1))
    for _ in table.at_random("from a position"):
        assert table.game.rules.invariant(table.position.table) == 0
    assert table.finished


THREE_STRAW = "straw roof, straw roof, straw roof"
CANNOT_BE: list[tuple[dict[str, Any], str]] = [
    ({"colour": 1}, "there is no “colour” here"),
    ({"window": "dinner"}, "“dinner” is not a moment of the round"),
    ({"round": 0}, "“round” must be a number from 1 to 99, not 0"),
    ({"first": 3}, "“first” must be a number from 0 to 2, not 3"),
    ({"first": True}, "“first” must be a number from 0 to 2"),
    ({"prince": True}, "true only with two players"),
    ({"pigs": ["forest", "", ""]}, "“pigs” can only be told with window = \"build\""),
    ({"window": "build", "matured": ["", "", ""]}, "“matured” can only be told with window = \"start\""),
    ({"window": "build", "pigs": ["forest", "", "castle"]}, "there is no “castle” at this table"),
    ({"stock": {"market": 1}}, "there is no “market” at this table. Allowed: fields, forest, brickyard."),
    ({"stock": {"fields": "2 wood"}}, "“2 wood” cannot lie on “fields”, where there is only straw"),
    ({"stock": {"fields": -1}}, "should be resources such as"),
    ({"stock": 5}, "“stock” must be a table"),
    ({"goods": ["2 gold", "", ""]}, "“2 gold” for “goods” should be resources"),
    ({"goods": ["2 straw", ""]}, "“goods” should be a list of 3 texts, one for each seat"),
    ({"goods": "2 straw"}, "“goods” should be a list of 3 texts"),
    ({"bonus": [1, 1], "window": "build"}, "“bonus” should be a list of 3 numbers"),
    ({"hands": ["Wulf", "", ""]}, "There is no Fable “Wulf”"),
    ({"hands": ["Aladdin", "", ""]}, "There is no Fable “Aladdin”"),
    ({"hands": ["Roar, Roar", "Roar", ""]}, "Roar stands there 3 times, but the game has only 2"),
    ({"hands": ["Taxation", "", ""], "pile": "Taxation"}, "Taxation stands there 2 times, but the game has only 1"),
    ({"corners": [1, 1, 0]}, "Cutting Corners stands there 2 times"),
    ({"hands": ["...", "", ""], "pile": "..."}, "“...” can stand in one place only"),
    ({"fables": 3}, "“fables” must be a text in quotes"),
    ({"friends": ["Wolf", "", ""]}, "There is no Friend “Wolf” in this game"),
    ({"friends": ["Aladdin", "Aladdin", ""]}, "Aladdin stands there twice, but there is only one"),
    ({"friends": ["Aladdin", "", ""], "friend_deck": "Aladdin"}, "Aladdin stands there twice"),
    ({"houses": ["straw tower", "", ""]}, "“straw tower” is not a house"),
    ({"houses": [f"{THREE_STRAW}, brick roof, wood roof, wood roof", "", ""]}, "Seat 0 has more houses than the 5"),
    ({"houses": ["corner wood walls", "", ""], "corners": [0, 0, 0]}, "Seat 0 has one house on Cutting Corners, but 0"),
    ({"houses": [THREE_STRAW, THREE_STRAW, ""]}, "There are more than 5 sections of one sort: straw foundation"),
    ({"builders": {"gold": 1}}, "there is no “gold” at this table"),
    ({"builders": {"straw": 4}}, "“builders” must be a number from 0 to 2"),
    ({"unique": {"forest": "Wolf by 1"}}, "Wolf is not a Unique Location"),
    ({"unique": {"forest": "Lonely Castle"}}, "should be a Unique Location and the seat that played it"),
    ({"unique": {"forest": "Lonely Castle by 4"}}, "“unique” must be a number from 0 to 2, not 4"),
    ({"matured": ["Wolf", "", ""]}, "Wolf in “matured” is not a Next Turn card"),
    ({"stored": "2 straw"}, "“stored” can only be told when somebody has Rapunzel"),
    ({"kept": "fields forest"}, "“kept” can only be told when somebody has Little Mermaid"),
    ({"kept": "fields", "friends": ["Little Mermaid", "", ""]}, "“kept” should be two different Locations"),
    ({"window": "over"}, "The game is not over: nobody has 3 complete houses"),
]  # fmt: skip


@pytest.mark.parametrize(("words", "why"), CANNOT_BE, ids=lambda value: value if isinstance(value, str) else "")
def test_what_cannot_be_is_refused_in_a_sentence_and_changes_nothing(words: dict[str, Any], why: str) -> None:
    table = new_game("cannot be", 3)
    before = table.position.table.pack()
    with pytest.raises(BadInput) as refused:
        table.game.face.arrange(table.position.table, 3, words, read_seed("x"))
    assert why in Speech("en").say(refused.value.message)
    assert all(Speech(language).knows(refused.value.message) for language in LANGUAGES)
    assert table.position.table.pack() == before


def test_no_more_resources_can_be_told_than_there_are() -> None:
    limited: dict[str, OptionValue] = {"supply": "limited"}
    with pytest.raises(BadInput) as refused:
        arranged(3, limited, goods=["28 brick", "", ""])
    assert Speech("en").say(refused.value.message) == "There are only 30 of “brick” in all, but 31 are told."
    assert arranged(3, limited, goods=["27 brick", "", ""]).view().supply == Heap(40, 31)


def test_a_friend_who_was_left_out_of_the_game_cannot_be_told() -> None:
    with pytest.raises(BadInput) as refused:
        arranged(3, {"advanced": False}, friends=["Rapunzel", "", ""])
    assert Speech("en").say(refused.value.message) == "There is no Friend “Rapunzel” in this game."
