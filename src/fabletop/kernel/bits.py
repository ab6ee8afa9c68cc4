"""Sets of small numbers as bits of one integer."""

from __future__ import annotations

from fabletop.kernel.rule import rule

# The first three have a second body, one machine instruction each, in `compiled.py`.


def popcount(bits: int) -> int:
    """How many members a set has."""
    return bits.bit_count()


def lowest(bits: int) -> int:
    """The smallest member of a set that is not empty."""
    return (bits ^ (bits - 1)).bit_length() - 1


def highest(bits: int) -> int:
    """The greatest member of a set that is not empty."""
    return bits.bit_length() - 1


@rule
def bit(member: int) -> int:
    """The set of one member."""
    return 1 << member


@rule
def has(bits: int, member: int) -> bool:
    return (bits >> member) & 1 == 1


@rule
def without_lowest(bits: int) -> int:
    return bits & (bits - 1)


@rule
def nth(bits: int, index: int) -> int:
    """The member with this many smaller ones in the set."""
    for _ in range(index):
        bits &= bits - 1
    return lowest(bits)
