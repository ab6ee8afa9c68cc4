"""What is read from ONNX files is what the package that writes them reads, whatever the bytes."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

from fabletop.catalog import GAMES
from fabletop.networks.reading import BrokenFile, told_and_stored
from fabletop.networks.shape import BrokenNetwork, read_network

NETWORKS = [game.network for game in GAMES if game.network]


@pytest.mark.parametrize("file", NETWORKS, ids=lambda path: path.parent.name)
def test_it_reads_what_onnx_reads(file: Path) -> None:
    model = onnx.load(file)
    told, stored = told_and_stored(file.read_bytes())
    assert told == {entry.key: entry.value for entry in model.metadata_props}
    arrays = {tensor.name: numpy_helper.to_array(tensor) for tensor in model.graph.initializer}
    assert sorted(stored) == sorted(arrays)
    for name, array in arrays.items():
        assert (stored[name].dtype, stored[name].shape) == (array.dtype, array.shape)
        assert np.array_equal(stored[name], array)


def test_numbers_that_are_stored_otherwise_are_refused() -> None:
    graph = helper.make_graph([], "other", [], [], [helper.make_tensor("weight", TensorProto.FLOAT, [1], [0.5])])
    with pytest.raises(BrokenFile, match="unexpected"):
        told_and_stored(helper.make_model(graph).SerializeToString())


def sound(*sizes: int) -> bytes:
    """A file as it should be, but of no network."""
    tensor = numpy_helper.from_array(np.zeros((2, 3), np.float16), "weight")
    tensor.dims[:] = sizes
    return bytes(helper.make_model(helper.make_graph([], "small", [], [], [tensor])).SerializeToString())


def test_damage_is_refused_whatever_bit_it_hits(tmp_path: Path) -> None:
    path, whole = tmp_path / "damaged.onnx", sound(2, 3)
    flipped = (flip(whole, place, bit) for place in range(len(whole)) for bit in range(8))
    for data in (*flipped, *(whole[:end] for end in range(len(whole))), sound(2, 4), sound(-1, 6)):
        path.write_bytes(data)
        with pytest.raises(BrokenNetwork):
            read_network(path)


def flip(data: bytes, place: int, bit: int) -> bytes:
    return data[:place] + bytes([data[place] ^ 1 << bit]) + data[place + 1 :]
