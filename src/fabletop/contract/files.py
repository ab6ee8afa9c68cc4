"""Files that people hand us: read whole, or refused with a sentence."""

from __future__ import annotations

from pathlib import Path

from fabletop.contract.errors import BadFile
from fabletop.contract.faults import fault_of
from fabletop.contract.words import message

LARGEST = 1 << 20


def read_text(path: Path, most: int = LARGEST) -> str:
    """The text of a file, or a sentence about why it cannot be had."""
    try:
        with path.open("rb") as file:
            data = file.read(most + 1)
        if len(data) > most:
            raise BadFile(str(path), None, message("error-file-large", most=most))
        return data.decode("utf-8-sig")
    except OSError as error:
        raise BadFile(str(path), None, message("error-file-unreadable", why=fault_of(error))) from None
    except UnicodeDecodeError:
        raise BadFile(str(path), None, message("error-file-not-text")) from None


def is_file(path: Path) -> bool:
    """Is there a file of this name? Whatever the name is, this is answered."""
    try:
        return path.is_file()
    except (OSError, ValueError):  # too long, or not a name of a file at all
        return False
