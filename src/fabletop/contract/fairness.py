"""Fair deals: a promise before the deal, words from every seat, and a seed that follows from both.

Before anyone sits down the dealer publishes ``commitment_of(secret)``. Every seat may add words of its own. The seed is
``seed_of(secret, words)``. After the game the secret is told, and anyone can do the sums again.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

from fabletop.contract.errors import bad

LONGEST_WORDS = 100


def commitment_of(secret: str) -> str:
    """SHA-256 of the secret's text, in hexadecimal."""
    return hashlib.sha256(secret.encode()).hexdigest()


def keeps_promise(secret: str, commitment: str) -> bool:
    """Is this the secret that was promised?"""
    return hmac.compare_digest(commitment_of(secret), commitment)


def seed_of(secret: str, words: Sequence[str]) -> str:
    """SHA-256 of a text with a line for the secret and one for the words of each seat, in hexadecimal."""
    return hashlib.sha256("\n".join([secret, *words]).encode()).hexdigest()


def refuse_words(words: str) -> None:
    """Words for a deal fit on one line of a record, so that nobody can move the border between two seats' words."""
    if len(words) > LONGEST_WORDS or not words.isprintable() or words != words.strip():
        raise bad("error-fair-words", longest=LONGEST_WORDS)
