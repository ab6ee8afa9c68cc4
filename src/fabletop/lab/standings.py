"""What deals add up to: duels of two bots, and how each bot did against all others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from statistics import fmean

from msgspec import Struct

from fabletop.lab.deals import Deal, Played
from fabletop.lab.intervals import interval
from fabletop.lab.ratings import Pair, ratings
from fabletop.lab.spread import Spread, spread_of

Duels = Mapping[Pair, Sequence[Deal]]
"""The deals of each challenger and champion, in the order of their numbers."""


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


class Standing(Struct, frozen=True):
    """How a bot did against all others; with more than two seats, as the challenger if it ever was one."""

    bot: str
    games: int
    wins: float
    """Shared victories count in parts."""
    win_rate: float
    low: float
    high: float
    """The 95 % interval of the rate."""
    rating: float
    rating_low: float
    rating_high: float
    milliseconds: float
    """For a choice, on average."""
    points: Spread


def duel(pair: Pair, seats: int, deals: Sequence[Deal]) -> Duel:
    own = [(game, seat) for deal in deals for seat, game in enumerate(deal.games)]
    others = [fmean(points for other, points in enumerate(game.points) if other != seat) for game, seat in own]
    share, low, high = interval([deal.share for deal in deals])
    return Duel(
        *pair,
        seats=seats,
        deals=len(deals),
        share=share,
        low=low,
        high=high,
        points=round(fmean(game.points[seat] for game, seat in own), 4),
        other_points=round(fmean(others), 4),
        milliseconds=milliseconds(own),
    )


def standings(bots: Sequence[str], seats: int, duels: Duels) -> list[Standing]:
    """All bots, the highest rating first."""
    shares = {pair: [deal.share for deal in deals] for pair, deals in duels.items()}
    rated = zip(bots, ratings(bots, seats, shares), strict=True)
    found = []
    for bot, rating in rated:
        own = list(seats_of(bot, duels, seats))
        by_deal = list(zip(*shares_of(bot, shares, seats), strict=True))
        rate, low, high = interval([fmean(row) for row in by_deal])
        games = len(by_deal) * len(by_deal[0]) * seats
        found.append(
            Standing(
                bot=bot,
                games=games,
                wins=round(seats * sum(map(sum, by_deal)), 4),
                win_rate=rate,
                low=low,
                high=high,
                rating=rating.rating,
                rating_low=rating.low,
                rating_high=rating.high,
                milliseconds=milliseconds(own),
                points=spread_of([game.points[seat] for game, seat in own]),
            )
        )
    return sorted(found, key=lambda standing: -standing.rating)


def counts_as_champion(bot: str, pairs: Iterable[Pair], seats: int) -> bool:
    """Copies of a bot play for each other; they count where there is one, or where nothing else tells of the bot."""
    return seats == 2 or all(challenger != bot for challenger, _ in pairs)


def shares_of(bot: str, shares: Mapping[Pair, Sequence[float]], seats: int) -> Iterator[Sequence[float]]:
    """What a bot took in the deals of each of its duels."""
    for (challenger, champion), found in shares.items():
        if challenger == bot:
            yield found
        elif champion == bot and counts_as_champion(bot, shares, seats):
            yield [(1 - share) / (seats - 1) for share in found]


def seats_of(bot: str, duels: Duels, seats: int) -> Iterator[tuple[Played, int]]:
    """The games of those duels, and the seat that the bot had in each."""
    for (challenger, champion), deals in duels.items():
        for deal in deals:
            for own, game in enumerate(deal.games):
                if challenger == bot:
                    yield game, own
                elif champion == bot and counts_as_champion(bot, duels, seats):
                    yield game, (own + 1) % seats


def milliseconds(played: Sequence[tuple[Played, int]]) -> float:
    """For a choice, on average."""
    choices = sum(game.choices[seat] for game, seat in played)
    return round(1000 * sum(game.seconds[seat] for game, seat in played) / choices, 4) if choices else 0.0
