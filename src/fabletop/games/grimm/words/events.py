"""Facts of the log as events: one row of words per fact."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from fabletop.contract import Event, Message, Value, told
from fabletop.games.grimm.decks.names import card_name, fable_name, friend_name
from fabletop.games.grimm.rules.fables import HIRED_HELP
from fabletop.games.grimm.rules.facts import Fact
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import NO_CARD, NOWHERE, PLACES
from fabletop.games.grimm.rules.words import location_of, owner_of
from fabletop.games.grimm.words.clauses import clause_of
from fabletop.games.grimm.words.moves import moved
from fabletop.games.grimm.words.notation import cards_in_row, counts_word, house_word, in_heap, members
from fabletop.games.grimm.words.phrases import (
    amount_taken,
    at_place,
    fables_said,
    from_place,
    goods_taken,
    kind_said,
    place_said,
    section_raised,
    to_place,
)
from fabletop.kernel.log import LogEntry

Args = dict[str, Value]
IDS = {fact: f"grimm-{fact.name.lower().replace('_', '-')}" for fact in Fact}
OF_THE_TABLE = (Fact.PRINCE_CAME, Fact.STOCKED, Fact.SHUFFLED, Fact.ENDED)
"""Facts that are about nobody, or not about anybody who need be named."""
BY = "-by"
"""Behind the id of a message that names the card to blame."""


def grimm_event(table: GrimmTable, entry: LogEntry) -> Event:
    fact = Fact(entry.fact)
    args: Args = {} if fact in OF_THE_TABLE else {"seat": entry.seat}
    suffix, more = DETAILS[fact](entry) if fact in DETAILS else ("", {})
    said = Message(IDS[fact] + suffix, args | more)
    return told(entry, said, clause_of(entry), moved(table, entry))


def goods(heap: int) -> Args:
    """A heap in words, as it is written, and how many resources it has in all."""
    counts = in_heap(heap)
    return {"goods": goods_taken(counts), "heap": counts_word(counts), "amount": sum(counts)}


def place(number: int) -> Args:
    return {"place": place_said(number)}


def to(number: int) -> Args:
    return {"place": place_said(number), "to": to_place(number)}


def at(number: int) -> Args:
    return {"place": place_said(number), "at": at_place(number)}


def whence(number: int) -> Args:
    return {"place": place_said(number), "from": from_place(number)}


def because_of(card: int) -> tuple[str, Args]:
    """The card that made it happen, if there is one."""
    return ("", {}) if card == NO_CARD else (BY, {"card": card_name(card)})


def with_cause(args: Args, card: int) -> tuple[str, Args]:
    suffix, cause = because_of(card)
    return suffix, args | cause


def of_card(entry: LogEntry) -> tuple[str, Args]:
    return "", {"card": card_name(entry.first)}


def no_effect(entry: LogEntry) -> tuple[str, Args]:
    """Hired Help is the one card that has no effect because it was not paid for."""
    return "", {"card": card_name(entry.first), "why": "unpaid" if entry.first == HIRED_HELP else "idle"}


def of_friend(entry: LogEntry) -> tuple[str, Args]:
    return "", {"friend": friend_name(entry.first)}


def of_heap(entry: LogEntry) -> tuple[str, Args]:
    return with_cause(goods(entry.first), entry.second)


def of_plain_heap(entry: LogEntry) -> tuple[str, Args]:
    return "", goods(entry.first)


def of_stock(entry: LogEntry) -> tuple[str, Args]:
    """A heap, and a Location in one number with a card."""
    where, card = entry.second % PLACES, entry.second // PLACES
    return with_cause(goods(entry.first) | to(where) | whence(where), card)


def prince_came(entry: LogEntry) -> tuple[str, Args]:
    return "", to(entry.first) | goods(entry.second)


def gave(entry: LogEntry) -> tuple[str, Args]:
    return with_cause({"rival": entry.second % PLACES} | goods(entry.first), entry.second // PLACES)


def of_rival_and_card(entry: LogEntry) -> tuple[str, Args]:
    return with_cause({"rival": entry.first}, entry.second)


def of_rival_and_cause(entry: LogEntry) -> tuple[str, Args]:
    return "", {"rival": entry.first, "card": card_name(entry.second)}


def peeked(entry: LogEntry) -> tuple[str, Args]:
    return "", {"rival": entry.first, "what": "fable" if entry.second else "gather"}


def saw_gather(entry: LogEntry) -> tuple[str, Args]:
    return "", {"rival": entry.first, "owner": owner_of(entry.second)} | place(location_of(entry.second))


def saw_fable(entry: LogEntry) -> tuple[str, Args]:
    return "", {"rival": entry.first, "card": fable_name(entry.second)}


def new_gather_card(entry: LogEntry) -> tuple[str, Args]:
    where = place(location_of(entry.first)) | {"owner": owner_of(entry.first)}
    return with_cause(where, entry.second)


def gather_revealed(entry: LogEntry) -> tuple[str, Args]:
    where = place(location_of(entry.first))
    if owner_of(entry.first) == entry.seat:
        return "", where
    return "-of-another", where | {"rival": owner_of(entry.first)}


def went(entry: LogEntry) -> tuple[str, Args]:
    return with_cause(to(entry.first), entry.second)


def struck(entry: LogEntry) -> tuple[str, Args]:
    return "", at(entry.second) | {"card": card_name(entry.first)}


def placed(entry: LogEntry) -> tuple[str, Args]:
    return "", to(entry.second) | {"card": card_name(entry.first)}


def cancelled(entry: LogEntry) -> tuple[str, Args]:
    return "", {"card": card_name(entry.first), "friend": card_name(entry.second)}


def of_house(entry: LogEntry) -> tuple[str, Args]:
    return "", {"section": section_raised(entry.first), "house": house_word(entry.first)}


def built(entry: LogEntry) -> tuple[str, Args]:
    _, house = of_house(entry)
    return ("", house) if entry.second == 0 else ("-with-help", house | {"rival": entry.second - 1})


def gathered(entry: LogEntry) -> tuple[str, Args]:
    return "", goods(entry.first) | at(entry.second)


def drew(entry: LogEntry) -> tuple[str, Args]:
    return with_cause({"number": entry.first}, entry.second)


def of_fable_and_card(entry: LogEntry) -> tuple[str, Args]:
    return with_cause({"fable": fable_name(entry.first)}, entry.second)


def handed_card(entry: LogEntry) -> tuple[str, Args]:
    return "", {"fable": fable_name(entry.first), "rival": entry.second}


def friend_drawn(entry: LogEntry) -> tuple[str, Args]:
    return "" if entry.second == NO_CARD else "-from-pile", {"friend": friend_name(entry.first)}


def friend_came(entry: LogEntry) -> tuple[str, Args]:
    friend: Args = {"friend": friend_name(entry.first)}
    return ("", friend) if entry.second == entry.seat else ("-from-another", friend | {"rival": entry.second})


def of_row(entry: LogEntry) -> tuple[str, Args]:
    return "", {"cards": fables_said(cards_in_row(entry.first))}


def locked_cards(entry: LogEntry) -> tuple[str, Args]:
    return "", {"places": tuple(map(place_said, members(entry.first)))}


def actions_changed(entry: LogEntry) -> tuple[str, Args]:
    change = {"number": abs(entry.first), "change": "more" if entry.first > 0 else "fewer"}
    return with_cause(dict(change), entry.second)


def spun(entry: LogEntry) -> tuple[str, Args]:
    kind, number = entry.first, entry.second
    return "", {"kind": kind_said(kind), "number": number, "goods": amount_taken(kind, number)}


def left_play(entry: LogEntry) -> tuple[str, Args]:
    card: Args = {"card": fable_name(entry.first)}
    return ("", card) if entry.second == NOWHERE else ("-from", card | whence(entry.second))


DETAILS: Mapping[Fact, Callable[[LogEntry], tuple[str, Args]]] = {
    Fact.ROUND_BEGUN: lambda entry: ("", {"round": entry.first}),
    Fact.PRINCE_CAME: prince_came,
    Fact.GAINED: of_heap,
    Fact.LOST: of_heap,
    Fact.TOOK: of_stock,
    Fact.GAVE: gave,
    Fact.STOCKED: of_stock,
    Fact.STOCK_LOST: of_stock,
    Fact.STORED: of_plain_heap,
    Fact.RELEASED: of_plain_heap,
    Fact.SAID: lambda entry: ("", {"what": "with-others" if entry.first else "alone"}),
    Fact.NAMED: lambda entry: ("", place(entry.first)),
    Fact.DREAMED: lambda entry: ("", {"rival": entry.first}),
    Fact.LAID: lambda entry: ("", {"fable": ("no", "yes", "dream")[entry.first]}),
    Fact.PEEKED: peeked,
    Fact.TARGETED: of_rival_and_cause,
    Fact.SAW_GATHER: saw_gather,
    Fact.SAW_FABLE: saw_fable,
    Fact.FABLE_REVEALED: of_card,
    Fact.PLACED: placed,
    Fact.NO_EFFECT: no_effect,
    Fact.RESOLVED: of_card,
    Fact.DECLINED: of_card,
    Fact.PARKED: of_card,
    Fact.CARDS_REDEALT: of_card,
    Fact.CARDS_SWAPPED: lambda entry: ("", {"rival": entry.first, "card": card_name(entry.second)}),
    Fact.CARD_KEPT_OR_CHANGED: of_card,
    Fact.NEW_GATHER_CARD: new_gather_card,
    Fact.GATHER_REVEALED: gather_revealed,
    Fact.SPARE_SHOWN: new_gather_card,
    Fact.WENT: went,
    Fact.STRUCK: struck,
    Fact.CANCELLED: cancelled,
    Fact.BLOWN: of_house,
    Fact.GATHERED: gathered,
    Fact.DREW: drew,
    Fact.DREW_CARD: lambda entry: ("", {"fable": fable_name(entry.first)}),
    Fact.TOOK_FABLE: of_fable_and_card,
    Fact.DISCARDED: of_fable_and_card,
    Fact.HANDED: of_rival_and_card,
    Fact.HANDED_CARD: handed_card,
    Fact.SHUFFLED: lambda entry: ("", {"deck": "friends" if entry.first else "fables"}),
    Fact.LOOKED: of_row,
    Fact.FLIPPED: of_row,
    Fact.PUT_BACK: lambda entry: ("", {"number": entry.first}),
    Fact.FRIEND_DRAWN: friend_drawn,
    Fact.FRIEND_CAME: friend_came,
    Fact.FRIEND_LEFT: of_friend,
    Fact.LOCKED_CARDS: locked_cards,
    Fact.ACTIONS_CHANGED: actions_changed,
    Fact.TURN_BEGUN: lambda entry: ("", {"number": entry.first}),
    Fact.BUILT: built,
    Fact.FIRST_BUILDER: lambda entry: ("", {"kind": kind_said(entry.first)}),
    Fact.SPUN: spun,
    Fact.LEFT_PLAY: left_play,
    Fact.USED: of_friend,
    Fact.STOPPED: lambda entry: ("", {"number": entry.first}),
}
"""What each fact tells beside the seat it is about, and what is put behind the id of its message."""
