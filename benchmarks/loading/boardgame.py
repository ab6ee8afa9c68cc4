"""Tables at a boardgame.io server, which speaks Socket.IO."""

from __future__ import annotations

import asyncio
import itertools
from functools import partial
from typing import Any

import msgspec
from benchmarks.loading.frames import Frames
from benchmarks.loading.tables import Load, Table
from msgspec import Struct

SPACE = b"/fox,"
OPEN, CONNECTED, PING, EVENT = b"0", b"40" + SPACE, b"2", b"42" + SPACE
MONARCH, SWAN = 11, 1
_numbers = itertools.count()


class Asking(Struct):
    kind: str
    seat: int


class Game(Struct, rename={"on_table": "onTable"}):
    hands: list[Any]
    asked: Asking | None
    on_table: list[str]


class State(Struct, rename={"game": "G", "number": "_stateID"}):
    game: Game
    number: int


class Sync(Struct):
    state: State


_updates = msgspec.json.Decoder(tuple[str, str, State, Any])
_syncs = msgspec.json.Decoder(tuple[str, str, Sync])


def first_choice(game: Game, kind: str, hand: list[str]) -> tuple[str, str | None]:
    """The first move that the rules allow; clients of boardgame.io must know that themselves."""
    if kind == "swap":
        return "swap", None
    if kind == "bury":
        return "bury", hand[0]
    if kind == "lead":
        return "play", hand[0]
    led = game.on_table[0]
    following = [card for card in hand if card[-1] == led[-1]]
    if led.startswith(str(MONARCH)) and following:
        return "play", max(following, key=lambda card: int(card[:-1]))
    return "play", (following or hand)[0]


class Player(Frames):
    def __init__(self, table: PeerTable, seat: int, host: str) -> None:
        super().__init__("/socket.io/?EIO=4&transport=websocket", host)
        self.table, self.seat = table, seat
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def hear(self, body: bytes) -> None:
        if body.startswith(EVENT + b'["update"'):
            state = _updates.decode(body[len(EVENT) :])[2]
            if state.number > self.table.last:
                self.table.heard(self.seat)
            self.see(state)
        elif body.startswith(EVENT + b'["sync"'):
            self.see(_syncs.decode(body[len(EVENT) :])[2].state)
            self.ready.set_result(None)
        elif body.startswith(CONNECTED):
            self.say(EVENT + msgspec.json.encode(["sync", self.table.name, str(self.seat), None, 2]))
        elif body.startswith(OPEN):
            self.say(CONNECTED)
        elif body == PING:
            self.say(b"3")

    def see(self, state: State) -> None:
        asked = state.game.asked
        if asked is None:
            if self.seat == 0:
                self.table.over()
        elif asked.seat == self.seat:
            move, card = first_choice(state.game, asked.kind, state.game.hands[self.seat])
            self.table.asked(self.seat, partial(self.answer, move, card, state.number))

    def answer(self, move: str, card: str | None, number: int) -> None:
        self.table.last = number
        payload = {"type": move, "args": [card], "playerID": str(self.seat), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.say(EVENT + msgspec.json.encode(["update", action, number, self.table.name, str(self.seat)]))


class PeerTable(Table):
    def __init__(self, host: str, load: Load) -> None:
        super().__init__(load)
        self.host = host
        self.name = f"table{next(_numbers)}"
        self.last = -1
        """The state in which the last move was made."""

    async def open(self) -> None:
        for seat in range(2):
            player = Player(self, seat, self.host)
            await player.connect(self.host)
            await player.ready
