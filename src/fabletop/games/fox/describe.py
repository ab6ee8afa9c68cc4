"""A view of the table as lines of text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fabletop.contract import Message, message
from fabletop.games.fox.notation import NUMBERS, card_name
from fabletop.games.fox.view import FoxView


def describe(view: FoxView) -> tuple[Message, ...]:
    return tuple(lines(view))


def lines(view: FoxView) -> Iterator[Message]:
    yield message("fox-view-round", round=view.round, trick=view.trick, target=view.target)
    suit = message("fox-suit", suit=view.trump)
    yield message("fox-view-decree", decree=named(view.decree), suit=suit, deck=view.deck_size)
    for seat in range(len(view.hands)):
        yield seat_line(view, seat)
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


def seat_line(view: FoxView, seat: int) -> Message:
    return message(
        "fox-view-seat",
        seat=seat,
        points=view.scores[seat],
        tricks=view.tricks[seat],
        band=message(f"fox-band-{BANDS[view.tricks[seat]]}"),
        cards=view.hand_sizes[seat],
        dealer="yes" if view.dealer == seat else "no",
    )


BANDS = ("humble",) * 4 + ("defeated",) * 3 + ("victorious",) * 3 + ("greedy",) * 4
"""The title that each number of tricks would earn, from 0 to 13."""


def named(card: str) -> Message:
    return card_name(NUMBERS[card])


def all_named(cards: Iterable[str]) -> tuple[Message, ...]:
    return tuple(named(card) for card in cards)
