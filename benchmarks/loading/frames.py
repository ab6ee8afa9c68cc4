"""One end of a socket, as little of it as possible, so that the server is what is measured."""

from __future__ import annotations

import asyncio
import struct
from typing import Any

TEXT = 1
NO_MASK = b"\x00\x00\x00\x00"


def masked(body: bytes) -> bytes:
    """A text frame of a client; a mask of zeros leaves the body as it is."""
    size = len(body)
    head = bytes([0x81, 0x80 | size]) if size < 126 else struct.pack(">BBH", 0x81, 0x80 | 126, size)
    return head + NO_MASK + body


class Frames(asyncio.Protocol):
    """Shakes hands, and hands every text on to ``hear``."""

    def __init__(self, path: str, host: str, cookie: str = "") -> None:
        more = f"Cookie: {cookie}\r\n" if cookie else ""
        self.hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
        ).encode()
        self.rest = b""
        self.is_open = False
        self.transport: Any = None

    async def connect(self, host: str) -> None:
        name, _, port = host.partition(":")
        await asyncio.get_running_loop().create_connection(lambda: self, name, int(port))

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.hello)

    def data_received(self, data: bytes) -> None:
        data = self.rest + data if self.rest else data
        at = 0
        if not self.is_open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self.rest = data
                return
            assert data.startswith(b"HTTP/1.1 101"), data[:200]
            self.is_open, at = True, end + 4
        while (found := frame_at(data, at)) is not None:
            start, end = found
            if data[at] & 15 == TEXT:
                self.hear(data[start:end])
            at = end
        self.rest = data[at:]

    def hear(self, body: bytes) -> None:
        raise NotImplementedError

    def say(self, body: bytes) -> None:
        self.transport.write(masked(body))


def frame_at(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the body of the frame begins and ends that begins here, if all of it is there."""
    if len(data) < at + 2:
        return None
    size, start = data[at + 1] & 127, at + 2
    if size > 125:
        code, width = (">H", 2) if size == 126 else (">Q", 8)
        if len(data) < start + width:
            return None
        size, start = struct.unpack_from(code, data, start)[0], start + width
    return (start, start + size) if len(data) >= start + size else None
