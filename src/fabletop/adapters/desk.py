"""A compiled table, and what may be asked of it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from fabletop.bodies.cpu import calls_of, mask_spreader
from fabletop.catalog import game_named
from fabletop.contract import Game, IllegalChoice, OptionValue, Position, Reason, message
from fabletop.kernel.actions import NO_ACTION
from fabletop.kernel.record import as_array
from fabletop.kernel.rng import Seed

Array = Any
"""Of numpy; the shapes are told where they are made."""
INT8 = np.dtype(np.int8)
MOST_CHOICES = 1 << 13
Given = tuple[tuple[str, OptionValue], ...]


class Scratch(threading.local):
    """A list for each thread, since compiled code holds no lock."""

    def __init__(self) -> None:
        self.listed = np.zeros(MOST_CHOICES, np.int16)


_scratch = Scratch()


@dataclass(frozen=True)
class Setting:
    """What tables of one kind have in common."""

    game: Game
    seats: int
    given: Given
    options: Array
    calls: Mapping[str, Callable[..., Any]]

    @property
    def name(self) -> str:
        return self.game.about.id


def setting_of(name: str, seats: int | None, options: Mapping[str, OptionValue]) -> Setting:
    """A kind of table, or a complaint about one that cannot be."""
    return _setting(name, seats, tuple(sorted(options.items())))


@cache
def _setting(name: str, seats: int | None, given: Given) -> Setting:
    game = game_named(name).for_options(dict(given))
    number = game.about.seats[0] if seats is None else seats
    record = game.set_up(dict(given), number)
    return Setting(game, number, given, as_array(record), calls_of(game.rules))


class Desk:
    """One table. A copy of it is a copy of its bytes."""

    __slots__ = (
        "_act",
        "_actions",
        "_legal",
        "_list",
        "_observe",
        "_offered",
        "_shape",
        "_spread",
        "_to_act",
        "_words",
        "data",
        "rows",
        "setting",
    )

    def __init__(self, setting: Setting, data: bytes | bytearray | None = None) -> None:
        rules = setting.game.rules
        self.setting = setting
        self.data = bytearray(rules.table.size if data is None else data)  # numpy copies records field by field
        self.rows = np.ndarray(1, rules.table.dtype, self.data)
        self._to_act = self.rows["to_act"]
        self._words = np.zeros((1, rules.action_kinds), np.int64)
        self._spread = mask_spreader()
        self._actions = rules.actions
        calls = setting.calls
        self._act, self._legal, self._observe = calls["act_quietly"], calls["legal"], calls["observe"]
        self._list = calls["choices"]
        self._shape = (1, rules.observation)
        self._offered: dict[int, list[int]] = {}

    def deal(self, seed: Seed) -> None:
        self._offered.clear()
        setting = self.setting
        setting.calls["deal_quietly"](self.rows, 0, setting.options, setting.seats, as_array(seed))

    @property
    def to_act(self) -> int:
        """The set of seats that are asked something; empty when the game is over."""
        to_act: int = self._to_act.item()
        return to_act

    def act(self, seat: int, action: int) -> int:
        """Carry out a choice, or raise ``IllegalChoice`` and change nothing; gives the set of those who owe then."""
        self.refuse_illegal(seat, action)
        return self.carry_out(seat, action)

    def refuse_illegal(self, seat: int, action: int) -> None:
        if action not in (self._offered.get(seat) or self.choices(seat)):
            raise self.refusal(seat, int(action))

    def carry_out(self, seat: int, action: int) -> int:
        """Carry out a choice that is known to be allowed; what others may choose in the same step stays as it is."""
        self._offered.clear()
        to_act: int = self._act(self.rows, 0, seat, action)
        return to_act

    def mask(self, seat: int) -> Array:
        """A place for each choice: 1 if it is allowed to the seat now."""
        self._legal(self.rows, 0, seat, self._words)
        out = np.zeros(self._actions, INT8)
        self._spread(self._words, out)
        return out

    def act_if_marked(self, seat: int, action: Any, mask: Array) -> None:
        """The same as ``act`` for who has the mask at hand."""
        if action is None or not 0 <= action < len(mask) or not mask[action]:
            raise self.refusal(seat, NO_ACTION if action is None else int(action))
        self.carry_out(seat, action)

    def choices(self, seat: int) -> list[int]:
        """The choices that are allowed to the seat now, in order."""
        listed = _scratch.listed
        found: list[int] = listed[: self._list(self.rows, 0, seat, self._words, listed)].tolist()
        self._offered[seat] = found
        return found

    def observe(self, seat: int) -> Array:
        """All that the seat knows, its memory included, as small whole numbers."""
        out = np.empty(self._shape, INT8)
        self._observe(self.rows, 0, seat, out)
        return out[0]

    def shares(self) -> list[float]:
        """What each seat has of the win; nothing before the end."""
        place, seats = self.setting.calls["place"], range(self.setting.seats)
        if self.to_act:
            return [0.0] * len(seats)
        first = [place(self.rows, 0, seat) == 1 for seat in seats]
        return [won / sum(first) for won in first]

    def resample(self, seat: int, seed: Seed) -> None:
        """Replace all that the seat cannot know."""
        self._offered.clear()
        self.setting.calls["resample"](self.rows, 0, seat, as_array(seed))

    def position(self) -> Position:
        """The table as words are built on it."""
        return Position(self.setting.game.rules.table.unpacked(bytes(self.data)), self.setting.seats)

    def refusal(self, seat: int, action: int) -> IllegalChoice:
        """The complaint about a choice that is not allowed."""
        reason = self.setting.game.refusal(self.position(), seat, action)
        return IllegalChoice(seat, action, reason or Reason(message("refused-not-now")))

    def copy(self) -> Desk:
        return Desk(self.setting, self.data)

    def __deepcopy__(self, memo: Any) -> Desk:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        setting = self.setting
        return _restored, (setting.name, setting.seats, setting.given, bytes(self.data))


def _restored(name: str, seats: int, given: Given, data: bytes) -> Desk:
    return Desk(_setting(name, seats, given), data)
