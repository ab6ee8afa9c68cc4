"""All tables that this worker holds: folded from their logs when somebody asks, forgotten when nobody is there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from fabletop.bots.ladder import is_measured
from fabletop.contract import FabletopError, Message, commitment_of
from fabletop.match import (
    Beginning,
    Continue,
    Forfeit,
    Match,
    Start,
    TablePlan,
    decode,
    encode,
    opening,
    rematch_of,
    settings_for,
)
from fabletop.match import Settings as MatchSettings
from fabletop.match.rated import LONGEST_ANSWER
from fabletop.server import metrics
from fabletop.server.broker import Broker, News
from fabletop.server.finished import is_of_old_rules
from fabletop.server.lines import POLICY, RESTART
from fabletop.server.listing import listing_in, listing_of
from fabletop.server.live import LiveTable
from fabletop.server.logs import EVENTS, tell
from fabletop.server.people import new_id
from fabletop.server.settings import Settings
from fabletop.server.storage import Change, Storage, now
from fabletop.server.storage import Match as Row
from fabletop.server.storage.matches import secret_hash
from fabletop.server.talk import TableTalk
from fabletop.server.talking import told_by
from fabletop.server.thinking import Thinkers
from fabletop.wire import Opened

SWEEP = 5.0
"""Seconds between two looks at what nobody has told this worker."""
SWEEP_IN_SILENCE = 0.5
"""The same while the broker is away: other people's moves are found by looking."""
KEPT = 30.0
"""Seconds that a table without anybody stays in memory."""
SILENCE = 60_000
"""Milliseconds without an entry, after which a worker looks after the tables of others."""
AT_ONCE = 50
"""Tables picked up in one look."""
MANY = 500
"""Tables that one question to the database is about."""
BREATH = 20
"""Tables after which a look over all of them lets others go first."""
ANSWER_TIME = 0.5
"""Seconds that other workers have to say that somebody is there."""
DEAF = 60.0
"""Seconds without a sign of life after which a client that gives them is gone."""

GOODBYES = 5.0
"""Seconds that clients have to hear that the server stops."""
REMATCH_WAIT = 30_000
"""Milliseconds that a rematch waits for people who had gone."""


def new_link() -> str:
    return secrets.token_urlsafe(16)


def watch_link(hashed: str) -> str:
    """Follows from what is kept of the link, so it need not be kept itself; the link does not follow from it."""
    return secret_hash(f"watch {hashed}")[:22]


def kept_free(match: Match) -> dict[str, Any]:
    """What a rematch says of seats whose people have gone: they may come after; a bot does if they do not."""
    seated = match.seated_for_rematch()
    gone = [chair.person.id for chair, seat in zip(match.chairs, seated, strict=True) if chair.person and seat is None]
    settings = match.settings
    if not gone:
        return {}
    if settings.rated and not is_measured(settings.stand_in, match.game, settings.seats, settings.options):
        return {"invited": gone}
    return {"fill": now() + REMATCH_WAIT, "level": settings.stand_in, "invited": gone}


def new_row(name: str, match: Match, more: dict[str, Any]) -> Row:
    """How a match is listed that has just been set up."""
    settings = match.settings
    about = {"clock": msgspec.to_builtins(settings.clock), "talk": settings.talk, "shared": settings.shared, **more}
    return Row(
        id=name,
        game=settings.game,
        rules_version=settings.rules,
        seats=settings.seats,
        options=settings.options,
        texts=settings.texts,
        public=settings.access == "open",
        free_seats=listing_of(match).free_seats,
        host=settings.host,
        about=about,
        awake=True,
        counts=settings.rated,
    )


class Tables:
    """The tables of one worker."""

    def __init__(self, storage: Storage, settings: Settings, talk: TableTalk) -> None:
        self.storage = storage
        self.settings = settings
        self.talk = talk
        self.broker = Broker(settings.broker, self.hear)
        self.thinkers = Thinkers()
        self.undos = ThreadPoolExecutor(1, thread_name_prefix="undo")
        """Whether an undo is free takes up to a second; one thread for it leaves the rest to those who play."""
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.seen: dict[tuple[str, str], asyncio.Event] = {}
        self.swept_to = ""
        self.is_closing = False

    # Life and death.

    def start(self) -> None:
        self.broker.start()
        self.spawn(self.sweep_on())

    async def say_goodbye(self) -> None:
        """Tell everybody, and wait until they have heard it, but not for long."""
        self.is_closing = True
        lines = [line for table in self.live.values() for line in table.lines]
        for line in lines:
            line.close(RESTART, Message("bye-restart"))
        end = time.monotonic() + GOODBYES
        while not all(line.is_gone for line in lines) and time.monotonic() < end:
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """End everything; what was acknowledged is stored, and the rest is in nobody's log."""
        await self.say_goodbye()
        for table in self.live.values():
            table.close()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.broker.stop()
        self.thinkers.close()
        self.undos.shutdown(wait=False, cancel_futures=True)

    def spawn(self, work: Coroutine[Any, Any, object]) -> None:
        """Do something that nobody waits for; if it fails, the log says so."""
        if self.is_closing:
            work.close()
            return
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            EVENTS.log(logging.ERROR, "unforeseen", exc_info=task.exception())

    # Finding tables.

    async def table(self, name: str) -> LiveTable | None:
        """The table, as its log says; nothing if there is none."""
        if name not in self.live:
            if name not in self.loading:
                self.loading[name] = asyncio.create_task(self.load(name))
                self.loading[name].add_done_callback(lambda _: self.loading.pop(name, None))
            await asyncio.shield(self.loading[name])
        found = self.live.get(name)
        if found is not None:
            found.touched = time.monotonic()
        return found

    async def load(self, name: str) -> LiveTable | None:
        row, promise = await self.storage.matches.get(name), await self.storage.matches.promise(name)
        if row is None or promise is None:
            return None
        match = await self.fold(name)
        table = LiveTable(self, name, match, promise, row.about)
        table.listed = listing_in(row)
        table.last_said = max([said.id for said in await self.storage.talk.heard(name, limit=1)], default=0)
        if name in self.live:
            return self.live[name]
        self.live[name] = table
        metrics.tables.set(len(self.live))
        if listing_of(match) != table.listed:
            self.spawn(table.list())
        table.look_for_people()
        table.plan()
        return table

    async def fold(self, name: str) -> Match:
        """The match of a log, in a thread: a long one takes a tenth of a second."""
        rows = await self.storage.log.read(name)
        return await asyncio.to_thread(lambda: Match.from_log(decode(row.body) for row in rows))

    # Opening tables.

    async def open(
        self,
        asked: TablePlan,
        host: str | None,
        *,
        fill: int | None = None,
        level: str = "",
        beginning: Beginning | None = None,
    ) -> Opened:
        """Set up a table; with ``fill`` bots take the empty seats at that time."""
        secret = secrets.token_hex(32)
        settings = settings_for(asked, commitment=commitment_of(secret), host=host, beginning=beginning)
        return await self.set_up(settings, secret, {} if fill is None else {"fill": fill, "level": level})

    async def set_up(self, settings: MatchSettings, secret: str, more: dict[str, Any]) -> Opened:
        name, link = new_id(), new_link() if settings.access == "link" else None
        entry = opening(settings, now())
        match = Match.opened(entry)
        await self.storage.matches.create(new_row(name, match, more), [encode(entry)], link, secret)
        table = await self.table(name)
        assert table is not None
        await table.list()
        return Opened(name, link, watch_link(secret_hash(link)) if link else None)

    async def continue_match(self, table: LiveTable) -> None:
        """Set up the rematch that everybody wants; if another worker was faster, take it away again."""
        match, secret = table.match, secrets.token_hex(32)
        settings = rematch_of(match.settings, match.seated_for_rematch(), commitment_of(secret))
        opened = await self.set_up(settings, secret, kept_free(match))
        try:
            await table.do(Continue(opened.id))
        except FabletopError:
            self.live.pop(opened.id).close()
            await self.storage.matches.delete(opened.id)
            return
        again = await self.table(opened.id)
        if again is not None and all(chair.seated for chair in again.match.chairs):
            await again.try_to(Start())

    # Other workers.

    def hear(self, news: News) -> None:
        """What another worker tells."""
        table = self.live.get(news.match)
        if news.what == "here":
            if (seen := self.seen.get((news.match, news.player))) is not None:
                seen.set()
        elif table is None:
            return
        elif news.what == "moved":
            self.spawn(table.catch_up())
        elif news.what == "said":
            self.spawn(told_by(table, self.storage))
        elif table.has_line(news.player):
            self.broker.tell("here", news.match, news.player)

    async def is_seen_elsewhere(self, match: str, player: str) -> bool:
        """Does another worker have a line to somebody at a table?"""
        if not self.broker.has_others:
            return False
        seen = self.seen.setdefault((match, player), asyncio.Event())
        self.broker.tell("where", match, player)
        try:
            await asyncio.wait_for(seen.wait(), ANSWER_TIME)
        except TimeoutError:
            return False
        finally:
            self.seen.pop((match, player), None)
        return True

    async def sweep_on(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception as error:
                tell("sweep failed", logging.WARNING, error=repr(error))
            await self.rest()

    async def rest(self) -> None:
        """Until the next look; while nobody can tell this worker anything, it looks more often."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.broker.silent.wait(), SWEEP)
            await asyncio.sleep(SWEEP_IN_SILENCE)

    async def sweep(self) -> None:
        """Heal lost news, cut lines that are dead, forget tables that nobody needs, pick up those that nobody has."""
        for number, table in enumerate(list(self.live.values())):
            if number % BREATH == 0:
                await asyncio.sleep(0)
            if self.broker.has_others and table.lines:
                await table.catch_up()
                await told_by(table, self.storage)
            self.cut_dead_lines(table)
            if (since := table.match.forfeit_from) is not None and since <= now():
                await table.try_to(Forfeit())
            if listing_of(table.match) != table.listed:
                await table.list()
            if table.is_idle and time.monotonic() - table.touched > KEPT:
                self.live.pop(table.name).close()
            elif not table.lock.locked():
                table.plan()
        metrics.tables.set(len(self.live))
        await self.look_for_closed()
        await self.look_for_forfeited()
        await self.pick_up()

    async def look_for_closed(self) -> None:
        """Those who run the server may close a table from outside: its log has then grown, and nobody told us."""
        running = [name for name, table in self.live.items() if table.match.phase != "over"]
        for first in range(0, len(running), MANY):
            for name in await self.storage.matches.finished_among(running[first : first + MANY]):
                if name in self.live:
                    await self.live[name].catch_up()

    async def look_for_forfeited(self) -> None:
        """Rated matches that lie still in nobody's memory are lost one day; the next look sees to those found now."""
        for name in await self.storage.matches.lying_still(now() - LONGEST_ANSWER, AT_ONCE):
            await self.pick_one_up(name)

    def cut_dead_lines(self, table: LiveTable) -> None:
        for line in table.lines:
            if line.pinged is not None and time.monotonic() - line.pinged > DEAF:
                line.close(POLICY, Message("bye-silent"))

    async def pick_up(self) -> None:
        """Look after tables that are in nobody's memory, as all are after a restart."""
        quiet_since = now() - (SILENCE if self.broker.has_others else 0)
        found = await self.storage.matches.awake(self.swept_to, quiet_since=quiet_since, limit=AT_ONCE)
        for name in found:
            await self.pick_one_up(name)
        self.swept_to = found[-1] if len(found) == AT_ONCE else ""

    async def pick_one_up(self, name: str) -> None:
        try:
            await self.table(name)
        except FabletopError as error:
            tell("table cannot be opened", logging.WARNING, match=name, why=error.message.id)
            if is_of_old_rules(error):  # nobody will ever play on
                await self.storage.matches.change(name, Change(status="finished", finished=now(), awake=False))
