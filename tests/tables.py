"""Tables of every game, for tests that are about no game in particular: one more game is one more case of each."""

from __future__ import annotations

from fabletop.catalog import GAMES, OWN
from fabletop.contract import Game
from tests.toys.highest import HIGHEST

WITH_THE_TOY = (*OWN, "highest")
TOGETHER = tuple(game.about.id for game in GAMES if not game.about.turns)
"""Where several are asked at a time."""


def with_seats(game: Game) -> tuple[str, int]:
    """A game with the second smallest number of players, where there is a choice: two are often a case of their own."""
    return game.about.id, game.about.seats[:2][-1]


TABLES = [with_seats(game) for game in GAMES]
TABLES_AND_THE_TOY = [*TABLES, with_seats(HIGHEST)]
