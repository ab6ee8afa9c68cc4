"""Many machines: Ray carries errands to them and brings back what they played."""

from __future__ import annotations

import logging
import os
import socket
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from fabletop import __version__
from fabletop.contract import FabletopError, bad
from fabletop.lab.errands import Done, Errand, Task, do

LOCAL, REMOTE = "local", "ray://"
PORT = 10001
"""Where the clients of a Ray cluster knock, if nobody says."""
CONNECT_TIMEOUT = 10.0
"""Seconds to wait for somebody to open."""
AHEAD = 4
"""Tasks for each CPU that are on their way at once."""


class Cluster:
    """A Ray cluster that we are connected to."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.cpus = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.work = ray.remote(max_retries=3)(do_or_tell)

    def as_done(self, errand: Errand, tasks: Sequence[Task]) -> Iterator[tuple[Task, Done]]:
        """Tasks and what came of them, whichever is done first. What a lost machine had is done again elsewhere."""
        told, coming, left = self.ray.put(errand), {}, iter(tasks)
        try:
            for task in left:
                coming[self.work.remote(told, task)] = task
                if len(coming) >= AHEAD * self.cpus:
                    yield self.next_of(coming)
            while coming:
                yield self.next_of(coming)
        finally:
            for reference in coming:
                self.ray.cancel(reference, force=False)

    def next_of(self, coming: dict[Any, Task]) -> tuple[Task, Done]:
        (reference,), _ = self.ray.wait(list(coming), num_returns=1)
        try:
            done, complaint = self.ray.get(reference)
        except self.ray.exceptions.RayError as error:
            raise bad("error-cluster-lost", why=type(error).__name__) from None
        if complaint is not None:
            raise FabletopError(complaint)
        return coming.pop(reference), done


def do_or_tell(errand: Errand, task: Task) -> tuple[Done, Any]:
    """A task on another machine: what came of it, or why nothing did."""
    if errand.program != __version__:
        return None, bad("error-cluster-version", own=errand.program, other=__version__).message
    try:
        return do(errand, task), None
    except FabletopError as error:
        return None, error.message


@contextmanager
def connected(address: str, cpus: int | None = None) -> Iterator[Cluster]:
    """A cluster: one that is started on this machine, or one somewhere else."""
    if address != LOCAL and not address.startswith(REMOTE):
        raise bad("error-cluster", address=address)
    ray = package()
    if address != LOCAL:
        refuse_unreachable(address)
    try:
        begin(ray, address, cpus)
    except (ConnectionError, RuntimeError, OSError, ValueError, TimeoutError, ImportError) as error:
        raise bad("error-cluster-unreachable", address=address, why=first_line(error)) from None
    try:
        yield Cluster(ray)
    finally:
        ray.shutdown()


def begin(ray: Any, address: str, cpus: int | None) -> None:
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what matters of them is said in the sentence that follows
        if address == LOCAL:
            ray.init(address=LOCAL, num_cpus=cpus, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)


def package() -> Any:
    try:
        import ray
    except ImportError:
        raise bad("error-package", package="ray", extra="cluster") from None
    return ray


def refuse_unreachable(address: str) -> None:
    """Ray knocks for a long time; better to look first whether anybody is there."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname, parts.port or PORT
    except ValueError:
        host, port = None, PORT
    if not host:
        raise bad("error-cluster", address=address)
    try:
        socket.create_connection((host, port), timeout=CONNECT_TIMEOUT).close()
    except OSError as error:
        raise bad("error-cluster-unreachable", address=address, why=error.strerror or str(error)) from None


def first_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]
