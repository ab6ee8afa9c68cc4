"""What the environments of PettingZoo and Gymnasium have in common: spaces, seeds and pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from gymnasium import spaces

from fabletop.adapters.desk import Desk, Setting
from fabletop.contract import Message, Position, bad, fresh_seed, message, read_seed
from fabletop.drawing import draw
from fabletop.kernel.actions import ARGUMENTS
from fabletop.kernel.rng import Seed
from fabletop.text.speech import Speech

OBSERVATION, ACTION_MASK = "observation", "action_mask"
WAIT = ARGUMENTS - 1
"""The choice of a seat that is not asked. No game has a choice of this number."""
HUMAN, ANSI, SVG = "human", "ansi", "svg"
RENDER_MODES = (HUMAN, ANSI, SVG)
SEED = "seed"
ASKED, PUBLIC = "asked", "public"


class Choices(spaces.Discrete[np.int64]):
    """All choices of a game. A sample without a mask is one that is allowed now."""

    def __init__(self, number: int, allowed: Callable[[], Any]) -> None:
        super().__init__(number)
        self.allowed = allowed

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            mask = self.allowed()
        return super().sample(mask, probability)


def seat_space(setting: Setting) -> spaces.Dict:
    """What a seat is given: all it knows, and which choices are allowed."""
    rules = setting.game.rules
    return spaces.Dict(
        {
            OBSERVATION: spaces.Box(-128, 127, (rules.observation,), np.int8),
            ACTION_MASK: spaces.Box(0, 1, (rules.actions,), np.int8),
        }
    )


class Deals:
    """Which game is dealt next: after ``reset(seed=42)`` those of the seeds ``42``, ``42#1``, ``42#2``…"""

    def __init__(self) -> None:
        self.seed: Seed | None = None
        self.name = ""

    def next(self, seed: int | None, options: Mapping[str, Any] | None) -> Seed:
        """``options`` may name a seed as a text: ``{"seed": "tulip#3"}``."""
        text = str((options or {}).get(SEED, "" if seed is None else int(seed)))
        if text or self.seed is None:
            self.name = text or fresh_seed()
            self.seed = read_seed(self.name)
        else:
            self.seed.stream += 1
        return self.seed

    @property
    def text(self) -> str:
        """The seed of the game that was dealt last, as ``fabletop play --seed`` takes it."""
        assert self.seed is not None
        return f"{self.name.rpartition('#')[0] or self.name}#{self.seed.stream}"


def refuse_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise bad("error-env-render-mode", mode=mode, allowed=", ".join(RENDER_MODES))


def rendered(desk: Desk, mode: str | None, seat: int | None) -> str | None:
    """The table as the seat sees it, or the public: as text, or as an SVG picture."""
    game, position = desk.setting.game, desk.position()
    view = game.view(position, seat)
    if mode == SVG:
        question = game.question(position, seat) if seat is not None and seat in game.to_act(position) else None
        return draw(game, view, question=question)
    say = Speech(viewer=seat, more=game.locale)
    text = "\n".join(say.say(line) for line in [*game.face.describe(view.table, seat), *asked_lines(desk, position)])
    if mode == HUMAN:
        print(text)  # noqa: T201  # that is what the mode is for
        return None
    return text


def asked_lines(desk: Desk, position: Position) -> list[Message]:
    """What is asked, or how the game ended."""
    game = desk.setting.game
    result = game.result(position)
    if result is None:
        return [message("env-asked", seat=seat) for seat in game.to_act(position)]
    return [message("env-won", seat=seat) for seat in result.winners]
