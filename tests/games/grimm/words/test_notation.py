"""Every choice is written so that it reads back, and says what it does."""

from __future__ import annotations

import pytest

from fabletop.games.grimm.decks import FABLE_NAMES, FRIEND_NAMES
from fabletop.games.grimm.game import GRIMM
from fabletop.games.grimm.rules.fables import offer_of
from fabletop.games.grimm.rules.terms import (
    BASIC_PLACES,
    DRAW_ACTION,
    DREAM,
    END_ACTION,
    NO_CARD,
    NO_SCRAPS,
    NO_TRADE,
    REWARD_FABLES,
    REWARD_FRIEND,
    REWARD_RESOURCES,
    STAY,
    STOP_ACTION,
    ActionKind,
    Location,
    Resource,
    Section,
)
from fabletop.games.grimm.rules.words import bundle_of, gather_card, house_of
from fabletop.kernel.actions import action_of
from fabletop.text.speech import LANGUAGES, Speech
from tests.games.grimm.tables import TABLES, new_game

CHOICES = {action: GRIMM.face.notation(action) for action in range(GRIMM.rules.actions)}
WRITTEN = {action: text for action, text in CHOICES.items() if text is not None}
PLACES = ("fields", "forest", "brickyard", "market")
KINDS = ("straw", "wood", "brick")
SECTIONS = ("foundation", "walls", "roof")


def written(action_kind: ActionKind, thing: int) -> str | None:
    return GRIMM.face.notation(action_of(action_kind, thing))


def test_no_two_choices_are_written_alike() -> None:
    assert len({text.casefold() for text in WRITTEN.values()}) == len(WRITTEN)


@pytest.mark.parametrize("change", [str, str.upper, lambda text: f"  {text.replace(' ', '   ')} "])
def test_every_choice_reads_back(change: type[str]) -> None:
    assert {action: GRIMM.read_choice(change(text)) for action, text in WRITTEN.items()} == {
        action: action for action in WRITTEN
    }


@pytest.mark.parametrize("place", Location)
def test_a_gather_card_is_written_with_the_fable_that_goes_with_it(place: Location) -> None:
    action_kind, word = ActionKind(ActionKind.GATHER_FIELDS + place), PLACES[place]
    assert written(action_kind, NO_CARD) == f"gather {word}"
    assert written(action_kind, DREAM) == f"gather {word} + dream"
    for number, name in enumerate(FABLE_NAMES, 1):
        assert written(action_kind, number) == f"gather {word} + {name}"


@pytest.mark.parametrize(
    "action_kind",
    [ActionKind.KEEP, ActionKind.TOP, ActionKind.FETCH, ActionKind.HAND, ActionKind.DISCARD, ActionKind.RESOLVE],
)
def test_a_fable_is_written_with_its_name(action_kind: ActionKind) -> None:
    for number, name in enumerate(FABLE_NAMES, 1):
        assert written(action_kind, number) == f"{action_kind.name.lower()} {name}"


@pytest.mark.parametrize("action_kind", [ActionKind.BEFRIEND, ActionKind.USE, ActionKind.PART])
def test_a_friend_is_written_with_its_name(action_kind: ActionKind) -> None:
    for number, name in enumerate(FRIEND_NAMES, 1):
        assert written(action_kind, number) == f"{action_kind.name.lower()} {name}"


@pytest.mark.parametrize("action_kind", [ActionKind.GAIN, ActionKind.TAKE, ActionKind.GIVE, ActionKind.PAY])
def test_resources_are_written_with_their_numbers(action_kind: ActionKind) -> None:
    word = action_kind.name.lower()
    assert written(action_kind, bundle_of(2, 1, 0)) == f"{word} 2 straw 1 wood"
    assert written(action_kind, bundle_of(0, 0, 3)) == f"{word} 3 brick"
    assert written(action_kind, bundle_of(1, 1, 1)) == f"{word} 1 straw 1 wood 1 brick"
    assert written(action_kind, 63) is None
    assert written(action_kind, 0) == ("decline" if action_kind == ActionKind.PAY else None)


@pytest.mark.parametrize(
    ("action_kind", "word"),
    [
        (ActionKind.BUILD, "build"),
        (ActionKind.BLOW, "blow"),
        (ActionKind.HELP_0, "help 0"),
        (ActionKind.HELP_3, "help 3"),
    ],
)
def test_a_house_is_written_with_its_highest_section(action_kind: ActionKind, word: str) -> None:
    for kind in Resource:
        for section in Section:
            name = f"{KINDS[kind]} {SECTIONS[section]}"
            assert written(action_kind, house_of(0, kind, section)) == f"{word} {name}"
            assert written(action_kind, house_of(1, kind, section)) == f"{word} corner {name}"


OTHERS = [
    (ActionKind.PEEK, 2 * 2, "peek gather 2"),
    (ActionKind.PEEK, 2 * 2 + 1, "peek fable 2"),
    (ActionKind.PLACE, Location.FOREST, "place forest"),
    (ActionKind.TARGET, 1, "target 1"),
    (ActionKind.ASSIGN, gather_card(2, Location.FOREST), "assign forest 2"),
    (ActionKind.SWAP, 2, "swap 0 2"),
    (ActionKind.SWAP, 4 + 3, "swap 1 3"),
    (ActionKind.SWAP, 4, None),
    (ActionKind.BESTOW, 1, "bestow 1"),
    (ActionKind.LOCK, 1 << Location.FIELDS | 1 << Location.MARKET, "keep-cards fields market"),
    (ActionKind.LOCK, 7, None),
    (ActionKind.SAY, 0, "say alone"),
    (ActionKind.SAY, 1, "say with-others"),
    (ActionKind.NAME, Location.FOREST, "name forest"),
    (ActionKind.STEAL, 3 * 1 + Resource.WOOD, "steal wood 1"),
    (ActionKind.SCRAPS, Location.FIELDS, "scrap fields"),
    (ActionKind.SCRAPS, BASIC_PLACES + Resource.STRAW, "scrap market straw"),
    (ActionKind.SCRAPS, NO_SCRAPS, "no-scrap"),
    (ActionKind.DECIDE, 1, "yes"),
    (ActionKind.DECIDE, 0, "no"),
    (ActionKind.GO, Location.FOREST, "go forest"),
    (ActionKind.GO, STAY, "stay"),
    (ActionKind.RESOLVE, DREAM, "resolve friend"),
    (ActionKind.REAP, Location.FIELDS, "reap fields"),
    (ActionKind.OFFER, 0, "offer nothing"),
    (ActionKind.OFFER, offer_of(1, Resource.STRAW, 2), "offer 2 straw 1"),
    (ActionKind.TRADE, 3 * Resource.STRAW + Resource.WOOD, "trade straw wood"),
    (ActionKind.TRADE, 3 * Resource.WOOD + Resource.WOOD, None),
    (ActionKind.TRADE, NO_TRADE, "no-trade"),
    (ActionKind.TURN, DRAW_ACTION, "draw"),
    (ActionKind.TURN, END_ACTION, "end"),
    (ActionKind.TURN, STOP_ACTION, "stop"),
    (ActionKind.SPIN, Resource.WOOD, "spin wood"),
    (ActionKind.REWARD, REWARD_RESOURCES, "reward resources"),
    (ActionKind.REWARD, REWARD_FABLES, "reward fables"),
    (ActionKind.REWARD, REWARD_FRIEND, "reward friend"),
]


@pytest.mark.parametrize(("action_kind", "thing", "text"), OTHERS)
def test_every_other_choice_is_written_in_words_of_its_own(
    action_kind: ActionKind, thing: int, text: str | None
) -> None:
    assert written(action_kind, thing) == text


@pytest.mark.parametrize(
    "text", ["", "gather", "wolf", "gather forest + Nobody", "swap 2 0", "build roof", "pay", "use Wolf"]
)
def test_what_is_no_choice_is_not_read(text: str) -> None:
    assert GRIMM.read_choice(text) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_words_of_its_own(language: str) -> None:
    speech = Speech(language, viewer=1)
    labels = [GRIMM.choice(action).label for action in WRITTEN]
    assert all(map(speech.knows, labels))
    assert len({speech.say(label) for label in labels}) == len(labels)


@pytest.mark.parametrize(
    ("choice", "pointed"),
    [
        ("gather forest + Wolf", [("place", "forest"), ("fable", "Wolf")]),
        ("swap 0 2", [("seat", "0"), ("seat", "2")]),
        ("help 2 corner straw walls", [("house", "corner straw walls"), ("seat", "2")]),
        ("steal wood 1", [("seat", "1"), ("resource", "wood")]),
        ("gain 2 straw 1 brick", [("resource", "straw"), ("resource", "brick")]),
        ("use Goldilocks", [("friend", "Goldilocks")]),
        ("keep-cards fields market", [("place", "fields"), ("place", "market")]),
        ("decline", []),
    ],
)
def test_a_choice_points_at_what_it_is_about(choice: str, pointed: list[tuple[str, str]]) -> None:
    number = GRIMM.read_choice(choice)
    assert number is not None
    assert [(ref.kind, ref.name) for ref in GRIMM.choice(number).refs] == pointed


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_in_whole_games_every_choice_reads_back(seats: int, options: dict[str, str]) -> None:
    table = new_game("whole", seats, **options)
    for _ in table.at_random("whole"):
        for seat in table.to_act:
            for action in table.marked(seat):
                assert table.game.read_choice(str(table.game.face.notation(action))) == action
