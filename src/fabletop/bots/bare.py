"""What a network likes by itself, one observation at a time, asked by ONNX Runtime: nothing needs to be compiled."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np

from fabletop.bots.situation import Situation
from fabletop.kernel.features import spread

FEATURES, POLICY = "features", "policy"


def features_of(situation: Situation) -> Any:
    """What a network is told: of a re-dealt table, whose observation is that of the true one."""
    rules = situation.game.rules
    assert rules.learning is not None
    seen, told = [0] * rules.observation, [0] * len(rules.learning.features)
    rules.observe(situation.world, situation.seat, seen)
    spread(seen, rules.learning.features, told)
    return np.array([told], np.float32)


def open_session(file: Path) -> Any:
    """The network in a file, run on one core."""
    import onnxruntime

    onnxruntime.disable_telemetry_events()  # its builds for Windows report home otherwise
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    options.log_severity_level = 4
    return onnxruntime.InferenceSession(str(file), options, providers=["CPUExecutionProvider"])


def most_likely(situation: Situation, session: Any, actions: Iterable[int]) -> int:
    """Of what is allowed, what the network likes best; its policy has a number for each of the actions."""
    (policy,) = session.run([POLICY], {FEATURES: features_of(situation)})
    liked = dict(zip(actions, np.nan_to_num(policy[0], nan=-np.inf).tolist(), strict=True))
    return max((choice.number for choice in situation.question.choices), key=lambda action: liked.get(action, -np.inf))
