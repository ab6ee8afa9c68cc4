"""Why something cannot be done in a Build turn, told by asking the rules."""

from __future__ import annotations

from fabletop.contract import Value
from fabletop.games.grimm.decks.names import friend_name
from fabletop.games.grimm.rules.build import cost, has_free_site, has_room, has_unfinished, houses_like, is_in_supply
from fabletop.games.grimm.rules.friends import FAIRY_GODMOTHER, RAPUNZEL, RUMPELSTILTSKIN
from fabletop.games.grimm.rules.moments import acts_specially, borrows
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import (
    DRAW_ACTION,
    FOUNDATION,
    HOUSES,
    KINDS,
    STOP_ACTION,
    STRAW,
    ActionKind,
)
from fabletop.games.grimm.rules.turns import MAY_STOP, is_spent
from fabletop.games.grimm.rules.words import corner_of, is_alone, kind_of, section_of
from fabletop.games.grimm.words.phrases import amount_said, goods_said, kind_said, section_raised, section_said
from fabletop.games.grimm.words.tried import Tried, Why, lacking, not_now, wrong_number
from fabletop.kernel.actions import action_of
from fabletop.kernel.bits import has

HELPS = (ActionKind.HELP_0, ActionKind.HELP_1, ActionKind.HELP_2, ActionKind.HELP_3)


def tried_in_turn(table: GrimmTable, seat: int) -> tuple[int, ...]:
    """What a player might want to do in a Build turn: every section that would come next, and the Friend's action."""
    corners = 2 if table.corners[seat] else 1
    houses = [house for house in range(HOUSES // 2 * corners) if would_come_next(table, seat, house)]
    friend = table.friend[seat]
    special = [action_of(ActionKind.USE, friend)] if acts_specially(friend) else []
    return (*(action_of(ActionKind.BUILD, house) for house in houses), *special)


def would_come_next(table: GrimmTable, seat: int, house: int) -> bool:
    is_new = section_of(house) == FOUNDATION and not has_unfinished(table, seat, kind_of(house))
    return is_new or has_room(table, seat, house)


def turn(tried: Tried) -> Why:
    if tried.action_kind == ActionKind.TURN and tried.thing != DRAW_ACTION and not is_spent(tried.table, tried.seat):
        return actions_left(tried)
    if tried.action_kind == ActionKind.PART:
        return part(tried)
    if tried.table.actions == 0:
        return "no-actions", {}
    if tried.action_kind == ActionKind.TURN and tried.thing == STOP_ACTION:
        return not_now(tried)
    if tried.action_kind == ActionKind.GAIN:
        return wrong_number(tried.thing, 1) or ("supply-short", {})
    if tried.action_kind == ActionKind.USE:
        return use(tried)
    return ("no-fables", {}) if tried.action_kind == ActionKind.TURN else build(tried)


def actions_left(tried: Tried) -> Why:
    """Where the turn may be ended before, that is a choice of its own."""
    word = "actions-stop" if tried.table.options.turn == MAY_STOP else "actions-left"
    return word, {"number": tried.table.actions}


def part(tried: Tried) -> Why:
    if tried.thing != tried.table.friend[tried.seat]:
        return "not-your-friend", {"friend": friend_name(tried.thing)}
    if tried.thing == FAIRY_GODMOTHER:
        return "two-fables", {}
    return "cannot-part", {"friend": friend_name(tried.thing)}


def use(tried: Tried) -> Why:
    friend: dict[str, Value] = {"friend": friend_name(tried.thing)}
    if tried.thing != tried.table.friend[tried.seat]:
        return "not-your-friend", friend
    if not (acts_specially(tried.thing) or borrows(tried.thing)):
        return "no-special", friend
    if has(tried.table.used, tried.thing):
        return "used", friend
    return idle_special(tried)


def idle_special(tried: Tried) -> Why:
    """A Special Action that is there but could do nothing."""
    if borrows(tried.thing):
        return "use-help", {}
    if tried.thing == RAPUNZEL:
        return ("nothing-stored", {}) if is_alone(tried.table, tried.seat) else ("not-alone", {})
    if tried.thing == RUMPELSTILTSKIN:
        has_straw = tried.table.goods[tried.seat * KINDS + STRAW] > 0
        return ("supply-short", {}) if has_straw else ("no-straw", {})
    return "no-fables", {}


def build(tried: Tried) -> Why:
    if tried.action_kind == ActionKind.BUILD:
        return not_buildable(tried, 0)
    helper = HELPS.index(tried.action_kind)
    return not_borrowing(tried, helper) or not_buildable(tried, int(helper != tried.seat))


def not_borrowing(tried: Tried, helper: int) -> Why | None:
    """Why nobody can help to pay."""
    table, friend = tried.table, tried.table.friend[tried.seat]
    if not borrows(friend):
        return "no-puss", {}
    if has(table.used, friend):
        return "used", {"friend": friend_name(friend)}
    if helper >= table.seats:
        return "no-seat", {"number": helper}
    kind = kind_of(tried.thing)
    if helper != tried.seat and table.goods[helper * KINDS + kind] == 0:
        return "helper-poor", {"rival": helper, "kind": kind_said(kind)}
    return None


def not_buildable(tried: Tried, help: int) -> Why:
    table, seat, house = tried.table, tried.seat, tried.thing
    if corner_of(house) and table.corners[seat] == 0:
        return "no-corner", {}
    if section_of(house) == FOUNDATION:
        if has_unfinished(table, seat, kind_of(house)):
            return "unfinished", {"kind": kind_said(kind_of(house))}
        if not has_free_site(table, seat, corner_of(house)):
            return "no-site", {}
    elif houses_like(table, seat, house - 1) == 0:
        return "nothing-below", {"section": section_raised(house - 1)}
    return too_dear(tried, help) if is_in_supply(table, house) else ("no-section", {"section": section_said(house)})


def too_dear(tried: Tried, help: int) -> Why:
    kind, price = kind_of(tried.thing), cost(tried.table, tried.seat, tried.thing)
    needed = tuple(price - help if kind == other else 0 for other in range(KINDS))
    missing = lacking(tried.table, tried.seat, needed)
    return "too-dear", {"price": amount_said(kind, price), "goods": goods_said(missing)}
