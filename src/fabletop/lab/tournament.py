"""Bots against bots, on duplicate deals: every deal is played once from each seat, so that luck with cards cancels out.

With two seats a duel is even. With more, one challenger sits among copies of the other bot, on every seat in turn; the
equal share is then one of so many. What a deal says is the mean of its games; the interval is taken over deals.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev

from msgspec import Struct

from fabletop.bots import bot_named, refuse_unknown_bot, situation_of
from fabletop.contract import Game, OptionValue, bad, branch_of

SURE = 1.96
"""Standard errors on either side of a 95 % interval."""
DOUBT = (0.0, 1.0)
"""A deal lost and a deal won that nobody played: whoever won all deals need not win all to come."""


class Duel(Struct, frozen=True):
    """How a challenger did among copies of another bot."""

    challenger: str
    champion: str
    seats: int
    deals: int
    share: float
    """Of the win, on average; shared victories count in parts."""
    low: float
    high: float
    """The 95 % interval of the share."""
    points: float
    """Of the challenger, on average."""
    other_points: float
    milliseconds: float
    """That the challenger took for a choice, on average."""

    @property
    def equal_share(self) -> float:
        return 1 / self.seats


@dataclass
class Deal:
    """What came of one deal, added up over its games."""

    shares: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    other_points: list[float] = field(default_factory=list)
    seconds: float = 0.0
    choices: int = 0


def pairs(bots: Sequence[str], seats: int) -> Iterator[tuple[str, str]]:
    """Everybody against everybody; with more than two seats both as challenger and as the others."""
    return itertools.combinations(bots, 2) if seats == 2 else itertools.permutations(bots, 2)


def tournament(
    game: Game,
    bots: Sequence[str],
    *,
    seats: int,
    deals: int,
    options: Mapping[str, OptionValue],
    seed: str,
    threads: int = 1,
    progress: Callable[[int], None] = lambda deals: None,
) -> list[Duel]:
    """A round robin. The same arguments give the same duels, whatever the number of threads; only the times differ."""
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise bad("error-tournament-bots", bots=", ".join(bots))
    for name in bots:
        refuse_unknown_bot(name)
    game.set_up(options, seats)

    def play(task: tuple[str, str, int]) -> Deal:
        challenger, champion, number = task
        deal = play_deal(game, (challenger, champion), seats, options, f"{seed}#{number}")
        progress(1)
        return deal

    every = list(pairs(bots, seats))
    tasks = [(*pair, number) for pair in every for number in range(deals)]
    with ThreadPoolExecutor(threads) as pool:
        played = list(pool.map(play, tasks))
    return [duel(pair, seats, played[index * deals : (index + 1) * deals]) for index, pair in enumerate(every)]


def play_deal(game: Game, bots: tuple[str, str], seats: int, options: Mapping[str, OptionValue], seed: str) -> Deal:
    """One deal, with the challenger on every seat in turn."""
    challenger, champion = bots
    deal = Deal()
    for own in range(seats):
        names = [challenger if seat == own else champion for seat in range(seats)]
        play_game(game, names, options, seed, (own, deal))
    return deal


def play_game(
    game: Game, names: Sequence[str], options: Mapping[str, OptionValue], seed: str, watched: tuple[int, Deal]
) -> None:
    """One game of bots; what the watched seat does is added to the deal."""
    own, deal = watched
    position, _ = game.open(options, len(names), seed)
    players = [bot_named(name, patient=True) for name in names]
    while questions := game.questions(position):
        question = questions[0]
        situation = situation_of(game, position, question, branch_of(seed, f"question {position.revision}"))
        begun = time.perf_counter()
        choice = players[question.seat].choose(situation)
        if question.seat == own:
            deal.seconds += time.perf_counter() - begun
            deal.choices += 1
        game.play(position, question.seat, choice)
    result = game.result(position)
    assert result is not None
    deal.shares.append(1 / len(result.winners) if own in result.winners else 0.0)
    deal.points.append(result.points[own])
    deal.other_points.append(fmean(points for seat, points in enumerate(result.points) if seat != own))


def duel(bots: tuple[str, str], seats: int, played: Sequence[Deal]) -> Duel:
    shares = [fmean(deal.shares) for deal in played]
    mean = fmean(shares)
    error = SURE * stdev([*shares, *DOUBT]) / sqrt(len(shares))
    return Duel(
        *bots,
        seats=seats,
        deals=len(played),
        share=round(mean, 6),
        low=round(max(0.0, mean - error), 6),
        high=round(min(1.0, mean + error), 6),
        points=round(fmean(fmean(deal.points) for deal in played), 4),
        other_points=round(fmean(fmean(deal.other_points) for deal in played), 4),
        milliseconds=round(1000 * sum(deal.seconds for deal in played) / sum(deal.choices for deal in played), 4),
    )
