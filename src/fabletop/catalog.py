"""The list of games: those in the folder ``games``, and those that other packages register under ``fabletop.games``.

A game of ours is a folder with a ``game.py``, in which it stands under its own name in capitals; nothing else names it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path

from fabletop.contract import Game, bad
from fabletop.games import SHELF

FOLDER = Path(__file__).parent / "games"
ENTRY_POINTS = "fabletop.games"
OWN: tuple[str, ...]
"""The ids of our games: those on the shelf, then the others by name. None is read before it is asked for."""
GAMES: tuple[Game, ...]
"""Our games."""


def found_in(folder: Path, shelf: tuple[str, ...]) -> tuple[str, ...]:
    found = sorted(file.parent.name for file in folder.glob("*/game.py"))
    return (*(name for name in shelf if name in found), *(name for name in found if name not in shelf))


OWN = found_in(FOLDER, SHELF)


def __getattr__(name: str) -> tuple[Game, ...]:
    if name == "GAMES":
        return tuple(map(own_game, OWN))
    raise AttributeError(name)


@cache
def own_game(name: str) -> Game:
    module, attribute = f"fabletop.games.{name}.game", name.upper()
    return loaded(name, f"{module}:{attribute}", lambda: getattr(import_module(module), attribute))


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

    found = (loaded(point.name, point.value, point.load) for point in entry_points(group=ENTRY_POINTS))
    return {game.about.id: game for game in found}


def loaded(name: str, value: str, load: Callable[[], object]) -> Game:
    """The game that is registered under a name, or a complaint about what is there instead."""
    try:
        game = load()
    except Exception as error:  # whatever a stranger's package may raise
        raise bad("error-game-broken", game=name, value=value, why=repr(error)) from None
    if not isinstance(game, Game):
        raise bad("error-game-not-a-game", game=name, value=value)
    return game


@cache
def own_words() -> tuple[Path, ...]:
    """Where our games have their words; no game is read for that."""
    return tuple(FOLDER / name / "locale" for name in OWN)


def other_words() -> list[Path]:
    """Where the games of other packages have theirs."""
    return [game.locale for game in other_games().values() if game.locale]
