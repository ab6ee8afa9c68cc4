"""Who the bots of a table are: somebody of the forest each, with a name, and a few phrases of the table talk.

Their names are the messages ``folk-…``; pictures of them are the page's. How well they play is the level's, not theirs.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Literal

from fabletop.bots import BOTS, is_styled
from fabletop.contract import commitment_of
from fabletop.records.matches import MatchRecord

Moment = Literal["start", "resumed", "over"]
"""When somebody may say something: all that happens then is public."""
SPEAKERS = 2
"""How many speak at a moment; the others nod."""


@dataclass(frozen=True)
class Somebody:
    """One of the folk, and the phrases that they like; without one they are silent then."""

    name: str
    start: str = ""
    resumed: str = ""
    over: str = ""

    def phrase(self, moment: Moment) -> str:
        return str(getattr(self, moment))


FOLK = (
    Somebody("mossback", start="talk-hello", over="talk-thanks"),
    Somebody("burr", over="talk-good-game"),
    Somebody("thimble", start="talk-hello", resumed="talk-hello", over="talk-good-game"),
    Somebody("hazel", start="talk-good-luck", resumed="talk-your-turn", over="talk-wow"),
    Somebody("bramble", resumed="talk-your-turn", over="talk-well-played"),
    Somebody("inkwell", start="talk-good-luck", over="talk-goodbye"),
    Somebody("puddle", start="talk-hello", resumed="talk-wow", over="talk-oops"),
    Somebody("candlewick", over="talk-thanks"),
    Somebody("dandelion", start="talk-hello", resumed="talk-hello", over="talk-one-more"),
    Somebody("thatch", start="talk-good-luck", over="talk-good-game"),
    Somebody("bilberry", resumed="talk-hello", over="talk-thanks"),
    Somebody("nightcap", start="talk-thinking", over="talk-goodbye"),
)
"""More of them than a table of any of our games has seats."""
NAMED = {somebody.name: somebody for somebody in FOLK}


def key_of(commitment: str, seed: str) -> str:
    """What a match is known by from before its deal: the promise, or that of its seed where there was none."""
    return commitment or commitment_of(seed)


def folk_of(key: str) -> list[Somebody]:
    """Who would sit at each seat of a match if a bot sat there: two are never the same."""
    return sorted(FOLK, key=lambda somebody: sha256(f"{key} {somebody.name}".encode()).digest())


def somebody_at(key: str, seat: int) -> Somebody:
    folk = folk_of(key)
    return folk[seat % len(folk)]


def folk_in(record: MatchRecord) -> dict[int, str]:
    """Who the bots of a record were; bots that somebody brought along have names of their own."""
    key = key_of(record.fair.commitment if record.fair else "", record.seed)
    bots = [seat for seat, name in record.players.items() if name in BOTS or is_styled(name)]
    return {seat: somebody_at(key, seat).name for seat in bots}
