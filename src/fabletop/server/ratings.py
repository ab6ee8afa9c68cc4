"""Ratings: one scale for people and bots in each game, whatever the number of seats.

What people are believed to be changes with their matches; where the levels stand was measured (``bots.ladder``), and no
match moves them. docs/server.md tells the rules and the reasons.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import log, sqrt
from statistics import fmean

import msgspec
from msgspec import Struct
from openskill.models import PlackettLuce

from fabletop.bots.ladder import Ladder, ladder_for, ladders
from fabletop.match import BotPlayer, Match
from fabletop.server.storage import Known, Skill, Standing, Storage

MODEL = PlackettLuce()
MIDDLE, STEP = 1000.0, 40.0
CAUTION = 3
"""A newcomer is shown as strong as they surely are, not as they may be."""
AVERAGE = "medium"
"""The level that is as strong as a newcomer is believed to be."""
DOUBT = 1.5
"""How surely a level stands where it was measured: a standard deviation of some fifty of the ladder's points."""
NEW = 10
"""Matches that have counted, before which somebody is new."""
DOZEN = 12
"""Matches of a day against one level, or one person, that count."""
TENFOLD = 400 / log(10)
"""The ladder's points that make one e times as strong."""


def shown(mu: float, sigma: float) -> float:
    """The number that people see: 1000 for a newcomer, more as they win and as that grows certain."""
    return round(MIDDLE + STEP * (mu - CAUTION * sigma), 1)


def skill(mu: float, sigma: float) -> Skill:
    return Skill(mu, sigma, shown(mu, sigma))


NEWCOMER = skill(MODEL.mu, MODEL.sigma)


def skill_of_level(level: str, ladder: Ladder, seats: int) -> Skill:
    """Where a level stands, so that Plackett-Luce expects of players who are known well what the ladder measured.

    With n seats it expects of one a share e^(μ/β√n) / Σ e^(μ/β√n) of the win; the ladder has 10^(r/400) for e^(μ/β√n).
    """
    above = (ladder.levels[level] - ladder.levels[AVERAGE]) / TENFOLD
    return skill(MODEL.mu + above * MODEL.beta * sqrt(seats), DOUBT)


def standing_of_level(level: str, game: str) -> Skill | None:
    """Where a level is listed: between where it stands with each number of seats."""
    found = [
        skill_of_level(level, ladder, int(seats))
        for seats, ladder in ladders().get(game, {}).items()
        if level in ladder.levels
    ]
    return skill(fmean(one.mu for one in found), DOUBT) if found else None


def rate(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """The skills after a game in which these places were reached; equal places are a draw."""
    if len(skills) < 2:
        return list(skills)
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in skills]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [skill(team[0].mu, team[0].sigma) for team in after]


class Finish(Struct, frozen=True):
    """How a rated match ended for its players, by their ids."""

    places: Mapping[str, int]
    bots: Mapping[str, Skill] = {}
    """Where the bots among them stand."""
    cannot_rise: frozenset[str] = frozenset()
    """People who gave up, were not there at the end, or let a bot choose for them."""


def reckon(finish: Finish, known: Mapping[str, Known]) -> dict[str, Skill]:
    """The new skills of those for whom a match counts."""
    new = {}
    for player in known:
        rivals = [other for other in finish.places if other != player and does_count(player, other, finish, known)]
        if rivals:
            new[player] = after_match(player, rivals, finish, known)
    return new


def does_count(player: str, other: str, finish: Finish, known: Mapping[str, Known]) -> bool:
    """Has it a meaning for a player how they did against another?

    Not beyond a dozen of matches a day; and of somebody new too little is known: everybody begins with the bots.
    """
    if known[player].met.get(other, 0) >= DOZEN:
        return False
    return other in finish.bots or (other in known and known[other].matches >= NEW)


def after_match(player: str, rivals: Sequence[str], finish: Finish, known: Mapping[str, Known]) -> Skill:
    """What is believed of a player after a match with those who count for them.

    What is shown moves only as what is believed does: a loss makes one's strength more certain, but nobody better.
    """
    before = known[player].skill
    skills = [before, *(finish.bots[other] if other in finish.bots else known[other].skill for other in rivals)]
    after = rate(skills, [finish.places[one] for one in (player, *rivals)])[0]
    rises = after.mu > before.mu
    may_move = not (rises and player in finish.cannot_rise)
    return after if may_move and rises == (after.shown > before.shown) else before


def finish_of(match: Match, who: Mapping[int, str]) -> Finish:
    """How a match ended; ``who`` has the ids of its players by seat. Of a bot in several seats the best counts."""
    assert match.result is not None
    settings, result = match.settings, match.result
    ladder = ladder_for(match.game, settings.seats, settings.options)
    places: dict[str, int] = {}
    bots: dict[str, Skill] = {}
    for seat, player in who.items():
        seated = match.chairs[seat].seated
        if isinstance(seated, BotPlayer):
            if ladder is None or seated.level not in ladder.levels:
                continue
            bots[player] = skill_of_level(seated.level, ladder, settings.seats)
        places[player] = min(result.places[seat], places.get(player, settings.seats))
    fallen = match.helped | set(result.resigned) | set(result.away)
    return Finish(places, bots, frozenset(who[seat] for seat in fallen))


async def settle(storage: Storage, match: str, finish: Finish) -> bool:
    """Put a finished match into the ratings, once."""
    return await storage.ratings.settle(match, finish.places, partial(reckon, finish), NEWCOMER)


def at_rest(standings: Sequence[Standing]) -> list[Standing]:
    """Standings with the bots where they were measured; those that were not are left out."""
    found = []
    for one in standings:
        stands = standing_of_level(one.name, one.game) if one.kind == "bot" else Skill(one.mu, one.sigma, one.shown)
        if stands is not None:
            found.append(msgspec.structs.replace(one, mu=stands.mu, sigma=stands.sigma, shown=stands.shown))
    return found


async def leaderboard(storage: Storage, game: str, limit: int) -> list[Standing]:
    """The strongest players of a game, people and bots on one scale."""
    found = at_rest([*await storage.ratings.leaderboard(game, limit=limit), *await storage.ratings.bots(game)])
    return sorted(found, key=lambda one: (-one.shown, one.player))[:limit]


async def standings_of(storage: Storage, player: str) -> list[Standing]:
    return at_rest(await storage.ratings.of_player(player))
