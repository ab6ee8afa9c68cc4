"""Work that can be done anywhere: all that another machine must know to play its share, as plain values."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fabletop import __version__
from fabletop.bodies.backend import player_on
from fabletop.bots.own import MOVE_TIMEOUT, bring, source_of
from fabletop.catalog import game_named
from fabletop.contract import Game, OptionValue, read_options, read_seed
from fabletop.kernel.rng import Seed
from fabletop.lab.deals import NEVER, play_deal, play_game, warm_up

Task = Any
Done = Any


@dataclass(frozen=True)
class Errand:
    """What is played, where the tasks say which part of it."""

    kind: str
    """deal, game or chunk"""
    game: str
    seats: int
    seed: str
    options: tuple[tuple[str, OptionValue], ...]
    texts: tuple[tuple[str, str], ...] = ()
    """What the game needs beside its options, such as a deck of one's own."""
    bots: tuple[str, ...] = ()
    sources: tuple[tuple[str, str], ...] = ()
    """Bots in files, and what stands in them: the other machine may not have the files."""
    folder: str = field(default_factory=os.getcwd)
    patience: float = MOVE_TIMEOUT
    backend: str = "cpu"
    checked: bool = False
    program: str = __version__


def errand_of(
    kind: str,
    game: Game,
    seats: int,
    seed: str,
    options: Mapping[str, OptionValue],
    *,
    bots: Sequence[str] = (),
    **rest: Any,
) -> Errand:
    full = read_options(game.about.options, options)
    sources = {place: text for name in bots if (brought := source_of(name)) for place, text in [brought]}
    return Errand(
        kind,
        game.about.id,
        seats,
        seed,
        tuple(full.items()),
        tuple(game.texts(full).items()),
        tuple(bots),
        tuple(sources.items()),
        **rest,
    )


def do(errand: Errand, task: Task) -> Done:
    """One task of an errand."""
    return worker_of(errand)(task)


@cache
def worker_of(errand: Errand) -> Callable[[Task], Done]:
    """Somebody who is ready for the tasks of an errand; each process gets ready once."""
    settle_in(errand)
    options = dict(errand.options)
    named, texts = game_named(errand.game), dict(errand.texts)
    game = named.with_texts(options, texts) if texts else named.for_options(options)
    if errand.kind == "chunk":
        return chunk_player(errand, game, options)
    warm_up(game, errand.bots, options, errand.seats, errand.patience)
    if errand.kind == "deal":
        return lambda key: play_deal(game, options, errand.seats, key, errand.seed, NEVER, errand.patience)
    return lambda seed: play_game(game, errand.bots, options, seed, NEVER, errand.patience)


def settle_in(errand: Errand) -> None:
    """Bots find what lay around them, as far as it is there."""
    if Path(errand.folder).is_dir():
        os.chdir(errand.folder)
        if errand.folder not in sys.path:
            sys.path.append(errand.folder)
    if errand.sources:
        home = Path(tempfile.mkdtemp(prefix="fabletop-bots-"))
        for number, (place, text) in enumerate(errand.sources):
            file = home / str(number) / Path(place).name
            file.parent.mkdir()
            file.write_text(text, "utf-8")
            bring(place, file)


def chunk_player(errand: Errand, game: Game, options: Mapping[str, OptionValue]) -> Callable[[range], bytes]:
    """Plays random games inside the kernel; gives the bytes of their tally."""
    record, start = game.set_up(options, errand.seats), read_seed(errand.seed)
    play = player_on(errand.backend, game.rules, checked=errand.checked)

    def play_chunk(chunk: range) -> bytes:
        own = Seed()
        own.become(start)
        packed: bytes = play(record, errand.seats, own, chunk.start, len(chunk)).pack()
        return packed

    return play_chunk
