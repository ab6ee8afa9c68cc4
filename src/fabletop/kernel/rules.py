"""The rules of a game as numbers: what bots, the lab and the adapters run."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from fabletop.kernel.questions import finished, owes
from fabletop.kernel.record import RecordType


@dataclass(frozen=True, kw_only=True)
class KernelRules:
    """Ten functions over one record, each a ``@rule``. The contract states what they promise.

    Every table has a question stack, so the kernel itself answers ``owes`` and ``finished``.
    """

    game: str
    table: RecordType
    options: RecordType
    verbs: int
    """Length of a mask: one bit set of objects per verb."""
    observation: int
    """Length of an observation."""
    flaws: tuple[str, ...]
    """What ``flaw`` can find, as message ids; number 1 comes first."""

    deal: Callable[..., None]
    legal: Callable[..., None]
    act: Callable[..., None]
    points: Callable[..., int]
    place: Callable[..., int]
    reimagine: Callable[..., None]
    observe: Callable[..., None]
    flaw: Callable[..., int]
    owes: Callable[..., bool] = owes
    finished: Callable[..., bool] = finished

    @property
    def actions(self) -> int:
        """How many action numbers there are, used or not."""
        return self.verbs * 64

    def call(self, name: str) -> Callable[..., Any]:
        function: Callable[..., Any] = getattr(self, name)
        return function
