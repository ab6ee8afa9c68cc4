"""A player's own copies file: read, or refused with one sentence that names the line."""

from __future__ import annotations

from pathlib import Path

import pytest

from fabletop.contract import BadFile, Message
from fabletop.games.grimm.decks import FABLE_NAMES, Box, Level, box_text, built_in, parse_box, read_box
from fabletop.text.speech import LANGUAGES, Speech
from tests.text.test_locale import messages

OWN = """\
fables = 57
include = "56-a"
origin = "sourced"

[copies]
Wolf = 3
"Grandma's House" = 3

[levels]
Roar = "advanced"
"Evil Queen" = "simple"

[die]
straw = 3
wood = 2
brick = 1
"""
TOP = "Allowed: fables, include, origin, copies, levels, die."
TWICE = "stands here twice; names must differ in more than capitals and punctuation."
LEVELS = "Allowed: simple, advanced."
ORIGINS = "Allowed: sourced, deduced, reconstructed, placeholder."

WRONG: list[tuple[str, str, int | None, str]] = [
    # the file
    ("fables = 57", "fables = ", 1, "this is not valid TOML: Invalid value."),
    ("Wolf = 3", "Big Bad Wolf = 3", 6, "this is not valid TOML: Expected '=' after a key in a key/value pair."),
    ("Wolf = 3", "Wolf = 3\nWolf = 4", 7, "this is not valid TOML: Cannot overwrite a value."),
    ("fables = 57", "#" + "x" * 9000, 1, "the line is longer than 4,000 characters."),
    (OWN, "", None, "“fables” is missing."),
    # the top
    ("fables = 57\n", "", None, "“fables” is missing."),
    ("[die]", "[dice]", 13, f"there is no “dice” here. {TOP}"),
    ("fables = 57", "fables = 57\ncards = 57", 2, f"there is no “cards” here. {TOP}"),
    ("fables = 57", 'fables = 57\n"[odd]" = 57', 2, f"there is no “[odd]” here. {TOP}"),
    ("fables = 57", 'fables = "57"', 1, "“fables” must be a whole number from 0 to 256, not “57”."),
    ("fables = 57", "fables = 300", 1, "“fables” must be a whole number from 0 to 256, not “300”."),
    ("fables = 57", "fables = 56", 1, "the copies make 57 Fables, but “fables” says 56."),
    ('include = "56-a"\n', "", 1, "there are 6 Fables in all; at least 20 are needed."),
    ('"56-a"', '"57-c"', 2, "“include” cannot be “57-c”. Allowed: 56-a, 56-b."),
    ('"56-a"', '"own.toml"', 2, "“include” cannot be “own.toml”. Allowed: 56-a, 56-b."),
    ('"56-a"', "56", 2, "“include” cannot be “56”. Allowed: 56-a, 56-b."),
    ('"56-a"', '["56-a"]', 2, "“include” cannot be “[…]”. Allowed: 56-a, 56-b."),
    ('"sourced"', '"counted"', 3, f"“origin” cannot be “counted”. {ORIGINS}"),
    ('"sourced"', "true", 3, f"“origin” cannot be “true”. {ORIGINS}"),
    # copies
    (
        '[copies]\nWolf = 3\n"Grandma\'s House" = 3',
        "copies = 3",
        5,
        "“copies” must be a table, such as [copies] on a line of its own with names below.",
    ),
    ("Wolf = 3", "Wulf = 3", 6, "there is no card called “Wulf”; the nearest name is “Wolf”."),
    ("Wolf = 3", '"" = 3', 6, "there is no card called “”; the nearest name is “"),
    ("Wolf = 3", f'"{"Wolf" * 500}" = 3', 6, f"there is no card called “{'Wolf' * 15}…”; the nearest name is “"),
    ("Wolf = 3", "WOLF = 3\nWolf = 4", 7, f"“Wolf” {TWICE}"),
    ("Wolf = 3", "Grandmas-House = 3", 7, f"“Grandma's House” {TWICE}"),
    ("Wolf = 3", "Wolf = 9", 6, "“Wolf” must be a whole number from 0 to 8, not “9”."),
    ("Wolf = 3", "Wolf = -1", 6, "“Wolf” must be a whole number from 0 to 8, not “-1”."),
    ("Wolf = 3", "Wolf = 3.0", 6, "“Wolf” must be a whole number from 0 to 8, not “3.0”."),
    ("Wolf = 3", "Wolf = true", 6, "“Wolf” must be a whole number from 0 to 8, not “true”."),
    ("Wolf = 3", 'Wolf = "three"', 6, "“Wolf” must be a whole number from 0 to 8, not “three”."),
    ("Wolf = 3", "Wolf = [3]", 6, "“Wolf” must be a whole number from 0 to 8, not “[…]”."),
    ("Wolf = 3", "Wolf.copies = 3", 6, "“Wolf” must be a whole number from 0 to 8, not “{…}”."),
    ("Wolf = 3", f"Wolf = 0x{'f' * 3900}", 6, "“Wolf” must be a whole number from 0 to 8, not “0xfff"),
    (
        "Wolf = 3",
        "aladdin = 2",
        6,
        "“Aladdin” is a Friend, and each Friend is in the game once; only Fables have copies.",
    ),
    # levels
    ('Roar = "advanced"', 'Roar = "Advanced"', 10, f"“Roar” cannot be “Advanced”. {LEVELS}"),
    ('Roar = "advanced"', "Roar = true", 10, f"“Roar” cannot be “true”. {LEVELS}"),
    ('Roar = "advanced"', 'Rear = "advanced"', 10, "there is no card called “Rear”; the nearest name is “Roar”."),
    ('Roar = "advanced"', 'evil-queen = "advanced"', 11, f"“Evil Queen” {TWICE}"),
    (
        '[levels]\nRoar = "advanced"\n"Evil Queen" = "simple"',
        "[[levels]]",
        9,
        "“levels” must be a table, such as [levels] on a line of its own with names below.",
    ),
    # the die
    ("brick = 1", "brick = 2", 13, "the die has 6 faces, but straw, wood and brick make 7."),
    ("brick = 1", "brick = 7", 13, "“brick” must be a whole number from 0 to 6, not “7”."),
    ("brick = 1", 'brick = "one"', 13, "“brick” must be a whole number from 0 to 6, not “one”."),
    ("brick = 1", "", 13, "“brick” is missing."),
    ("brick = 1", "stone = 1", 16, "there is no “stone” here. Allowed: straw, wood, brick."),
    (
        "[die]\nstraw = 3\nwood = 2\nbrick = 1",
        "[[die]]",
        13,
        "“die” must be a table, such as [die] on a line of its own",
    ),
]


def refusal(text: str) -> BadFile:
    with pytest.raises(BadFile) as refused:
        parse_box(text, "own.toml")
    return refused.value


def copies(box: Box) -> dict[str, int]:
    return {fable.name: fable.copies for fable in box.fables}


@pytest.mark.clause("grimm.cards.9", "grimm.options.1")
def test_the_own_file_is_right_but_for_what_each_case_breaks() -> None:
    box = parse_box(OWN, "own.toml")
    assert box.size == 57
    assert copies(box) == copies(built_in("56-a")) | {"Wolf": 3, "Grandma's House": 3}
    levels = {card.name: card.level for card in (*box.fables, *box.friends)}
    assert (levels["Roar"], levels["Evil Queen"]) == (Level.ADVANCED, Level.SIMPLE)
    assert (levels["Wolf"], levels["Rapunzel"]) == (Level.SIMPLE, Level.ADVANCED)
    assert (box.faces, box.faces_origin) == ((3, 2, 1), "sourced")


@pytest.mark.clause("grimm.cards.10")
def test_an_own_file_says_where_its_corrections_come_from_and_those_alone() -> None:
    origins = {fable.name: fable.origin for fable in parse_box(OWN, "own.toml").fables}
    assert [(origins[name].copies, origins[name].level) for name in ("Wolf", "Roar", "Giant")] == [
        ("sourced", "reconstructed"),
        ("reconstructed", "sourced"),
        ("reconstructed", "reconstructed"),
    ]


@pytest.mark.clause("grimm.cards.9", "grimm.ruling.132")
@pytest.mark.parametrize(("old", "new", "line", "sentence"), WRONG)
def test_a_file_with_one_thing_wrong(old: str, new: str, line: int | None, sentence: str) -> None:
    assert OWN.count(old) == 1
    error = refusal(OWN.replace(old, new))
    said = Speech("en").say(error.message)
    where = f"own.toml, line {line}: " if line else "own.toml: "
    assert said.startswith(where + sentence)
    assert "\n" not in said
    assert len(said) < 400
    for language in LANGUAGES:
        assert Speech(language).knows(error.message)


def test_every_sentence_about_copies_files_is_met_by_a_case() -> None:
    met = {"error-grimm-copies-profile"}
    for old, new, _, _ in WRONG:
        why = refusal(OWN.replace(old, new)).message.args["why"]
        assert isinstance(why, Message)
        met.add(why.id)
    assert {name for name in messages("en") if name.startswith("error-grimm-copies-")} == met


@pytest.mark.clause("grimm.cards.9")
def test_without_include_the_fables_that_are_not_named_are_not_there() -> None:
    box = parse_box("fables = 24\n[copies]\nWolf = 8\nDragon = 8\nRoar = 8\nGiant = 0\n", "own.toml")
    assert {name for name, count in copies(box).items() if count} == {"Wolf", "Dragon", "Roar"}
    assert (sum(friend.copies for friend in box.friends), box.faces) == (25, (2, 2, 2))


@pytest.mark.clause("grimm.ruling.132")
@pytest.mark.parametrize(
    ("count", "last", "total"), [(8, 8, 256), (0, 8, None), (1, 1, 32), (8, 0, 248)], ids=["all", "few", "one", "gap"]
)
def test_any_counts_from_none_to_eight_that_make_twenty(count: int, last: int, total: int | None) -> None:
    rows = [f'"{name}" = {count}' for name in FABLE_NAMES[:-1]]
    text = "\n".join([f"fables = {total or 8}", "[copies]", *rows, f"Wolf = {last}"])
    if total is None:
        assert Speech().say(refusal(text).message) == (
            "own.toml, line 1: there are 8 Fables in all; at least 20 are needed."
        )
    else:
        assert parse_box(text, "own.toml").size == total


@pytest.mark.clause("grimm.ruling.132")
def test_twenty_fables_are_enough_and_nineteen_are_not() -> None:
    text = "fables = {}\n[copies]\nWolf = 8\nDragon = 8\nRoar = {}\n"
    assert parse_box(text.format(20, 4), "own.toml").size == 20
    assert (
        Speech()
        .say(refusal(text.format(19, 3)).message)
        .endswith("there are 19 Fables in all; at least 20 are needed.")
    )


def test_an_own_file_may_be_the_other_profile_and_no_more() -> None:
    for name in ("56-b", "56-B"):
        assert parse_box(f'fables = 56\ninclude = "{name}"\n', "own.toml") == built_in("56-b")


def test_names_are_known_whatever_their_capitals_and_signs() -> None:
    plain = OWN.replace('"Grandma\'s House"', "GRANDMAS_house").replace('"Evil Queen"', "'evil queen'")
    assert parse_box(plain, "own.toml") == parse_box(OWN, "own.toml")


def test_tables_may_stand_in_one_line_and_mistakes_are_found_there() -> None:
    text = 'fables = 53\ninclude = "56-a"\ncopies = { Wolf = 1, Roar = 9 }\n'
    assert Speech().say(refusal(text).message).startswith("own.toml, line 3: “Roar” must be")


@pytest.mark.clause("grimm.cards.9")
def test_a_players_own_file(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text("\ufeff" + OWN.replace("\n", "\r\n"), "utf-8")
    assert read_box(file) == parse_box(OWN, "own.toml")


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (None, "the file cannot be read (there is no such file or folder)."),
        (b"\xff\xfe\x00", "the file is not UTF-8 text."),
        (b"\xef\xbb\xbf#" + b"\xd0\xb9" * (1 << 15), "the file is larger than 65,536 bytes."),
    ],
)
def test_a_file_that_cannot_be_read(tmp_path: Path, content: bytes | None, why: str) -> None:
    file = tmp_path / "own.toml"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(BadFile) as refused:
        read_box(file)
    assert Speech().say(refused.value.message) == f"{file}: {why}"


def test_a_text_that_is_too_large() -> None:
    assert "larger than 65,536 bytes" in Speech().say(refusal("#\n" * (1 << 15) + "#").message)


def test_toml_without_end_is_refused_in_one_sentence() -> None:
    assert "this is not valid TOML" in Speech().say(refusal("fables = " + "[" * 1900 + "]" * 1900).message)


def test_a_wrong_card_in_the_text_of_a_record_is_found_on_its_line() -> None:
    text = box_text(built_in("56-b")).replace('"Roar" = 2', '"Roar" = 20')
    assert Speech().say(refusal(text).message).startswith("own.toml, line 25: “Roar” must be")
