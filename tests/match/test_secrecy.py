"""No leak on the wire: what a seat and the public receive is the same on every table that looks the same to them."""

from __future__ import annotations

import random

import msgspec
import pytest

from fabletop.contract import Event, read_seed
from fabletop.match import Answer, ClockRule, Entry, Match, view_of
from fabletop.match.undo import position_after
from tests.match.tables import TWO_STAGES, Played

TABLES = [("fox", 2), ("fairytale", 2), ("fairytale", 4), ("grimm", 3), ("highest", 3)]


class Wire:
    """Everything that one audience of a match receives."""

    def __init__(self, match: Match, audience: int | None) -> None:
        self.match, self.audience = match, audience

    def received(self, events: tuple[Event, ...], now: int) -> bytes:
        heard = [event for event in events if event.is_for(self.audience)]
        return msgspec.json.encode((heard, view_of(self.match, self.audience, now, in_words=True)))


def played(game: str, seats: int, chance: random.Random) -> list[Entry]:
    """The log of a whole match, played in some seconds; two drafters of Fairy Tale give answers of two parts."""
    options = TWO_STAGES if (game, seats) == ("fairytale", 2) else {}
    table = Played(game, *("ann", "bob", "cyd", "dan")[:seats], clock=ClockRule("bank", 3600, 5), options=options)
    while table.match.phase == "playing":
        table.now += chance.randrange(4000)
        table.answer_at_random(chance)
    return table.log


def same_play(twin: Match, match: Match, answer: Answer, eyes: int) -> Answer | None:
    """A choice on the twin's table of which these eyes see the same as of the true one; nothing if there is none."""
    seat = match.seat_asked(answer.question)
    assert seat is not None
    expected = outcome(match, seat, answer.choice, eyes)
    legal = [choice.number for choice in twin.game.question(twin.position, seat).choices]
    tried = [answer.choice] if seat == eyes else sorted(legal, key=lambda choice: choice == answer.choice)
    for choice in tried:
        if outcome(twin, seat, choice, eyes) == expected:
            return Answer(answer.question, choice)
    return None


def outcome(match: Match, seat: int, choice: int, eyes: int) -> object:
    """What the game shows these eyes of a choice: what it tells, who owes, what they are asked."""
    position = position_after(match.game, match.position, ())
    events = match.game.play(position, seat, choice)
    to_act = match.game.to_act(position)
    asked = match.game.question(position, eyes) if eyes in to_act else None
    return [event for event in events if event.is_for(eyes)], to_act, asked, match.game.view(position, eyes)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_bytes_on_the_wire_are_the_same_on_re_dealt_tables(game: str, seats: int) -> None:
    """From some moments on, the match is played on a re-dealt table as long as the public play can be the same."""
    chance = random.Random(f"wire {game} {seats}")
    log = played(game, seats, chance)
    compared = changed = 0
    for start in sorted(chance.sample(range(2, len(log)), min(10, len(log) - 2)) * 2):
        eyes = chance.randrange(seats)
        match, twin = Match.from_log(log[:start]), Match.from_log(log[:start])
        twin.game.rules.resample(twin.position.table, eyes, read_seed(f"wire#{start}"))
        for entry in log[start:]:
            assert isinstance(entry.command, Answer)
            answer = same_play(twin, match, entry.command, eyes)
            if answer is None:
                break
            changed += answer != entry.command
            told, told_twin = match.apply(entry), twin.apply(msgspec.structs.replace(entry, command=answer))
            for audience in (eyes, None):
                seen = Wire(match, audience).received(told, entry.at)
                assert Wire(twin, audience).received(told_twin, entry.at) == seen
            compared += 1
    assert compared > 10
    assert changed > 0


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_events_are_counted_for_each_audience_alone(game: str, seats: int) -> None:
    """A client that names how many events it has heard gets exactly those it has missed."""
    chance = random.Random(f"missed {game}")
    table = Played(game, *("ann", "bob", "cyd", "dan")[:seats])
    heard: dict[int | None, list[Event]] = {audience: [] for audience in (None, *range(seats))}
    marks = {audience: table.match.heard[audience] for audience in heard}
    for _ in range(20):
        if table.match.phase != "playing":
            break
        events = table.answer_at_random(chance)
        for audience, list_of_events in heard.items():
            list_of_events += [event for event in events if event.is_for(audience)]
    for audience, list_of_events in heard.items():
        assert table.match.missed(audience, marks[audience]) == tuple(list_of_events)
        assert table.match.missed(audience, table.match.heard[audience]) == ()
        assert table.match.missed(audience, table.match.heard[audience] + 1) is None
        assert table.view(audience).heard == table.match.heard[audience]


def test_whoever_missed_too_much_needs_a_fresh_view() -> None:
    table = Played("fox", "ann", "bob")
    chance = random.Random("long")
    while table.match.phase == "playing":
        table.answer_at_random(chance)
    assert table.match.heard[None] > 200
    assert table.match.missed(None, 0) is None
    assert table.match.missed(None, -5) is None


def test_a_view_shows_neither_ids_of_people_nor_the_place_in_the_log() -> None:
    table = Played("highest", "ann", "bob")
    shown = msgspec.to_builtins(table.view(0))
    assert "revision" not in shown
    assert b'"ann"' not in msgspec.json.encode(shown)
