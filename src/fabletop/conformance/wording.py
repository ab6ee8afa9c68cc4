"""Has everything that is said words in both languages?"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from fabletop.conformance.moments import Moment
from fabletop.contract import Message
from fabletop.text.speech import LANGUAGES, Speech

WORDED: set[tuple[Path | None, bytes]] = set()
"""Messages that were found to have words, with the locale of their game: most are said over and over."""


def worded(moment: Moment, message: Message) -> Iterator[str]:
    said = moment.game.locale, msgspec.msgpack.encode(message)
    if said in WORDED:
        return
    speeches = [Speech(language, viewer=0, more=moment.game.locale) for language in LANGUAGES]
    without = [speech.language for speech in speeches if not speech.knows(message)]
    if not without:
        WORDED.add(said)
    for language in without:
        arguments = ", ".join(message.args) or "no arguments"
        yield f"there are no words in {language!r} for {message.id} with {arguments}"
