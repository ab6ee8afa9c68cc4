"""The games in the tools that researchers have: PettingZoo, Gymnasium and OpenSpiel. Each needs the extra ``research``.

Nothing here knows a rule: tables are played by the compiled kernel, and what a seat is given comes from ``observe`` and
``legal``, which depend on nothing that the seat cannot know.

PettingZoo's users import an environment by its name, as in ``from fabletop.adapters import fox_v0``: there is such a
module for every game of the catalogue, made when somebody imports it.
"""

from __future__ import annotations

import sys
from functools import partial
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import TYPE_CHECKING

from fabletop.catalog import game_names

VERSION = "_v0"


class ModulesOfGames(MetaPathFinder, Loader):
    """Finds ``fabletop.adapters.fox_v0`` and makes it."""

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
        package, _, name = fullname.rpartition(".")
        game = name.removesuffix(VERSION)
        is_ours = package == __name__ and game != name and game in game_names()
        return ModuleSpec(fullname, self) if is_ours else None

    def exec_module(self, module: ModuleType) -> None:
        from fabletop.adapters.zoo import TableAEC, TableParallel

        game = module.__name__.rpartition(".")[2].removesuffix(VERSION)
        made = {"env": partial(TableAEC, game), "parallel_env": partial(TableParallel, game)}
        vars(module).update(made, raw_env=made["env"], __doc__=f"The game {game} for PettingZoo.")


sys.meta_path.append(ModulesOfGames())


if TYPE_CHECKING:

    def __getattr__(name: str) -> ModuleType: ...
