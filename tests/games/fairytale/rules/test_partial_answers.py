"""An answer in several parts shows nothing to others before its last part is in (fairytale.step.1, fairytale.two.6)."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from fabletop.contract import Event, read_seed
from fabletop.games.fairytale.decks import parse_deck
from tests.games.fairytale.tables import (
    EFFECTS,
    QUIET,
    TaleTable,
    arranged,
    facts,
    heard,
    new_game,
    own_game,
    with_effects,
)

ROW = "Lamp, Owl, Bat, Oven"


def known(table: TaleTable, seat: int | None) -> tuple[object, ...]:
    """Everything that a seat, or the public, is given."""
    view = table.game.view(table.position, seat)
    if seat is None:
        return (msgspec.json.encode(view),)
    world = table.copy().position.table
    table.game.rules.resample(world, seat, read_seed("a world"))
    mask = table.game.legal(table.position, seat)
    return msgspec.json.encode(view), mask, table.observed(seat), table.question(seat), world.pack()


def others(table: TaleTable, seat: int) -> list[int | None]:
    return [None, *(other for other in table.seats if other != seat)]


def after_each_choice(table: TaleTable, seat: int) -> Iterator[tuple[TaleTable, tuple[Event, ...]]]:
    for action in table.marked(seat):
        copy = table.copy()
        yield copy, copy.choose(seat, action)


def refuse_leaks(table: TaleTable, seat: int) -> None:
    """Whatever the seat answers, it is asked once more, and nobody else can tell."""
    before = [known(table, other) for other in others(table, seat)]
    kinds = set()
    for copy, events in after_each_choice(table, seat):
        assert events == ()
        assert copy.to_act == table.to_act
        assert [known(copy, other) for other in others(table, seat)] == before
        question = copy.question(seat)
        assert question is not None
        assert known(copy, seat) != known(table, seat)
        kinds.add(question.kind)
    assert len(kinds) == 1


def refuse_leaks_of_the_last_part(table: TaleTable, seat: int) -> None:
    """When the whole answer is in, others see that there is one, and not which."""
    seen = set()
    for copy, events in after_each_choice(table, seat):
        assert seat not in copy.to_act
        told = [msgspec.json.encode(heard(events, other)) for other in others(table, seat)]
        assert [fact["seat"] for fact in facts(events, "chosen")] == [seat]
        assert len(events) == 1
        seen.add((*told, *map(str, (known(copy, other) for other in others(table, seat)))))
    assert len(seen) == 1


@pytest.mark.clause("fairytale.two.6", "fairytale.step.1", "fairytale.secret.1", "fairytale.secret.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_which_card_is_kept_before_one_is_discarded(seat: int) -> None:
    table = new_game("kept", 2, deck="basic", draft="two-stage")
    assert len(table.legal(seat)) > 2
    refuse_leaks(table, seat)
    table.play(seat, min(table.legal(seat)))
    refuse_leaks_of_the_last_part(table, seat)


@pytest.mark.clause("fairytale.two.6")
def test_what_was_kept_first_is_known_to_the_player_alone() -> None:
    table = new_game("kept", 2, deck="basic", draft="two-stage")
    views = {str(known(copy, 0)) for copy, _ in after_each_choice(table, 0)}
    assert len(views) == len(table.legal(0))


@pytest.mark.clause("fairytale.step.1", "fairytale.effect.8", "fairytale.secret.1")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("effect", "row"),
    [
        ("YOU FLIP 2 any", ROW),
        ("ALL FLIP 1 any", ROW),
        ("YOU UNFLIP 2 any", f"| {ROW}"),
        ("YOU UNFLIP 3 any", f"| {ROW}, Owl"),
    ],
)
def test_the_first_of_several_cards_to_be_turned(effect: str, row: str, seat: int) -> None:
    """Both players play a card that makes them turn two or more, so both choose at the same time."""
    table = own_game(with_effects(QUIET, {"Crown": [effect]}), "turned", 2)
    table = arranged(table, rows=[row, row], hands=["Crown, Lamp, Owl, Bat, Oven"] * 2, round=3)
    table.play(0, "play Crown")
    table.play(1, "play Crown")
    assert table.to_act == (0, 1)
    refuse_leaks(table, seat)
    table.choose(seat, table.marked(seat)[0])
    mine = table.view(seat).rows[seat]
    assert [card.marked for card in mine].count(True) == 1
    assert not any(card.marked for other in others(table, seat) for card in table.view(other).rows[seat])


@pytest.mark.clause("fairytale.step.1", "fairytale.secret.1")
def test_the_last_of_several_cards_to_be_turned() -> None:
    table = own_game(with_effects(QUIET, {"Crown": ["YOU FLIP 2 any"]}), "turned", 2)
    table = arranged(table, rows=[ROW, ROW], hands=["Crown, Lamp, Owl, Bat, Oven"] * 2, round=3)
    table.play(0, "play Crown")
    table.play(1, "play Crown")
    table.play(0, "flip Bat")
    refuse_leaks_of_the_last_part(table, 0)


@pytest.mark.clause("fairytale.exchange.2", "fairytale.secret.1")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_card_to_be_given_before_one_is_taken(seat: int) -> None:
    table = own_game(parse_deck(QUIET, "own.toml"), "given", 4, teams="pairs-exchange")
    hands = ["Lamp, Owl, Crown, Crown, Owl"] * 4
    hands[seat] = "Bat, Owl, Crown, Crown, Lamp"
    table = arranged(table, rows=["Owl, Crown | Lamp"] * 4, hands=hands, round=2)
    for player in table.seats:
        table.play(player, "play Bat" if player == seat else "play Lamp")
    assert table.to_act == (seat,)
    assert table.legal(seat) == {"give Owl", "give Crown", "give Bat", "give-hidden Lamp"}
    refuse_leaks(table, seat)
    table.play(seat, "give-hidden Lamp")
    assert table.legal(seat) == {"take Owl", "take Crown", "take Lamp", "take-hidden Lamp"}


def busy_table(number: int, kind: str) -> TaleTable:
    if kind == "two-stage":
        return new_game(f"parts#{number}", 2, deck="basic", draft="two-stage")
    if kind == "exchange":
        return new_game(f"parts#{number}", 4, deck="expert110", teams="pairs-exchange")
    return own_game(with_effects(QUIET, EFFECTS), f"parts#{number}", 3)


@pytest.mark.clause("fairytale.step.1", "fairytale.two.6")
@pytest.mark.parametrize("kind", ["two-stage", "exchange", "turning"])
def test_in_whole_games_a_part_of_an_answer_is_told_to_nobody(kind: str) -> None:
    """Random games; a choice is a part of an answer if the same seats still owe one in the same step."""
    found = 0
    for number in range(3):
        table, chance = busy_table(number, kind), random.Random(number)
        while not table.finished:
            seat = chance.choice(table.to_act)
            before = table.copy()
            events = table.choose(seat, chance.choice(table.marked(seat)))
            if moment(before) == moment(table):
                found += 1
                assert events == ()
                assert [known(table, other) for other in others(table, seat)] == [
                    known(before, other) for other in others(table, seat)
                ]
    assert found > 10


def moment(table: TaleTable) -> tuple[int, ...]:
    record = table.position.table
    return record.to_act, record.asked, record.stage, record.step, record.round
