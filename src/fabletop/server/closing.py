"""Closing a table from outside the server, over its log like everything else."""

from __future__ import annotations

from fabletop.contract import bad
from fabletop.match import Close, Entry, Match, decode, encode
from fabletop.server.listing import list_match, listing_in
from fabletop.server.storage import LostRace, Storage, now


async def close_table(storage: Storage, name: str, why: str) -> None:
    """End a match without a winner. A server that has the table in its memory finds out by itself."""
    row = await storage.matches.get(name)
    if row is None:
        raise bad("error-admin-table", id=name)
    match = await closed(storage, name, why)
    await list_match(storage, name, match, row.about, before=listing_in(row))


async def closed(storage: Storage, name: str, why: str) -> Match:
    """The match with the entry that ends it, whoever writes into its log meanwhile."""
    while True:
        match = Match.from_log([decode(line.body) for line in await storage.log.read(name)])
        if match.phase == "over":
            raise bad("error-admin-table-over", id=name)
        entry: Entry = match.decide(Close(why), by=None, now=now())
        try:
            await storage.log.append(name, match.revision, [encode(entry)])
        except LostRace:
            continue
        match.apply(entry)
        return match
