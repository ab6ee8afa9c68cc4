"""Is this as fast as it was? The rules of two checkouts, taking turns in one run.

    python -m benchmarks.beside COMMIT [--games fox,fairytale,grimm] [--turns 9] [--seconds 1.0] [--cold]

COMMIT is one of this repository, or a folder that holds another checkout's `src`. Each checkout plays the same random
games in a process of its own; they take turns, so that a busy machine slows both alike. What is told is the quotient
of the decisions per CPU second, here by there: the median of the turns, and the quartiles around it. With `--cold`
each is also compiled from nothing, in turns, three times.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles

ROOT = Path(__file__).resolve().parents[1]
SEATS = {"fox": 2, "fairytale": 4, "grimm": 4}
COLD_TURNS = 3
CHILD = """
import sys, time
try:
    from fabletop.bodies.backend import player_on
except ImportError:  # before the rooms
    from fabletop.kernel.backend import player_on
from fabletop.catalog import game_named
from fabletop.contract import read_seed

game, seats = game_named(sys.argv[1]), int(sys.argv[2])
play, options = player_on("cpu", game.rules), game.set_up({}, seats)
for line in sys.stdin:
    begun = time.process_time()
    tally = play(options, seats, read_seed("beside"), 0, int(line))
    print(tally.decisions, time.process_time() - begun, flush=True)
"""


class Player:
    """A checkout's rules of one game in a process of their own."""

    def __init__(self, source: Path, game: str, cache: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", CHILD, game, str(SEATS[game])],
            env=os.environ | {"PYTHONPATH": str(source), "FABLETOP_CACHE": str(cache)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def play(self, games: int) -> tuple[int, float]:
        """Decisions made, and the CPU seconds they took."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{games}\n")
        self.process.stdin.flush()
        decisions, seconds = self.process.stdout.readline().split()
        return int(decisions), float(seconds)

    def close(self) -> None:
        self.process.communicate()


@contextmanager
def source_of(checkout: str) -> Iterator[Path]:
    """The `src` of a folder, or of a commit, written out for as long as it is needed."""
    if (Path(checkout) / "src").is_dir():
        yield Path(checkout).resolve() / "src"
        return
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(["git", "archive", checkout, "src"], cwd=ROOT, check=True, capture_output=True).stdout
        subprocess.run(["tar", "-x", "-C", folder], input=archive, check=True)
        yield Path(folder) / "src"


def quotients(game: str, here: Path, there: Path, turns: int, seconds: float) -> tuple[list[float], float]:
    """The rate here by the rate there, turn by turn, and the middle rate here."""
    with tempfile.TemporaryDirectory() as folder:
        players = [Player(source, game, Path(folder) / name) for name, source in (("here", here), ("there", there))]
        for player in players:
            player.play(1)
        games = games_lasting(players[0], seconds)
        rates = [[decisions / spent for decisions, spent in take_turn(players, games, turn)] for turn in range(turns)]
        for player in players:
            player.close()
    return [mine / theirs for mine, theirs in rates], median(mine for mine, _ in rates)


def games_lasting(player: Player, seconds: float) -> int:
    """How many games take about so long."""
    player.play(1000)
    _, spent = player.play(1000)
    return max(1000, round(1000 * seconds / spent))


def take_turn(players: list[Player], games: int, turn: int) -> list[tuple[int, float]]:
    """Both play, now one first, now the other; the same games give the same decisions, or the rules have changed."""
    order = players if turn % 2 == 0 else players[::-1]
    played = {player: player.play(games) for player in order}
    return [played[player] for player in players]


def cold_seconds(game: str, source: Path) -> float:
    """How long a process takes that has compiled nothing yet."""
    with tempfile.TemporaryDirectory() as folder:
        begun = time.perf_counter()
        player = Player(source, game, Path(folder))
        player.play(1)
        player.close()
        return time.perf_counter() - begun


def tell(game: str, here: Path, there: Path, given: argparse.Namespace) -> None:
    found, rate = quotients(game, here, there, given.turns, given.seconds)
    low, _, high = quantiles(found, n=4)
    print(f"{game:10} {median(found):6.3f} ({low:.3f} to {high:.3f}), here {rate / 1e6:.1f} M decisions/s", flush=True)
    if given.cold:
        pairs = [(cold_seconds(game, here), cold_seconds(game, there)) for _ in range(COLD_TURNS)]
        mine, theirs = median(one for one, _ in pairs), median(other for _, other in pairs)
        print(f"{'':10} compiled from nothing in {mine:.1f} s here, {theirs:.1f} s there", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the rules here beside those of another checkout.")
    parser.add_argument("checkout", help="a commit, or a folder with a `src`")
    parser.add_argument("--games", default=",".join(SEATS), help="which games (default all three)")
    parser.add_argument("--turns", type=int, default=9, help="how often each plays (default 9)")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of one run (default 1.0)")
    parser.add_argument("--cold", action="store_true", help="compile each from nothing, too")
    given = parser.parse_args()
    with source_of(given.checkout) as there:
        for game in given.games.split(","):
            tell(game, ROOT / "src", there, given)


if __name__ == "__main__":
    main()
