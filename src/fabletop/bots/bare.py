"""What a network likes by itself, one observation at a time; nothing needs to be compiled for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from fabletop.bots.situation import Situation
from fabletop.kernel.features import spread


def features_of(situation: Situation) -> Any:
    """What a network is told: of a re-dealt table, whose observation is that of the true one."""
    rules = situation.game.rules
    assert rules.learning is not None
    seen, told = [0] * rules.observation, [0] * len(rules.learning.features)
    rules.observe(situation.world, situation.seat, seen)
    spread(seen, rules.learning.features, told)
    return np.array([told], np.float32)


def best_liked(situation: Situation, actions: Iterable[int], policy: Any) -> int:
    """Of what is allowed, what a policy with a number for each action likes best."""
    liked = dict(zip(actions, np.nan_to_num(policy, nan=-np.inf).tolist(), strict=True))
    return max((choice.number for choice in situation.question.choices), key=lambda action: liked.get(action, -np.inf))
