"""Ratings: one scale for people and bots in each game, whatever the number of seats."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce

from fabletop.server.storage import Skill, Storage

MODEL = PlackettLuce()
MIDDLE, STEP = 1000.0, 40.0
CAUTION = 3
"""A newcomer is shown as strong as they surely are, not as they may be."""


def shown(mu: float, sigma: float) -> float:
    """The number that people see: 1000 for a newcomer, more as they win and as that grows certain."""
    return round(MIDDLE + STEP * (mu - CAUTION * sigma), 1)


def skill(mu: float, sigma: float) -> Skill:
    return Skill(mu, sigma, shown(mu, sigma))


NEWCOMER = skill(MODEL.mu, MODEL.sigma)


def rate(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """The skills after a game in which these places were reached; equal places are a draw."""
    if len(skills) < 2:
        return list(skills)
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in skills]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [skill(team[0].mu, team[0].sigma) for team in after]


async def settle(storage: Storage, match: str, places: Sequence[tuple[str, int]]) -> bool:
    """Rate a finished match, once; ``places`` has a player and a place for each seat.

    A player in several seats, as a bot may be, is rated by the best of them.
    """
    best: dict[str, int] = {}
    for player, place in places:
        best[player] = min(place, best.get(player, place))
    return await storage.ratings.settle(match, best, rate, NEWCOMER)
