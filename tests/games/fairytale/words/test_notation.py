"""Every choice is written so that it reads back, with any deck."""

from __future__ import annotations

import pytest

from fabletop.contract import BadFile, Game
from fabletop.games.fairytale.decks import BUILT_IN, Deck, built_in, parse_deck
from fabletop.games.fairytale.rules.terms import MOST_NAMES, NO_CARD, ActionKind
from fabletop.kernel.actions import action_of
from fabletop.text.speech import LANGUAGES, Speech
from tests.games.fairytale.small import SMALL
from tests.games.fairytale.tables import FAIRYTALE, QUIET, game_with, own_game

NAMES = ["Pass", "Keep", "Give", "9K", "7", "Ёжик в тумане", "Straße", "L'Écu d’or", "Play: the End", "why", "#1", "…a"]


def many(names: list[str]) -> Deck:
    row = '[[card]]\nname = "{}"\nfaction = "Shadow"\ntype = "Home"\ncopies = 3\npoints = 0\n'
    rows = "".join(row.format(name) for name in names)
    return parse_deck(f'title = "Many"\ncards = {3 * len(names)}\n{rows}', "many.toml")


DECKS = {
    **{name: built_in(name) for name in BUILT_IN},
    "small": parse_deck(SMALL, "small.toml"),
    "hidden": many(["Owl", "Hidden Owl", "hidden", "take-hidden Owl"]),
    "odd": many(NAMES),
    "most": many([f"Card {number}" for number in range(MOST_NAMES)]),
}


def game_of(name: str) -> Game:
    return FAIRYTALE.for_options({"deck": name}) if name in BUILT_IN else game_with(DECKS[name])


@pytest.mark.parametrize("name", DECKS)
def test_every_choice_is_written_and_reads_back(name: str) -> None:
    game, deck = game_of(name), DECKS[name]
    written = {action: game.face.notation(action) for action in range(game.rules.actions)}
    choices = {action: text for action, text in written.items() if text is not None}
    assert len(choices) == len(ActionKind) * len(deck.cards) + 1
    assert len({text.casefold() for text in choices.values()}) == len(choices)
    for action, text in choices.items():
        for spelled in (text, text.upper(), f"  {text.replace(' ', '   ')} "):
            assert game.read_choice(spelled) == action


@pytest.mark.parametrize("name", DECKS)
def test_a_choice_names_its_card_and_what_is_done_to_it(name: str) -> None:
    game, deck = game_of(name), DECKS[name]
    for action_kind in ActionKind:
        for number, card in enumerate(deck.cards, 1):
            word = action_kind.name.lower().replace("_", "-")
            assert game.face.notation(action_of(action_kind, number)) == f"{word} {card.name}"
    assert game.face.notation(action_of(ActionKind.PLAY, NO_CARD)) == "pass"


@pytest.mark.parametrize("name", DECKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_words_and_points_at_its_card(name: str, language: str) -> None:
    game, speech = game_of(name), Speech(language)
    labels = []
    for action in game.notations.values():
        choice = game.choice(action)
        assert speech.knows(choice.label)
        labels.append(speech.say(choice.label))
        assert [ref.name for ref in choice.refs] == (
            [] if choice.notation == "pass" else [written_card(choice.notation)]
        )
    assert len(set(labels)) == len(labels)


def written_card(notation: str) -> str:
    return notation.partition(" ")[2]


@pytest.mark.parametrize(
    "text", ["", "keep", "bard", "keep nobody", "give-hidden", "pass Bard", "play", "keep keep Bard"]
)
def test_what_is_no_choice_is_not_read(text: str) -> None:
    assert FAIRYTALE.read_choice(text) is None


@pytest.mark.clause("fairytale.deck.9")
def test_a_name_that_no_choice_could_be_read_with_is_refused() -> None:
    with pytest.raises(BadFile) as refused:
        many(["Owl", "Old  Bat"])
    assert "a card cannot be called “Old  Bat”" in Speech().say(refused.value.message)


def test_a_card_of_another_deck_is_no_choice() -> None:
    assert game_of("basic").read_choice("keep The Trickster") is None
    assert game_of("expert100").read_choice("keep The Trickster") is not None
    assert game_of("small").read_choice("keep Bard") is None


def test_in_a_whole_game_with_an_own_deck_every_choice_reads_back() -> None:
    table = own_game(parse_deck(QUIET.replace("Owl", "9K"), "own.toml"), "whole", 4, teams="pairs-exchange")
    written = set()
    for _ in table.at_random("whole"):
        for seat in table.to_act:
            for action in table.marked(seat):
                text = str(table.game.face.notation(action))
                assert table.game.read_choice(text) == action
                written.add(text.rpartition(" ")[0])
    assert written == {"keep", "play", "give", "take"}
