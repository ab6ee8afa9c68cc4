"""Tricks: leading, following, winning (fox.trick, fox.follow, fox.winner)."""

from __future__ import annotations

import itertools

import pytest

from tests.games.fox.tables import (
    CARDS,
    SEATS,
    SUITS,
    TableKind,
    facts,
    fox_table,
    new_game,
    played_to_the_end,
    rank,
    rounds_of,
    suit,
    tricks_of,
)

GAMES = range(10)


def strength(card: str, other: str, led: str, trump: str) -> int:
    """Every trump is above every card of the led suit, and the rest is nothing; a lone Witch is a trump."""
    if suit(card) == trump or (rank(card) == 9 and rank(other) != 9):
        return 20 + rank(card)
    return rank(card) if suit(card) == suit(led) else 0


def follower_wins(led: str, answer: str, trump: str) -> bool:
    return strength(answer, led, led, trump) > strength(led, answer, led, trump)


def answers(led: str, hand: set[str]) -> set[str]:
    """The cards of a hand that may answer the led one."""
    of_suit = {card for card in hand if suit(card) == suit(led)}
    if rank(led) == 11 and of_suit:
        return {card for card in of_suit if rank(card) == 1 or card == max(of_suit, key=rank)}
    return of_suit or hand


def play_last_card(table: TableKind, card: str) -> None:
    """Play the only card of a hand; a Woodcutter has to give back what it drew."""
    table.play(card)
    if rank(card) == 5:
        table.play(*table.legal)


@pytest.mark.clause("fox.winner.1", "fox.winner.2", "fox.winner.3", "fox.witch.1", "fox.witch.2")
@pytest.mark.parametrize("trump", SUITS)
@pytest.mark.parametrize("leader", SEATS)
def test_every_pair_of_cards_has_the_winner_that_the_rules_name(leader: int, trump: str) -> None:
    for led, answer in itertools.permutations(CARDS, 2):
        decree = next(card for card in CARDS if suit(card) == trump and card not in (led, answer))
        hands = (led, answer) if leader == 0 else (answer, led)
        table = fox_table(*hands, leader=leader, decree=decree)
        play_last_card(table, led)
        play_last_card(table, answer)
        expected = 1 - leader if follower_wins(led, answer, trump) else leader
        assert facts(table.told, "trick-won")[0]["seat"] == expected, (led, answer, trump)


@pytest.mark.clause("fox.trick.1")
@pytest.mark.parametrize("number", GAMES)
def test_in_whole_games_the_leader_may_play_every_card_held(number: int) -> None:
    table = new_game(f"leading#{number}")
    for _ in table.at_random(f"leading#{number}"):
        if not table.finished and table.question.kind == "lead":
            assert table.legal == table.hand(table.asked)


@pytest.mark.clause("fox.follow.1", "fox.follow.2", "fox.follow.3", "fox.monarch.1", "fox.monarch.3", "fox.witch.3")
@pytest.mark.parametrize("number", GAMES)
def test_in_whole_games_the_follower_may_play_exactly_the_answers_to_the_led_card(number: int) -> None:
    table = new_game(f"following#{number}")
    for _ in table.at_random(f"following#{number}"):
        if not table.finished and table.question.kind == "follow":
            (led,) = table.view().on_table
            assert table.legal == answers(led.card, table.hand(table.asked))


@pytest.mark.clause("fox.follow.1", "fox.monarch.1")
def test_a_follower_is_shown_the_cards_that_are_not_allowed_and_the_clauses_that_say_so() -> None:
    table = fox_table("...", "2B 4B 10B 4K", decree="6M", led="11B")
    refused = {refused.choice.notation: refused.reason.clause for refused in table.question.refused}
    assert refused == {"2B": "fox.monarch.1", "4B": "fox.monarch.1", "4K": "fox.follow.1"}


@pytest.mark.clause("fox.trick.1", "fox.follow.1")
@pytest.mark.parametrize("choice", ["4K", "9K", "bury 2B", "keep decree"])
def test_a_refused_choice_changes_nothing(choice: str) -> None:
    table = fox_table("...", "2B 10B 4K", decree="6M", led="8B")
    before = table.truth
    assert table.refusal_of(choice).startswith("fox-refused-")
    assert table.truth == before


@pytest.mark.clause("fox.follow.4")
@pytest.mark.parametrize("number", GAMES)
def test_in_whole_games_every_card_is_asked_for_even_when_only_one_will_do(number: int) -> None:
    table = new_game(f"forced#{number}")
    for events in table.at_random(f"forced#{number}"):
        assert len(facts(events, "played")) <= 1


@pytest.mark.clause("fox.trick.5", "fox.trick.7")
@pytest.mark.parametrize("number", GAMES)
def test_in_whole_games_thirteen_tricks_make_a_round(number: int) -> None:
    for told in rounds_of(played_to_the_end(f"rounds#{number}")):
        winners = [trick.winner for trick in tricks_of(told)]
        scored = {row["seat"]: row["tricks"] for row in facts(told, "round-scored")}
        assert len(winners) == 13
        assert scored == {seat: winners.count(seat) for seat in SEATS}


@pytest.mark.clause("fox.trick.4", "fox.fox.2", "fox.winner.1", "fox.winner.2", "fox.winner.3")
@pytest.mark.parametrize("number", GAMES)
def test_in_whole_games_tricks_are_judged_by_the_decree_in_place_when_both_powers_are_done(number: int) -> None:
    for told in rounds_of(played_to_the_end(f"judged#{number}")):
        for trick in tricks_of(told):
            assert (trick.winner != trick.leader) == follower_wins(trick.led, trick.answer, trick.trump)


@pytest.mark.clause("fox.trick.6", "fox.swan.1", "fox.swan.2", "fox.swan.3")
@pytest.mark.parametrize("number", GAMES)
def test_in_whole_games_the_winner_leads_next_unless_the_loser_played_a_swan(number: int) -> None:
    for told in rounds_of(played_to_the_end(f"next#{number}")):
        tricks = tricks_of(told)
        for trick, after in itertools.pairwise(tricks):
            assert after.leader == (1 - trick.winner if rank(trick.losing_card) == 1 else trick.winner)
