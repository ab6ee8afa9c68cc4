"""Bad input gets one clear sentence: what was wrong, where, what is allowed; exit status 2; nothing half done."""

from __future__ import annotations

from pathlib import Path

import pytest

from fabletop.catalog import OWN
from tests.cli.running import fabletop, refused

KNOWN = ", ".join(OWN)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["simulate", "chess"], f"There is no game called “chess”. Known games: {KNOWN}."),
        (["cards", "chess"], f"There is no game called “chess”. Known games: {KNOWN}."),
        (["play", "chess"], f"There is no game called “chess”. Known games: {KNOWN}."),
        (["check", "chess"], f"There is no game called “chess”. Known games: {KNOWN}."),
        (["play", "chess", "--lang", "ru"], f"Игры «chess» нет. Есть: {KNOWN}."),
        (["simulate", "fox", "--option", "trump=moons"], "There is no option “trump”. Options: target, memory."),
        (["simulate", "fox", "--option", "target=4"], "The option “target” cannot be “4”. Allowed: 16, 21, 35, 5–99."),
        (["simulate", "fox", "--option", "memory=maybe"], "The option “memory” cannot be “maybe”. Allowed: off, on."),
        (["simulate", "fox", "--option", "target"], "An option is written name=value, not “target”."),
        (["simulate", "fox", "--seats", "3"], "fox cannot be played by 3 players. Allowed: 2."),
        (["simulate", "fox", "--backend", "abacus"], "There is no backend “abacus”. Backends: python, cpu."),
        (["simulate", "fox", "--games", "0"], "“games” must be a whole number from 1 to 1,000,000,000, not 0."),
        (["simulate", "fox", "--threads", "0"], "“threads” must be a whole number from 1 to 1,024, not 0."),
        (["simulate", "fox", "--seed", ""], "A seed is 1 to 200 printable characters without spaces around them."),
        (["simulate", "fox", "--seed", "a#b"], "After # a seed has the number of a game, not “b”."),
        (["simulate", "fox", "--seats", "0"], "fox cannot be played by 0 players. Allowed: 2."),
        (
            ["simulate", "fox", "--seats", "3", "--bots", "random,random"],
            "fox has 3 seats here, but 2 players were named.",
        ),
        (
            ["simulate", "fox", "--bots", "random,genius"],
            "There is no player called “genius”. Known: you, random, easy, medium, skilled, hard, master, flat:N, "
            "pimc:N, ismcts:N, FILE.py:CLASS, cmd:COMMAND, tcp://HOST:PORT.",
        ),
        (
            ["play", "fox", "--seats", "you,genius"],
            "There is no player called “genius”. Known: you, random, easy, medium, skilled, hard, master, flat:N, "
            "pimc:N, ismcts:N, FILE.py:CLASS, cmd:COMMAND, tcp://HOST:PORT.",
        ),
        (["play", "fox", "--rated"], "A game at home is never rated: rated matches are played at a server."),
        (["play"], f"Name a game: {KNOWN}."),
        (["play", "fox", "--seats", "you="], "A name is 1 to 40 printable characters without spaces around them."),
        (["play", "fox", "--seats", "you"], "fox cannot be played by one player. Allowed: 2."),
        (["games", "--lang", "fr"], "There is no language “fr”. Languages: en, ru."),
        (["scene"], "Name at least one scene file."),
    ],
)
def test_a_wrong_word_on_the_command_line(words: list[str], sentence: str) -> None:
    assert refused(*words) == sentence


@pytest.mark.parametrize(
    ("words", "english", "russian"),
    [
        (
            ["dance"],
            "There is no command “dance”. What there is: fabletop --help",
            "Команды «dance» нет. Какие есть: fabletop --help",
        ),
        (
            ["admin", "dance"],
            "There is no command “dance”. What there is: fabletop admin --help",
            "Команды «dance» нет. Какие есть: fabletop admin --help",
        ),
        (
            ["simulate"],
            "--game needs a value. How to write it: fabletop simulate --help",
            "После --game нужно значение. Как писать: fabletop simulate --help",
        ),
        (
            ["simulate", "fox", "--games", "many"],
            "--games must be a whole number, not “many”. How to write it: fabletop simulate --help",
            "Значение --games должно быть целым числом, а не «many». Как писать: fabletop simulate --help",
        ),
        (
            ["simulate", "fox", "--json=some"],
            "--json must be yes or no, not “some”. How to write it: fabletop simulate --help",
            "Значение --json должно быть словом yes или no, а не «some». Как писать: fabletop simulate --help",
        ),
        (
            ["play", "fox", "--x"],
            "There is no option --x here. What there is: fabletop play --help",
            "Ключа --x здесь нет. Какие есть: fabletop play --help",
        ),
        (
            ["play", "fox", "--seed", "a", "--seed", "b"],
            "--seed can be given only once. How to write it: fabletop play --help",
            "--seed можно указать только один раз. Как писать: fabletop play --help",
        ),
        (
            ["games", "all"],
            "“all” is one thing too many here. How to write it: fabletop games --help",
            "«all» здесь лишнее. Как писать: fabletop games --help",
        ),
    ],
)
def test_wrong_usage_is_one_sentence_too(
    words: list[str], english: str, russian: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert refused(*words) == english
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert refused(*words) == russian


SCENE = 'game = "fox"\n\n[[scene]]\nname = "x"\n'


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        (
            SCENE + 'table = { decree = "9K", hands = ["9K ...", "..."] }',
            5,
            "is in two places: decree and hand of seat 0",
        ),
        (SCENE + 'table = { decree = "12K" }', 5, "12K does not exist; cards are 1 to 11 of B, K or M"),
        (
            SCENE + f'table = {{ hands = ["{" ".join(f"{n}K" for n in range(1, 12))} 1B 2B 3B", "..."] }}',
            5,
            "names 14 cards",
        ),
        (SCENE + 'table = { hands = ["9K 3B", "8B"] }', 3, "the hand of seat 1 should have 2 cards here, not 1"),
        (SCENE + 'table = { hands = "9K" }', 3, "“hands” must be two texts of cards"),
        (SCENE + "table = { tricks = [9, 9] }", 3, "at most 12 tricks"),
        (SCENE + "table = { tricks = [9] }", 5, "“tricks” must be two numbers"),
        (SCENE + "table = { leader = 2 }", 5, "“leader” must be a number from 0 to 1, not 2"),
        (
            SCENE + 'table = { tricks = [1, 0], treasures = [1, 0], hands = ["7K ...", "7B 7M ..."] }',
            3,
            "1 treasure cannot have been won: only 0 can be out of play",
        ),
        (SCENE + "table = { tricks = [1, 1], treasures = [3, 0] }", 3, "seat 0 cannot have won 3 treasures in 1 trick"),
        (SCENE + "table = { scores = [21, 0] }", 3, "seat 0 cannot have had 21 points before round 2"),
        (SCENE + "table = { round = 1, scores = [3, 0] }", 3, "seat 0 cannot have had 3 points before round 1"),
        (SCENE + "table = { dealer = 1, leader = 1 }", 3, "seat 1 deals and cannot lead the first trick"),
        (SCENE + "table = { round = true }", 5, "“round” must be a number"),
        (SCENE + "table = 3", 5, "“table” must be a table"),
        (SCENE + "steps = [3]", 5, "“steps” must be a list of tables"),
        (SCENE + "options = 3", 5, "“options” must be a table"),
        (SCENE + 'play = "9K"', 5, "“play” must be a list of texts"),
        (SCENE + "view = 3", 5, "“view” must be a table"),
        (SCENE + "events = 3", 5, "“events” must be a list of texts"),
        (SCENE + "legal = 3", 5, "“legal” must be a list of choices, or one for each seat"),
        (SCENE + 'refused = ["9K"]', 5, "“refused” must be a table of choices and reason codes"),
        (SCENE + "view_of = { me = {} }", 5, "“view_of” must be a table for each seat"),
        (SCENE + "view_of = { 5 = {} }", 3, "“5” is not a seat. Allowed: 0, 1"),
        (SCENE + 'clauses = "fox.deal.1"', 5, "“clauses” must be a list of texts"),
        (SCENE + 'points = ["9"]', 5, "“points” must be a list of whole numbers"),
        ('game = "fox"\nseats = "two"\n[[scene]]', None, "“seats” must be a whole number"),
        (SCENE + "table = { tricks = [1, 0], treasures = [1, 0], scores = [0, 0] }", 3, "cannot have 0 points"),
        (SCENE + 'table = { moon = "full" }', 5, "there is no “moon” here. Allowed: dealer"),
        (SCENE + 'plays = ["9K"]', 5, "there is no “plays” here"),
        (SCENE + 'play = ["dance"]', 5, "“dance” is not a choice of this game"),
        (SCENE + "options = { target = 4 }", 5, "The option “target” cannot be “4”"),
        (SCENE + 'view = { weather = "fine" }', 5, "there is no “weather” here"),
        ('game = "fox"', None, "at least one [[scene]]"),
        ('game = "chess"\n[[scene]]', None, "There is no game called “chess”"),
        ('game = "fox\n[[scene]]', None, "this is not valid TOML"),
    ],
)
def test_a_scene_that_cannot_be(tmp_path: Path, text: str, line: int | None, why: str) -> None:
    file = tmp_path / "scene.toml"
    file.write_text(text)
    sentence = refused("scene", str(file))
    assert sentence.startswith(f"{file}, line {line}: " if line else f"{file}: ")
    assert why in sentence


@pytest.fixture
def record(tmp_path: Path) -> Path:
    fabletop("play", "fox", "--seats", "random,random", "--seed", "truth", "--records", str(tmp_path))
    (file,) = tmp_path.glob("*.fable")
    return file


def changed(record: Path, old: str, new: str) -> Path:
    text = record.read_text()
    assert old in text
    record.write_text(text.replace(old, new, 1))
    return record


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("fabletop record 1", "fabletop record 9", "line 1: this is not a record"),
        ("game fox", "game chess", "There is no game called “chess”"),
        ("rules 1", "rules 7", "this was played by version 7 of the rules of fox; this program knows version 1"),
        ("seats 2", "seats 3", "fox cannot be played by 3 players"),
        ("seats 2\n", "", "the record does not say “seats”"),
        ("option target 21", "option target 100", "The option “target” cannot be “100”"),
        ("option target 21", "option", "should be a name and a value"),
        ("\n0 ", "\n0 dance ", "is not a choice of this game"),
        ("\n0 ", "\nzero ", "“zero” should be a number"),
        ("seed truth", "seed #", "A seed is 1 to 200"),
        ("player 0 random", "player x random", "“x” should be a number"),
    ],
)
def test_a_record_that_was_spoilt(record: Path, old: str, new: str, why: str) -> None:
    for command in ("replay", "verify"):
        text = record.read_text()
        sentence = refused(command, str(changed(record, old, new)))
        assert sentence.startswith(str(record))
        assert why in sentence
        record.write_text(text)


def test_a_record_with_an_illegal_choice_names_its_line(record: Path) -> None:
    lines = record.read_text().splitlines()
    first = lines.index("") + 1
    seat, _, choice = lines[first].partition(" ")
    lines[first + 1] = f"{1 - int(seat)} {choice}"
    record.write_text("\n".join(lines))
    sentence = refused("verify", str(record))
    assert f"line {first + 2}: seat {1 - int(seat)} cannot choose “{choice}” here:" in sentence


def test_a_record_with_a_changed_seed_is_found_out(record: Path) -> None:
    sentence = refused("verify", str(changed(record, "seed truth", "seed lie")))
    assert "cannot choose" in sentence or "the seed or the choices were changed" in sentence


def test_a_record_of_an_open_game_with_a_changed_seed_is_found_out(record: Path) -> None:
    """No choice has been made that could be illegal: only the digest can tell."""
    lines = record.read_text().splitlines()
    kept = [*lines[: lines.index("") + 1], lines[-1]]
    points = kept[-1].split(" sha256 ")[0]
    record.write_text("\n".join(kept).replace(points, "end open").replace("seed truth", "seed lie"))
    assert "the seed or the choices were changed" in refused("verify", str(record))


def test_a_record_with_other_points_is_found_out(record: Path) -> None:
    last = record.read_text().splitlines()[-1]
    sentence = refused("verify", str(changed(record, last, "end 99 0 sha256 " + last.split()[-1])))
    assert "its choices lead to" in sentence


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("rules 1", "rules 7", 3),
        ("seats 2", "seats 9", 4),
        ("option target 21", "option target 4", 5),
        ("seed truth", "seed #", 7),
    ],
)
def test_a_wrong_header_is_named_with_its_own_line(record: Path, old: str, new: str, line: int) -> None:
    assert refused("verify", str(changed(record, old, new))).startswith(f"{record}, line {line}: ")


def test_a_record_that_ends_inside_its_digest_is_cut_off(record: Path) -> None:
    record.write_text(record.read_text()[:-20])
    assert "the file ends too early" in refused("verify", str(record))


def test_a_record_that_says_a_thing_twice_or_seats_a_stranger(record: Path) -> None:
    text = record.read_text()
    record.write_text(text.replace("game fox", "game fox\ngame fox"))
    assert "line 3: the record says “game” twice" in refused("verify", str(record))
    record.write_text(text.replace("player 1 random", "player 5 random"))
    assert "“5” is not a seat. Allowed: 0, 1." in refused("verify", str(record))


def test_scenes_without_end_are_refused_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "scene.toml"
    for text in ("points = [" + "9" * 5000 + "]", "points = " + "[" * 3000 + "]" * 3000):
        file.write_text(SCENE + text)
        assert "this is not valid TOML" in refused("scene", str(file))


def test_a_file_that_begins_with_a_byte_order_mark_is_read(record: Path) -> None:
    record.write_text("\ufeff" + record.read_text(), "utf-8")
    assert fabletop("verify", str(record)).status == 0


@pytest.mark.parametrize("share", [0.1, 0.5, 0.99])
def test_a_record_that_is_cut_off(record: Path, share: float) -> None:
    text = record.read_text()
    record.write_text(text[: int(len(text) * share)].rpartition("\n")[0])
    sentence = refused("replay", str(record))
    assert "the file ends too early" in sentence or "the record does not say" in sentence


def test_a_record_with_more_after_the_end(record: Path) -> None:
    record.write_text(record.read_text() + "0 9K\n")
    assert "nothing may follow the line “end”" in refused("verify", str(record))


@pytest.mark.parametrize("command", ["replay", "verify", "scene"])
def test_files_that_cannot_be_read(tmp_path: Path, command: str) -> None:
    assert "cannot be read" in refused(command, str(tmp_path / "missing"))
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    assert "not UTF-8" in refused(command, str(binary))
    large = tmp_path / "large"
    large.write_bytes(b"#" * (1 << 20) + b"#")
    assert "larger than" in refused(command, str(large))


def test_replay_through_eyes_that_do_not_exist(record: Path) -> None:
    assert "Allowed: 0, 1, public, all." in refused("replay", str(record), "--seat", "2")
    assert "“at” must be a whole number" in refused("replay", str(record), "--at", "100000")


def test_a_record_that_cannot_be_written_loses_no_game(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("in the way")
    done = fabletop("play", "fox", "--seats", "random,random", "--records", str(file))
    assert done.status == 0
    assert "could not be written" in done.out
    assert file.read_text() == "in the way"
