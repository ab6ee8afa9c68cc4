"""The parts of an observation, by name: what a network's input means, told beside the numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct


class ObservedPart(Struct, frozen=True):
    """Some neighbouring numbers of an observation."""

    name: str
    first: int
    size: int


def parts_of(sizes: Iterable[tuple[str, int]]) -> Iterator[ObservedPart]:
    """Parts one behind the other."""
    first = 0
    for name, size in sizes:
        yield ObservedPart(name, first, size)
        first += size
