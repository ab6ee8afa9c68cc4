"""What a table may agree on, and what it may not (grimm.options)."""

from __future__ import annotations

from pathlib import Path

import pytest

from fabletop.contract import BadInput, OptionValue, read_options
from fabletop.games.grimm.decks import FABLE_NAMES, FRIEND_NAMES, box_text, built_in, parse_box
from fabletop.games.grimm.game import GRIMM, GrimmGame
from fabletop.games.grimm.rules.state import Options
from fabletop.games.grimm.rules.terms import Cancel
from fabletop.text.speech import LANGUAGES, Speech

STANDARD: dict[str, OptionValue] = {
    "copies": "56-a",
    "advanced": True,
    "monsters": "one-each",
    "prince": "before",
    "supply": "unlimited",
    "wolf": "owner",
    "cancel": "whole",
    "gift": "one-kind",
    "flute": "played",
    "frog": "may-give",
    "frog_from": "pile",
    "turn": "may-end",
    "vault": "one-kind",
}
OWN = """\
fables = 56
include = "56-b"

[copies]
Roar = 0
Wolf = 4

[levels]
Wolf = "advanced"
Aladdin = "advanced"
"The Huntsman" = "simple"

[die]
straw = 1
wood = 2
brick = 3
"""
FEW = "fables = 24\n[copies]\nWolf = 8\nTaxation = 8\nRoar = 8\n"


@pytest.fixture
def own_file(tmp_path: Path) -> Path:
    file = tmp_path / "My Own Copies.toml"
    file.write_text(OWN)
    return file


def made(**options: OptionValue) -> GrimmGame:
    return GRIMM.for_options(options)


def numbers(seats: int = 3, /, **options: OptionValue) -> Options:
    """The options as the rules take them."""
    record = made(**options).set_up(options, seats)
    assert isinstance(record, Options)
    return record


def refusal(seats: int = 3, /, **options: OptionValue) -> str:
    with pytest.raises(BadInput) as refused:
        numbers(seats, **options)
    for language in LANGUAGES:
        assert Speech(language).knows(refused.value.message)
    return Speech().say(refused.value.message)


@pytest.mark.clause(
    "grimm.options.1",
    "grimm.options.2",
    "grimm.options.3",
    "grimm.options.4",
    "grimm.options.5",
    "grimm.options.6",
    "grimm.options.7",
    "grimm.options.8",
    "grimm.options.9",
    "grimm.options.10",
    "grimm.options.11",
    "grimm.options.12",
    "grimm.options.13",
)
def test_what_is_played_unless_chosen() -> None:
    assert read_options(GRIMM.about.options, {}) == STANDARD
    assert {option.name: option.clause for option in GRIMM.about.options} == {
        name: f"grimm.options.{number}" for number, name in enumerate(STANDARD, 1)
    }
    record = numbers()
    assert (sum(record.copies), record.friends.bit_count(), record.faces) == (56, 25, [2, 2, 2])
    switches = (record.stacking, record.prince, record.supply, record.wolf, record.cancel)
    assert (*switches, record.gift, record.flute, record.frog) == (0,) * 8
    assert (record.frog_from, record.turn, record.vault) == (0,) * 3


@pytest.mark.parametrize(
    ("option", "given", "means"),
    [
        ("copies", "56-B", "56-b"),
        ("copies", " 56-A ", "56-a"),
        ("advanced", "off", False),
        ("advanced", "true", True),
        ("monsters", "Stacking", "stacking"),
        ("prince", "AFTER", "after"),
        ("supply", "limited", "limited"),
        ("wolf", "victim", "victim"),
        ("cancel", "self", "self"),
        ("cancel", "present", "present"),
        ("gift", "any-mix", "any-mix"),
        ("flute", "not-played", "not-played"),
        ("frog", "must-keep", "must-keep"),
        ("frog_from", "Deck", "deck"),
        ("turn", "all-actions", "all-actions"),
        ("vault", "any-mix", "any-mix"),
    ],
)
def test_an_option_is_read_whatever_its_capitals(option: str, given: OptionValue, means: OptionValue) -> None:
    game = made(**{option: given})
    assert read_options(game.about.options, {option: given}) == {**STANDARD, option: means}


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("copies", "57", "56-a, 56-b, FILE.toml"),
        ("advanced", "perhaps", "on, off"),
        ("monsters", "two", "one-each, stacking"),
        ("prince", "never", "before, after"),
        ("supply", "45", "unlimited, limited"),
        ("wolf", "nobody", "owner, victim"),
        ("cancel", "half", "whole, self, present"),
        ("gift", "mixed", "one-kind, any-mix"),
        ("flute", "silent", "played, not-played"),
        ("frog", "kiss", "may-give, must-keep"),
        ("frog_from", "pond", "pile, deck"),
        ("turn", "short", "may-end, all-actions"),
        ("vault", "empty", "one-kind, any-mix"),
    ],
)
def test_a_value_that_an_option_does_not_have(option: str, value: str, allowed: str) -> None:
    assert refusal(**{option: value}) == f"The option “{option}” cannot be “{value}”. Allowed: {allowed}."


@pytest.mark.parametrize(("seats", "said"), [(1, "one player"), (5, "5 players"), (0, "0 players")])
def test_two_to_four_can_play(seats: int, said: str) -> None:
    assert refusal(seats) == f"grimm cannot be played by {said}. Allowed: 2, 3, 4."


@pytest.mark.parametrize(
    ("option", "value", "field", "number"),
    [
        ("monsters", "stacking", "stacking", 1),
        ("prince", "after", "prince", 1),
        ("supply", "limited", "supply", 1),
        ("wolf", "victim", "wolf", 1),
        ("cancel", "self", "cancel", Cancel.SELF),
        ("cancel", "present", "cancel", Cancel.PRESENT),
        ("gift", "any-mix", "gift", 1),
        ("flute", "not-played", "flute", 1),
        ("frog", "must-keep", "frog", 1),
        ("frog_from", "deck", "frog_from", 1),
        ("turn", "all-actions", "turn", 1),
        ("vault", "any-mix", "vault", 1),
    ],
)
def test_the_rules_are_given_each_option_as_a_number(option: str, value: str, field: str, number: int) -> None:
    changed, standard = numbers(2, **{option: value}), numbers(2)
    assert getattr(changed, field) == number
    setattr(changed, field, getattr(standard, field))
    assert changed.pack() == standard.pack()


@pytest.mark.clause("grimm.options.1", "grimm.cards.8")
def test_the_rules_are_given_the_copies_of_a_profile() -> None:
    standard, other = numbers(), numbers(copies="56-b")
    assert {
        FABLE_NAMES[card - 1]: other.copies[card] for card in range(33) if other.copies[card] != standard.copies[card]
    } == {
        "Curse of Darkness": 2,
        "Thoughtful Gift": 2,
        "Wolf": 2,
    }
    assert (other.friends, other.faces) == (standard.friends, standard.faces)


@pytest.mark.clause("grimm.options.2", "grimm.ruling.132")
@pytest.mark.parametrize(("copies", "fables"), [("56-a", 46), ("56-b", 44)])
def test_beginners_play_without_advanced_cards(copies: str, fables: int) -> None:
    record = numbers(4, copies=copies, advanced=False)
    assert (sum(record.copies), record.friends.bit_count()) == (fables, 17)


@pytest.mark.clause("grimm.options.1", "grimm.cards.9")
def test_a_file_of_ones_own(own_file: Path) -> None:
    record = numbers(2, copies=str(own_file))
    assert (record.copies[FABLE_NAMES.index("Roar") + 1], record.copies[32]) == (0, 4)
    assert (sum(record.copies), record.faces) == (56, [1, 2, 3])
    simple = numbers(2, copies=str(own_file), advanced=False)
    assert (simple.copies[32], simple.faces) == (0, [1, 2, 3])
    assert not simple.friends >> FRIEND_NAMES.index("Aladdin") + 1 & 1
    assert simple.friends >> FRIEND_NAMES.index("The Huntsman") + 1 & 1


@pytest.mark.clause("grimm.options.2", "grimm.ruling.132")
def test_a_file_that_leaves_beginners_too_few_fables(tmp_path: Path) -> None:
    file = tmp_path / "few.toml"
    file.write_text(FEW)
    assert sum(numbers(copies=str(file)).copies) == 24
    assert refusal(copies=str(file), advanced=False) == (
        f"Without Advanced cards {file} leaves 16 Fables; at least 20 are needed."
    )


@pytest.mark.clause("grimm.cards.9")
def test_a_file_with_a_mistake_is_refused_before_the_deal(tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(OWN.replace("Wolf = 4", "Wolf = 9"))
    assert refusal(copies=str(file)) == f"{file}, line 6: “Wolf” must be a whole number from 0 to 8, not “9”."


@pytest.mark.parametrize("value", ["", "a" * 300, f"{'a' * 300}.toml", "a\0b.toml", "missing.toml", "/", "."])
def test_what_is_no_file_is_no_profile(value: str) -> None:
    assert refusal(copies=value).startswith("The option “copies” cannot be “")


def test_a_game_made_for_one_file_is_played_with_no_other() -> None:
    """Its face has words for that file alone."""
    with pytest.raises(BadInput) as refused:
        made(copies="56-b").set_up({"copies": "56-a"}, 4)
    assert "The option “copies” cannot be “56-a”" in Speech().say(refused.value.message)


def test_the_card_list_shows_what_is_played_with(own_file: Path) -> None:
    assert {face.notation: face.copies for face in made(copies="56-b").face.cards()}["Wolf"] == 2
    names = [face.notation for face in made(copies=str(own_file), advanced="off").face.cards()]
    assert {"Wolf", "Roar", "Aladdin", "Taxation"} & set(names) == set()
    assert "The Huntsman" in names


@pytest.mark.clause("grimm.options.4")
def test_when_prince_regal_comes_matters_for_two_alone() -> None:
    assert [GRIMM.is_idle("prince", seats) for seats in (2, 3, 4)] == [False, True, True]
    assert not any(GRIMM.is_idle(name, seats) for name in STANDARD if name != "prince" for seats in (2, 3, 4))


@pytest.mark.clause("grimm.cards.10")
def test_a_record_carries_the_copies_it_was_played_with(own_file: Path) -> None:
    chosen: dict[str, OptionValue] = {**STANDARD, "copies": str(own_file)}
    texts = made(**chosen).texts(chosen)
    assert texts == {"copies": box_text(parse_box(OWN, "own.toml"))}
    before = numbers(**chosen)
    own_file.unlink()
    again = GRIMM.with_texts(chosen, texts)
    assert again.set_up(chosen, 3).pack() == before.pack()
    assert again.texts(chosen) == texts


@pytest.mark.clause("grimm.cards.10")
def test_a_record_is_played_again_after_a_profile_has_been_corrected() -> None:
    texts = {"copies": box_text(built_in("56-b"))}
    game = GRIMM.with_texts(STANDARD, texts)
    record = game.set_up(STANDARD, 3)
    assert isinstance(record, Options)
    assert record.pack() == numbers(copies="56-b").pack()
    assert {face.notation: face.copies for face in game.face.cards()}["Wolf"] == 2


@pytest.mark.clause("grimm.cards.10")
def test_a_record_that_carries_no_copies() -> None:
    assert GRIMM.with_texts(STANDARD, {}).set_up(STANDARD, 3).pack() == numbers().pack()
    with pytest.raises(BadInput) as refused:
        GRIMM.with_texts({**STANDARD, "copies": "gone.toml"}, {})
    assert Speech().say(refused.value.message) == "The record names the copies “gone.toml” but does not carry them."
    assert Speech("ru").knows(refused.value.message)


@pytest.mark.clause("grimm.cards.10")
def test_a_mistake_in_the_text_of_a_record_is_refused() -> None:
    with pytest.raises(BadInput) as refused:
        GRIMM.with_texts(STANDARD, {"copies": box_text(built_in("56-a")).replace('"Wolf" = 4', '"Wolf" = 5')})
    assert Speech().say(refused.value.message) == "copies, line 1: the copies make 57 Fables, but “fables” says 56."
