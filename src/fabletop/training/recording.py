"""How work is given to a GPU: in half precision, recorded once and then replayed, and side by side."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Sequence
from typing import Any

import torch

log = logging.getLogger(__name__)


def precision(device: str) -> Any:
    """Half on a GPU, which is much faster so."""
    if device == "cuda":
        return torch.autocast("cuda", torch.bfloat16, cache_enabled=False)
    return contextlib.nullcontext()


def recorded(steps: Callable[[], None]) -> Callable[[], None]:
    """A CUDA graph of some steps; where none can be made, the steps themselves."""
    stream = torch.cuda.Stream()
    stream.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(stream):
        steps()
    torch.cuda.current_stream().wait_stream(stream)
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    try:
        with torch.cuda.graph(graph):
            steps()
    except Exception as error:  # whatever a driver may refuse; the training goes on, slower
        log.warning("no CUDA graph could be recorded (%s); every step is launched on its own", error)
        torch.cuda.synchronize()
        return steps
    replay: Callable[[], None] = graph.replay
    return replay


def side_by_side(works: Sequence[Callable[[], None]], device: str) -> None:
    """Works that have nothing to do with each other, on a GPU each on a stream of its own."""
    if device != "cuda":
        for work in works:
            work()
        return
    here, streams = torch.cuda.current_stream(), [torch.cuda.Stream() for _ in works]
    for work, stream in zip(works, streams, strict=True):
        stream.wait_stream(here)
        with torch.cuda.stream(stream):
            work()
    for stream in streams:
        here.wait_stream(stream)
