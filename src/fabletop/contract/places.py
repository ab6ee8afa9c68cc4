"""Where a person's own things are kept."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "fabletop"
