"""The server's end of a socket: one message on its way at a time, in order, and nobody waits for a slow client."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from fabletop.contract import Message
from fabletop.server.lines import MOST_WAITING, RESTART, TOO_SLOW, Line

pytestmark = pytest.mark.anyio


class SlowWire:
    """Takes a message at once, as Granian does, and is done with it when it is told so."""

    def __init__(self) -> None:
        self.taken: list[dict[str, Any]] = []
        self.arriving: list[asyncio.Future[None]] = []

    def send(self, message: dict[str, Any]) -> asyncio.Future[None]:
        self.taken.append(message)
        self.arriving.append(asyncio.get_running_loop().create_future())
        return self.arriving[-1]

    async def receive(self) -> Any:
        raise NotImplementedError

    def texts(self) -> list[str]:
        return [message["text"] for message in self.taken if "text" in message]


class CoroutineWire(SlowWire):
    """Takes a message when it is waited for, as frameworks do."""

    async def send(self, message: dict[str, Any]) -> None:  # type: ignore[override]
        await asyncio.sleep(0)
        self.taken.append(message)


async def pause() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_a_message_is_given_to_a_free_wire_at_once_and_the_next_ones_wait_in_order() -> None:
    wire = SlowWire()
    line = Line(wire, None, may_sit=False)
    writing = asyncio.create_task(line.write())
    await pause()
    for body in (b"one", b"two", b"three"):
        line.send(body)
    assert wire.texts() == ["one"]
    await pause()
    assert wire.texts() == ["one"]
    for count in (2, 3):
        wire.arriving[-1].set_result(None)
        await pause()
        assert len(wire.texts()) == count
    assert wire.texts() == ["one", "two", "three"]
    writing.cancel()


async def test_a_framework_gets_all_messages_in_order_too() -> None:
    wire = CoroutineWire()
    line = Line(wire, None, may_sit=False)
    bodies = [str(number) for number in range(30)]
    writing = asyncio.create_task(line.write())
    for number, body in enumerate(bodies):
        line.send(body.encode())
        if number % 7 == 0:
            await pause()
    line.close(RESTART, Message("bye-restart"))
    await writing
    assert wire.texts()[:-1] == bodies
    assert msgspec.json.decode(wire.texts()[-1])["do"] == "bye"


async def test_the_writer_ends_when_the_last_message_has_arrived() -> None:
    wire = SlowWire()
    line = Line(wire, None, may_sit=False)
    writing = asyncio.create_task(line.write())
    line.close(RESTART, Message("bye-restart"))
    await pause()
    assert not writing.done()
    wire.arriving[0].set_result(None)
    await writing


async def test_a_client_that_does_not_listen_is_cut_off() -> None:
    line = Line(SlowWire(), None, may_sit=False)
    for _ in range(MOST_WAITING + 1):
        line.send(b"x")
    codes = [line.code]
    line.send(b"x")
    codes.append(line.code)
    assert codes == [None, TOO_SLOW]
    assert not line.outbox


async def test_a_wire_that_breaks_ends_the_writer_without_a_sound() -> None:
    wire = SlowWire()
    line = Line(wire, None, may_sit=False)
    writing = asyncio.create_task(line.write())
    line.send(b"one")
    line.send(b"two")
    wire.arriving[0].set_exception(ConnectionError())
    await writing
    assert wire.texts() == ["one"]
