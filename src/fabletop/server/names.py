"""What people may call themselves, and what a guest is called who has not said."""

from __future__ import annotations

import random
import unicodedata

from fabletop.contract import bad
from fabletop.text.speech import Speech

SHORTEST, LONGEST = 2, 24
SIGNS = " -_.'’"
_dice = random.SystemRandom()


def read_name(text: str) -> str:
    """A name as it will be shown, or one sentence about why it cannot be."""
    name = " ".join(unicodedata.normalize("NFKC", text[: 10 * LONGEST]).split())
    if not SHORTEST <= len(name) <= LONGEST:
        raise bad("error-name-length", least=SHORTEST, most=LONGEST)
    kinds = [unicodedata.category(letter)[0] for letter in name]
    if not all(kind in "LNM" or letter in SIGNS for kind, letter in zip(kinds, name, strict=True)):
        raise bad("error-name-letters")
    if kinds[0] not in "LN" or "MM" in "".join(kinds):
        raise bad("error-name-letters")
    return name


def made_up_name(language: str) -> str:
    say = Speech(language)
    return " ".join(_dice.choice(say(part).split(", ")) for part in ("guest-manners", "guest-creatures"))
