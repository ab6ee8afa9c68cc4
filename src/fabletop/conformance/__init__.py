"""The conformance suite: every sentence of the contract, tried on random games of any registered game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from fabletop.bodies.backend import BACKENDS
from fabletop.conformance.moments import Case, Moment, cases, some_moments, walk
from fabletop.conformance.promises import PROMISES, RATES
from fabletop.conformance.subset import is_rule, outside_subset, rules_called_by
from fabletop.contract import Game
from fabletop.kernel.rule import RULES

__all__ = ["BACKENDS", "PROMISES", "Case", "Kept", "Report", "broken_promises", "cases", "check_game", "outside_subset"]

SUBSET, PLAYS = "subset", "marked-plays"


class Kept(Struct, frozen=True):
    """One promise, and how it was broken if it was."""

    name: str
    why: str | None


class Report(Struct, frozen=True):
    """What a game keeps of the contract."""

    game: str
    cases: int
    promises: list[Kept]

    @property
    def kept(self) -> int:
        return sum(promise.why is None for promise in self.promises)


def check_game(
    game: Game, *, games: int, looks: int | None = None, progress: Callable[[int], None] = lambda cases: None
) -> Report:
    """So many random games for every seat count and option set, on every backend, each looked at so many times."""
    every = list(cases(game, games))
    outside = [why for function in rules_of(game) for why in outside_subset(function)]
    broken = {SUBSET: outside[0]} if outside else {}
    for case in every:
        for name, why in broken_promises(case, looks=looks).items():
            broken.setdefault(name, f"{case}, {why}")
        progress(1)
    return Report(game.about.id, len(every), [Kept(name, broken.get(name)) for name in (SUBSET, *PROMISES)])


def rules_of(game: Game) -> list[Callable[..., Any]]:
    """The rules of the game's own package, in whatever rooms they stand, and those that they call."""
    home = game.rules.deal.__module__.rpartition(".")[0].removesuffix(".rules")
    handed_in = [part for part in vars(game.rules).values() if is_rule(part)]
    found = dict.fromkeys([*handed_in, *(rule for rule in RULES if f"{rule.__module__}.".startswith(f"{home}."))])
    waiting = list(found)
    while waiting:
        new = [rule for rule in rules_called_by(waiting.pop()) if rule not in found]
        found.update(dict.fromkeys(new))
        waiting += new
    return list(found)


def broken_promises(case: Case, backends: tuple[str, ...] = BACKENDS, *, looks: int | None = None) -> dict[str, str]:
    """The promises that one game breaks, each with the first thing that was wrong, at so many moments or at all."""
    broken: dict[str, str] = {}
    moment = None
    try:
        looked_at = None if looks is None else some_moments(case, looks)
        for moment in walk(case, backends):
            if looked_at is not None and len(moment.choices) not in looked_at:
                continue
            for name in PROMISES:
                if name not in broken and (why := first_complaint(name, moment)):
                    broken[name] = f"after {len(moment.choices)} choices: {why}"
    except Exception as error:  # whatever a stranger's rules may raise
        made = len(moment.choices) if moment else 0
        broken.setdefault(PLAYS, f"after {made} choices: the game cannot go on: {error!r}")
    return broken


def first_complaint(name: str, moment: Moment) -> str | None:
    """What is wrong with one promise at one moment, if it is looked at now."""
    if moment.random.random() >= RATES[name]:
        return None
    try:
        return next(PROMISES[name](moment), None)
    except Exception as error:  # whatever a stranger's rules may raise
        return f"it could not be looked at: {error!r}"
