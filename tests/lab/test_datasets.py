"""Decisions in Parquet files: what a seat knew, what it might do, what it did, and what came of it."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pyarrow import parquet

from fabletop.catalog import GAMES, game_named
from fabletop.contract import Game, read_seed
from fabletop.kernel.actions import marked_actions
from fabletop.lab.datasets import decisions_of_bots, decisions_of_record, find_records, write_records, writing
from fabletop.lab.deals import play_game
from fabletop.records.matches import read_record
from tests.cli.running import fabletop, refused

ROOT = Path(__file__).parents[2]
RECORDS = ROOT / "tests/playthroughs"
FOX = game_named("fox")


def made(folder: Path, *words: str, name: str = "out.parquet") -> Any:
    """The table that a command writes."""
    done = fabletop("dataset", *words, "--out", str(folder / name))
    assert done.status == 0, done
    return parquet.read_table(folder / name)


def arrays(table: Any, game: Game) -> tuple[Any, Any]:
    rows = len(table)
    chunks = table.combine_chunks()
    observation = chunks["observation"].chunk(0).flatten().to_numpy().reshape(rows, game.rules.observation)
    mask = chunks["mask"].chunk(0).flatten().to_numpy(zero_copy_only=False).reshape(rows, game.rules.actions)
    return observation, mask


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.about.id)
def test_rows_are_what_the_seat_knew_might_do_and_did(game: Game, tmp_path: Path) -> None:
    table = made(tmp_path, game.about.id, "--games", "2", "--seed", "tulip")
    observation, mask = arrays(table, game)
    rows = table.to_pylist()
    position = None
    for at, row in enumerate(rows):
        if row["number"] == 0:
            position, _ = game.open({}, row["seats"], row["game_id"])
        assert position is not None
        expected = [0] * game.rules.observation
        world = position.table.copy()
        game.rules.resample(world, row["seat"], read_seed("another world"))
        game.rules.observe(world, row["seat"], expected)
        assert observation[at].tolist() == expected
        assert np.flatnonzero(mask[at]).tolist() == marked_actions(game.legal(position, row["seat"]))
        assert row["choices"] == mask[at].sum()
        assert row["notation"] == game.face.notation(row["choice"])
        assert row["kind"] == game.face.kind(position.table, row["seat"])
        game.play(position, row["seat"], row["choice"])
        if game.rules.finished(position.table):
            result = game.result(position)
            assert result is not None
            for other in rows[at - row["number"] : at + 1]:
                seat = other["seat"]
                share = 1 / len(result.winners) if seat in result.winners else 0
                assert other["win_share"] == pytest.approx(share)
                assert (other["points"], other["place"]) == (result.points[seat], result.places[seat])
    assert {row["game_id"] for row in rows} == {"tulip#0", "tulip#1"}


def test_the_same_seed_writes_the_same_columns_on_any_number_of_threads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "GROUP", 100)
    words = ["fox", "--games", "5", "--seed", "tulip", "--bots", "tests.bots.strangers:Last,random"]
    one = made(tmp_path, *words)
    more = made(tmp_path, *words, "--threads", "3", name="more.parquet")
    assert one.equals(more)
    assert one.schema.metadata == more.schema.metadata
    assert parquet.ParquetFile(tmp_path / "out.parquet").num_row_groups == -(-len(one) // 100)
    assert not made(tmp_path, *words[:4], "rose", *words[5:]).equals(one)


def test_bots_choose_as_they_do_in_a_simulation() -> None:
    for names in (["random", "random"], ["tests.bots.strangers:Chancy", "random"]):
        rows = decisions_of_bots(FOX, names, {}, "tulip#3")
        played = play_game(FOX, names, {}, "tulip#3")
        assert rows.result is not None
        assert list(rows.result.points) == played.points
        assert len(rows.decisions) == played.decisions


def test_the_file_says_what_it_is(tmp_path: Path) -> None:
    table = made(tmp_path, "fox", "--games", "1", "--seed", "tulip", "--option", "target=16")
    about = json.loads(table.schema.metadata[b"fabletop"])
    assert about["format"] == "fabletop dataset 1"
    assert (about["game"], about["rules"], about["bots"]) == ("fox", FOX.about.rules_version, ["random", "random"])
    assert (about["seed"], about["options"]["target"]) == ("tulip", "16")
    assert about["observation"]["own-hand"] == [0, 33]
    assert {json.loads(text)["target"] for text in table["options"].to_pylist()} == {"16"}


def test_records_become_the_same_rows(tmp_path: Path) -> None:
    table = made(tmp_path, "fox", "--from", str(RECORDS))
    record = read_record(RECORDS / "fox.fable")
    assert list(zip(table["seat"].to_pylist(), table["choice"].to_pylist(), strict=True)) == record.choices
    assert set(table["player"].to_pylist()) == set(record.players.values())
    again = made(tmp_path, "--from", str(RECORDS / "fox.fable"), name="again.parquet")
    assert again.equals(table)
    assert json.loads(table.schema.metadata[b"fabletop"])["source"] == "records"


def test_a_folder_is_searched_and_what_is_broken_or_there_twice_is_told(tmp_path: Path) -> None:
    text = (RECORDS / "fox.fable").read_text("utf-8")
    deep = tmp_path / "records" / "deep"
    deep.mkdir(parents=True)
    (deep / "one.fable").write_text(text)
    (deep / "two.fable").write_text(text)
    (deep / "cut.fable").write_text(text[: len(text) // 2])
    (deep / "notes.txt").write_text("not a record")
    done = fabletop("dataset", "--from", str(tmp_path / "records"), "--out", str(tmp_path / "x.parquet"))
    assert done.status == 0
    assert "90 decisions of 1 game of fox" in done.out
    assert "2 files or records were left out. The first: " in done.out
    assert "cut.fable" in done.out
    sentence = refused("dataset", "--from", str(deep / "cut.fable"), "--out", str(tmp_path / "y.parquet"))
    assert "cut.fable" in sentence


def test_a_game_that_was_broken_off_has_no_outcome(tmp_path: Path) -> None:
    import fabletop as package

    table = package.open_table("fox", seed="tulip")
    table.play(table.questions[0].choices[0].number)
    file = table.save(tmp_path / "half.fable")
    assert decisions_of_record(read_record(file)).result is None
    rows = made(tmp_path, "--from", str(file)).to_pylist()
    assert [(row["win_share"], row["points"], row["place"]) for row in rows] == [(None, None, None)]


def test_a_file_is_whole_or_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "GROUP", 10)
    path = tmp_path / "out.parquet"
    found = find_records([RECORDS / "fox.fable", RECORDS / "grimm.fable"])
    with pytest.raises(Exception, match="A dataset is of one game"):
        write_records(found, path)
    assert list(tmp_path.iterdir()) == []


def test_memory_holds_one_group_of_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "GROUP", 50)
    sizes: list[int] = []
    whole = writing.columns_of

    def noted(pyarrow: Any, game: Game, rows: list[Any]) -> dict[str, Any]:
        sizes.append(len(rows))
        return whole(pyarrow, game, rows)

    monkeypatch.setattr(writing, "columns_of", noted)
    made(tmp_path, "fox", "--games", "3", "--seed", "tulip")
    assert set(sizes[:-1]) == {50}
    assert sizes[-1] <= 50


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "Name a game to be played by bots"),
        (["fox", "--from", str(RECORDS), "--games", "3"], "Records are what they are: --games is for games"),
        (["--from", str(ROOT / "docs")], "There is no such record in the files and folders named."),
        (["--from", str(RECORDS)], "A dataset is of one game, and these records are of “fairytale” and “fox”."),
        (["--from", "nowhere.fable"], "nowhere.fable"),
        (["fox", "--games", "0"], "games"),
        (["fox", "--bots", "banana"], "There is no player called “banana”."),
    ],
)
def test_bad_input_is_refused_with_a_sentence(words: list[str], sentence: str, tmp_path: Path) -> None:
    assert sentence in refused("dataset", *words, "--out", str(tmp_path / "out.parquet"))
    assert list(tmp_path.iterdir()) == []


def test_without_pyarrow_it_is_said_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    sentence = refused("dataset", "fox", "--games", "1", "--out", str(tmp_path / "out.parquet"), "--lang", "ru")
    assert sentence == "Для этого нужен пакет «pyarrow». Установите его: pip install 'fabletop[data]'"


def test_a_file_that_cannot_be_written_is_refused_before_the_games() -> None:
    assert "/nowhere/x.parquet" in refused("dataset", "fox", "--out", "/nowhere/x.parquet")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.about.id)
def test_the_parts_of_an_observation_are_told_in_the_documents(game: Game) -> None:
    parts = game.parts_of_observation()
    assert parts[-1].first + parts[-1].size == game.rules.observation
    page = (ROOT / "docs/datasets.md").read_text("utf-8")
    title = {"fox": "The Fox in the Forest", "fairytale": "Fairy Tale", "grimm": "The Grimm Forest"}[game.about.id]
    told = page.partition(f"| {title} | from | length |")[2].partition("\n\n")[0]
    rows = re.findall(r"^\| `([\w-]+)` \| (\d+) \| (\d+) \|", told, re.M)
    assert rows == [(part.name, str(part.first), str(part.size)) for part in parts]
