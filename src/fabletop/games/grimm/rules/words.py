"""Small words that the rules are written with: numbers of cards and houses, turn order, who is where."""

from __future__ import annotations

from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import (
    BASIC_PLACES,
    BUNDLE,
    FRIEND_CARD,
    HEAP_BITS,
    KINDS,
    NOBODY,
    NOWHERE,
    PLACES,
    SECTIONS,
)
from fabletop.kernel.bits import bit, popcount
from fabletop.kernel.rule import rule


@rule
def gather_card(owner: int, location: int) -> int:
    return owner * PLACES + location


@rule
def owner_of(card: int) -> int:
    return card >> 2


@rule
def location_of(card: int) -> int:
    return card & PLACES - 1


@rule
def locations(table: GrimmTable) -> int:
    """How many Locations there are: the Market is for four players alone."""
    return PLACES if table.seats == PLACES else BASIC_PLACES


@rule
def house_of(corner: int, kind: int, section: int) -> int:
    """A house on an ordinary site (0) or on Cutting Corners (1), of a resource, with this section on top."""
    return (corner * KINDS + kind) * SECTIONS + section


@rule
def corner_of(house: int) -> int:
    return house // (KINDS * SECTIONS)


@rule
def kind_of(house: int) -> int:
    return house // SECTIONS % KINDS


@rule
def section_of(house: int) -> int:
    return house % SECTIONS


@rule
def bundle_of(straw: int, wood: int, brick: int) -> int:
    return straw + BUNDLE * wood + BUNDLE * BUNDLE * brick


@rule
def in_bundle(bundle: int, kind: int) -> int:
    """How many of a resource are in a bundle."""
    return bundle >> 2 * kind & BUNDLE - 1


@rule
def heap_of(straw: int, wood: int, brick: int) -> int:
    return straw | wood << HEAP_BITS | brick << 2 * HEAP_BITS


@rule
def heap_of_one(kind: int, count: int) -> int:
    return count << HEAP_BITS * kind


@rule
def friend_card(friend: int) -> int:
    """A Friend as a card of either deck."""
    return FRIEND_CARD + friend


@rule
def in_turn(table: GrimmTable, index: int) -> int:
    """The seat that comes so many places after the First Player: the order of owners at one moment (grimm.cards.12)."""
    seat = table.first + index
    return seat - table.seats if seat >= table.seats else seat


@rule
def holder_of(table: GrimmTable, friend: int) -> int:
    """Who has a Friend, or ``NOBODY``."""
    for seat in range(table.seats):
        if table.friend[seat] == friend:
            return seat
    return NOBODY


@rule
def total_goods(table: GrimmTable, seat: int) -> int:
    """All resources on a player's board."""
    return table.goods[seat * KINDS] + table.goods[seat * KINDS + 1] + table.goods[seat * KINDS + 2]


@rule
def pigs_at(table: GrimmTable, location: int) -> int:
    """The set of seats whose pig is at a Location."""
    seats = 0
    for seat in range(table.seats):
        if table.pigs[seat] == location:
            seats |= bit(seat)
    return seats


@rule
def everyone(table: GrimmTable) -> int:
    return bit(table.seats) - 1


@rule
def opponents(table: GrimmTable, seat: int) -> int:
    return everyone(table) & ~bit(seat)


@rule
def with_others_at(table: GrimmTable, seat: int) -> int:
    """The opponents at the seat's own Location; none for one who went nowhere."""
    return 0 if table.pigs[seat] == NOWHERE else pigs_at(table, table.pigs[seat]) & ~bit(seat)


@rule
def is_alone(table: GrimmTable, seat: int) -> bool:
    """Alone: somewhere, with no other pig. Neither a Monster nor Prince Regal spoils it."""
    return table.pigs[seat] != NOWHERE and with_others_at(table, seat) == 0


@rule
def is_with_others(table: GrimmTable, seat: int) -> bool:
    return with_others_at(table, seat) != 0


@rule
def is_single(members: int) -> bool:
    """Has a set exactly one member?"""
    return popcount(members) == 1


@rule
def add_job(table: GrimmTable, job: int, seat: int, card: int, other: int) -> None:
    """Put something on top of the agenda: it is done before what is there already."""
    task = table.agenda[table.jobs]
    task.job = job
    task.seat = seat
    task.card = card
    task.other = other
    table.jobs += 1


@rule
def add_jobs_in_turn(table: GrimmTable, job: int, seats: int, card: int, other: int) -> None:
    """The same job for each of a set of seats, in turn order."""
    for index in range(table.seats - 1, -1, -1):
        seat = in_turn(table, index)
        if seats >> seat & 1 == 1:
            add_job(table, job, seat, card, other)
