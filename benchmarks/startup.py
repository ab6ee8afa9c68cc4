"""How long a person waits: for the first compiled call, and for the first prompt of a game."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).parent
PLAY_FOX = (sys.executable, "-m", "fabletop", "play", "fox", "--seats", "you,random", "--plain")
PROMPT = b"> "
PATIENCE = 30.0


def keeping_in(folder: Path) -> dict[str, str]:
    """This process's environment, with compiled code and records of games kept in the folder."""
    return {**os.environ, "FABLETOP_CACHE": str(folder), "XDG_DATA_HOME": str(folder)}


def first_call_seconds(folder: Path, script: str = "first_call.py", *arguments: str) -> tuple[float, float]:
    """A new process's first call of the compiled player: seconds of the call, and of the whole process."""
    begun = time.perf_counter()
    command = [sys.executable, str(HERE / script), *arguments]
    said = subprocess.run(command, env=keeping_in(folder), check=True, stdout=subprocess.PIPE, text=True).stdout
    return float(json.loads(said)), time.perf_counter() - begun


def seconds_to_prompt(command: Sequence[str], folder: Path) -> float | None:
    """From the start of the command until it shows a prompt, or None if it ends or stays silent without one."""
    begun = time.perf_counter()
    process = subprocess.Popen(
        command, env=keeping_in(folder), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    try:
        assert process.stdout is not None
        return begun_to_prompt(process.stdout.fileno(), begun)
    finally:
        process.kill()
        process.communicate()


def begun_to_prompt(output: int, begun: float) -> float | None:
    """Read what comes until the prompt is in it."""
    shown = b""
    while PROMPT not in shown:
        left = PATIENCE - (time.perf_counter() - begun)
        if left <= 0 or not select.select([output], [], [], left)[0]:
            return None
        came = os.read(output, 65536)
        if not came:
            return None
        shown += came
    return time.perf_counter() - begun
