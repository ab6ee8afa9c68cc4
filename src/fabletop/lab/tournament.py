"""Bots against bots, on duplicate deals: every deal is played once from each seat, so that luck with cards cancels out.

With two seats a duel is even. With more, one challenger sits among copies of the other bot, on every seat in turn; the
equal share is then one of so many. What a deal says is the mean of its games; the interval is taken over deals.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from threading import Event

from msgspec import Struct

from fabletop.bots.own import MOVE_TIMEOUT, refuse_unknown_player
from fabletop.contract import Game, OptionValue, bad
from fabletop.lab.cards import CardWins, winning_cards
from fabletop.lab.cluster import Cluster
from fabletop.lab.deals import Deal, play_deal, warm_up
from fabletop.lab.errands import Errand, errand_of
from fabletop.lab.faults import FaultCount, count_faults, players_of
from fabletop.lab.parallel import as_done
from fabletop.lab.ratings import Pair
from fabletop.lab.saving import Save, planned
from fabletop.lab.standings import Duel, Standing, duel, standings

Key = tuple[str, str, int]
"""Challenger, champion and number of a deal."""


class Tournament(Struct, frozen=True):
    """All that came of it."""

    game: str
    seats: int
    deals: int
    """Of each duel."""
    games: int
    """In all."""
    options: dict[str, OptionValue]
    seed: str
    bots: list[Standing]
    duels: list[Duel]
    cards: list[CardWins]
    faults: list[FaultCount]
    """Of bots of one's own that did anything wrong."""


def pairs(bots: Sequence[str], seats: int, *, ladder: bool = False) -> Iterator[Pair]:
    """Everybody against everybody; with more than two seats both as challenger and as the others.

    On a ladder each challenges the one before it, and nobody else.
    """
    if ladder:
        return zip(bots[1:], bots, strict=False)
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
    ladder: bool = False,
    save: Path | None = None,
    patience: float = MOVE_TIMEOUT,
    cluster: Cluster | None = None,
    progress: Callable[[int], None] = lambda deals: None,
) -> Tournament:
    """A round robin, or a ladder. The same arguments give the same result on any number of threads or machines."""
    refuse_bots(bots, game)
    plan = planned(game, bots, seats, options, seed)
    every = list(pairs(bots, seats, ladder=ladder))
    wanted = [(*pair, number) for number in range(deals) for pair in every]
    file = None if save is None else Save(save, plan)
    saved = {key_of(deal): deal for deal in file.rows(Deal)} if file else {}
    played = {key: saved[key] for key in wanted if key in saved}
    progress(len(played))
    missing = [key for key in wanted if key not in played]
    errand = errand_of("deal", game, seats, seed, options, bots=bots, patience=patience)
    for deal in deals_of(game, errand, missing, threads, cluster):
        played[key_of(deal)] = deal
        if file:
            file.add(deal)
        progress(1)
    duels = {pair: [played[*pair, number] for number in range(deals)] for pair in every}
    return Tournament(
        game=game.about.id,
        seats=seats,
        deals=deals,
        games=len(wanted) * seats,
        options=plan.options,
        seed=seed,
        bots=standings(bots, seats, duels),
        duels=[duel(pair, seats, found) for pair, found in duels.items()],
        cards=winning_cards(game.face, duels),
        faults=count_faults(players_of(deal for deals in duels.values() for deal in deals)),
    )


def deals_of(
    game: Game, errand: Errand, missing: Sequence[Key], threads: int, cluster: Cluster | None
) -> Iterator[Deal]:
    """Deals as they get done, on threads of this machine or on a cluster."""
    if cluster is not None:
        yield from (deal for _, deal in cluster.as_done(errand, missing))
        return
    options, stop = dict(errand.options), Event()
    if missing:
        warm_up(game, errand.bots, options, errand.seats, errand.patience)

    def play(key: Key) -> Deal:
        return play_deal(game, options, errand.seats, key, errand.seed, stop, errand.patience)

    yield from as_done(play, missing, threads, stop)


def refuse_bots(bots: Sequence[str], game: Game) -> None:
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise bad("error-tournament-bots", bots=", ".join(bots))
    for name in bots:
        refuse_unknown_player(name, game)


def key_of(deal: Deal) -> Key:
    return deal.challenger, deal.champion, deal.number
