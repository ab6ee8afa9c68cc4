"""Tables for those who learn: true to the rules, and every choice judged by what its own seat got."""

from __future__ import annotations

from typing import Any

import pytest
import torch

from fabletop.catalog import game_named
from fabletop.contract import Game, Position
from fabletop.kernel.actions import marked_actions
from fabletop.training.arena import OWN, Arena, machine_for
from fabletop.training.models import Actor
from fabletop.training.settings import Kind, Reward
from tests.kernel.test_features import secrets, told
from tests.training.tiny import SIZES

FOX = game_named("fox")


def arena_of(steps: int, count: int = 5, reward: Reward | None = None, seats: int = 2, game: Game = FOX) -> Arena:
    return Arena(
        game,
        Kind(seats),
        count=count,
        steps=steps,
        seed="arena#0",
        reward=reward or Reward(value=0.0, points=1.0),
        machine=machine_for(game, "cpu", 1),
        device="cpu",
    )


def player_of() -> Actor:
    learning = FOX.rules.learning
    assert learning is not None
    torch.manual_seed(1)
    return Actor(len(learning.features), len(FOX.actions), learning.secrets, SIZES)


def table_of(arena: Arena, index: int) -> Any:
    return FOX.rules.table.unpacked(arena.tables[index].tobytes())


def test_every_step_is_a_choice_by_the_rules_and_pays_at_the_end_of_a_round() -> None:
    arena, actor = arena_of(40), player_of()
    ends = 0
    for step in range(40):
        before = [table_of(arena, index) for index in range(5)]
        arena.play_step(step, actor, actor, 0)
        memory = arena.memory
        for index, table in enumerate(before):
            seat = int(memory.asked[step, index])
            allowed = marked_actions(FOX.legal(Position(table, 2), seat))
            assert len(allowed) > 1
            assert int(memory.actions[step, index]) in allowed
            assert memory.features[step, index].tolist() == told(FOX, table, seat)
            assert memory.secrets[step, index].tolist() == secrets(FOX, table, seat)
            after = table_of(arena, index)
            assert bool(memory.ended[step, index]) == (after.round != table.round)
            if memory.ended[step, index]:
                ends += 1
                gained = [after.scores[seat] - (table.scores[seat] - table.round_points[seat]) for seat in range(2)]
                if after.round > table.round:
                    assert memory.rewards[step, index].tolist() == [gained[0] - gained[1], gained[1] - gained[0]]
            else:
                assert memory.rewards[step, index].tolist() == [0, 0]
    assert ends > 3


def test_tables_can_begin_at_different_moments() -> None:
    arena = arena_of(2, count=30)
    arena.stagger(50)
    assert arena.learners["decisions"].tolist() == [number * 7919 % 50 for number in range(30)]
    assert len({(table_of(arena, index).round, table_of(arena, index).plays) for index in range(30)}) > 10


def test_a_mask_leaves_no_chance_to_what_is_not_allowed() -> None:
    arena, actor = arena_of(6), player_of()
    arena.play(actor, actor, 0)
    allowed = arena.columns.allowed(arena.memory.masks)
    chances = arena.memory.chances.float().exp()
    assert allowed.gather(-1, arena.memory.choices[..., None]).all()
    assert (chances[~allowed] == 0).all()
    assert torch.allclose(chances.sum(-1), torch.ones(6, 5), atol=2e-3)


def test_a_stranger_plays_its_seat_alone() -> None:
    arena, actor = arena_of(12), player_of()
    arena.strange[:3] = torch.tensor([0, 1, 0], dtype=torch.int8)
    pool_opponent = player_of()
    with torch.no_grad():
        pool_opponent.policy.weight.zero_()
        pool_opponent.policy.bias.copy_(torch.linspace(0, 900, len(pool_opponent.policy.bias)))
    arena.play(actor, pool_opponent, 3)
    memory = arena.memory
    for index, seat in enumerate([0, 1, 0, OWN, OWN]):
        strange = memory.asked[:, index] == seat
        assert memory.own[:, index].tolist() == (~strange).float().tolist()
        allowed = arena.columns.allowed(memory.masks[:, index])
        last = (allowed * torch.arange(allowed.shape[-1])).argmax(-1)
        assert (memory.choices[:, index] == last)[strange].all()


def test_a_best_response_has_one_seat_and_strangers_all_others() -> None:
    arena, actor = arena_of(12), player_of()
    arena.strange[:] = torch.tensor([0, 1, 0, 1, 0], dtype=torch.int8)
    arena.is_alone = True
    arena.play(actor, actor, 5)
    assert torch.equal(arena.memory.own == 1, arena.memory.asked == arena.strange)


def advantages_of(
    asked: list[int], paid: list[list[float] | None], values: list[float], after: list[float], gae_lambda: float
) -> list[float]:
    """By the book, seat by seat: every choice leads to the next of the same seat, or to the end of the stretch."""
    found = [0.0] * len(asked)
    for seat in range(2):
        mine = [step for step, who in enumerate(asked) if who == seat]
        for place in reversed(range(len(mine))):
            step = mine[place]
            until = mine[place + 1] if place + 1 < len(mine) else len(asked)
            end = next((paid[at] for at in range(step, until) if paid[at] is not None), None)
            if end is not None:
                found[step] = end[seat] - values[step]
            elif until == len(asked):
                found[step] = after[seat] - values[step]
            else:
                found[step] = values[until] - values[step] + gae_lambda * found[until]
    return found


def test_advantages_are_each_seats_own() -> None:
    arena = arena_of(30, count=4)
    actor = player_of()
    arena.play(actor, actor, 0)

    def critic(told: Any, hidden: Any) -> Any:
        return hidden[:, :33].mean(-1) * 3 + told[:, :33].mean(-1)

    arena.critic(critic, 0.9)
    memory = arena.memory
    for index in range(4):
        asked = memory.asked[:, index].tolist()
        paid = [memory.rewards[s, index].tolist() if memory.ended[s, index] else None for s in range(30)]
        table = table_of(arena, index)
        after = [
            float(critic(torch.tensor([told(FOX, table, s)]).float(), torch.tensor([secrets(FOX, table, s)]).float()))
            for s in range(2)
        ]
        expected = advantages_of(asked, paid, memory.values[:, index].tolist(), after, 0.9)
        assert memory.advantages[:, index].tolist() == pytest.approx(expected, abs=1e-5)
        returns = memory.values[:, index] + memory.advantages[:, index]
        assert memory.returns[:, index].tolist() == pytest.approx(returns.tolist(), abs=1e-5)


@pytest.mark.parametrize(("seats", "points"), [(2, 0.5), (3, 0.0), (4, 0.0)])
def test_points_are_paid_at_tables_for_two_only(seats: int, points: float) -> None:
    arena = arena_of(1, 1, Reward(value=1.0, points=0.5), seats, game_named("fairytale"))
    assert arena.weights.tolist() == [1.0, points]
