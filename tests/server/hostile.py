"""Messages that nobody should send: malformed, out of turn, oversized, replayed, forged."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from websockets.exceptions import ConnectionClosed

from fabletop.wire.sockets import LARGEST
from tests.server.players import Guest, Seat

BATCH = 25
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
    {"do": "take-back"},
]

Message = str | bytes


class Villain:
    """Sends such messages and counts what comes of them."""

    def __init__(self, guest: Guest, table: str, victim: dict[str, Any], seed: str) -> None:
        self.guest, self.table = guest, table
        self.victim = victim
        """A question of somebody else, with its choices."""
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
            self.forged_answer,
            self.bytes_of_noise,
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
        if question == self.victim["id"]:
            question = "0.99.0"
        return self.order({"do": "answer", "question": question, "choice": self.chance.randrange(-9, 99)})

    def forged_answer(self) -> Message:
        choice = self.chance.choice(self.victim["question"]["choices"])["number"]
        return self.order({"do": "answer", "question": self.victim["id"], "choice": choice})

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
            seat = await self.guest.come(self.table)
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
