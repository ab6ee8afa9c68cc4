"""Many games of random players, played inside the kernel, on one thread or several."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from threading import Event

from msgspec import Struct

from fabletop.bodies.backend import BACKENDS, player_on
from fabletop.bodies.playout import Tally, add_tallies
from fabletop.contract import Game, OptionValue, bad, read_options, read_seed
from fabletop.lab.cluster import Cluster
from fabletop.lab.errands import Errand, chunk_player, errand_of
from fabletop.lab.parallel import as_done
from fabletop.lab.saving import Save, planned
from fabletop.lab.spread import Distributions, Ending, distributions

CHUNK = {"python": 20, "cpu": 20_000}
"""Games between two steps of the progress bar."""
SAMPLE = 1000
"""Games that are played again one by one to tell how they are spread; a tally only adds up."""


class Simulation(Struct, frozen=True):
    """What came of it. Of the seed ``tulip``, game number i has the seed ``tulip#i``."""

    game: str
    games: int
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    seats: int
    mean_points: list[float]
    wins: list[int]
    shared: int
    """Games that nobody won alone."""
    longest: int
    """Decisions of the longest game."""
    distributions: Distributions
    """Of the first games."""
    seed: str
    backend: str
    threads: int
    options: dict[str, OptionValue]
    invariant: str | None
    """The first broken invariant, where they were checked."""
    broken_seed: str | None


class SavedChunk(Struct, frozen=True):
    """A run of games by its first stream, and the bytes of its tally."""

    first: int
    games: int
    packed: bytes

    @property
    def chunk(self) -> range:
        return range(self.first, self.first + self.games)

    def tally(self) -> Tally:
        found: Tally = Tally.unpacked(self.packed)
        return found


def simulate(
    game: Game,
    *,
    games: int,
    seats: int,
    options: Mapping[str, OptionValue],
    seed: str,
    backend: str = "cpu",
    threads: int = 1,
    checked: bool = False,
    save: Path | None = None,
    cluster: Cluster | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Simulation:
    """Play the games and add them up. The result depends on neither backend nor threads nor machines."""
    if backend not in BACKENDS:
        raise bad("error-backend", backend=backend, allowed=", ".join(BACKENDS))
    full = read_options(game.about.options, options)
    record = game.set_up(options, seats)
    start = read_seed(seed)
    play = player_on(backend, game.rules, checked=checked)
    play(record, seats, start, start.stream, 1)
    errand = errand_of("chunk", game, seats, seed, options, backend=backend, checked=checked)
    wanted = list(chunks(start.stream, games, CHUNK[backend]))
    file = None if save is None else Save(save, planned(game, (), seats, options, seed, kind_of(backend, checked)))
    saved = {row.chunk: row.tally() for row in file.rows(SavedChunk)} if file else {}
    tallies = {chunk: saved[chunk] for chunk in wanted if chunk in saved}
    progress(sum(map(len, tallies)))
    missing = [chunk for chunk in wanted if chunk not in tallies]
    began, fresh = time.perf_counter(), list[Tally]()
    for chunk, packed in chunks_of(errand, game, missing, threads, cluster):
        tallies[chunk] = Tally.unpacked(packed)
        fresh.append(tallies[chunk])
        if file:
            file.add(SavedChunk(chunk.start, len(chunk), packed))
        progress(len(chunk))
    total = add_tallies([tallies[chunk] for chunk in wanted])
    seconds = time.perf_counter() - began
    sample = range(start.stream, start.stream + min(games, SAMPLE))
    return Simulation(
        game=game.about.id,
        games=total.games,
        decisions=total.decisions,
        seconds=round(seconds, 6),
        games_per_second=round(sum(tally.games for tally in fresh) / seconds, 1),
        decisions_per_second=round(sum(tally.decisions for tally in fresh) / seconds, 1),
        seats=seats,
        mean_points=[points / games for points in total.points[:seats]],
        wins=total.wins[:seats],
        shared=total.shared,
        longest=total.longest,
        distributions=distributions([ending(play(record, seats, start, stream, 1), seats) for stream in sample]),
        seed=seed,
        backend=backend,
        threads=threads,
        options=full,
        invariant=game.rules.invariants[total.invariant - 1] if total.invariant else None,
        broken_seed=numbered(seed, total.broken_stream) if total.invariant else None,
    )


def chunks_of(
    errand: Errand, game: Game, missing: Sequence[range], threads: int, cluster: Cluster | None
) -> Iterator[tuple[range, bytes]]:
    """Runs of games as they get done, on threads of this machine or on a cluster."""
    if cluster is not None:
        yield from cluster.as_done(errand, missing)
        return
    play = chunk_player(errand, game, dict(errand.options))
    yield from as_done(lambda chunk: (chunk, play(chunk)), missing, threads, Event())


def kind_of(backend: str, checked: bool) -> str:
    """Runs of games have different lengths on different backends, so what is saved of one is no use to the other."""
    return f"simulation {backend}{' checked' if checked else ''}"


def ending(tally: Tally, seats: int) -> Ending:
    """How the one game of a tally ended."""
    return tally.points[:seats], [seat for seat in range(seats) if tally.wins[seat]], tally.decisions


def numbered(seed: str, number: int) -> str:
    """The seed of one game among those of a seed."""
    return f"{seed.rpartition('#')[0] or seed}#{number}"


def chunks(first: int, count: int, size: int) -> Iterator[range]:
    for start in range(first, first + count, size):
        yield range(start, min(start + size, first + count))
