"""What lobby, histories and ratings know of a match; it follows from the log, and can be told twice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from fabletop.match import BotPlayer, Match
from fabletop.server.finished import keep_page
from fabletop.server.ratings import finish_of, settle
from fabletop.server.storage import Change, Storage, now
from fabletop.server.storage import Match as Row
from fabletop.server.storage.rows import Status

STATUS: dict[str, Status] = {"open": "open", "playing": "playing", "paused": "playing", "over": "finished"}


class Listing(Struct, frozen=True):
    """How a match is listed."""

    status: Status
    free_seats: int
    awake: bool
    players: tuple[str | None, ...]


def is_awake(match: Match) -> bool:
    """Is there something to be done at a table, whether or not somebody asks?"""
    if match.phase == "over":
        return match.is_rematch_agreed and match.next_match is None
    return match.phase == "open" or (match.phase == "playing" and not match.is_waiting)


def listing_of(match: Match) -> Listing:
    players = tuple(match.name_at(seat) if chair.seated else None for seat, chair in enumerate(match.chairs))
    return Listing(STATUS[match.phase], players.count(None), is_awake(match), players)


def listing_in(row: Row) -> Listing:
    return Listing(row.status, row.free_seats, row.awake, tuple(row.about.get("players", ())))


async def list_match(storage: Storage, name: str, match: Match, about: Mapping[str, Any], before: Listing) -> Listing:
    """Write what has changed: a match counts as finished when its result and the ratings are there."""
    after, result = listing_of(match), match.result
    is_new_end = result is not None and before.status != "finished"
    who = await seated_in(storage, match) if is_new_end or after.players != before.players else {}
    change = Change(
        status=after.status,
        free_seats=after.free_seats,
        about={**about, "players": after.players, "folk": match.folk},
        awake=after.awake,
        result=msgspec.to_builtins(result) if is_new_end else None,
        finished=now() if is_new_end else None,
        begun=match.dealt_at,
    )
    async with storage.database.together():
        await storage.matches.change(name, change)
        if after.players != before.players:
            await storage.matches.seat_all(name, who)
        if result is not None and is_new_end and result.places:
            await storage.matches.ended(name, result.points or (None,) * len(result.places), result.places)
            if match.settings.rated:
                await settle(storage, name, finish_of(match, who))
        if result is not None:
            await keep_page(storage, name, match)
    return after


async def seated_in(storage: Storage, match: Match) -> dict[int, str]:
    """The ids of all who sit, bots among them, by seat; of people at one device, that of its owner."""
    found = {}
    for seat, chair in enumerate(match.chairs):
        if isinstance(chair.seated, BotPlayer):
            found[seat] = (await storage.players.bot(chair.seated.level)).id
        elif chair.seated is not None:
            found[seat] = chair.seated.owner
    return found
