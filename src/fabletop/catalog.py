"""The list of games: ours, and those that other packages register under ``fabletop.games``."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from fabletop.contract import Game, bad

OWN = {"fox": "FOX", "fairytale": "FAIRYTALE", "grimm": "GRIMM"}
"""What our games are called in their modules, which are read when the game is asked for."""
GAMES: tuple[Game, ...]
"""Our games."""
ENTRY_POINTS = "fabletop.games"


def __getattr__(name: str) -> tuple[Game, ...]:
    if name == "GAMES":
        return tuple(map(own_game, OWN))
    raise AttributeError(name)


@cache
def own_game(name: str) -> Game:
    game: Game = getattr(import_module(f"fabletop.games.{name}.game"), OWN[name])
    return game


def game_named(name: str) -> Game:
    if name in OWN:
        return own_game(name)
    others = other_games()
    if name in others:
        return others[name]
    raise bad("error-game-unknown", game=name, allowed=", ".join(game_names()))


def game_names() -> tuple[str, ...]:
    """The ids of all games, ours first."""
    return (*OWN, *sorted(other_games()))


def all_games() -> tuple[Game, ...]:
    return tuple(map(game_named, game_names()))


@cache
def other_games() -> dict[str, Game]:
    """Games of other packages, by their ids."""
    from importlib.metadata import entry_points

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
