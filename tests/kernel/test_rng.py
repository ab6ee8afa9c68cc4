"""The generator: ChaCha8 as published, unbiased draws, the same numbers everywhere."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from fabletop.bodies.compiler import compiled
from fabletop.contract import BadInput, read_seed
from fabletop.kernel.record import as_array
from fabletop.kernel.rng import (
    PLAYOUT_DOMAIN,
    TABLE_DOMAIN,
    PlayoutRng,
    Rng,
    Seed,
    below,
    below_wide,
    half_word,
    make_block,
    make_block_by_words,
    playout_below,
    start,
    start_playout_rng,
)

CHACHA8_ZERO_KEY = (
    "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
    "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
)


def started(text: str = "tests", domain: int = TABLE_DOMAIN) -> Rng:
    rng = Rng()
    start(rng, read_seed(text), domain)
    return rng


def block_bytes(rng: Rng) -> str:
    return b"".join(half.to_bytes(2, "little") for half in rng.block).hex()


def test_the_first_block_of_the_zero_key_is_the_published_one() -> None:
    rng = Rng()
    start(rng, Seed(), TABLE_DOMAIN)
    assert block_bytes(rng) == CHACHA8_ZERO_KEY


def test_both_bodies_of_the_generator_give_the_same_blocks() -> None:
    ours, by_words = started("tests#123456789012345678"), started("tests#123456789012345678")
    for _ in range(20):
        make_block(ours)
        make_block_by_words(by_words)
        assert ours.pack() == by_words.pack()


def test_compiled_and_interpreted_streams_are_the_same() -> None:
    def fill(rngs, seeds, out):  # type: ignore[no-untyped-def]
        start(rngs[0], seeds[0], 0)
        for index in range(len(out)):
            out[index] = below(rngs[0], index % 100 + 1)

    out, rngs = np.zeros(2000, np.int64), np.zeros(1, Rng.dtype)
    seed = read_seed("tests#123456789012345")
    compiled(fill)(rngs, as_array(seed), out)
    rng = Rng()
    start(rng, seed, TABLE_DOMAIN)
    assert [below(rng, index % 100 + 1) for index in range(2000)] == list(out)
    assert rng.pack() == rngs.tobytes()


def test_streams_domains_and_seeds_give_other_numbers() -> None:
    first = [[half_word(rng) for _ in range(8)] for rng in (started("a#0"), started("a#1"), started("b#0"))]
    first.append([half_word(rng) for rng in [started("a#0", PLAYOUT_DOMAIN)] for _ in range(8)])
    assert len({tuple(numbers) for numbers in first}) == 4


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 33])
def test_bounded_draws_are_even(limit: int) -> None:
    rng, draws = started(), 20_000
    counts = Counter(below(rng, limit) for _ in range(draws))
    assert set(counts) == set(range(limit))
    expected = draws / limit
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < limit - 1 + 5 * (2 * limit) ** 0.5


def test_a_biased_half_word_is_thrown_away() -> None:
    """65,536 is 1 more than a multiple of 3, so the half-word 0 would give 0 once too often."""
    rng = started()
    rng.used, rng.block[:2] = 0, [0, 0x8000]
    assert below(rng, 3) == 1
    assert rng.used == 2


def test_wide_draws_reach_past_a_half_word() -> None:
    rng = started()
    numbers = [below_wide(rng, 92_378) for _ in range(2000)]
    assert min(numbers) >= 0
    assert 80_000 < max(numbers) < 92_378


def test_playouts_start_from_their_own_domain_and_stay_in_bounds() -> None:
    playout_rng, borrowed = PlayoutRng(), Rng()
    start_playout_rng(playout_rng, borrowed, read_seed("tests"))
    assert borrowed.domain == PLAYOUT_DOMAIN
    counts = Counter(playout_below(playout_rng, 5) for _ in range(10_000))
    assert set(counts) == set(range(5))
    assert max(counts.values()) < 2300


def test_a_seed_is_any_text_and_after_the_mark_a_number() -> None:
    assert read_seed("tulip").pack() == read_seed("tulip#0").pack()
    assert read_seed("tulip#7").stream == 7
    assert read_seed("a#b#7").key == read_seed("a#b#8").key


@pytest.mark.parametrize("text", ["", "#3", " x", "x#", "x#-1", "x#1000000000000000001", "x\n", "y" * 201])
def test_a_seed_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(BadInput):
        read_seed(text)
