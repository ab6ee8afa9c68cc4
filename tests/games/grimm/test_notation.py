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
    Location,
    Resource,
    Section,
    Verb,
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


def written(verb: Verb, thing: int) -> str | None:
    return GRIMM.face.notation(action_of(verb, thing))


def test_no_two_choices_are_written_alike() -> None:
    assert len({text.casefold() for text in WRITTEN.values()}) == len(WRITTEN)


@pytest.mark.parametrize("change", [str, str.upper, lambda text: f"  {text.replace(' ', '   ')} "])
def test_every_choice_reads_back(change: type[str]) -> None:
    assert {action: GRIMM.read_choice(change(text)) for action, text in WRITTEN.items()} == {
        action: action for action in WRITTEN
    }


@pytest.mark.parametrize("place", Location)
def test_a_gather_card_is_written_with_the_fable_that_goes_with_it(place: Location) -> None:
    verb, word = Verb(Verb.GATHER_FIELDS + place), PLACES[place]
    assert written(verb, NO_CARD) == f"gather {word}"
    assert written(verb, DREAM) == f"gather {word} + dream"
    for number, name in enumerate(FABLE_NAMES, 1):
        assert written(verb, number) == f"gather {word} + {name}"


@pytest.mark.parametrize("verb", [Verb.KEEP, Verb.TOP, Verb.FETCH, Verb.HAND, Verb.DISCARD, Verb.RESOLVE])
def test_a_fable_is_written_with_its_name(verb: Verb) -> None:
    for number, name in enumerate(FABLE_NAMES, 1):
        assert written(verb, number) == f"{verb.name.lower()} {name}"


@pytest.mark.parametrize("verb", [Verb.BEFRIEND, Verb.USE, Verb.PART])
def test_a_friend_is_written_with_its_name(verb: Verb) -> None:
    for number, name in enumerate(FRIEND_NAMES, 1):
        assert written(verb, number) == f"{verb.name.lower()} {name}"


@pytest.mark.parametrize("verb", [Verb.GAIN, Verb.TAKE, Verb.GIVE, Verb.PAY])
def test_resources_are_written_with_their_numbers(verb: Verb) -> None:
    word = verb.name.lower()
    assert written(verb, bundle_of(2, 1, 0)) == f"{word} 2 straw 1 wood"
    assert written(verb, bundle_of(0, 0, 3)) == f"{word} 3 brick"
    assert written(verb, bundle_of(1, 1, 1)) == f"{word} 1 straw 1 wood 1 brick"
    assert written(verb, 63) is None
    assert written(verb, 0) == ("decline" if verb == Verb.PAY else None)


@pytest.mark.parametrize(
    ("verb", "word"), [(Verb.BUILD, "build"), (Verb.BLOW, "blow"), (Verb.HELP_0, "help 0"), (Verb.HELP_3, "help 3")]
)
def test_a_house_is_written_with_its_highest_section(verb: Verb, word: str) -> None:
    for kind in Resource:
        for section in Section:
            name = f"{KINDS[kind]} {SECTIONS[section]}"
            assert written(verb, house_of(0, kind, section)) == f"{word} {name}"
            assert written(verb, house_of(1, kind, section)) == f"{word} corner {name}"


OTHERS = [
    (Verb.PEEK, 2 * 2, "peek gather 2"),
    (Verb.PEEK, 2 * 2 + 1, "peek fable 2"),
    (Verb.PLACE, Location.FOREST, "place forest"),
    (Verb.TARGET, 1, "target 1"),
    (Verb.ASSIGN, gather_card(2, Location.FOREST), "assign forest 2"),
    (Verb.SWAP, 2, "swap 0 2"),
    (Verb.SWAP, 4 + 3, "swap 1 3"),
    (Verb.SWAP, 4, None),
    (Verb.BESTOW, 1, "bestow 1"),
    (Verb.LOCK, 1 << Location.FIELDS | 1 << Location.MARKET, "keep-cards fields market"),
    (Verb.LOCK, 7, None),
    (Verb.SAY, 0, "say alone"),
    (Verb.SAY, 1, "say with-others"),
    (Verb.NAME, Location.FOREST, "name forest"),
    (Verb.STEAL, 3 * 1 + Resource.WOOD, "steal wood 1"),
    (Verb.SCRAPS, Location.FIELDS, "scrap fields"),
    (Verb.SCRAPS, BASIC_PLACES + Resource.STRAW, "scrap market straw"),
    (Verb.SCRAPS, NO_SCRAPS, "no-scrap"),
    (Verb.DECIDE, 1, "yes"),
    (Verb.DECIDE, 0, "no"),
    (Verb.GO, Location.FOREST, "go forest"),
    (Verb.GO, STAY, "stay"),
    (Verb.RESOLVE, DREAM, "resolve friend"),
    (Verb.REAP, Location.FIELDS, "reap fields"),
    (Verb.OFFER, 0, "offer nothing"),
    (Verb.OFFER, offer_of(1, Resource.STRAW, 2), "offer 2 straw 1"),
    (Verb.TRADE, 3 * Resource.STRAW + Resource.WOOD, "trade straw wood"),
    (Verb.TRADE, 3 * Resource.WOOD + Resource.WOOD, None),
    (Verb.TRADE, NO_TRADE, "no-trade"),
    (Verb.TURN, DRAW_ACTION, "draw"),
    (Verb.TURN, END_ACTION, "end"),
    (Verb.SPIN, Resource.WOOD, "spin wood"),
    (Verb.REWARD, REWARD_RESOURCES, "reward resources"),
    (Verb.REWARD, REWARD_FABLES, "reward fables"),
    (Verb.REWARD, REWARD_FRIEND, "reward friend"),
]


@pytest.mark.parametrize(("verb", "thing", "text"), OTHERS)
def test_every_other_choice_is_written_in_words_of_its_own(verb: Verb, thing: int, text: str | None) -> None:
    assert written(verb, thing) == text


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
        for seat in table.owing:
            for action in table.marked(seat):
                assert table.game.read_choice(str(table.game.face.notation(action))) == action
