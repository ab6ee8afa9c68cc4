"""The list of games: ours, and those that other packages register under ``fabletop.games``."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from fabletop.contract import Game, bad
from fabletop.games.fairytale.game import FAIRYTALE
from fabletop.games.fox.game import FOX
from fabletop.games.grimm.game import GRIMM

GAMES = (FOX, FAIRYTALE, GRIMM)
ENTRY_POINTS = "fabletop.games"


def game_named(name: str) -> Game:
    for game in GAMES:
        if game.about.id == name:
            return game
    others = other_games()
    if name in others:
        return others[name]
    names = [game.about.id for game in GAMES] + sorted(others)
    raise bad("error-game-unknown", game=name, allowed=", ".join(names))


def all_games() -> tuple[Game, ...]:
    return GAMES + tuple(game for _, game in sorted(other_games().items()))


@cache
def other_games() -> dict[str, Game]:
    """Games of other packages, by their ids."""
    found = {}
    for point in entry_points(group=ENTRY_POINTS):
        try:
            game = point.load()
        except Exception as error:  # whatever a stranger's package may raise
            raise bad("error-game-broken", game=point.name, value=point.value, why=repr(error)) from None
        if not isinstance(game, Game):
            raise bad("error-game-not-a-game", game=point.name, value=point.value)
        found[game.about.id] = game
    return found
