"""Facts of the log as events: one row of words per fact."""

from __future__ import annotations

from functools import lru_cache

from fabletop.contract import Event, Message, Value
from fabletop.games.fox.rules.terms import Fact
from fabletop.games.fox.words.clauses import clause_of
from fabletop.games.fox.words.moves import moved
from fabletop.games.fox.words.notation import card_name, cards_in
from fabletop.kernel.log import EVERYONE, LogEntry

IDS = {fact: f"fox-{fact.name.lower().replace('_', '-')}" for fact in Fact}


def fox_event(entry: LogEntry) -> Event:
    return event_of(entry.fact, entry.audience, entry.seat, entry.first, entry.second)


@lru_cache(4096)
def event_of(number: int, audience: int, seat: int, first: int, second: int) -> Event:
    """The same cards are played again and again."""
    fact = Fact(number)
    args: dict[str, Value] = {"seat": seat} | details(fact, first, second)
    clause = clause_of(fact, first, second)
    heard_by = None if audience == EVERYONE else audience
    return Event(Message(IDS[fact], args), heard_by, clause, *moved(fact, seat, first, second))


def details(fact: Fact, first: int, second: int) -> dict[str, Value]:
    """What a fact tells beside the seat it is about."""
    match fact:
        case Fact.ROUND_BEGUN:
            return {"round": first, "decree": card_name(second)}
        case Fact.HAND_DEALT:
            return {"cards": tuple(card_name(card) for card in cards_in(first))}
        case Fact.PLAYED | Fact.DREW_CARD | Fact.BURIED_CARD:
            return {"card": card_name(first)}
        case Fact.DECREE_SWAPPED:
            return {"card": card_name(first), "old": card_name(second)}
        case Fact.TRICK_WON:
            return {"led": card_name(first), "answer": card_name(second)}
        case Fact.TREASURE_TAKEN:
            return {"points": first}
        case Fact.ROUND_SCORED:
            return {"tricks": first, "points": second}
        case _:
            return {}
