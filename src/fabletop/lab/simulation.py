"""Many games of random players, played inside the kernel, on one thread or several."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor

from msgspec import Struct

from fabletop.contract import Game, OptionValue, bad, read_options, read_seed
from fabletop.kernel.backend import BACKENDS, add_tallies, player_on
from fabletop.kernel.playout import Tally
from fabletop.kernel.rng import Seed
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
    flaw: str | None
    """The first broken invariant, where they were checked."""
    flawed_seed: str | None


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
    progress: Callable[[int], None] = lambda games: None,
) -> Simulation:
    """Play the games and add them up. The result depends on neither backend nor threads."""
    if backend not in BACKENDS:
        raise bad("error-backend", backend=backend, allowed=", ".join(BACKENDS))
    full = read_options(game.about.options, options)
    record = game.set_up(options, seats)
    start = read_seed(seed)
    play = player_on(backend, game.rules, checked=checked)
    play(record, seats, start, start.stream, 1)

    def play_chunk(chunk: range) -> Tally:
        own = Seed()
        own.become(start)
        tally: Tally = play(record, seats, own, chunk.start, len(chunk))
        progress(len(chunk))
        return tally

    began = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        play_all = pool.map if threads > 1 else map  # a thread of its own may wait longer to begin than it plays
        total = add_tallies(list(play_all(play_chunk, chunks(start.stream, games, CHUNK[backend]))))
    seconds = time.perf_counter() - began
    sample = range(start.stream, start.stream + min(games, SAMPLE))
    return Simulation(
        game=game.about.id,
        games=total.games,
        decisions=total.decisions,
        seconds=round(seconds, 6),
        games_per_second=round(total.games / seconds, 1),
        decisions_per_second=round(total.decisions / seconds, 1),
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
        flaw=game.rules.flaws[total.flaw - 1] if total.flaw else None,
        flawed_seed=numbered(seed, total.flawed_stream) if total.flaw else None,
    )


def ending(tally: Tally, seats: int) -> Ending:
    """How the one game of a tally ended."""
    return tally.points[:seats], [seat for seat in range(seats) if tally.wins[seat]], tally.decisions


def numbered(seed: str, number: int) -> str:
    """The seed of one game among those of a seed."""
    return f"{seed.rpartition('#')[0] or seed}#{number}"


def chunks(first: int, count: int, size: int) -> Iterator[range]:
    for start in range(first, first + count, size):
        yield range(start, min(start + size, first + count))
