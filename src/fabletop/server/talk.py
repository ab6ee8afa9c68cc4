"""Table talk: ready-made phrases that everybody reads in their own language, and free words where they are wanted."""

from __future__ import annotations

import unicodedata

from fabletop.contract import bad
from fabletop.server.refusals import refuse
from fabletop.server.shared import SharedLimiter
from fabletop.server.storage import Player, Said, Storage

PHRASES = (
    "talk-hello",
    "talk-good-luck",
    "talk-well-played",
    "talk-thanks",
    "talk-oops",
    "talk-wow",
    "talk-thinking",
    "talk-your-turn",
    "talk-sorry",
    "talk-one-more",
    "talk-back-soon",
    "talk-good-game",
    "talk-goodbye",
)
LONGEST = 200


def read_words(text: str) -> str:
    """Free words as they will be shown: one line, nothing invisible, not too long."""
    kept = "".join(" " if letter.isspace() else letter for letter in text[: 10 * LONGEST])
    kept = "".join(letter for letter in kept if unicodedata.category(letter)[0] != "C")
    said = " ".join(unicodedata.normalize("NFC", kept).split())
    if not 1 <= len(said) <= LONGEST:
        raise bad("error-talk-length", most=LONGEST)
    return said


def read_phrase(phrase: str) -> str:
    if phrase not in PHRASES:
        raise bad("error-talk-phrase", phrase=phrase[:50], allowed=", ".join(PHRASES))
    return phrase


class TableTalk:
    """Says things at tables, for those who may, and not too often."""

    def __init__(self, storage: Storage, pace: SharedLimiter, *, free_talk: bool) -> None:
        self.storage = storage
        self.free_talk = free_talk
        self.pace = pace

    async def say(self, match: str, player: Player, *, phrase: str = "", text: str = "") -> Said:
        """A phrase or a text, one of the two."""
        said = {"phrase": read_phrase(phrase)} if phrase else {"text": read_words(text)}
        if "text" in said and not self.free_talk:
            raise refuse(403, "error-talk-phrases-only")
        await self.pace.refuse_too_often(player.id)
        return await self.storage.talk.say(match, player.id, **said)
