"""The toy game as a package of somebody else's, registered by an entry point."""

from __future__ import annotations

import os
from pathlib import Path

import fabletop

ROOT = Path(__file__).parents[2]


def with_the_toy(folder: Path) -> dict[str, str]:
    """What to add to an environment in which such a package is installed into a folder."""
    info = folder / "my_games-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: my-games\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[fabletop.games]\nhighest = tests.toys.highest:HIGHEST\n")
    path = os.pathsep.join([str(folder), str(ROOT), str(Path(fabletop.__file__).parents[1])])
    return {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
