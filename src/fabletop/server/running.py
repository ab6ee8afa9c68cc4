"""Serve with Granian: this process watches, its workers answer."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import socket
import tempfile
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from granian import Granian, _signals
from granian.constants import Interfaces

from fabletop.contract import bad, fault_of
from fabletop.server.broker import refuse_silent_broker
from fabletop.server.logs import set_up_logs
from fabletop.server.settings import METRICS, Settings
from fabletop.server.storage import open_storage
from fabletop.server.wires import App, with_bare_wires

if TYPE_CHECKING:
    from litestar import Litestar

SETTINGS = "FABLETOP_SETTINGS_OF_WORKERS"
LAST_WORDS = 10
"""Seconds that a worker has to finish when it is told to stop."""


def app_of_environment() -> App:
    """What a worker serves; the watching process left the settings in the environment."""
    settings = msgspec.json.decode(os.environ[SETTINGS], type=Settings)
    set_up_logs(settings.log_level)
    from fabletop.server.app import make_app  # not before: metrics are shared or not from the first import on

    app = make_app(settings)
    stop_after_goodbye(app)
    gc.freeze()  # what is here now stays: whoever tidies up later, while people wait, need not look at it again
    gc.set_threshold(20_000, 50, 100)  # and tidies up less often than Python would: tables hold little that is circular
    return with_bare_wires(app)


def stop_after_goodbye(app: Litestar) -> None:
    """Granian drops every connection as soon as it is told to stop; so it is told when everybody else has been."""
    set_signals: Callable[[asyncio.AbstractEventLoop], Any] = _signals.set_loop_signals

    def set_patient_signals(loop: asyncio.AbstractEventLoop) -> Any:
        stop = set_signals(loop)
        parting: set[asyncio.Task[None]] = set()

        async def part() -> None:
            try:
                app.state.closing.set()
                await app.state.tables.say_goodbye()
            finally:  # also if it has hardly begun
                stop.set()

        def asked_to_stop() -> None:
            if not parting:
                parting.add(loop.create_task(part()))

        with contextlib.suppress(NotImplementedError):  # Windows has no such handlers
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(number, asked_to_stop)
        return stop

    _signals.set_loop_signals = set_patient_signals


def refuse_taken_address(settings: Settings) -> None:
    try:
        found = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        with socket.socket(found[0][0], socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(found[0][4])
    except OSError as error:
        raise bad("error-address-taken", host=settings.host, port=str(settings.port), why=fault_of(error)) from None


def prepare(settings: Settings) -> None:
    """Find out what is wrong before any worker does, so that it can be told in one sentence."""
    refuse_taken_address(settings)
    asyncio.run(refuse_broken_database(settings))
    asyncio.run(refuse_silent_broker(settings.broker))


async def refuse_broken_database(settings: Settings) -> None:
    async with open_storage(settings.database_url):
        pass


def run(settings: Settings) -> None:
    """Serve until told to stop."""
    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    with tempfile.TemporaryDirectory(prefix="fabletop-metrics-") as folder:
        if settings.workers > 1:
            os.environ[METRICS] = folder
        Granian(
            f"{__name__}:{app_of_environment.__name__}",
            factory=True,
            interface=Interfaces.ASGI,
            address=settings.host,
            port=settings.port,
            workers=settings.workers,
            log_level="warning",  # type: ignore[arg-type]
            respawn_failed_workers=True,
            workers_kill_timeout=LAST_WORDS,
        ).serve()
