"""How long a person waits: for the first compiled call, for the first prompt of a game, and for its first picture.

``python -m benchmarks.startup`` starts the terminal client in terminals of its own, in turns with the smallest
application that Textual can make: how much longer ours takes does not depend on the machine.
"""

from __future__ import annotations

import fcntl
import json
import os
import pty
import select
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from fabletop.catalog import OWN

HERE = Path(__file__).parent
PLAY_FOX = (sys.executable, "-m", "fabletop", "play", "fox", "--seats", "you,random", "--plain")
PROMPT = b"> "
PATIENCE = 30.0
SMALLEST = """
from textual.app import App
from textual.widgets import Static
class Smallest(App):
    def compose(self):
        yield Static("F2 Русский")
Smallest().run()
"""
"""It draws one line."""
PLAY = (sys.executable, "-m", "fabletop", "play")
PICTURES = {
    "Textual alone": (sys.executable, "-c", SMALLEST),
    "first page": PLAY,
    **{game: (*PLAY, game) for game in OWN},
}
SHOWN = "Русский".encode()
"""It stands in the last line of every screen, so that whoever sees it sees the rest."""
ROUNDS = 9


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


class Wait(NamedTuple):
    """From the start of a program to its first picture."""

    seconds: float
    cpu: float
    """Seconds that it worked itself."""


def bytecode_in(folder: Path) -> dict[str, str]:
    """As after an installation: the bytecode of all modules is kept, whatever this process does with its own."""
    kept = {**keeping_in(folder), "PYTHONPYCACHEPREFIX": str(folder / "bytecode"), "LANG": "en"}
    return {name: value for name, value in kept.items() if name != "PYTHONDONTWRITEBYTECODE"}


def wait_for_picture(command: tuple[str, ...], folder: Path) -> Wait:
    """Start a command in a terminal of 80 x 24, and stop it with all it has started when its picture is there."""
    begun = time.perf_counter()
    process, terminal = pty.fork()
    if process == 0:
        os.execve(
            command[0], command, {**bytecode_in(folder), "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
        )
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    try:
        shown = b""
        while SHOWN not in shown:
            left = PATIENCE - (time.perf_counter() - begun)
            if left <= 0 or not select.select([terminal], [], [], left)[0]:
                raise TimeoutError(" ".join(command))
            shown += os.read(terminal, 65536)
        return Wait(time.perf_counter() - begun, cpu_seconds(process))
    finally:
        os.killpg(process, signal.SIGKILL)
        os.waitpid(process, 0)
        os.close(terminal)


def cpu_seconds(process: int) -> float:
    """What a process has worked so far, where the system tells."""
    try:
        told = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return float("nan")
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


def waits_in_turns(folder: Path, rounds: int) -> dict[str, list[Wait]]:
    """One start of each in every round; the one before the first round only writes bytecode."""
    found: dict[str, list[Wait]] = {name: [] for name in PICTURES}
    for turn in range(rounds + 1):
        for name, command in PICTURES.items():
            wait = wait_for_picture(command, folder)
            if turn:
                found[name].append(wait)
    return found


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        found = waits_in_turns(Path(folder), ROUNDS)
    alone = found["Textual alone"]
    print(f"{'':16}{'median s':>10}{'longest s':>11}{'CPU s':>8}{'times Textual alone':>22}{'CPU':>7}")
    for name, waits in found.items():
        seconds, cpu = (statistics.median(getattr(wait, what) for wait in waits) for what in ("seconds", "cpu"))
        times = statistics.median(wait.seconds / peer.seconds for wait, peer in zip(waits, alone, strict=True))
        work = statistics.median(wait.cpu / peer.cpu for wait, peer in zip(waits, alone, strict=True))
        longest = max(wait.seconds for wait in waits)
        print(f"{name:16}{seconds:>10.2f}{longest:>11.2f}{cpu:>8.2f}{times:>22.2f}{work:>7.2f}")


if __name__ == "__main__":
    main()
