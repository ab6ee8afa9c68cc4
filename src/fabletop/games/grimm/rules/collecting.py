"""Collecting: equal shares, leftovers, the draft at the Market (docs/rules/grimm-forest: grimm.collect)."""

from __future__ import annotations

from fabletop.games.grimm.rules.asking import allows, answers, ask_how_many
from fabletop.games.grimm.rules.facts import FACT_GATHERED
from fabletop.games.grimm.rules.goods import (
    add_goods,
    bundles_in,
    heap_of_bundle,
    in_heap,
    kinds_in,
    remove_stock,
    stock_of,
    take,
    total_of,
)
from fabletop.games.grimm.rules.moments import do_job, friend_collects, next_turn_collects
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import ASK_TAKE, JOB_DRAFT, KINDS, MARKET, NO_CARD, NOBODY, TAKE
from fabletop.games.grimm.rules.words import (
    add_job,
    add_jobs_in_turn,
    heap_of_one,
    in_turn,
    is_single,
    locations,
    pigs_at,
)
from fabletop.kernel.bits import lowest, popcount
from fabletop.kernel.dispatch import at
from fabletop.kernel.log import Log, note
from fabletop.kernel.rule import called_rule, rule


@called_rule
def gather(table: GrimmTable, log: Log | None, seat: int, location: int, heap: int) -> None:
    """A player collects resources from a Location; these alone are gathered."""
    if heap != 0:
        remove_stock(table, location, heap)
        add_goods(table, seat, heap)
        for kind in range(KINDS):
            table.gathered[seat * KINDS + kind] += in_heap(heap, kind)
        note(log, FACT_GATHERED, seat, heap, location)


@called_rule
def collect(table: GrimmTable, log: Log | None) -> None:
    """One pig takes all; several take equal shares, and what is left over stays."""
    for location in range(locations(table)):
        pigs = pigs_at(table, location)
        if is_single(pigs):
            gather(table, log, lowest(pigs), location, stock_of(table, location))
        elif pigs != 0:
            share_out(table, log, location, pigs)


@rule
def share_out(table: GrimmTable, log: Log | None, location: int, pigs: int) -> None:
    """At the Market the share is drafted, one resource at a time in turn order."""
    share = total_of(stock_of(table, location)) // popcount(pigs)
    if location == MARKET:
        table.drafts = share
        add_job(table, JOB_DRAFT, NOBODY, NO_CARD, 0)
        return
    for index in range(table.seats):
        seat = in_turn(table, index)
        if pigs >> seat & 1 == 1:
            gather(table, log, seat, location, heap_of_one(location, share))


@at(do_job, JOB_DRAFT)
@called_rule
def draft(table: GrimmTable, log: Log | None, seat: int) -> None:
    """Nobody's turn to draft means that the next round of the draft begins."""
    if seat != NOBODY:
        draft_one(table, log, seat)
    elif table.drafts > 0:
        table.drafts -= 1
        add_job(table, JOB_DRAFT, NOBODY, NO_CARD, 0)
        add_jobs_in_turn(table, JOB_DRAFT, pigs_at(table, MARKET), NO_CARD, 0)


@rule
def draft_one(table: GrimmTable, log: Log | None, seat: int) -> None:
    """The next player at the Market takes a resource."""
    kinds = kinds_in(stock_of(table, MARKET))
    if is_single(kinds):
        gather(table, log, seat, MARKET, heap_of_one(lowest(kinds), 1))
    else:
        ask_how_many(table, ASK_TAKE, seat, NO_CARD, 1)


@called_rule
def after_collect(table: GrimmTable, log: Log | None) -> None:
    """Hired Help doubles what was gathered; Ali Baba gives back what he must."""
    for index in range(table.seats):
        seat = in_turn(table, index)
        next_turn_collects(table, log, seat, table.matured[seat])
    for index in range(table.seats):
        seat = in_turn(table, index)
        friend_collects(table, log, seat, table.friend[seat])


@allows(ASK_TAKE, TAKE)
@called_rule
def choices_at_market(table: GrimmTable, number: int) -> int:
    """Bundles of so many resources of the Market."""
    return bundles_in(stock_of(table, MARKET), min(number, total_of(stock_of(table, MARKET))))


@answers(ASK_TAKE, NO_CARD)
@rule
def drafted(table: GrimmTable, log: Log | None, seat: int, bundle: int) -> None:
    """A player took a resource in the draft."""
    gather(table, log, seat, MARKET, heap_of_bundle(bundle))


@answers(ASK_TAKE)
@rule
def took_at_market(table: GrimmTable, log: Log | None, seat: int, card: int, bundle: int) -> None:
    """A player took resources there because a card said so."""
    take(table, log, seat, MARKET, heap_of_bundle(bundle), card)
