"""Whoever closes the window or ends the process leaves the game; its record is kept."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable


def leave_when_told(leave: Callable[[], None]) -> None:
    """Only the main thread of a process hears its signals, and not every system has both."""
    if threading.current_thread() is not threading.main_thread():
        return
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is not None:
            signal.signal(number, lambda *_: leave())


def interrupt() -> None:
    """At the prompt it is as if the person had pressed Ctrl+C."""
    raise KeyboardInterrupt
