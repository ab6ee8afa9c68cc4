"""Tables at our own server."""

from __future__ import annotations

import asyncio
from functools import partial

import httpx
from benchmarks.loading.frames import Frames
from benchmarks.loading.tables import Load, Table

TABLES_OF_A_PERSON = 15
TABLE = {"game": "fox", "seats": 2, "grace": 3600, "options": {"target": 35}}
OWN, TAIL = b',"token":"', 32
"""The mark of an answer to one's own command, near the end of it."""
ASKED, CHOICE = b'"asked":{"id":"', b'"choices":[{"number":'


class Player(Frames):
    """Takes the first choice of whatever it is asked. It looks for that in the text and reads nothing else."""

    def __init__(self, table: FoxTable, seat: int, path: str, host: str, cookie: str) -> None:
        super().__init__(path, host, cookie)
        self.table, self.seat = table, seat
        self.sent = 0
        self.answered: asyncio.Queue[bytes] = asyncio.Queue()
        """What was heard before the match began."""

    def hear(self, body: bytes) -> None:
        assert not body.startswith(b'{"do":"refused"'), body
        if not self.table.has_begun:
            self.answered.put_nowait(body)
        if body.startswith(b'{"do":"update"'):
            if OWN not in body[-TAIL:]:
                self.table.heard(self.seat)
            at = body.find(ASKED)
            if at >= 0:
                start = at + len(ASKED)
                question = body[start : body.index(b'"', start)]
                first = body.index(CHOICE, start) + len(CHOICE)
                self.table.asked(self.seat, partial(self.answer, question, body[first : body.index(b",", first)]))
            elif self.seat == 0 and b'"phase":"over"' in body:
                self.table.over()

    def answer(self, question: bytes, choice: bytes) -> None:
        self.do(b'{"do":"answer","question":"%b","choice":%b}' % (question, choice))

    def do(self, command: bytes) -> None:
        self.sent += 1
        self.say(b'{"do":"command","token":"%d","command":%b}' % (self.sent, command))


class People:
    """Guests of a server, each at some tables."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.couples: list[tuple[httpx.AsyncClient, httpx.AsyncClient]] = []
        self.seated = 0
        self.lock = asyncio.Lock()

    async def couple(self) -> tuple[httpx.AsyncClient, httpx.AsyncClient]:
        """Two who have a table free."""
        async with self.lock:
            number = self.seated // TABLES_OF_A_PERSON
            self.seated += 1
            if number >= len(self.couples):
                self.couples.append((await self.person(), await self.person()))
        return self.couples[number]

    async def person(self) -> httpx.AsyncClient:
        """Everybody has an address of their own, as the limits of a server expect."""
        number = 2 + len(self.couples)
        line = httpx.AsyncHTTPTransport(local_address=f"127.0.{number // 200}.{number % 200 + 1}")
        client = httpx.AsyncClient(base_url=f"http://{self.host}", timeout=60, transport=line)
        (await client.post("/api/me", json={})).raise_for_status()
        return client


class FoxTable(Table):
    def __init__(self, people: People, load: Load) -> None:
        super().__init__(load)
        self.people = people
        self.has_begun = False

    async def open(self) -> None:
        couple = await self.people.couple()
        opened = (await couple[0].post("/api/tables", json=TABLE)).json()
        path = f"/api/tables/{opened['id']}/socket?link={opened['link']}"
        cookies = [f"fabletop={client.cookies['fabletop']}" for client in couple]
        host, guest = (Player(self, seat, path, self.people.host, cookie) for seat, cookie in enumerate(cookies))
        for player in (host, guest):
            await player.connect(self.people.host)
            await player.answered.get()
        guest.do(b'{"do":"sit"}')
        await guest.answered.get()
        host.do(b'{"do":"start"}')
        while b'"phase":"playing"' not in await guest.answered.get():
            continue
        while b'"phase":"playing"' not in await host.answered.get():
            continue
        self.has_begun = True
