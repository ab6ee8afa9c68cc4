"""``fabletop serve``: open a server, and tell people where it is."""

from __future__ import annotations

import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from fabletop.cli.output import language_or_default
from fabletop.server.settings import Settings, read_settings
from fabletop.text.speech import Speech

EVERYWHERE = ("0.0.0.0", "::")


def serve(
    *,
    host: Annotated[str | None, Parameter(help="Where to listen; 0.0.0.0 lets the whole local network in.")] = None,
    port: int | None = None,
    database: Annotated[str | None, Parameter(help="sqlite:///FILE or postgresql+asyncpg://…")] = None,
    broker: Annotated[str | None, Parameter(help="redis://…, for more than one worker.")] = None,
    workers: int | None = None,
    data: Annotated[str | None, Parameter(help="The folder for what is kept.")] = None,
    config: Annotated[Path | None, Parameter(help="A TOML file with settings; see docs/server.md.")] = None,
    open: Annotated[bool, Parameter(help="Open the page in a browser.")] = False,
    lang: Annotated[str | None, Parameter(help="en or ru; else as the environment says.")] = None,
) -> None:
    """Serve the games to browsers, for one person or a whole room."""
    flags = {"host": host, "port": port, "database": database, "broker": broker, "workers": workers, "data": data}
    settings, say = read_settings(flags, file=config), Speech(language_or_default(lang))
    from fabletop.server.running import prepare, run

    prepare(settings)
    tell_address(settings, say)
    if open:
        threading.Thread(target=open_when_ready, args=[settings], daemon=True).start()
    run(settings)


def own_url(settings: Settings) -> str:
    host = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    return settings.public_url or url_of(host, settings.port)


def url_of(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def tell_address(settings: Settings, say: Speech) -> None:
    """The address in words, and for phones in the same room as a picture."""
    print(say("serve-address", url=own_url(settings)))
    address = network_address() if settings.host in EVERYWHERE else None
    if address is not None:
        import segno

        url = settings.public_url or url_of(address, settings.port)
        print(say("serve-network", url=url))
        segno.make(url, micro=False).terminal(sys.stdout, compact=True)
    print(say("serve-stop"), flush=True)


def network_address() -> str | None:
    """The address of this machine in its local network; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if found.startswith("127.") else found


def open_when_ready(settings: Settings, patience: float = 30.0) -> None:
    """Open the page once somebody answers."""
    host = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    end = time.monotonic() + patience
    while time.monotonic() < end:
        try:
            socket.create_connection((host, settings.port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(own_url(settings))
            return
