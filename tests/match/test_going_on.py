"""A match that goes on from a moment of another one: the same cards, no promise, nothing to take back from before."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from fabletop.match import (
    Beginning,
    BotPlayer,
    Match,
    Person,
    Propose,
    Resign,
    Start,
    TablePlan,
    opening,
    record_of,
    rematch_of,
    settings_for,
)
from fabletop.records.matches import Continued, read_record, record_text, write_record
from tests.cli.running import fabletop, refused
from tests.match.tables import Played
from tests.tables import TABLES, TABLES_AND_THE_TOY


def old(game: str, seats: int) -> Played:
    table = Played(game, *("ann", "bob", "cyd")[:seats])
    table.finish()
    return table


class GoingOn(Played):
    """Ann plays on at a seat, bots at the others."""

    def __init__(self, before: Match, choices: int, seat: int = 0) -> None:
        record = record_of(before)
        settings = before.settings
        beginning = Beginning("old", record.seed, tuple(record.choices[:choices]))
        seated = tuple(
            Person("ann", "Ann") if number == seat else BotPlayer("random") for number in range(settings.seats)
        )
        asked = TablePlan(game=settings.game, seats=settings.seats, options=settings.options, seated=seated)
        self.log = [opening(settings_for(asked, host="ann", beginning=beginning), 1000)]
        self.match = Match.opened(self.log[0])
        self.now = 1000
        self.events = []
        self.server(Start())


@pytest.mark.parametrize(("game", "seats"), TABLES_AND_THE_TOY)
def test_it_goes_on_with_the_cards_and_choices_of_the_old_match(game: str, seats: int) -> None:
    before = old(game, seats)
    chance = random.Random(game)
    for choices in sorted(chance.sample(range(len(before.match.line)), 5)):
        table = GoingOn(before.match, choices, seat=chance.randrange(seats))
        positions = [before.match.game.save(position) for position, _ in record_of(before.match).replayed()]
        assert before.match.game.save(table.match.position) == positions[choices]
        made = [(made.seat, made.choice) for made in before.match.line]
        for seat, choice in made[choices:]:
            table.answer(seat, choice)
        assert table.match.phase == "over"
        assert table.match.result == before.match.result
        assert table.folded().result == table.match.result


def test_nobody_takes_back_what_was_chosen_before() -> None:
    before = old("highest", 2)
    table = GoingOn(before.match, 2)
    assert not table.view(0).may_undo
    assert table.refused("ann", Propose("undo")) == "refused-match-nothing-to-undo"
    table.answer(1)
    table.answer(0)
    table.do("ann", Propose("undo"))
    assert len(table.match.line) >= 2


def test_it_is_not_rated_and_promises_nothing() -> None:
    table = GoingOn(old("fox", 2).match, 7)
    view = table.view(0)
    assert (view.rated, view.begun and (view.begun.match, view.begun.choices)) == (False, ("old", 7))
    assert (view.fairness.commitment, view.fairness.secret, view.fairness.seed) == ("", None, None)
    table.do("ann", Resign())
    assert table.view(0).fairness.secret is None
    assert table.view(0).fairness.seed == table.match.seed


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_verify_says_what_its_record_is(game: str, seats: int, tmp_path: Path) -> None:
    table = GoingOn(old(game, seats).match, 5)
    table.finish()
    file = tmp_path / "match.fable"
    write_record(record_of(table.match), file)
    record = read_record(file)
    assert record.fair is None
    assert record.continued == Continued("old", 5)
    assert record_text(record) == file.read_text()
    said = fabletop("verify", str(file)).out
    assert "goes on from match old after 5 choices" in said
    assert "fair:" not in said
    assert '"continues": 5' in fabletop("verify", str(file), "--json").out
    assert "продолжение партии old после 5 ходов" in fabletop("verify", str(file), "--lang", "ru").out


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("continues 5", "should be a number of choices"),
        ("continues some of old", "should be a number"),
        ("continues 5000 of old", "ends too early"),
        ("continues 5 of old\ncontinues 6 of old", "says “continues” twice"),
        ("continues 5 of old\ncommitment x\nsecret y", "promised before the deal"),
    ],
)
def test_a_record_that_lies_about_it_is_refused_in_one_sentence(line: str, said: str, tmp_path: Path) -> None:
    table = GoingOn(old("fox", 2).match, 5)
    table.do("ann", Resign())
    file = tmp_path / "match.fable"
    text = record_text(record_of(table.match))
    assert "continues 5 of old\n" in text
    file.write_text(text.replace("continues 5 of old", line))
    assert said in refused("verify", str(file))


def test_a_fair_record_cannot_go_on_from_another(tmp_path: Path) -> None:
    file = tmp_path / "match.fable"
    text = record_text(record_of(old("fox", 2).match))
    file.write_text(text.replace("\nsecret", "\ncontinues 3 of old\nsecret"))
    assert "cannot have promised" in refused("verify", str(file))


def test_a_rematch_has_a_deal_of_its_own() -> None:
    table = GoingOn(old("fox", 2).match, 5)
    again = rematch_of(table.match.settings, table.match.settings.seated, "c" * 64)
    assert again.beginning is None
    assert not again.rated
