"""A record carries the deck it was played with (fairytale.deck.10)."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from fabletop.contract import BadFile, OptionValue, read_options
from fabletop.games.fairytale import game as game_module
from fabletop.games.fairytale.decks import Deck, built_in, deck_text, parse_deck
from fabletop.records.matches import MatchRecord, read_record, write_record
from fabletop.text.speech import LANGUAGES, Speech
from tests.games.fairytale.tables import FAIRYTALE, QUIET, TaleTable

SEED = "kept"


def recorded(path: Path, seats: int = 3, choices: int = 1000, **options: OptionValue) -> MatchRecord:
    """Play by chance, to the end or for so many choices, and write the record."""
    game = FAIRYTALE.for_options(options)
    table = TaleTable(game, *game.open(options, seats, SEED))
    record = MatchRecord(game, seats, SEED, read_options(game.about.options, options))
    while table.to_act and len(record.choices) < choices:
        seat = table.to_act[-1]
        choice = table.marked(seat)[-1]
        table.choose(seat, choice)
        record.choices.append((seat, choice))
    write_record(record, path)
    return record


def said(path: Path, language: str = "en") -> list[str]:
    """A record read aloud, to the last point."""
    record = read_record(path)
    speech = Speech(language)
    lines = [speech.say(event.message) for _, events in record.replayed() for event in events]
    *_, (position, _) = record.replayed()
    result = record.game.result(position)
    return lines + [speech.say(why) for why in result.why] if result else lines


def refusal(path: Path) -> str:
    """The one sentence with which a record is refused."""
    with pytest.raises(BadFile) as refused:
        read_record(path)
    for language in LANGUAGES:
        assert Speech(language).knows(refused.value.message)
    sentence = Speech().say(refused.value.message)
    assert "\n" not in sentence
    return sentence


@pytest.fixture
def own_deck(tmp_path: Path) -> Path:
    file = tmp_path / "My own deck.toml"
    file.write_text(QUIET.replace('name = "Owl"', 'name = "Сова"').replace("points = 4", "points = -4"))
    return file


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.fable"


def line_of(path: Path, text: str) -> int:
    return path.read_text("utf-8").splitlines().index(text) + 1


def spoilt(path: Path, old: str, new: str) -> Path:
    text = path.read_text("utf-8")
    assert text.count(old) >= 1
    path.write_text(text.replace(old, new, 1), "utf-8")
    return path


@pytest.mark.clause("fairytale.deck.10")
@pytest.mark.parametrize("choices", [0, 7, 1000])
def test_a_record_reads_back_as_it_was_played(path: Path, own_deck: Path, choices: int) -> None:
    record = recorded(path, choices=choices, deck=str(own_deck))
    again = read_record(path)
    assert (again.seats, again.seed, again.choices) == (record.seats, record.seed, record.choices)
    assert again.options["deck"] == str(own_deck)
    ends = [list(each.replayed())[-1][0].table.pack() for each in (record, again)]
    assert ends[0] == ends[1]


@pytest.mark.clause("fairytale.deck.10")
@pytest.mark.parametrize("deck", ["basic", "expert100", "expert110"])
def test_a_record_carries_the_deck_as_text(path: Path, deck: str) -> None:
    recorded(path, deck=deck, choices=3)
    lines = path.read_text("utf-8").splitlines()
    first = lines.index("text deck") + 1
    carried = [line.removeprefix("| ") for line in lines[first : lines.index("")]]
    assert "\n".join(carried) + "\n" == deck_text(built_in(deck))


@pytest.mark.clause("fairytale.deck.10")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "happens",
    [
        Path.unlink,
        lambda file: file.write_text("now it is not even TOML"),
        lambda file: file.write_text(QUIET.replace("points = 1", "points = 9")),
        lambda file: file.write_text(QUIET.replace("Crown", "Sceptre")),
    ],
    ids=["deleted", "broken", "worth more", "renamed"],
)
def test_a_record_of_an_own_deck_replays_whatever_becomes_of_the_file(
    path: Path, own_deck: Path, happens: Callable[[Path], object], language: str
) -> None:
    recorded(path, deck=str(own_deck))
    before = said(path, language)
    happens(own_deck)
    assert said(path, language) == before
    assert any("Сова" in line for line in before)


def corrected(deck: Deck) -> Deck:
    """Every card is worth 9, and one has another name."""
    text = re.sub(r"points = (\{[^}]*\}|-?\d+)", "points = 9", deck_text(deck))
    return parse_deck(text.replace("Homesteaders", "Settlers"), "corrected")


@pytest.mark.clause("fairytale.deck.10")
@pytest.mark.parametrize("deck", ["basic", "expert110"])
def test_a_record_of_a_deck_of_the_game_replays_after_the_deck_is_corrected(
    path: Path, deck: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorded(path, deck=deck)
    before = said(path)
    monkeypatch.setattr(game_module, "built_in", lambda name: corrected(built_in(name)))
    new = path.with_name("new.fable")
    recorded(new, deck=deck)
    assert said(path) == before
    assert said(new) != before
    assert any("Settlers" in line for line in said(new))
    assert not any("Settlers" in line for line in before)


@pytest.mark.clause("fairytale.deck.10")
def test_a_record_is_played_with_the_deck_in_it_even_where_only_that_text_differs(path: Path) -> None:
    """Corrected by hand inside the record: the cards are renamed, so the choices must be, and the digest stays."""
    recorded(path, deck="basic")
    before = said(path)
    path.write_text(path.read_text("utf-8").replace("Homesteaders", "Settlers"), "utf-8")
    assert said(path) == [line.replace("Homesteaders", "Settlers") for line in before] != before


@pytest.mark.clause("fairytale.deck.10")
def test_a_record_of_a_corrected_record_is_written_with_the_same_deck(path: Path, own_deck: Path) -> None:
    recorded(path, deck=str(own_deck))
    own_deck.unlink()
    again = path.with_name("again.fable")
    write_record(read_record(path), again)
    assert again.read_text("utf-8") == path.read_text("utf-8")


def test_cards_worth_something_else_in_the_record_are_found_out(path: Path, own_deck: Path) -> None:
    recorded(path, deck=str(own_deck))
    sentence = refusal(spoilt(path, "points = 5", "points = 6"))
    last = len(path.read_text("utf-8").splitlines())
    assert sentence.startswith(f"{path}, line {last}: the record says “")


def test_cards_that_are_worth_the_same_but_differ_are_found_out_by_the_digest(path: Path) -> None:
    recorded(path, deck="basic", choices=0)
    sentence = refusal(spoilt(path, "ALL FLIP 1 Fairywood", "ALL FLIP 1 Dragonvale"))
    assert "the seed or the choices were changed" in sentence


BROKEN: list[tuple[str, str, int, str]] = [
    ('faction = "Shadow"', 'faction = "Shade"', 7, "Bat: “faction” cannot be “Shade”. Allowed:"),
    ("copies = 20, points = 1 }", "copies = 20, points = 1", 4, "this is not valid TOML:"),
    ("cards = 100", "cards = 99", 2, "the deck has 100 cards, but “cards” says 99."),
    ("copies = 20", "copies = 2", 2, "the deck has 82 cards, but “cards” says 100."),
    ("| title", "|title title", 1, "this is not valid TOML:"),
]


@pytest.mark.clause("fairytale.deck.9", "fairytale.deck.10")
@pytest.mark.parametrize(("old", "new", "line", "why"), BROKEN)
def test_a_record_whose_deck_is_broken_is_refused_by_file_and_line(
    path: Path, own_deck: Path, old: str, new: str, line: int, why: str
) -> None:
    recorded(path, deck=str(own_deck), choices=3)
    sentence = refusal(spoilt(path, old, new))
    head = line_of(path, "text deck")
    assert sentence.startswith(f"{path}, line {head}: deck, line {line}: {why}")


@pytest.mark.clause("fairytale.deck.10")
@pytest.mark.parametrize("lines", range(9))
def test_a_record_whose_deck_is_cut_is_refused_by_file_and_line(path: Path, own_deck: Path, lines: int) -> None:
    recorded(path, deck=str(own_deck), choices=3)
    text = path.read_text("utf-8").splitlines()
    head = line_of(path, "text deck")
    end = text.index("")
    assert end - head == 9
    path.write_text("\n".join([*text[: head + lines], *text[end:]]), "utf-8")
    assert refusal(path).startswith(f"{path}, line {head}: deck")


@pytest.mark.clause("fairytale.deck.10")
def test_a_record_that_ends_inside_its_deck_is_refused(path: Path, own_deck: Path) -> None:
    recorded(path, deck=str(own_deck), choices=3)
    text = path.read_text("utf-8").splitlines()
    for end in range(1, text.index("") + 1):
        path.write_text("\n".join(text[:end]), "utf-8")
        assert refusal(path).startswith(str(path))


@pytest.mark.clause("fairytale.deck.10")
def test_a_record_of_an_own_deck_that_does_not_carry_it_is_refused_even_if_the_file_is_there(
    path: Path, own_deck: Path
) -> None:
    recorded(path, deck=str(own_deck), choices=3)
    kept = [line for line in path.read_text("utf-8").splitlines() if not line.startswith(("text", "|"))]
    path.write_text("\n".join(kept), "utf-8")
    sentence = refusal(path)
    assert sentence.startswith(f"{path}, line ")
    assert f"The record names the deck “{own_deck}” but does not carry it." in sentence


def test_a_record_of_a_deck_of_the_game_may_leave_it_out(path: Path) -> None:
    recorded(path, deck="expert100")
    before = said(path)
    kept = [line for line in path.read_text("utf-8").splitlines() if not line.startswith(("text", "|"))]
    path.write_text("\n".join(kept), "utf-8")
    assert said(path) == before


def test_a_text_that_stands_there_twice_is_refused(path: Path) -> None:
    recorded(path)
    spoilt(path, "text deck\n", "text deck\ntext deck\n")
    assert f"line {line_of(path, 'text deck') + 1}: the record says “text deck” twice." in refusal(path)


def test_a_line_of_a_text_that_belongs_to_none_is_refused(path: Path) -> None:
    recorded(path, deck="basic", choices=3)
    head = line_of(path, "text deck")
    spoilt(path, "text deck\n", "")
    assert refusal(path) == f"{path}, line {head}: A line behind a bar belongs to a text, and there is none here."


@pytest.mark.clause("fairytale.deck.9", "fairytale.deck.10")
def test_a_record_whose_deck_is_too_small_for_its_players_is_refused(path: Path, own_deck: Path) -> None:
    recorded(path, seats=4, deck=str(own_deck), choices=3)
    spoilt(path, "cards = 100", "cards = 60")
    for _ in range(2):
        lines = path.read_text("utf-8").splitlines()
        row = next(number for number, line in enumerate(lines) if "copies = 20" in line)
        path.write_text("\n".join([*lines[:row], *lines[row + 1 :]]), "utf-8")
    sentence = refusal(path)
    assert sentence.startswith(f"{path}, line {line_of(path, 'seats 4')}: ")
    assert "has 60 cards; 4 players are dealt 80 and may draw 0 more." in sentence


@pytest.mark.clause("fairytale.cards.6")
def test_a_carried_deck_knows_what_in_it_is_a_guess() -> None:
    record = FAIRYTALE.with_texts({"deck": "expert110"}, FAIRYTALE.texts({"deck": "expert110"}))
    assert record.face.cards() == FAIRYTALE.for_options({"deck": "expert110"}).face.cards()
    assert {card.notation for card in record.face.cards() if card.is_guess} >= {"Silver Dragon", "Imperial Messenger"}


def test_a_record_of_other_rules_is_refused_with_one_sentence(path: Path) -> None:
    recorded(path, 2, choices=3)
    sentence = refusal(spoilt(path, "rules 2", "rules 1"))
    version = "this was played by version 1 of the rules of fairytale; this program knows version 2."
    assert sentence == f"{path}, line 3: {version}"
