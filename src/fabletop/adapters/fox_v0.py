"""The Fox in the Forest for PettingZoo."""

from __future__ import annotations

from functools import partial

from fabletop.adapters.zoo import TableAEC, TableParallel

env = raw_env = partial(TableAEC, "fox")
parallel_env = partial(TableParallel, "fox")
