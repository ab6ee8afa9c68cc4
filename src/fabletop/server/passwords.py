"""Passwords: argon2id, in a thread of its own, so that nobody's move waits for it."""

from __future__ import annotations

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from fabletop.contract import bad

SHORTEST, LONGEST = 8, 200
AT_ONCE = 2
"""Each takes 19 MiB of memory while it runs."""


class Passwords:
    """Makes hashes and compares with them, a few at a time."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        self.nobody = self.hasher.hash("nobody's password")
        self.free = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        if not SHORTEST <= len(password) <= LONGEST:
            raise bad("error-password-length", least=SHORTEST, most=LONGEST)
        async with self.free:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def is_right(self, password: str, known: str | None) -> bool:
        """Takes as long for a name that does not exist, so that nobody can find out names by the clock."""
        async with self.free:
            right = await asyncio.to_thread(self._is_right, password[: LONGEST + 1], known or self.nobody)
        return right and known is not None

    def _is_right(self, password: str, known: str) -> bool:
        try:
            return self.hasher.verify(known, password)
        except (VerificationError, InvalidHashError):
            return False
