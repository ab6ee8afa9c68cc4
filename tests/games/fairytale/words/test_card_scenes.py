"""Every card of the three decks lies, is held or is played in a scene that expects something of it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fabletop.games.fairytale.decks import BUILT_IN, DeckCard, EffectKind, built_in
from fabletop.games.fairytale.words.notation import WORDS

FOLDER = Path(__file__).parents[4] / "scenes" / "fairytale"
Words = dict[str, Any]

CARDS = {card.name: card for deck in BUILT_IN for card in built_in(deck).cards}
EXPECTATIONS = {"legal", "refused", "events", "no_events", "view", "view_of", "points", "owes", "winners"}
ON_REVEAL = {EffectKind.HUNT, EffectKind.UNFLIP, EffectKind.FLIP, EffectKind.DRAW}
ACTION_KINDS = sorted(WORDS.values(), key=len, reverse=True)
"""Longer words first: ``give-hidden`` before ``give``."""


def all_scenes() -> list[Words]:
    files = sorted(FOLDER.glob("*.toml"))
    return [scene for file in files for scene in tomllib.loads(file.read_text("utf-8"))["scene"]]


def steps_of(scene: Words) -> list[Words]:
    """A scene itself is its first step."""
    return [scene, *scene.get("steps", ())]


def expects_something(scene: Words) -> bool:
    return any(EXPECTATIONS & set(step) for step in steps_of(scene))


def listed(text: str) -> Iterator[str]:
    for part in text.replace("|", ",").split(","):
        yield part.strip()


def face_up(scene: Words) -> set[str]:
    return {card for row in scene.get("table", {}).get("rows", ()) for card in listed(row.partition("|")[0])}


def lying(scene: Words) -> set[str]:
    """The cards that the table of a scene names, in rows, hands, packs or the deck."""
    table = scene.get("table", {})
    texts = [*table.get("rows", ()), *table.get("hands", ()), *table.get("choosing", ()), table.get("deck", "")]
    return {card for text in texts for card in listed(text)}


def chosen(scene: Words, action_kind: str = "") -> set[str]:
    """The cards that are named in what is played, or only those of one verb."""
    cards = set()
    for step in steps_of(scene):
        for choice in step.get("play", ()):
            written = choice.rpartition(":")[2].strip()
            word = next((word for word in ACTION_KINDS if written.startswith(f"{word} ")), "")
            if word and action_kind in ("", word):
                cards.add(written.removeprefix(word).strip())
    return cards


EXPECTING = [scene for scene in all_scenes() if expects_something(scene)]


def does_something(card: DeckCard) -> bool:
    return any(effect.kind in ON_REVEAL for effect in card.effects)


@pytest.mark.parametrize("name", CARDS)
def test_every_card_is_named_in_a_scene_that_expects_something(name: str) -> None:
    assert [scene for scene in EXPECTING if name in lying(scene) | chosen(scene)], f"no scene has {name}"


@pytest.mark.parametrize("name", CARDS)
def test_every_card_lies_face_up_in_a_scene_that_tells_its_points(name: str) -> None:
    assert [scene for scene in EXPECTING if name in face_up(scene) and "points" in scene], f"no scene scores {name}"


@pytest.mark.parametrize("name", [name for name, card in CARDS.items() if does_something(card)])
def test_every_card_with_an_effect_is_played_in_a_scene_that_tells_what_comes_of_it(name: str) -> None:
    telling = [
        scene for scene in EXPECTING if any({"events", "legal", "points"} & set(step) for step in steps_of(scene))
    ]
    assert [scene for scene in telling if name in chosen(scene, "play")], f"no scene plays {name}"
