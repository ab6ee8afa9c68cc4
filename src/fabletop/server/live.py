"""A live table: a match folded from its log, lines to those who sit and watch there, and what is to be done next."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Protocol

import msgspec

from fabletop.contract import Event, FabletopError
from fabletop.match import (
    Abandon,
    Answer,
    CameBack,
    Entry,
    Match,
    MatchCommand,
    Propose,
    Start,
    TakeBack,
    Went,
    decode,
)
from fabletop.match import encode as written
from fabletop.match.views import Moment
from fabletop.server.broker import Broker
from fabletop.server.lines import Line, encode
from fabletop.server.listing import Listing, list_match, listing_of
from fabletop.server.settings import Settings
from fabletop.server.storage import LostRace, Promise, Storage, now
from fabletop.server.talk import TableTalk
from fabletop.server.thinking import BotsFailed, Thinkers
from fabletop.wire import Done, Update

UNSEEN = 15_000
"""Milliseconds that somebody who should be there may be missing, after a restart or before the first socket."""
GONE = 1_000
"""Milliseconds that a page may take to load again before its owner has gone."""
SEEN_ELSEWHERE = 60_000
"""Milliseconds until another worker is asked again for somebody whom it sees."""
DESERTED = {"open": 60_000, "link": 3_600_000}
"""Milliseconds after which a table is closed that has not begun and at which nobody is left."""
COURTESY = 3.0
"""Seconds that a worker leaves a bot or a clock to the worker that wrote the last entry."""
SHORTEST_TIMER = 0.02


class Holder(Protocol):
    """What a live table asks of the worker that holds it."""

    storage: Storage
    broker: Broker
    talk: TableTalk
    thinkers: Thinkers
    undos: ThreadPoolExecutor
    settings: Settings
    is_closing: bool

    def spawn(self, work: Coroutine[Any, Any, object]) -> None: ...
    async def is_seen_elsewhere(self, match: str, player: str) -> bool: ...
    async def continue_match(self, table: LiveTable) -> None: ...


class LiveTable:
    """Everything at a table goes through its lock: decided, stored, and only then applied and told."""

    def __init__(self, tables: Holder, name: str, match: Match, promise: Promise, about: Mapping[str, Any]) -> None:
        self.tables = tables
        self.name = name
        self.match = match
        self.promise = promise
        self.about = about
        self.lines: set[Line] = set()
        self.lock = asyncio.Lock()
        self.listed: Listing = listing_of(match)
        self.listing = asyncio.Lock()
        self.wrote_last = not tables.broker.has_others
        """Did this worker write the last entry? Then what follows from it is this worker's to do."""
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: set[str] = set()
        self.greeted: set[str] = set()
        self.unseen: dict[str, int] = {}
        """Until when people may be missing who should be there."""
        self.is_catching_up = False
        self.last_said = 0
        """The number of the last thing that was said to everybody here."""
        self.touched = time.monotonic()

    # Doing.

    async def do(self, command: MatchCommand, by: str | None = None, token: str = "", line: Line | None = None) -> None:
        """Do something, or raise why not. When this returns, it is stored, applied and told."""
        async with self.lock:
            entry = await self.store(command, by, token)
            if entry is not None:
                told = self.match.apply(entry)
                self.wrote_last = True
                self.changed(told, [entry], line, token)
            elif line is not None:
                line.send(encode(Done(token)))

    async def store(self, command: MatchCommand, by: str | None, token: str) -> Entry | None:
        """The entry, stored; nothing if it was done before.

        Whoever loses a race decides again; so does who would refuse something before the newest entries are read.
        """
        while True:
            if self.match.is_done(by, token):
                return None
            try:
                entry = await self.decide(command, by, token)
                await self.tables.storage.log.append(self.name, self.match.revision, [written(entry)])
            except LostRace:
                await self.read_on()
            except FabletopError:
                if not (self.tables.broker.has_others and await self.read_on()):
                    raise
            else:
                return entry

    async def decide(self, command: MatchCommand, by: str | None, token: str) -> Entry:
        """Whether an undo is free takes longer than others should wait."""
        given = {"by": by, "now": now(), "token": token, "secret": self.promise.secret}
        if isinstance(command, TakeBack | Propose):
            decide = partial(self.match.decide, command, **given)  # type: ignore[arg-type]
            return await asyncio.get_running_loop().run_in_executor(self.tables.undos, decide)
        return self.match.decide(command, **given)  # type: ignore[arg-type]

    async def try_to(self, command: MatchCommand) -> None:
        """Do what the server does by itself; if that is refused, somebody was faster."""
        try:
            await self.do(command)
        except FabletopError:
            return

    async def catch_up(self) -> None:
        """Read what other workers have written."""
        if self.is_catching_up:
            return
        self.is_catching_up = True
        async with self.lock:
            self.is_catching_up = False
            await self.read_on()

    async def read_on(self) -> bool:
        """Apply what others have written; was there anything?"""
        rows = await self.tables.storage.log.read(self.name, after=self.match.revision - 1)
        entries = [decode(row.body) for row in rows]
        told = [event for entry in entries for event in self.match.apply(entry)]
        if entries:
            self.wrote_last = False
            self.changed(told, entries)
        return bool(entries)

    def changed(
        self, told: Sequence[Event], entries: Sequence[Entry], line: Line | None = None, token: str = ""
    ) -> None:
        """Tell everybody, and see what follows."""
        self.tell(told, line, token)
        if self.wrote_last:
            self.tables.broker.tell("moved", self.name)
        if self.match.phase == "over" or not all(isinstance(entry.command, Answer) for entry in entries):
            self.look_for_people()
            self.tables.spawn(self.list())
        self.plan()

    # Telling.

    def tell(self, told: Sequence[Event], actor: Line | None = None, token: str = "") -> None:
        """Each audience gets the events that it may hear and its view, and nothing if there are none for it."""
        bodies: dict[tuple[int | None, bool], bytes | None] = {}
        moment = Moment(self.match, self.match.last_at)
        for line in self.lines:
            audience = self.audience_of(line), line.in_words
            if audience not in bodies:
                bodies[audience] = update_for(*audience, told, moment)
            body = bodies[audience]
            if line is actor:
                line.send(encode(Done(token)) if body is None else with_token(body, token))
            elif body is not None:
                line.send(body)
        if actor is not None and actor not in self.lines:
            actor.send(encode(Done(token)))

    # Who is there.

    def audience_of(self, line: Line) -> int | None:
        """Through whose eyes a line sees the table; one device sees through no two at a time."""
        return line.looks_as if self.match.settings.shared else self.match.seat_of(line.player_id)

    def speaker_of(self, line: Line) -> str:
        """Who says what comes over a line."""
        person = None if line.looks_as is None else self.match.chairs[line.looks_as].person
        return line.player_id if person is None else person.id

    def attach(self, line: Line) -> None:
        self.lines.add(line)
        self.touched = time.monotonic()
        self.look_for_people()
        self.plan()

    def detach(self, line: Line) -> None:
        self.lines.discard(line)
        self.touched = time.monotonic()
        seat = self.match.seat_of(line.player_id)
        if seat is not None and not self.has_line(line.player_id) and self.match.chairs[seat].gone_since is None:
            self.unseen[line.player_id] = now() + GONE
            self.plan()

    def has_line(self, player: str) -> bool:
        return any(line.player_id == player for line in self.lines)

    def look_for_people(self) -> None:
        """Compare who should be there with who is."""
        for chair in self.match.chairs:
            if chair.person is None or chair.person.id != chair.person.owner:
                continue
            player = chair.person.id
            if self.has_line(player):
                self.unseen.pop(player, None)
                if chair.gone_since is not None and player not in self.greeted:
                    self.greeted.add(player)
                    self.tables.spawn(self.greet(player))
            elif chair.gone_since is not None:
                self.unseen.pop(player, None)
            elif self.match.phase != "over":
                self.unseen.setdefault(player, now() + UNSEEN)

    async def greet(self, player: str) -> None:
        try:
            await self.try_to(CameBack(player))
        finally:
            self.greeted.discard(player)

    async def miss(self, player: str) -> None:
        """Somebody has been missing for long enough, unless another worker sees them."""
        if await self.tables.is_seen_elsewhere(self.name, player):
            self.unseen[player] = now() + SEEN_ELSEWHERE
        elif not self.has_line(player):
            await self.try_to(Went(player))

    # What is to be done next.

    def plan(self) -> None:
        """Let bots think whose turn it is, and set the timer for the next thing."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        times = list(self.unseen.values())
        for due in self.match.due():
            if due.seat is None:
                times.append(due.at)
            else:
                self.let_think(due.seat)
        times += (at for at, _ in self.of_the_house())
        if times:
            wait = max((min(times) - now()) / 1000, 0 if self.wrote_last else COURTESY, SHORTEST_TIMER)
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(wait, lambda: self.tables.spawn(self.attend()))

    def of_the_house(self) -> list[tuple[int, MatchCommand]]:
        """What the server does at tables that have not begun: bots fill some in the end, deserted ones close."""
        match = self.match
        if match.phase != "open":
            return []
        plans: list[tuple[int, MatchCommand]] = []
        if "fill" in self.about:
            is_full = all(chair.seated for chair in match.chairs)
            plans.append((match.last_at if is_full else self.about["fill"], Start(self.about["level"])))
        there = [chair for chair in match.chairs if chair.person and chair.gone_since is None]
        if not there:
            plans = [(match.last_at + DESERTED[match.settings.access], Abandon())]
        return plans

    def bots_in(self, time: int) -> int | None:
        """Milliseconds until bots take the empty seats, at tables that wait only so long."""
        if self.match.phase != "open" or "fill" not in self.about:
            return None
        return max(int(self.about["fill"]) - time, 0)

    async def attend(self) -> None:
        """Do all that is due."""
        time = now()
        plans = [(due.at, due.command) for due in self.match.due() if due.command is not None]
        for at, command in [*plans, *self.of_the_house()]:
            if at <= time:
                await self.try_to(command)
        for player in [player for player, until in self.unseen.items() if until <= time]:
            del self.unseen[player]
            await self.miss(player)
        self.plan()

    def let_think(self, seat: int) -> None:
        question = self.match.question_id(seat)
        if question not in self.thinking:
            self.thinking.add(question)
            self.tables.spawn(self.think(seat, question))

    async def think(self, seat: int, question: str) -> None:
        try:
            if not self.wrote_last:
                await asyncio.sleep(COURTESY)
            if self.match.seat_asked(question) == seat and self.match.bot_at(seat) is not None:
                await self.try_to(await self.tables.thinkers.answer(self.match.decision_request(seat), self.name))
        except BotsFailed:
            return
        finally:
            self.thinking.discard(question)

    async def list(self) -> None:
        """Bring lobby, histories and ratings up to date."""
        async with self.listing:
            if self.listed != listing_of(self.match):
                self.listed = await list_match(
                    self.tables.storage, self.name, self.match, self.about, before=self.listed
                )
        if self.match.is_rematch_agreed and self.match.next_match is None:
            await self.tables.continue_match(self)

    @property
    def is_idle(self) -> bool:
        """Would nobody notice if the table were folded again from its log?"""
        is_listed = self.listed == listing_of(self.match)
        return not (self.lines or self.thinking or self.timer or self.lock.locked()) and is_listed

    def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()


def update_for(seat: int | None, in_words: bool, told: Iterable[Event], moment: Moment) -> bytes | None:
    heard = tuple([event for event in told if event.is_for(seat)])
    return encode(Update(heard, moment.seen_by(seat, in_words=in_words))) if heard else None


def with_token(body: bytes, token: str) -> bytes:
    """An update as its author gets it: the token is its last field, so the view need not be written again."""
    return body[:-1] + b',"token":' + msgspec.json.encode(token) + b"}"
