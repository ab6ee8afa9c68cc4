"""Records: two bodies, the same bytes, no padding."""

from __future__ import annotations

from typing import Annotated

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.bodies.playout import Scratch
from fabletop.catalog import all_games
from fabletop.kernel.log import Log
from fabletop.kernel.record import Long, Middle, Record, RecordType, Small, Tiny, Word, as_array


class Inner(Record):
    small: Small
    tiny: Tiny


class Outer(Record):
    tiny: Tiny
    """Declared first, laid out last."""
    inner: Inner
    row: Annotated[list[Inner], Inner, 3]
    numbers: Annotated[list[int], Tiny, 5]
    middle: Middle
    word: Word
    long: Long


KINDS: list[RecordType] = [Outer, Log, Scratch, *(game.rules.table for game in all_games())]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_byte_belongs_to_a_field_and_every_field_is_aligned(kind: RecordType) -> None:
    dtype = kind.dtype
    assert dtype.fields is not None
    assert sum(field[0].itemsize for field in dtype.fields.values()) == dtype.itemsize == kind.size
    assert all(offset % sub.alignment == 0 for sub, offset in ((f[0], f[1]) for f in dtype.fields.values()))
    assert dtype.isalignedstruct


def filled(numbers: list[int]) -> Outer:
    outer = Outer()
    outer.tiny, outer.inner.tiny, outer.row[2].tiny, outer.numbers[4] = numbers[:4]
    outer.inner.small, outer.row[0].small = numbers[0] * 200, numbers[1] * 200
    outer.middle, outer.long, outer.word = numbers[2] << 20, numbers[3] << 50, (numbers[3] + 128) << 20
    return outer


bytes_like = st.lists(st.integers(-128, 127), min_size=4, max_size=4)


@given(bytes_like)
def test_the_plain_body_packs_to_the_bytes_of_the_numpy_body(numbers: list[int]) -> None:
    outer = filled(numbers)
    row = np.zeros(1, Outer.dtype)
    row[0]["tiny"], row[0]["middle"], row[0]["long"], row[0]["word"] = outer.tiny, outer.middle, outer.long, outer.word
    row[0]["inner"]["tiny"], row[0]["inner"]["small"] = outer.inner.tiny, outer.inner.small
    row[0]["row"][0]["small"], row[0]["row"][2]["tiny"] = outer.row[0].small, outer.row[2].tiny
    row[0]["numbers"][4] = outer.numbers[4]
    assert outer.pack() == row.tobytes() == as_array(outer).tobytes()


@given(bytes_like)
def test_a_packed_record_unpacks_to_the_same_values(numbers: list[int]) -> None:
    outer = filled(numbers)
    again = Outer.unpack(outer.pack())
    assert again.pack() == outer.pack()
    assert (again.row[2].tiny, again.numbers) == (outer.row[2].tiny, outer.numbers)


def test_a_copy_shares_nothing() -> None:
    outer = filled([1, 2, 3, 4])
    twin = outer.copy()
    twin.numbers[4], twin.inner.tiny, twin.row[2].tiny = 9, 9, 9
    assert (outer.numbers[4], outer.inner.tiny, outer.row[2].tiny) == (4, 2, 3)


def test_becoming_another_takes_over_values_and_shares_nothing() -> None:
    outer, other = Outer(), filled([1, 2, 3, 4])
    outer.become(other)
    assert outer.pack() == other.pack()
    outer.inner.tiny = 7
    assert other.inner.tiny == 2


def test_a_misspelt_field_is_an_error() -> None:
    with pytest.raises(AttributeError):
        Outer().tinny = 1  # type: ignore[attr-defined]


def test_a_number_too_wide_for_its_field_cannot_be_packed() -> None:
    outer = Outer()
    outer.tiny = 200
    with pytest.raises(Exception, match="-128 <= number <= 127"):
        outer.pack()
