"""What each fact moved: cards between the deck, hands, rows and what is put away."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from fabletop.contract import ALL, Count, Move, Moved, place
from fabletop.games.fairytale.rules.draft import discards_too
from fabletop.games.fairytale.rules.drawing import partner_of
from fabletop.games.fairytale.rules.state import FairytaleTable
from fabletop.games.fairytale.rules.terms import NO_CARD, Fact
from fabletop.games.fairytale.words.notation import Names, cards_in_row
from fabletop.kernel.log import LogEntry


def row(seat: int) -> str:
    return place("row", seat)


def to_play(seat: int) -> str:
    """What a seat has kept and can play."""
    return place("to-play", seat)


def pack(seat: int) -> str:
    """The cards of which a seat chooses one in the draft."""
    return place("pack", seat)


def away(seat: int) -> str:
    """What lies face down among the discards."""
    return place("away", seat)


def moved(names: Names, table: FairytaleTable, entry: LogEntry) -> Moved:
    fact = Fact(entry.fact)
    moves = MOVES[fact](names, table, entry) if fact in MOVES else ()
    return Moved(tuple(moves), tuple(counts_of(fact, entry)))


def counts_of(fact: Fact, entry: LogEntry) -> Iterator[Count]:
    match fact:
        case Fact.ROUND_BEGUN:
            yield Count("round", 1)
        case Fact.PASSED:
            yield Count("step", 1)
        case Fact.CHOSEN:
            yield Count(place("owes", entry.seat), -1)
        case Fact.REVEALED if entry.first == NO_CARD:
            yield Count(place("passed", entry.seat), 1)
        case Fact.HUNTED:
            yield Count(place("hunted", entry.seat), 1)


def round_begun(names: Names, table: FairytaleTable, entry: LogEntry) -> Iterator[Move]:
    yield Move("marker", to=place("stage", "draft"))
    yield from put_away(names, table, entry)


def put_away(names: Names, table: FairytaleTable, entry: LogEntry) -> Iterator[Move]:
    """What was left of a round."""
    for seat in range(table.seats):
        yield Move(source=to_play(seat), to=away(seat), up=False, number=ALL)


def kept(names: Names, table: FairytaleTable, entry: LogEntry) -> Iterator[Move]:
    seat = entry.seat
    yield Move(names[entry.first], pack(seat), to_play(seat), up=False, seen_by=seat)
    if entry.second != NO_CARD:
        yield Move(names[entry.second], pack(seat), away(seat), up=False, seen_by=seat)


def revealed(names: Names, table: FairytaleTable, entry: LogEntry) -> Iterator[Move]:
    """All cards of a reveal turn over together, told from the first seat on."""
    if entry.seat == 0:
        yield Move("marker", to=place("stage", "play"))
    if entry.first != NO_CARD:
        yield Move(names[entry.first], to_play(entry.seat), row(entry.seat))


def hunted(names: Names, table: FairytaleTable, entry: LogEntry) -> Iterator[Move]:
    """A card that has just been revealed turns over."""
    last = place("row", entry.seat, "last")
    yield Move(names[entry.first], last, last, up=False, seen_by=who_may_look(table, entry.seat))


def flipped(names: Names, table: FairytaleTable, entry: LogEntry) -> Iterator[Move]:
    there = row(entry.seat)
    yield Move(names[entry.first], there, there, up=False, seen_by=who_may_look(table, entry.seat))


def unflipped(names: Names, table: FairytaleTable, entry: LogEntry) -> Iterator[Move]:
    yield Move(names[entry.first], row(entry.seat), row(entry.seat))


def drew(names: Names, table: FairytaleTable, entry: LogEntry) -> Iterator[Move]:
    yield Move(source="deck", to=to_play(entry.seat), up=False, number=entry.first)


def exchanged(names: Names, table: FairytaleTable, entry: LogEntry) -> Iterator[Move]:
    mine, other = row(entry.seat), row(partner_of(entry.seat))
    yield Move(names[entry.first], mine, other)
    yield Move(names[entry.second], other, mine)


def whispered(names: Names, cards: int, source: str, to: str, seat: int) -> Iterator[Move]:
    """Cards that their owner alone learns."""
    for name in names.all(cards_in_row(cards)):
        yield Move(name, source, to, up=False, seen_by=seat)


def passed(names: Names, table: FairytaleTable, entry: LogEntry) -> Iterator[Move]:
    """Everybody has kept a card of a hand, or put one away too, and hands on the rest."""
    for seat in range(table.seats):
        yield Move(source=pack(seat), to=to_play(seat), up=False)
        if discards_too(table, table.step - 1):
            yield Move(source=pack(seat), to=away(seat), up=False)
    for seat in range(table.seats):
        neighbour = (seat + (1 if entry.first else -1)) % table.seats
        yield Move(source=pack(seat), to=pack(neighbour), up=False, number=ALL)


def who_may_look(table: FairytaleTable, seat: int) -> int | None:
    """At a card of a seat that lies face down in play: its owner, or everybody with the memory aid."""
    return None if table.options.memory == 1 else seat


MOVES: Mapping[Fact, Callable[[Names, FairytaleTable, LogEntry], Iterator[Move]]] = {
    Fact.ROUND_BEGUN: round_begun,
    Fact.ENDED: put_away,
    Fact.HAND_SEEN: lambda names, _, entry: whispered(names, entry.first, "", pack(entry.seat), entry.seat),
    Fact.KEPT: kept,
    Fact.PASSED: passed,
    Fact.REVEALED: revealed,
    Fact.HUNTED: hunted,
    Fact.FLIPPED: flipped,
    Fact.UNFLIPPED: unflipped,
    Fact.DREW: drew,
    Fact.DREW_CARDS: lambda names, _, entry: whispered(names, entry.first, "deck", to_play(entry.seat), entry.seat),
    Fact.EXCHANGED: exchanged,
    Fact.LEFT_OVER: lambda names, _, entry: whispered(
        names, entry.first, to_play(entry.seat), away(entry.seat), entry.seat
    ),
}
