"""Compiled code of a test run is kept apart from the player's, and shared by the workers of the run."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

os.environ.setdefault("FABLETOP_CACHE", str(Path(tempfile.gettempdir()) / "fabletop-tests"))
