"""Many random games with every invariant checked; ``make soak`` plays a million."""

from __future__ import annotations

import pytest

from fabletop.catalog import game_named
from fabletop.lab.simulation import simulate


@pytest.mark.parametrize("target", [5, 16, 21, 35, 99])
def test_random_games_break_no_invariant(target: int) -> None:
    fox = game_named("fox")
    found = simulate(fox, games=10_000, seats=2, options={"target": target}, seed=f"soak {target}", checked=True)
    assert found.invariant is None
    assert found.longest <= fox.about.most_decisions
    assert sum(found.wins) == found.games + found.shared
    assert abs(found.wins[0] - found.wins[1]) < 500
