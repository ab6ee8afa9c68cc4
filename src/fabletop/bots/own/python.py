"""Bots that are Python: a class with ``choose``, or a function, in a file or a module."""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import sys
import threading
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from fabletop.bots.own.faults import BotFault
from fabletop.bots.situation import Situation
from fabletop.contract import BadInput, bad


def split(name: str) -> tuple[str, str]:
    """``my_bot.py:MyBot`` in a file and a name in it."""
    place, _, thing = name.rpartition(":")
    return place, thing


BROUGHT: dict[str, str] = {}
"""Files that another machine has sent, by the names they have there."""


def bring(place: str, file: Path) -> None:
    """From now on the bots of a place are those of another file; what lay beside them is found if it is there too."""
    BROUGHT[place] = str(file)
    folder = str(Path(place).resolve().parent)
    if folder not in sys.path:
        sys.path.append(folder)


def load(name: str) -> Callable[[], Callable[[Situation], object]]:
    """Something that makes players of that name, or a sentence about why it cannot be had."""
    place, thing = split(name)
    module = module_of(place)
    found = module
    for part in thing.split("."):
        if not hasattr(found, part):
            raise bad("error-bot-missing", place=place, name=thing)
        found = getattr(found, part)
    if inspect.isclass(found):
        return lambda: method_of(found(), name)
    return lambda: method_of(found, name)


def method_of(thing: Any, name: str) -> Callable[[Situation], object]:
    choose = getattr(thing, "choose", thing)
    if not callable(choose):
        raise bad("error-bot-choose", bot=name)
    method: Callable[[Situation], object] = choose
    return method


def module_of(place: str) -> ModuleType:
    try:
        if place.endswith(".py"):
            return module_in(str(Path(BROUGHT.get(place, place)).resolve()))
        return importlib.import_module(place)
    except BadInput:
        raise
    except BaseException as error:  # whatever a stranger's code may raise, and be it to leave
        if isinstance(error, KeyboardInterrupt):
            raise
        raise bad("error-bot-load", place=place, why=said(error)) from None


@cache
def module_in(path: str) -> ModuleType:
    """The module in a file; those beside it can be imported too."""
    folder, name = Path(path).parent, f"fabletop_bot_{Path(path).stem}"
    if not Path(path).is_file():
        raise bad("error-bot-no-file", file=path)
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def said(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


class Makers(threading.local):
    """One player of each name for each thread: to make one may take long, and none keeps anything in mind."""

    def __init__(self) -> None:
        self.players: dict[str, Callable[[Situation], object]] = {}

    def player(self, name: str) -> Callable[[Situation], object]:
        if name not in self.players:
            try:
                self.players[name] = load(name)()
            except BadInput:
                raise
            except Exception as error:
                raise bad("error-bot-load", place=name, why=said(error)) from None
        return self.players[name]

    def anew(self, name: str) -> Callable[[Situation], object]:
        """Another player in the place of one that is still thinking."""
        self.players.pop(name, None)
        return self.player(name)


_makers = Makers()


class PythonBot:
    """Asks a player in Python on a thread of its own: nobody can stop one that never ends, but nobody waits for it."""

    def __init__(self, name: str, *, is_fresh: bool = False) -> None:
        self.name, self.choose = name, (Makers() if is_fresh else _makers).player(name)

    def answer(self, situation: Situation, seconds: float) -> object:
        answered: list[object] = []
        failed: list[BaseException] = []

        def think() -> None:
            try:
                answered.append(self.choose(situation))
            except BaseException as error:
                failed.append(error)

        thinker = threading.Thread(target=think, daemon=True)
        thinker.start()
        thinker.join(seconds)
        if thinker.is_alive():
            self.choose = _makers.anew(self.name)
            raise BotFault("slow", f"{seconds:g} s")
        if failed:
            raise BotFault("crashed", said(failed[0]))
        return answered[0]

    def close(self) -> None:
        """Nothing to do: the player stays for the next game."""
