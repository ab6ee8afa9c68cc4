"""Whole games in plain words: a change of rules or of wording shows up as a readable difference.

After an intended change write ``fabletop replay tests/playthroughs/fox.fable --lang en`` to ``fox.en.txt`` (and ``ru``)
and a line into the changelog; likewise for ``fairytale``. Its record is that of

    fabletop play fairytale --seats random,random,random,random --seed "once upon a time, 167" --option deck=expert110
        --option teams=pairs-exchange --option plays=up-to-three --records FOLDER

in which all kinds of effects, choices, passes and reasons for points occur. ``grimm`` is, with most of what can happen,

    fabletop play grimm --seats random,random,random,random --seed "once upon a time, 1286" --records FOLDER
"""

from __future__ import annotations

from collections import deque
from pathlib import Path

import pytest

from fabletop.catalog import all_games, game_named
from fabletop.games.fairytale.rules.terms import Fact
from fabletop.games.grimm.rules.facts import Fact as GrimmFact
from fabletop.kernel.actions import marked_actions
from fabletop.records.matches import read_record
from tests.cli.running import fabletop

HERE = Path(__file__).parent


@pytest.mark.parametrize("game", [game.about.id for game in all_games()])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_recorded_game_reads_as_it_always_did(game: str, language: str) -> None:
    said = fabletop("replay", str(HERE / f"{game}.fable"), "--lang", language)
    assert said.out == (HERE / f"{game}.{language}.txt").read_text("utf-8")


def test_the_recorded_tale_has_a_bit_of_everything() -> None:
    record = read_record(HERE / "fairytale.fable")
    events = {event.message.id for _, news in record.replayed() for event in news}
    told = {f"fairytale-{fact.name.lower().replace('_', '-')}" for fact in Fact} | {"fairytale-passed-a-turn"}
    assert events == told
    action_kinds = {str(record.game.face.notation(choice)).partition(" ")[0] for _, choice in record.choices}
    assert action_kinds == {"keep", "play", "pass", "flip", "unflip", "give", "give-hidden", "take", "take-hidden"}


def test_the_recorded_forest_has_most_of_what_can_happen() -> None:
    record = read_record(HERE / "grimm.fable")
    events = {event.message.id.removesuffix("-by") for _, news in record.replayed() for event in news}
    facts = {f"grimm-{fact.name.lower().replace('_', '-')}" for fact in GrimmFact}
    assert len(facts - events) <= 9


def sequences(name: str, seats: int, seed: str, depth: int) -> int:
    """How many sequences of so many choices a deal allows."""
    game = game_named(name)
    position, _ = game.open({}, seats, seed)
    pending, found = deque([(game.save(position), 0)]), 0
    while pending:
        saved, made = pending.pop()
        if made == depth:
            found += 1
            continue
        here = game.load(saved)
        seat = game.to_act(here)[0]
        for choice in marked_actions(game.legal(here, seat)):
            there = game.load(saved)
            game.play(there, seat, choice)
            pending.append((game.save(there), made + 1))
    return found


TALLIES = {
    ("fox", 2, "tally#0", 3): 461,
    ("fox", 2, "tally#1", 3): 627,
    ("fox", 2, "tally#2", 4): 5244,
    ("fairytale", 2, "tally#0", 5): 660,
    ("fairytale", 2, "tally#1", 5): 1200,
    ("fairytale", 3, "tally#2", 4): 260,
    ("fairytale", 4, "tally#3", 5): 624,
}


@pytest.mark.parametrize(("game", "seats", "seed", "depth"), TALLIES)
def test_the_number_of_choice_sequences_is_what_it_always_was(game: str, seats: int, seed: str, depth: int) -> None:
    assert sequences(game, seats, seed, depth) == TALLIES[game, seats, seed, depth]
