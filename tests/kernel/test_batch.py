"""Batches: the same games as anywhere else, however many tables and threads there are."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.catalog import game_named
from fabletop.contract import read_seed
from fabletop.kernel.actions import marked_actions
from fabletop.kernel.backend import player_on
from fabletop.kernel.batches import Batch, machine_on

FOX = game_named("fox")


def batch_of(count: int, threads: int = 1) -> Batch:
    return Batch(FOX.rules, FOX.set_up({}, 2), 2, read_seed("batch"), count, machine_on("cpu", FOX.rules, threads))


def games_of(batch: Batch, games: int) -> dict[int, list[Any]]:
    """The rewards of the first games, by stream, played at random."""
    found: dict[int, list[Any]] = {}
    while len(found) < games:
        streams = [int(stream) for stream in batch.players["seed"]["stream"]]
        batch.choose_at_random()
        batch.step()
        for index, stream in enumerate(streams):
            if batch.finished[index] and stream < games:
                found[stream] = [int(share) for share in batch.rewards[index]]
    return found


def test_random_players_play_the_games_of_simulate() -> None:
    found = games_of(batch_of(5), 12)
    play = player_on("cpu", FOX.rules)
    for stream, rewards in found.items():
        tally = play(FOX.set_up({}, 2), 2, read_seed("batch"), stream, 1)
        assert [int(share > 0) for share in rewards] == tally.wins[:2]


@pytest.mark.parametrize(("count", "threads"), [(1, 1), (3, 1), (600, 2)])
def test_a_game_depends_on_its_stream_alone(count: int, threads: int) -> None:
    assert games_of(batch_of(count, threads), 4) == games_of(batch_of(4), 4)


def test_what_is_asked_allowed_and_known_is_the_tables_own() -> None:
    batch = batch_of(3)
    for _ in range(150):
        batch.choose_at_random()
        batch.step()
        batch.look()
        for index in range(3):
            position = FOX.open({}, 2, "batch")[0]
            position.table = FOX.rules.table.unpacked(batch.tables[index].tobytes())
            seat = int(batch.asked[index])
            assert FOX.owing(position)[0] == seat
            assert marked_actions(FOX.legal(position, seat)) == marked_actions([int(w) for w in batch.masks[index]])
            seen = [0] * FOX.rules.observation
            FOX.rules.observe(position.table, seat, seen)
            assert batch.observations[index].tolist() == seen
            assert batch.rewards[index].any() == bool(batch.finished[index])
