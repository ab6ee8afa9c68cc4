"""Players of a real server: a guest with a cookie, and a line to a table."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Heard = dict[str, Any]
PATIENCE = 30.0


class Guest:
    """Somebody who is known to a server by a cookie."""

    def __init__(self, url: str, name: str) -> None:
        self.url, self.name = url, name
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE)
        self.seats: list[Seat] = []

    async def arrive(self) -> Guest:
        (await self.http.post("/api/me", json={"name": self.name})).raise_for_status()
        return self

    async def become_account(self) -> Guest:
        """With a password, as rated tables want it."""
        known = {"name": self.name, "password": "correct horse"}
        while (answer := await self.http.post("/api/me/account", json=known)).status_code == 429:
            await asyncio.sleep(0.5)
        assert answer.status_code == 201, answer.text
        return self

    async def post(self, path: str, **body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == 201, answer.text
        return answer.json()

    async def sees(self, path: str, is_it: Callable[[Any], bool]) -> Any:
        """What is at an address, once it looks like that: lists follow the log a moment later."""
        end = time.monotonic() + PATIENCE
        while not is_it(found := (await self.http.get(path)).json()):
            assert time.monotonic() < end, found
            await asyncio.sleep(0.02)
        return found

    @property
    def cookie(self) -> str:
        return f"fabletop={self.http.cookies['fabletop']}"

    async def come(self, table: str, **query: Any) -> Seat:
        """A line to a table, after its first message."""
        seat = Seat(self, table, query)
        await seat.open()
        self.seats.append(seat)
        return seat

    async def go(self) -> None:
        for seat in self.seats:
            await seat.leave()
        await self.http.aclose()


class Seat:
    """One socket at one table; remembers everything that it hears and says, letter by letter."""

    def __init__(self, guest: Guest, table: str, query: dict[str, Any]) -> None:
        self.guest, self.table, self.query = guest, table, query
        self.heard: list[str] = []
        self.sent: list[str] = []
        self.view: Heard = {}
        self.hello: Heard = {}
        self.tokens = itertools.count()
        self.socket: ClientConnection

    async def open(self) -> None:
        query = "&".join(f"{name}={value}" for name, value in ({"words": "yes"} | self.query).items())
        address = f"{self.guest.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket?{query}"
        headers = {"Cookie": self.guest.cookie} if "fabletop" in self.guest.http.cookies else {}
        # Without a bound on what waits to be read, whoever does not listen can still say goodbye at once.
        self.socket = await connect(address, additional_headers=headers, proxy=None, compression=None, max_queue=None)
        self.hello = await self.listen()

    async def listen(self) -> Heard:
        """The next message."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        told: Heard = json.loads(text)
        if "view" in told:
            self.view = told["view"]
        return told

    async def listen_until(self, is_it: Callable[[Heard], bool]) -> Heard:
        while True:
            told = await self.listen()
            if is_it(told):
                return told

    async def until(self, is_it: Callable[[Heard], bool]) -> Heard:
        """Listen until the table looks like that."""
        while not is_it(self.view):
            await self.listen()
        return self.view

    async def send(self, **message: Any) -> None:
        self.sent.append(json.dumps(message))
        await self.socket.send(self.sent[-1])

    async def ask(self, **message: Any) -> Heard:
        """Send something, and give its answer."""
        token = message.setdefault("token", f"{self.guest.name}-{next(self.tokens)}")
        await self.send(**message)
        return await self.listen_until(lambda told: told.get("token") == token)

    async def command(self, do: str, **more: Any) -> Heard:
        return await self.ask(do="command", command={"do": do, **more})

    async def answer(self, choice: int) -> Heard:
        return await self.command("answer", question=self.view["asked"]["id"], choice=choice)

    async def play(self, seed: str) -> None:
        """Answer every question at random until the match is over."""
        await self.play_until(lambda view: bool(view["phase"] == "over"), seed)

    async def play_until(self, is_it: Callable[[Heard], bool], seed: str = "") -> None:
        chance = random.Random(seed)
        while not is_it(self.view):
            if self.view["asked"] is None:
                await self.listen()
                continue
            choices = self.view["asked"]["question"]["choices"]
            told = await self.answer(chance.choice(choices)["number"])
            assert told["do"] == "update" or told["why"]["id"] in ("refused-match-question", "refused-match-stand-in")

    async def leave(self) -> None:
        await self.socket.close()

    async def closed(self) -> tuple[int, Heard]:
        """The code with which the server hangs up, and its last word."""
        try:
            while True:
                await self.listen()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006, json.loads(self.heard[-1])


class Room:
    """Guests of one server, who all go when the room is closed."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.everybody: list[Guest] = []
        self.links: dict[str, dict[str, str]] = {}
        """The links to the tables of this room."""

    async def __aenter__(self) -> Room:
        return self

    async def __aexit__(self, *error: object) -> None:
        for guest in self.everybody:
            await guest.go()

    def stranger(self, name: str) -> Guest:
        """Somebody whom the server does not know."""
        self.everybody.append(Guest(self.url, name))
        return self.everybody[-1]

    async def guests(self, *names: str) -> list[Guest]:
        return [await self.stranger(name).arrive() for name in names]

    async def seated(self, game: str, *names: str, bots: Sequence[str] = (), **more: object) -> list[Seat]:
        """A match of these people and bots, begun."""
        seats = await self.gathered(game, *names, bots=bots, **more)
        assert (await seats[0].command("start"))["do"] == "update"
        for seat in seats:
            await seat.until(lambda view: bool(view["phase"] == "playing"))
        return seats

    async def gathered(self, game: str, *names: str, bots: Sequence[str] = (), **more: object) -> list[Seat]:
        """These people and bots at a table that has not begun."""
        host, *others = await self.guests(*names)
        opened = await host.post("/api/tables", game=game, seats=len(names) + len(bots), bots=bots, **more)
        self.links[opened["id"]] = opened
        seats = [await host.come(opened["id"])]
        for other in others:
            seats.append(await other.come(opened["id"], link=opened["link"]))
            assert (await seats[-1].command("sit"))["do"] == "update"
        return seats
