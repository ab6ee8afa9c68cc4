"""How fast the rules of a large game run, held against OpenSpiel's hearts and the targets of this project.

    python -m benchmarks.large fairytale|grimm [--json] [--seconds 1.0] [--peers DIR]

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

from fabletop.bodies.backend import player_on
from fabletop.bodies.playout import Tally
from fabletop.catalog import game_named
from fabletop.contract import OptionValue, read_seed

BEST_OF = 5
TRIAL_GAMES = {"cpu": 2000, "python": 10}
FIRST_CALL = "large_first_call.py"


@dataclass(frozen=True)
class Kind:
    """A kind of table: the value of an option, and seats."""

    game: str
    option: str
    value: OptionValue
    seats: int

    def __str__(self) -> str:
        return f"{self.value}, {self.seats} seats"

    def play(self, backend: str, first: int, count: int) -> Tally:
        options = {self.option: self.value}
        game = game_named(self.game).for_options(options)
        return player_on(backend, game.rules)(game.set_up(options, self.seats), self.seats, SEED, first, count)


SEED = read_seed("speed#0")


@dataclass(frozen=True)
class Subject:
    """A game, the kinds of tables that are measured (the main one first), and what is aimed at."""

    game: str
    title: str
    kinds: tuple[Kind, ...]
    compiled: int
    interpreted: int
    cold: float

    @property
    def main(self) -> Kind:
        return self.kinds[0]


SUBJECTS = {
    "fairytale": Subject(
        "fairytale",
        "Fairy Tale",
        (
            *(Kind("fairytale", "deck", "basic", seats) for seats in (4, 2, 3)),
            *(Kind("fairytale", "deck", deck, seats) for deck in ("expert100", "expert110") for seats in (2, 3, 4, 5)),
        ),
        compiled=8_000_000,
        interpreted=40_000,
        cold=20.0,
    ),
    "grimm": Subject(
        "grimm",
        "The Grimm Forest",
        tuple(Kind("grimm", "copies", copies, seats) for copies in ("56-a", "56-b") for seats in (4, 2, 3)),
        compiled=4_000_000,
        interpreted=10_000,
        cold=60.0,
    ),
}


@dataclass
class Report:
    """Decisions a second by name of deck and seats, seconds of waiting, and why something is missing."""

    subject: Subject
    load: float
    compiled: dict[str, float] = field(default_factory=dict)
    interpreted: float = 0.0
    threads: dict[int, float] = field(default_factory=dict)
    hearts: float | None = None
    waits: dict[str, float] = field(default_factory=dict)
    left_out: list[str] = field(default_factory=list)


def games_lasting(backend: str, kind: Kind, seconds: float) -> int:
    """How many games to play for a run of about this length; the first, slow call is not counted."""
    trial = TRIAL_GAMES[backend]
    kind.play(backend, 0, 1)
    _, taken = timed(time.perf_counter, lambda: kind.play(backend, 0, trial).decisions)
    return max(1, round(trial * seconds / taken))


def rate_of(backend: str, kind: Kind, games: int) -> float:
    """Decisions per CPU second."""
    decisions, seconds = timed(time.process_time, lambda: kind.play(backend, 0, games).decisions)
    return decisions / seconds


def wall_rate(kind: Kind, threads: int, games: int) -> float:
    """Decisions per second of wall clock of threads that each play their own streams."""

    def play_at_once() -> int:
        with ThreadPoolExecutor(threads) as pool:
            tallies = pool.map(lambda index: kind.play("cpu", index * games, games), range(threads))
            return sum(tally.decisions for tally in tallies)

    decisions, seconds = timed(time.perf_counter, play_at_once)
    return decisions / seconds


# Measuring.


def measure_compiled(report: Report, seconds: float, peers: Path | None) -> None:
    """Every table and OpenSpiel, taking turns."""
    openspiel = has_openspiel(peers)
    if not openspiel:
        report.left_out.append("OpenSpiel: pyspiel cannot be imported; name its folder with --peers")
    games = {kind: games_lasting("cpu", kind, seconds) for kind in report.subject.kinds}
    hearts = []
    for _ in range(BEST_OF):
        for kind in report.subject.kinds:
            rate = rate_of("cpu", kind, games[kind])
            report.compiled[str(kind)] = max(report.compiled.get(str(kind), 0.0), rate)
        if openspiel:
            hearts.append(openspiel_rates(seconds, peers)["hearts"])
    report.hearts = max(hearts, default=None)


def measure_threads(report: Report, seconds: float) -> None:
    games = games_lasting("cpu", report.subject.main, seconds)
    for _ in range(BEST_OF):
        for threads in (1, 2):
            report.threads[threads] = max(
                report.threads.get(threads, 0.0), wall_rate(report.subject.main, threads, games)
            )


def measure_interpreted(report: Report, seconds: float) -> None:
    games = games_lasting("python", report.subject.main, seconds)
    report.interpreted = max(rate_of("python", report.subject.main, games) for _ in range(BEST_OF))


def children_cpu_seconds() -> float:
    used = os.times()
    return used.children_user + used.children_system


def measure_waits(report: Report) -> None:
    with tempfile.TemporaryDirectory() as folder:
        for name in ("empty", "warm"):
            before = children_cpu_seconds()
            report.waits[f"first compiled call, {name} cache"], _ = first_call_seconds(
                Path(folder), FIRST_CALL, report.subject.game
            )
            report.waits[f"CPU time of its process, {name} cache"] = children_cpu_seconds() - before


def measure(subject: Subject, seconds: float, peers: Path | None) -> Report:
    report = Report(subject, load=os.getloadavg()[0])
    measure_compiled(report, seconds, peers)
    measure_threads(report, seconds)
    measure_interpreted(report, seconds)
    measure_waits(report)
    return report


def targets(report: Report) -> list[Target]:
    subject, cold = report.subject, "first compiled call, empty cache"
    return [
        Target(f"compiled decisions/s, {subject.main}", report.compiled[str(subject.main)], subject.compiled),
        Target("interpreted decisions/s", report.interpreted, subject.interpreted),
        Target(f"{cold}, s", report.waits[cold], subject.cold, below=True),
    ]


# Telling.


def as_json(report: Report) -> str:
    reached = [{"name": t.name, "value": t.value, "bound": t.bound, "verdict": t.verdict} for t in targets(report)]
    return json.dumps({**vars(report), "subject": report.subject.game, "targets": reached}, indent=2)


def rate_line(words: str, rate: float, hearts: float | None) -> str:
    ratio = "" if hearts is None else f"{rate / hearts:10.2f}"
    return f"{words:38}{rate:>14,.0f}{ratio}"


def as_text(report: Report) -> str:
    lines = [f"processes at work before the first run {report.load:13.2f}", ""]
    lines.append(f"{'random games of ' + report.subject.title:38}{'decisions/s':>14}{'/ hearts':>10}")
    lines += [rate_line(f"compiled, {name}", rate, report.hearts) for name, rate in report.compiled.items()]
    lines.append(rate_line(f"interpreted, {report.subject.main}", report.interpreted, report.hearts))
    if report.hearts is not None:
        lines.append(rate_line("OpenSpiel hearts, C++", report.hearts, report.hearts))
    for threads, rate in report.threads.items():
        lines.append(rate_line(f"{threads} thread{'s' * (threads > 1)}, wall clock", rate, None))
    lines += [f"{name:38}{seconds:>14.2f} s" for name, seconds in report.waits.items()]
    lines += [f"left out: {reason}" for reason in report.left_out] + [""]
    lines += [f"{target.name:44}{target.value:>14,.2f}   {target.verdict}" for target in targets(report)]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the rules of a game against OpenSpiel and the targets.")
    parser.add_argument("game", choices=SUBJECTS)
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of one run (default 1)")
    parser.add_argument("--peers", type=Path, help="a folder of Python packages that holds OpenSpiel")
    given = parser.parse_args()
    report = measure(SUBJECTS[given.game], given.seconds, given.peers)
    print(as_json(report) if given.json else as_text(report))


if __name__ == "__main__":
    main()
