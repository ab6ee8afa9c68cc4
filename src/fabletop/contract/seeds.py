"""Seeds as people write them: any text, and after ``#`` the number of a game under it."""

from __future__ import annotations

import hashlib
import secrets

from fabletop.contract.errors import bad
from fabletop.kernel.rng import Seed

LONGEST = 200
LAST_STREAM = 10**18


def read_seed(text: str) -> Seed:
    """The key is SHA-256 of the text; ``tulip#7`` is the eighth game under ``tulip``."""
    name, mark, number = text.rpartition("#")
    if not mark:
        name, number = text, "0"
    if not name or len(text) > LONGEST or not text.isprintable() or text != text.strip():
        raise bad("error-seed", longest=LONGEST)
    if not (number.isascii() and number.isdigit()) or int(number) > LAST_STREAM:
        raise bad("error-seed-number", number=number)
    seed = Seed()
    digest = hashlib.sha256(name.encode()).digest()
    seed.key = [int.from_bytes(digest[at : at + 4], "little") for at in range(0, 32, 4)]
    seed.stream = int(number)
    return seed


def fresh_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def branch_of(seed: str, purpose: str) -> str:
    """A seed for something else than the deal; it follows from that of the deal, but the streams are strangers."""
    return hashlib.sha256(f"{purpose} of {seed}".encode()).hexdigest()
