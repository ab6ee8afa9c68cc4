"""The habits of a sensible player are sensible."""

from __future__ import annotations

import random
from typing import Any

import pytest

from fabletop.bots import situation_of
from fabletop.bots.levels import HeuristicBot
from fabletop.contract import OptionValue
from tests.games.fairytale.tables import FAIRYTALE, TABLES, TaleTable, arranged, new_game

GAMES = 8


def likes(table: TaleTable, seat: int, better: str, worse: str) -> bool:
    """Does the seat like one answer more than another? Both must be allowed."""
    numbers = [table.game.read_choice(text) for text in (better, worse)]
    heuristic = table.game.rules.heuristic
    first, second = (heuristic(table.position.table, seat, n) for n in numbers if n in table.marked(seat))
    return int(first) > int(second)


def tale(seats: int = 4, options: dict[str, OptionValue] | None = None, /, **words: Any) -> TaleTable:
    return arranged(new_game("habits", seats, **{"deck": "expert110", **(options or {})}), **words)


def seated(first: str, seats: int = 4, others: str = "") -> list[str]:
    return [first] + [others] * (seats - 1)


def test_a_set_is_collected() -> None:
    choosing = seated("Homesteaders, Elven Warrior, ...", 4, "...")
    collector = tale(round=4, rows=seated("Homesteaders, Homesteaders, Homesteaders"), choosing=choosing)
    assert likes(collector, 0, "keep Homesteaders", "keep Elven Warrior")
    stranger = tale(round=4, rows=seated("Castle, Demon"), choosing=choosing)
    assert likes(stranger, 0, "keep Elven Warrior", "keep Homesteaders")


def test_a_card_is_kept_for_its_friends() -> None:
    rows = seated("Knight of the Round Table, Knight of the Round Table")
    table = tale(round=3, rows=rows, choosing=seated("Bronze Dragon, Dwarven Warrior, ...", 4, "..."))
    assert likes(table, 0, "keep Bronze Dragon", "keep Dwarven Warrior")


def test_a_friend_is_kept_for_a_card_that_was_kept_before() -> None:
    packs = ["Bronze Dragon, ...", "...", "...", "Knight of the Round Table, Sky-Dance Dragon, ..."]
    table = tale(round=3, choosing=packs)
    table.play(0, "keep Bronze Dragon")
    table.play(3, next(text for text in sorted(table.legal(3)) if "Knight" not in text and "Sky" not in text))
    for seat in table.to_act:
        table.choose(seat, table.marked(seat)[0])
    assert likes(table, 0, "keep Knight of the Round Table", "keep Sky-Dance Dragon")


def test_a_condition_is_completed() -> None:
    rows = seated("Dragon's Tale - Chapter 3, Silver Dragon")
    table = tale(round=4, rows=rows, choosing=seated("Dragon's Lair, Castle, ...", 4, "..."))
    assert likes(table, 0, "keep Dragon's Lair", "keep Castle")


def test_a_home_is_not_played_where_only_it_could_be_turned_down() -> None:
    hands = seated("Castle, Elven Warrior, Sky-Dance Dragon, ...", 4, "...")
    bare = tale(round=4, step=1, rows=seated("Demon"), hands=hands)
    assert likes(bare, 0, "play Elven Warrior", "play Castle")
    settled = tale(round=4, step=1, rows=seated("Staff-Bearing Sage"), hands=hands)
    assert likes(settled, 0, "play Castle", "play Elven Warrior")


def test_a_card_that_turns_others_up_is_played_when_there_is_one() -> None:
    hands = seated("Silver Dragon, Elven Warrior, Sky-Dance Dragon, ...", 4, "...")
    something = tale(round=4, rows=seated("Demon | Castle"), hands=hands)
    assert likes(something, 0, "play Silver Dragon", "play Elven Warrior")
    nothing = tale(round=4, rows=seated("Demon, Castle"), hands=hands)
    assert likes(nothing, 0, "play Elven Warrior", "play Silver Dragon")


def test_a_demon_is_played_against_others() -> None:
    hands = seated("Demon, Elven Warrior, ...", 4, "...")
    against = tale(round=4, rows=seated("Vampire", 4, "Castle"), hands=hands)
    assert likes(against, 0, "play Demon", "play Elven Warrior")
    against_oneself = tale(round=4, rows=seated("Castle"), hands=hands)
    assert likes(against_oneself, 0, "play Elven Warrior", "play Demon")


def test_nothing_is_played_rather_than_something_bad() -> None:
    hands = seated("Shadow Messenger, Elven Warrior, Castle", 4, "...")
    rows = ["Demon, Vampire", *["Homesteaders, Mischievous Fairy"] * 3]
    table = tale(4, {"plays": "up-to-three"}, round=4, step=3, rows=rows, hands=hands)
    assert likes(table, 0, "pass", "play Shadow Messenger")
    assert likes(table, 0, "play Elven Warrior", "pass")


def test_what_brings_least_is_turned_down_and_what_brings_most_is_turned_up() -> None:
    rows = seated("Staff-Bearing Sage, Knight of the Round Table, Bronze Dragon")
    down = tale(round=4, rows=rows, hands=seated("Castle, ...", 4, "Elven Warrior, ..."))
    play_all(down, "play Castle")
    assert likes(down, 0, "flip Staff-Bearing Sage", "flip Knight of the Round Table")
    assert likes(down, 0, "flip Staff-Bearing Sage", "flip Castle")
    hands = seated("Silver Dragon, ...", 4, "Elven Warrior, ...")
    up = tale(round=4, rows=seated("Demon | Castle, Vampire"), hands=hands)
    play_all(up, "play Silver Dragon")
    assert likes(up, 0, "unflip Castle", "unflip Vampire")


def play_all(table: TaleTable, choice: str) -> None:
    """The first seat plays a card, and the others one that does nothing."""
    table.play(0, choice)
    for seat in (1, 2, 3):
        table.play(seat, "play Elven Warrior")


def test_a_card_is_given_to_the_partner_who_has_its_friends() -> None:
    rows = ["Knight of the Round Table, Vampire", "", "Bronze Dragon, Bronze Dragon, Homesteaders", ""]
    hands = seated("Dark Angel, ...", 4, "Elven Warrior, ...")
    table = tale(4, {"teams": "pairs-exchange"}, round=4, rows=rows, hands=hands)
    play_all(table, "play Dark Angel")
    assert likes(table, 0, "give Knight of the Round Table", "give Vampire")
    table.play(0, "give Knight of the Round Table")
    assert likes(table, 0, "take Homesteaders", "take Bronze Dragon")


def test_what_the_rival_wants_is_discarded() -> None:
    rows = ["Demon", "Homesteaders, Homesteaders, Homesteaders"]
    choosing = ["Castle, Homesteaders, Mischievous Fairy, ...", "..."]
    table = tale(2, {"draft": "two-stage"}, round=4, rows=rows, choosing=choosing)
    table.play(0, "keep Castle")
    assert likes(table, 0, "discard Homesteaders", "discard Mischievous Fairy")


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_choice_can_be_liked_and_nothing_changes(seats: int, options: dict[str, OptionValue]) -> None:
    table = new_game("any question", seats, **options)
    heuristic = table.game.rules.heuristic
    for _ in table.at_random("any question"):
        before = table.position.table.pack()
        for seat in table.to_act:
            for action in table.marked(seat):
                assert abs(heuristic(table.position.table, seat, action)) < 10_000
        assert table.position.table.pack() == before


def by_heuristic(table: TaleTable, seat: int, habits: HeuristicBot) -> int:
    question = table.question(seat)
    assert question is not None
    return habits.choose(situation_of(FAIRYTALE, table.position, question, f"question#{table.position.revision}"))


def test_habits_beat_chance() -> None:
    """One player of habits, who looks at a single re-dealt table, comes first of four most of the time."""
    firsts = 0
    for number in range(GAMES):
        mine = number % 4
        table = new_game(f"duel {number}")
        habits, chance = HeuristicBot(worlds=1), random.Random(number)
        while not table.finished:
            seat = table.to_act[0]
            table.choose(seat, by_heuristic(table, seat, habits) if seat == mine else chance.choice(table.marked(seat)))
        firsts += int(mine in table.result.winners)
    assert firsts >= GAMES * 3 // 4
