"""Rated or casual: what a rated table may not be, and for whom its result may count upwards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from fabletop.bots.ladder import is_measured
from fabletop.contract import Game, OptionValue, bad

LONGEST_ANSWER = 24 * 60 * 60 * 1000
"""Milliseconds that a rated match may lie still before those who are awaited have lost it."""


def refuse_rated(*, is_shared: bool, is_begun: bool, has_own_texts: bool) -> None:
    """Complain about a table that cannot be rated, whoever sits there."""
    if is_shared:
        raise bad("error-rated-device")
    if is_begun:
        raise bad("error-rated-begun")
    if has_own_texts:
        raise bad("error-rated-deck")


def refuse_unmeasured(levels: Iterable[str], game: Game, seats: int, options: Mapping[str, OptionValue]) -> None:
    """At a rated table a bot must be one whose strength is known, by the options at which it was measured."""
    for level in levels:
        if not is_measured(level, game, seats, options):
            raise bad("error-rated-bot", bot=level)
