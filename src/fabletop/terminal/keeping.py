"""Where records are kept."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from fabletop.contract.places import data_folder
from fabletop.records.matches import MatchRecord, write_record


def records_folder() -> Path:
    return data_folder() / "records"


def guests_file() -> Path:
    return data_folder() / "guests.json"


def copy_path(folder: Path, record: MatchRecord, match: str) -> Path:
    """Where the copy of a server's match lies: in one place, however often it is fetched."""
    letters = "".join(letter for letter in match if letter.isascii() and letter.isalnum())
    return folder / f"{record.game.about.id}-{letters}.fable"


def keep_record(record: MatchRecord, folder: Path, before: Path | None = None) -> Path | None:
    """Write the record, in place of an earlier one of the same game; nothing if the disk refuses it."""
    path = before or folder / f"{record.game.about.id}-{datetime.now():%Y%m%d-%H%M%S-%f}.fable"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_record(record, path)
    except OSError:
        return None
    return path
