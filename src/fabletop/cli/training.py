"""The command that trains networks."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from fabletop.catalog import game_named
from fabletop.cli.flags import Json, Lang
from fabletop.cli.output import language_or_default, print_json
from fabletop.contract import Game, Value, bad, message
from fabletop.text.speech import Speech

if TYPE_CHECKING:
    from fabletop.training.export import Card
    from fabletop.training.settings import Settings
    from fabletop.training.trainer import Iteration

DEVICES = ("cpu", "cuda")
MOST_MINUTES = 100_000.0
QUIET = 30.0
"""Seconds of training between two lines, where no person is looking."""


def train(
    game: str,
    *,
    out: Annotated[
        Path, Parameter(help="A folder for all that comes of it; the same command goes on where it stopped.")
    ],
    minutes: Annotated[float, Parameter(help="How long to train; 0 writes network and report anew.")] = 10.0,
    config: Annotated[
        Path | None, Parameter(help="The settings, FILE.toml; else those for the game and device.")
    ] = None,
    device: Annotated[str, Parameter(help="cpu or cuda.")] = "cpu",
    start: Annotated[Path | None, Parameter(help="Begin with the network in this file, NETWORK.onnx.")] = None,
    against: Annotated[
        Path | None, Parameter(help="Learn to beat the network in this file, which does not learn: a best response.")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Train a network for a game by letting it play itself; needs the train extra."""
    chosen, say = game_named(game), Speech(language_or_default(lang))
    refuse_missing()
    settings = settings_for(chosen, config, device)
    if not 0 <= minutes <= MOST_MINUTES:
        raise bad("error-train-minutes", minutes=str(minutes), most=int(MOST_MINUTES))
    from fabletop.training.report import write_report
    from fabletop.training.run import Run

    run = Run(chosen, settings, device, out, start=start, against=against)
    try:
        with watching(say) as watch:
            card = run.train(60 * minutes, watch)
        write_report(out, say)
    except KeyboardInterrupt:
        print(f"\nfabletop: {say('train-stopped', folder=str(out))}", file=sys.stderr)
        return 130
    if json:
        print_json(card)
    else:
        tell(card, out, say)
    return 0


def refuse_missing() -> None:
    if any(find_spec(package) is None for package in ("onnx", "torch")):
        raise bad("error-train-missing")


def settings_for(game: Game, config: Path | None, device: str) -> Settings:
    """From a file, or those that come with fabletop."""
    from fabletop.training.settings import parse_settings, read_settings

    if device not in DEVICES:
        raise bad("error-train-device", device=device)
    if game.rules.learning is None:
        raise bad("error-train-unlearnable", game=game.about.id)
    if config is not None:
        return read_settings(config, game.about.id)
    name = f"{game.about.id}-{device}.toml"
    own = files("fabletop.training").joinpath("configs", name)
    if not own.is_file():
        raise bad("error-train-no-config", game=game.about.id)
    return parse_settings(own.read_text("utf-8"), name, game.about.id)


@contextmanager
def watching(say: Speech) -> Iterator[Callable[[Iteration, float], None]]:
    """A bar that tells how it goes, if a person is looking; else a line now and then."""
    if not sys.stderr.isatty():
        yield lines(say)
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        BarColumn(),
        TextColumn("{task.percentage:>3.0f} %"),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say("train-begins"), total=1.0)
        yield lambda entry, progress: bar.update(task, completed=progress, description=line_of(entry, say))


def lines(say: Speech) -> Callable[[Iteration, float], None]:
    last = [-QUIET]

    def tell_now_and_then(entry: Iteration, progress: float) -> None:
        if entry.seconds - last[0] >= QUIET:
            last[0] = entry.seconds
            print(f"{100 * progress:5.1f} %  {line_of(entry, say)}", file=sys.stderr, flush=True)

    return tell_now_and_then


def line_of(entry: Iteration, say: Speech) -> str:
    told: dict[str, Value] = {
        "iteration": entry.iteration,
        "speed": f"{entry.speed:,.0f}",
        "millions": f"{entry.decisions / 1e6:.2f}",
        "entropy": f"{entry.entropy:.3f}",
        "foreseen": f"{100 * entry.explained:.0f}",
    }
    return say("train-line", **told)


def tell(card: Card, out: Path, say: Speech) -> None:
    from fabletop.training.report import rival_name

    speed = f"{card.decisions / max(card.seconds, 1e-9):,.0f}"
    told: dict[str, Value] = {"millions": f"{card.decisions / 1e6:.2f}", "minutes": f"{card.seconds / 60:.1f}"}
    print(say("train-done", game=message(f"{card.game}-title"), iterations=card.iterations, speed=speed, **told))
    for duel in card.duels:
        rival = rival_name(duel.rival, say)
        paid = {"mean": f"{duel.mean:+.3f}", "error": f"{duel.error:.3f}"}
        print("  " + say("train-duel", rival=rival, tables=duel.tables, games=duel.games, **paid))
    print(say("train-files", folder=str(out)))
