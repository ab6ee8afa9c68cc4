"""Lines that a person types, or that come through a pipe, while the table goes on."""

from __future__ import annotations

import os
import select
import sys
import time
from collections.abc import Callable
from typing import TextIO

MANY_BYTES = 65_536
ENDS = (b"\x04", b"\x1a")
"""Ctrl+D and Ctrl+Z, where they come as letters."""


class Keyboard:
    """Standard input, looked at without waiting; where that cannot be, or a function is given, it is waited for."""

    def __init__(self, ask: Callable[[str], str] | None = None) -> None:
        self.ask = ask or input
        self.can_look = ask is None and can_select(sys.stdin)
        self.rest = b""
        self.is_at_end = False

    def line(self, prompt: str, *, is_wanted: bool, patience: float) -> str | None:
        """The next line, or nothing if there is none so far. Raises ``EOFError`` at the end, if a line is wanted."""
        if not self.can_look:
            return self.ask(prompt) if is_wanted else None
        end = time.monotonic() + patience
        while b"\n" not in self.rest and not self.is_at_end:
            if not select.select([sys.stdin], [], [], max(0.0, end - time.monotonic()))[0]:
                return None
            read = os.read(sys.stdin.fileno(), MANY_BYTES)
            self.rest, self.is_at_end = self.rest + read, read in (b"", *ENDS)
        if b"\n" not in self.rest and not self.rest:
            if is_wanted:
                raise EOFError
            return None
        line, _, self.rest = self.rest.partition(b"\n")
        return line.decode(errors="replace").strip()


def can_select(stream: TextIO) -> bool:
    """Does the system tell whether there is something to read? Windows does so for sockets alone."""
    try:
        select.select([stream], [], [], 0)
    except (OSError, ValueError, TypeError):
        return False
    return True
