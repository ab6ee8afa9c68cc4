"""Resources: gained from the Supply, given, taken from Locations, returned (docs/rules/grimm-forest: grimm.setup)."""

from __future__ import annotations

from fabletop.games.grimm.rules.facts import FACT_GAINED, FACT_GAVE, FACT_LOST, FACT_STOCK_LOST, FACT_STOCKED, FACT_TOOK
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import HEAP_BITS, KINDS
from fabletop.games.grimm.rules.words import bundle_of, heap_of, heap_of_one, in_bundle
from fabletop.kernel.bits import bit
from fabletop.kernel.log import Log, note
from fabletop.kernel.rule import called_rule, rule

ONE_OF_EACH = 1 | 1 << HEAP_BITS | 1 << 2 * HEAP_BITS
"""A heap of one resource of each kind."""


@rule
def in_heap(heap: int, kind: int) -> int:
    return heap >> HEAP_BITS * kind & (1 << HEAP_BITS) - 1


@rule
def heap_of_bundle(bundle: int) -> int:
    return heap_of(in_bundle(bundle, 0), in_bundle(bundle, 1), in_bundle(bundle, 2))


@rule
def goods_of(table: GrimmTable, seat: int) -> int:
    """Everything on a player's board, as a heap."""
    first = seat * KINDS
    return heap_of(table.goods[first], table.goods[first + 1], table.goods[first + 2])


@rule
def stock_of(table: GrimmTable, location: int) -> int:
    """Everything on a Location, as a heap."""
    first = location * KINDS
    return heap_of(table.stock[first], table.stock[first + 1], table.stock[first + 2])


@rule
def total_of(heap: int) -> int:
    return in_heap(heap, 0) + in_heap(heap, 1) + in_heap(heap, 2)


@rule
def kinds_in(heap: int) -> int:
    """The set of resources of which a heap has any."""
    kinds = 0
    for kind in range(KINDS):
        if in_heap(heap, kind) > 0:
            kinds |= bit(kind)
    return kinds


@called_rule
def from_supply(table: GrimmTable, heap: int) -> int:
    """Take a heap from the Supply, as far as it goes; gives what there was."""
    got = 0
    for kind in range(KINDS):
        count = min(in_heap(heap, kind), table.supply[kind])
        table.supply[kind] -= count
        got |= heap_of_one(kind, count)
    return got


@called_rule
def to_supply(table: GrimmTable, heap: int) -> None:
    for kind in range(KINDS):
        table.supply[kind] += in_heap(heap, kind)


@called_rule
def add_goods(table: GrimmTable, seat: int, heap: int) -> None:
    for kind in range(KINDS):
        table.goods[seat * KINDS + kind] += in_heap(heap, kind)


@called_rule
def remove_goods(table: GrimmTable, seat: int, heap: int) -> None:
    for kind in range(KINDS):
        table.goods[seat * KINDS + kind] -= in_heap(heap, kind)


@called_rule
def add_stock(table: GrimmTable, location: int, heap: int) -> None:
    for kind in range(KINDS):
        table.stock[location * KINDS + kind] += in_heap(heap, kind)


@called_rule
def remove_stock(table: GrimmTable, location: int, heap: int) -> None:
    for kind in range(KINDS):
        table.stock[location * KINDS + kind] -= in_heap(heap, kind)


@called_rule
def gain(table: GrimmTable, log: Log | None, seat: int, heap: int, card: int) -> None:
    """A player gains resources: from the Supply, as far as it goes."""
    got = from_supply(table, heap)
    if got != 0:
        add_goods(table, seat, got)
        note(log, FACT_GAINED, seat, got, card)


@called_rule
def lose(table: GrimmTable, log: Log | None, seat: int, heap: int, card: int) -> None:
    """A player discards resources that are there to the Supply."""
    if heap != 0:
        remove_goods(table, seat, heap)
        to_supply(table, heap)
        note(log, FACT_LOST, seat, heap, card)


@called_rule
def give(table: GrimmTable, log: Log | None, giver: int, taker: int, heap: int, card: int) -> None:
    """Resources go from one board to another."""
    if heap != 0:
        remove_goods(table, giver, heap)
        add_goods(table, taker, heap)
        note(log, FACT_GAVE, giver, heap, taker + 4 * card)


@called_rule
def take(table: GrimmTable, log: Log | None, seat: int, location: int, heap: int, card: int) -> None:
    """A player takes resources from a Location because a card says so; they are not gathered."""
    if heap != 0:
        remove_stock(table, location, heap)
        add_goods(table, seat, heap)
        note(log, FACT_TOOK, seat, heap, location + 4 * card)


@called_rule
def put_on_location(table: GrimmTable, log: Log | None, seat: int, location: int, heap: int, card: int) -> None:
    """Resources come from the Supply to a Location."""
    got = from_supply(table, heap)
    if got != 0:
        add_stock(table, location, got)
        note(log, FACT_STOCKED, seat, got, location + 4 * card)


@called_rule
def lose_stock(table: GrimmTable, log: Log | None, seat: int, location: int, heap: int, card: int) -> None:
    """Resources of a Location go to the Supply."""
    if heap != 0:
        remove_stock(table, location, heap)
        to_supply(table, heap)
        note(log, FACT_STOCK_LOST, seat, heap, location + 4 * card)


@called_rule
def bundles_in(heap: int, count: int) -> int:
    """All bundles of exactly so many resources, at most three, that a heap allows, as a set."""
    bundles = 0
    for straw in range(min(count, in_heap(heap, 0)) + 1):
        for wood in range(min(count - straw, in_heap(heap, 1)) + 1):
            brick = count - straw - wood
            if brick <= in_heap(heap, 2):
                bundles |= bit(bundle_of(straw, wood, brick))
    return bundles


@called_rule
def bundles_of_one_kind(heap: int, count: int) -> int:
    """All bundles of so many resources of one kind, or as many as a heap has of it, as a set."""
    bundles = 0
    for kind in range(KINDS):
        if in_heap(heap, kind) > 0:
            bundles |= bit(min(count, in_heap(heap, kind)) << 2 * kind)
    return bundles


@rule
def bundles_of_one(heap: int) -> int:
    """All bundles of a single resource that a heap allows, as a set."""
    bundles = 0
    for kind in range(KINDS):
        bundles |= int(in_heap(heap, kind) > 0) << (1 << 2 * kind)
    return bundles


@rule
def smaller_heap(one: int, other: int) -> int:
    """Of each resource the smaller number."""
    heap = 0
    for kind in range(KINDS):
        heap |= heap_of_one(kind, min(in_heap(one, kind), in_heap(other, kind)))
    return heap


@rule
def supply_of(table: GrimmTable) -> int:
    """The Supply as a heap."""
    return heap_of(table.supply[0], table.supply[1], table.supply[2])
