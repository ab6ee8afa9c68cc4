"""What is said at a live table: by whom, to whom, and how it travels."""

from __future__ import annotations

from fabletop.match import Match
from fabletop.server.lines import Line, encode
from fabletop.server.live import LiveTable
from fabletop.server.refusals import refuse
from fabletop.server.storage import Player, Storage
from fabletop.server.storage import Said as Kept
from fabletop.wire import Said, Say


def said_of(match: Match, kept: Kept) -> Said:
    """What was said, with the seat of who said it in the place of their id."""
    seat = match.seat_of(kept.player)
    name = "" if seat is None else match.name_at(seat)
    return Said(kept.id, seat, name, kept.time, kept.phrase, kept.text)


async def say(table: LiveTable, player: Player, words: Say) -> None:
    """Say something, if the table allows it; everybody hears it who has not muted the speaker."""
    if table.match.seat_of(player.id) is None:
        raise refuse(403, "refused-match-not-seated")
    allowed = table.match.settings.talk
    if allowed == "none":
        raise refuse(403, "error-talk-none")
    if allowed == "phrases" and not words.phrase:
        raise refuse(403, "error-talk-phrases-only")
    talk = table.tables.talk
    kept = await talk.say(table.name, player, phrase=words.phrase, text=words.text)
    spread(table, kept)
    table.tables.broker.tell("said", table.name)


def spread(table: LiveTable, kept: Kept) -> None:
    if kept.id <= table.last_said:
        return
    table.last_said = kept.id
    body = encode(said_of(table.match, kept))
    for line in table.lines:
        if kept.player not in line.muted:
            line.send(body)


async def heard_by(table: LiveTable, storage: Storage, line: Line) -> tuple[Said, ...]:
    """The last things said, as one client may hear them."""
    kept = await storage.talk.heard(table.name, line.player_id or None, limit=50)
    return tuple(said_of(table.match, one) for one in kept)


async def told_by(table: LiveTable, storage: Storage) -> None:
    """Spread what was said to another worker."""
    for kept in await storage.talk.heard(table.name, after=table.last_said):
        spread(table, kept)
