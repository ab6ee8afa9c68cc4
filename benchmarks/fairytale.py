"""How fast the rules of Fairy Tale run, held against OpenSpiel's hearts and the targets of this project.

    python -m benchmarks.fairytale [--json] [--seconds 1.0] [--peers DIR]

Rates are decisions per CPU second of random games, the best of five; the tables and OpenSpiel take turns, so that a
busy machine slows all of them alike. Threads and first calls are timed by the wall clock.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.kernel import Target, timed
from benchmarks.peers import has_openspiel, openspiel_rates
from benchmarks.startup import first_call_seconds

from fabletop.contract import read_seed
from fabletop.games.fairytale.decks import built_in, card_list
from fabletop.games.fairytale.rules import RULES
from fabletop.games.fairytale.rules.state import Options
from fabletop.games.fairytale.rules.terms import HAND_SIZE, ROUNDS
from fabletop.kernel.backend import player_on
from fabletop.kernel.playout import Tally

BEST_OF = 5
TRIAL_GAMES = {"cpu": 2000, "python": 10}
MAIN = ("basic", 4)
TABLES = (
    *(("basic", seats) for seats in (2, 3, 4)),
    *((deck, seats) for deck in ("expert100", "expert110") for seats in (2, 3, 4, 5)),
)
"""Decks and seats; the basic deck has too few cards for five."""
FIRST_CALL = "fairytale_first_call.py"


@dataclass
class Report:
    """Decisions a second by name of deck and seats, seconds of waiting, and why something is missing."""

    load: float
    compiled: dict[str, float] = field(default_factory=dict)
    interpreted: float = 0.0
    threads: dict[int, float] = field(default_factory=dict)
    hearts: float | None = None
    waits: dict[str, float] = field(default_factory=dict)
    left_out: list[str] = field(default_factory=list)


def name_of(deck: str, seats: int) -> str:
    return f"{deck}, {seats} seats"


def options_of(deck: str) -> Options:
    options = Options()
    options.deck = card_list(built_in(deck))
    options.two_stage, options.rounds, options.hand = 1, ROUNDS, HAND_SIZE
    return options


def play(backend: str, deck: str, seats: int, first: int, count: int) -> Tally:
    return player_on(backend, RULES)(options_of(deck), seats, read_seed("speed#0"), first, count)


def games_lasting(backend: str, deck: str, seats: int, seconds: float) -> int:
    """How many games to play for a run of about this length; the first, slow call is not counted."""
    trial = TRIAL_GAMES[backend]
    play(backend, deck, seats, 0, 1)
    _, taken = timed(time.perf_counter, lambda: play(backend, deck, seats, 0, trial).decisions)
    return max(1, round(trial * seconds / taken))


def rate_of(backend: str, deck: str, seats: int, games: int) -> float:
    """Decisions per CPU second."""
    decisions, seconds = timed(time.process_time, lambda: play(backend, deck, seats, 0, games).decisions)
    return decisions / seconds


def wall_rate(threads: int, games: int) -> float:
    """Decisions per second of wall clock of threads that each play their own streams."""

    def play_at_once() -> int:
        with ThreadPoolExecutor(threads) as pool:
            tallies = pool.map(lambda index: play("cpu", *MAIN, index * games, games), range(threads))
            return sum(tally.decisions for tally in tallies)

    decisions, seconds = timed(time.perf_counter, play_at_once)
    return decisions / seconds


# Measuring.


def measure_compiled(report: Report, seconds: float, peers: Path | None) -> None:
    """Every table and OpenSpiel, taking turns."""
    openspiel = has_openspiel(peers)
    if not openspiel:
        report.left_out.append("OpenSpiel: pyspiel cannot be imported; name its folder with --peers")
    games = {table: games_lasting("cpu", *table, seconds) for table in TABLES}
    hearts = []
    for _ in range(BEST_OF):
        for table in TABLES:
            name, rate = name_of(*table), rate_of("cpu", *table, games[table])
            report.compiled[name] = max(report.compiled.get(name, 0.0), rate)
        if openspiel:
            hearts.append(openspiel_rates(seconds, peers)["hearts"])
    report.hearts = max(hearts, default=None)


def measure_threads(report: Report, seconds: float) -> None:
    games = games_lasting("cpu", *MAIN, seconds)
    for _ in range(BEST_OF):
        for threads in (1, 2):
            report.threads[threads] = max(report.threads.get(threads, 0.0), wall_rate(threads, games))


def measure_interpreted(report: Report, seconds: float) -> None:
    games = games_lasting("python", *MAIN, seconds)
    report.interpreted = max(rate_of("python", *MAIN, games) for _ in range(BEST_OF))


def children_cpu_seconds() -> float:
    used = os.times()
    return used.children_user + used.children_system


def measure_waits(report: Report) -> None:
    with tempfile.TemporaryDirectory() as folder:
        for name in ("empty", "warm"):
            before = children_cpu_seconds()
            report.waits[f"first compiled call, {name} cache"], _ = first_call_seconds(Path(folder), FIRST_CALL)
            report.waits[f"CPU time of its process, {name} cache"] = children_cpu_seconds() - before


def measure(seconds: float, peers: Path | None) -> Report:
    report = Report(load=os.getloadavg()[0])
    measure_compiled(report, seconds, peers)
    measure_threads(report, seconds)
    measure_interpreted(report, seconds)
    measure_waits(report)
    return report


def targets(report: Report) -> list[Target]:
    return [
        Target(f"compiled decisions/s, {name_of(*MAIN)}", report.compiled[name_of(*MAIN)], 8_000_000),
        Target("interpreted decisions/s", report.interpreted, 40_000),
        Target(
            "first compiled call, empty cache, s", report.waits["first compiled call, empty cache"], 20.0, below=True
        ),
    ]


# Telling.


def as_json(report: Report) -> str:
    reached = [{"name": t.name, "value": t.value, "bound": t.bound, "verdict": t.verdict} for t in targets(report)]
    return json.dumps({**vars(report), "targets": reached}, indent=2)


def rate_line(words: str, rate: float, hearts: float | None) -> str:
    ratio = "" if hearts is None else f"{rate / hearts:10.2f}"
    return f"{words:38}{rate:>14,.0f}{ratio}"


def as_text(report: Report) -> str:
    lines = [f"processes at work before the first run {report.load:13.2f}", ""]
    lines.append(f"{'random games of Fairy Tale':38}{'decisions/s':>14}{'/ hearts':>10}")
    lines += [rate_line(f"compiled, {name}", rate, report.hearts) for name, rate in report.compiled.items()]
    lines.append(rate_line(f"interpreted, {name_of(*MAIN)}", report.interpreted, report.hearts))
    if report.hearts is not None:
        lines.append(rate_line("OpenSpiel hearts, C++", report.hearts, report.hearts))
    for threads, rate in report.threads.items():
        lines.append(rate_line(f"{threads} thread{'s' * (threads > 1)}, wall clock", rate, None))
    lines += [f"{name:38}{seconds:>14.2f} s" for name, seconds in report.waits.items()]
    lines += [f"left out: {reason}" for reason in report.left_out] + [""]
    lines += [f"{target.name:44}{target.value:>14,.2f}   {target.verdict}" for target in targets(report)]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the rules of Fairy Tale against OpenSpiel and the targets.")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of one run (default 1)")
    parser.add_argument("--peers", type=Path, help="a folder of Python packages that holds OpenSpiel")
    given = parser.parse_args()
    report = measure(given.seconds, given.peers)
    print(as_json(report) if given.json else as_text(report))


if __name__ == "__main__":
    main()
