"""Decks as data: what stands in the three of the game, what the rules are given, how decks are written and called."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Callable

import msgspec
import pytest

from fabletop.contract import BadInput
from fabletop.games.fairytale.decks import (
    BUILT_IN,
    CATEGORY_WORDS,
    SURE,
    Deck,
    DeckCard,
    Origin,
    built_in,
    card_list,
    card_name,
    deck_text,
    effect_text,
    most_drawn,
    parse_deck,
    slug,
)
from fabletop.games.fairytale.decks.written import points_text
from fabletop.games.fairytale.rules.state import CardList
from fabletop.games.fairytale.rules.terms import ANY, NAMES, Category, Scoring, Stage
from fabletop.text.speech import LANGUAGES, Speech
from tests.games.fairytale.small import SMALL, bits
from tests.text.test_locale import messages

DRAGONVALE, FAIRYWOOD, HOLY_EMPIRE, SHADOW = (
    Category.DRAGONVALE,
    Category.FAIRYWOOD,
    Category.HOLY_EMPIRE,
    Category.SHADOW,
)
FACTION_OF = {"DV": "Dragonvale", "FW": "Fairywood", "HE": "Holy Empire", "SH": "Shadow"}

TABLE = """
DV01|Children of the Dragon|Character|basic|7|1 x Children of the Dragon||
DV02|Bronze Dragon|Character|basic|4|3 x Knight of the Round Table||Knight of the Round Table
DV03|Sky-Dance Dragon|Character|basic|4|3||Dwarven Warrior
DV04|Silver Dragon|Character|basic|4|1|YOU UNFLIP 1 any|
DV05|Dragon's Lair|Home|basic|4|6|YOU FLIP 1 Dragonvale|
FW01|Mischievous Fairy|Character|basic|7|1 x Mischievous Fairy||
FW02|Dwarven Warrior|Character|basic|4|3 x Sky-Dance Dragon||Sky-Dance Dragon
FW03|Elven Warrior|Character|basic|4|3||Bard
FW04|Spirit of the Spring|Character|basic|4|1|YOU UNFLIP 1 any|
FW05|Fairy Ring|Home|basic|4|6|YOU FLIP 1 Fairywood|
HE01|Homesteaders|Character|basic|7|1 x Homesteaders||
HE02|Bard|Character|basic|4|3 x Elven Warrior||Elven Warrior
HE03|Knight of the Round Table|Character|basic|4|3||Bronze Dragon
HE04|Staff-Bearing Sage|Character|basic|4|1|YOU UNFLIP 1 any|
HE05|Castle|Home|basic|4|6|YOU FLIP 1 Holy Empire|
SH01|Demon|Character|basic|2|2|ALL FLIP 1 Holy Empire|
SH02|Vampire|Character|basic|2|2|ALL FLIP 1 Fairywood|
SH03|Werewolf|Character|basic|2|2|ALL FLIP 1 Dragonvale|
SH04|Dark Angel|Character|basic|2|1|YOU UNFLIP 1 any|
SH05|Magic Circle of Chaos|Home|basic|3|6|YOU FLIP 1 Shadow|
DV06|The Gold Dragon|Character|expert|1|4|ALL HUNT all Shadow|
DV07|Dragon's Tale - Chapter 1|Story|expert|1|6 if most Home||
DV08|Dragon's Tale - Chapter 2|Story|expert|1|7 if 2 of Dragonvale, Holy Empire||
DV09|Dragon's Tale - Chapter 3|Story|expert|1|8 if Silver Dragon, Dragon's Lair||
DV10|Dragon's Tale - Chapter 4|Story|expert|1|9 if The Gold Dragon||
FW06|The Fairy Queen|Character|expert|1|4|ALL HUNT all Shadow|
FW07|Fairy's Tale - Chapter 1|Story|expert|1|6 if most Story||
FW08|Fairy's Tale - Chapter 2|Story|expert|1|7 if 2 of Fairywood, Dragonvale||
FW09|Fairy's Tale - Chapter 3|Story|expert|1|8 if Spirit of the Spring, Fairy Ring||
FW10|Fairy's Tale - Chapter 4|Story|expert|1|9 if The Fairy Queen||
HE06|The Holy Emperor|Character|expert|1|4|ALL HUNT all Shadow|
HE07|Knight's Tale - Chapter 1|Story|expert|1|6 if most Character||
HE08|Knight's Tale - Chapter 2|Story|expert|1|7 if 2 of Holy Empire, Fairywood||
HE09|Knight's Tale - Chapter 3|Story|expert|1|8 if Staff-Bearing Sage, Castle||
HE10|Knight's Tale - Chapter 4|Story|expert|1|9 if The Holy Emperor||
SH06|The Trickster|Character|expert|1|-1|ALMIGHTY|
SH07|Shadowking's Tale - Chapter 1|Story|expert|1|6 if most Shadow||
SH08|Shadowking's Tale - Chapter 2|Story|expert|1|7 if 2 of Dragonvale, Fairywood, Holy Empire||
SH09|Shadowking's Tale - Chapter 3|Story|expert|1|8 if Dark Angel, Magic Circle of Chaos||
SH10|Shadowking's Tale - Chapter 4|Story|expert|1|9 if Demon, Vampire, Werewolf||
DV11|Dragon Messenger|Character|expert110|2|2|YOU DRAW 1|
FW11|Fairy Messenger|Character|expert110|2|2|YOU DRAW 1|
HE11|Imperial Messenger|Character|expert110|2|2|YOU DRAW 1|
SH11|Egg of Chaos|Character|expert110|1|2|COUNTS AS Homesteaders, Mischievous Fairy, Children of the Dragon|
SH12|Shadow Messenger|Character|expert110|2|-1|YOU DRAW 2|
SH13|The Shadowking|Character|expert110|1|3|ALL FLIP 1 any|
"""
"""The cards as the specification lists them: id, name, type, set, copies, points, effect, friend."""

ORIGINS = """
DV01 sddssd  DV02 sddssds DV03 ssdssds DV04 sddsdr  DV05 ssdsss
FW01 sddssd  FW02 sddssds FW03 sddsddd FW04 sddsdr  FW05 sddssd
HE01 sddssd  HE02 sddsddd HE03 sddssds HE04 sddsdr  HE05 sddssd
SH01 ssdsrs  SH02 ssdsrr  SH03 ssdsrr  SH04 sddsrr  SH05 sdrrrr
DV06 sddspd  DV07 ddddr   DV08 ddddr   DV09 ddddr   DV10 sddds
FW06 sdddps  FW07 rdddr   FW08 rdddr   FW09 rdddd   FW10 rdddd
HE06 pdddpd  HE07 rdddr   HE08 rdddr   HE09 rdddd   HE10 rdddd
SH06 sddsss  SH07 sddds   SH08 ddddp   SH09 ddddr   SH10 ddddp
DV11 pppppp  FW11 pppppp  HE11 pppppp  SH11 spprsss SH12 pppppp SH13 pppppr
"""
"""The first letters of sourced, deduced, reconstructed, placeholder, field by field."""


def told(card: DeckCard) -> str:
    """A card as a row of ``TABLE``."""
    points = card.points
    match points.scoring:
        case Scoring.FIXED:
            value = str(points.value)
        case Scoring.COUNT:
            value = f"{points.value} x {points.counted}"
        case Scoring.CONDITION:
            least = f"{points.least} of " + ", ".join(CATEGORY_WORDS[category] for category in points.least_of)
            most = f"most {CATEGORY_WORDS.get(points.most_of)}"
            asked = ", ".join(points.needed) or (least if points.least else most)
            value = f"{points.value} if {asked}"
    effects = "; ".join(map(effect_text, card.effects))
    fields = (card.id, card.name, CATEGORY_WORDS[card.type], card.set, card.copies, value, effects, card.friend)
    return "|".join(map(str, fields))


def numbered(deck: Deck) -> dict[str, int]:
    return {card.name: number for number, card in enumerate(deck.cards, 1)}


def copies_by(deck: Deck, word: Callable[[DeckCard], str]) -> dict[str, int]:
    counter: Counter[str] = Counter()
    for card in deck.cards:
        counter[word(card)] += card.copies
    return dict(counter)


def test_every_card_is_as_the_specification_lists_it() -> None:
    assert [told(card) for card in built_in("expert110").cards] == TABLE.split("\n")[1:-1]


def test_the_faction_of_a_card_is_that_of_its_id() -> None:
    for card in built_in("expert110").cards:
        assert CATEGORY_WORDS[card.faction] == FACTION_OF[card.id[:2]]


@pytest.mark.clause("fairytale.cards.5")
def test_every_origin_is_as_the_specification_lists_it() -> None:
    words = ORIGINS.split()
    expected = dict(zip(words[::2], words[1::2], strict=True))
    found = {
        card.id: "".join(str(getattr(card.origin, field))[:1] for field in Origin.__struct_fields__)
        for card in built_in("expert110").cards
    }
    assert found == expected


@pytest.mark.clause("fairytale.deck.1", "fairytale.deck.2", "fairytale.deck.3")
@pytest.mark.parametrize(
    ("deck", "names", "factions"),
    [("basic", 20, (23, 23, 23, 11)), ("expert100", 40, (28, 28, 28, 16)), ("expert110", 46, (30, 30, 30, 20))],
)
def test_totals_per_faction(deck: str, names: int, factions: tuple[int, ...]) -> None:
    found = built_in(deck)
    assert len(found.cards) == names
    assert copies_by(found, lambda card: CATEGORY_WORDS[card.faction]) == dict(
        zip(FACTION_OF.values(), factions, strict=True)
    )
    assert found.size == sum(factions)


@pytest.mark.clause("fairytale.deck.1", "fairytale.deck.2", "fairytale.deck.3")
def test_every_larger_deck_adds_kinds_of_effects() -> None:
    kinds = [{effect.kind.value for card in built_in(name).cards for effect in card.effects} for name in BUILT_IN]
    basic = {"UNFLIP", "FLIP"}
    hundred = {*basic, "HUNT", "ALMIGHTY"}
    assert kinds == [basic, hundred, {*hundred, "DRAW", "COUNTS AS"}]
    conditional = [sum(card.points.scoring is Scoring.CONDITION for card in built_in(name).cards) for name in BUILT_IN]
    assert conditional == [0, 16, 16]


def test_totals_per_set_and_type() -> None:
    assert copies_by(built_in("expert110"), lambda card: card.set) == {"basic": 80, "expert": 20, "expert110": 10}
    types = copies_by(built_in("expert100"), lambda card: CATEGORY_WORDS[card.type])
    assert types == {"Character": 69, "Home": 15, "Story": 16}


def test_a_larger_deck_begins_with_the_smaller() -> None:
    basic, hundred, most = (built_in(name).cards for name in BUILT_IN)
    assert hundred[: len(basic)] == basic
    assert most[: len(hundred)] == hundred


def test_friends_are_friends_of_each_other() -> None:
    friends = {card.name: card.friend for card in built_in("expert110").cards if card.friend}
    assert len(friends) == 6
    assert all(friends[friend] == name for name, friend in friends.items())


def test_the_draws_of_a_deck_are_counted_copy_by_copy() -> None:
    assert [most_drawn(built_in(name)) for name in BUILT_IN] == [0, 0, 10]


def test_a_deck_that_does_not_come_with_the_game() -> None:
    with pytest.raises(BadInput) as refusal:
        built_in("deluxe")
    assert Speech().say(refusal.value.message) == "There is no deck “deluxe”. Decks: basic, expert100, expert110."


def test_slugs() -> None:
    assert slug("Dragon's Lair") == "dragons-lair"
    assert slug("Dragon's Tale - Chapter 1") == "dragons-tale-chapter-1"
    assert slug(" Кот в сапогах! ") == "кот-в-сапогах"


DECK = built_in("expert110")
NUMBER = numbered(DECK)


@pytest.fixture(scope="module")
def cards() -> CardList:
    return card_list(DECK)


@pytest.mark.clause("fairytale.cards.1")
def test_the_record_counts_the_deck(cards: CardList) -> None:
    assert (cards.names, cards.cards, sum(cards.copies)) == (46, 110, 110)
    assert cards.copies[0] == 0
    assert cards.members[ANY] == bits(*range(1, 47))
    assert cards.members[DRAGONVALE] == bits(1, 2, 3, 4, 5, 21, 22, 23, 24, 25, 41)
    assert cards.members[Category.HOME] == bits(5, 10, 15, 20)
    assert sum(cards.members[:4]) == sum(cards.members[4:7]) == cards.members[ANY]


def test_places_that_name_nothing_say_any(cards: CardList) -> None:
    for row in (cards.most_of, cards.hunts, cards.unflips_of, cards.flips_of):
        assert len(row) == NAMES
        assert row[0] == row[-1] == row[NUMBER["Castle"] - 2] == ANY


def test_the_record_holds_plain_numbers(cards: CardList) -> None:
    """Members of enums would make the interpreted rules slow."""
    rows = [getattr(cards, field.name) for field in CardList.fields]
    assert {type(value) for row in rows if isinstance(row, list) for value in row} == {int}
    assert CardList.unpack(cards.pack()).pack() == cards.pack()


def test_bronze_dragon_counts_knights(cards: CardList) -> None:
    number = NUMBER["Bronze Dragon"]
    assert (number, cards.faction[number], cards.type[number]) == (2, DRAGONVALE, Category.CHARACTER)
    assert (cards.scoring[number], cards.points[number]) == (Scoring.COUNT, 3)
    assert cards.counted[number] == NUMBER["Knight of the Round Table"] == 13


@pytest.mark.parametrize(
    ("chapter", "points", "most", "least", "least_of", "needed"),
    [
        (1, 6, Category.HOME, 0, (), ()),
        (2, 7, Category.ANY, 2, (DRAGONVALE, HOLY_EMPIRE), ()),
        (3, 8, Category.ANY, 0, (), ("Silver Dragon", "Dragon's Lair")),
        (4, 9, Category.ANY, 0, (), ("The Gold Dragon",)),
    ],
)
def test_the_conditions_of_the_dragons_tale(
    cards: CardList,
    chapter: int,
    points: int,
    most: Category,
    least: int,
    least_of: tuple[Category, ...],
    needed: tuple[str, ...],
) -> None:
    number = NUMBER[f"Dragon's Tale - Chapter {chapter}"]
    assert (cards.scoring[number], cards.points[number]) == (Scoring.CONDITION, points)
    assert cards.most_of[number] == most
    assert (cards.least[number], cards.least_of[number]) == (least, bits(*least_of))
    assert cards.needed[number] == bits(*(NUMBER[name] for name in needed))


def test_the_trickster_alone_is_almighty(cards: CardList) -> None:
    number = NUMBER["The Trickster"]
    assert [place for place in range(NAMES) if cards.almighty[place]] == [number]
    assert (cards.scoring[number], cards.points[number]) == (Scoring.FIXED, -1)


def test_egg_of_chaos_counts_as_three_others(cards: CardList) -> None:
    number = NUMBER["Egg of Chaos"]
    assert cards.counts_as[number] == bits(1, 6, 11)
    assert [place for place in range(NAMES) if cards.counts_as[place]] == [number]


def test_effects_that_turn_hunt_and_draw(cards: CardList) -> None:
    demon, lair, silver = NUMBER["Demon"], NUMBER["Dragon's Lair"], NUMBER["Silver Dragon"]
    assert (cards.flips[demon], cards.flips_of[demon], cards.flips_all[demon]) == (1, HOLY_EMPIRE, 1)
    assert (cards.flips[lair], cards.flips_of[lair], cards.flips_all[lair]) == (1, DRAGONVALE, 0)
    assert (cards.unflips[silver], cards.unflips_of[silver], cards.flips[silver]) == (1, ANY, 0)
    assert [place for place in range(NAMES) if cards.hunts[place] != ANY] == [
        NUMBER[name] for name in ("The Gold Dragon", "The Fairy Queen", "The Holy Emperor")
    ]
    assert cards.hunts[NUMBER["The Fairy Queen"]] == SHADOW
    king = NUMBER["The Shadowking"]
    assert (cards.flips[king], cards.flips_of[king], cards.flips_all[king]) == (1, ANY, 1)
    assert {place: drawn for place, drawn in enumerate(cards.draws) if drawn} == {41: 1, 42: 1, 43: 1, 45: 2}


def test_the_stages_in_which_a_card_acts_are_written_down(cards: CardList) -> None:
    stages = {name: cards.stages[NUMBER[name]] for name in ("Demon", "Silver Dragon", "The Shadowking")}
    assert stages == {
        "Demon": bits(Stage.FLIP_NAMED),
        "Silver Dragon": bits(Stage.UNFLIP_ANY),
        "The Shadowking": bits(Stage.FLIP_ANY),
    }
    assert [place for place in range(NAMES) if cards.stages[place] & bits(Stage.DRAW)] == [41, 42, 43, 45]
    assert cards.stages[0] == cards.stages[NUMBER["The Fairy Queen"]] == 0


ODD = SMALL.replace('"Small"', '"A \\"small\\" deck \\\\ колода"').replace("Den", "Den of “Злой” 'x' \\\\")


@pytest.mark.parametrize("deck", [*map(built_in, BUILT_IN), parse_deck(SMALL, "small"), parse_deck(ODD, "odd")])
def test_a_deck_written_as_text_reads_back_the_same(deck: Deck) -> None:
    text = deck_text(deck)
    again = parse_deck(text, "record")
    assert again.title == deck.title
    assert again.cards == tuple(map(with_guesses_alone, deck.cards))
    assert card_list(again).pack() == card_list(deck).pack()
    assert deck_text(again) == text
    assert len(text.splitlines()) == len(deck.cards) + 4


def with_guesses_alone(card: DeckCard) -> DeckCard:
    """A record says which fields are guesses; what is sure needs no remark."""
    known = {field: value for field, value in msgspec.structs.asdict(card.origin).items() if value not in SURE}
    return msgspec.structs.replace(card, origin=Origin(**known))


def test_a_deck_written_as_text_stands_alone_and_says_what_is_a_guess() -> None:
    text = deck_text(DECK)
    assert "include" not in text
    assert "sourced" not in text
    assert text.count('origin = { effect = "reconstructed" }') == 3
    assert points_text(DECK.cards[21].points) == '{ value = 6, most = "Home" }'


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own_in_every_language(language: str) -> None:
    names = [Speech(language).say(card_name(card.name)) for card in DECK.cards]
    assert all(Speech(language).knows(card_name(card.name)) for card in DECK.cards)
    assert len(set(names)) == 46


def test_card_names_are_those_of_the_decks_and_no_more() -> None:
    assert [Speech("en").say(card_name(card.name)) for card in DECK.cards] == [card.name for card in DECK.cards]
    ids = {name for name in messages("ru") if name.startswith("fairytale-card-")}
    assert ids == {f"fairytale-card-{slug(card.name)}" for card in DECK.cards}
    assert Speech("ru").say(card_name("Bronze Dragon")) == "Бронзовый дракон"


def test_a_card_of_a_players_own_is_called_as_its_deck_says() -> None:
    for language in LANGUAGES:
        assert Speech(language).say(card_name("Lantern Fairy")) == "Lantern Fairy"


def test_decks_are_read_without_numba_and_only_when_asked_for() -> None:
    program = (
        "import sys; from fabletop.games.fairytale.decks import built_in; "
        "assert built_in.cache_info().currsize == 0; built_in('expert110'); "
        "assert not {'numba', 'numpy'} & set(sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], timeout=60, check=False).returncode == 0
