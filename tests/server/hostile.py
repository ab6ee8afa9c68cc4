"""Messages that nobody should send: malformed, out of turn, oversized, replayed, forged."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from fabletop.server.storage import open_storage
from fabletop.server.storage.schema import metadata
from fabletop.wire.sockets import LARGEST
from tests.server.players import Guest, Room, Seat

BATCH = 25
MOVES = 7
GAMES = [("fox", ("Ann", "Bob")), ("fairytale", ("Cyd", "Dan", "Eve")), ("grimm", ("Fay", "Gil"))]
VALUES: list[Any] = [
    None,
    True,
    -1,
    0,
    1.5,
    10**30,
    "",
    "x" * 70,
    "\ud800",
    [],
    {},
    [[]],
    "\x00",
    "0.0.0",
    float("nan"),
]
SERVERS_OWN = [
    {"do": "went", "player": "x"},
    {"do": "came-back", "player": "x"},
    {"do": "stand-in", "seat": 0},
    {"do": "time-up", "seat": 0},
    {"do": "continue", "match": "x"},
    {"do": "open", "settings": {}},
]
NOT_MINE = [
    {"do": "start"},
    {"do": "start", "fill": "random", "secret": "mine"},
    {"do": "seat-bot", "seat": 0, "level": "random"},
    {"do": "seat-bot", "seat": 10**6, "level": "ismcts:1000000"},
    {"do": "empty-seat", "seat": 0},
    {"do": "abandon"},
    {"do": "agree", "what": "undo"},
    {"do": "decline", "what": "pause"},
    {"do": "resume"},
    {"do": "reclaim"},
    {"do": "sit"},
    {"do": "sit", "seat": -1, "words": "\n"},
    {"do": "stand-up"},
    {"do": "add-words", "words": "mine"},
]

UNHEARD = [
    {"do": "say", "token": "t", "phrase": "no-such-phrase"},
    {"do": "say", "token": "t", "text": "\u200b"},
    {"do": "say", "token": "t", "text": "x" * 501},
    {"do": "say", "token": ""},
    {"do": "mute", "token": "t", "seat": 99},
    {"do": "mute", "token": "t", "seat": -1},
    {"do": "unmute", "token": "t", "seat": "0"},
    {"do": "report", "token": "t", "seat": 99, "why": "?"},
    {"do": "report", "token": "t", "seat": 0, "why": " "},
    {"do": "report", "token": "t", "seat": 0, "why": "?", "said": "x" * 600},
    {"do": "hello", "token": "t"},
    {"do": "update", "token": "t", "events": [], "view": {}},
    {"do": "ping", "extra": 1},
]

Message = str | bytes


class Villain:
    """Sends such messages and counts what comes of them. None may be right, so it must not be able to undo a move."""

    def __init__(self, guest: Guest, table: str, asked: dict[str, Any], seed: str, **query: str) -> None:
        self.guest, self.table, self.query = guest, table, query
        self.asked = asked
        """A question with its choices, somebody else's or this one's own."""
        self.is_own = False
        self.replays: list[str] = []
        """Messages that were right once."""
        self.chance = random.Random(seed)
        self.outcomes: Counter[str] = Counter()
        self.made: list[Callable[[], Message]] = [
            self.noise,
            self.cut_short,
            self.deep,
            self.wrong_values,
            self.unknown_fields,
            self.out_of_turn,
            self.servers_own,
            self.not_mine,
            self.answer,
            self.bytes_of_noise,
            self.unheard,
            self.replayed,
        ]

    def order(self, command: Any, **more: Any) -> str:
        return json.dumps({"do": "command", "token": f"v{self.chance.random()}", "command": command, **more})

    def noise(self) -> Message:
        return "".join(chr(self.chance.randrange(32, 0x2FF)) for _ in range(self.chance.randrange(80)))

    def bytes_of_noise(self) -> Message:
        return self.chance.randbytes(self.chance.randrange(1, 80))

    def cut_short(self) -> Message:
        whole = self.order({"do": "resume"})
        return whole[: self.chance.randrange(1, len(whole) - 1)]

    def deep(self) -> Message:
        depth = self.chance.randrange(100, 1900)
        return self.chance.choice(["[" * depth, '{"a":' * (depth // 3), "[" * depth + "]" * depth])

    def wrong_values(self) -> Message:
        message = {"do": "command", "token": "t", "command": {"do": "answer", "question": "0.0.0", "choice": -5}}
        part: Any = message if self.chance.random() < 0.5 else message["command"]
        part[self.chance.choice(list(part))] = self.chance.choice(VALUES)
        return json.dumps(message)

    def unknown_fields(self) -> Message:
        return self.order({"do": "resume"}, by="server", extra=self.noise())

    def out_of_turn(self) -> Message:
        question = f"{self.chance.randrange(4)}.{self.chance.randrange(9)}.{self.chance.randrange(3)}"
        if question == self.asked["id"]:
            question = "0.99.0"
        return self.order({"do": "answer", "question": question, "choice": self.chance.randrange(-9, 99)})

    def answer(self) -> Message:
        """Forged, to the question of somebody else; or to one's own, but with what is no choice of it."""
        right = [choice["number"] for choice in self.asked["question"]["choices"]]
        wrong = [number for number in range(-3, 300) if number not in right]
        choice = self.chance.choice(wrong if self.is_own else right)
        return self.order({"do": "answer", "question": self.asked["id"], "choice": choice})

    def replayed(self) -> Message:
        """Word for word, or with a new token."""
        if not self.replays:
            return self.noise()
        once = self.chance.choice(self.replays)
        if self.chance.random() < 0.5:
            return once
        return json.dumps(json.loads(once) | {"token": f"v{self.chance.random()}"})

    def unheard(self) -> Message:
        return json.dumps(self.chance.choice(UNHEARD))

    def servers_own(self) -> Message:
        return self.order(self.chance.choice(SERVERS_OWN))

    def not_mine(self) -> Message:
        return self.order(self.chance.choice(NOT_MINE))

    def oversized(self) -> Message:
        return self.order({"do": "add-words", "words": "x" * (LARGEST + self.chance.randrange(100_000))})

    async def attack(self, messages: int) -> None:
        """Send so many; each is answered, or the socket closed with a reason."""
        sent = 0
        while sent < messages:
            seat = await self.guest.come(self.table, **self.query)
            try:
                while sent < messages:
                    sent += await self.send_some(seat)
            except ConnectionClosed:
                assert json.loads(seat.heard[-1])["do"] == "bye", seat.heard[-1]
                sent += BATCH
                self.outcomes["closed"] += 1
            await seat.leave()
            self.guest.seats.remove(seat)

    async def send_some(self, seat: Seat) -> int:
        batch = [self.chance.choice(self.made)() for _ in range(BATCH)]
        if self.chance.random() < 0.05:
            batch[-1] = self.oversized()
        for message in batch:
            await seat.socket.send(message)
        answered = 0
        while answered < len(batch):
            told = json.loads(await asyncio.wait_for(seat.socket.recv(), 30))
            seat.heard.append(json.dumps(told))
            if told["do"] in ("refused", "done", "pong"):
                answered += 1
                self.outcomes[told["do"]] += 1
            else:
                assert told["do"] in ("update", "bye", "said"), told
        return answered


async def besiege(url: str, database: str, messages: int, seed: str) -> Counter[str]:
    """Attack a match of each game from all sides; gives what came of the messages. Nothing may have changed."""
    outcomes: Counter[str] = Counter()
    async with Room(url) as room:
        matches = [await begun(room, game, names) for game, names in GAMES]
        villains = [villain for seats in matches for villain in await villains_at(room, seats, seed)]
        before = await everything(database)
        for number, villain in enumerate(villains):
            await villain.attack(messages // len(villains) + (number < messages % len(villains)))
            outcomes += villain.outcomes
        assert await everything(database) == before
        for seats in matches:
            asked = next(seat for seat in seats if seat.view["asked"])
            told = await asked.answer(asked.view["asked"]["question"]["choices"][0]["number"])
            assert told["do"] == "update", told
    return outcomes


async def begun(room: Room, game: str, names: tuple[str, ...]) -> list[Seat]:
    """A match in which everybody has made some moves."""
    seats = await room.seated(game, *names, grace=3600)
    for _ in range(MOVES):
        for seat in seats:
            while seat.view["asked"] is None and not any(other.view["asked"] for other in seats):
                await seat.listen()
            if seat.view["asked"]:
                told = await seat.answer(seat.view["asked"]["question"]["choices"][0]["number"])
                assert told["do"] == "update", told
    await seats[0].guest.sees("/api/tables/mine", lambda rows: [row["status"] for row in rows] == ["playing"])
    return seats


async def villains_at(room: Room, seats: list[Seat], seed: str) -> list[Villain]:
    """Somebody who is asked, somebody who is not or not alone, a spectator and a stranger."""
    table = seats[0].table
    for seat in seats:
        again = await seat.guest.come(table)
        seat.view = again.view
        await again.leave()
        seat.guest.seats.remove(again)
    asked = next(seat for seat in seats if seat.view["asked"])
    other = next(seat for seat in seats if seat is not asked)
    question = asked.view["asked"]
    (spectator,) = await room.guests("Zoe")
    watching = {"watch": room.links[table]["watch"]}
    villains = [
        Villain(asked.guest, table, question, f"{seed} asked"),
        Villain(other.guest, table, question, f"{seed} other"),
        Villain(spectator, table, question, f"{seed} spectator", **watching),
        Villain(room.stranger("nobody"), table, question, f"{seed} stranger", **watching),
    ]
    villains[0].is_own = True
    for villain in villains:
        villain.replays = [sent for seat in seats for sent in seat.sent if '"answer"' in sent or '"start"' in sent]
    return villains


async def everything(database: str) -> dict[str, list[tuple[Any, ...]]]:
    """All that is kept, row by row."""
    async with open_storage(database) as storage, storage.database.reading() as connection:
        tables = metadata.sorted_tables
        return {str(table.name): [tuple(row) for row in await connection.execute(select(table))] for table in tables}
