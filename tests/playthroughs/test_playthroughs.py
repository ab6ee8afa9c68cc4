"""Whole games in plain words: a change of rules or of wording shows up as a readable difference.

After an intended change write ``fabletop replay tests/playthroughs/fox.fable --lang en`` to ``fox.en.txt`` (and ``ru``)
and a line into the changelog.
"""

from __future__ import annotations

from collections import deque
from pathlib import Path

import pytest

from fabletop.catalog import all_games, game_named
from fabletop.kernel.actions import marked_actions
from tests.cli.running import fabletop

HERE = Path(__file__).parent


@pytest.mark.parametrize("game", [game.about.id for game in all_games()])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_recorded_game_reads_as_it_always_did(game: str, language: str) -> None:
    said = fabletop("replay", str(HERE / f"{game}.fable"), "--lang", language)
    assert said.out == (HERE / f"{game}.{language}.txt").read_text("utf-8")


def sequences(name: str, seed: str, depth: int) -> int:
    """How many sequences of so many choices a deal allows."""
    game = game_named(name)
    position, _ = game.open({}, game.about.seats[0], seed)
    pending, found = deque([(game.save(position), 0)]), 0
    while pending:
        saved, made = pending.pop()
        if made == depth:
            found += 1
            continue
        here = game.load(saved)
        seat = game.owing(here)[0]
        for choice in marked_actions(game.legal(here, seat)):
            there = game.load(saved)
            game.play(there, seat, choice)
            pending.append((game.save(there), made + 1))
    return found


TALLIES = {("fox", "tally#0", 3): 461, ("fox", "tally#1", 3): 627, ("fox", "tally#2", 4): 5244}


@pytest.mark.parametrize(("game", "seed", "depth"), TALLIES)
def test_the_number_of_choice_sequences_is_what_it_always_was(game: str, seed: str, depth: int) -> None:
    assert sequences(game, seed, depth) == TALLIES[game, seed, depth]
