"""What each fact moved: cards between the deck, hands, the trick and what was won."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from fabletop.contract import ALL, Count, Move, place
from fabletop.games.fox.rules.terms import HAND_SIZE, SEATS, Fact
from fabletop.games.fox.words.notation import cards_in, written

DECK, DECREE, TRICK, BOX = "deck", "decree", "trick", "box"
"""The box is where all cards are between two rounds."""


def hand(seat: int) -> str:
    return place("hand", seat)


def tricks(seat: int) -> str:
    return place("tricks", seat)


def round_begun(dealer: int, number: int, decree: int) -> Iterator[Move]:
    yield Move("dealer", to=place("seat", dealer))
    for seat in range(SEATS):
        yield Move(source=tricks(seat), to=BOX, number=ALL)
        yield Move(source=place("treasures", seat), to=BOX, number=ALL)
        yield Move(source=BOX, to=hand(seat), up=False, number=HAND_SIZE)
    yield Move(written(decree), BOX, DECREE)


def hand_dealt(seat: int, cards: int, _: int) -> Iterator[Move]:
    for card in cards_in(cards):
        yield Move(written(card), BOX, hand(seat), up=False, seen_by=seat)


def decree_swapped(seat: int, new: int, old: int) -> Iterator[Move]:
    yield Move(written(new), hand(seat), DECREE)
    yield Move(written(old), DECREE, hand(seat), up=False)


MOVES: Mapping[Fact, Callable[[int, int, int], Iterable[Move]]] = {
    Fact.ROUND_BEGUN: round_begun,
    Fact.HAND_DEALT: hand_dealt,
    Fact.PLAYED: lambda seat, card, _: [Move(written(card), hand(seat), TRICK)],
    Fact.DECREE_SWAPPED: decree_swapped,
    Fact.DREW: lambda seat, *_: [Move(source=DECK, to=hand(seat), up=False)],
    Fact.DREW_CARD: lambda seat, card, _: [Move(written(card), DECK, hand(seat), up=False, seen_by=seat)],
    Fact.BURIED: lambda seat, *_: [Move(source=hand(seat), to=DECK, up=False)],
    Fact.BURIED_CARD: lambda seat, card, _: [Move(written(card), hand(seat), DECK, up=False, seen_by=seat)],
    Fact.TRICK_WON: lambda seat, *cards: [Move(written(card), TRICK, tricks(seat)) for card in cards],
}
COUNTS: Mapping[Fact, Callable[[int, int, int], Iterable[Count]]] = {
    Fact.ROUND_BEGUN: lambda *_: [Count("round", 1)],
    Fact.TRICK_WON: lambda seat, *_: [Count(tricks(seat), 1)],
    Fact.TREASURE_TAKEN: lambda seat, points, _: [Count(place(what, seat), points) for what in ("treasures", "scores")],
    Fact.ROUND_SCORED: lambda seat, _, points: [Count(place("scores", seat), points)],
}


def moved(fact: Fact, seat: int, first: int, second: int) -> tuple[tuple[Move, ...], tuple[Count, ...]]:
    moves = MOVES[fact](seat, first, second) if fact in MOVES else ()
    counts = COUNTS[fact](seat, first, second) if fact in COUNTS else ()
    return tuple(moves), tuple(counts)
