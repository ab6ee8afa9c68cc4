"""What may be said, and what to do about what was said."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from fabletop.server.dependencies import Language, Me, TheLimits, TheStorage
from fabletop.server.routes.standings import known
from fabletop.server.talk import PHRASES, read_words
from fabletop.server.troubles import TROUBLES
from fabletop.text.speech import Speech

Id = Annotated[str, Meta(max_length=24)]
Words = Annotated[str, Meta(max_length=500)]


class Phrase(Struct, frozen=True):
    """A ready-made phrase."""

    id: str
    text: str


class Complaint(Struct, forbid_unknown_fields=True):
    """About whom, and why."""

    player: Id
    why: Words
    match: Id | None = None
    said: Words | None = None


@get("/api/phrases", responses=TROUBLES)
async def phrases(language: Language) -> list[Phrase]:
    """What can be said at any table, in the language of who asks."""
    say = Speech(language)
    return [Phrase(phrase, say(phrase)) for phrase in PHRASES]


@get("/api/mutes", responses=TROUBLES)
async def muted(me: Me, storage: TheStorage) -> list[str]:
    """Whom I do not want to hear."""
    return sorted(await storage.moderation.muted_by(me.id))


@put("/api/mutes/{id:str}", status_code=204, responses=TROUBLES)
async def mute(id: FromPath[str], me: Me, storage: TheStorage) -> None:
    """Hear somebody no more."""
    await storage.moderation.mute(me.id, (await known(storage, id)).id)


@delete("/api/mutes/{id:str}", responses=TROUBLES)
async def unmute(id: FromPath[str], me: Me, storage: TheStorage) -> None:
    """Hear somebody again."""
    await storage.moderation.unmute(me.id, id)


@post("/api/reports", status_code=204, responses=TROUBLES)
async def report(data: JSONBody[Complaint], me: Me, storage: TheStorage, limits: TheLimits) -> None:
    """Tell the people who run this server about somebody."""
    why = read_words(data.why)
    said = read_words(data.said) if data.said else None
    await known(storage, data.player)
    match = data.match if data.match and await storage.matches.get(data.match) else None
    await limits.reports.refuse_too_often(me.id)
    await storage.moderation.report(me.id, data.player, why, match=match, said=said)


ROUTES = [phrases, muted, mute, unmute, report]
