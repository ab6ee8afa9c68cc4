"""Many games of the same bots on the same seats."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from threading import Event

from msgspec import Struct

from fabletop.bots.own import PATIENCE, refuse_unknown_player
from fabletop.contract import Game, OptionValue, read_options, read_seed
from fabletop.lab.deals import Played, play_game, warm_up
from fabletop.lab.faults import FaultCount, count_faults
from fabletop.lab.parallel import as_done
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


def play_bots(
    game: Game,
    bots: Sequence[str],
    *,
    games: int,
    options: Mapping[str, OptionValue],
    seed: str,
    threads: int = 1,
    patience: float = PATIENCE,
    progress: Callable[[int], None] = lambda games: None,
) -> BotGames:
    """Play the games and add them up. The result does not depend on the number of threads; only the times do."""
    for name in dict.fromkeys(bots):
        refuse_unknown_player(name)
    game.set_up(options, len(bots))
    first, stop = read_seed(seed).stream, Event()
    played: dict[int, Played] = {}

    def play(stream: int) -> tuple[int, Played]:
        return stream, play_game(game, bots, options, numbered(seed, stream), stop, patience)

    warm_up(game, bots, options, len(bots), patience)
    began = time.perf_counter()
    for stream, game_played in as_done(play, range(first, first + games), threads, stop):
        played[stream] = game_played
        progress(1)
    seconds = time.perf_counter() - began
    found = distributions([(row.points, row.winners, row.decisions) for _, row in sorted(played.items())])
    decisions, seats = sum(row.decisions for row in played.values()), range(len(bots))
    return BotGames(
        game=game.about.id,
        games=games,
        decisions=decisions,
        seconds=round(seconds, 6),
        games_per_second=round(games / seconds, 1),
        decisions_per_second=round(decisions / seconds, 1),
        seats=len(bots),
        bots=list(bots),
        mean_points=[spread.mean for spread in found.points],
        wins=[sum(seat in row.winners for row in played.values()) for seat in seats],
        shared=sum(len(row.winners) > 1 for row in played.values()),
        longest=found.lengths.most,
        milliseconds=[milliseconds([(row, seat) for row in played.values()]) for seat in seats],
        distributions=found,
        faults=count_faults((bots[seat], row, seat) for _, row in sorted(played.items()) for seat in seats),
        seed=seed,
        threads=threads,
        options=read_options(game.about.options, options),
    )
