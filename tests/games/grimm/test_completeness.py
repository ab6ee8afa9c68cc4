"""Every card is complete: it speaks, its questions have answers, it has words and a scene; what is missing is said."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from fabletop.contract import Message
from fabletop.games.grimm import rules
from fabletop.games.grimm.decks.names import card_name, fable_name, friend_name
from fabletop.games.grimm.rules import asking, fables, friends, moments
from fabletop.games.grimm.rules.asking import answered, mark_choices
from fabletop.games.grimm.rules.fables import Fable, FableType
from fabletop.games.grimm.rules.friends import Friend
from fabletop.games.grimm.rules.terms import NO_CARD, Ask, Job
from fabletop.games.grimm.rules.words import friend_card
from fabletop.kernel import dispatch
from fabletop.kernel.dispatch import cases_at, speakers_at
from fabletop.text.speech import Speech

ROOT = Path(__file__).parent.parent.parent.parent
RULES = sorted(Path(rules.__file__).parent.glob("*.py"))
ASKING = {
    "ask_about": (1, 3),
    "ask_all_about": (1, 3),
    "ask_how_many": (1, 3),
    "ask_among": (1, 3),
    "ask_with": (1, 3),
    "ask_of": (1, 3),
    "only_or_ask": (1, 3),
}
"""Where rules that ask are told what kind of question it is, and which card asks."""
CONCERNING = {"add_job": (1, 3), "add_jobs_in_turn": (1, 3), "pay_each_there": (None, 2)}
"""Where rules that concern others are told which job it is, and which card concerns them."""

# What the sources say.


@dataclass(frozen=True)
class Called:
    """A call in the rules, with the number of its kind and of each card that it may be for."""

    kind: int
    cards: tuple[int, ...]
    """None of them where the source does not tell."""


def calls_of(functions: dict[str, Any]) -> Iterator[tuple[str, str, ast.Call]]:
    """Each call of one of these, with its module and the function that it stands in."""
    for file in RULES:
        for definition in ast.parse(file.read_text("utf-8")).body:
            if isinstance(definition, ast.FunctionDef) and file.stem != "asking":
                for node in ast.walk(definition):
                    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in functions:
                        yield file.stem, definition.name, node


def value_in(module: str, node: ast.expr) -> int | None:
    """What a constant, or a Friend as a card, is in a module."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "friend_card":
        friend = value_in(module, node.args[0])
        return None if friend is None else friend_card(friend)
    if isinstance(node, ast.Name) and node.id.isupper():
        found: int = getattr(import_module(f"{rules.__name__}.{module}"), node.id)
        return found
    return None


def cards_spoken_for(name: str) -> tuple[int, ...]:
    """The Fables for which a rule speaks as they are revealed."""
    cases = cases_at(moments.fable_on_reveal).items()
    return tuple(values[0] for values, case in cases if case.function.__name__ == name)


@cache
def questions_asked() -> frozenset[Called]:
    found = set()
    for module, function, call in calls_of(ASKING):
        kind, card = (call.args[place] for place in ASKING[call.func.id])  # type: ignore[attr-defined]
        number, asking_card = value_in(module, kind), value_in(module, card)
        assert number is not None, f"{module}.{function}: what kind of question is {ast.unparse(call)}?"
        found.add(Called(number, cards_spoken_for(function) if asking_card is None else (asking_card,)))
    return frozenset(found)


def cards_that_concern_others() -> set[int]:
    found = set()
    for module, _, call in calls_of(CONCERNING):
        kind, card = CONCERNING[call.func.id]  # type: ignore[attr-defined]
        if kind is None or value_in(module, call.args[kind]) == Job.EACH:
            number = value_in(module, call.args[card])
            found |= set() if number is None else {number}
    return found


# What is missing.


def said(card: int) -> str:
    return "nobody" if card == NO_CARD else Speech("en").say(card_name(card))


def missing_answers() -> list[str]:
    """Questions that are asked without anybody who takes the answer or says what may be chosen."""
    found = []
    for asked in questions_asked():
        for card in asked.cards:
            for spoken, sentence in ((answered, "takes the answer"), (mark_choices, "says what may be chosen")):
                if not {(asked.kind, card), (asked.kind,)} & set(cases_at(spoken)):
                    found.append(f"{Ask(asked.kind).name} asked by {said(card)}: nobody {sentence}")
    return sorted(found)


def unasked_answers() -> list[str]:
    """Answers that are taken although nobody asks."""
    asked = {(question.kind, card) for question in questions_asked() for card in question.cards}
    unknown = {question.kind for question in questions_asked() if not question.cards} | {Ask.GATHER}
    cases = {case for case in cases_at(answered) if len(case) > 1}
    return [
        f"{Ask(kind).name} is answered to {said(card)}, who does not ask it"
        for kind, card in sorted(cases - asked)
        if kind not in unknown
    ]


def missing_cases(card: Fable | Friend) -> list[str]:
    name = f"{type(card).__name__}.{card.name}"
    if isinstance(card, Friend):
        return [f"{name}: {sentence}" for sentence in of_friend(card)]
    return [f"{name}: {sentence}" for sentence in of_fable(card)]


def of_fable(fable: Fable) -> Iterator[str]:
    kind, _ = fables.TABLE[fable]
    needed: dict[FableType, tuple[Callable[..., Any], ...]] = {
        FableType.NORMAL: (),
        FableType.MONSTER: (moments.fable_on_reveal, moments.monster_strikes),
        FableType.NEXT_TURN: (moments.fable_on_reveal,),
        FableType.UNIQUE: (moments.fable_on_reveal, moments.unique_at_end, moments.unique_leaves),
    }
    yield from (f"nothing at {one.__name__}" for one in needed[kind] if fable not in speakers_at(one))
    speaks = (moments.fable_at_end, moments.fable_on_reveal, moments.fable_before_collect)
    if not any(fable in speakers_at(one) for one in speaks):
        yield "it never speaks"
    yield from halves(
        fable,
        (moments.next_turn_at_end, moments.next_turn_acts_at_end),
        (moments.unique_at_end, moments.unique_acts_at_end),
    )


def of_friend(friend: Friend) -> Iterator[str]:
    spoken = {moment for moment in dispatch._chains if friend in speakers_at(moment) and speaks_of_friends(moment)}
    if not spoken and friend.name not in BENDING:
        yield "never speaks"
    yield from halves(
        friend,
        (moments.friend_at_end, moments.friend_acts_at_end),
        (moments.friend_special_action, moments.has_special_action),
        (moments.friend_parts, moments.can_part),
    )


BENDING = ("EVIL_QUEEN", "HANSEL_GRETEL")
"""Friends who only bend rules: where these are, it is asked who has the Friend."""


def speaks_of_friends(moment: Callable[..., Any]) -> bool:
    return dispatch._chains[moment].by == ("friend",)


def halves(card: int, *pairs: tuple[Callable[..., Any], Callable[..., Any]]) -> Iterator[str]:
    """What a card does and whether it can do it now must both be told."""
    for does, can in pairs:
        if (card in speakers_at(does)) != (card in speakers_at(can)):
            here, there = (does, can) if card in speakers_at(does) else (can, does)
            yield f"it is named at {here.__name__}, but not at {there.__name__}"


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
    found = missing_cases(friend) + missing_words(friend, friend_name(friend).id)
    found += [] if clause in scenes_and_tests().split() else [f"Friend.{friend.name}: no scene marked {clause}"]
    assert not found, "; ".join(found)


def test_whoever_asks_gets_the_answer_and_nobody_else_does() -> None:
    assert not missing_answers()
    assert not unasked_answers()


def test_every_kind_of_question_is_asked() -> None:
    assert {question.kind for question in questions_asked()} == set(Ask)


def test_every_card_that_concerns_others_says_what_it_does_to_each() -> None:
    assert cards_that_concern_others() == set(speakers_at(moments.each))


def test_every_job_is_done() -> None:
    assert set(speakers_at(moments.do_job)) == set(Job)


def without(monkeypatch: pytest.MonkeyPatch, moment: Callable[..., Any], case: tuple[int, ...]) -> None:
    cases = {values: one for values, one in cases_at(moment).items() if values != case}
    monkeypatch.setattr(dispatch._chains[moment], "cases", cases)


def test_an_answer_that_nobody_takes_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, answered, (Ask.TARGET, Fable.CRYSTAL_BALL))
    without(monkeypatch, mark_choices, (Ask.SPIN, friend_card(Friend.RUMPELSTILTSKIN)))
    assert missing_answers() == [
        "SPIN asked by Rumpelstiltskin: nobody says what may be chosen",
        "TARGET asked by Crystal Ball: nobody takes the answer",
    ]


def test_an_answer_without_a_question_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    case = cases_at(answered)[(Ask.GO, Fable.CHINNY_CHIN_CHIN)]
    monkeypatch.setattr(dispatch._chains[answered], "cases", {**cases_at(answered), (Ask.GO, Fable.ROAR): case})
    assert unasked_answers() == ["GO is answered to Roar, who does not ask it"]


def test_a_card_that_never_speaks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, moments.fable_before_collect, (Fable.ROAR,))
    without(monkeypatch, moments.friend_after_reveal, (Friend.CINDERELLA,))
    without(monkeypatch, moments.monster_strikes, (Fable.GIANT,))
    assert missing_cases(Fable.ROAR) == ["Fable.ROAR: it never speaks"]
    assert missing_cases(Friend.CINDERELLA) == ["Friend.CINDERELLA: never speaks"]
    assert missing_cases(Fable.GIANT) == ["Fable.GIANT: nothing at monster_strikes"]


def test_a_card_that_says_half_of_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, moments.friend_acts_at_end, (Friend.SNOW_WHITE,))
    expected = "Friend.SNOW_WHITE: it is named at friend_at_end, but not at friend_acts_at_end"
    assert missing_cases(Friend.SNOW_WHITE) == [expected]


def test_two_who_speak_for_the_same_card_are_refused() -> None:
    with pytest.raises(ValueError, match="roar speaks already"):
        dispatch.at(moments.fable_before_collect, Fable.ROAR)(fables.giant_strikes)


def test_missing_words_are_named() -> None:
    assert missing_words(Fable.ROAR, "grimm-fable-nobody")[0] == "Fable.ROAR: no English name"


def test_rules_outside_the_catalogues_name_no_card() -> None:
    """They ask predicates, and moments: whatever a card does stands with the card."""
    cards = {card.name for card in [*Fable, *Friend]}
    for file in RULES:
        if file.stem not in {Path(fables.__file__).stem, Path(friends.__file__).stem}:
            tree = ast.parse(file.read_text("utf-8"))
            named = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)} & cards
            assert not named, f"{file.name} names {', '.join(sorted(named))}"


def test_whoever_asks_says_so_where_it_can_be_found() -> None:
    """The functions that ask are those known here."""
    tree = ast.parse(Path(asking.__file__).read_text("utf-8"))
    defined = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    assert {name for name in defined if "ask" in name} - set(ASKING) == set()
