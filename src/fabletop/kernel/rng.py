"""Chance: ChaCha8 deals the tables; a small quick generator plays the random players."""

from __future__ import annotations

from struct import Struct
from typing import Annotated

from fabletop.kernel.record import HalfWord, Long, Middle, Record, Tiny, Word
from fabletop.kernel.rule import called_rule, rule

MASK = 0xFFFFFFFF
HALF = 0xFFFF
HALVES_IN_BLOCK = 32

TABLE_DOMAIN = 0
"""Streams that deal tables."""
PLAYOUT_DOMAIN = 1
"""Streams that start the generators of playouts, so that no player can foresee a deal."""


class Seed(Record):
    """Where a game's chance begins: a secret of 256 bits and the number of the game under that secret."""

    key: Annotated[list[int], Word, 8]
    stream: Long


class Rng(Record):
    """A ChaCha8 stream, and the block of it that is being used up."""

    key: Annotated[list[int], Word, 8]
    stream: Long
    block: Annotated[list[int], HalfWord, HALVES_IN_BLOCK]
    counter: Middle
    """Blocks made so far."""
    used: Tiny
    """Half-words of the block already given out."""
    domain: Tiny


class PlayoutRng(Record):
    """A quick generator for choices that need not be secret. It never deals a table."""

    state: Long


# ChaCha with 8 rounds has two bodies: Python adds and turns four words of 32 bits at once in one long integer, each in
# a lane of 64 bits, a machine takes them word by word. `compiled.py` puts the second in the place of the first; tests
# compare both with each other and with the published stream.

LANES = MASK | MASK << 64 | MASK << 128 | MASK << 192
SIGMA = 0x61707865 | 0x3320646E << 64 | 0x79622D32 << 128 | 0x6B206574 << 192
WORDS_IN_LANES, HALVES_IN_LANES = Struct("<" + "I4x" * 12), Struct("<" + "HH4x" * 16)
DIAGONALS = ((64, 192), (192, 64)) * 4
"""How far the lanes go round after each of the eight rounds: to the diagonals and back."""


def make_block(rng: Rng) -> None:
    """The next 64 bytes of the stream: key, block counter, domain and stream number as RFC 8439 lays them out."""
    packed = WORDS_IN_LANES.pack(*rng.key, rng.counter, rng.domain, rng.stream & MASK, rng.stream >> 32)
    start = int.from_bytes(packed, "little")
    a = SIGMA
    b = first_half = start & LANES
    c = second_half = start >> 256 & LANES
    d = count = start >> 512
    for near, far in DIAGONALS:
        a = (a + b) & LANES
        d ^= a
        d = (d << 16 | d >> 16) & LANES
        c = (c + d) & LANES
        b ^= c
        b = (b << 12 | b >> 20) & LANES
        a = (a + b) & LANES
        d ^= a
        d = (d << 8 | d >> 24) & LANES
        c = (c + d) & LANES
        b ^= c
        b = (b << 7 | b >> 25) & LANES
        b, c, d = b >> near | b << far, c >> 128 | c << 128, d >> far | d << near  # what is left over is masked next
    rows = (a + SIGMA, (b & LANES) + first_half, (c & LANES) + second_half, (d & LANES) + count)
    rng.block = list(HALVES_IN_LANES.unpack(b"".join([row.to_bytes(32, "little") for row in rows])))
    rng.counter += 1
    rng.used = 0


@rule
def quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """The quarter round of ChaCha."""
    a = (a + b) & MASK
    d ^= a
    d = (d << 16 | d >> 16) & MASK
    c = (c + d) & MASK
    b ^= c
    b = (b << 12 | b >> 20) & MASK
    a = (a + b) & MASK
    d ^= a
    d = (d << 8 | d >> 24) & MASK
    c = (c + d) & MASK
    b ^= c
    b = (b << 7 | b >> 25) & MASK
    return a, b, c, d


@rule
def put_word(out: list[int], index: int, word: int) -> None:
    """Write a word as two halves."""
    out[2 * index] = word & HALF
    out[2 * index + 1] = (word >> 16) & HALF


@called_rule
def make_block_by_words(rng: Rng) -> None:
    """The body of ``make_block`` for machines with 32-bit words."""
    key, out = rng.key, rng.block
    a0, a1, a2, a3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    b0, b1, b2, b3 = key[0] & MASK, key[1] & MASK, key[2] & MASK, key[3] & MASK
    c0, c1, c2, c3 = key[4] & MASK, key[5] & MASK, key[6] & MASK, key[7] & MASK
    d0, d1 = rng.counter & MASK, rng.domain & MASK
    d2, d3 = rng.stream & MASK, (rng.stream >> 32) & MASK
    for _ in range(4):
        a0, b0, c0, d0 = quarter_round(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter_round(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter_round(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter_round(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter_round(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter_round(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter_round(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter_round(a3, b0, c1, d2)
    put_word(out, 0, a0 + 0x61707865)
    put_word(out, 1, a1 + 0x3320646E)
    put_word(out, 2, a2 + 0x79622D32)
    put_word(out, 3, a3 + 0x6B206574)
    put_word(out, 4, b0 + (key[0] & MASK))
    put_word(out, 5, b1 + (key[1] & MASK))
    put_word(out, 6, b2 + (key[2] & MASK))
    put_word(out, 7, b3 + (key[3] & MASK))
    put_word(out, 8, c0 + (key[4] & MASK))
    put_word(out, 9, c1 + (key[5] & MASK))
    put_word(out, 10, c2 + (key[6] & MASK))
    put_word(out, 11, c3 + (key[7] & MASK))
    put_word(out, 12, d0 + rng.counter)
    put_word(out, 13, d1 + rng.domain)
    put_word(out, 14, d2 + rng.stream)
    put_word(out, 15, d3 + (rng.stream >> 32))
    rng.counter += 1
    rng.used = 0


@rule
def start(rng: Rng, seed: Seed, domain: int) -> None:
    """Begin the stream that a seed names; nothing is left of an earlier one."""
    for i in range(8):
        rng.key[i] = seed.key[i]
    rng.stream = seed.stream
    rng.domain = domain
    rng.counter = 0
    make_block(rng)


@rule
def half_word(rng: Rng) -> int:
    """The next 16 bits of the stream."""
    if rng.used == HALVES_IN_BLOCK:
        make_block(rng)
    half = rng.block[rng.used] & HALF
    rng.used += 1
    return half


@rule
def below(rng: Rng, limit: int) -> int:
    """A number from 0 to ``limit - 1``, each equally likely (limit at most 65,536)."""
    if rng.used == HALVES_IN_BLOCK:  # as half_word does, without a call
        make_block(rng)
    product = (rng.block[rng.used] & HALF) * limit
    rng.used += 1
    if product & HALF < limit:
        product = drawn_evenly(rng, product, limit)
    return product >> 16


@rule
def drawn_evenly(rng: Rng, product: int, limit: int) -> int:
    """The draw, or another in place of one of the few that would make some numbers likelier than others."""
    biased = (HALF + 1) % limit
    while product & HALF < biased:
        product = half_word(rng) * limit
    return product


@rule
def shuffle(cards: list[int], first: int, end: int, rng: Rng) -> None:
    """Put the cards from ``first`` up to ``end`` into an order drawn evenly from all orders."""
    # Draws as in `below`, but without calls and with the generator at hand: every card that is dealt comes this way.
    block, used, before = rng.block, rng.used, first - 1
    for last in range(end - 1, first, -1):
        if used == HALVES_IN_BLOCK:
            make_block(rng)
            block, used = rng.block, 0
        limit = last - before
        product = block[used] * limit
        used += 1
        if product & HALF < limit:
            rng.used = used
            product = drawn_evenly(rng, product, limit)
            block, used = rng.block, rng.used
        other = first + (product >> 16)
        cards[last], cards[other] = cards[other], cards[last]
    rng.used = used


@rule
def below_wide(rng: Rng, limit: int) -> int:
    """The same for limits up to 2**31."""
    biased = (MASK + 1) % limit
    product = (half_word(rng) << 16 | half_word(rng)) * limit
    while product & MASK < biased:
        product = (half_word(rng) << 16 | half_word(rng)) * limit
    return product >> 32


@rule
def below_vast(rng: Rng, limit: int) -> int:
    """The same for limits up to 2**62."""
    mask = 1
    while mask < limit:
        mask <<= 1
    number = limit
    while number >= limit:
        number = half_word(rng) & 0x3FFF
        for _ in range(3):
            number = number << 16 | half_word(rng)
        number &= mask - 1
    return number


PLAYOUT_FACTOR = 3202034522624059733
PLAYOUT_STEP = 4354685564936845319
PLAYOUT_MASK = (1 << 63) - 1


@rule
def start_playout_rng(playout_rng: PlayoutRng, rng: Rng, seed: Seed) -> None:
    """Begin the playout generator of a game's random players; ``rng`` is only borrowed."""
    start(rng, seed, PLAYOUT_DOMAIN)
    state = 0
    for _ in range(3):
        state = state << 16 | half_word(rng)
    playout_rng.state = state


@rule
def playout_below(playout_rng: PlayoutRng, limit: int) -> int:
    """A number from 0 to ``limit - 1``, as good as even for the few choices a player has."""
    state = (playout_rng.state * PLAYOUT_FACTOR + PLAYOUT_STEP) & PLAYOUT_MASK
    playout_rng.state = state
    return ((state >> 31) * limit) >> 32
