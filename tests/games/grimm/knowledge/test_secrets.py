"""What is known and what is hidden (grimm.secret)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from fabletop.contract import Event, OptionValue, read_seed
from fabletop.games.grimm.rules.friends import GOLDILOCKS
from fabletop.games.grimm.rules.terms import NO_FRIEND
from fabletop.games.grimm.words.view import FaceDown, GatherCard, GrimmView, Known, KnownPlace
from tests.games.grimm.tables import TABLES, TableKind, arranged, facts, heard, new_game

Options = dict[str, OptionValue]
Course = tuple[dict[str, Any], list[str]]
"""A table in words, and what is chosen there."""

LAY = ["1: gather forest", "2: gather forest"]
CROWD = ["0: gather forest", "1: gather forest", "2: gather fields"]
MERMAID = {"window": "build", "goods": ["4 straw", "", ""], "houses": ["straw foundation", "", ""]}


def seen(table: TableKind, audience: int | None) -> tuple[object, ...]:
    """All that a seat or the public has seen of a table and heard, and what a seat is asked."""
    questions = [question for question in table.game.questions(table.position) if question.seat == audience]
    return table.game.view(table.position, audience), heard(table.told, audience), questions


def after(course: Course) -> TableKind:
    words, choices = course
    table = arranged(3, **words)
    table.play(*choices)
    return table


# Tables that differ in hidden things alone.

ALIKE: list[tuple[str, Sequence[int | None], Course, Course]] = [
    ("hands", (0, 2, None), ({"hands": ["Wolf", "Roar", ""]}, []), ({"hands": ["Wolf", "Giant", ""]}, [])),
    ("deck", (0, 1, 2, None), ({"fables": "Wolf, Roar"}, []), ({"fables": "Roar, Giant"}, [])),
    ("friends", (0, 1, 2, None), ({"friend_deck": "Aladdin"}, []), ({"friend_deck": "Goldilocks"}, [])),
    (
        "a card drawn",
        (1, 2, None),
        ({"window": "build", "fables": "Wolf"}, ["draw"]),
        ({"window": "build", "fables": "Taxation"}, ["draw"]),
    ),
    (
        "cards laid",
        (1, 2, None),
        ({"hands": ["Wolf, Roar", "", ""]}, ["0: gather forest + Wolf"]),
        ({"hands": ["Wolf, Roar", "", ""]}, ["0: gather fields"]),
    ),
    (
        "cards that lie there while Evil Queen looks",
        (1, 2, None),
        ({"friends": ["", "", "Evil Queen"], "hands": ["Wolf, Roar", "", ""]}, ["0: gather forest + Wolf", LAY[0]]),
        ({"friends": ["", "", "Evil Queen"], "hands": ["Wolf, Roar", "", ""]}, ["0: gather fields + Roar", LAY[0]]),
    ),
    (
        "what Evil Queen saw",
        (1, None),
        (
            {"friends": ["", "", "Evil Queen"], "hands": ["Wolf, Roar", "", ""]},
            ["0: gather forest + Wolf", LAY[0], "peek fable 0"],
        ),
        (
            {"friends": ["", "", "Evil Queen"], "hands": ["Wolf, Roar", "", ""]},
            ["0: gather fields + Roar", LAY[0], "peek fable 0"],
        ),
    ),
    (
        "what Crystal Ball showed, and whether the card was changed",
        (2, None),
        (
            {"hands": ["Crystal Ball", "", "Wolf"]},
            [
                *("0: gather fields + Crystal Ball", "1: gather forest", "2: gather fields + Wolf"),
                *("target 1", "assign fields 0"),
            ],
        ),
        (
            {"hands": ["Crystal Ball", "", "Wolf"]},
            [
                *("0: gather fields + Crystal Ball", "1: gather brickyard", "2: gather fields + Wolf"),
                *("target 1", "assign forest 0"),
            ],
        ),
    ),
    (
        "what Goldilocks saw, kept and put back",
        (1, 2, None),
        (
            {"window": "build", "friends": ["Goldilocks", "", ""], "fables": "Wolf, Roar, Giant"},
            ["use Goldilocks", "keep Roar", "top Giant"],
        ),
        (
            {"window": "build", "friends": ["Goldilocks", "", ""], "fables": "Dragon, Roar, Taxation"},
            ["use Goldilocks", "keep Taxation", "top Dragon"],
        ),
    ),
    (
        "what Ghostly Whispers kept",
        (1, 2, None),
        (
            {"hands": ["Ghostly Whispers", "", ""], "fables": "Wolf, Roar, Giant, Dragon"},
            ["0: gather fields + Ghostly Whispers", *LAY, "keep Roar", "keep Wolf"],
        ),
        (
            {"hands": ["Ghostly Whispers", "", ""], "fables": "Taxation, Spy Network, Giant, Dragon"},
            ["0: gather fields + Ghostly Whispers", *LAY, "keep Taxation", "keep Spy Network"],
        ),
    ),
    (
        "Sleeping Beauty's card",
        (0, 1, 2, None),
        (
            {"friends": ["Sleeping Beauty", "", ""], "fables": "Wolf"},
            ["target 1", "0: gather fields", "1: gather forest + dream"],
        ),
        (
            {"friends": ["Sleeping Beauty", "", ""], "fables": "Roar"},
            ["target 1", "0: gather fields", "1: gather forest + dream"],
        ),
    ),
    (
        "Little Mermaid's locked cards",
        (1, 2, None),
        (MERMAID | {"friend_deck": "Little Mermaid"}, ["build straw walls", "bestow 0", "keep-cards fields forest"]),
        (MERMAID | {"friend_deck": "Little Mermaid"}, ["build straw walls", "bestow 0", "keep-cards fields brickyard"]),
    ),
    (
        "a card that Snow White was given",
        (2, None),
        ({"friends": ["Snow White", "", ""], "hands": ["", "Wolf, Roar", ""]}, [*CROWD, "hand Roar"]),
        ({"friends": ["Snow White", "", ""], "hands": ["", "Wolf, Roar", ""]}, [*CROWD, "hand Wolf"]),
    ),
    (
        "a card that the Oracle took",
        (2, None),
        (
            {"hands": ["Consult the Oracle", "Wolf", ""]},
            ["0: gather fields + Consult the Oracle", *LAY, "yes"],
        ),
        (
            {"hands": ["Consult the Oracle", "Roar", ""]},
            ["0: gather fields + Consult the Oracle", *LAY, "yes"],
        ),
    ),
]
DONE = ALIKE[3:]
"""Those in which something was done in secret."""


@pytest.mark.clause(
    "grimm.secret.2",
    "grimm.secret.3",
    "grimm.secret.4",
    "grimm.secret.6",
    "grimm.secret.7",
    "grimm.secret.8",
    "grimm.secret.9",
    "grimm.secret.10",
    "grimm.secret.13",
)
@pytest.mark.parametrize(("audiences", "first", "second"), [row[1:] for row in ALIKE], ids=[row[0] for row in ALIKE])
def test_tables_that_differ_only_in_hidden_things_look_the_same(
    audiences: Sequence[int | None], first: Course, second: Course
) -> None:
    tables = after(first), after(second)
    assert tables[0].truth != tables[1].truth
    for audience in audiences:
        assert seen(tables[0], audience) == seen(tables[1], audience)


@pytest.mark.parametrize(
    ("audiences", "first", "second"), [row[1:] for row in ALIKE[3:]], ids=[r[0] for r in ALIKE[3:]]
)
def test_those_who_may_see_it_do(audiences: Sequence[int | None], first: Course, second: Course) -> None:
    tables = after(first), after(second)
    others = [seat for seat in range(3) if seat not in audiences]
    assert all(seen(tables[0], seat) != seen(tables[1], seat) for seat in others)


# Whole games.


@pytest.mark.clause("grimm.secret.1", "grimm.secret.2", "grimm.secret.3", "grimm.secret.18")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_in_whole_games_a_seat_sees_the_same_whatever_is_hidden_from_it(seats: int, options: Options) -> None:
    """All that the seat cannot know is drawn anew: its view and its question stay, and so does the public view."""
    table = new_game("whatever", seats, **options)
    for number, _ in enumerate(table.at_random("whatever")):
        for seat in table.seats:
            other = table.copy()
            other.game.rules.resample(other.position.table, seat, read_seed(f"whatever#{number}"))
            assert seen(other, seat) == seen(table, seat)
            assert other.view() == table.view()


@pytest.mark.clause("grimm.secret.18")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_hidden_is_drawn_by_chance(seats: int) -> None:
    table = arranged(
        seats, hands=["Wolf", "Roar, Giant", "Dragon", ""][:seats], friends=["", "Little Mermaid", "", ""][:seats]
    )
    for seat in table.seats[1:]:
        table.play(f"{seat}: gather fields")
    found: list[GrimmView] = []
    for number in range(60):
        other = table.copy()
        other.game.rules.resample(other.position.table, 0, read_seed(f"chance#{number}"))
        found.append(other.truth)
    assert {view.hands[0] for view in found} == {("Wolf",)}
    for kept in ("hands", "deck", "friend_deck", "chosen", "mermaid"):
        assert len({getattr(view, kept) for view in found}) > 1, kept
    assert {view.hand_sizes for view in found} == {table.view().hand_sizes}
    assert len({view.hands[1] for view in found}) > 20


@pytest.mark.clause("grimm.secret.1")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_in_whole_games_everybody_sees_the_same_but_for_what_is_secret(seats: int, options: Options) -> None:
    secret = {
        *("hands", "chosen", "gather", "usable", "mermaid", "laid", "dreamed", "deck", "friend_deck"),
        *("looking", "known_hands", "known_deck"),
    }
    table = new_game("open", seats, **options)
    for _ in table.at_random("open cards"):
        truth = table.truth
        for audience in (None, *table.seats):
            view = table.view(audience)
            assert all(getattr(view, field) == getattr(truth, field) for field in set(view.__struct_fields__) - secret)


# Particular secrets.


def laid(table: TableKind) -> list[Event]:
    return [event for event in table.told if event.message.id == "grimm-laid"]


@pytest.mark.clause("grimm.secret.17", "grimm.secret.3")
def test_that_a_fable_lies_there_is_seen_when_all_have_chosen_and_before_evil_queen_does() -> None:
    table = arranged(3, hands=["Wolf", "", "Roar"], friends=["", "", "Evil Queen"])
    table.play("0: gather forest + Wolf")
    assert laid(table) == []
    assert table.view(2).laid == table.view(1).laid == (None, None, None)
    table.play("1: gather forest")
    assert [(fact["seat"], fact["fable"]) for fact in facts(table.told, "laid")] == [(0, "yes"), (1, "no")]
    assert table.to_act == (2,)
    assert table.view(2).laid == (FaceDown(), None, None)


@pytest.mark.clause("grimm.secret.6")
def test_cards_put_back_are_no_longer_known_by_place_when_another_has_looked_at_them() -> None:
    table = arranged(
        3, window="build", friends=["Goldilocks", "", ""], fables="Wolf, Roar, Giant, Dragon", pile="Taxation"
    )
    table.play("use Goldilocks", "keep Roar", "top Giant", "gain 1 straw")
    assert table.view(0).known_deck == (KnownPlace(1, "Giant"), KnownPlace(2, "Wolf"))
    table.position.table.friend[0], table.position.table.friend[1] = NO_FRIEND, GOLDILOCKS
    table.play("use Goldilocks")
    assert table.view(0).known_deck == ()
    table.play("keep Wolf", "top Dragon")
    assert table.view(0).known_deck == ()
    assert set(table.view(0).known_hands) == {
        Known("Giant", (1,), or_in_deck=True),
        Known("Wolf", (1,), or_in_deck=True),
    }
    assert table.view(1).known_deck == (KnownPlace(1, "Dragon"), KnownPlace(2, "Giant"))
    assert table.view(2).known_deck == ()


@pytest.mark.clause("grimm.secret.8")
def test_evil_queen_may_look_at_the_unseen_card_and_alone_knows_it() -> None:
    table = arranged(3, fables="Wolf", friends=["Sleeping Beauty", "", "Evil Queen"])
    table.play("target 1", "0: gather fields", "1: gather forest + dream", "peek fable 1")
    assert [table.view(audience).dreamed for audience in (0, 1, 2, None)] == [
        FaceDown(),
        FaceDown(),
        FaceDown("Wolf"),
        FaceDown(),
    ]


@pytest.mark.clause("grimm.secret.11")
def test_a_card_known_to_be_in_a_hand_is_forgotten_when_the_hand_is_discarded() -> None:
    table = arranged(3, hands=["Magic Flute", "Wolf", "Giant"], pile="Roar")
    table.play("0: gather fields + Magic Flute", "1: gather forest + Wolf", "2: gather brickyard")
    assert table.view(1).known_hands == table.view(2).known_hands == (Known("Wolf", (0,)),)
    table.play("gain 1 straw", "gain 1 straw", "gain 1 straw", "gain 1 straw", "gain 1 straw", "gain 1 straw")
    table.play("0: gather fields", "1: gather forest", "2: gather brickyard + Giant", "place fields")
    assert table.view().pile["Wolf"] == 1
    assert table.view(1).known_hands == table.view(2).known_hands == ()


@pytest.mark.clause("grimm.secret.12")
def test_a_shuffle_shows_what_is_in_other_hands_but_not_to_the_public() -> None:
    table = arranged(2, window="build", hands=["Wolf", "Roar, Giant"], pile="...")
    assert table.view(0).known_hands == ()
    table.play("draw")
    assert table.view(0).known_hands == (Known("Giant", (1,)), Known("Roar", (1,)))
    assert [known.card for known in table.view(1).known_hands] == ["Wolf"]
    assert table.view().known_hands == ()


@pytest.mark.clause("grimm.secret.14")
def test_worlds_agree_on_whose_card_lies_where() -> None:
    table = arranged(3, hands=["Wishing Well", "", "Wolf"])
    table.play("0: gather fields + Wishing Well", "1: gather forest", "2: gather brickyard + Wolf", "swap 1 2")
    found = set()
    for number in range(60):
        other = table.copy()
        other.game.rules.resample(other.position.table, 0, read_seed(f"whose#{number}"))
        found.add(other.truth.gather[1:])
    assert {tuple(str(card)[-1] for card in cards) for cards in found} == {("2", "1")}
    assert len(found) == 9


@pytest.mark.clause("grimm.secret.16")
def test_who_looked_at_a_card_of_little_mermaids_owner_knows_that_it_was_kept() -> None:
    table = arranged(3, friends=["Little Mermaid", "", "Evil Queen"], kept="fields brickyard")
    table.play("0: gather brickyard", "1: gather fields", "peek gather 0")
    assert [table.view(audience).mermaid for audience in (1, 2, None)] == [(), ("brickyard",), ()]
    table.play("gather forest")
    assert [table.view(audience).mermaid for audience in (1, 2, None)] == [("brickyard",)] * 3


@pytest.mark.clause("grimm.secret.5")
def test_what_was_seen_of_a_pool_is_worth_nothing_after_it_is_shuffled() -> None:
    """After the Curse every card of the pool may lie there, also for who had looked, but its owner knows."""
    table = arranged(3, hands=["Crystal Ball", "Curse of Darkness", "Wolf"])
    table.play("0: gather fields + Crystal Ball", "1: gather forest + Curse of Darkness", "2: gather forest + Wolf")
    table.play("target 2", "assign fields 0")
    assert table.view(2).gather[2] == table.truth.gather[2]
    assert table.view(0).gather[2] is None
    found = set()
    for number in range(60):
        other = table.copy()
        other.game.rules.resample(other.position.table, 0, read_seed(f"cursed#{number}"))
        found.add(other.truth.gather[2])
    assert found == {GatherCard("fields"), GatherCard("forest"), GatherCard("brickyard")}
