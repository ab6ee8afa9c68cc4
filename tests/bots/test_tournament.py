"""Duels of bots: duplicate deals, even shares between equals, intervals over deals, the same whatever the threads."""

from __future__ import annotations

import json

import msgspec
import pytest

from fabletop.catalog import game_named
from fabletop.contract import BadInput
from fabletop.lab.tournament import Deal, Duel, duel, pairs, tournament
from tests.cli.running import fabletop, refused

FOX = game_named("fox")


def untimed(duels: list[Duel]) -> list[Duel]:
    return [msgspec.structs.replace(found, milliseconds=0.0) for found in duels]


def test_with_two_seats_a_pair_meets_once_with_more_each_challenges_the_other() -> None:
    assert list(pairs(["a", "b", "c"], 2)) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert list(pairs(["a", "b"], 4)) == [("a", "b"), ("b", "a")]


def deal_of(*shares: float) -> Deal:
    return Deal(shares=list(shares), points=[1.0] * len(shares), other_points=[2.0] * len(shares), seconds=1, choices=4)


def test_the_interval_is_taken_over_deals() -> None:
    """Both games of a deal won by whoever has the better seat say nothing about the bots."""
    seated = duel(("a", "b"), 2, [deal_of(1.0, 0.0)] * 50)
    lucky = duel(("a", "b"), 2, [deal_of(1.0, 1.0), deal_of(0.0, 0.0)] * 25)
    assert seated.share == lucky.share == 0.5
    assert seated.high - seated.low < lucky.high - lucky.low


def test_who_won_all_deals_is_not_said_to_win_all_to_come() -> None:
    found = duel(("a", "b"), 2, [deal_of(1.0, 1.0)] * 20)
    assert found.share == found.high == 1.0
    assert 0.8 < found.low < 1.0
    assert found.milliseconds == 250.0


def test_the_same_seed_gives_the_same_duels_on_any_number_of_threads() -> None:
    run = [
        untimed(tournament(FOX, ["flat:4", "random"], seats=2, deals=3, options={}, seed="same", threads=threads))
        for threads in (1, 2)
    ]
    assert run[0] == run[1]


def test_a_search_beats_chance() -> None:
    (found,) = tournament(FOX, ["ismcts:150", "random"], seats=2, deals=6, options={"target": 16}, seed="beats")
    assert found.share > 0.8


@pytest.mark.parametrize("bots", [["random"], ["random", "random"], []])
def test_a_tournament_needs_two_different_bots(bots: list[str]) -> None:
    with pytest.raises(BadInput) as found:
        tournament(FOX, bots, seats=2, deals=1, options={}, seed="none")
    assert found.value.message.id == "error-tournament-bots"


def test_the_command_tells_a_line_for_each_duel() -> None:
    words = ("tournament", "fox", "--bots", "flat:2,random", "--deals", "2", "--seed", "told")
    assert fabletop(*words).out.startswith("flat:2 against random: ")
    told = json.loads(fabletop(*words, "--json").out)
    assert [(row["challenger"], row["champion"], row["deals"]) for row in told["duels"]] == [("flat:2", "random", 2)]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--bots", "random,clever"), "“clever”"),
        (("--bots", "random,flat:0"), "“flat:0”"),
        (("--bots", "random"), "two or more different bots"),
        (("--bots", "random,flat:3", "--seats", "3"), "3 players"),
        (("--bots", "random,flat:3", "--deals", "0"), "deals"),
    ],
)
def test_a_tournament_that_cannot_be_is_refused(words: tuple[str, ...], sentence: str) -> None:
    assert sentence in refused("tournament", "fox", *words)
