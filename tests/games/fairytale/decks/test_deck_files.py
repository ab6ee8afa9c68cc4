"""A player's own deck: read from a file, or refused with one sentence that names the line and the card."""

from __future__ import annotations

from pathlib import Path

import pytest

from fabletop.contract import BadFile, Message
from fabletop.games.fairytale.decks import (
    Deck,
    DeckCard,
    Effect,
    EffectKind,
    Points,
    built_in,
    card_list,
    deck_text,
    most_drawn,
    parse_deck,
    read_deck,
)
from fabletop.games.fairytale.rules.terms import FACTIONS, MOST_NAMES, SHADOW, TYPES, Category, Scoring
from fabletop.text.speech import LANGUAGES, Speech
from tests.games.fairytale.small import SMALL, bits
from tests.text.test_locale import messages

FORMS = (
    "Allowed: ALL HUNT all FACTION; YOU UNFLIP N TARGET, YOU FLIP N TARGET or ALL FLIP N TARGET, where N is 1 to 3 "
    "and TARGET a faction, a type or any; YOU DRAW N, where N is 1 to 2; ALMIGHTY; COUNTS AS NAME, NAME."
)
POINTS = (
    '“points” must be a whole number, or { each = 3, of = "a card" }, or { value = 6 } with at least one of: '
    'most = "Home"; at_least = 2 and of = ["Shadow"]; cards = ["a card"].'
)
CATEGORIES = "Allowed: Dragonvale, Fairywood, Holy Empire, Shadow, Character, Home, Story."
NAME = "a name is 1 to 40 printable characters with a letter or digit, without “|”, commas, or spaces around it."
CARD_KEYS = "Allowed: id, name, faction, type, set, copies, points, effects, friend, origin."
TITLE = "“title” must be 1 to 80 printable characters without spaces around them."
TWICE = "names must differ in more than capitals and punctuation."
EACH = '{ each = 2, of = "Old Bear" }'
IF = '{ value = 6, most = "Home", at_least = 2, of = ["Shadow"], cards = ["Den"] }'
FLIP = '"YOU FLIP 1 Home"'

WRONG: list[tuple[str, str, int | None, str]] = [
    # the file
    ('title = "Small"', 'title = "Small', 1, "this is not valid TOML: Illegal character '\\n'."),
    ('title = "Small"', "title", 1, "this is not valid TOML: Expected '=' after a key in a key/value pair."),
    ("copies = 1\n", "copies = 1\ncopies = 2\n", 30, "this is not valid TOML: Cannot overwrite a value."),
    ('title = "Small"', "#" + "x" * 9000, 1, "the line is longer than 4,000 characters."),
    (SMALL, "", None, 'a deck needs at least one [[card]], or include = "…".'),
    (SMALL, 'title = "x"\ncards = 1\ncard = []', None, 'a deck needs at least one [[card]], or include = "…".'),
    (SMALL, 'title = "x"\ncards = 1\ncard = 5', 3, "“card” must be a list of cards, each under its own [[card]]."),
    (SMALL, 'title = "x"\ncard = [5]', 2, "“card” must be a list of cards, each under its own [[card]]."),
    # the top
    ("cards = 7", "cards = 7\nauthor = 1", 3, "there is no “author” here. Allowed: title, cards, include, card."),
    ('title = "Small"\n', "", None, "“title” is missing."),
    ("cards = 7\n", "", None, "“cards” is missing."),
    ('"Small"', "5", 1, "“title” must be a text in quotes, not 5."),
    ('"Small"', '" Small"', 1, TITLE),
    ('"Small"', '""', 1, TITLE),
    ('"Small"', f'"{"x" * 81}"', 1, TITLE),
    ("cards = 7", "cards = 8", 2, "the deck has 7 cards, but “cards” says 8."),
    ("cards = 7", 'cards = "7"', 2, "“cards” must be a whole number from 1 to 200, not “7”."),
    ("cards = 7", "cards = 201", 2, "“cards” must be a whole number from 1 to 200, not “201”."),
    ("cards = 7", 'include = "deluxe"\ncards = 7', 2, "There is no deck “deluxe”. Decks: basic, expert100, expert110."),
    ("cards = 7", 'include = "small.toml"\ncards = 7', 2, "There is no deck “small.toml”. Decks: basic, expert100,"),
    ("cards = 7", "include = true\ncards = 7", 2, "“include” must be a text in quotes, not true."),
    ("cards = 7", 'cards = 7\ninclude = "basic"', 2, "the deck has 87 cards, but “cards” says 7."),
    # names
    ('name = "Den"', "", 25, "“name” is missing."),
    ('name = "Den"', "name = 5", 26, "“name” must be a text in quotes, not 5."),
    ('name = "Den"', 'name = ""', 26, f"a card cannot be called “”: {NAME}"),
    ('name = "Den"', 'name = " Den"', 26, f"a card cannot be called “ Den”: {NAME}"),
    ('name = "Den"', 'name = "Den|Lair"', 26, f"a card cannot be called “Den|Lair”: {NAME}"),
    ('name = "Den"', 'name = "Den, Lair"', 26, f"a card cannot be called “Den, Lair”: {NAME}"),
    ('name = "Den"', 'name = "Den\\nLair"', 26, f"a card cannot be called “Den�Lair”: {NAME}"),
    ('name = "Den"', 'name = "!"', 26, f"a card cannot be called “!”: {NAME}"),
    ('name = "Den"', f'name = "{"n" * 41}"', 26, f"a card cannot be called “{'n' * 41}”: {NAME}"),
    ('name = "Den"', 'name = "OLD BEAR"', 26, f"the name “OLD BEAR” is taken by “Old Bear”; {TWICE}"),
    ('name = "Den"', 'name = "Old-Bear"', 26, f"the name “Old-Bear” is taken by “Old Bear”; {TWICE}"),
    (
        'cards = 7\n\n[[card]]\nid = "A1"\nname = "Lantern Fairy"',
        'cards = 7\ninclude = "basic"\n[[card]]\nid = "A1"\nname = "Bard"',
        6,
        f"the name “Bard” is taken by “Bard”; {TWICE}",
    ),
    # the fields of a card
    ("copies = 1\n", "copies = 1\ncost = 4\n", 30, f"Den: there is no “cost” here. {CARD_KEYS}"),
    ('id = "A1"', 'id = "A-1"', 5, "Lantern Fairy: “id” must be 1 to 8 letters from A to Z or digits, not “A-1”."),
    ('id = "A1"', "id = 1", 5, "Lantern Fairy: “id” must be a text in quotes, not 1."),
    ('id = "A2"', 'id = "a1"', 17, "Old Bear: the id “a1” is taken by “Lantern Fairy”."),
    ('faction = "Fairywood"\n', "", 4, "Lantern Fairy: “faction” is missing."),
    (
        'faction = "Fairywood"',
        'faction = "Fairyland"',
        7,
        "Lantern Fairy: “faction” cannot be “Fairyland”. Allowed: Dragonvale, Fairywood, Holy Empire, Shadow.",
    ),
    ('faction = "Fairywood"', 'faction = ["x"]', 7, "Lantern Fairy: “faction” must be a text in quotes, not […]."),
    ('type = "Home"\n', "", 25, "Den: “type” is missing."),
    ('type = "Home"', 'type = "Shadow"', 28, "Den: “type” cannot be “Shadow”. Allowed: Character, Home, Story."),
    (
        'set = "expert"',
        'set = "deluxe"',
        9,
        "Lantern Fairy: “set” cannot be “deluxe”. Allowed: basic, expert, expert110, own.",
    ),
    ("copies = 1\n", "", 25, "Den: “copies” is missing."),
    ("copies = 1\n", "copies = 0\n", 29, "Den: “copies” must be a whole number from 1 to 20, not “0”."),
    ("copies = 1\n", "copies = 21\n", 29, "Den: “copies” must be a whole number from 1 to 20, not “21”."),
    ("copies = 1\n", "copies = 1.0\n", 29, "Den: “copies” must be a whole number from 1 to 20, not “1.0”."),
    ("copies = 1\n", "copies = true\n", 29, "Den: “copies” must be a whole number from 1 to 20, not “true”."),
    ("copies = 1\n", "copies = {}\n", 29, "Den: “copies” must be a whole number from 1 to 20, not “{…}”."),
    ("copies = 1\n", f"copies = 0x{'f' * 3900}\n", 29, "Den: “copies” must be a whole number from 1 to 20, not “0xfff"),
    ('friend = "Old Bear"', "friend = 1", 13, "Lantern Fairy: “friend” must be a text in quotes, not 1."),
    (
        'friend = "Old Bear"',
        'friend = "Young Bear"',
        13,
        "Lantern Fairy: “friend” names the card “Young Bear”, which is not in this deck.",
    ),
    (
        'origin = { name = "sourced" }',
        'origin = "sourced"',
        14,
        "Lantern Fairy: “origin” must be a table of fields, each one of: sourced, deduced, reconstructed, placeholder.",
    ),
    (
        'origin = { name = "sourced" }',
        'origin = { colour = "sourced" }',
        14,
        "Lantern Fairy: there is no “colour” here. Allowed: name, faction, type, copies, points, effect, link.",
    ),
    (
        'origin = { name = "sourced" }',
        'origin = { name = "guessed" }',
        14,
        "Lantern Fairy: “name” cannot be “guessed”. Allowed: sourced, deduced, reconstructed, placeholder.",
    ),
    # points
    ("points = -3\n", "", 25, "Den: “points” is missing."),
    ("points = -3", "points = -21", 30, "Den: “points” must be a whole number from -20 to 50, not “-21”."),
    ("points = -3", "points = 51", 30, "Den: “points” must be a whole number from -20 to 50, not “51”."),
    ("points = -3", 'points = "many"', 30, f"Den: {POINTS}"),
    ("points = -3", "points = 1.5", 30, f"Den: {POINTS}"),
    ("points = -3", "points = {}", 30, f"Den: {POINTS}"),
    ("points = -3", "points = { value = 5 }", 30, f"Den: {POINTS}"),
    ("points = -3", 'points = { most = "Home" }', 30, f"Den: {POINTS}"),
    ("points = -3", "points = { value = 5, at_least = 2 }", 30, f"Den: {POINTS}"),
    ("points = -3", 'points = { value = 5, of = ["Home"] }', 30, f"Den: {POINTS}"),
    ("points = -3", 'points = { value = 5, each = 1, of = "Den" }', 30, f"Den: {POINTS}"),
    (
        "points = -3",
        "points = { value = 5, least = 2 }",
        30,
        "Den: there is no “least” here. Allowed: each, of, value, most, at_least, cards.",
    ),
    (EACH, '{ each = 2, of = "Owl" }', 11, "Lantern Fairy: “of” names the card “Owl”, which is not in this deck."),
    (EACH, "{ each = 2, of = 4 }", 11, "Lantern Fairy: “of” must be a text in quotes, not 4."),
    (EACH, '{ each = 99, of = "Den" }', 11, "Lantern Fairy: “each” must be a whole number from -20 to 50, not “99”."),
    (IF, IF.replace("6", "60"), 22, "Old Bear: “value” must be a whole number from -20 to 50, not “60”."),
    (IF, IF.replace("Home", "House"), 22, f"Old Bear: “most” cannot be “House”. {CATEGORIES}"),
    (IF, IF.replace("Home", "any"), 22, f"Old Bear: “most” cannot be “any”. {CATEGORIES}"),
    (IF, IF.replace("2", "0"), 22, "Old Bear: “at_least” must be a whole number from 1 to 12, not “0”."),
    (IF, IF.replace("2", "13"), 22, "Old Bear: “at_least” must be a whole number from 1 to 12, not “13”."),
    (IF, IF.replace('["Shadow"]', '"Shadow"'), 22, 'Old Bear: “of” must be a list of texts, such as ["…"].'),
    (IF, IF.replace('["Shadow"]', "[]"), 22, 'Old Bear: “of” must be a list of texts, such as ["…"].'),
    (IF, IF.replace('["Shadow"]', '["Den"]'), 22, f"Old Bear: “of” cannot be “Den”. {CATEGORIES}"),
    (IF, IF.replace('["Shadow"]', '["Home", "Home"]'), 22, "Old Bear: “of” names “Home” twice."),
    (IF, IF.replace('["Den"]', "[1]"), 22, 'Old Bear: “cards” must be a list of texts, such as ["…"].'),
    (IF, IF.replace('["Den"]', '["Owl"]'), 22, "Old Bear: “cards” names the card “Owl”, which is not in this deck."),
    (IF, IF.replace('["Den"]', '["Den", "den"]'), 22, "Old Bear: “cards” names “Den” twice."),
    (IF, IF.replace('"Den"', '"Den", ' * 11), 22, "Old Bear: “cards” names more than 10 cards."),
    # effects
    (f"[{FLIP}, ", "[5, ", 12, 'Lantern Fairy: “effects” must be a list of texts, such as ["…"].'),
    ('["ALMIGHTY"]', '"ALMIGHTY"', 31, 'Den: “effects” must be a list of texts, such as ["…"].'),
    (
        FLIP,
        f'{FLIP}, "ALL FLIP 2 any"',
        12,
        "Lantern Fairy: “effects” has two of the kind FLIP; a card has at most one",
    ),
    ('"ALMIGHTY"', '"ALMIGHTY", "ALMIGHTY"', 31, "Den: “effects” has two of the kind ALMIGHTY; a card has at most one"),
    (
        "Lantern Fairy, Den",
        "Lantern Fairy, Owl",
        23,
        "Old Bear: “effects” names the card “Owl”, which is not in this deck.",
    ),
    ("Lantern Fairy, Den", "Den, " * 11, 23, "Old Bear: “effects” names more than 10 cards."),
    ("Lantern Fairy, Den", "Den, Den", 23, "Old Bear: “effects” names “Den” twice."),
    ("Lantern Fairy, Den", "Den, old bear", 23, "Old Bear: a card cannot count as itself."),
    ("copies = 1\n", "copies = 2\n", 29, "Den: an ALMIGHTY card has “copies” 1, not 2."),
    (
        'copies = 3\npoints = { each = 2, of = "Old Bear" }\neffects = ["YOU FLIP 1 Home"',
        'copies = 1\npoints = { each = 2, of = "Old Bear" }\neffects = ["ALMIGHTY"',
        31,
        "Den: only one card of a deck can be ALMIGHTY, and “Lantern Fairy” is.",
    ),
]
NO_RULE = [
    "DANCE",
    "",
    "all hunt all Shadow",
    "YOU HUNT all Shadow",
    "ALL HUNT 1 Shadow",
    "ALL HUNT all Home",
    "ALL HUNT all any",
    "ALL UNFLIP 1 any",
    "YOU UNFLIP 0 any",
    "YOU FLIP 4 any",
    "YOU FLIP 10 any",
    "ALL FLIP 1 Den",
    "ALL FLIP 1",
    "ALL FLIP one any",
    "ALL DRAW 1",
    "YOU DRAW 0",
    "YOU DRAW 3",
    "ALMIGHTY 1",
    "COUNTS AS",
    "COUNTS AS ",
]
WRONG += [
    (FLIP, f'"{text}"', 12, f"Lantern Fairy: no rule carries out the effect “{text}”. {FORMS}") for text in NO_RULE
]


def refusal(text: str) -> BadFile:
    with pytest.raises(BadFile) as refused:
        parse_deck(text, "small.toml")
    return refused.value


def test_the_small_deck_is_right_but_for_what_each_case_breaks() -> None:
    deck = parse_deck(SMALL, "small.toml")
    assert [card.name for card in deck.cards] == ["Lantern Fairy", "Old Bear", "Den"]
    assert (deck.title, deck.size, most_drawn(deck)) == ("Small", 7, 3)
    assert [card.set for card in deck.cards] == ["expert", "own", "own"]
    cards = card_list(deck)
    assert (cards.flips_of[1], cards.draws[1]) == (Category.HOME, 1)
    assert (cards.points[2], cards.most_of[2], cards.least[2]) == (6, Category.HOME, 2)
    assert (cards.least_of[2], cards.needed[2], cards.counts_as[2]) == (bits(SHADOW), bits(3), bits(1, 3))


@pytest.mark.clause("fairytale.cards.2", "fairytale.deck.5", "fairytale.deck.6", "fairytale.deck.7", "fairytale.deck.9")
@pytest.mark.parametrize(("old", "new", "line", "sentence"), WRONG)
def test_a_deck_with_one_thing_wrong(old: str, new: str, line: int | None, sentence: str) -> None:
    assert SMALL.count(old) == 1
    error = refusal(SMALL.replace(old, new))
    said = Speech("en").say(error.message)
    where = f"small.toml, line {line}: " if line else "small.toml: "
    assert said.startswith(where + sentence)
    assert "\n" not in said
    assert len(said) < 500
    for language in LANGUAGES:
        assert Speech(language).knows(error.message)


def test_every_sentence_about_decks_is_met_by_a_case() -> None:
    met = {"error-deck-names"}
    for old, new, _, _ in WRONG:
        why = refusal(SMALL.replace(old, new)).message.args["why"]
        while isinstance(why, Message):
            met.add(why.id)
            why = why.args.get("why", "")
    assert {name for name in messages("en") if name.startswith("error-deck-")} == met


def many(names: int) -> str:
    card = '[[card]]\nname = "Card {}"\nfaction = "Shadow"\ntype = "Home"\ncopies = 1\npoints = 0\n'
    return f'title = "Many"\ncards = {names}\n' + "".join(card.format(number) for number in range(names))


@pytest.mark.clause("fairytale.deck.5")
def test_a_deck_has_room_for_so_many_names() -> None:
    assert card_list(parse_deck(many(MOST_NAMES), "many.toml")).members[SHADOW] == bits(*range(1, MOST_NAMES + 1))
    sentence = Speech().say(refusal(many(MOST_NAMES + 1)).message)
    assert sentence == "small.toml: the deck has 61 different cards; at most 60 fit."


@pytest.mark.clause("fairytale.deck.5")
def test_a_deck_of_the_most_cards() -> None:
    text = many(10).replace("copies = 1", "copies = 20")
    assert parse_deck(text.replace("cards = 10", "cards = 200"), "many.toml").size == 200


@pytest.mark.parametrize("sign", ["\U00020000", '"'])
def test_the_largest_deck_can_be_written_and_read_back(sign: str) -> None:
    """Signs of four bytes, and signs that are written as two."""
    names = tuple(f"{sign * 38}{number:02}" for number in range(MOST_NAMES))
    needed = Points(Scoring.CONDITION, -20, "", Category.HOLY_EMPIRE, 12, (*FACTIONS, *TYPES), names[:10])
    effects = (Effect(EffectKind.COUNTS_AS, names=names[50:]), Effect(EffectKind.UNFLIP, number=1))
    largest = [
        DeckCard(
            name=name,
            faction=Category.HOLY_EMPIRE,
            type=Category.CHARACTER,
            copies=3,
            points=needed,
            effects=effects if name not in effects[0].names else (),
            friend=name,
        )
        for name in names
    ]
    deck = Deck("Largest", tuple(largest))
    assert parse_deck(deck_text(deck), "largest") == deck


def test_an_own_deck_may_begin_with_one_of_the_game_and_speak_of_its_cards() -> None:
    text = SMALL.replace("cards = 7", 'include = "basic"\ncards = 87').replace('of = "Old Bear"', 'of = "bard"')
    deck = parse_deck(text, "small.toml")
    assert deck.cards[:20] == built_in("basic").cards
    assert deck.cards[20].points.counted == "Bard"
    assert card_list(deck).counted[21] == 12


def test_fields_may_stand_in_tables_of_their_own_and_are_found_there() -> None:
    text = SMALL.replace("points = -3\n", "").replace(
        '["ALMIGHTY"]', '["ALMIGHTY"]\n[card.points]\nvalue = 60\nmost = "Home"'
    )
    assert Speech().say(refusal(text).message).startswith("small.toml, line 31: Den: “value” must be")


def test_where_lines_cannot_be_told_the_card_still_is() -> None:
    text = 'title = "x"\ncards = 2\ncard = [{ name = "A", faction = "Shadow", type = "Home", copies = 0, points = 1 }]'
    assert Speech().say(refusal(text).message).startswith("small.toml, line 3: A: “copies” must be")


def test_a_long_effect_is_quoted_in_part() -> None:
    sentence = Speech().say(refusal(SMALL.replace(FLIP, f'"{"DANCE " * 500}"')).message)
    assert f"“{'DANCE ' * 10}…”" in sentence


def test_a_players_own_file(tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    file.write_text("\ufeff" + SMALL.replace("\n", "\r\n"), "utf-8")
    assert read_deck(file) == parse_deck(SMALL, "small.toml")


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (None, "the file cannot be read (there is no such file or folder)."),
        (b"\xff\xfe\x00", "the file is not UTF-8 text."),
        (b"\xef\xbb\xbf#" + b"\xd0\xb9" * (1 << 17), "the file is larger than 262,144 bytes."),
    ],
)
def test_a_file_that_cannot_be_read(tmp_path: Path, content: bytes | None, why: str) -> None:
    file = tmp_path / "deck.toml"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(BadFile) as refused:
        read_deck(file)
    assert Speech().say(refused.value.message) == f"{file}: {why}"


def test_a_text_that_is_too_large() -> None:
    assert "larger than 262,144 bytes" in Speech().say(refusal("#\n" * (1 << 17) + "#").message)


def test_toml_without_end_is_refused_in_one_sentence() -> None:
    assert "this is not valid TOML" in Speech().say(refusal(SMALL + "id = " + "[" * 1900 + "]" * 1900).message)


def test_a_wrong_card_in_such_a_text_is_found_on_its_line() -> None:
    text = deck_text(built_in("expert110")).replace(
        '"Bard", faction = "Holy Empire"', '"Bard", faction = "Unholy Empire"'
    )
    assert Speech().say(refusal(text).message).startswith("small.toml, line 15: Bard: “faction” cannot be")
