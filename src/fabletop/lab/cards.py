"""Which cards win: how much more of the win those take to whom a card came than the same players take on average.

Players are compared with themselves (the same bot in the same role of the same duel), so a card does not shine only
because the better bot likes it. It may shine because whoever is ahead can afford it: this is a hint, not a cause.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean

from msgspec import Struct

from fabletop.contract import Face
from fabletop.lab.deals import Deal, Played
from fabletop.lab.intervals import SURE
from fabletop.lab.standings import Duels


class CardWins(Struct, frozen=True):
    """How those did to whom a card came."""

    card: str
    """As the card list writes it."""
    games: int
    """How many players it came to, over all games."""
    share: float
    """Of the win, that they took."""
    average: float
    """Of the win, that they take with or without the card."""
    lift: float
    """The difference."""
    low: float
    high: float
    """Its 95 % interval."""


@dataclass
class Count:
    """What came to those who had a card, deal by deal."""

    games: dict[int, int] = field(default_factory=lambda: defaultdict(int))
    surplus: dict[int, float] = field(default_factory=lambda: defaultdict(float))
    share: float = 0.0


def winning_cards(face: Face, duels: Duels) -> list[CardWins]:
    """Every card that came to anybody, the luckiest first."""
    if not face.brings:
        return []
    counts: dict[int, Count] = defaultdict(Count)
    for deals in duels.values():
        for number, game, seat, usual in players(deals):
            for card in game.had[seat]:
                count = counts[card]
                count.games[number] += 1
                count.surplus[number] += game.share(seat) - usual
                count.share += game.share(seat)
    cards = face.cards()
    found = [card_wins(cards[place].notation, count) for place, count in sorted(counts.items())]
    return sorted(found, key=lambda card: -card.lift)


def players(deals: Sequence[Deal]) -> Iterator[tuple[int, Played, int, float]]:
    """Every seat of every game of a duel, with the number of the deal and what such a player takes on average."""
    challenger = fmean(deal.share for deal in deals)
    for deal in deals:
        for own, game in enumerate(deal.games):
            for seat in range(len(game.points)):
                usual = challenger if seat == own else (1 - challenger) / (len(game.points) - 1)
                yield deal.number, game, seat, usual


def card_wins(card: str, count: Count) -> CardWins:
    games = sum(count.games.values())
    lift = sum(count.surplus.values()) / games
    low, high = -1.0, 1.0
    if (deals := len(count.games)) > 1:
        strays = sum((count.surplus[number] - lift * seen) ** 2 for number, seen in count.games.items())
        error = SURE * sqrt(strays * deals / (deals - 1)) / games
        low, high = lift - error, lift + error
    share = count.share / games
    return CardWins(card, games, *(round(number, 6) for number in (share, share - lift, lift, low, high)))
