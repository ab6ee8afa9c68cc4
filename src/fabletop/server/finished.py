"""Matches that are over: what is told of them, and kept beside the log to be read when rules have changed."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from fabletop.contract import FabletopError
from fabletop.match import Match, record_of
from fabletop.match.views import fairness_of
from fabletop.records.matches import record_text
from fabletop.server.storage import Snapshot, Storage
from fabletop.wire import FinishedMatch

OLD_RULES = "error-match-rules"
"""The id of the message with which a match of other rules refuses to be folded."""


class FinishedPage(Struct, frozen=True):
    """What can be read of a match that is over."""

    match: FinishedMatch
    record: str | None
    """Nothing where nothing was dealt."""


def page_of(name: str, match: Match, created: int = 0) -> FinishedPage:
    notation = match.game.face.notation
    assert match.result is not None
    finished = FinishedMatch(
        id=name,
        game=match.settings.game,
        rules=match.settings.rules,
        seats=match.settings.seats,
        options=match.settings.options,
        texts=match.settings.texts,
        players=tuple(match.name_at(seat) for seat in range(match.settings.seats)),
        result=match.result,
        fairness=fairness_of(match),
        choices=tuple((made.seat, str(notation(made.choice))) for made in match.line),
        happened=tuple(match.happened),
        created=created,
        next_match=match.next_match,
        folk=match.folk,
    )
    return FinishedPage(finished, record_text(record_of(match), match.position) if match.seed else None)


async def keep_page(storage: Storage, name: str, match: Match) -> None:
    """Keep what these rules say of a match: other rules will not be able to play it."""
    page = page_of(name, match)
    await storage.log.keep_snapshot(name, Snapshot(match.revision, msgspec.json.encode(page)))


async def kept_page(storage: Storage, name: str) -> FinishedPage | None:
    kept = await storage.log.snapshot(name)
    return msgspec.json.decode(kept.body, type=FinishedPage) if kept else None


def is_of_old_rules(error: FabletopError) -> bool:
    return error.message.id == OLD_RULES
