"""The clause of docs/rules/grimm-forest that each event comes from: that of the card to blame, where there is one."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from fabletop.games.grimm.rules.facts import Fact
from fabletop.games.grimm.rules.terms import FRIEND_CARD, NO_CARD, PLACES
from fabletop.kernel.log import LogEntry

CLAUSES: Mapping[Fact, str] = {
    Fact.ROUND_BEGUN: "grimm.setup.8",
    Fact.PRINCE_CAME: "grimm.start.4",
    Fact.GAINED: "grimm.build.5",
    Fact.LOST: "grimm.cards.15",
    Fact.TOOK: "grimm.collect.4",
    Fact.GAVE: "grimm.cards.15",
    Fact.STOCKED: "grimm.finish.9",
    Fact.STOCK_LOST: "grimm.cards.15",
    Fact.STORED: "grimm.friend.16",
    Fact.RELEASED: "grimm.friend.16",
    Fact.SAID: "grimm.friend.1",
    Fact.NAMED: "grimm.friend.14",
    Fact.DREAMED: "grimm.friend.21",
    Fact.CHOSEN: "grimm.commit.1",
    Fact.LAID: "grimm.commit.2",
    Fact.PEEKED: "grimm.secret.4",
    Fact.SAW_GATHER: "grimm.secret.4",
    Fact.SAW_FABLE: "grimm.secret.4",
    Fact.FABLE_REVEALED: "grimm.reveal.1",
    Fact.PLACED: "grimm.reveal.3",
    Fact.NO_EFFECT: "grimm.reveal.8",
    Fact.PARKED: "grimm.reveal.7",
    Fact.CARDS_REDEALT: "grimm.commit.3",
    Fact.CARDS_SWAPPED: "grimm.commit.3",
    Fact.CARD_KEPT_OR_CHANGED: "grimm.secret.13",
    Fact.NEW_GATHER_CARD: "grimm.commit.3",
    Fact.GATHER_REVEALED: "grimm.move.1",
    Fact.SPARE_SHOWN: "grimm.move.2",
    Fact.WENT: "grimm.move.3",
    Fact.STAYED_AWAY: "grimm.friend.7",
    Fact.STRUCK: "grimm.move.4",
    Fact.CANCELLED: "grimm.move.5",
    Fact.BLOWN: "grimm.fable.2",
    Fact.GATHERED: "grimm.collect.1",
    Fact.DREW: "grimm.build.4",
    Fact.DREW_CARD: "grimm.secret.2",
    Fact.TOOK_FABLE: "grimm.secret.10",
    Fact.DISCARDED: "grimm.cards.19",
    Fact.HANDED: "grimm.secret.10",
    Fact.HANDED_CARD: "grimm.secret.10",
    Fact.SHUFFLED: "grimm.ruling.99",
    Fact.LOOKED: "grimm.secret.7",
    Fact.FLIPPED: "grimm.friend.17",
    Fact.PUT_BACK: "grimm.friend.9",
    Fact.FRIEND_DRAWN: "grimm.build.16",
    Fact.FRIEND_CAME: "grimm.build.16",
    Fact.FRIEND_LEFT: "grimm.build.17",
    Fact.LOCKED: "grimm.friend.13",
    Fact.LOCKED_CARDS: "grimm.friend.13",
    Fact.UNLOCKED: "grimm.friend.13",
    Fact.ACTIONS_CHANGED: "grimm.build.2",
    Fact.TURN_BEGUN: "grimm.build.3",
    Fact.BUILT: "grimm.build.6",
    Fact.FIRST_BUILDER: "grimm.build.18",
    Fact.SPUN: "grimm.friend.19",
    Fact.CORNER_LAID: "grimm.fable.8",
    Fact.LEFT_PLAY: "grimm.gather.8",
    Fact.RESTOCKED: "grimm.finish.9",
    Fact.USED: "grimm.build.7",
    Fact.RESOLVED: "grimm.gather.1",
    Fact.TARGETED: "grimm.gather.1",
    Fact.DECLINED: "grimm.gather.1",
    Fact.ENDED: "grimm.finish.1",
    Fact.STOPPED: "grimm.ruling.134",
}


def first(entry: LogEntry) -> int:
    return entry.first


def second(entry: LogEntry) -> int:
    return entry.second


def beside_a_place(entry: LogEntry) -> int:
    return entry.second // PLACES


def friend(entry: LogEntry) -> int:
    return FRIEND_CARD + entry.first


TO_BLAME: Mapping[Fact, Callable[[LogEntry], int]] = {
    Fact.GAINED: second,
    Fact.LOST: second,
    Fact.TOOK: beside_a_place,
    Fact.GAVE: beside_a_place,
    Fact.STOCKED: beside_a_place,
    Fact.STOCK_LOST: beside_a_place,
    Fact.FABLE_REVEALED: first,
    Fact.PLACED: first,
    Fact.NO_EFFECT: first,
    Fact.PARKED: first,
    Fact.CARDS_REDEALT: first,
    Fact.CARDS_SWAPPED: second,
    Fact.CARD_KEPT_OR_CHANGED: first,
    Fact.NEW_GATHER_CARD: second,
    Fact.SPARE_SHOWN: second,
    Fact.WENT: second,
    Fact.STRUCK: first,
    Fact.CANCELLED: second,
    Fact.DREW: second,
    Fact.TOOK_FABLE: second,
    Fact.DISCARDED: second,
    Fact.HANDED: second,
    Fact.FRIEND_DRAWN: second,
    Fact.FRIEND_CAME: friend,
    Fact.ACTIONS_CHANGED: second,
    Fact.LEFT_PLAY: first,
    Fact.USED: friend,
    Fact.RESOLVED: first,
    Fact.TARGETED: second,
    Fact.DECLINED: first,
}
"""Where a fact tells of a card, which one it is."""


def clause_of(entry: LogEntry) -> str:
    fact = Fact(entry.fact)
    card = TO_BLAME[fact](entry) if fact in TO_BLAME else NO_CARD
    return CLAUSES[fact] if card == NO_CARD else clause_of_card(card)


def clause_of_card(card: int) -> str:
    return f"grimm.fable.{card}" if card <= FRIEND_CARD else f"grimm.friend.{card - FRIEND_CARD}"
