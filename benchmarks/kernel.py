"""How fast the rules of The Fox in the Forest run, held against C, OpenSpiel and the targets of this project.

    python -m benchmarks.kernel [--json] [--seconds 1.5] [--peers DIR]

Rates are decisions per CPU second of random games. The compiled kernel, the C program and OpenSpiel take turns, so that
a busy machine slows all of them alike, and of each the median of three runs counts; of the interpreted kernel and
of the threads it is the best of seven.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.peers import C_KEY, C_TARGET, build_c_program, has_openspiel, openspiel_rates, play_in_c
from benchmarks.startup import PLAY_FOX, first_call_seconds, seconds_to_prompt

from fabletop.bodies.backend import player_on
from fabletop.bodies.playout import Tally
from fabletop.games.fox.numbers import RULES
from fabletop.kernel.rng import Seed

SEATS = 2
RUNS = 3
BEST_OF = 7
CHECKED_GAMES = 2000
TRIAL_GAMES = {"cpu": 2000, "python": 20}

NAMES = {
    "load": ("processes at work before the first run", "on average"),
    "cpu": ("compiled kernel, one thread", "decisions/s"),
    "python": ("interpreted kernel", "decisions/s"),
    "c": ("the same games in C", "decisions/s"),
    "hearts": ("OpenSpiel hearts, C++", "decisions/s"),
    "spades": ("OpenSpiel spades, C++", "decisions/s"),
    "one_thread": ("one thread, wall clock", "decisions/s"),
    "two_threads": ("two threads, wall clock", "decisions/s"),
    "cold_call": ("first compiled call, empty cache", "s"),
    "cold_process": ("its whole process", "s"),
    "warm_call": ("first compiled call, warm cache", "s"),
    "warm_process": ("its whole process", "s"),
    "prompt": ("start of a game to its first prompt", "s"),
}


@dataclass
class Report:
    """Everything measured, by the names above, and why something is missing."""

    numbers: dict[str, float] = field(default_factory=dict)
    left_out: list[str] = field(default_factory=list)

    def ratio(self, above: str, below: str) -> float | None:
        if above in self.numbers and below in self.numbers:
            return self.numbers[above] / self.numbers[below]
        return None


@dataclass(frozen=True)
class Target:
    """A number that the project wants to reach: at least ``bound``, or below it."""

    name: str
    value: float | None
    bound: float
    below: bool = False

    @property
    def verdict(self) -> str:
        if self.value is None:
            return "not measured"
        met = self.value < self.bound if self.below else self.value >= self.bound
        return "met" if met else "MISSED"


def targets(report: Report) -> list[Target]:
    numbers = report.numbers
    return [
        Target("compiled / OpenSpiel hearts", report.ratio("cpu", "hearts"), 3.0),
        Target("compiled / OpenSpiel spades", report.ratio("cpu", "spades"), 3.0),
        Target("compiled / C", report.ratio("cpu", "c"), 0.5),
        Target("two threads / one", report.ratio("two_threads", "one_thread"), 1.8),
        Target("interpreted decisions/s", numbers.get("python"), 150_000),
        Target("first compiled call, empty cache, s", numbers.get("cold_call"), 10.0, below=True),
        Target("first compiled call, warm cache, s", numbers.get("warm_call"), 0.5, below=True),
        Target("first prompt, s", numbers.get("prompt"), 1.0, below=True),
    ]


# Our own kernel.


def play(backend: str, first: int, count: int) -> Tally:
    """The games of a range of streams, under the seed and to the target of the C program."""
    seed, options = Seed(), RULES.options()
    seed.key = list(C_KEY)
    options.target = C_TARGET
    return player_on(backend, RULES)(options, SEATS, seed, first, count)


def timed(clock: Callable[[], float], work: Callable[[], int]) -> tuple[int, float]:
    """What the work gives, and its seconds on a clock."""
    begun = clock()
    done = work()
    return done, clock() - begun


def rate_of(backend: str, games: int) -> float:
    """Decisions per CPU second."""
    decisions, seconds = timed(time.process_time, lambda: play(backend, 0, games).decisions)
    return decisions / seconds


def games_lasting(backend: str, seconds: float) -> int:
    """How many games to play for a run of about this length; the first, slow call is not counted."""
    trial = TRIAL_GAMES[backend]
    play(backend, 0, 1)
    _, taken = timed(time.perf_counter, lambda: play(backend, 0, trial).decisions)
    return max(1, round(trial * seconds / taken))


def wall_rate(threads: int, games: int) -> float:
    """Decisions per second of wall clock of threads that each play their own streams."""

    def play_at_once() -> int:
        with ThreadPoolExecutor(threads) as pool:
            tallies = pool.map(lambda index: play("cpu", index * games, games), range(threads))
            return sum(tally.decisions for tally in tallies)

    decisions, seconds = timed(time.perf_counter, play_at_once)
    return decisions / seconds


# Measuring.


def compare_tallies(c_tally: dict[str, Any]) -> None:
    """Stop everything if C and the kernel did not play the same games."""
    ours = play("cpu", 0, CHECKED_GAMES)
    mine = {name: getattr(ours, name) for name in ("games", "decisions", "longest", "shared")}
    mine |= {"points": ours.points[:SEATS], "wins": ours.wins[:SEATS]}
    theirs = {name: c_tally[name] for name in mine}
    if mine != theirs:
        sys.exit(f"fox.c and the kernel differ over {CHECKED_GAMES} games:\n  C       {theirs}\n  kernel  {mine}")


def measure_playouts(report: Report, seconds: float, folder: Path, peers: Path | None) -> None:
    """The kernel, C and OpenSpiel, taking turns."""
    program, openspiel = build_c_program(folder), has_openspiel(peers)
    if program is None:
        report.left_out.append("C: gcc is not installed")
    else:
        compare_tallies(play_in_c(program, CHECKED_GAMES))
    if not openspiel:
        report.left_out.append("OpenSpiel: pyspiel cannot be imported; name its folder with --peers")
    games = games_lasting("cpu", seconds)
    runs: dict[str, list[float]] = {}
    for _ in range(RUNS):
        rates = {"cpu": rate_of("cpu", games)}
        if program is not None:
            c_tally = play_in_c(program, 2 * games)
            rates["c"] = c_tally["decisions"] / c_tally["seconds"]
        if openspiel:
            rates |= openspiel_rates(seconds, peers)
        for name, rate in rates.items():
            runs.setdefault(name, []).append(rate)
    report.numbers |= {name: median(rates) for name, rates in runs.items()}


def measure_python(report: Report, seconds: float) -> None:
    """The best run, for this rate is held against a fixed number, and other programs can only slow it down."""
    games = games_lasting("python", seconds)
    report.numbers["python"] = max(rate_of("python", games) for _ in range(BEST_OF))


def measure_threads(report: Report, seconds: float) -> None:
    """One thread and two, taking turns; the best run of each, for the same reason."""
    games = games_lasting("cpu", seconds)
    pairs = [(wall_rate(1, games), wall_rate(2, games)) for _ in range(BEST_OF)]
    report.numbers["one_thread"] = max(one for one, _ in pairs)
    report.numbers["two_threads"] = max(two for _, two in pairs)


def measure_waits(report: Report, folder: Path) -> None:
    numbers = report.numbers
    numbers["cold_call"], numbers["cold_process"] = first_call_seconds(folder / "first")
    numbers["warm_call"], numbers["warm_process"] = first_call_seconds(folder / "first")
    prompt = seconds_to_prompt(PLAY_FOX, folder / "empty")
    if prompt is None:
        report.left_out.append("First prompt: the command showed none")
    else:
        numbers["prompt"] = prompt


def measure(seconds: float, peers: Path | None) -> Report:
    report = Report({"load": os.getloadavg()[0]})
    with tempfile.TemporaryDirectory() as folder:
        measure_playouts(report, seconds, Path(folder), peers)
        measure_threads(report, seconds)
        measure_python(report, seconds)
        measure_waits(report, Path(folder))
    return report


# Telling.


def as_json(report: Report) -> str:
    reached = [{"name": t.name, "value": t.value, "bound": t.bound, "verdict": t.verdict} for t in targets(report)]
    return json.dumps({"numbers": report.numbers, "left_out": report.left_out, "targets": reached}, indent=2)


def as_text(report: Report) -> str:
    lines = []
    for name, (words, unit) in NAMES.items():
        if name in report.numbers:
            number = report.numbers[name]
            digits = f"{number:,.0f}" if number >= 1000 else f"{number:.2f}"
            lines.append(f"{words:38}{digits:>14} {unit}")
    lines += [f"left out: {reason}" for reason in report.left_out] + [""]
    for target in targets(report):
        value = "-" if target.value is None else f"{target.value:,.2f}"
        sign = "<" if target.below else ">="
        lines.append(f"{target.name:38}{value:>14}   target {sign} {target.bound:<10,g} {target.verdict}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the rules kernel against C, OpenSpiel and the targets.")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.add_argument("--seconds", type=float, default=1.5, help="length of one run (default 1.5)")
    parser.add_argument("--peers", type=Path, help="a folder of Python packages that holds OpenSpiel")
    given = parser.parse_args()
    report = measure(given.seconds, given.peers)
    print(as_json(report) if given.json else as_text(report))


if __name__ == "__main__":
    main()
