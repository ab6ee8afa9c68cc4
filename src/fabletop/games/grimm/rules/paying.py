"""Resources that players choose because a card says so: from the Supply, to it, to and from each other."""

from __future__ import annotations

from fabletop.games.grimm.rules.asking import allows, answers, ask_how_many
from fabletop.games.grimm.rules.goods import bundles_in, give, goods_of, heap_of_bundle, lose, supply_of, total_of
from fabletop.games.grimm.rules.moments import do_job, each, goods_come
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import (
    ASK_GAIN,
    ASK_GIVE,
    ASK_PAY,
    ASK_ROB,
    GAIN,
    GIVE,
    JOB_EACH,
    JOB_GAIN,
    PAY,
    TAKE,
)
from fabletop.games.grimm.rules.words import is_single
from fabletop.kernel.bits import lowest
from fabletop.kernel.dispatch import at
from fabletop.kernel.log import Log
from fabletop.kernel.rule import called_rule, rule


@at(do_job, JOB_EACH)
@rule
def concern(table: GrimmTable, log: Log | None, seat: int, card: int, owner: int) -> None:
    """A card of one player concerns this one."""
    each(table, log, seat, card, owner)


# From the Supply.


@at(do_job, JOB_GAIN)
@called_rule
def ask_to_gain(table: GrimmTable, log: Log | None, seat: int, card: int, count: int) -> None:
    """So many resources of choice from the Supply, as far as it goes."""
    there = min(count, total_of(supply_of(table)))
    bundles = bundles_in(supply_of(table), there)
    if there == 0:
        return
    if is_single(bundles):
        goods_come(table, log, seat, heap_of_bundle(lowest(bundles)), card)
    else:
        ask_how_many(table, ASK_GAIN, seat, card, there)


@allows(ASK_GAIN, GAIN)
@rule
def bundles_of_supply(table: GrimmTable, number: int) -> int:
    return bundles_in(supply_of(table), number)


@answers(ASK_GAIN)
@rule
def gained(table: GrimmTable, log: Log | None, seat: int, card: int, bundle: int) -> None:
    goods_come(table, log, seat, heap_of_bundle(bundle), card)


# To the Supply.


@allows(ASK_PAY, PAY)
@allows(ASK_GIVE, GIVE)
@rule
def bundles_of_own(table: GrimmTable, seat: int, number: int) -> int:
    return bundles_in(goods_of(table, seat), number)


@answers(ASK_PAY)
@rule
def paid(table: GrimmTable, log: Log | None, seat: int, card: int, bundle: int) -> None:
    lose(table, log, seat, heap_of_bundle(bundle), card)


# To and from each other.


@answers(ASK_GIVE)
@rule
def given(table: GrimmTable, log: Log | None, seat: int, card: int, rival: int, bundle: int) -> None:
    give(table, log, seat, rival, heap_of_bundle(bundle), card)


@allows(ASK_ROB, TAKE)
@rule
def bundles_of_rival(table: GrimmTable, rival: int, number: int) -> int:
    return bundles_in(goods_of(table, rival), number)


@answers(ASK_ROB)
@rule
def robbed(table: GrimmTable, log: Log | None, seat: int, card: int, rival: int, bundle: int) -> None:
    give(table, log, rival, seat, heap_of_bundle(bundle), card)
