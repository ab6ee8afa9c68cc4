"""The types of the web client are those of the structs."""

from __future__ import annotations

import runpy
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_the_types_of_the_client_are_up_to_date() -> None:
    made = runpy.run_path(str(WEB / "tools" / "wire.py"))
    assert made["wire"]() == made["TARGET"].read_text("utf-8"), "run python web/tools/wire.py"


def test_the_lock_file_names_no_addresses() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text("utf-8")
