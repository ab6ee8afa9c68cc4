"""Requests that are refused: a status for programs, a sentence for people."""

from __future__ import annotations

from msgspec import Struct

from fabletop.contract import FabletopError, Message, Value


class Trouble(Struct, frozen=True):
    """How every error is answered."""

    code: str
    """The id of the message: the same in every language."""
    message: str
    """One sentence in the language of who asked."""


class Refusal(FabletopError):
    """What was asked will not be done."""

    def __init__(self, status: int, message: Message, wait: int | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.wait = wait
        """After how many seconds to try again."""


def refuse(status: int, message_id: str, **args: Value) -> Refusal:
    return Refusal(status, Message(message_id, args))


def refuse_for_now(seconds: int) -> Refusal:
    return Refusal(429, Message("error-too-often", {"seconds": seconds}), wait=seconds)
