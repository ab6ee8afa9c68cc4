"""What an ONNX file tells and which numbers it stores, read without the package that writes such files.

Compiled code needs the weights, ONNX Runtime does not hand them out, and players should not have to install more. An
ONNX file is a message of Protocol Buffers; the numbers of its fields are those of onnx.proto.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

MODEL_GRAPH, MODEL_METADATA = 7, 14
GRAPH_INITIALIZER = 5
TENSOR_DIMENSION, TENSOR_KIND, TENSOR_NAME, TENSOR_NUMBERS = 1, 2, 8, 9
ENTRY_KEY, ENTRY_VALUE = 1, 2
KINDS = {1: np.float32, 10: np.float16}
VARINT, BYTES = 0, 2
FIXED = {1: 8, 5: 4}
NO_MESSAGE = "the end is missing, or this is no such file"


class BrokenFile(ValueError):
    """Bytes that are no message, or none that stores numbers as is expected."""


def told_and_stored(data: bytes) -> tuple[dict[str, str], dict[str, Any]]:
    """The metadata of a model, and its stored arrays by name."""
    told: dict[str, str] = {}
    stored: dict[str, Any] = {}
    for number, value in fields(memoryview(data)):
        if number == MODEL_METADATA:
            entry = dict(fields(value))
            told[text(entry.get(ENTRY_KEY, b""))] = text(entry.get(ENTRY_VALUE, b""))
        elif number == MODEL_GRAPH:
            stored |= dict(tensor(part) for field, part in fields(value) if field == GRAPH_INITIALIZER)
    return told, stored


def tensor(data: Any) -> tuple[str, Any]:
    found = list(fields(data))
    shape, rest = [value for number, value in found if number == TENSOR_DIMENSION], dict(found)
    kind = KINDS.get(rest.get(TENSOR_KIND, 0))
    if kind is None or TENSOR_NUMBERS not in rest:
        raise BrokenFile("numbers that are stored in an unexpected way")
    return text(rest.get(TENSOR_NAME, b"")), np.frombuffer(rest[TENSOR_NUMBERS], kind).reshape(shape)


def text(data: Any) -> str:
    return bytes(data).decode()


def fields(data: Any) -> Iterator[tuple[int, Any]]:
    """The fields of a message: their numbers, and whole numbers or bytes."""
    if not isinstance(data, memoryview):
        raise BrokenFile(NO_MESSAGE)
    value: Any
    place = 0
    while place < len(data):
        key, place = varint(data, place)
        number, wire = key >> 3, key & 7
        if wire == VARINT:
            value, place = varint(data, place)
        else:
            size, place = varint(data, place) if wire == BYTES else (FIXED.get(wire, len(data)), place)
            if place + size > len(data):
                raise BrokenFile(NO_MESSAGE)
            value, place = data[place : place + size], place + size
        yield number, value


def varint(data: memoryview, place: int) -> tuple[int, int]:
    """A whole number in groups of seven bits, the lowest first, and the place behind it."""
    found = shift = 0
    while place < len(data) and shift < 64:
        byte = data[place]
        found, place, shift = found | (byte & 127) << shift, place + 1, shift + 7
        if byte < 128:
            return found, place
    raise BrokenFile(NO_MESSAGE)
