"""A choice that is not allowed, and small reasons that many questions share."""

from __future__ import annotations

from dataclasses import dataclass

from fabletop.contract import Value
from fabletop.games.grimm.rules.state import GrimmTable, Question
from fabletop.games.grimm.rules.terms import KINDS, ActionKind
from fabletop.games.grimm.rules.words import locations
from fabletop.games.grimm.words.notation import counts_of_bundle
from fabletop.games.grimm.words.phrases import goods_said

Why = tuple[str, dict[str, Value]]
"""The last part of a message id, and its arguments."""


@dataclass(frozen=True)
class Tried:
    """A choice that is not allowed, and the question that it should have answered."""

    table: GrimmTable
    seat: int
    asked: Question
    action_kind: ActionKind
    thing: int

    @property
    def card(self) -> int:
        """The card that asked."""
        return self.asked.card


def no_seat(tried: Tried, seat: int) -> Why | None:
    if seat >= tried.table.seats:
        return "no-seat", {"number": seat}
    return ("not-yourself", {}) if seat == tried.seat else None


def no_market(tried: Tried, place: int) -> Why | None:
    return ("no-market", {}) if place >= locations(tried.table) else None


def wrong_number(bundle: int, number: int) -> Why | None:
    return ("number", {"number": number}) if sum(counts_of_bundle(bundle)) != number else None


def not_owned(tried: Tried, needed: tuple[int, ...]) -> Why:
    """Resources that are missing on the own board."""
    missing = lacking(tried.table, tried.seat, needed)
    return "not-owned", {"goods": goods_said(missing)}


def lacking(table: GrimmTable, seat: int, needed: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(max(0, count - table.goods[seat * KINDS + kind]) for kind, count in enumerate(needed))


def not_now(tried: Tried) -> Why:
    return "not-now", {}
