"""The commands with Fairy Tale: its decks, its tables, its records."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from fabletop.catalog import game_named
from fabletop.contract import Result, commitment_of
from fabletop.match.folk import folk_of
from fabletop.terminal.plain import PlainTable
from fabletop.text.speech import Speech
from tests.cli.running import fabletop, refused
from tests.games.fairytale.tables import QUIET
from tests.text.test_locale import messages

RANDOM = {seats: ",".join(["random"] * seats) for seats in (2, 3, 4, 5)}


@pytest.fixture
def quiet(tmp_path: Path) -> Path:
    """A deck of a player's own."""
    file = tmp_path / "quiet.toml"
    file.write_text(QUIET)
    return file


def option(text: str) -> tuple[str, str]:
    return "--option", text


# fabletop cards


@pytest.mark.clause("fairytale.cards.6")
@pytest.mark.parametrize(
    ("deck", "cards", "factions", "guessed"),
    [
        ("basic", 80, "Dragonvale 23, Fairywood 23, Holy Empire 23, Shadow 11", "8 of 20"),
        ("expert100", 100, "Dragonvale 28, Fairywood 28, Holy Empire 28, Shadow 16", "25 of 40"),
        ("expert110", 110, "Dragonvale 30, Fairywood 30, Holy Empire 30, Shadow 20", "31 of 46"),
    ],
)
def test_cards_prints_a_deck_with_its_totals(deck: str, cards: int, factions: str, guessed: str) -> None:
    lines = fabletop("cards", "fairytale", *option(f"deck={deck}")).out.splitlines()
    assert lines[-3:-1] == [f"{cards} cards.", f"By faction: {factions}."]
    assert lines[-1].startswith(f"{guessed} cards are partly guessed")


@pytest.mark.clause("fairytale.cards.6")
def test_cards_prints_the_basic_deck_unless_another_is_chosen() -> None:
    assert fabletop("cards", "fairytale").out == fabletop("cards", "fairytale", *option("deck=basic")).out


@pytest.mark.clause("fairytale.cards.5", "fairytale.cards.6")
@pytest.mark.parametrize(
    ("card", "doubts"),
    [
        ("Bronze Dragon", None),
        ("Demon", "points (reconstructed)"),
        ("The Gold Dragon", "points (placeholder)"),
        ("Egg of Chaos", "faction (placeholder), type (placeholder), copies (reconstructed)"),
    ],
)
def test_cards_marks_what_is_not_known(card: str, doubts: str | None) -> None:
    lines = fabletop("cards", "fairytale", *option("deck=expert110")).out.splitlines()
    (line,) = (line for line in lines if line.strip().startswith(f"{card}  "))
    marked = line.partition(". Not seen printed: ")[2]
    assert marked == (doubts or "")
    is_guess = any(field in marked for field in ("points", "effect", "friend"))
    assert line.strip().startswith(f"{card}  ≈") == is_guess


@pytest.mark.clause("fairytale.cards.2", "fairytale.cards.6")
def test_cards_as_json() -> None:
    rows = json.loads(fabletop("cards", "fairytale", *option("deck=expert110"), "--json").out)
    assert len(rows) == 46
    assert sum(row["copies"] for row in rows) == 110
    trickster = next(row for row in rows if row["card"] == "The Trickster")
    assert trickster == {
        "card": "The Trickster",
        "name": "The Trickster",
        "copies": 1,
        "text": "-1 point, at the end it takes the name of any other card",
        "kind": "Shadow, Character",
        "note": None,
        "is_guess": False,
    }
    assert sum(row["note"] is not None for row in rows) == 31
    assert sum(row["is_guess"] for row in rows) == 26


@pytest.mark.clause("fairytale.cards.7")
@pytest.mark.parametrize(
    ("language", "friend"),
    [
        ("en", "3 points, friend of Bronze Dragon (Dragonvale)"),
        ("ru", "3 очка, дружит с картой «Бронзовый дракон» (драконы)"),
    ],
)
def test_cards_says_which_card_a_card_goes_with(language: str, friend: str) -> None:
    lines = fabletop("cards", "fairytale", "--lang", language).out.splitlines()
    (line,) = (line for line in lines if line.strip().startswith("Knight of the Round Table  "))
    assert friend in line


@pytest.mark.clause("fairytale.cards.6")
def test_cards_in_russian() -> None:
    out = fabletop("cards", "fairytale", "--lang", "ru").out
    assert "Бронзовый дракон" in out
    assert "Всего карт: 80." in out
    assert "Bronze Dragon" in out, "choices are written in English, so the list must name both"
    assert not [line for line in out.splitlines() if "fairytale-" in line]


@pytest.mark.clause("fairytale.cards.6", "fairytale.deck.4")
def test_cards_of_an_own_deck(quiet: Path) -> None:
    lines = fabletop("cards", "fairytale", *option(f"deck={quiet}")).out.splitlines()
    assert lines[0] == " Lamp  × 20. Dragonvale, Home. 1 point"
    assert lines[-2:] == ["100 cards.", "By faction: Dragonvale 20, Fairywood 20, Holy Empire 20, Shadow 40."]


# fabletop simulate, check, games


def test_games_lists_fairy_tale_with_its_options() -> None:
    assert "fairytale: Fairy Tale." in fabletop("games").out
    assert "fairytale: Сказка." in fabletop("games", "--lang", "ru").out
    rows = {row["id"]: row for row in json.loads(fabletop("games", "--json").out)}
    assert rows["fairytale"]["seats"] == [2, 3, 4, 5]
    names = [row["name"] for row in rows["fairytale"]["options"]]
    assert names == ["deck", "teams", "draft", "plays", "passing", "memory", "trickster"]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, ["deck=basic"]),
        (3, ["deck=expert100", "passing=left"]),
        (4, ["deck=expert110", "teams=pairs-exchange", "plays=up-to-three"]),
        (5, ["deck=expert110", "memory=on"]),
    ],
)
def test_simulate_on_the_interpreted_backend(seats: int, options: list[str]) -> None:
    words = [word for text in options for word in option(text)]
    done = fabletop(
        *("simulate", "fairytale", "--seats", str(seats), "--games", "4", "--seed", "s", "--backend", "python"),
        *("--check", "--json", *words),
    )
    found = json.loads(done.out)
    assert done.status == 0
    assert (found["games"], found["seats"], found["invariant"]) == (4, seats, None)
    assert len(found["mean_points"]) == len(found["wins"]) == seats
    assert sum(found["wins"]) >= 4
    assert found["longest"] <= game_named("fairytale").about.most_decisions


def test_simulate_says_it_in_words(quiet: Path) -> None:
    words = ["simulate", "fairytale", "--seats", "3", "--games", "2", "--backend", "python"]
    said = fabletop(*words, *option(f"deck={quiet}"), "--lang", "ru")
    assert said.status == 0
    assert "Сказка: партий 2, игроков 3" in said.out


# fabletop play, replay, verify


def at_a_pipe(typed: str, *words: str) -> subprocess.CompletedProcess[str]:
    """A game at the prompt of a process of its own."""
    command = [sys.executable, "-m", "fabletop", "play", "fairytale", *words]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        command,
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=120,
        env=environment,
    )


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("seats", "deck"), [(2, "basic"), (5, "expert110")])
def test_a_person_plays_a_whole_game_through_a_pipe(seats: int, deck: str, language: str, tmp_path: Path) -> None:
    players = ",".join(["you"] + ["random"] * (seats - 1))
    words = ["--seats", players, *option(f"deck={deck}"), "--seed", "pipe", "--records", str(tmp_path)]
    done = at_a_pipe("1\n" * 200, *words, "--lang", language)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "fairytale-" not in done.stdout.replace(str(tmp_path), "").replace("/fairytale-2", "")
    for said in {"en": ["Round 4.", "The tales are told.", "you: "], "ru": ["Раунд 4.", "вы: "]}[language]:
        assert said in done.stdout
    (file,) = tmp_path.glob("*.fable")
    assert str(file) in done.stdout
    assert fabletop("verify", str(file)).status == 0


def test_the_end_of_the_input_ends_the_game_and_keeps_it(tmp_path: Path) -> None:
    done = at_a_pipe(
        "1\nkeep nothing\nwhy play Bard\n", *option("draft=two-stage"), "--seed", "pipe", "--records", str(tmp_path)
    )
    assert done.returncode == 0
    assert "“keep nothing” is not one of the choices." in done.stdout
    assert "play Bard: You are asked to discard a card. (fairytale.two.3)" in done.stdout
    assert "You left the game." in done.stdout
    (file,) = tmp_path.glob("*.fable")
    assert "the game is not over" in fabletop("verify", str(file)).out


def folk(seed: str, language: str = "en") -> list[str]:
    """What the bots of a table at home are called, by seat."""
    return [Speech(language)(f"folk-{somebody.name}") for somebody in folk_of(commitment_of(seed))]


def recorded(folder: Path, seats: int, *options: str) -> Path:
    """The record of a whole game between random players."""
    words = [word for text in options for word in option(text)]
    players = ["--seats", RANDOM[seats], "--seed", "record", "--records", str(folder)]
    assert fabletop("play", "fairytale", *players, *words).status == 0
    (file,) = folder.glob("*.fable")
    return file


@pytest.mark.clause("fairytale.deck.10")
def test_a_game_with_an_own_deck_is_recorded_and_read_after_the_deck_is_gone(quiet: Path, tmp_path: Path) -> None:
    file = recorded(tmp_path / "records", 3, f"deck={quiet}")
    before = fabletop("replay", str(file)).out
    quiet.unlink()
    assert fabletop("replay", str(file)).out == before
    assert "the record is true" in fabletop("verify", str(file)).out
    assert json.loads(fabletop("verify", str(file), "--json").out)["true"] is True


@pytest.mark.clause("fairytale.secret.2", "fairytale.secret.4")
def test_a_record_is_read_through_any_eyes(tmp_path: Path) -> None:
    file = recorded(tmp_path, 3, "deck=expert110")
    everything, public, seat = (fabletop("replay", str(file), "--seat", eyes).out for eyes in ("all", "public", "1"))
    name = folk("record")[0]
    for secret in (f"In front of {name}", f"{name} keeps", f"{name} discards", "The deck from the top"):
        assert secret in everything
        assert secret not in public + seat
    for own in ("In front of you", "You keep", "You discard: "):
        assert own in seat
        assert own not in public + everything
    assert "Раунд 4." in fabletop("replay", str(file), "--lang", "ru").out


@pytest.mark.clause("fairytale.secret.7")
def test_a_record_of_a_table_with_the_memory_aid_shows_what_each_has_seen(tmp_path: Path) -> None:
    file = recorded(tmp_path, 2, "memory=on")
    table = fabletop("replay", str(file), "--seat", "0", "--at", "20").out
    assert "Seen in round 1, step 1: " in table
    assert "Discarded by you: " in table
    assert f"Discarded by {folk('record')[1]}" not in table


def test_replay_shows_the_table_at_any_moment(tmp_path: Path) -> None:
    file = recorded(tmp_path, 4, "teams=pairs")
    first = fabletop("replay", str(file), "--at", "0", "--seat", "2").out
    assert "Round 1 of 4: draft." in first
    assert first.count("In front of you") == 1


# Who won.


@pytest.mark.parametrize(
    ("person", "places", "english", "russian"),
    [
        (0, (1, 2, 3), "You won!", "Вы выиграли!"),
        (0, (2, 1, 3), "{1} won.", "Победа: {1}."),
        (0, (3, 1, 1), "{1}, {2} won together.", "Общая победа: {1}, {2}."),
        (0, (1, 3, 1), "You won together with {2}.", "Вы выиграли! Вместе с вами: {2}."),
        (1, (1, 1, 3), "You won together with {0}.", "Вы выиграли! Вместе с вами: {0}."),
        (0, (1, 1, 1), "A draw.", "Ничья."),
        (None, (1, 1, 1), "A draw.", "Ничья."),
        (None, (2, 1, 2), "{1} won.", "Победа: {1}."),
        (None, (1, 3, 1), "{0}, {2} won together.", "Общая победа: {0}, {2}."),
    ],
)
def test_the_last_line_says_who_won(person: int | None, places: tuple[int, ...], english: str, russian: str) -> None:
    players = ["you" if seat == person else "random" for seat in range(3)]
    for language, said in (("en", english), ("ru", russian)):
        table = PlainTable(game_named("fairytale"), players, {}, "won", language)
        assert table.victory(Result((0, 0, 0), places).winners) == said.format(*folk("won", language))


@pytest.mark.clause("fairytale.end.1", "fairytale.team.2")
def test_partners_win_together(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: "1")
    said = set()
    for seed in ("a", "b", "c", "d"):
        words = ["--seats", "you,random,random,random", "--seed", seed, "--records", str(tmp_path)]
        done = fabletop("play", "fairytale", *words, *option("teams=pairs"))
        names = folk(seed)
        ends = [f"You won together with {names[2]}.", f"{names[1]}, {names[3]} won together."]
        said.add(ends.index(done.out.splitlines()[-2]))
    assert said == {0, 1}


# Bad input.


def small(tmp_path: Path) -> Path:
    """A deck of 60 cards."""
    file = tmp_path / "small.toml"
    file.write_text(QUIET.replace("cards = 100", "cards = 60").replace("copies = 20", "copies = 12"))
    return file


@pytest.mark.clause("fairytale.deck.1", "fairytale.deck.9", "fairytale.team.5")
@pytest.mark.parametrize("command", ["simulate", "play"])
@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (5, ["deck=basic"], "The basic deck is for 2 to 4 players, not 5."),
        (3, ["teams=pairs"], "A game with teams (pairs) needs 4 players, not 3."),
        (5, ["deck=expert110", "teams=pairs-exchange"], "A game with teams (pairs-exchange) needs 4 players, not 5."),
        (2, ["deck=deluxe"], "The option “deck” cannot be “deluxe”. Allowed: basic, expert100, expert110, FILE.toml."),
        (2, ["draft=snake"], "The option “draft” cannot be “snake”. Allowed: plain, two-stage."),
        (2, ["plays=four"], "The option “plays” cannot be “four”. Allowed: exactly-three, up-to-three."),
        (2, ["passing=right"], "The option “passing” cannot be “right”. Allowed: alternate, left."),
        (
            2,
            ["speed=fast"],
            "There is no option “speed”. Options: deck, teams, draft, plays, passing, memory, trickster.",
        ),
    ],
)
def test_a_table_that_cannot_be(command: str, seats: int, options: list[str], sentence: str) -> None:
    words = [word for text in options for word in option(text)]
    players = ["--seats", str(seats) if command == "simulate" else RANDOM[seats]]
    assert refused(command, "fairytale", *players, *words) == sentence
    assert refused(command, "fairytale", *players, *words, "--lang", "ru") != sentence


@pytest.mark.clause("fairytale.deck.8", "fairytale.deck.9")
@pytest.mark.parametrize(("seats", "dealt", "more"), [(2, 72, option("draft=two-stage")), (4, 80, []), (5, 100, [])])
def test_a_deck_that_is_too_small_for_the_players(seats: int, dealt: int, more: list[str], tmp_path: Path) -> None:
    file = small(tmp_path)
    for command, players in (("simulate", str(seats)), ("play", RANDOM[seats])):
        words = [command, "fairytale", "--seats", players, *option(f"deck={file}"), *more]
        wanted = f"{seats} players are dealt {dealt} and may draw 0 more."
        assert refused(*words) == f"The deck {file} has 60 cards; {wanted}"
        assert refused(*words, "--lang", "ru").startswith(f"В колоде {file} карт: 60;")
    assert fabletop("cards", "fairytale", *option(f"deck={file}")).status == 0, "a deck may still be looked at"


@pytest.mark.clause("fairytale.deck.9")
@pytest.mark.parametrize("command", ["simulate", "play", "cards"])
def test_a_deck_file_that_cannot_be_used(command: str, tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    words = [command, "fairytale", *option(f"deck={file}")]
    assert refused(*words) == f"The option “deck” cannot be “{file}”. Allowed: basic, expert100, expert110, FILE.toml."
    file.write_text("this is no deck")
    assert refused(*words).startswith(f"{file}, line 1: this is not valid TOML:")
    file.write_text(QUIET.replace('faction = "Shadow"', 'faction = "Moon"', 1))
    why = "Bat: “faction” cannot be “Moon”. Allowed: Dragonvale, Fairywood, Holy Empire, Shadow."
    assert refused(*words) == f"{file}, line 27: {why}"
    assert refused(*words, "--lang", "ru").startswith(f"{file}, строка 27: Bat: ")
    file.write_bytes(b"\xff\xfe")
    assert refused(*words) == f"{file}: the file is not UTF-8 text."
    assert not list(tmp_path.glob("*.fable"))


SCENE = 'game = "fairytale"\nseats = 2\n\n[[scene]]\nname = "x"\n'
SCENES: dict[str, tuple[str, int, str, str]] = {
    "stage": (
        'table = { stage = "dinner" }',
        4,
        "“dinner” is not a stage; allowed: draft, play, over.",
        "Стадии «dinner» нет. Можно: draft, play, over.",
    ),
    "key-stage": (
        'table = { stage = "over", hands = ["...", "..."] }',
        6,
        "“hands” can only be told in the stage “play”.",
        "«hands» можно указать только на стадии «play».",
    ),
    "size": (
        'table = { hands = ["Bard", "..."] }',
        6,
        "“hands” of seat 0 has one card; at that moment it should have 5.",
        "«hands» места 0: карт 1, а в этот момент их 5.",
    ),
    "list": (
        'table = { rows = ["Bard"] }',
        6,
        "“rows” should be a list of 2 texts, one for each seat.",
        "«rows» — список из 2 текстов, по одному на место.",
    ),
    "no-card": (
        'table = { deck = "Cinderella" }',
        6,
        "There is no card “Cinderella” in this deck.",
        "Карты «Cinderella» в этой колоде нет.",
    ),
    "row": (
        'table = { round = 1, rows = ["Bard", "Castle, Demon"] }',
        4,
        "Seat 0 has one card in play; by then it can be no more than 0.",
        "У места 0 карт в игре: 1; к этому времени их не больше 0.",
    ),
    "deck-told": (
        'options = { draft = "two-stage" }\n'
        'table = { round = 4, deck = "Bard, Bard, Bard, Bard, Demon, Demon, Castle, Castle, Castle, Castle, Vampire, '
        'Vampire, Werewolf, Werewolf, Fairy Ring, Fairy Ring, Fairy Ring, Fairy Ring, Silver Dragon" }',
        4,
        "19 cards of the deck are told, but only 16 are left by then.",
        "Указано карт колоды: 19, а к этому времени их остаётся 16.",
    ),
    "copies": (
        'table = { rows = ["Demon, Demon", "Demon"], round = 2 }',
        6,
        "Demon stands there 3 times, but the deck has only 2.",
        "Карта «Демон» указана 3 раза, а в колоде их 2.",
    ),
}
"""By the end of the message id: a wrong position, the line that is named, and what is said."""
ELSEWHERE = {"basic", "teams", "deck-small", "record-deck"}
"""What is wrong with options and records is looked at above, and in tests/games/fairytale/words/test_records.py."""


@pytest.mark.parametrize("message_id", SCENES)
def test_a_scene_that_cannot_be(message_id: str, tmp_path: Path) -> None:
    text, line, english, russian = SCENES[message_id]
    file = tmp_path / "scene.toml"
    file.write_text(SCENE + text)
    assert refused("scene", str(file)) == f"{file}, line {line}: {english}"
    assert refused("scene", str(file), "--lang", "ru") == f"{file}, строка {line}: {russian}"


def test_every_sentence_about_tables_is_met_by_a_case() -> None:
    known = {name for name in messages("en") if name.startswith("error-fairytale-")}
    assert known == {f"error-fairytale-{end}" for end in (*SCENES, *ELSEWHERE)}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            'table = { weather = "fine" }',
            "there is no “weather” here. Allowed: round, stage, step, rows, hands, choosing,",
        ),
        ("table = { round = 5 }", "“round” must be a number from 1 to 4, not 5."),
        ("table = { round = true }", "“round” must be a number from 1 to 4, not True."),
        ("table = { step = 6 }", "“step” must be a number from 1 to 5, not 6."),
        ('table = { hands = ["...", "..."], step = 4 }', "“step” must be a number from 1 to 3, not 4."),
        ("table = { deck = 3 }", "“deck” must be cards in quotes"),
        ("table = { rows = 3 }", "“rows” should be a list of 2 texts"),
        ("table = { rows = [3, 4] }", "“rows” should be a list of 2 texts"),
        (
            'options = { draft = "two-stage" }\ntable = { choosing = ["Bard, Bard", "..."], step = 4 }',
            "“choosing” of seat 0 has 2 cards; at that moment it should have 4.",
        ),
        ('play = ["keep Cinderella"]', "“keep Cinderella” is not a choice of this game."),
        ('options = { deck = "missing.toml" }', "The option “deck” cannot be “missing.toml”."),
        (f'options = {{ deck = "{"x" * 300}" }}', "The option “deck” cannot be “xxx"),
        ('options = { deck = "a\\u0000.toml" }', "The option “deck” cannot be “a"),
        ('options = { teams = "pairs" }', "A game with teams (pairs) needs 4 players, not 2."),
        ('view = { weather = "fine" }', "there is no “weather” here."),
    ],
)
def test_other_words_of_a_scene_that_are_wrong(text: str, why: str, tmp_path: Path) -> None:
    file = tmp_path / "scene.toml"
    file.write_text(SCENE + text)
    sentence = refused("scene", str(file))
    assert sentence.startswith(f"{file}, line ")
    assert why in sentence


def test_a_scene_may_use_a_deck_that_lies_beside_it(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text(QUIET.replace('"Bat"', '"Tale: One"'))
    hands = 'table = { hands = ["Tale: One, ...", "Owl, ..."] }'
    text = f'options = {{ deck = "own.toml" }}\n{hands}\nplay = ["play Tale: One", "1: play Owl"]\npoints = [4, 2]\n'
    file = tmp_path / "scene.toml"
    file.write_text(SCENE + text)
    done = fabletop("scene", str(file))
    assert done.status == 0, done
