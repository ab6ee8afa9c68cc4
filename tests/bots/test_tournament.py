"""Duels of bots: duplicate deals, even shares between equals, intervals over deals, the same whatever the threads."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from fabletop.catalog import game_named
from fabletop.contract import BadInput
from fabletop.lab.deals import Deal, Played
from fabletop.lab.saving import Save, planned, saved_plan
from fabletop.lab.standings import Duel, Standing, duel
from fabletop.lab.tournament import Tournament, pairs, tournament
from tests.cli.running import fabletop, refused
from tests.toys.highest import HIGHEST

FOX = game_named("fox")


def untimed(found: Tournament) -> tuple[list[Standing], list[Duel]]:
    standings = [msgspec.structs.replace(standing, milliseconds=0.0) for standing in found.bots]
    return standings, [msgspec.structs.replace(duel, milliseconds=0.0) for duel in found.duels]


def test_with_two_seats_a_pair_meets_once_with_more_each_challenges_the_other() -> None:
    assert list(pairs(["a", "b", "c"], 2)) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert list(pairs(["a", "b"], 4)) == [("a", "b"), ("b", "a")]


def deal_of(*won: bool) -> Deal:
    """A deal for two in which the challenger won these games."""
    games = [
        Played([1, 2] if seat == 0 else [2, 1], [seat if is_won else 1 - seat], [4, 4], [1.0, 1.0], [[], []], 8)
        for seat, is_won in enumerate(won)
    ]
    return Deal("a", "b", 0, games)


def test_the_interval_is_taken_over_deals() -> None:
    """Both games of a deal won by whoever has the better seat say nothing about the bots."""
    seated = duel(("a", "b"), 2, [deal_of(True, False)] * 50)
    lucky = duel(("a", "b"), 2, [deal_of(True, True), deal_of(False, False)] * 25)
    assert seated.share == lucky.share == 0.5
    assert seated.high - seated.low < lucky.high - lucky.low


def test_who_won_all_deals_is_not_said_to_win_all_to_come() -> None:
    found = duel(("a", "b"), 2, [deal_of(True, True)] * 20)
    assert found.share == found.high == 1.0
    assert 0.8 < found.low < 1.0
    assert found.milliseconds == 250.0
    assert (found.points, found.other_points) == (1.0, 2.0)


def test_the_same_seed_gives_the_same_result_on_any_number_of_threads() -> None:
    run = [
        untimed(tournament(FOX, ["flat:4", "random"], seats=2, deals=3, options={}, seed="same", threads=threads))
        for threads in (1, 2)
    ]
    assert run[0] == run[1]


def test_a_search_beats_chance() -> None:
    found = tournament(FOX, ["ismcts:150", "random"], seats=2, deals=6, options={"target": 16}, seed="beats")
    assert found.duels[0].share > 0.8
    assert [standing.bot for standing in found.bots] == ["ismcts:150", "random"]
    assert found.bots[0].rating > found.bots[0].rating_low > 0 == found.bots[1].rating


def test_a_bot_stands_by_all_its_games() -> None:
    found = tournament(HIGHEST, ["random", "flat:3", "flat:5"], seats=2, deals=4, options={}, seed="two")
    assert [(standing.games, standing.points.count) for standing in found.bots] == [(16, 16)] * 3
    assert sum(standing.wins for standing in found.bots) == pytest.approx(found.games) == 24
    for standing in found.bots:
        assert standing.win_rate == pytest.approx(standing.wins / standing.games, abs=1e-5)
        assert standing.low <= standing.win_rate <= standing.high


def test_with_more_seats_a_bot_stands_by_the_games_in_which_it_challenges() -> None:
    found = tournament(HIGHEST, ["random", "flat:3"], seats=3, deals=5, options={}, seed="three")
    assert [standing.games for standing in found.bots] == [15, 15]
    shares = {duel.challenger: duel.share for duel in found.duels}
    assert {standing.bot: standing.win_rate for standing in found.bots} == pytest.approx(shares)


@pytest.mark.parametrize("bots", [["random"], ["random", "random"], []])
def test_a_tournament_needs_two_different_bots(bots: list[str]) -> None:
    with pytest.raises(BadInput) as found:
        tournament(FOX, bots, seats=2, deals=1, options={}, seed="none")
    assert found.value.message.id == "error-tournament-bots"


BOTS = ["flat:3", "random"]


def saved_tournament(file: Path, deals: int) -> Tournament:
    return tournament(HIGHEST, BOTS, seats=2, deals=deals, options={}, seed="kept", save=file)


def test_a_saved_tournament_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, dealt = tmp_path / "kept.jsonl", []
    saved_tournament(file, 3)
    whole = tournament(HIGHEST, BOTS, seats=2, deals=5, options={}, seed="kept")

    def open_and_count(self: object, options: object, seats: int, seed: str) -> object:
        dealt.append(seed)
        return opened(HIGHEST, options, seats, seed)  # type: ignore[arg-type]

    opened = type(HIGHEST).open
    monkeypatch.setattr(type(HIGHEST), "open", open_and_count)
    assert untimed(saved_tournament(file, 5)) == untimed(whole)
    assert {seed for seed in dealt if "#" in seed} == {"kept#3", "kept#4"}
    assert len(file.read_text().splitlines()) == 1 + 5


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "cut.jsonl"
    whole = saved_tournament(file, 4)
    text = file.read_text()
    file.write_text(text[:-40])
    assert untimed(saved_tournament(file, 4)) == untimed(whole)
    assert len([json.loads(line) for line in file.read_text().splitlines()]) == 1 + 4


def test_what_was_played_is_kept_when_somebody_stops_it(tmp_path: Path) -> None:
    file, done = tmp_path / "stopped.jsonl", list[int]()

    def stop_after_two(deals: int) -> None:
        done.append(deals)
        if sum(done) == 2:
            raise KeyboardInterrupt

    for threads in (1, 2):
        done.clear()
        with pytest.raises(KeyboardInterrupt):
            tournament(
                HIGHEST,
                BOTS,
                seats=2,
                deals=50,
                options={},
                seed=f"stop {threads}",
                threads=threads,
                save=file,
                progress=stop_after_two,
            )
        assert len(file.read_text().splitlines()) == 1 + 2
        file.unlink()


def test_a_file_of_another_tournament_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "other.jsonl"
    saved_tournament(file, 1)
    before = file.read_text()
    with pytest.raises(BadInput) as found:
        Save(file, planned(HIGHEST, BOTS, 3, {}, "kept"))
    assert found.value.message.id == "error-save-other"
    assert found.value.message.args["what"] == "seats"
    assert file.read_text() == before


def test_a_broken_line_within_is_refused_with_its_number(tmp_path: Path) -> None:
    file = tmp_path / "broken.jsonl"
    saved_tournament(file, 2)
    first, *rest = file.read_text().splitlines()
    file.write_text("\n".join([first, "{", *rest, ""]))
    with pytest.raises(BadInput) as found:
        saved_tournament(file, 2)
    assert found.value.message.args["line"] == "2"


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("no end of line")
    with pytest.raises(BadInput) as found:
        saved_tournament(file, 2)
    assert "error-save-format" in str(found.value.message.args["why"])
    assert file.read_text() == "no end of line"


WORDS = ("tournament", "fox", "--bots", "flat:2,random")
ROW = {"bot", "games", "wins", "win_rate", "low", "high", "rating"}


def test_the_command_tells_a_line_for_each_duel_and_each_bot() -> None:
    words = (*WORDS, "--deals", "2", "--seed", "told")
    lines = fabletop(*words).out.splitlines()
    assert lines[0].startswith("flat:2 against random: ")
    assert sorted(line.split()[:2] for line in lines[1:3]) == [["flat:2", "rating"], ["random", "rating"]]
    told = json.loads(fabletop(*words, "--json").out)
    assert [(row["challenger"], row["champion"], row["deals"]) for row in told["duels"]] == [("flat:2", "random", 2)]
    assert all(set(row) >= ROW for row in told["bots"])


def test_games_are_rounded_up_to_whole_deals() -> None:
    told = json.loads(fabletop(*WORDS, "--games", "3", "--duplicate", "--seed", "g", "--json").out)
    assert (told["deals"], told["games"]) == (2, 4)


def test_a_saved_tournament_needs_its_seed_only_once(tmp_path: Path) -> None:
    words = (*WORDS, "--deals", "1", "--save", str(tmp_path / "once.jsonl"), "--json")
    first, second = (json.loads(fabletop(*words).out) for _ in range(2))
    assert first == second
    plan = saved_plan(tmp_path / "once.jsonl")
    assert plan is not None
    assert plan.seed == first["seed"]
    assert "“bots” is" in refused("tournament", "fox", "--bots", "flat:3,random", *words[4:])


def test_who_stops_a_saved_tournament_is_told_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*arguments: object, **more: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("fabletop.lab.tournament.play_deal", stop)
    file = tmp_path / "stopped.jsonl"
    done = fabletop(*WORDS, "--save", str(file))
    assert (done.status, done.out) == (130, "")
    assert f"in {file}; the same command goes on" in done.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--bots", "random,clever"), "“clever”"),
        (("--bots", "random,flat:0"), "“flat:0”"),
        (("--bots", "random"), "two or more different bots"),
        (("--bots", "random,flat:3", "--seats", "3"), "3 players"),
        (("--bots", "random,flat:3", "--deals", "0"), "deals"),
        (("--bots", "random,flat:3", "--games", "0"), "games"),
        (("--bots", "random,flat:3", "--games", "2", "--deals", "1"), "Say --games or --deals, not both."),
        (("--bots", "random,flat:3", "--save", "no-such-folder/x.jsonl"), "no-such-folder/x.jsonl cannot be written"),
        (("--bots", "random,flat:3", "--report", "."), ". cannot be written"),
        (("--bots", "random,flat:3", "--save", __file__), ".py, line 1: this is not a saved tournament"),
    ],
)
def test_a_tournament_that_cannot_be_is_refused(words: tuple[str, ...], sentence: str) -> None:
    assert sentence in refused("tournament", "fox", *words)


def test_on_a_ladder_each_challenges_the_one_before() -> None:
    found = tournament(HIGHEST, ["random", "flat:2", "flat:6"], seats=3, deals=2, options={}, seed="rungs", ladder=True)
    assert [(duel.challenger, duel.champion) for duel in found.duels] == [("flat:2", "random"), ("flat:6", "flat:2")]
    games = {standing.bot: standing.games for standing in found.bots}
    assert games == {"random": 6, "flat:2": 6, "flat:6": 6}
    last = next(standing for standing in found.bots if standing.bot == "random")
    assert last.win_rate == pytest.approx((1 - found.duels[0].share) / 2, abs=1e-5)
