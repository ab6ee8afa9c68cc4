"""A refused choice is told why, and in which clause; a question says which card asks it."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.contract import OptionValue
from fabletop.games.grimm.rules.asking import ANSWERED_BY
from fabletop.games.grimm.rules.terms import Ask
from fabletop.games.grimm.words.refusals import REASONS
from fabletop.kernel.actions import kind_of_action
from fabletop.text.speech import LANGUAGES, Speech
from tests.games.grimm.tables import TABLES, TableKind, arranged, new_game

BUILD: dict[str, Any] = {"window": "build"}


def build(seats: int = 3, /, **words: Any) -> TableKind:
    return arranged(seats, **BUILD, **words)


def friend(name: str) -> list[str]:
    """The first seat has a card."""
    return [name, "", ""]


GATHER = [
    ({}, "gather market", "The Market is for four players only."),
    ({}, "gather forest + Wolf", "You do not hold Wolf."),
    ({}, "gather forest + dream", "No unseen Fable lies before you."),
    ({}, "draw", "Something else is asked: Choose a Gather card, and a Fable if you like."),
    (
        {"friends": friend("Little Mermaid")},
        "gather brickyard",
        "Your Gather card Brickyard lies under Little Mermaid.",
    ),
    (
        {"friends": ["", "The Huntsman", ""], "hands": ["Wolf", "", ""]},
        "gather forest",
        "The Huntsman makes you play a Fable.",
    ),
]


@pytest.mark.parametrize(("words", "choice", "why"), GATHER)
def test_why_a_gather_card_cannot_be_laid(words: dict[str, Any], choice: str, why: str) -> None:
    assert arranged(3, **words).refused(choice) == why


def test_who_dreams_can_play_no_other_fable() -> None:
    table = arranged(3, friends=["Sleeping Beauty", "", ""], hands=["", "Wolf", ""])
    table.play("target 1")
    assert table.refused("gather forest + Wolf", 1).startswith(
        "Sleeping Beauty: your Fable this round is the unseen card"
    )
    assert table.refused("gather forest", 1).startswith("Sleeping Beauty")
    assert table.legal(1) == {f"gather {place} + dream" for place in ("fields", "forest", "brickyard")}


CORNER = {"corners": [1, 0, 0], "houses": ["corner brick roof", "", ""]}
HANSEL = {"friends": ["", "Hansel & Gretel", ""], "houses": ["wood foundation", "", ""]}
CROWD = {"stored": "1 wood", "pigs": ["forest", "forest", ""]}
UNFINISHED = "You have an unfinished straw house; finish it first."
TWO_FABLES = "Fairy Godmother is discarded together with two Fables of your hand."
HELP = "help 1 straw foundation"
TURN: list[tuple[dict[str, Any], str, str]] = [
    ({}, "build straw foundation", "It costs 2 straw; missing: 2 straw."),
    ({"goods": ["1 brick", "", ""]}, "build brick foundation", "It costs 2 bricks; missing: 1 brick."),
    ({"houses": ["straw walls", "", ""]}, "build straw roof", "It costs 6 straw; missing: 6 straw."),
    ({"houses": ["straw walls", "", ""]}, "build straw foundation", UNFINISHED),
    ({}, "build wood roof", "You have no wood walls to build on."),
    ({}, "build corner wood foundation", "You have no Cutting Corners on your board."),
    (CORNER, "build corner wood foundation", "You have no free site for a new house."),
    (HANSEL, "build wood walls", "It costs 5 wood; missing: 5 wood."),
    ({}, "gain 2 straw", "It must be exactly one resource."),
    ({}, "end", "You still have 2 actions; to end the turn all the same, choose “End the turn, with actions left”."),
    ({}, "use Goldilocks", "Goldilocks is not your Friend."),
    ({"friends": friend("Aladdin")}, "use Aladdin", "Aladdin has no Special Action."),
    ({"friends": friend("Aladdin")}, "part Aladdin", "Aladdin cannot be discarded by choice in your turn."),
    ({"friends": friend("Rapunzel")}, "use Rapunzel", "Nothing lies on Rapunzel."),
    ({"friends": friend("Rapunzel"), **CROWD}, "use Rapunzel", "For this you must be alone at a Location."),
    ({"friends": friend("Fairy Godmother"), "hands": ["Wolf", "", ""]}, "part Fairy Godmother", TWO_FABLES),
    ({}, "help 1 straw foundation", "Only Puss in Boots lets others help to pay."),
    ({"friends": friend("Puss in Boots")}, "help 1 straw foundation", "Seat 1 has no straw to pay with."),
    ({"friends": friend("Puss in Boots")}, "help 3 straw foundation", "There is no seat 3 at this table."),
    ({"friends": friend("Puss in Boots"), "goods": ["", "1 straw", ""]}, HELP, "It costs 2 straw; missing: 1 straw."),
    ({"hands": ["...", "", ""]}, "draw", "There is no Fable left, neither in the deck nor in the pile."),
]  # fmt: skip


@pytest.mark.parametrize(("words", "choice", "why"), TURN)
def test_why_something_cannot_be_done_in_a_build_turn(words: dict[str, Any], choice: str, why: str) -> None:
    assert build(**words).refused(choice) == why


def test_a_section_that_ran_out_cannot_be_built() -> None:
    table = build(
        houses=["", "straw roof, straw roof", "straw roof, straw roof, straw foundation"], goods=["9 straw", "", ""]
    )
    assert table.refused("build straw foundation") == "The Supply has no straw foundation left."


def test_a_board_has_five_sites() -> None:
    full = "straw roof, wood roof, straw roof, wood roof, brick walls"
    assert build(houses=[full, "", ""]).refused("build straw foundation") == "You have no free site for a new house."


def test_a_special_action_is_used_once_a_turn() -> None:
    table = build(friends=["Little Mermaid", "", ""])
    table.play("use Little Mermaid")
    assert table.refused("use Little Mermaid") == "You have used the Special Action of Little Mermaid in this turn."


def test_nothing_can_be_done_when_the_actions_are_spent() -> None:
    table = build(friends=["The Golden Goose", "", ""], goods=["9 straw", "", ""])
    table.play("draw", "draw")
    assert table.legal(0) == {"part The Golden Goose", "end"}
    assert table.refused("build straw foundation") == "Your actions are spent."
    assert table.refused("stop") == "Your actions are spent."


def test_where_all_actions_must_be_taken_no_turn_ends_before() -> None:
    table = arranged(3, {"turn": "all-actions"}, **BUILD)
    for choice in ("end", "stop"):
        assert table.refused(choice) == "You still have 2 actions, and something to spend them on."


def test_at_the_market_hidden_vault_holds_two_of_a_kind() -> None:
    table = arranged(4, hands=["Hidden Vault", "", "", ""])
    table.play("0: gather market + Hidden Vault", "1: gather fields", "2: gather fields", "3: gather fields")
    assert table.refused("gain 1 straw 1 wood") == "It must be two resources of one kind."
    assert table.refused("gain 1 straw") == "It must be exactly 2 resources."


def test_a_build_turn_shows_what_is_out_of_reach() -> None:
    refused = build(goods=["1 straw", "", ""]).question().refused
    told = {row.choice.notation: (row.reason.code, row.reason.clause is not None) for row in refused}
    assert told == {f"build {kind} foundation": ("grimm-refused-too-dear", True) for kind in ("straw", "wood", "brick")}


def test_a_monster_is_cancelled_at_the_price_of_a_friend() -> None:
    table = arranged(3, hands=["", "Dragon", ""], friends=["The Wood Cutter", "", ""])
    table.play("0: gather forest", "1: gather fields + Dragon", "2: gather forest", "place forest")
    assert Speech("en", viewer=0).say(table.question().prompt) == (
        "Dragon (Seat 1's) is about to strike in the Forest. Do you discard The Wood Cutter to cancel it?"
    )


OF_YOUR_CARDS = "of your cards act: which comes next?"
PROMPTS = [
    ({"friends": friend("Aladdin")}, "Aladdin: will you end the gathering alone or with others?"),
    ({"friends": friend("Rapunzel")}, "Rapunzel: choose 2 resources to put on her."),
    ({"matured": ["Fairy Food", "", ""]}, "Where do you put Fairy Food?"),
    ({"matured": friend("Fairy Food"), "friends": friend("Aladdin")}, f"Several {OF_YOUR_CARDS}"),
    ({"friends": friend("Tom Thumb")}, "Tom Thumb: from where do you take a resource?"),
    ({"window": "build", "bonus": [1, 0, 0]}, "Your turn to build: 3 actions."),
]  # fmt: skip


@pytest.mark.parametrize(("words", "prompt"), PROMPTS)
def test_a_question_says_which_card_asks_it(words: dict[str, Any], prompt: str) -> None:
    assert Speech("en", viewer=0).say(arranged(3, **words).question().prompt) == prompt


def test_fairy_food_asks_for_three_resources() -> None:
    table = arranged(3, matured=["Fairy Food", "", ""])
    table.play("place forest", "0: gather forest", "1: gather fields", "2: gather fields")
    assert Speech("en").say(table.question().prompt) == "Fairy Food: choose 3 resources from the Supply."
    assert table.refused("gain 2 straw") == "It must be exactly 3 resources."


def asked(table: TableKind, *choices: str) -> str:
    """What is asked after some choices, as the one who is asked hears it."""
    table.play(*choices)
    return Speech("en", viewer=table.to_act[0]).say(table.question().prompt)


def test_bridge_troll_says_how_many_resources_are_still_to_be_given() -> None:
    table = arranged(4, stock={"market": "2 straw 3 wood 2 brick"}, hands=["Bridge Troll", "", "", ""])
    laid = ["0: gather fields + Bridge Troll", "1: gather market", "2: gather forest", "3: gather forest"]
    question = "Bridge Troll: which resource do you give to Seat 0?"
    assert asked(table, *laid, "place market") == f"{question} (3 to go)"
    assert asked(table, "give 1 brick") == f"{question} (2 to go)"
    assert asked(table, "give 1 wood") == f"{question} (1 to go)"


def test_harvest_moon_says_how_many_resources_are_still_to_be_taken() -> None:
    table = arranged(4, stock={"market": "3 straw 2 wood"}, hands=["Harvest Moon", "", "", ""])
    laid = ["0: gather fields + Harvest Moon", "1: gather forest", "2: gather forest", "3: gather forest"]
    question = "Harvest Moon: which resource do you take from the Market?"
    assert asked(table, *laid, "reap market") == f"{question} (2 to go)"
    assert asked(table, "take 1 wood") == f"{question} (1 to go)"


def test_the_market_says_how_many_resources_are_still_to_be_taken() -> None:
    table = arranged(4, stock={"market": "2 straw 2 wood"})
    laid = ["0: gather market", "1: gather market", "2: gather forest", "3: gather forest"]
    question = "The Market is shared: which resource do you take?"
    assert asked(table, *laid) == f"{question} (2 to go)"
    assert asked(table, "take 1 straw") == f"{question} (2 to go)"
    assert asked(table, "take 1 wood") == f"{question} (1 to go)"


def test_wandering_trader_says_what_a_supply_that_runs_out_has() -> None:
    trader = {"hands": ["Wandering Trader", "", ""]}
    laid = ["0: gather fields + Wandering Trader", "1: gather forest", "2: gather forest"]
    question = "Wandering Trader: trade 2 of a kind for 3 of another?"
    assert asked(arranged(3, **trader), *laid) == question
    short = arranged(3, {"supply": "limited"}, goods=["", "", "25 brick"], **trader)
    there = "40 straw, 31 wood, 2 bricks"
    assert asked(short, *laid) == f"{question} Where the Supply has fewer, you get what is there: {there}."


def test_every_question_has_its_verbs_and_its_reasons() -> None:
    assert set(ANSWERED_BY) == set(REASONS) == set(Ask)
    assert all(ANSWERED_BY.values())


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_in_whole_games_every_refusal_has_a_reason_of_its_own(seats: int, options: dict[str, OptionValue]) -> None:
    """Of all choices with the verbs that answer a question, each that is not allowed is told why, in both languages."""
    table = new_game("refusals", seats, **options)
    speeches = [Speech(language, viewer=0) for language in LANGUAGES]
    for number, _ in enumerate(table.at_random("refusals")):
        if table.to_act and number % 5 == 0:
            for reason in reasons(table, table.to_act[0]):
                assert reason.code != "grimm-refused-not-now"
                assert reason.clause is not None
                assert all(speech.knows(reason.message) for speech in speeches)


def reasons(table: TableKind, seat: int) -> list[Any]:
    action_kinds = ANSWERED_BY[Ask[table.game.face.kind(table.position.table, seat).upper()]]
    tried = [number for number in table.game.notations.values() if kind_of_action(number) in action_kinds]
    found = [table.game.refusal(table.position, seat, number) for number in tried]
    return [reason for reason in found if reason is not None]
