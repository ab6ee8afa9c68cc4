"""What the kernel is held against: the same playouts in C, and OpenSpiel's playouts in C++."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
C_KEY = [1, 2, 3, 4, 5, 6, 7, 8]
"""The secret that fox.c deals from."""
C_TARGET = 21
"""The points to which fox.c plays."""


def build_c_program(folder: Path) -> Path | None:
    """fox.c compiled into the folder, or None without gcc."""
    if shutil.which("gcc") is None:
        return None
    program = folder / "fox"
    subprocess.run(["gcc", "-O3", "-march=native", str(HERE / "fox.c"), "-o", str(program)], check=True)
    return program


def play_in_c(program: Path, games: int) -> dict[str, Any]:
    """The tally of so many games, and the CPU seconds that playing them took."""
    said = subprocess.run([str(program), str(games)], check=True, stdout=subprocess.PIPE, text=True).stdout
    tally: dict[str, Any] = json.loads(said)
    return tally


def openspiel_environment(peers: Path | None) -> dict[str, str]:
    """This process's environment, with the folder of peers in front of the import path."""
    paths = [str(peers)] if peers else []
    paths += [path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


def has_openspiel(peers: Path | None) -> bool:
    tried = subprocess.run(
        [sys.executable, "-c", "import pyspiel"], env=openspiel_environment(peers), capture_output=True, check=False
    )
    return tried.returncode == 0


def openspiel_rates(seconds: float, peers: Path | None) -> dict[str, float]:
    """Decisions per CPU second of each game that openspiel.py plays."""
    command = [sys.executable, str(HERE / "openspiel.py"), str(seconds)]
    environment = openspiel_environment(peers)
    said = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout
    rates: dict[str, float] = json.loads(said)
    return rates
