"""Fair deals: promised before, checked after, and nothing in between gives them away."""

from __future__ import annotations

import hashlib
import random
from pathlib import Path

import msgspec
import pytest

from fabletop.contract import FabletopError, commitment_of
from fabletop.match import AddWords, Agree, Propose, Resign, StandIn, Start, Went, encode, record_of
from fabletop.records.matches import read_record, record_text, write_record
from tests.cli.running import fabletop, refused
from tests.match.tables import SECRET, Played
from tests.tables import TABLES_AND_THE_TOY, WITH_THE_TOY


def dealt(game: str = "fox", seats: int = 2) -> Played:
    table = Played(game, *("ann", "bob", "cyd", "dan")[:seats], start=False)
    table.do("ann", AddWords("lilac and rose"))
    table.server(Start())
    return table


def recorded(tmp_path: Path, game: str = "fox", seats: int = 2) -> Path:
    table = dealt(game, seats)
    table.finish()
    file = tmp_path / "match.fable"
    write_record(record_of(table.match), file)
    return file


@pytest.mark.parametrize(("game", "seats"), TABLES_AND_THE_TOY)
def test_a_finished_match_is_a_record_that_verifies(game: str, seats: int, tmp_path: Path) -> None:
    file = recorded(tmp_path, game, seats)
    record = read_record(file)
    assert record.fair is not None
    assert record.fair.words[0] == "lilac and rose"
    done = fabletop("verify", str(file))
    assert done.status == 0
    assert commitment_of(SECRET) in done.out
    assert '"fair": true' in fabletop("verify", str(file), "--json").out
    assert "Ann" in fabletop("replay", str(file)).out


def test_anyone_can_check_a_deal_with_a_hash_alone(tmp_path: Path) -> None:
    headers = dict(line.split(" ", 1) for line in recorded(tmp_path).read_text().split("\n\n")[0].splitlines())
    assert hashlib.sha256(headers["secret"].encode()).hexdigest() == headers["commitment"]
    text = f"{headers['secret']}\nlilac and rose\n"
    assert hashlib.sha256(text.encode()).hexdigest() == headers["seed"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (f"commitment {commitment_of(SECRET)}", f"commitment {commitment_of('x')}", "promised before the deal"),
        (f"secret {SECRET}", "secret another", "promised before the deal"),
        ("words 0 lilac and rose", "words 0 lilac and thorn", "the deal was not fair"),
        ("words 0 lilac and rose", "words 1 lilac and rose", "the deal was not fair"),
        ("words 0 lilac and rose\n", "", "the deal was not fair"),
        ("words 0 lilac and rose", "words 7 lilac and rose", "is not a seat"),
        ("\nseed ", "\nseed 0", "the deal was not fair"),
        (f"secret {SECRET}\n", "", "does not say “secret”"),
        (f"commitment {commitment_of(SECRET)}\n", "", "does not say “commitment”"),
        ("words 0", f"secret {SECRET}\nwords 0", "says “secret” twice"),
        ("words 0", "happened 3 0 danced\nwords 0", "nothing that happens at a table"),
        ("words 0", "happened soon 0 undo\nwords 0", "should be a number"),
    ],
)
def test_a_record_that_was_tampered_with_is_refused_in_one_sentence(
    old: str, new: str, said: str, tmp_path: Path
) -> None:
    file = recorded(tmp_path)
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))
    assert said in refused("verify", str(file))


def test_a_forged_secret_deals_other_cards(tmp_path: Path) -> None:
    """Whoever changes promise, secret and seed together is betrayed by the cards."""
    file = recorded(tmp_path)
    text = file.read_text().replace(SECRET, "forged").replace(commitment_of(SECRET), commitment_of("forged"))
    seed = hashlib.sha256(b"forged\nlilac and rose\n").hexdigest()
    old = next(line for line in text.splitlines() if line.startswith("seed "))
    file.write_text(text.replace(old, f"seed {seed}"))
    sentence = refused("verify", str(file))
    assert "cannot choose" in sentence or "changed" in sentence


@pytest.mark.parametrize("game", WITH_THE_TOY)
def test_neither_secret_nor_seed_is_told_before_the_end(game: str) -> None:
    table = dealt(game)
    seed = table.match.seed
    told: list[bytes] = []
    chance = random.Random(game)
    while table.match.phase == "playing":
        told += [msgspec.json.encode(table.view(seat)) for seat in (None, 0, 1)]
        events = table.answer_at_random(chance)
        if table.match.phase == "playing":
            told.append(msgspec.json.encode(events))
    assert not any(SECRET.encode() in data or seed.encode() in data for data in told)
    assert table.view().fairness.secret == SECRET
    assert table.view().fairness.seed == seed


def test_there_is_no_record_before_the_end() -> None:
    table = dealt()
    with pytest.raises(FabletopError) as error:
        record_of(table.match)
    assert error.value.message.id == "refused-match-not-over"


def test_what_people_did_beside_their_choices_is_in_the_record(tmp_path: Path) -> None:
    table = Played("highest", "ann", "bob", "cyd")
    for seat in (0, 1, 2):
        table.answer(seat)
    table.do("ann", Propose("undo"))
    for player in ("bob", "cyd"):
        table.do(player, Agree("undo"))
    table.server(Went("bob"))
    table.now += 20_000
    table.server(StandIn(1))
    table.do("cyd", Resign())
    table.finish()
    file = tmp_path / "match.fable"
    write_record(record_of(table.match), file)
    assert read_record(file).happened == [(0, 0, "undo"), (0, 1, "stand-in-left"), (0, 2, "resigned")]
    assert record_text(read_record(file)) == file.read_text()
    for language, word in (("en", "Cyd resigned."), ("ru", "Cyd сдаётся.")):
        assert word in fabletop("replay", str(file), "--lang", language).out


def test_a_resigned_game_is_recorded_as_far_as_it_went(tmp_path: Path) -> None:
    table = dealt()
    table.answer(table.match.to_act[0])
    table.do("ann", Resign())
    file = tmp_path / "match.fable"
    write_record(record_of(table.match), file)
    done = fabletop("verify", str(file))
    assert done.status == 0
    assert "fair" in done.out


def test_the_secret_is_in_the_log_from_the_start_on_and_not_before() -> None:
    table = Played("fox", "ann", "bob", start=False)
    assert SECRET.encode() not in b"".join(map(encode, table.log))
    table.server(Start())
    assert SECRET.encode() in encode(table.log[-1])
