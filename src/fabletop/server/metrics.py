"""Numbers for Prometheus; with several workers, summed over all of them."""

from __future__ import annotations

import os

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

from fabletop.server.settings import METRICS

CONTENT_TYPE = CONTENT_TYPE_LATEST

requests = Counter("fabletop_requests", "Requests answered.", ["method", "route", "status"])
request_seconds = Histogram(
    "fabletop_request_seconds", "Seconds to answer a request.", buckets=(0.001, 0.005, 0.02, 0.05, 0.15, 0.5, 2, 10)
)
lines = Counter("fabletop_log_lines", "Appends to the logs of matches.", ["outcome"])
bot_failures = Counter("fabletop_bot_failures", "Bots that had no answer in time.", ["level"])
tables = Gauge("fabletop_tables", "Tables held in memory.", multiprocess_mode="livesum")
sockets = Gauge("fabletop_sockets", "Open sockets of tables.", multiprocess_mode="livesum")
commits = Counter("fabletop_log_commits", "Commits that the appends shared.")


def count_commit(stored: int, lost: int) -> None:
    lines.labels("stored").inc(stored)
    lines.labels("lost").inc(lost)
    commits.inc()


def page() -> bytes:
    if not os.environ.get(METRICS):
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
