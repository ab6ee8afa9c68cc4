"""What is learned: the gradient of what was hoped for, held back by entropy and distance."""

from __future__ import annotations

from typing import Any

import torch

from fabletop.catalog import game_named
from fabletop.training.arena import Columns
from fabletop.training.models import log_policy
from fabletop.training.ppo import Batch, losses, renamings
from fabletop.training.settings import PpoSettings

ALLOWED = torch.tensor([True, True, False, True])
PLAIN = PpoSettings(belief=0.0, value=0.0)


def batch_of(logits: Any, value: Any) -> Batch:
    """A game of one choice, every choice made as often as its chance says (as weights), paid what it is worth."""
    chances = log_policy(logits, ALLOWED)
    choices = ALLOWED.nonzero().squeeze(-1)
    likely = chances.exp()[choices]
    mean = (likely * value[choices]).sum()
    return Batch(
        features=torch.zeros(len(choices), 1),
        secrets=torch.zeros(len(choices), 2),
        allowed=ALLOWED.expand(len(choices), -1),
        choices=choices,
        chances=chances.detach().expand(len(choices), -1),
        advantages=value[choices] - mean.detach(),
        returns=torch.zeros(len(choices)),
        own=likely.detach(),
        symmetric=torch.ones(len(choices), dtype=torch.bool),
    )


def gradient(loss: Any, logits: Any) -> Any:
    (found,) = torch.autograd.grad(loss, logits, retain_graph=True)
    return found


def found_for(batch: Batch, logits: Any, entropy: float, kl: float) -> Any:
    rows = len(batch.choices)
    told = logits.expand(rows, -1), torch.zeros(rows), torch.zeros(rows, 2)
    return losses(batch, told, torch.zeros(rows), PLAIN, entropy, kl)


def test_the_gradient_is_that_of_the_exact_worth() -> None:
    logits = torch.tensor([0.3, -0.2, 5.0, 0.9], requires_grad=True)
    value = torch.tensor([1.0, -0.5, 99.0, 0.25])
    exact = (log_policy(logits, ALLOWED).exp() * value).sum()
    loss = found_for(batch_of(logits, value), logits, 0.0, 0.0).total
    assert torch.allclose(gradient(loss, logits), -gradient(exact, logits), atol=1e-6)
    assert gradient(loss, logits)[2] == 0


def test_entropy_and_distance_have_their_exact_gradients() -> None:
    logits = torch.tensor([0.3, -0.2, 5.0, 0.9], requires_grad=True)
    value = torch.zeros(4)
    batch = batch_of(logits + torch.tensor([0.5, 0.0, 0.0, -0.4]), value)
    chances = log_policy(logits, ALLOWED)[ALLOWED]
    entropy = -(chances.exp() * chances).sum()
    distance = (chances.exp() * (chances - batch.chances[0][ALLOWED])).sum()
    found = found_for(batch, logits, 0.7, 0.2)
    assert torch.allclose(found.entropy, entropy, atol=1e-6)
    assert torch.allclose(found.kl, distance, atol=1e-6)
    assert torch.allclose(gradient(found.total, logits), gradient(-0.7 * entropy + 0.2 * distance, logits), atol=1e-6)


def test_a_choice_that_moved_far_teaches_no_more() -> None:
    logits = torch.tensor([2.0, -0.2, 0.0, 0.0], requires_grad=True)
    batch = batch_of(torch.zeros(4), torch.tensor([1.0, 0.0, 0.0, 0.0]))
    best = Batch(**{name: part[:1] for name, part in vars(batch).items()})
    assert gradient(found_for(best, logits, 0.0, 0.0).total, logits).abs().sum() == 0


def test_what_others_chose_teaches_nothing() -> None:
    logits = torch.tensor([0.3, -0.2, 5.0, 0.9], requires_grad=True)
    batch = batch_of(logits, torch.tensor([1.0, -0.5, 0.0, 0.25]))
    batch.own = torch.zeros(3)
    found = found_for(batch, logits, 0.5, 0.5)
    assert gradient(found.total, logits).abs().sum() == 0
    assert found.critic == 0


def test_a_renaming_keeps_what_belongs_together() -> None:
    fox = game_named("fox")
    columns = Columns(fox, "cpu")
    assert fox.rules.learning is not None
    features, secrets, actions = len(fox.rules.learning.features), fox.rules.learning.secrets, len(columns.actions)
    chances = torch.rand(3, actions)
    batch = Batch(
        features=torch.rand(3, features),
        secrets=torch.rand(3, secrets),
        allowed=torch.rand(3, actions) > 0.5,
        choices=torch.tensor([0, 40, 99]),
        chances=chances,
        advantages=torch.rand(3),
        returns=torch.rand(3),
        own=torch.rand(3),
        symmetric=torch.tensor([True, True, False]),
    )
    made = renamings(fox, columns, "cpu")
    assert len(made) == 5
    for renaming in made:
        other = renaming.of(batch)
        assert torch.equal(other.features[:2], batch.features[:2, renaming.features])
        assert torch.equal(other.features[2], batch.features[2])
        assert other.choices[2] == batch.choices[2]
        for row in range(3):
            assert other.chances[row, other.choices[row]] == chances[row, batch.choices[row]]
            assert other.allowed[row, other.choices[row]] == batch.allowed[row, batch.choices[row]]
