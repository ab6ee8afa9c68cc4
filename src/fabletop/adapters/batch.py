"""Batches: many tables of one game that step together, over arrays, on the CPU's threads or on a GPU."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

import fabletop.text.speech  # noqa: F401  # gives errors their words
from fabletop.bodies.batching import AT_RANDOM, ROWS, WAIT
from fabletop.bodies.machines import host_arrays, machine_on
from fabletop.catalog import game_named
from fabletop.contract import Game, OptionValue, bad, fresh_seed, read_seed
from fabletop.kernel.record import as_array

__all__ = ["AT_RANDOM", "BACKENDS", "WAIT", "WHOLE_WIN", "Batch"]

BACKENDS = ("cpu", "cuda")
WHOLE_WIN = 10_000
"""What ``rewards`` adds up to where a game has ended."""
MOST_TABLES = 1 << 27


class Batch:
    """``n`` tables of a game. Table ``i`` plays the games ``i``, ``i + n``, ``i + 2n``… of the seed.

    On the backend ``cpu`` the arrays are numpy's; on ``cuda`` they lie on the GPU, and torch, CuPy and JAX take them as
    they are.
    """

    tables: Any
    """One record for each table. Only what decides nothing may look at it: it holds everybody's secrets."""
    masks: Any
    """Which choices are allowed: for each action kind a set of arguments as the bits of one number."""
    observations: Any
    """What the seat that is asked knows, as of the last ``observe``."""
    asked: Any
    """The seat that is asked."""
    rewards: Any
    """Parts of 10,000 of the win, for each seat, where a game ended with the last step; else 0."""
    finished: Any
    """1 where a game ended with the last step. Everything else is of the next game by then."""
    actions: Any
    """The choices of the next step, or after it those that were made; ``AT_RANDOM`` and ``WAIT`` are allowed too."""
    refused: Any
    """1 where the choice of the last step was not allowed, and nothing happened."""
    players: Any
    """For each table its seed and stream, and how many games and decisions it has seen."""

    def __init__(
        self,
        game: Game | str,
        n: int,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        backend: str = "cpu",
        *,
        seed: str | None = None,
        threads: int | None = None,
    ) -> None:
        self.game = (game_named(game) if isinstance(game, str) else game).for_options(options or {})
        if not 1 <= n <= MOST_TABLES:
            raise bad("error-number", name="n", least=1, most=MOST_TABLES, value=n)
        if backend not in BACKENDS:
            raise bad("error-backend", backend=backend, allowed=", ".join(BACKENDS))
        if backend == "cuda":
            refuse_without_gpu()
        self.n, self.seats, self.backend = n, seats or self.game.about.seats[0], backend
        self.seed = seed or fresh_seed()
        rules, chosen = self.game.rules, self.game.set_up(options or {}, self.seats)
        self.machine = machine_on(backend, rules, threads or (os.cpu_count() or 1))
        host = host_arrays(rules, n, self.seats, read_seed(self.seed)) | {"options": as_array(chosen)}
        arrays = self.machine.arrays(host)
        self.options = arrays.pop("options")
        self.rows = tuple(arrays[name] for name in ROWS)
        for name, array in arrays.items():
            setattr(self, name, array)
        self._marks: Any = None
        self._run("step")

    def step(self, actions: Any = None) -> None:
        """Carry out ``actions``, one at each table: those given, or what stands in the array of that name."""
        if actions is not None:
            self.machine.fill(self.actions, actions)
        self._run("step")
        if self.backend == "cpu" and self.refused.any():
            table = int(self.refused.argmax())
            choice = int(self.actions[table])
            raise bad("error-batch-choice", choice=choice, table=table, number=int(self.asked[table]))

    def step_at_random(self) -> None:
        """A step of random players: the same that play in ``fabletop simulate``."""
        self.machine.fill(self.actions, AT_RANDOM)
        self._run("step")

    def observe(self) -> Any:
        """Fill ``observations`` with what each seat that is asked knows."""
        self._run("look")
        return self.observations

    def allowed(self) -> Any:
        """Masks with a place for each choice: 1 if it is allowed. The same array each time."""
        if self._marks is None:
            import numpy as np

            marks = np.zeros((self.n, self.game.rules.actions), np.int8)
            self._marks = self.machine.arrays({"marks": marks})["marks"]
        self.machine.run("mark", (self.masks, self._marks), self.options, self.seats)
        return self._marks

    def wait(self) -> None:
        """Wait for the GPU, before a library that does not share its default stream reads the arrays: JAX is one."""
        self.machine.wait()

    def _run(self, name: str) -> None:
        self.machine.run(name, self.rows, self.options, self.seats)


def refuse_without_gpu() -> None:
    """Complain if there is nothing that the backend ``cuda`` could run on."""
    try:
        from fabletop.bodies.cuda import is_there
    except ImportError:
        raise bad("error-no-cuda") from None
    if not is_there():
        raise bad("error-no-gpu")
