"""Facts of the log as events: one row of words per fact."""

from __future__ import annotations

from fabletop.contract import Event, Message, Value, told
from fabletop.games.fairytale.rules.state import FairytaleTable
from fabletop.games.fairytale.rules.terms import NO_CARD, Fact
from fabletop.games.fairytale.words.clauses import clause_of
from fabletop.games.fairytale.words.moves import moved
from fabletop.games.fairytale.words.notation import Names, cards_in_row
from fabletop.kernel.log import LogEntry

IDS = {fact: f"fairytale-{fact.name.lower().replace('_', '-')}" for fact in Fact}
OF_THE_TABLE = (Fact.ROUND_BEGUN, Fact.PASSED, Fact.ENDED)


def fairytale_event(names: Names, table: FairytaleTable, entry: LogEntry) -> Event:
    fact = Fact(entry.fact)
    args: dict[str, Value] = {} if fact in OF_THE_TABLE else {"seat": entry.seat}
    message_id = IDS[fact]
    if fact == Fact.REVEALED and entry.first == NO_CARD:
        message_id = "fairytale-passed-a-turn"
    if fact == Fact.KEPT and entry.second != NO_CARD:
        message_id = "fairytale-kept-and-discarded"
    said = Message(message_id, args | details(fact, entry, names))
    return told(entry, said, clause_of(entry), moved(names, table, entry))


def details(fact: Fact, entry: LogEntry, names: Names) -> dict[str, Value]:
    """What a fact tells beside the seat it is about."""
    match fact:
        case Fact.ROUND_BEGUN:
            return {"round": entry.first}
        case Fact.HAND_SEEN | Fact.DREW_CARDS | Fact.LEFT_OVER:
            return {"cards": names.all_said(cards_in_row(entry.first))}
        case Fact.KEPT if entry.second != NO_CARD:
            return {"card": names.said(entry.first), "discarded": names.said(entry.second)}
        case Fact.PASSED:
            return {"to": "left" if entry.first else "right"}
        case Fact.DREW:
            return {"number": entry.first}
        case Fact.EXCHANGED:
            return {"card": names.said(entry.first), "taken": names.said(entry.second)}
        case Fact.KEPT | Fact.REVEALED | Fact.HUNTED | Fact.UNFLIPPED | Fact.FLIPPED if entry.first != NO_CARD:
            return {"card": names.said(entry.first)}
        case _:
            return {}
