"""Work on one thread or several, as it gets done."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from threading import Event
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")


def as_done(work: Callable[[Task], Done], tasks: Sequence[Task], threads: int, stop: Event) -> Iterator[Done]:
    """What comes of the tasks, whichever is done first; if anything goes wrong the flag is raised for the others."""
    if threads == 1:
        yield from map(work, tasks)
        return
    with ThreadPoolExecutor(threads) as pool:
        try:
            for future in as_completed([pool.submit(work, task) for task in tasks]):
                yield future.result()
        finally:
            stop.set()
            pool.shutdown(wait=False, cancel_futures=True)


AHEAD = 4
"""Tasks for each thread that are begun before they are wanted."""


def in_order(work: Callable[[Task], Done], tasks: Sequence[Task], threads: int, stop: Event) -> Iterator[Done]:
    """What comes of the tasks, in their order; only a few are worked on before their turn."""
    if threads == 1:
        yield from map(work, tasks)
        return
    waiting: deque[Future[Done]] = deque()
    with ThreadPoolExecutor(threads) as pool:
        try:
            for task in tasks:
                waiting.append(pool.submit(work, task))
                if len(waiting) >= AHEAD * threads:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            stop.set()
            pool.shutdown(wait=False, cancel_futures=True)
