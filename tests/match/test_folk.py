"""Bots at one table are somebody each, alike for everybody who shows the match, and of few words."""

from __future__ import annotations

import pytest

from fabletop.catalog import GAMES
from fabletop.contract import Event, Message, commitment_of
from fabletop.match import EmptySeat, SeatBot, Start, record_of, view_of
from fabletop.match.folk import FOLK, NAMED, SPEAKERS, folk_in, folk_of, key_of, somebody_at
from fabletop.records.matches import MatchRecord
from fabletop.server.talk import PHRASES
from fabletop.text.speech import LANGUAGES, Speech, names_of
from tests.match.tables import Played

KEYS = [commitment_of(str(number)) for number in range(200)]


def said(events: tuple[Event, ...]) -> list[Message]:
    return [event.message for event in events if event.message.id == "match-says"]


def test_two_bots_of_a_table_are_never_the_same() -> None:
    most = max(max(game.about.seats) for game in GAMES)
    assert len(FOLK) >= most
    assert all(len({somebody_at(key, seat).name for seat in range(most)}) == most for key in KEYS)


def test_each_of_the_folk_is_met_sometimes() -> None:
    assert {folk_of(key)[1].name for key in KEYS} == set(NAMED)


def test_who_sits_where_follows_from_the_match_and_the_seat_alone() -> None:
    table = Played("highest", "ann", None, None, start=False)
    table.do("ann", SeatBot(2, "easy"))
    alone = table.view().seats[2].somebody
    table.do("ann", SeatBot(1, "hard"))
    table.do("ann", EmptySeat(2))
    table.do("ann", SeatBot(2, "medium"))
    assert table.view().seats[2].somebody == alone == somebody_at(table.match.settings.commitment, 2).name
    assert table.view().seats[0].somebody == ""
    assert table.view().seats[2].name == "medium"


def test_record_and_views_agree_on_who_it_was() -> None:
    table = Played("highest", "ann", "easy", "easy")
    table.finish()
    shown = {seat: one.somebody for seat, one in enumerate(view_of(table.match, None, 0).seats) if one.somebody}
    assert folk_in(record_of(table.match)) == shown
    assert table.match.folk == ("", shown[1], shown[2])


def test_a_game_at_home_keeps_its_folk_in_a_record_without_a_promise() -> None:
    game = GAMES[0]
    record = MatchRecord(game, 2, "tulip", players={0: "you", 1: "easy-swan"})
    assert folk_in(record) == {1: somebody_at(key_of(commitment_of("tulip"), ""), 1).name}
    assert folk_in(MatchRecord(game, 2, "tulip", players={0: "you", 1: "my_bot.py:Mine"})) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_have_names_and_say_phrases_of_the_table_talk(language: str) -> None:
    say = Speech(language)
    names = [say(f"folk-{somebody.name}") for somebody in FOLK]
    assert len(set(names)) == len(FOLK)
    assert not any("-" in name for name in names)
    assert {phrase for one in FOLK for phrase in (one.start, one.resumed, one.over)} <= {*PHRASES, ""}
    assert len({(one.start, one.resumed, one.over) for one in FOLK}) > len(FOLK) / 2


def test_bots_greet_and_thank_in_few_words() -> None:
    table = Played("highest", "ann", "easy", "easy", start=False)
    started = table.do("ann", Start())
    assert len(said(started)) <= SPEAKERS
    expected = [somebody_at(table.match.settings.commitment, seat).start for seat in (1, 2)]
    assert [message.args["words"] for message in said(started)] == [Message(phrase) for phrase in expected if phrase]
    assert all(event.audience is None for event in started if event.message.id == "match-says")
    table.finish()
    ended = [event.message.id for event in table.events]
    assert ended.index("match-over-played") < len(ended)
    assert all(event.message.args["seat"] != 0 for event in table.events if event.message.id == "match-says")


def test_bots_are_silent_where_nothing_is_said() -> None:
    table = Played("highest", "ann", "easy", "easy", talk="none")
    table.finish()
    assert said(tuple(table.events)) == []


def test_lines_of_text_call_a_bot_by_who_it_is() -> None:
    assert names_of(["you", "hard"], "ru", {1: "mossback"}) == ["Место 0", "Мохоспин"]
    assert names_of(["you", "hard"], "en", {1: "mossback"})[1] == "Mossback"
