"""What the person who runs a server may decide: by flags, else by environment, else by a file, else by default."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from fabletop.contract import BadFile, BadInput, bad, message
from fabletop.contract.files import read_text
from fabletop.contract.places import data_folder

PREFIX = "FABLETOP_"
FILE = "FABLETOP_CONFIG"
METRICS = "PROMETHEUS_MULTIPROC_DIR"
"""Where the Prometheus library looks for the folder in which several workers count together."""
SECRETS = ("database", "broker")
LEVELS = ("debug", "info", "warning", "error")
BROKERS = ("redis", "rediss", "unix", "valkey", "valkeys")


class Settings(Struct, frozen=True, kw_only=True):
    """Every setting, with what it is if nobody says."""

    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    database: str = ""
    """Nothing means a SQLite file in the data folder."""
    broker: str = ""
    """Nothing means that one process serves all tables."""
    data: str = ""
    """The folder for what is kept."""
    public_url: str = ""
    """Where people reach the server, if a proxy stands before it."""
    proxies: int = 0
    """How many proxies before the server add to X-Forwarded-For."""
    free_talk: bool = True
    """May tables allow free text beside the ready-made phrases?"""
    requests_per_minute: int = 600
    """From one address."""
    messages_per_minute: int = 600
    """From one client at a table."""
    largest_request: int = 65_536
    """Bytes."""
    log_level: str = "info"

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data_folder / 'fabletop.db'}"

    @property
    def data_folder(self) -> Path:
        return Path(self.data) if self.data else data_folder()

    @property
    def is_secure(self) -> bool:
        """Do people reach the server by https?"""
        return self.public_url.startswith("https://")

    def shown(self) -> dict[str, Any]:
        """The settings as a log may tell them."""
        return {
            name: "***" if name in SECRETS and value else value for name, value in msgspec.structs.asdict(self).items()
        }

    def __repr__(self) -> str:
        return f"Settings({', '.join(f'{name}={value!r}' for name, value in self.shown().items())})"


def read_settings(
    flags: Mapping[str, Any] | None = None,
    environment: Mapping[str, str] = os.environ,
    file: Path | None = None,
) -> Settings:
    """The settings, or one sentence about the first that cannot be. A flag that is None was not given."""
    found: dict[str, Any] = {}
    path = file or (Path(environment[FILE]) if environment.get(FILE) else None)
    if path is not None:
        found |= read_file(path)
    for name in READERS:
        variable = PREFIX + name.upper()
        if variable in environment:
            found[name] = READERS[name](variable, environment[variable])
    for name, value in (flags or {}).items():
        if value is not None:
            found[name] = READERS[name](f"--{name.replace('_', '-')}", value)
    settings = Settings(**found)
    if settings.workers > 1 and not (settings.broker and settings.database.startswith("postgres")):
        raise bad("error-setting-workers", workers=settings.workers)
    return settings


def read_file(path: Path) -> dict[str, Any]:
    text = read_text(path)
    try:
        told = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise BadFile(str(path), None, message("error-scene-toml", why=str(error))) from None
    try:
        return {name: reader_of(name)(name, value) for name, value in told.items()}
    except BadInput as error:
        raise BadFile(str(path), None, error.message) from None


def reader_of(name: str) -> Reader:
    if name not in READERS:
        raise bad("error-setting-unknown", name=name, allowed=", ".join(READERS))
    return READERS[name]


Reader = Callable[[str, Any], Any]
"""From the name of a setting, as the person knows it, and what was given, to the value."""


def number(least: int, most: int) -> Reader:
    def read(name: str, given: Any) -> int:
        text = str(given).strip()
        if isinstance(given, bool) or not (text.isascii() and text.isdigit()) or not least <= int(text[:18]) <= most:
            raise bad("error-setting-number", name=name, value=text[:50], least=str(least), most=str(most))
        return int(text)

    return read


def flag(name: str, given: Any) -> bool:
    words = {"on": True, "yes": True, "true": True, "1": True, "off": False, "no": False, "false": False, "0": False}
    word = str(given).strip().lower()
    if word not in words:
        raise bad("error-setting-one-of", name=name, value=word[:50], allowed="on, off")
    return words[word]


def one_of(*allowed: str) -> Reader:
    def read(name: str, given: Any) -> str:
        if given not in allowed:
            raise bad("error-setting-one-of", name=name, value=str(given)[:50], allowed=", ".join(allowed))
        return str(given)

    return read


def words(name: str, given: Any) -> str:
    text = str(given).strip()
    if not text or not text.isprintable():
        raise bad("error-setting-text", name=name)
    return text


def web_address(name: str, given: Any) -> str:
    text = str(given).strip().rstrip("/")
    parts = split(text)
    if parts[0] not in ("http", "https") or not parts[1] or parts[2]:
        raise bad("error-setting-url", name=name, value=text[:50])
    return text


def split(text: str) -> tuple[str, str, str]:
    """Scheme, host and path of an address; empty words if it is none."""
    try:
        parts = urlsplit(text)
        return parts.scheme, parts.hostname or "", parts.path
    except ValueError:
        return "", "", ""


def database(name: str, given: Any) -> str:
    """Told apart here so far as can be done without a database library; a password is never repeated."""
    text = str(given).strip()
    if text.split(":")[0].split("+")[0] not in ("sqlite", "postgresql", "postgres"):
        raise bad("error-database", allowed="sqlite:///FILE, postgresql+asyncpg://USER:PASSWORD@HOST/NAME")
    return text


def broker(name: str, given: Any) -> str:
    text = str(given).strip()
    scheme, host, path = split(text)
    if scheme not in BROKERS or not (host or path):
        raise bad("error-broker", allowed="redis://HOST:PORT")
    return text


READERS: dict[str, Reader] = {
    "host": words,
    "port": number(1, 65535),
    "workers": number(1, 256),
    "database": database,
    "broker": broker,
    "data": words,
    "public_url": web_address,
    "proxies": number(0, 16),
    "free_talk": flag,
    "requests_per_minute": number(1, 1_000_000),
    "messages_per_minute": number(1, 1_000_000),
    "largest_request": number(1024, 16_777_216),
    "log_level": one_of(*LEVELS),
}
