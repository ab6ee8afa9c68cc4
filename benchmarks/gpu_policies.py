"""A small network between two steps of a batch, in torch, CuPy and JAX; the arrays of the batch are not copied."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from fabletop.adapters.batch import Batch

HIDDEN = 256
NEVER = -1e9
Policy = tuple[Callable[[], None], bool]
"""A function that chooses and steps, and whether the library looks at the very memory of the batch."""


def address_of(array: Any) -> int:
    on_gpu = getattr(array, "__cuda_array_interface__", None)
    return int((on_gpu or array.__array_interface__)["data"][0])


def torch_policy(batch: Batch) -> Policy:
    torch = import_module("torch")
    device = "cuda" if batch.backend == "cuda" else "cpu"
    looked, allowed, actions = (
        torch.as_tensor(array, device=device) for array in (batch.observations, batch.allowed(), batch.actions)
    )
    network = torch.nn.Sequential(
        torch.nn.Linear(looked.shape[1], HIDDEN), torch.nn.ReLU(), torch.nn.Linear(HIDDEN, allowed.shape[1])
    ).to(device, torch.bfloat16)

    def decide() -> None:
        value = network(looked.to(torch.bfloat16)).float().masked_fill(allowed == 0, NEVER)
        value -= torch.log(-torch.log(torch.rand_like(value).clamp_(1e-9, 1 - 1e-7)))
        actions.copy_(value.argmax(-1))
        batch.step()

    return torch.no_grad()(decide), [looked.data_ptr(), actions.data_ptr()] == [
        address_of(batch.observations),
        address_of(batch.actions),
    ]


def cupy_policy(batch: Batch) -> Policy:
    if batch.backend != "cuda":
        raise ImportError
    cupy = import_module("cupy")
    looked, allowed, actions = map(cupy.asarray, (batch.observations, batch.allowed(), batch.actions))
    first = cupy.random.standard_normal((looked.shape[1], HIDDEN), dtype="float32") / 16
    second = cupy.random.standard_normal((HIDDEN, allowed.shape[1]), dtype="float32") / 16

    def decide() -> None:
        value = cupy.maximum(looked.astype("float32") @ first, 0) @ second
        value += cupy.random.gumbel(size=value.shape, dtype="float32")
        actions[:] = cupy.where(allowed, value, NEVER).argmax(-1)
        batch.step()

    return decide, [looked.data.ptr, actions.data.ptr] == [address_of(batch.observations), address_of(batch.actions)]


def jax_policy(batch: Batch) -> Policy:
    jax, numpy = import_module("jax"), import_module("jax.numpy")
    key, marks = jax.random.key(1), batch.allowed()
    first = jax.random.normal(key, (batch.observations.shape[1], HIDDEN)) / 16
    second = jax.random.normal(key, (HIDDEN, marks.shape[1])) / 16

    def taken(array: Any) -> Any:
        """The array as JAX's own, made anew each time: JAX takes it for granted that its arrays do not change."""
        if batch.backend == "cuda":
            return jax.dlpack.from_dlpack(import_module("cupy").asarray(array))
        return numpy.asarray(array)

    def choose(looked: Any, allowed: Any, key: Any) -> Any:
        value = numpy.maximum(looked.astype("float32") @ first, 0) @ second
        value += jax.random.gumbel(key, value.shape)
        return numpy.where(allowed, value, NEVER).argmax(-1).astype("int16")

    chosen_by, step = jax.jit(choose), 0

    def decide() -> None:
        nonlocal step
        step += 1
        batch.wait()
        chosen = chosen_by(taken(batch.observations), taken(marks), jax.random.fold_in(key, step))
        batch.step(chosen.block_until_ready())

    shared = taken(batch.observations).unsafe_buffer_pointer() == address_of(batch.observations)
    return decide, bool(shared)


LIBRARIES: dict[str, Callable[[Batch], Policy]] = {"torch": torch_policy, "cupy": cupy_policy, "jax": jax_policy}
