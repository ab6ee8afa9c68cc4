"""The command that turns games into tables of numbers."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from fabletop.catalog import game_named
from fabletop.cli.flags import Json, Lang, Options, Patience, Seed, Threads
from fabletop.cli.laboratory import MOST_THREADS, print_faults, seated
from fabletop.cli.output import language_or_default, number_between, patience_of, print_json, progress_bar, read_pairs
from fabletop.contract import bad, fresh_seed
from fabletop.text.speech import Speech

if TYPE_CHECKING:
    from fabletop.lab.datasets import Written

GAMES = 100


def dataset(
    game: str | None = None,
    *,
    out: Annotated[Path, Parameter(help="The file to write, FILE.parquet.")],
    games: Annotated[int | None, Parameter(help=f"How many games bots play; {GAMES} if nobody says.")] = None,
    bots: Annotated[str | None, Parameter(help="Names of bots, one for each seat or one for all; else random.")] = None,
    seats: int | None = None,
    option: Options = None,
    seed: Seed = None,
    threads: Threads = 1,
    patience: Patience = None,
    from_: Annotated[
        list[Path] | None,
        Parameter(name="--from", consume_multiple=True, negative="", help="Records, or folders of them, instead."),
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Write decisions of bots, or of recorded games, to a Parquet file: known, allowed, done, and what came of it."""
    say = Speech(language_or_default(lang))
    if from_ is not None:
        given = {"--games": games, "--bots": bots, "--seats": seats, "--option": option, "--seed": seed}
        refuse_flags(given)
        tell(from_records(from_, out, game, say), json, say)
        return 0
    if game is None:
        raise bad("error-dataset-what")
    from fabletop.lab.datasets import write_bots

    options = read_pairs(option or [])
    chosen = game_named(game).for_options(options)
    count = number_between("games", GAMES if games is None else games, 1, 10**9)
    number_between("threads", threads, 1, MOST_THREADS)
    with progress_bar(say("dataset-doing"), count) as advance:
        written = write_bots(
            chosen,
            seated(chosen, bots, seats),
            out,
            games=count,
            options=options,
            seed=fresh_seed() if seed is None else seed,
            threads=threads,
            patience=patience_of(patience),
            progress=advance,
        )
    tell(written, json, say)
    return 0


def refuse_flags(given: Mapping[str, object]) -> None:
    """Complain about what says how bots play, where nobody plays."""
    for flag, value in given.items():
        if value is not None:
            raise bad("error-dataset-flag", flag=flag)


def from_records(paths: list[Path], out: Path, game: str | None, say: Speech) -> Written:
    from fabletop.lab.datasets import find_records, write_records

    found = find_records(paths)
    with progress_bar(say("dataset-doing"), len(found.files)) as advance:
        return write_records(found, out, game=None if game is None else game_named(game), progress=advance)


def tell(written: Written, json: bool, say: Speech) -> None:
    if json:
        print_json(written)
        return
    counts = {"decisions": written.decisions, "games": written.games}
    print(say("dataset-written", file=written.file, game=written.game, size=f"{written.bytes / 1e6:.2f}", **counts))
    if written.left_out:
        print(say("dataset-left-out", files=len(written.left_out), first=written.left_out[0]))
    print_faults(written.faults, say)
