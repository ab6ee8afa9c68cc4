"""Batches: the same games as anywhere else, however many tables and threads there are."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from fabletop.adapters.batch import AT_RANDOM, WAIT, WHOLE_WIN, Batch
from fabletop.bodies.backend import player_on
from fabletop.catalog import game_named
from fabletop.contract import BadInput, read_seed
from fabletop.kernel.actions import marked_actions
from fabletop.kernel.rng import Seed

FOX = game_named("fox")


def batch_of(n: int, threads: int = 1) -> Batch:
    return Batch("fox", n, 2, {"target": 16}, seed="batch", threads=threads)


def games_of(batch: Batch, games: int) -> dict[int, list[Any]]:
    """The choices and rewards of the first games, by stream, played at random."""
    found: dict[int, list[Any]] = {}
    made: dict[int, list[Any]] = {}
    while len(found) < games:
        streams = [int(stream) for stream in batch.players["seed"]["stream"]]
        asked = batch.asked.tolist()
        batch.step_at_random()
        for index, stream in enumerate(streams):
            if stream < games:
                made.setdefault(stream, []).append((asked[index], int(batch.actions[index])))
                if batch.finished[index]:
                    found[stream] = [made[stream], batch.rewards[index].tolist()]
    return found


def test_random_players_play_the_games_of_simulate() -> None:
    found = games_of(batch_of(5), 12)
    play = player_on("cpu", FOX.rules)
    for stream, (choices, rewards) in found.items():
        tally = play(FOX.set_up({"target": 16}, 2), 2, read_seed("batch"), stream, 1)
        assert [int(share > 0) for share in rewards] == tally.wins[:2]
        assert len(choices) == tally.decisions
        assert sum(rewards) == WHOLE_WIN


@pytest.mark.parametrize(("n", "threads"), [(1, 1), (3, 1), (600, 2), (1000, 3)])
def test_a_game_depends_on_its_stream_alone(n: int, threads: int) -> None:
    assert games_of(batch_of(n, threads), 4) == games_of(batch_of(4), 4)


def test_a_table_goes_on_with_the_game_that_is_its_own() -> None:
    batch = batch_of(3)
    while batch.players["games"].min() < 2:
        batch.step_at_random()
        assert batch.players["seed"]["stream"].tolist() == [
            i + 3 * int(g) for i, g in enumerate(batch.players["games"])
        ]


def test_what_is_asked_allowed_and_known_is_the_tables_own() -> None:
    batch = batch_of(3)
    for _ in range(150):
        batch.step_at_random()
        seen, allowed = batch.observe(), batch.allowed()
        for index in range(3):
            position = FOX.open({}, 2, "batch")[0]
            position.table = FOX.rules.table.unpacked(batch.tables[index].tobytes())
            seat = int(batch.asked[index])
            assert FOX.to_act(position)[0] == seat
            legal = marked_actions(FOX.legal(position, seat))
            assert legal == marked_actions([int(word) for word in batch.masks[index]])
            assert legal == np.flatnonzero(allowed[index]).tolist()
            known = [0] * FOX.rules.observation
            FOX.rules.observe(position.table, seat, known)
            assert seen[index].tolist() == known
            assert batch.rewards[index].any() == bool(batch.finished[index])


def test_what_a_seat_is_given_does_not_depend_on_what_it_cannot_know() -> None:
    batch = batch_of(200)
    for step in range(60):
        batch.step_at_random()
        seen, allowed = batch.observe().copy(), batch.allowed().copy()
        for index in range(0, 200, 20):
            table = FOX.rules.table.unpacked(batch.tables[index].tobytes())
            seed = Seed()
            seed.stream = step
            FOX.rules.resample(table, int(batch.asked[index]), seed)
            batch.tables[index] = np.frombuffer(table.pack(), FOX.rules.table.dtype)[0]
        assert np.array_equal(batch.observe(), seen)
        assert np.array_equal(batch.allowed(), allowed)


def test_own_choices_random_ones_and_waiting_may_be_mixed() -> None:
    batch = batch_of(4)
    before = batch.tables.copy()
    first = [marked_actions([int(word) for word in mask])[0] for mask in batch.masks]
    batch.step([first[0], AT_RANDOM, WAIT, first[3]])
    assert batch.actions.tolist()[::3] == first[::3]
    assert batch.players["decisions"].tolist() == [1, 1, 0, 1]
    assert batch.tables[2].tobytes() == before[2].tobytes()


@pytest.mark.parametrize("choice", [40, 63, 191, 192, 5000])
def test_a_choice_that_is_not_allowed_changes_nothing(choice: int) -> None:
    batch = batch_of(2)
    before = batch.tables.copy()
    with pytest.raises(BadInput) as caught:
        batch.step([WAIT, choice])
    assert "Table 1" in str(caught.value)
    assert batch.tables.tobytes() == before.tobytes()
    batch.step_at_random()
    assert not batch.refused.any()


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"n": 0},
        {"seats": 3},
        {"options": {"target": 100}},
        {"backend": "abacus"},
    ],
)
def test_a_batch_that_cannot_be_is_refused_with_a_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as caught:
        Batch(**{"game": "fox", "n": 2, **wrong})
    assert str(caught.value).endswith(".")


def test_without_a_gpu_cuda_is_refused_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fabletop.bodies.cuda.is_there", lambda: False)
    with pytest.raises(BadInput) as caught:
        Batch("fox", 2, backend="cuda")
    assert "GPU" in str(caught.value)
