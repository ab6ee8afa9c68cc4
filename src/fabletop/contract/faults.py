"""Why the machine could not do something, in words of ours: its own are in another language, and may tell secrets."""

from __future__ import annotations

import errno
import socket
from collections.abc import Iterator

from fabletop.contract.words import Message, message

BY_NUMBER = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "in-the-way",
    errno.EEXIST: "in-the-way",
    errno.ENOSPC: "full",
    errno.ENAMETOOLONG: "long",
    errno.EADDRINUSE: "taken",
    errno.EADDRNOTAVAIL: "not-ours",
    errno.ECONNREFUSED: "nobody",
    errno.EHOSTUNREACH: "nobody",
    errno.ENETUNREACH: "nobody",
    errno.ETIMEDOUT: "slow",
}
BY_NAME = {
    "InvalidPasswordError": "password",
    "InvalidAuthorizationSpecificationError": "password",
    "AuthenticationError": "password",
    "NoPermissionError": "password",
    "InvalidCatalogNameError": "no-database",
    "InsufficientPrivilegeError": "forbidden",
    "TooManyConnectionsError": "crowded",
    "MaxConnectionsError": "crowded",
    "CannotConnectNowError": "not-yet",
    "BusyLoadingError": "not-yet",
    "TimeoutError": "slow",
}
BY_WORDS = {
    "Connect call failed": "nobody",
    "file is not a database": "no-sqlite",
    "unable to open database file": "no-file",
    "readonly database": "forbidden",
    "database is locked": "locked",
    "invalid password": "password",
    "Authentication required": "password",
}
"""Where neither a number nor a name tells."""


def fault_of(error: BaseException) -> Message:
    """The reason of an error of the system, a database or a broker; its name where we have no word for it."""
    for one in behind(error):
        found = known_fault(one)
        if found is not None:
            return message(f"fault-{found}")
    return message("fault-other", name=type(error).__name__)


def behind(error: BaseException) -> Iterator[BaseException]:
    """An error and those that led to it."""
    seen: set[int] = set()
    one: BaseException | None = error
    while one is not None and id(one) not in seen:
        seen.add(id(one))
        yield one
        one = getattr(one, "orig", None) or one.__cause__ or one.__context__


def known_fault(error: BaseException) -> str | None:
    if isinstance(error, socket.gaierror):
        return "unknown-host"
    number = error.errno if isinstance(error, OSError) else None
    by_words = (kind for words, kind in BY_WORDS.items() if words in str(error))
    return BY_NUMBER.get(number or 0) or BY_NAME.get(type(error).__name__) or next(by_words, None)
