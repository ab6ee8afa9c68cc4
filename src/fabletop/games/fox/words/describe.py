"""A view of the table as lines of text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from fabletop.contract import Message, message
from fabletop.games.fox.rules.scoring import title_of
from fabletop.games.fox.rules.terms import TRICKS, Title
from fabletop.games.fox.words.notation import NUMBERS, card_name
from fabletop.games.fox.words.view import FoxView


def describe(view: FoxView) -> tuple[Message, ...]:
    return tuple(lines(view))


def lines(view: FoxView) -> Iterator[Message]:
    yield round_line(view.round, view.trick, view.target)
    yield decree_line(view.decree, view.trump, view.deck_size)
    for seat, points in enumerate(view.scores):
        yield seat_line(seat, points, view.tricks[seat], view.hand_sizes[seat], view.dealer == seat)
    if view.memory and view.memory.played:
        yield message("fox-view-played", cards=" ".join(play.card for play in view.memory.played))
    if view.memory and view.memory.buried:
        yield message("fox-view-buried", cards=" ".join(view.memory.buried))
    if view.deck is not None:
        yield message("fox-view-deck", cards=" ".join(view.deck))
    if view.on_table:
        yield message("fox-view-table", cards=all_named(play.card for play in view.on_table))
    for seat, hand in enumerate(view.hands):
        if hand:
            yield message("fox-view-hand", seat=seat, cards=" ".join(hand))


# Lines that say the same again and again are kept.


@lru_cache
def round_line(number: int, trick: int, target: int) -> Message:
    return message("fox-view-round", round=number, trick=trick, target=target)


@lru_cache
def decree_line(decree: str, trump: str, deck: int) -> Message:
    return message("fox-view-decree", decree=named(decree), suit=message("fox-suit", suit=trump), deck=deck)


@lru_cache(4096)
def seat_line(seat: int, points: int, tricks: int, cards: int, deals: bool) -> Message:
    return message(
        "fox-view-seat",
        seat=seat,
        points=points,
        tricks=tricks,
        band=message(f"fox-band-{BANDS[tricks]}"),
        cards=cards,
        dealer="yes" if deals else "no",
    )


BANDS = tuple(Title(title_of(tricks)).name.lower() for tricks in range(TRICKS + 1))
"""The title that each number of tricks would earn, from 0 to 13."""


def named(card: str) -> Message:
    return card_name(NUMBERS[card])


def all_named(cards: Iterable[str]) -> tuple[Message, ...]:
    return tuple(named(card) for card in cards)
