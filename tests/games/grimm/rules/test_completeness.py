"""Every card is complete: it speaks, its questions have answers, it has words and a scene; what is missing is said."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from fabletop.contract import Message
from fabletop.games.grimm import rules
from fabletop.games.grimm.decks.names import card_name, slug
from fabletop.games.grimm.rules import asking, fables, friends, moments
from fabletop.games.grimm.rules.asking import answered, mark_choices, question_word
from fabletop.games.grimm.rules.catalogue import CARDS, FABLE_NAMES, FRIEND_NAMES
from fabletop.games.grimm.rules.terms import FABLE_COUNT, FRIEND_CARD, FRIEND_COUNT, NO_CARD, Ask, Job
from fabletop.games.grimm.rules.words import friend_card
from fabletop.games.grimm.words.clauses import clause_of_card
from fabletop.games.grimm.words.prompts import OWN_WORDS
from fabletop.kernel import dispatch
from fabletop.kernel.dispatch import cases_at, speakers_at
from fabletop.text.speech import Speech

ROOT = Path(__file__).parents[4]
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
                    found.append(f"{question_word(asked.kind).upper()} asked by {said(card)}: nobody {sentence}")
    return sorted(found)


def unasked_answers() -> list[str]:
    """Answers that are taken although nobody asks."""
    asked = {(question.kind, card) for question in questions_asked() for card in question.cards}
    unknown = {question.kind for question in questions_asked() if not question.cards} | {Ask.GATHER}
    cases = {case for case in cases_at(answered) if len(case) > 1}
    return [
        f"{question_word(kind).upper()} is answered to {said(card)}, who does not ask it"
        for kind, card in sorted(cases - asked)
        if kind not in unknown
    ]


def row_of(card: int) -> dict[str, Any]:
    """What the table of cards says of a card."""
    row: dict[str, Any] = CARDS["friend"][card - FRIEND_CARD - 1] if card > FRIEND_CARD else CARDS["fable"][card - 1]
    return row


def missing_cases(card: int) -> list[str]:
    return [*(of_friend(card - FRIEND_CARD) if card > FRIEND_CARD else of_fable(card))]


NEEDED: dict[str, tuple[Callable[..., Any], ...]] = {
    "normal": (),
    "monster": (moments.fable_on_reveal, moments.monster_strikes),
    "next-turn": (moments.fable_on_reveal,),
    "unique": (moments.fable_on_reveal, moments.unique_at_end, moments.unique_leaves),
}
"""The moments at which every Fable of a type speaks."""


def of_fable(fable: int) -> Iterator[str]:
    yield from (f"nothing at {one.__name__}" for one in NEEDED[row_of(fable)["type"]] if fable not in speakers_at(one))
    speaks: tuple[Callable[..., Any], ...] = (moments.fable_at_end, moments.fable_before_collect)
    if row_of(fable)["type"] != "monster":
        speaks = (*speaks, moments.fable_on_reveal)
    if not any(fable in speakers_at(one) for one in speaks):
        yield "it never speaks"
    yield from halves(
        fable,
        (moments.next_turn_at_end, moments.next_turn_acts_at_end),
        (moments.unique_at_end, moments.unique_acts_at_end),
    )


def of_friend(friend: int) -> Iterator[str]:
    spoken = {moment for moment in dispatch._chains if friend in speakers_at(moment) and speaks_of_friends(moment)}
    if not spoken and friend not in BENDING:
        yield "it never speaks"
    acts = friend in {*speakers_at(moments.friend_special_action), *speakers_at(moments.borrows)}
    if acts != row_of(FRIEND_CARD + friend).get("special_action", False):
        yield "its row and its functions do not agree whether it has a Special Action"
    yield from halves(
        friend,
        (moments.friend_at_end, moments.friend_acts_at_end),
        (moments.friend_special_action, moments.has_special_action),
        (moments.friend_parts, moments.can_part),
    )


BENDING = (friends.EVIL_QUEEN, friends.HANSEL_GRETEL)
"""Friends who only bend rules: where these are, it is asked who has the Friend."""


def speaks_of_friends(moment: Callable[..., Any]) -> bool:
    return dispatch._chains[moment].by == ("friend",)


def halves(card: int, *pairs: tuple[Callable[..., Any], Callable[..., Any]]) -> Iterator[str]:
    """What a card does and whether it can do it now must both be told."""
    for does, can in pairs:
        if (card in speakers_at(does)) != (card in speakers_at(can)):
            here, there = (does, can) if card in speakers_at(does) else (can, does)
            yield f"it is named at {here.__name__}, but not at {there.__name__}"


def missing_data(card: int) -> list[str]:
    """Its value to a sensible player, and its picture in the web."""
    row = row_of(card)
    found = [] if row.get("value", 0) > 0 else ["no value"]
    pictures = (ROOT / "web/src/boards/grimm/looks.ts").read_text("utf-8")
    drawn = re.search(rf"""^  ['"]?{re.escape(row["name"])}['"]?: \w+""", pictures, re.MULTILINE)
    return found if drawn or row.get("picture") is False else [*found, "no picture"]


def missing_words(card: int) -> list[str]:
    """Names and texts in both languages, and the words of its own questions."""
    name = card_name(card).id
    text = name.replace("grimm-fable-", "grimm-fable-text-").replace("grimm-friend-", "grimm-friend-text-")
    wanted = [("name", name), ("text", text)]
    wanted += [(f"words to ask {question}", message_id) for question, message_id in own_questions(card)]
    languages = {"en": "English", "ru": "Russian"}
    return [
        f"no {languages[language]} {what}"
        for language in languages
        for what, message_id in wanted
        if not Speech(language, viewer=0).knows(Message(message_id, {"card": card_name(card), "number": 1, "rival": 1}))
    ]


def own_questions(card: int) -> Iterator[tuple[str, str]]:
    """The questions that this card asks in words of its own, or alone, with the message that asks them."""
    for asked in questions_asked():
        word = question_word(asked.kind)
        if card in asked.cards and asked.kind in OWN_WORDS:
            yield word.upper(), f"grimm-ask-{word}-{slug(row_of(card)['name'])}"
        elif card in asked.cards and asked.kind not in set(Ask):
            yield word.upper(), f"grimm-ask-{word}"


def missing_scene(card: int) -> list[str]:
    clause = clause_of_card(card)
    return [] if clause in clauses_of_scenes() else [f"no scene marked {clause}"]


@cache
def clauses_of_scenes() -> frozenset[str]:
    files = (ROOT / "scenes" / "grimm").glob("*.toml")
    scenes = [scene for file in files for scene in tomllib.loads(file.read_text("utf-8"))["scene"]]
    return frozenset(clause for scene in scenes for clause in scene["clauses"])


@pytest.mark.parametrize(
    "card", range(1, FABLE_COUNT + FRIEND_COUNT + 1), ids=lambda card: (*FABLE_NAMES, *FRIEND_NAMES)[card - 1]
)
def test_every_card_is_complete(card: int) -> None:
    found = [*missing_cases(card), *missing_data(card), *missing_words(card), *missing_scene(card)]
    assert not found, f"{said(card)}: {'; '.join(found)}"


def test_whoever_asks_gets_the_answer_and_nobody_else_does() -> None:
    assert not missing_answers()
    assert not unasked_answers()


def test_every_kind_of_question_is_asked() -> None:
    assert {question.kind for question in questions_asked()} >= set(Ask)


def test_every_card_that_concerns_others_says_what_it_does_to_each() -> None:
    assert cards_that_concern_others() == set(speakers_at(moments.each))


def test_every_job_is_done() -> None:
    assert set(speakers_at(moments.do_job)) == set(Job)


def without(monkeypatch: pytest.MonkeyPatch, moment: Callable[..., Any], case: tuple[int, ...]) -> None:
    cases = {values: one for values, one in cases_at(moment).items() if values != case}
    monkeypatch.setattr(dispatch._chains[moment], "cases", cases)


def test_an_answer_that_nobody_takes_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, answered, (Ask.TARGET, fables.CRYSTAL_BALL))
    without(monkeypatch, mark_choices, (Ask.SPIN, friend_card(friends.RUMPELSTILTSKIN)))
    assert missing_answers() == [
        "SPIN asked by Rumpelstiltskin: nobody says what may be chosen",
        "TARGET asked by Crystal Ball: nobody takes the answer",
    ]


def test_an_answer_without_a_question_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    case = cases_at(answered)[(Ask.GO, fables.CHINNY_CHIN_CHIN)]
    monkeypatch.setattr(dispatch._chains[answered], "cases", {**cases_at(answered), (Ask.GO, fables.ROAR): case})
    assert unasked_answers() == ["GO is answered to Roar, who does not ask it"]


def test_a_card_that_never_speaks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, moments.fable_before_collect, (fables.ROAR,))
    without(monkeypatch, moments.friend_after_reveal, (friends.CINDERELLA,))
    without(monkeypatch, moments.monster_strikes, (fables.GIANT,))
    assert missing_cases(fables.ROAR) == ["it never speaks"]
    assert missing_cases(friend_card(friends.CINDERELLA)) == ["it never speaks"]
    assert missing_cases(fables.GIANT) == ["nothing at monster_strikes"]


def test_a_card_that_says_half_of_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, moments.friend_acts_at_end, (friends.SNOW_WHITE,))
    expected = "it is named at friend_at_end, but not at friend_acts_at_end"
    assert missing_cases(friend_card(friends.SNOW_WHITE)) == [expected]


def test_two_who_speak_for_the_same_card_are_refused() -> None:
    with pytest.raises(ValueError, match="roar speaks already"):
        dispatch.at(moments.fable_before_collect, fables.ROAR)(fables.giant_strikes)


def test_what_a_row_leaves_out_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CARDS, "fable", {fables.ROAR - 1: {"name": "Howl", "type": "normal"}})
    assert missing_data(fables.ROAR) == ["no value", "no picture"]
    monkeypatch.setitem(CARDS, "friend", {friends.ROBIN_HOOD - 1: {"special_action": True}})
    sentence = "its row and its functions do not agree whether it has a Special Action"
    assert missing_cases(friend_card(friends.ROBIN_HOOD)) == [sentence]


def test_missing_words_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Speech, "knows", lambda speech, message: "target" not in message.id)
    assert missing_words(fables.CRYSTAL_BALL) == ["no English words to ask TARGET", "no Russian words to ask TARGET"]


def test_a_missing_scene_is_named() -> None:
    assert missing_scene(friend_card(FRIEND_COUNT + 1)) == [f"no scene marked grimm.friend.{FRIEND_COUNT + 1}"]


def test_rules_outside_the_catalogues_name_no_card() -> None:
    """They ask predicates, and moments: whatever a card does stands with the card."""
    cards = set(re.findall(r"^([A-Z_]+) = (?:fable|friend)\(", "".join(map(source_of, CATALOGUES)), re.MULTILINE))
    assert len(cards) == FABLE_COUNT + FRIEND_COUNT
    for file in RULES:
        if str(file) not in CATALOGUES:
            tree = ast.parse(file.read_text("utf-8"))
            named = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)} & cards
            assert not named, f"{file.name} names {', '.join(sorted(named))}"


CATALOGUES = (fables.__file__, friends.__file__)


def source_of(file: str) -> str:
    return Path(file).read_text("utf-8")


def test_whoever_asks_says_so_where_it_can_be_found() -> None:
    """The functions that ask are those known here."""
    tree = ast.parse(Path(asking.__file__).read_text("utf-8"))
    defined = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    assert {name for name in defined if "ask" in name} - set(ASKING) == set()
