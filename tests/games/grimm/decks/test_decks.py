"""The cards as data: what stands in the profiles, what the rules are given, what cards are called and how they read."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable

import msgspec
import pytest

from fabletop.contract import BadInput, CardFace
from fabletop.games.grimm.decks import (
    BUILT_IN,
    FABLE_NAMES,
    FRIEND_NAMES,
    ORIGINS,
    Box,
    Card,
    FableType,
    Level,
    Origin,
    all_cards,
    box_text,
    built_in,
    card_name,
    fable_name,
    fill_box,
    friend_name,
    parse_box,
    slug,
)
from fabletop.games.grimm.game import FOLDER
from fabletop.games.grimm.rules.state import Options
from fabletop.games.grimm.rules.terms import FABLE_COUNT, FABLE_ROW, FRIEND_CARD, FRIEND_COUNT
from fabletop.games.grimm.words.cardfaces import about_box, card_faces
from fabletop.text.speech import LANGUAGES, Speech
from tests.text.test_locale import messages

FABLE_TABLE = """
A Friendly Game|normal|2|2|simple
Big Bad Wolf|monster|2|2|simple
Bridge Troll|monster|2|2|simple
Chinny Chin Chin|normal|2|2|simple
Consult the Oracle|normal|2|2|simple
Crystal Ball|normal|2|2|simple
Curse of Darkness|normal|1|2|advanced
Cutting Corners|normal|1|1|advanced
Dragon|monster|2|2|simple
Fairy Food|next-turn|1|1|advanced
Ghostly Whispers|normal|2|2|simple
Giant|monster|2|2|simple
Grandma's House|unique|1|1|advanced
Harvest Moon|normal|2|2|simple
Hidden Vault|normal|2|2|simple
Hired Help|next-turn|1|1|advanced
Little Helpers|normal|2|2|simple
Lonely Castle|unique|1|1|advanced
Magic Flute|normal|2|2|simple
Mysterious Stranger|normal|2|2|simple
Night at the Tavern|normal|1|1|advanced
Powerful Friends|normal|2|2|simple
Roar|normal|2|2|simple
Royal Wedding|unique|1|1|advanced
Search the Past|normal|2|2|simple
Share the Wealth|normal|2|2|simple
Spy Network|normal|2|2|simple
Taxation|next-turn|1|1|advanced
Thoughtful Gift|normal|1|2|advanced
Wandering Trader|normal|2|2|simple
Wishing Well|normal|2|2|simple
Wolf|monster|4|2|simple
"""
"""The Fables as the specification lists them: name, type, copies in 56-A and in 56-B, level."""

ADVANCED_FRIENDS = [
    "Evil Queen",
    "The Gingerbread Man",
    "Hansel & Gretel",
    "The Huntsman",
    "Little Mermaid",
    "Puss in Boots",
    "Rapunzel",
    "Sleeping Beauty",
]
SPECIAL_ACTIONS = [
    "Fairy Godmother",
    "Goldilocks",
    "Little Mermaid",
    "Puss in Boots",
    "Rapunzel",
    "Red Riding Hood",
    "Rumpelstiltskin",
    "The Wood Cutter",
]
BOX = built_in("56-a")
CARDS: list[Card] = [*BOX.fables, *BOX.friends]


def numbers(box: Box) -> Options:
    options = Options()
    fill_box(options, box)
    return options


@pytest.mark.clause("grimm.cards.5", "grimm.cards.7", "grimm.cards.8", "grimm.cards.11")
def test_every_fable_is_as_the_specification_lists_it() -> None:
    boxes = [built_in(name) for name in BUILT_IN]
    rows = [
        f"{fable.name}|{fable.type}|{fable.copies}|{other.copies}|{fable.level}"
        for fable, other in zip(boxes[0].fables, boxes[1].fables, strict=True)
    ]
    assert rows == FABLE_TABLE.split("\n")[1:-1]
    assert [fable.level for fable in boxes[0].fables] == [fable.level for fable in boxes[1].fables]


@pytest.mark.clause("grimm.cards.6", "grimm.cards.11")
def test_every_friend_is_as_the_specification_lists_it() -> None:
    assert [friend.name for friend in BOX.friends if friend.level is Level.ADVANCED] == ADVANCED_FRIENDS
    assert [friend.name for friend in BOX.friends if friend.special_action] == SPECIAL_ACTIONS
    assert {friend.copies for friend in BOX.friends} == {1}


@pytest.mark.clause("grimm.cards.5", "grimm.cards.6", "grimm.cards.7", "grimm.cards.8")
@pytest.mark.parametrize("name", BUILT_IN)
def test_a_profile_has_56_cards_with_32_names(name: str) -> None:
    box = built_in(name)
    assert (box.size, len(box.fables), len(box.friends)) == (56, FABLE_COUNT, FRIEND_COUNT)
    assert min(fable.copies for fable in box.fables) >= 1


@pytest.mark.clause("grimm.cards.5", "grimm.cards.7", "grimm.cards.8")
@pytest.mark.parametrize("name", BUILT_IN)
def test_a_profile_fits_what_is_certain(name: str) -> None:
    """Several Wolves, and more cards than figures of some Monster."""
    monsters = {fable.name: fable for fable in built_in(name).fables if fable.type is FableType.MONSTER}
    assert {name: monster.figures for name, monster in monsters.items()} == {
        "Big Bad Wolf": 1,
        "Bridge Troll": 1,
        "Dragon": 1,
        "Giant": 1,
        "Wolf": 2,
    }
    assert monsters["Wolf"].copies >= 2
    assert any(monster.copies > monster.figures for monster in monsters.values())


@pytest.mark.clause("grimm.cards.11", "grimm.options.2", "grimm.ruling.132")
@pytest.mark.parametrize(("name", "fables"), [("56-a", 46), ("56-b", 44)])
def test_what_is_left_for_beginners(name: str, fables: int) -> None:
    box = built_in(name).simple()
    assert box.size == fables
    assert sum(fable.copies > 0 for fable in box.fables) == 22
    assert sum(friend.copies for friend in box.friends) == 17
    assert box.simple() == box


@pytest.mark.clause("grimm.cards.10")
def test_every_field_says_how_well_it_is_known() -> None:
    for card in CARDS:
        told = {field: origin for field, origin in msgspec.structs.asdict(card.origin).items() if origin}
        kept = {"type", "figures"} if card in BOX.fables else {"special_action"}
        assert set(told) == {"name", "copies", "level", "effect"} | kept
        assert set(told.values()) <= set(ORIGINS)
    assert {card.origin.level for card in CARDS} == {"reconstructed"}
    assert {fable.origin.copies for name in BUILT_IN for fable in built_in(name).fables} == {"reconstructed"}
    assert {friend.origin.copies for friend in BOX.friends} == {"deduced"}
    assert (BOX.faces, BOX.faces_origin) == ((2, 2, 2), "reconstructed")


@pytest.mark.clause("grimm.cards.10")
def test_only_three_effects_have_a_doubtful_detail() -> None:
    doubtful = [card.name for card in CARDS if card.origin.effect != "sourced"]
    assert doubtful == ["Big Bad Wolf", "Thoughtful Gift", "Rapunzel"]


def test_a_profile_that_does_not_come_with_the_game() -> None:
    with pytest.raises(BadInput) as refusal:
        built_in("57")
    assert Speech().say(refusal.value.message) == "There is no profile “57”. Profiles: 56-a, 56-b."
    assert Speech("ru").knows(refusal.value.message)


def test_the_cards_of_the_data_are_those_of_the_rules() -> None:
    assert tuple(fable.name for fable in all_cards().fables) == FABLE_NAMES
    assert tuple(friend.name for friend in all_cards().friends) == FRIEND_NAMES
    assert (len(FABLE_NAMES), len(FRIEND_NAMES)) == (FABLE_COUNT, FRIEND_COUNT)
    assert len({slug(name) for name in FABLE_NAMES + FRIEND_NAMES}) == FABLE_COUNT + FRIEND_COUNT


@pytest.mark.clause("grimm.cards.5", "grimm.cards.6", "grimm.cards.7", "grimm.setup.7")
def test_the_rules_are_given_numbers() -> None:
    options = numbers(BOX)
    assert len(options.copies) == FABLE_ROW
    assert (options.copies[0], options.copies[32], sum(options.copies)) == (0, 4, 56)
    assert options.friends == (1 << FRIEND_COUNT + 1) - 2
    assert options.faces == [2, 2, 2]
    assert {type(value) for value in (*options.copies, options.friends, *options.faces)} == {int}
    assert Options.unpacked(options.pack()).pack() == options.pack()


@pytest.mark.clause("grimm.cards.11", "grimm.options.2")
def test_beginners_are_given_no_advanced_card() -> None:
    options = numbers(BOX.simple())
    assert [FABLE_NAMES[number - 1] for number in range(1, FABLE_ROW) if not options.copies[number]] == [
        fable.name for fable in BOX.fables if fable.level is Level.ADVANCED
    ]
    assert [
        name for number, name in enumerate(FRIEND_NAMES, 1) if not options.friends >> number & 1
    ] == ADVANCED_FRIENDS


def test_two_tables_share_no_rows() -> None:
    first, second = numbers(BOX), numbers(BOX)
    first.copies[1] = first.faces[0] = 0
    assert (second.copies[1], second.faces[0]) == (2, 2)


def without_origins(card: Card) -> Card:
    return msgspec.structs.replace(card, origin=Origin())


@pytest.mark.clause("grimm.cards.10")
@pytest.mark.parametrize("name", BUILT_IN)
def test_a_box_written_as_text_reads_back_the_same(name: str) -> None:
    box = built_in(name)
    text = box_text(box)
    again = parse_box(text, "record")
    for kind in ("fables", "friends"):
        assert list(map(without_origins, getattr(again, kind))) == list(map(without_origins, getattr(box, kind)))
    assert (again.faces, numbers(again).pack()) == (box.faces, numbers(box).pack())
    assert box_text(again) == text
    assert "include" not in text
    assert "reconstructed" not in text


def test_slugs() -> None:
    assert [
        slug(name) for name in ("Grandma's House", "A Friendly Game", "Hansel & Gretel", "The Gingerbread Man")
    ] == [
        "grandmas-house",
        "a-friendly-game",
        "hansel-gretel",
        "the-gingerbread-man",
    ]


def test_cards_by_their_numbers() -> None:
    assert [Speech().say(fable_name(number)) for number in (1, 32)] == ["A Friendly Game", "Wolf"]
    assert [Speech().say(friend_name(number)) for number in (1, 25)] == ["Aladdin", "The Wood Cutter"]
    cards = [card_name(card) for card in range(1, FRIEND_CARD + FRIEND_COUNT + 1)]
    assert [Speech().say(name) for name in cards] == [*FABLE_NAMES, *FRIEND_NAMES]
    assert Speech("ru").say(card_name(FRIEND_CARD + 3)) == "Золушка"


PARTS = (("a name", "grimm-{deck}-{slug}"), ("a text", "grimm-{deck}-text-{slug}"))


def worded() -> dict[str, str]:
    """What every card needs in every language, by the id of the message."""
    decks = {"fable": FABLE_NAMES, "friend": FRIEND_NAMES}
    return {
        form.format(deck=deck, slug=slug(name)): f"{name} has no {what.removeprefix('a ')}"
        for deck, names in decks.items()
        for name in names
        for what, form in PARTS
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_text_in_every_language(language: str) -> None:
    known = messages(language)
    missing = [f"{what} in grimm/locale/{language}/cards.ftl" for id_, what in worded().items() if id_ not in known]
    assert not missing, f"{'; '.join(missing)}."


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_left_over_from_cards_that_are_gone(language: str) -> None:
    text = (FOLDER / "locale" / language / "cards.ftl").read_text("utf-8")
    ids = re.findall(r"^(grimm-(?:fable|friend)-\S+) =", text, re.MULTILINE)
    left_over = [id_ for id_ in ids if id_ not in worded()]
    assert not left_over, f"locale/{language} has words for cards that are in no deck: {', '.join(left_over)}."
    assert ids == list(worded()), "the cards stand there in another order than in the rulebook"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", [form for _, form in PARTS])
def test_no_two_cards_read_the_same(language: str, form: str) -> None:
    decks = {"fable": FABLE_NAMES, "friend": FRIEND_NAMES}
    say = Speech(language)
    said = [say(form.format(deck=deck, slug=slug(name))) for deck, names in decks.items() for name in names]
    assert len(set(said)) == FABLE_COUNT + FRIEND_COUNT


SPECIAL: list[tuple[str, Callable[[Box], list[str]], str, str]] = [
    ("monster", lambda box: fables_of(box, FableType.MONSTER), "put the Monster on a Location", "поставьте Монстра"),
    ("unique", lambda box: fables_of(box, FableType.UNIQUE), "without a Unique Location", "нет Уникальной Локации"),
    ("next-turn", lambda box: fables_of(box, FableType.NEXT_TURN), "ext round", "следующем раунде"),
    (
        "special action",
        lambda box: [f"friend-text-{slug(friend.name)}" for friend in box.friends if friend.special_action],
        "Special Action",
        "Особое действие",
    ),
]


def fables_of(box: Box, kind: FableType) -> list[str]:
    return [f"fable-text-{slug(fable.name)}" for fable in box.fables if fable.type is kind]


@pytest.mark.parametrize(("kind", "texts", "english", "russian"), SPECIAL)
def test_texts_tell_of_what_makes_a_card_special_and_no_others_do(
    kind: str, texts: Callable[[Box], list[str]], english: str, russian: str
) -> None:
    for language, words in zip(LANGUAGES, (english, russian), strict=True):
        say = Speech(language)
        ids = [id_ for id_ in worded() if "-text-" in id_]
        assert {id_ for id_ in ids if words in say(id_)} == {f"grimm-{text}" for text in texts(BOX)}, kind


def face_of(name: str, box: Box = BOX) -> CardFace:
    return next(face for face in card_faces(box) if face.notation == name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_shown(language: str) -> None:
    faces = card_faces(BOX)
    assert [face.notation for face in faces] == [*FABLE_NAMES, *FRIEND_NAMES]
    assert sum(face.copies for face in faces) == 56 + 25
    for face in faces:
        for part in (face.name, face.text, face.kind, face.note):
            assert part is not None
            assert Speech(language).knows(part)


@pytest.mark.clause("grimm.cards.5", "grimm.cards.10", "grimm.cards.11")
@pytest.mark.parametrize(
    ("name", "copies", "kind", "note"),
    [
        ("Wolf", 4, "Fable, Monster, Simple", "copies, Simple or Advanced"),
        ("Big Bad Wolf", 2, "Fable, Monster, Simple", "copies, Simple or Advanced, a detail of the effect"),
        ("Taxation", 1, "Fable, Next Turn, Advanced", "copies, Simple or Advanced"),
        ("Royal Wedding", 1, "Fable, Unique Location, Advanced", "copies, Simple or Advanced"),
        ("Roar", 2, "Fable, Simple", "copies, Simple or Advanced"),
        ("Aladdin", 1, "Friend, Simple", "Simple or Advanced"),
        ("Rapunzel", 1, "Friend with a Special Action, Advanced", "Simple or Advanced, a detail of the effect"),
    ],
)
def test_cards_as_the_list_shows_them(name: str, copies: int, kind: str, note: str) -> None:
    face, say = face_of(name), Speech()
    assert face.kind is not None
    assert face.note is not None
    assert (face.copies, say.say(face.kind)) == (copies, kind)
    assert say.say(face.note) == f"Not seen printed: {note} (reconstructed)"
    assert face.is_guess == ("effect" in note)  # the sign stands at texts alone


def test_cards_of_which_there_are_none_are_not_shown() -> None:
    names = [face.notation for face in card_faces(BOX.simple())]
    assert len(names) == 22 + 17
    assert "Taxation" not in names


def test_what_is_said_below_the_cards() -> None:
    assert [Speech().say(line) for line in about_box(BOX)] == [
        "Fables: 56 cards under 32 names.",
        "Monsters among them: 12 cards, 6 figures; where figures run out, the card stands for one.",
        "Friends: 25, one of each.",
        "Advanced cards: 10 Fables and 8 Friends; “advanced=off” leaves them out.",
        "Prince Regal's die, for two players: straw 2, wood 2, brick 2.",
        "The copies of 32 Fables are guessed: nobody has published how many there are.",
        "The Simple or Advanced mark of 57 cards is guessed: nobody has published which are Advanced.",
        "For 3 cards a detail of what they do is guessed.",
        "The faces of the die are guessed.",
    ]
    assert all(Speech("ru").knows(line) for line in about_box(BOX))


@pytest.mark.clause("grimm.cards.9", "grimm.cards.10")
def test_what_a_player_has_seen_printed_is_no_longer_guessed() -> None:
    seen = box_text(BOX).replace("fables = 56", 'fables = 56\norigin = "sourced"')
    box = parse_box(seen, "seen.toml")
    said = [Speech().say(line) for line in about_box(box)]
    assert said[5:] == ["For 3 cards a detail of what they do is guessed."]
    assert face_of("Wolf", box).note is None


def test_what_is_made_up_for_now_is_said_to_be() -> None:
    head = 'fables = 56\ninclude = "56-a"\norigin = "placeholder"\n'
    box = parse_box(head + '[levels]\nWolf = "advanced"\n[die]\nstraw = 6\nwood = 0\nbrick = 0\n', "own.toml")
    note = face_of("Wolf", box).note
    assert note is not None
    assert Speech().say(note) == ("Not seen printed: copies (reconstructed), Simple or Advanced (placeholder)")
    assert Speech("ru").knows(note)
    assert "The faces of the die are guessed." in [Speech().say(line) for line in about_box(box)]


def test_cards_are_read_without_numba_and_only_when_asked_for() -> None:
    program = (
        "import sys; from fabletop.games.grimm.decks import built_in; "
        "assert built_in.cache_info().currsize == 0; built_in('56-b'); "
        "assert not {'numba', 'numpy'} & set(sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], timeout=60, check=False).returncode == 0
