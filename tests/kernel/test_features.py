"""What networks are told: nothing that their seat does not know, and the same whatever the suits are called."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from fabletop.catalog import GAMES, game_named
from fabletop.contract import Game, Position, read_seed
from fabletop.games.fox.play.features import symmetries
from fabletop.games.fox.rules.state import FoxTable
from fabletop.games.fox.rules.terms import NO_CARD, card_of, rank_of, suit_of
from fabletop.kernel.actions import ARGUMENTS, NO_ACTION, marked_actions
from fabletop.kernel.features import AGO, AMONG, AT_LEAST, EQUAL, SHORT_OF, Feature, feature_of, spread

FOX = game_named("fox")


def moments(game: Game, seats: int, seed: str, every: int = 1) -> Iterator[tuple[Position, int]]:
    """Moments of a random game, and who is asked then."""
    position, _ = game.open({}, seats, seed)
    chance, number = random.Random(seed), 0
    while to_act := game.to_act(position):
        number += 1
        if number % every == 0:
            yield position, to_act[0]
        seat = chance.choice(to_act)
        game.play(position, seat, chance.choice(marked_actions(game.legal(position, seat))))


def told(game: Game, table: object, seat: int) -> list[int]:
    assert game.rules.learning is not None
    seen, out = [0] * game.rules.observation, [0] * len(game.rules.learning.features)
    game.rules.observe(table, seat, seen)
    spread(seen, game.rules.learning.features, out)
    return out


def secrets(game: Game, table: object, seat: int) -> list[int]:
    assert game.rules.learning is not None
    out = [7] * game.rules.learning.secrets
    game.rules.learning.reveal(table, seat, out)
    return out


@pytest.mark.parametrize(
    ("feature", "answer"),
    [
        (Feature(EQUAL, 0, 5), 1),
        (Feature(EQUAL, 0, 4), 0),
        (Feature(AT_LEAST, 0, 5), 1),
        (Feature(AT_LEAST, 0, 6), 0),
        (Feature(AGO, 0, 2, 1), 1),
        (Feature(AGO, 0, 3, 1), 0),
        (Feature(AGO, 2, 7, 1), 0),
        (Feature(SHORT_OF, 0, 2, 1), 1),
        (Feature(SHORT_OF, 0, 3, 1), 0),
        (Feature(AMONG, 4, 8, 3, 2, 0b11), 1),
        (Feature(AMONG, 4, 8, 3, 2, 0b01), 0),
        (Feature(AMONG, 4, 6, 3, 2, 0b11), 0),
    ],
)
def test_a_feature_answers_one_question(feature: Feature, answer: int) -> None:
    assert feature_of([5, 7, 0, 1, 6, 6, 9, 8], feature) == answer


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.about.id)
def test_a_network_is_told_the_same_on_a_re_dealt_table(game: Game) -> None:
    """The judge is not: that is what it is for."""
    differed = 0
    for number, (position, seat) in enumerate(moments(game, game.about.seats[-2:][0], "told", every=7)):
        world = game.load(game.save(position))
        game.rules.resample(world.table, seat, read_seed(f"another#{number}"))
        assert told(game, world.table, seat) == told(game, position.table, seat)
        differed += secrets(game, world.table, seat) != secrets(game, position.table, seat)
    assert differed > 3


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.about.id)
def test_features_and_secrets_are_yes_or_no(game: Game) -> None:
    for position, seat in moments(game, 2, "plain", every=9):
        assert set(told(game, position.table, seat)) == {0, 1}
        assert set(secrets(game, position.table, seat)) <= {0, 1}


def rename(table: FoxTable, suits: tuple[int, ...]) -> None:
    """The same table with other names for the suits."""

    def other(card: int) -> int:
        return card if card == NO_CARD else card_of(suits[suit_of(card)], rank_of(card))

    def others(cards: int) -> int:
        return sum(1 << other(card) for card in range(ARGUMENTS) if cards >> card & 1)

    table.hands, table.played_cards = [others(hand) for hand in table.hands], others(table.played_cards)
    table.decree, table.played = other(table.decree), [other(card) for card in table.played]
    table.deck.cards = [other(card) for card in table.deck.cards]
    for exchange in table.exchanged:
        exchange.came, exchange.went = other(exchange.came), other(exchange.went)


def suits_of(actions: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(suit_of(actions[card_of(suit, 1)]) for suit in range(3))


def test_renaming_the_suits_of_fox_moves_features_secrets_and_choices() -> None:
    renamings = symmetries()
    assert len({symmetry.actions for symmetry in renamings}) == 6
    assert renamings[0].features == tuple(range(len(renamings[0].features)))
    for number, (position, seat) in enumerate(moments(FOX, 2, "suits", every=5)):
        symmetry = renamings[number % 6]
        plain, hidden = told(FOX, position.table, seat), secrets(FOX, position.table, seat)
        allowed = set(marked_actions(FOX.legal(position, seat)))
        renamed = FOX.load(FOX.save(position))
        back = suits_of(symmetry.actions)
        rename(renamed.table, tuple(back.index(suit) for suit in range(3)))
        assert told(FOX, renamed.table, seat) == [plain[place] for place in symmetry.features]
        assert secrets(FOX, renamed.table, seat) == [hidden[place] for place in symmetry.secrets]
        assert {symmetry.actions[action] for action in marked_actions(FOX.legal(renamed, seat))} == allowed


def test_a_round_of_fox_can_be_played_again_from_its_beginning() -> None:
    learning = FOX.rules.learning
    assert learning is not None
    assert learning.rewind is not None
    assert learning.replayed_action is not None
    for number in range(3):
        for position, _ in moments(FOX, 2, f"again {number}"):
            table, before = position.table, FOX.rules.table()
            learning.rewind(table, before)
            while (action := learning.replayed_action(table, before)) != NO_ACTION:
                (seat,) = [seat for seat in range(2) if FOX.rules.owes(before, seat)]
                mask = [0] * FOX.rules.action_kinds
                FOX.rules.legal(before, seat, mask)
                assert action in marked_actions(mask)
                FOX.rules.act(before, seat, action, None)
            if table.plays > 0:
                for name in (
                    "hands",
                    "decree",
                    "tricks",
                    "treasures",
                    "scores",
                    "plays",
                    "played",
                    "leaders",
                    "to_act",
                ):
                    assert getattr(before, name) == getattr(table, name), name
                assert before.deck.pack() == table.deck.pack()
                assert before.questions[0].pack() == table.questions[0].pack()
