"""A position given in words (scenes): what is left out is dealt from a seed; what cannot be is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fabletop.contract import Message, bad, message
from fabletop.games.fox.rules.deal import clear_round
from fabletop.games.fox.rules.state import FoxTable
from fabletop.games.fox.rules.terms import (
    DECK_SIZE,
    DRAW_DECK_SIZE,
    HAND_SIZE,
    MOST_TARGET,
    NO_CARD,
    SEATS,
    TREASURES,
    TRICKS,
    Ask,
    Rank,
    rank_of,
    rival_of,
)
from fabletop.games.fox.words.notation import CARDS, NUMBERS, card_name
from fabletop.kernel.bits import bit
from fabletop.kernel.questions import ask, close_step
from fabletop.kernel.rng import TABLE_DOMAIN, Rng, Seed, below, start

KEYS = ("dealer", "leader", "decree", "hands", "led", "deck", "tricks", "treasures", "scores", "round")
AND_MORE = "..."


class Position:
    """The words of a scene, read and checked, before cards fill the gaps."""

    def __init__(self, words: Mapping[str, Any]) -> None:
        for key in words:
            if key not in KEYS:
                raise bad("error-scene-key", key=str(key), allowed=", ".join(KEYS))
        self.dealer = seat_in(words, "dealer", rival_of(seat_in(words, "leader", 0)))
        self.leader = seat_in(words, "leader", rival_of(self.dealer))
        self.decree = cards_in_words(words.get("decree", ""), "decree", 1)
        self.led = cards_in_words(words.get("led", ""), "led", 1)
        self.deck = cards_in_words(words.get("deck", ""), "deck", DRAW_DECK_SIZE)
        self.hands, self.open_hands = read_hands(words.get("hands", [AND_MORE] * SEATS))
        self.refuse_card_in_two_places()
        self.tricks = self.read_tricks(words)
        self.treasures = pair_in(words, "treasures", TREASURES) if "treasures" in words else None
        self.refuse_impossible_course()
        self.scores = pair_in(words, "scores", MOST_TARGET - 1 + TREASURES) if "scores" in words else None
        self.round = words.get("round", 2 if self.has_earlier_points() else 1)
        if type(self.round) is not int or not 1 <= self.round <= 99:
            raise bad("error-scene-number", key="round", value=str(self.round), least=1, most=99)

    def has_earlier_points(self) -> bool:
        return sum(self.scores or ()) > sum(self.treasures or ())

    def refuse_impossible_course(self) -> None:
        if sum(self.tricks) == 0 and self.leader == self.dealer:
            raise bad("error-fox-dealer-leads", number=self.dealer)
        for seat, treasures in enumerate(self.treasures or ()):
            if treasures > 2 * self.tricks[seat]:
                tricks = self.tricks[seat]
                raise bad("error-fox-treasures-tricks", number=seat, treasures=treasures, tricks=tricks)

    @property
    def hand_size(self) -> int:
        """Cards in the hand of a player who has not yet played in this trick."""
        return HAND_SIZE - sum(self.tricks)

    def size_of_hand(self, seat: int) -> int:
        return self.hand_size - (len(self.led) if seat == self.leader else 0)

    def places(self) -> list[tuple[Message, list[int]]]:
        hands = [(message("fox-place-hand", number=seat), cards) for seat, cards in enumerate(self.hands)]
        return [
            (message("fox-place-decree"), self.decree),
            (message("fox-place-led"), self.led),
            (message("fox-place-deck"), self.deck),
            *hands,
        ]

    def refuse_card_in_two_places(self) -> None:
        seen: dict[int, Message] = {}
        for place, cards in self.places():
            for card in cards:
                if card in seen:
                    raise bad("error-fox-card-twice", card=card_name(card), first=seen[card], second=place)
                seen[card] = place

    def read_tricks(self, words: Mapping[str, Any]) -> tuple[int, int]:
        """As told; else as many as the hands that are told in full leave, divided evenly."""
        if "tricks" in words:
            tricks = pair_in(words, "tricks", TRICKS - 1)
            if sum(tricks) >= TRICKS:
                raise bad("error-fox-tricks", most=TRICKS - 1)
        else:
            full = [len(hand) + self.led_by(seat) for seat, hand in enumerate(self.hands) if not self.open_hands[seat]]
            done = TRICKS - max(1, full[0]) if full else 0
            tricks = (done // 2, done - done // 2)
        self.refuse_wrong_hand_size(HAND_SIZE - sum(tricks))
        return tricks

    def led_by(self, seat: int) -> int:
        return len(self.led) if seat == self.leader else 0

    def refuse_wrong_hand_size(self, size: int) -> None:
        for seat, hand in enumerate(self.hands):
            right = size - self.led_by(seat)
            if len(hand) > right or (len(hand) < right and not self.open_hands[seat]):
                raise bad("error-fox-hand-size", number=seat, cards=len(hand), right=right)


def seat_in(words: Mapping[str, Any], key: str, default: int) -> int:
    seat = words.get(key, default)
    if isinstance(seat, bool) or seat not in range(SEATS):
        raise bad("error-scene-number", key=key, value=str(seat), least=0, most=SEATS - 1)
    return int(seat)


def pair_in(words: Mapping[str, Any], key: str, most: int) -> tuple[int, int]:
    pair = words[key]
    if not isinstance(pair, list) or len(pair) != SEATS:
        raise bad("error-scene-pair", key=key, most=most)
    for number in pair:
        if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= most:
            raise bad("error-scene-pair", key=key, most=most)
    return pair[0], pair[1]


def cards_in_words(text: Any, key: str, most: int) -> list[int]:
    if not isinstance(text, str):
        raise bad("error-scene-cards", key=key)
    cards = [read_card(word) for word in text.replace(",", " ").split()]
    if len(cards) > most:
        raise bad("error-fox-too-many", key=key, cards=len(cards), most=most)
    return cards


def read_card(word: str) -> int:
    card = NUMBERS.get(word.upper())
    if card is None:
        raise bad("error-fox-no-card", card=word)
    return card


def read_hands(texts: Any) -> tuple[list[list[int]], list[bool]]:
    """The cards told of each hand, and whether the hand holds more than is told."""
    if not isinstance(texts, list) or len(texts) != SEATS or not all(isinstance(text, str) for text in texts):
        raise bad("error-fox-hands")
    is_open = [AND_MORE in text for text in texts]
    return [cards_in_words(text.replace(AND_MORE, " "), "hands", HAND_SIZE) for text in texts], is_open


def arrange(table: FoxTable, words: Mapping[str, Any], seed: Seed) -> None:
    """Make the table what the words say."""
    told = Position(words)
    rest = shuffled_rest(told, seed)
    history = fill_gaps(told, rest)
    close_step(table)
    clear_round(table)
    lay_cards(table, told, history)
    score(table, told, history)
    table.dealer = told.dealer
    table.round = told.round
    seat = rival_of(told.leader) if told.led else told.leader
    ask(table, Ask.FOLLOW if told.led else Ask.LEAD, seat, 0)


def shuffled_rest(told: Position, seed: Seed) -> list[int]:
    """The cards of which nothing is told, in the order that the seed gives them."""
    named = {card for _, cards in told.places() for card in cards}
    rest = [card for card in CARDS if card not in named]
    rng = Rng()
    start(rng, seed, TABLE_DOMAIN)
    for last in range(len(rest) - 1, 0, -1):
        other = below(rng, last + 1)
        rest[last], rest[other] = rest[other], rest[last]
    return rest


def fill_gaps(told: Position, rest: list[int]) -> list[int]:
    """Complete hands, decree and deck; what is left has been played, but no more treasures than were won."""
    won = sum(told.treasures or (0, 0))
    treasures = [card for card in rest if rank_of(card) == Rank.TREASURE]
    plain = [card for card in rest if rank_of(card) != Rank.TREASURE]
    if len(treasures) < won:
        raise bad("error-fox-treasures", won=won, free=len(treasures))
    order = treasures[won:] + plain
    for cards, size in (
        *((hand, told.size_of_hand(seat)) for seat, hand in enumerate(told.hands)),
        (told.decree, 1),
        (told.deck, DRAW_DECK_SIZE),
    ):
        missing = size - len(cards)
        cards += order[:missing]
        del order[:missing]
    history = treasures[:won] + order
    if told.treasures is not None and sum(rank_of(card) == Rank.TREASURE for card in history) != won:
        raise bad("error-fox-treasures-played", won=won)
    return history


def lay_cards(table: FoxTable, told: Position, history: list[int]) -> None:
    for seat, hand in enumerate(told.hands):
        table.hands[seat] = sum(bit(card) for card in hand)
    table.decree = told.decree[0]
    table.deck.cards = [NO_CARD] * len(table.deck.cards)
    table.deck.top, table.deck.bottom = DECK_SIZE - DRAW_DECK_SIZE, DECK_SIZE
    table.deck.cards[table.deck.top : table.deck.bottom] = told.deck
    played = history + told.led
    table.played[: len(played)] = played
    table.played_cards = sum(bit(card) for card in played)
    table.plays, table.untold = len(played), len(history)
    if told.led:
        table.leaders[len(history) // 2] = told.leader


def score(table: FoxTable, told: Position, history: list[int]) -> None:
    """Treasures nobody is told to have won go to a player who has won tricks."""
    table.tricks = list(told.tricks)
    played = sum(rank_of(card) == Rank.TREASURE for card in history)
    table.treasures = list(told.treasures or ((played, 0) if told.tricks[0] else (0, played)))
    table.round_points = list(table.treasures)
    table.scores = list(told.scores) if told.scores is not None else list(table.treasures)
    for seat in range(SEATS):
        before = table.scores[seat] - table.treasures[seat]
        if before < 0:
            raise bad("error-fox-score", number=seat, score=table.scores[seat], treasures=table.treasures[seat])
        if before >= table.options.target or (told.round == 1 and before > 0):
            raise bad("error-fox-score-before", number=seat, points=before, round=told.round)
