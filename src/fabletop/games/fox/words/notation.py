"""Cards and choices as they are written: ``9K``, ``swap 8B``, ``keep decree``, ``bury 5M``."""

from __future__ import annotations

from functools import cache, lru_cache

from fabletop.contract import Message, message
from fabletop.games.fox.rules.terms import ALL_CARDS, Suit, card_of, rank_of, suit_of

SUIT_LETTERS = {Suit.BELLS: "B", Suit.KEYS: "K", Suit.MOONS: "M"}
CARDS = tuple(card_of(suit, rank) for suit in Suit for rank in range(1, 12))


@cache
def suit_letter(suit: int) -> str:
    return SUIT_LETTERS[Suit(suit)]


@cache
def written(card: int) -> str:
    return f"{rank_of(card)}{suit_letter(suit_of(card))}"


NUMBERS = {written(card): card for card in CARDS}


@lru_cache(4096)
def cards_in(bits: int) -> tuple[int, ...]:
    """The cards of a bit set, suit by suit, low to high."""
    rest, cards = bits & ALL_CARDS, []
    while rest:
        cards.append((rest & -rest).bit_length() - 1)
        rest &= rest - 1
    return tuple(cards)


@lru_cache(4096)
def written_set(bits: int) -> tuple[str, ...]:
    return tuple([written(card) for card in cards_in(bits)])


@cache
def card_name(card: int) -> Message:
    return message("fox-card", rank=rank_of(card), suit=suit_letter(suit_of(card)))
