"""Trainings of several games at once, each in a process of its own, where there is little but torch, onnx and numba.

    python -m benchmarks.train fox fairytale grimm [--device cuda] [--minutes 9] [--runs runs] [--pack FOLDER]
        [--config FILE] [--start NETWORK.onnx] [--against NETWORK.onnx]
    python -m benchmarks.train fox --report [--runs runs]

It does what ``fabletop train`` does, without the words. Called again, each goes on where it stopped. ``--pack`` leaves
GAME.tar there for each game: all but the checkpoint. ``--report`` writes the pages of trainings from what they left.
"""

from __future__ import annotations

import argparse
import logging
import subprocess
import sys
import tarfile
import time
from importlib.resources import files
from pathlib import Path

from fabletop.catalog import game_named
from fabletop.training.settings import Settings, parse_settings

EVERY = 20.0
"""Seconds of training between two lines."""


def settings_of(game: str, given: argparse.Namespace) -> Settings:
    if given.config:
        return parse_settings(given.config.read_text("utf-8"), str(given.config), game)
    own = files("fabletop.training").joinpath("configs", f"{game}-{given.device}.toml")
    return parse_settings(own.read_text("utf-8"), own.name, game)


def train(game: str, given: argparse.Namespace) -> None:
    from fabletop.training.run import Run
    from fabletop.training.trainer import Iteration

    began, last = time.monotonic(), [0.0]

    def tell(entry: Iteration, progress: float) -> None:
        now = time.monotonic()
        if entry.iteration <= 2 or now - last[0] >= EVERY:
            last[0] = now
            told = f"entropy {entry.entropy:.3f} kl {entry.kl:.4f} foreseen {entry.explained:.3f}"
            past = "" if entry.against_past is None else f" past {entry.against_past:+.3f}"
            speed = f"{entry.decisions / 1e6:.1f} M, {entry.speed:,.0f}/s"
            print(f"{game} {now - began:5.0f} s, iteration {entry.iteration}: {speed}, {told}{past}", flush=True)

    folder = given.runs / (f"{game}-response" if given.against else game)
    chosen, settings = game_named(game), settings_of(game, given)
    run = Run(chosen, settings, given.device, folder, start=given.start, against=given.against)
    card = run.train(60 * given.minutes - (time.monotonic() - began), tell)
    for duel in card.duels:
        print(f"{game} against {duel.rival} for {duel.tables}: {duel.mean:+.3f} ± {duel.error:.3f}", flush=True)
    if given.pack:
        given.pack.mkdir(parents=True, exist_ok=True)
        with tarfile.open(given.pack / f"{folder.name}.tar", "w") as packed:
            for file in sorted(folder.iterdir()):
                if not file.name.startswith("checkpoint"):
                    packed.add(file, f"{folder.name}/{file.name}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--runs", type=Path, default=Path("runs"))
    parser.add_argument("--pack", type=Path)
    parser.add_argument("--config", type=Path)
    parser.add_argument("--start", type=Path)
    parser.add_argument("--against", type=Path)
    parser.add_argument("--report", action="store_true")
    given = parser.parse_args()
    logging.basicConfig(format="%(message)s")
    if given.report:
        from fabletop.text.speech import Speech
        from fabletop.training.report import write_report

        for game in given.games:
            write_report(given.runs / game, Speech("en"))
        return
    if len(given.games) == 1:
        train(given.games[0], given)
        return
    others = [word for word in sys.argv[1:] if word not in given.games]
    jobs = [subprocess.Popen([sys.executable, "-m", "benchmarks.train", game, *others]) for game in given.games]
    sys.exit(max(abs(job.wait()) for job in jobs))


if __name__ == "__main__":
    main()
