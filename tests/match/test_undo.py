"""The barrier: what may be taken back without asking, and what may not."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from fabletop import catalog
from fabletop.catalog import OWN
from fabletop.contract import Game, IllegalChoice, Position
from fabletop.kernel.log import Log, put_entry
from fabletop.kernel.rng import below
from fabletop.kernel.rule import rule
from fabletop.match import AddWords, Answer, CameBack, StandIn, Start, TakeBack, Went
from fabletop.match.undo import Made, is_step_open, start_of_decision, teaches
from tests.match.tables import Played, ids
from tests.tables import WITH_THE_TOY
from tests.toys import highest

SEEDS = [f"world {number}" for number in range(40)]


def test_a_card_led_is_taken_back_until_the_other_answers() -> None:
    table = Played("fox", "ann", "bob")
    (leader,) = table.match.to_act
    before = table.match.game.save(table.match.position)
    table.answer(leader, plain_card(table, leader))
    assert ids(table.do(table.player(leader), TakeBack())) == ["match-taken-back"]
    assert table.match.game.save(table.match.position) == before
    table.answer(leader, plain_card(table, leader))
    table.answer(1 - leader)
    assert table.refused(table.player(leader), TakeBack()) == "refused-match-undo-consent"


def plain_card(table: Played, seat: int) -> int:
    """A card that has no power: its rank is even."""
    notation = table.match.game.face.notation
    return next(card for card in table.choices(seat) if int(str(notation(card))[:-1]) % 2 == 0)


def test_a_card_that_was_drawn_is_not_undrawn() -> None:
    """The Woodcutter, a 5, draws a card: its player has then seen it."""
    table = with_woodcutter()
    (seat,) = table.match.to_act
    table.answer(seat, woodcutters(table, seat)[0])
    assert table.refused(table.player(seat), TakeBack()) == "refused-match-undo-consent"


def with_woodcutter() -> Played:
    for number in range(50):
        table = Played("fox", "ann", "bob", start=False)

        table.do("ann", AddWords(f"number {number}"))
        table.server(Start())
        if woodcutters(table, table.match.to_act[0]):
            return table
    raise AssertionError


def woodcutters(table: Played, seat: int) -> list[int]:
    return [card for card in table.choices(seat) if str(table.match.game.face.notation(card)).startswith("5")]


def test_a_card_buried_by_oneself_can_be_dug_up_again_before_anyone_acts() -> None:
    """What is buried was known, and nobody learns anything by it."""
    table = with_woodcutter()
    (seat,) = table.match.to_act
    table.answer(seat, woodcutters(table, seat)[0])
    table.answer(seat)
    table.do(table.player(seat), TakeBack())
    assert table.view().owes == (seat,)
    assert len(table.match.line) == 1


def test_a_choice_that_a_bot_made_is_taken_back_by_consent_only() -> None:
    table = Played("highest", "ann", "bob", "cyd")

    table.server(Went("bob"))
    table.now += 20_000
    table.server(StandIn(1))
    table.answer(1)
    table.server(CameBack("bob"))
    assert table.refused("bob", TakeBack()) == "refused-match-undo-consent"


@rule
def draw(table: highest.Table, seat: int, action: int, log: Log | None) -> None:
    """An answer with which something is drawn that nobody sees yet."""
    below(table.rng, 5)
    highest.act(table, seat, action, log)


@rule
def whisper_to_the_other(table: highest.Table, seat: int, action: int, log: Log | None) -> None:
    """An answer that the other player is told in private."""
    if log is not None:
        put_entry(log, highest.SHOWN, 1 - seat, (seat, 1, 0))
    highest.act(table, seat, action, log)


@pytest.mark.parametrize("act", [draw, whisper_to_the_other])
def test_chance_and_what_others_are_told_are_barriers(act: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    other = replace(highest.HIGHEST, rules=replace(highest.RULES, act=act))
    monkeypatch.setattr(catalog, "other_games", lambda: {"highest": other})
    table = Played("highest", "ann", "bob")
    table.answer(0)
    assert table.refused("ann", TakeBack()) == "refused-match-undo-consent"


def test_what_everybody_saw_is_taken_back_before_everybody() -> None:
    """In the Build phase of The Grimm Forest a player acts twice, and the first action can be taken back alone."""
    table, chance = Played("grimm", "ann", "bob"), random.Random("build")
    for _ in range(300):
        table.answer_at_random(chance)
        made = table.match.line[-1]
        if made.noticed and made.to_act == table.match.to_act == (made.seat,) and table.match.is_undo_free(made.seat):
            (event,) = table.do(table.player(made.seat), TakeBack())
            assert (event.message.id, event.audience) == ("match-taken-back", None)
            return
    raise AssertionError


@pytest.mark.parametrize(("game", "matches"), [*((game, 2) for game in OWN), ("highest", 40)])
def test_no_free_undo_crosses_chance_a_secret_or_the_answer_of_another(game: str, matches: int) -> None:
    """At every moment of random matches: if a choice may be taken back freely, then nothing came of it."""
    free = kept = 0
    for number in range(matches):
        table, chance = Played(game, "ann", "bob"), random.Random(f"barrier {game} {number}")
        while table.match.phase == "playing":
            table.answer_at_random(chance)
            if table.match.phase != "playing" or chance.random() < 0.7:
                continue
            seat = chance.randrange(2)
            if not table.match.is_undo_free(seat):
                kept += 1
                continue
            free += 1
            refuse_lessons(table, seat)
    assert free > 5
    assert kept > 5


def refuse_lessons(table: Played, seat: int) -> None:
    """Take the last choice back: its maker has heard nothing but its own choice, and others' answers still stand."""
    match = table.match
    place = match.last_choice(seat)
    assert place is not None
    others = [(made.seat, made.choice) for made in match.line if made.seat != seat]
    later = {made.seat for made in match.line[place + 1 :]}
    assert later <= set(match.line[place].to_act)
    made = match.line[place]
    table.do(table.player(seat), TakeBack())
    assert [(made.seat, made.choice) for made in match.line if made.seat != seat] == others
    assert seat in match.to_act
    assert made.choice in table.choices(seat)
    answer = Answer(table.question(seat), made.choice)
    if not later:
        assert not teaches(match.game, match.position, made, SEEDS)
    table.do(table.player(seat), answer)


@pytest.mark.parametrize("game", WITH_THE_TOY)
def test_what_remains_after_an_undo_was_legal_all_along(game: str) -> None:
    """The line of a match with many undos is a game that could have been played without any."""
    table, chance = Played(game, "ann", "bob"), random.Random(f"line {game}")
    for _ in range(60):
        table.answer_at_random(chance)
        seat = chance.randrange(2)
        if table.match.phase == "playing" and chance.random() < 0.5 and table.match.is_undo_free(seat):
            table.do(table.player(seat), TakeBack())
        if table.match.phase != "playing":
            break
    position = replayed(table.match.game, table)
    assert table.match.game.save(position) == table.match.game.save(table.match.position)


def replayed(game: Game, table: Played) -> Position:
    position, _ = game.open(table.match.settings.options, 2, table.match.seed)
    for made in table.match.line:
        try:
            game.play(position, made.seat, made.choice)
        except IllegalChoice as error:
            raise AssertionError(made) from error
    return position


def made(seat: int, *to_act: int, noticed: bool = False) -> Made:
    return Made(seat, 0, to_act, noticed, False)


def test_a_step_is_open_while_somebody_asked_at_the_same_time_still_owes() -> None:
    line = [made(0, 0, 1, 2, noticed=True), made(1, 1, 2)]
    assert is_step_open(line, 0, (2,))
    assert is_step_open(line, 1, (1, 2))
    assert not is_step_open(line, 0, (0,))
    assert not is_step_open([*line, made(2, 2, noticed=True)], 0, (0, 1, 2))


def test_a_decision_begins_where_its_maker_was_asked() -> None:
    together = [made(2, 0, 1, 2), made(0, 0, 1), made(1, 1, noticed=True)]
    assert [start_of_decision(together, place) for place in range(3)] == [0, 0, 0]
    in_turn = [made(0, 0, noticed=True), made(1, 1, noticed=True), made(1, 1, noticed=True)]
    assert [start_of_decision(in_turn, place) for place in range(3)] == [0, 1, 2]
