"""What can go wrong, each error a sentence for a person.

FabletopError
├── BadInput          something asked for or read from a file cannot be: exit status 2
│   └── BadFile       … and stands in a file, with the line where it can be told
└── IllegalChoice     the rules refuse a choice; nothing has changed
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from fabletop.contract.words import Message, Reason, Value


class FabletopError(Exception):
    """An error with words for the person who meets it."""

    speak: ClassVar[Callable[[Message], str]] = repr
    """How it is written in a traceback; whoever knows words puts them here."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return type(self).speak(self.message)

    def __reduce__(self) -> tuple[Any, ...]:
        """An error reaches another process as what it says."""
        return type(self).__new__, (type(self),), self.__dict__


class BadInput(FabletopError):
    """Something asked for does not exist or is not allowed."""


def bad(message_id: str, **args: Value) -> BadInput:
    """The error for something that cannot be, from the id of its sentence."""
    return BadInput(Message(message_id, args))


class BadFile(BadInput):
    """A file that cannot be used, and why."""

    def __init__(self, file: str, line: int | None, why: Message) -> None:
        args: dict[str, Value] = {"file": file, "why": why}
        if line is None:
            super().__init__(Message("error-in-file", args))
        else:
            super().__init__(Message("error-in-file-line", args | {"line": str(line)}))


class IllegalChoice(FabletopError):
    """The rules refuse a choice."""

    def __init__(self, seat: int, choice: int, reason: Reason) -> None:
        super().__init__(reason.message)
        self.seat = seat
        self.choice = choice
        self.reason = reason
