"""Sets of small numbers as bits of one integer."""

from __future__ import annotations

from fabletop.kernel.rule import rule

# The first three have a second body, one machine instruction each, in `compiled.py`, which gives `nth` one too.


def popcount(bits: int) -> int:
    """How many members a set has."""
    return bits.bit_count()


def lowest(bits: int) -> int:
    """The smallest member of a set that is not empty."""
    return (bits ^ (bits - 1)).bit_length() - 1


def highest(bits: int) -> int:
    """The greatest member of a set that is not empty."""
    return bits.bit_length() - 1


def nth(bits: int, index: int) -> int:
    """The member with this many smaller ones in the set."""
    while index:
        bits &= bits - 1
        index -= 1
    return (bits ^ (bits - 1)).bit_length() - 1  # as `lowest` does, without a call


@rule
def bit(member: int) -> int:
    """The set of one member."""
    return 1 << member


@rule
def has(bits: int, member: int) -> bool:
    """Is it a member of the set?"""
    return (bits >> member) & 1 == 1


@rule
def without_lowest(bits: int) -> int:
    """The set without its lowest member."""
    return bits & (bits - 1)


STEADY_STEPS = 4


@rule
def nth_steadily(bits: int, index: int) -> int:
    """The body of ``nth`` for machines: they guess when a loop ends, and a wrong guess is dearer than all the steps."""
    for step in range(STEADY_STEPS):
        if step < index:
            bits &= bits - 1
    while index > STEADY_STEPS:
        bits &= bits - 1
        index -= 1
    return lowest(bits)
