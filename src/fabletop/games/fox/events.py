"""Facts of the log as events: one row of words per fact."""

from __future__ import annotations

from fabletop.contract import Event, Message, Value
from fabletop.games.fox.notation import card_name, cards_in
from fabletop.games.fox.rules.terms import Fact
from fabletop.kernel.log import EVERYONE, Entry

IDS = {fact: f"fox-{fact.name.lower().replace('_', '-')}" for fact in Fact}


def fox_event(entry: Entry) -> Event:
    fact = Fact(entry.fact)
    args: dict[str, Value] = {"seat": entry.seat} | details(fact, entry)
    return Event(Message(IDS[fact], args), None if entry.audience == EVERYONE else entry.audience)


def details(fact: Fact, entry: Entry) -> dict[str, Value]:
    """What a fact tells beside the seat it is about."""
    match fact:
        case Fact.ROUND_BEGUN:
            return {"round": entry.first, "decree": card_name(entry.second)}
        case Fact.HAND_DEALT:
            return {"cards": tuple(card_name(card) for card in cards_in(entry.first))}
        case Fact.PLAYED | Fact.DREW_CARD | Fact.BURIED_CARD:
            return {"card": card_name(entry.first)}
        case Fact.DECREE_SWAPPED:
            return {"card": card_name(entry.first), "old": card_name(entry.second)}
        case Fact.TRICK_WON:
            return {"led": card_name(entry.first), "answer": card_name(entry.second)}
        case Fact.TREASURE_TAKEN:
            return {"points": entry.first}
        case Fact.ROUND_SCORED:
            return {"tricks": entry.first, "points": entry.second}
        case _:
            return {}
