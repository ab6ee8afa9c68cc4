"""The lobby: opening tables, finding one, and what lists tell of them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import msgspec

from fabletop.contract import FabletopError, commitment_of
from fabletop.match import (
    Beginning,
    BotPlayer,
    ClockRule,
    Match,
    Person,
    Sit,
    Start,
    TablePlan,
    beside,
    record_of,
    settings_for,
)
from fabletop.match.settings import Seated
from fabletop.server.finished import FinishedPage, is_of_old_rules, kept_page, page_of
from fabletop.server.held import Tables
from fabletop.server.live import LiveTable
from fabletop.server.names import read_name
from fabletop.server.ratings import DOZEN
from fabletop.server.refusals import Refusal, refuse
from fabletop.server.storage import Match as Row
from fabletop.server.storage import Player, now
from fabletop.server.thinking import refuse_level
from fabletop.wire import FinishedMatch, Intent, NewTable, Opened, PlayNow, PlayOn, QuickMatch, TableRow

QUICK_WAIT = 12_000
"""Milliseconds that the seats of a quick match wait for people."""
QUICK_LEVEL = "medium"
QUICK_TABLES = 50
"""Open tables that are looked through for a seat."""
MOST_OPEN = 20
"""Matches that somebody may have going at the same time."""


class Lobby:
    """Where people find tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.matches = tables.storage.matches

    async def open(self, player: Player, asked: NewTable) -> Opened:
        """A table with its host on the first seat, people at the same device beside, and bots on the last seats."""
        await self.refuse_too_many(player)
        refuse_level(asked.stand_in)
        bots = [bot_of(level) for level in asked.bots]
        people = people_at_device(player, asked.beside)
        empty = asked.seats - len(people) - len(bots)
        if empty < 0:
            raise refuse(400, "error-table-crowded", seats=asked.seats)
        wanted = msgspec.structs.asdict(asked) | {"seated": (*people, *[None] * empty, *bots)}
        del wanted["bots"], wanted["beside"], wanted["rated"]
        if not asked.beside:
            table = await self.as_wished(player, TablePlan(**wanted), asked.rated)
            return await self.tables.open(table, player.id)
        if empty or asked.clock.is_set:
            raise refuse(400, "error-table-device")
        wanted |= {"shared": True, "access": "link", "talk": "none"}
        table = await self.as_wished(player, TablePlan(**wanted), asked.rated)
        return await self.begun(await self.tables.open(table, player.id))

    async def play(self, player: Player, asked: PlayNow) -> Opened:
        """A match against bots, begun at once."""
        await self.refuse_too_many(player)
        seated: tuple[Seated, ...] = (person_of(player), *[bot_of(asked.level)] * (asked.seats - 1))
        table = TablePlan(game=asked.game, seats=asked.seats, options=asked.options, texts=asked.texts, seated=seated)
        table = await self.as_wished(player, table, asked.rated)
        return await self.begun(await self.tables.open(table, player.id))

    async def play_on(self, player: Player, name: str, asked: PlayOn) -> Opened:
        """A match against bots from a moment of one that is over, begun at once."""
        await self.refuse_too_many(player)
        match = await self.replayable(name)
        beginning = await asyncio.to_thread(beginning_of, name, match, asked.choices)
        seats = match.settings.seats
        if not 0 <= asked.seat < seats:
            raise refuse(400, "error-seat-choice", seat=str(asked.seat), allowed=", ".join(map(str, range(seats))))
        bot = bot_of(asked.level)
        seated = tuple(person_of(player) if seat == asked.seat else bot for seat in range(seats))
        old = match.settings
        table = TablePlan(game=old.game, seats=seats, options=old.options, texts=old.texts, seated=seated, talk="none")
        return await self.begun(await self.tables.open(table, player.id, beginning=beginning))

    async def begun(self, opened: Opened) -> Opened:
        """A table at which everybody sits begins to play."""
        live = await self.tables.table(opened.id)
        assert live is not None
        await live.do(Start())
        await live.list()
        return opened

    async def quick(self, player: Player, asked: QuickMatch) -> Opened:
        """A seat at a table that waits for somebody, or else a new table that waits for others."""
        seated = (person_of(player), *[None] * (asked.seats - 1))
        table = TablePlan(game=asked.game, seats=asked.seats, access="open", seated=seated)
        table = await self.as_wished(player, table, asked.rated, QUICK_LEVEL)
        kinds = (table.rated, False) if asked.rated is None else (table.rated,)
        for rated in dict.fromkeys(kinds):
            found = await self.waiting_table(player, asked, rated)
            if found is not None:
                return Opened(found)
        await self.refuse_too_many(player)
        return await self.tables.open(table, player.id, fill=now() + QUICK_WAIT, level=QUICK_LEVEL)

    async def as_wished(
        self, player: Player, table: TablePlan, wish: bool | None, fill: str | None = None
    ) -> TablePlan:
        """A table as rated or casual: as it is wished; where nothing is, strangers play rated if that can be."""
        if wish is False or (wish is None and table.access != "open"):
            return table
        rated = msgspec.structs.replace(table, rated=True)
        try:
            await self.refuse_rated(player, rated, fill)
        except FabletopError:
            if wish:
                raise
            return table
        return rated

    async def refuse_rated(self, player: Player, table: TablePlan, fill: str | None = None) -> None:
        """Complain about a table that cannot be rated, or at which nothing would count for the player."""
        if player.kind != "account":
            raise refuse(403, "error-rated-account")
        filled = tuple(BotPlayer(fill) if fill and not seated else seated for seated in table.seated)
        settings_for(msgspec.structs.replace(table, seated=filled), commitment=commitment_of(""))
        if await self.left_today(player, table.seated) == 0:
            raise refuse(409, "error-rated-dozen", most=DOZEN)

    async def left_today(self, player: Player, seated: Sequence[Seated]) -> int | None:
        """How many rated matches against these bots still count for somebody today; with people it is not said."""
        bots = {f"bot:{one.level}" for one in seated if isinstance(one, BotPlayer)}
        if len(bots) == 0 or sum(isinstance(one, BotPlayer) for one in seated) < len(seated) - 1:
            return None
        met = await self.tables.storage.ratings.met_today(player.id)
        return max(0, *(DOZEN - met.get(bot, 0) for bot in bots))

    async def prospect(self, player: Player | None, of: Intent) -> int | None:
        """How many rated matches at such a table still count today; or an error that says why none can."""
        if player is None:
            raise refuse(403, "error-rated-account")
        seated = (person_of(player), *[bot_of(of.level) if of.level else None] * (of.seats - 1))
        table = TablePlan(game=of.game, seats=of.seats, options=of.options, seated=seated, rated=True)
        await self.refuse_rated(player, table)
        return await self.left_today(player, table.seated)

    async def waiting_table(self, player: Player, asked: QuickMatch, rated: bool) -> str | None:
        """The oldest table of a quick match that has a seat, and the player sits on it then."""
        rows = await self.matches.listed("open", public=True, limit=QUICK_TABLES)
        for row in reversed(rows):
            if (row.game, row.seats, row.counts) != (asked.game, asked.seats, rated):
                continue
            if "fill" not in row.about or "invited" in row.about:
                continue
            table = await self.tables.table(row.id)
            if table is None or table.match.phase != "open":
                continue
            if table.match.seat_of(player.id) is not None:
                return row.id
            try:
                await table.do(Sit(player.name), by=player.id)
            except FabletopError:
                continue
            return row.id
        return None

    async def open_tables(self, game: str | None, limit: int) -> list[TableRow]:
        rows = await self.matches.listed("open", public=True, limit=limit)
        return [row_of(row) for row in rows if game in (None, row.game)]

    async def tables_of(self, player: Player) -> list[TableRow]:
        """The matches that somebody plays or waits for."""
        rows = await self.matches.running_of(player.id)
        return [row_of(row, await self.is_awaited(row.id, player.id)) for row in rows]

    async def is_awaited(self, name: str, player: str) -> bool:
        try:
            table = await self.tables.table(name)
        except FabletopError:
            return False
        return table is not None and bool(set(table.match.seats_held_by(player)) & set(table.match.to_act))

    async def refuse_too_many(self, player: Player) -> None:
        if len(await self.matches.running_of(player.id, MOST_OPEN)) >= MOST_OPEN:
            raise refuse(409, "error-table-many", most=MOST_OPEN)

    async def finished(self, name: str) -> FinishedMatch:
        """A match that is over, to be played again."""
        row, page = await self.page(name)
        return msgspec.structs.replace(page.match, created=row.created)

    async def record(self, name: str) -> str:
        """The record of a match that is over."""
        _, page = await self.page(name)
        if page.record is None:
            raise refuse(409, "refused-match-not-dealt")
        return page.record

    async def page(self, name: str) -> tuple[Row, FinishedPage]:
        """What can be read of a match that is over; of one by older rules, what those left of it."""
        row = await self.known(name)
        try:
            match = await self.ended(name)
        except FabletopError as error:
            page = await kept_page(self.tables.storage, name) if is_of_old_rules(error) else None
            if page is None:
                raise
            return row, page
        return row, await asyncio.to_thread(page_of, name, match)

    async def replayable(self, name: str) -> Match:
        """A match that is over and can be watched again."""
        await self.known(name)
        return await self.ended(name)

    async def known(self, name: str) -> Row:
        row = await self.matches.get(name)
        if row is None:
            raise refuse(404, "error-table-unknown")
        return row

    async def ended(self, name: str) -> Match:
        try:
            match = await self.tables.fold(name)
        except FabletopError as error:
            if is_of_old_rules(error):
                raise Refusal(409, error.message) from None
            raise
        if match.phase != "over":
            raise refuse(409, "refused-match-not-over")
        return match


def person_of(player: Player) -> Person:
    return Person(player.id, player.name)


def people_at_device(player: Player, names: Sequence[str]) -> tuple[Person, ...]:
    """The owner of a device and those who play on it too; no two may have one name."""
    read = [player.name, *map(read_name, names)]
    if len({name.casefold() for name in read}) < len(read):
        raise refuse(400, "error-table-names")
    return (person_of(player), *(Person(beside(player.id, at), name) for at, name in enumerate(read[1:], 1)))


def beginning_of(name: str, match: Match, choices: int) -> Beginning:
    """The moment of a match after so many choices, if somebody has still to choose then."""
    record = record_of(match)
    made = tuple(record.choices[:choices])
    *_, (position, _) = replace(record, choices=list(made)).replayed()
    if len(made) < choices or not record.game.to_act(position):
        raise refuse(409, "error-play-on-over")
    return Beginning(name, record.seed, made)


def bot_of(level: str) -> BotPlayer:
    refuse_level(level)
    return BotPlayer(level)


def row_of(row: Row, awaited: bool = False) -> TableRow:
    return TableRow(
        id=row.id,
        game=row.game,
        seats=row.seats,
        options=dict(row.options),
        status=row.status,
        players=tuple(row.about.get("players") or (None,) * row.seats),
        clock=msgspec.convert(row.about.get("clock", {}), ClockRule),
        talk=row.about.get("talk", "none"),
        rated=row.counts,
        created=row.created,
        folk=tuple(row.about.get("folk", ())),
        awaited=awaited,
    )


def may_sit(table: LiveTable, player: Player | None, hashed_link: str) -> bool:
    """May somebody take a seat here? Whoever has one may anyway; whoever is nobody yet, once they are somebody."""
    if table.match.settings.access == "open" or hashed_link == table.promise.link:
        return True
    if player is None:
        return False
    is_known = table.match.seat_of(player.id) is not None or player.id == table.match.settings.host
    return is_known or player.id in table.about.get("invited", ())
