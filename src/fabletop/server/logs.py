"""Logs for machines: one JSON object a line, and nothing in it that is nobody's business."""

from __future__ import annotations

import logging
import sys
from typing import Any

import msgspec

EVENTS = logging.getLogger("fabletop.server")
QUIET = ("_granian", "granian.access", "litestar", "aiosqlite", "sqlalchemy.engine", "alembic", "tungstenite")


class JsonLines(logging.Formatter):
    """What happened, when, how grave; fields are given as ``extra={"fields": {…}}``."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03d}",
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        line |= getattr(record, "fields", {})
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up_logs(level: str) -> None:
    """Everything that this process logs goes to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)


def tell(event: str, level: int = logging.INFO, **fields: Any) -> None:
    EVENTS.log(level, event, extra={"fields": fields})
