"""Random games at all kinds of tables with every invariant checked; ``make soak`` plays half a million."""

from __future__ import annotations

import random
import sys
from dataclasses import replace

import pytest
from benchmarks import soak

from fabletop.conformance import Case, cases
from fabletop.games.fairytale.game import FairytaleGame
from fabletop.games.fairytale.rules.state import FairytaleTable
from tests.games.fairytale.tables import FAIRYTALE

EVERY = list(cases(FAIRYTALE, 1))
SOME = random.Random("soak").sample(EVERY, 32)


@pytest.mark.parametrize("case", SOME, ids=str)
def test_random_games_break_no_invariant(case: Case) -> None:
    found = soak.soak(case, 1, "soak", 1, "python")
    assert found.invariant is None
    assert found.longest <= FAIRYTALE.about.most_decisions


def test_all_kinds_of_tables_are_played() -> None:
    """Decks by players: 3 with 2 to 4 and 2 with 5; pairs with 4 alone; sides for more than two; the draft for two."""
    options = {2: 3 * 1 * 2 * 2 * 1 * 2, 3: 3 * 1 * 1 * 2 * 2 * 2, 4: 3 * 3 * 1 * 2 * 2 * 2, 5: 2 * 1 * 1 * 2 * 2 * 2}
    options = {seats: 2 * kinds for seats, kinds in options.items()}
    assert {seats: sum(case.seats == seats for case in EVERY) for seats in (2, 3, 4, 5)} == options
    assert sum(soak.share(500_000, number, len(EVERY)) for number in range(len(EVERY))) == 500_000


def run(monkeypatch: pytest.MonkeyPatch, game: FairytaleGame, games: int) -> None:
    monkeypatch.setattr(soak, "game_named", lambda name: game)
    words = ["soak", "fairytale", "--games", str(games), "--threads", "1", "--backend", "python", "--seed", "s"]
    monkeypatch.setattr(sys, "argv", words)
    soak.main()


def test_a_soak_says_what_it_did(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    run(monkeypatch, FAIRYTALE, 3)
    said = capsys.readouterr().out
    assert said.startswith("3 games of fairytale at 272 kinds of table, ")
    assert said.endswith(" choices: no invariant broken\n")


def test_a_soak_names_the_table_and_the_seed_of_a_broken_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def invariant(table: FairytaleTable) -> int:
        return 3 if table.round == 2 else 0

    broken = replace(FAIRYTALE, rules=replace(FAIRYTALE.rules, invariant=invariant))
    with pytest.raises(SystemExit) as ended:
        run(monkeypatch, broken, 272)
    said = str(ended.value)
    assert said.startswith("fairytale --seats 2 --option deck=basic --option teams=none --option draft=plain ")
    assert said.endswith(" --seed s#0: a row does not hold as many cards as were played")
