"""Networks that somebody trained elsewhere: ONNX files, kept under a name, one for each game that the name plays.

fabletop bots add wolf.onnx --game fox --name wolf        fabletop play fox --seats you,wolf
"""

from __future__ import annotations

import re
import shutil
from functools import cache
from pathlib import Path
from typing import Any

from fabletop.bots.own.faults import BotFault
from fabletop.bots.situation import Situation
from fabletop.catalog import game_named
from fabletop.contract import Game, bad
from fabletop.contract.places import data_folder

NAME = re.compile(r"[a-z][a-z0-9-]{1,23}")


def networks_folder() -> Path:
    return data_folder() / "networks"


def added_networks() -> dict[str, list[str]]:
    """Who was added, and the games that each plays."""
    found: dict[str, list[str]] = {}
    for path in sorted(networks_folder().glob("*/*.onnx")):
        found.setdefault(path.parent.name, []).append(path.stem)
    return found


def is_added(name: str) -> bool:
    return NAME.fullmatch(name) is not None and any((networks_folder() / name).glob("*.onnx"))


def file_of(name: str, game: str) -> Path:
    return networks_folder() / name / f"{game}.onnx"


def add_network(file: Path, game: Game, name: str) -> Path:
    """Keep a network for a game under a name; one that the name had for the game before is replaced."""
    if NAME.fullmatch(name) is None:
        raise bad("error-network-name", name=name[:40])
    refuse_unfit(file, game)
    target = file_of(name, game.about.id)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)
    except OSError as error:
        raise bad("error-file-unwritable", file=str(target), why=error.strerror or "") from None
    return target


def remove_network(name: str) -> None:
    """Forget a name and all its networks."""
    if not is_added(name):
        raise bad("error-network-unknown", name=name[:40], allowed=", ".join(added_networks()) or "–")
    shutil.rmtree(networks_folder() / name)


def refuse_other_game(name: str, game: Game) -> None:
    """Complain about a network that never learned the game."""
    if not file_of(name, game.about.id).is_file():
        raise bad("error-network-game", name=name, game=game.about.id, allowed=", ".join(added_networks()[name]))


def refuse_unfit(file: Path, game: Game) -> None:
    """Complain about a file that cannot play: it takes other features, or says something about other actions."""
    from fabletop.bots.bare import FEATURES, POLICY
    from fabletop.networks.shape import features_fingerprint

    if game.rules.learning is None:
        raise bad("error-network-untold", game=game.about.id)
    if not file.is_file():
        raise bad("error-bot-no-file", file=str(file))
    session = opened(file)
    wanted, columns = len(game.rules.learning.features), len(actions_of(game))
    taken = {one.name: one.shape for one in session.get_inputs()}
    given = {one.name: one.shape for one in session.get_outputs()}
    if list(taken) != [FEATURES] or taken[FEATURES][-1] != wanted:
        raise bad("error-network-input", file=str(file), wanted=wanted, taken=spelled(taken))
    if POLICY not in given or given[POLICY][-1] != columns:
        raise bad("error-network-output", file=str(file), wanted=columns, given=spelled(given))
    told = session.get_modelmeta().custom_metadata_map
    if told.get(FEATURES, features_fingerprint(game.rules)) != features_fingerprint(game.rules):
        raise bad("error-network-features", file=str(file), game=game.about.id)


def spelled(shapes: dict[str, Any]) -> str:
    return ", ".join(f"{name} {list(shape)}" for name, shape in shapes.items())


def actions_of(game: Game) -> list[int]:
    """The action of each number of a policy: all that the game knows, with whatever cards it is played."""
    return game_named(game.about.id).actions


def opened(file: Path) -> Any:
    from fabletop.bots.bare import open_session

    try:
        return open_session(file)
    except Exception as error:  # whatever the runtime thinks of somebody's file
        raise bad("error-network-broken", file=str(file), why=" ".join(str(error).split())[:200]) from None


@cache
def session_of(file: Path, changed: int) -> Any:
    """Opened once, and again when the file has changed."""
    return opened(file)


class AddedBot:
    """Does what its network likes best."""

    def __init__(self, name: str) -> None:
        self.name = name

    def answer(self, situation: Situation, seconds: float) -> object:
        from fabletop.bots.bare import most_likely

        game = situation.game
        refuse_other_game(self.name, game)
        file = file_of(self.name, game.about.id)
        try:
            return most_likely(situation, session_of(file, file.stat().st_mtime_ns), actions_of(game))
        except Exception as error:  # of the runtime, about somebody's network
            raise BotFault("crashed", str(error)) from None

    def close(self) -> None:
        """Nothing is held open."""
