"""Every card is complete: a case for each of its moments, words in both languages, a scene; what is missing is said."""

from __future__ import annotations

import ast
import inspect
import tomllib
from enum import IntEnum
from pathlib import Path

import pytest

from fabletop.contract import Message
from fabletop.games.grimm.decks.names import fable_name, friend_name
from fabletop.games.grimm.rules import fables, friends, moments
from fabletop.games.grimm.rules.fables import Fable, FableMoment, FableType
from fabletop.games.grimm.rules.friends import Friend, FriendMoment
from fabletop.text.speech import Speech

ROOT = Path(__file__).parent.parent.parent.parent
CASES_OF_FABLE = {
    FableMoment.ROUND_START: (moments.next_turn_at_start,),
    FableMoment.ON_REVEAL: (moments.fable_on_reveal,),
    FableMoment.BEFORE_COLLECT: (moments.fable_before_collect, moments.strikes_before_collecting),
    FableMoment.COLLECT: (moments.next_turn_collects,),
    FableMoment.END_OF_GATHER: (moments.fable_at_end, moments.next_turn_at_end, moments.unique_at_end),
    FableMoment.STRIKE: (moments.monster_strikes,),
}
"""Where the timetable must name a Fable that speaks at a moment: in one of these."""
CASES_OF_FRIEND = {
    FriendMoment.ROUND_START: (moments.friend_at_start,),
    FriendMoment.AFTER_REVEAL: (moments.friend_after_reveal,),
    FriendMoment.COLLECT: (moments.friend_collects,),
    FriendMoment.END_OF_GATHER: (moments.friend_at_end,),
    FriendMoment.BUILD_START: (moments.friend_at_build_start,),
    FriendMoment.SPECIAL_ACTION: (moments.friend_special_action,),
    FriendMoment.PART: (moments.friend_parts,),
    FriendMoment.BUILD_END: (moments.friend_at_build_end,),
    FriendMoment.ARRIVES: (moments.friend_arrives,),
    FriendMoment.LEAVES: (moments.friend_leaves,),
    FriendMoment.REACTS: (friends.cancels,),
}
WHOLE_TYPES = {FableType.MONSTER, FableType.UNIQUE}
"""Revealed, all cards of these types are put on a Location, whatever their names."""


def names_in(function: object) -> set[str]:
    """The constants that a rule mentions."""
    tree = ast.parse(inspect.getsource(function))  # type: ignore[arg-type]
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and node.id.isupper()}


def is_named(card: IntEnum, functions: tuple[object, ...]) -> bool:
    return any(card.name in names_in(function) for function in functions)


def missing_cases(fable: Fable) -> list[str]:
    kind, speaks, _ = fables.TABLE[fable]
    found = []
    for moment, functions in CASES_OF_FABLE.items():
        by_type = moment == FableMoment.ON_REVEAL and kind in WHOLE_TYPES
        strikes = moment == FableMoment.END_OF_GATHER and kind == FableType.MONSTER
        if moment in speaks and not (by_type or strikes or is_named(fable, functions)):
            found.append(f"Fable.{fable.name}: no case at {moment.name}")
        if moment not in speaks and is_named(fable, functions):
            found.append(f"Fable.{fable.name}: a case at {moment.name}, but its row does not say so")
    return found


def missing_friend_cases(friend: Friend) -> list[str]:
    found = []
    for moment, functions in CASES_OF_FRIEND.items():
        if moment in friends.TABLE[friend] and not is_named(friend, functions):
            found.append(f"Friend.{friend.name}: no case at {moment.name}")
        if moment not in friends.TABLE[friend] and is_named(friend, functions):
            found.append(f"Friend.{friend.name}: a case at {moment.name}, but its row does not say so")
    return found


def missing_words(card: IntEnum, name: str) -> list[str]:
    """Names and texts in both languages."""
    text = name.replace("grimm-fable-", "grimm-fable-text-").replace("grimm-friend-", "grimm-friend-text-")
    languages = {"en": "English", "ru": "Russian"}
    return [
        f"{type(card).__name__}.{card.name}: no {languages[language]} {what}"
        for language in languages
        for what, message_id in (("name", name), ("text", text))
        if not Speech(language).knows(Message(message_id))
    ]


def scenes_and_tests() -> str:
    scenes = [scene for file in (ROOT / "scenes" / "grimm").glob("*.toml") for scene in clauses_in(file)]
    return " ".join(scenes)


def clauses_in(file: Path) -> list[str]:
    return [clause for scene in tomllib.loads(file.read_text("utf-8"))["scene"] for clause in scene["clauses"]]


@pytest.mark.parametrize("fable", Fable, ids=lambda fable: fable.name)
def test_every_fable_is_complete(fable: Fable) -> None:
    clause = f"grimm.fable.{fable.value}"
    found = missing_cases(fable) + missing_words(fable, fable_name(fable).id)
    found += [] if clause in scenes_and_tests().split() else [f"Fable.{fable.name}: no scene marked {clause}"]
    assert not found, "; ".join(found)


@pytest.mark.parametrize("friend", Friend, ids=lambda friend: friend.name)
def test_every_friend_is_complete(friend: Friend) -> None:
    clause = f"grimm.friend.{friend.value}"
    found = missing_friend_cases(friend) + missing_words(friend, friend_name(friend).id)
    found += [] if clause in scenes_and_tests().split() else [f"Friend.{friend.name}: no scene marked {clause}"]
    assert not found, "; ".join(found)


def test_the_tables_have_a_row_for_every_card_in_order() -> None:
    assert list(fables.TABLE) == list(Fable)
    assert list(friends.TABLE) == list(Friend)


def test_a_card_whose_moment_has_no_case_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    kind, speaks, condition = fables.TABLE[Fable.ROAR]
    monkeypatch.setitem(fables.TABLE, Fable.ROAR, (kind, speaks | FableMoment.COLLECT, condition))
    assert missing_cases(Fable.ROAR) == ["Fable.ROAR: no case at COLLECT"]


def test_a_case_without_a_row_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(friends.TABLE, Friend.TOM_THUMB, FriendMoment.STATIC)
    expected = "Friend.TOM_THUMB: a case at ROUND_START, but its row does not say so"
    assert missing_friend_cases(Friend.TOM_THUMB) == [expected]


def test_missing_words_are_named() -> None:
    assert missing_words(Fable.ROAR, "grimm-fable-nobody")[0] == "Fable.ROAR: no English name"


def test_rules_outside_the_catalogues_and_the_timetable_name_no_card() -> None:
    """They ask predicates. An answer goes back to the card that asked; knowledge and habits know cards too."""
    cards = {card.name for card in [*Fable, *Friend]}
    know_cards = {"fables", "friends", "moments", "answers", "actions", "collecting"}
    know_cards |= {"knowledge", "observation", "soundness", "heuristic", "likes", "values"}
    for file in sorted(Path(fables.__file__).parent.glob("*.py")):
        if file.stem not in know_cards:
            tree = ast.parse(file.read_text("utf-8"))
            named = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)} & cards
            assert not named, f"{file.name} names {', '.join(sorted(named))}"
