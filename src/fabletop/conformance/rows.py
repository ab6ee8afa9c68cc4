"""Rows that take no negative index: compiled code would read and write in front of them."""

from __future__ import annotations

from typing import Any, SupportsIndex

from fabletop.kernel.record import Record


class CountedFromTheEnd(Exception):
    """A rule used a negative index."""


class Row(list[Any]):
    """A list whose places are counted from the front alone."""

    def __getitem__(self, index: SupportsIndex | slice) -> Any:
        refuse_negative(index)
        return super().__getitem__(index)

    def __setitem__(self, index: SupportsIndex | slice, value: Any) -> None:
        refuse_negative(index)
        super().__setitem__(index, value)


def refuse_negative(index: SupportsIndex | slice) -> None:
    if not isinstance(index, slice) and index.__index__() < 0:
        raise CountedFromTheEnd(f"a rule used the index {index}")


def with_strict_rows(record: Any) -> Any:
    """The record itself, in which every list is a ``Row`` from now on."""
    for field in type(record).fields:
        value = getattr(record, field.name)
        if isinstance(value, Record):
            with_strict_rows(value)
        elif isinstance(value, list):
            items = [with_strict_rows(item) for item in value] if field.nested else value
            setattr(record, field.name, Row(items))
    return record
