"""Which cards came to whom, and whether that made a difference."""

from __future__ import annotations

import pytest

from fabletop.catalog import game_named
from fabletop.contract import Face
from fabletop.lab.cards import winning_cards
from fabletop.lab.deals import Deal, Played, play_game

FAIRYTALE, GRIMM = game_named("fairytale").for_options({}), game_named("grimm").for_options({})


def test_in_fairy_tale_a_card_comes_to_whoever_plays_it() -> None:
    played = play_game(FAIRYTALE, ["random"] * 3, {}, "cards")
    assert all(5 <= len(cards) <= 12 for cards in played.had)
    assert max(card for cards in played.had for card in cards) < len(FAIRYTALE.face.cards())


def test_in_the_grimm_forest_fables_and_friends_come_to_players() -> None:
    played = play_game(GRIMM, ["random"] * 4, {}, "cards")
    faces = GRIMM.face.cards()
    kinds = {faces[card].name.id.split("-")[1] for cards in played.had for card in cards}
    assert kinds == {"fable", "friend"}


def test_fox_tells_of_no_cards() -> None:
    fox = game_named("fox")
    assert play_game(fox, ["random"] * 2, {}, "cards").had == [[], []]
    assert winning_cards(fox.face, {}) == []


def deals(face: Face, count: int) -> list[Deal]:
    """The first card wins, the second comes to everybody, the third to the challenger, who always sits on the left."""
    found = []
    for number in range(count):
        winner = number % 2
        had = [[1, 2], [1]]
        had[winner] = [0, *had[winner]]
        game = Played([1, 1], [winner], [1, 1], [0.0, 0.0], had, 2)
        found.append(Deal("a", "b", number, [game]))
    return found


def test_a_card_is_as_good_as_what_it_adds_to_the_usual_share() -> None:
    found = {card.card: card for card in winning_cards(FAIRYTALE.face, {("a", "b"): deals(FAIRYTALE.face, 40)})}
    winning, common, own = (found[face.notation] for face in FAIRYTALE.face.cards()[:3])
    assert (winning.share, winning.average, winning.lift, winning.games) == (1.0, 0.5, 0.5, 40)
    assert winning.low > 0.3
    assert (common.lift, common.games) == (0.0, 80)
    assert own.lift == pytest.approx(0.0)
    assert own.low < -0.1 < 0.1 < own.high


def test_a_card_does_not_shine_because_the_better_bot_likes_it() -> None:
    """The challenger wins three games of four with the third card, and would do so without."""
    games = [Played([1, 1], [int(number % 4 == 0)], [1, 1], [0.0, 0.0], [[2], []], 2) for number in range(40)]
    duel = [Deal("a", "b", number, [game]) for number, game in enumerate(games)]
    (card,) = winning_cards(FAIRYTALE.face, {("a", "b"): duel})
    assert (card.share, card.lift) == (0.75, 0.0)
