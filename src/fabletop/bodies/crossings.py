"""How a call from Python enters compiled code: rows cross, and the rule sees the record inside them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fabletop.kernel.bits import lowest
from fabletop.kernel.rule import rule
from fabletop.kernel.rules import KernelRules


def crossings(rules: KernelRules) -> dict[str, Callable[..., Any]]:
    """For each rule of the contract a function over rows of tables, ready to be compiled."""
    deal, act, resample = rules.deal, rules.act, rules.resample

    def deal_at(rows: Any, index: int, options: Any, seats: int, seeds: Any, logs: Any) -> None:
        deal(rows[index], options[0], seats, seeds[0], logs[0])

    def act_at(rows: Any, index: int, seat: int, action: int, logs: Any) -> None:
        act(rows[index], seat, action, logs[0])

    def deal_quietly(rows: Any, index: int, options: Any, seats: int, seeds: Any) -> None:
        deal(rows[index], options[0], seats, seeds[0], None)

    def act_quietly(rows: Any, index: int, seat: int, action: int) -> int:
        """Gives the set of those who are asked then."""
        act(rows[index], seat, action, None)
        return int(rows[index].to_act)

    def resample_at(rows: Any, index: int, seat: int, seeds: Any) -> None:
        resample(rows[index], seat, seeds[0])

    return {
        "deal": deal_at,
        "act": act_at,
        "resample": resample_at,
        "deal_quietly": deal_quietly,
        "act_quietly": act_quietly,
        "legal": _filling(rules.legal),
        "choices": _listing(rules.legal),
        "observe": _filling(rules.observe),
        "owes": _about_seat(rules.owes),
        "points": _about_seat(rules.points),
        "place": _about_seat(rules.place),
        "finished": _about_table(rules.finished),
        "invariant": _about_table(rules.invariant),
    }


def _filling(fill: Callable[..., None]) -> Callable[..., None]:
    def fill_at(rows: Any, index: int, seat: int, outs: Any) -> None:
        fill(rows[index], seat, outs[0])

    return fill_at


def _listing(legal: Callable[..., None]) -> Callable[..., int]:
    def list_at(rows: Any, index: int, seat: int, masks: Any, out: Any) -> int:
        legal(rows[index], seat, masks[0])
        return list_marked(masks, out)

    return list_at


def _about_seat(question: Callable[..., int]) -> Callable[..., int]:
    def ask_at(rows: Any, index: int, seat: int) -> int:
        return question(rows[index], seat)

    return ask_at


def _about_table(question: Callable[..., int]) -> Callable[..., int]:
    def ask_at(rows: Any, index: int) -> int:
        return question(rows[index])

    return ask_at


@rule
def list_marked(masks: Any, out: Any) -> int:
    """Write down the choices that a mask marks, in order; gives their number."""
    marked = 0
    for action_kind in range(masks.shape[1]):
        things = masks[0][action_kind]
        while things:
            out[marked] = action_kind * 64 + lowest(things)
            marked += 1
            things &= things - 1
    return marked


def spread_mask(masks: Any, out: Any) -> None:
    """A mask with a number for each choice, 1 if it is allowed, in the place of one with a bit for each.

    ``out`` is all 0 before: to look at every choice, of which few are allowed, would take as long as a step.
    """
    for action_kind in range(masks.shape[1]):
        things = masks[0][action_kind]
        while things:
            out[action_kind * 64 + lowest(things)] = 1
            things &= things - 1
