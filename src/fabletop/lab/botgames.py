"""Many games of the same bots on the same seats."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from threading import Event

from msgspec import Struct

from fabletop.bots.own import MOVE_TIMEOUT, refuse_unknown_player
from fabletop.contract import Game, OptionValue, read_options, read_seed
from fabletop.lab.cluster import Cluster
from fabletop.lab.deals import Played, play_game, warm_up
from fabletop.lab.errands import Errand, errand_of
from fabletop.lab.faults import FaultCount, count_faults
from fabletop.lab.parallel import as_done
from fabletop.lab.saving import Save, planned
from fabletop.lab.simulation import numbered
from fabletop.lab.spread import Distributions, distributions
from fabletop.lab.standings import milliseconds


class BotGames(Struct, frozen=True):
    """What came of it. Of the seed ``tulip``, game number i has the seed ``tulip#i``."""

    game: str
    games: int
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    seats: int
    bots: list[str]
    mean_points: list[float]
    wins: list[int]
    """Games in which the seat came first, alone or level with others."""
    shared: int
    """Games that nobody won alone."""
    longest: int
    """Decisions of the longest game."""
    milliseconds: list[float]
    """For a choice of each seat, on average."""
    distributions: Distributions
    faults: list[FaultCount]
    """Of bots of one's own that did anything wrong."""
    seed: str
    threads: int
    options: dict[str, OptionValue]


class SavedGame(Struct, frozen=True):
    """A game by its seed."""

    seed: str
    played: Played


def games_of(
    game: Game, errand: Errand, missing: Sequence[str], threads: int, cluster: Cluster | None
) -> Iterator[tuple[str, Played]]:
    """Games as they get done, on threads of this machine or on a cluster."""
    if cluster is not None:
        yield from cluster.as_done(errand, missing)
        return
    options, stop = dict(errand.options), Event()

    def play(seed: str) -> tuple[str, Played]:
        return seed, play_game(game, errand.bots, options, seed, stop, errand.patience)

    yield from as_done(play, missing, threads, stop)


def play_bots(
    game: Game,
    bots: Sequence[str],
    *,
    games: int,
    options: Mapping[str, OptionValue],
    seed: str,
    threads: int = 1,
    patience: float = MOVE_TIMEOUT,
    save: Path | None = None,
    cluster: Cluster | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> BotGames:
    """Play the games and add them up. The result does not depend on threads or machines; only the times do."""
    for name in dict.fromkeys(bots):
        refuse_unknown_player(name, game)
    game.set_up(options, len(bots))
    first = read_seed(seed).stream
    wanted = [numbered(seed, stream) for stream in range(first, first + games)]
    file = None if save is None else Save(save, planned(game, bots, len(bots), options, seed, "simulation"))
    saved = {row.seed: row.played for row in file.rows(SavedGame)} if file else {}
    found_before = {own: saved[own] for own in wanted if own in saved}
    progress(len(found_before))
    errand = errand_of("game", game, len(bots), seed, options, bots=bots, patience=patience)
    missing = [own for own in wanted if own not in found_before]
    if missing and cluster is None:
        warm_up(game, bots, options, len(bots), patience)
    began, fresh = time.perf_counter(), dict[str, Played]()
    for own, row in games_of(game, errand, missing, threads, cluster):
        fresh[own] = row
        if file:
            file.add(SavedGame(own, row))
        progress(1)
    seconds = time.perf_counter() - began
    played = [(fresh | found_before)[own] for own in wanted]
    found = distributions([(row.points, row.winners, row.decisions) for row in played])
    decisions, seats = sum(row.decisions for row in played), range(len(bots))
    decisions_now = sum(row.decisions for row in fresh.values())
    return BotGames(
        game=game.about.id,
        games=games,
        decisions=decisions,
        seconds=round(seconds, 6),
        games_per_second=round(len(fresh) / seconds, 1),
        decisions_per_second=round(decisions_now / seconds, 1),
        seats=len(bots),
        bots=list(bots),
        mean_points=[spread.mean for spread in found.points],
        wins=[sum(seat in row.winners for row in played) for seat in seats],
        shared=sum(len(row.winners) > 1 for row in played),
        longest=found.lengths.most,
        milliseconds=[milliseconds([(row, seat) for row in played]) for seat in seats],
        distributions=found,
        faults=count_faults((bots[seat], row, seat) for row in played for seat in seats),
        seed=seed,
        threads=threads,
        options=read_options(game.about.options, options),
    )
