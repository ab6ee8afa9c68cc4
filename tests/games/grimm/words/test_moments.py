"""Every card says in its text when it acts, as the rules have it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fabletop.games.grimm.decks import slug
from fabletop.games.grimm.words.notation import FABLES, FRIENDS
from fabletop.games.grimm.words.timetable import (
    AS_A_FRIEND,
    AS_A_LOCATION,
    IN_THE_NEXT_TURN,
    WHEN_PLAYED,
    Moments,
    windows_of,
)
from fabletop.text.speech import Speech

PLAYED = {
    "on-reveal": ("When revealed:", "В момент раскрытия:"),
    "before-collect": ("Before collecting:", "Перед сбором ресурсов:"),
    "end-of-gather": ("End of gathering:", "В конце сбора:"),
}
LATER = {
    "start": ("at the start of the round", "в начале раунда"),
    "collect": ("next round", "в следующем раунде"),
    "end-of-gather": ("at the end of gathering", "в конце сбора"),
}
AS_FRIEND = {
    "start": ("Start of the round:", "В начале раунда:"),
    "after-reveal": ("When Gather cards are revealed:", "После раскрытия карт Сбора:"),
    "collect": ("gather at the same Location", "собираете в одной Локации"),
    "end-of-gather": ("end of gathering", "в конце сбора"),
    "build-start": ("Start of building:", "В начале стройки:"),
    "build": ("Special Action", "Особое действие"),
    "build-end": ("End of building:", "В конце стройки:"),
}
OTHERWISE = {
    ("Fairy Food", "on-reveal"): ("Next round:", "В следующем раунде:"),
    ("Taxation", "on-reveal"): ("Next round:", "В следующем раунде:"),
    ("The Golden Goose", "build"): ("In your Build turn", "В свой ход стройки"),
}
"""Cards that have other words for a moment."""
Words = dict[str, tuple[str, str]]


def moments() -> Iterator[tuple[str, str, str, str]]:
    """A card, the id of its text, and a moment of it in both languages."""
    fables: tuple[tuple[Moments, Words], ...] = (
        (WHEN_PLAYED, PLAYED),
        (IN_THE_NEXT_TURN, LATER),
        (AS_A_LOCATION, PLAYED),
    )
    decks = ((FABLES, "fable", fables), (FRIENDS, "friend", ((AS_A_FRIEND, AS_FRIEND),)))
    for names, deck, told in decks:
        for card, name in enumerate(names):
            for windows, words in told:
                for window in windows_of(card, windows):
                    yield (name, f"grimm-{deck}-text-{slug(name)}", *OTHERWISE.get((name, window), words[window]))


@pytest.mark.clause("grimm.cards.20")
@pytest.mark.parametrize(("card", "text", "english", "russian"), list(moments()))
def test_a_card_says_when_it_acts(card: str, text: str, english: str, russian: str) -> None:
    assert english.casefold() in Speech("en")(text).casefold(), card
    assert russian.casefold() in Speech("ru")(text).casefold(), card
