"""A guest of a server. Who comes back to the same server is the same guest, as with a browser."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from fabletop.catalog import game_named
from fabletop.contract import OptionValue, bad
from fabletop.wire import Opened, PlayNow, QuickMatch

COOKIE = "fabletop"
REQUEST_TIMEOUT = 20


class Account:
    """A guest, known by a cookie; where a file is given, for longer than the program runs."""

    def __init__(self, url: str, name: str | None, language: str, keep_in: Path | None = None) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise bad("error-server-address", url=url[:100])
        self.url, self.language, self.keep_in = f"{parts.scheme}://{parts.netloc}", language, keep_in
        self.cookie = self.kept().get(self.url, "")
        self.post("/api/me", {} if name is None else {"name": name})

    def log_in(self, name: str, password: str) -> None:
        """Be an account from now on, as rated matches want it."""
        self.post("/api/login", {"name": name, "password": password})

    def post(self, path: str, body: object) -> bytes:
        """Ask the server; what it refuses is told in its own words."""
        return self.ask(path, msgspec.json.encode(body))

    def get(self, path: str) -> bytes:
        return self.ask(path, None)

    def ask(self, path: str, body: bytes | None) -> bytes:
        import urllib.error  # who plays at home does not wait for it
        import urllib.request

        headers = {"content-type": "application/json", "accept-language": self.language, "cookie": self.cookie}
        method = "GET" if body is None else "POST"
        request = urllib.request.Request(self.url + path, body, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=REQUEST_TIMEOUT) as answer:
                self.keep_cookie(answer.headers.get_all("set-cookie") or [])
                told: bytes = answer.read()
                return told
        except urllib.error.HTTPError as error:
            with error:
                raise bad("error-server-says", said=sentence_in(error.read())) from None
        except OSError as error:
            raise bad("error-server-silent", url=self.url, why=str(error)) from None

    def keep_cookie(self, cookies: Iterable[str]) -> None:
        for cookie in cookies:
            pair = cookie.partition(";")[0]
            if pair.startswith(f"{COOKIE}=") and pair != self.cookie:
                self.cookie = pair
                self.keep()

    def kept(self) -> dict[str, str]:
        """The cookies of all servers; a file that cannot be read is as good as none."""
        if self.keep_in is None:
            return {}
        try:
            return msgspec.json.decode(self.keep_in.read_bytes(), type=dict[str, str])
        except (OSError, msgspec.DecodeError):
            return {}

    def keep(self) -> None:
        """Only its owner may read the file: whoever has a cookie is the guest."""
        if self.keep_in is None:
            return
        with contextlib.suppress(OSError):
            self.keep_in.parent.mkdir(parents=True, exist_ok=True)
            body = msgspec.json.encode(self.kept() | {self.url: self.cookie})
            with os.fdopen(os.open(self.keep_in, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
                file.write(body)


def sentence_in(body: bytes) -> str:
    try:
        return str(msgspec.json.decode(body)["message"])
    except (msgspec.DecodeError, KeyError, TypeError):
        return "?"


def find_table(
    account: Account, game: str, seats: Sequence[str], options: Mapping[str, OptionValue], rated: bool | None = None
) -> str:
    """A table: of bots if their names are given, else with whoever is there; rated, casual, or as is usual there."""
    number = len(seats) or game_named(game).about.seats[0]
    if len(seats) > 1:
        ask: object = PlayNow(game=game, seats=number, level=seats[1], options=dict(options), rated=bool(rated))
        path = "/api/play"
    else:
        ask, path = QuickMatch(game=game, seats=number, rated=rated), "/api/quick"
    return msgspec.json.decode(account.post(path, ask), type=Opened).id


def phrases_of(account: Account) -> list[str]:
    """What can be said at any table of a server."""
    return [phrase["id"] for phrase in msgspec.json.decode(account.get("/api/phrases"), type=list[dict[str, str]])]


class Address:
    """The address of a table or of a match that is over, as the page of a server has it."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        words = [word for word in parts.path.split("/") if word]
        if parts.scheme not in ("http", "https") or not parts.netloc or len(words) != 2:
            raise bad("error-address", url=url[:100])
        if words[0] not in ("table", "match"):
            raise bad("error-address", url=url[:100])
        self.server, self.is_table = f"{parts.scheme}://{parts.netloc}", words[0] == "table"
        self.id, self.query = words[1], parts.query


def is_address(text: str) -> bool:
    return text.startswith(("http://", "https://"))
